// The corner cases of `masked_softmax` on a CPU.

#include "kernels/tests/masked_corner_cases.hpp"

namespace roofmax::test {
namespace {

/// Scales at both ends of their range. The largest part scores so far that equal maxima share the
/// row and all others vanish; the smallest, and 0, leave nothing to tell scores apart.
TEST_P(MaskedForward, ScalesAtTheEndsOfTheirRange) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {
    for (const std::int64_t sk : {40, 2050}) {
      const auto asked = [&](const std::string& scale) {
        Axes axes = mask_variant(mask(), sk, 2);
        axes["scale"] = scale;
        return problem(dtype, {1, 3, 2, sk}, axes, "given");
      };
      const auto is_maximum = [](std::int64_t col) { return col % 7 == 6; };
      const auto no_sink = [](std::int64_t, std::int64_t) { return -kInfinity; };
      Values few =
          given([&](std::int64_t, std::int64_t col) { return is_maximum(col) ? 0.0 : -1e5; });
      few["sink"] = no_sink;
      for (const double sign : {1.0, -1.0}) {
        Values parted = given([&](std::int64_t, std::int64_t col) {
          return sign * (is_maximum(col) ? 2 : col % 2 == 0 ? 1.875 : -3.0);
        });
        parted["sink"] = no_sink;
        ask_as(Question(asked("1"), few), Question(asked(sign > 0 ? "1e30" : "-1e30"), parted));
      }
      for (const char* const scale : {"1e-30", "-1e-30", "0"}) {
        ask(Question(asked(scale), given(spread)));
      }
    }
  }
}

TEST_P(MaskedBackward, ScalesAtTheEndsOfTheirRange) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {  // fp16 has no such results
    for (const std::int64_t sk : {40, 2050}) {
      for (const char* const scale : {"1e30", "-1e30", "1e-30", "-1e-30", "0"}) {
        Axes axes = mask_variant(mask(), sk, 0);
        axes["scale"] = scale;
        ask(Question(problem(dtype, {1, 3, 3, sk}, axes)));
      }
    }
  }
}

const auto kName = [](const auto& mode) { return mode.param.name; };

INSTANTIATE_TEST_SUITE_P(Cpu, MaskedCorners, testing::ValuesIn(masked_modes(DeviceKind::cpu)),
                         kName);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedForward,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "forward")), kName);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedBackward,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "backward")), kName);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedAdditive,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "forward", "mask",
                                                        adds_mask)),
                         kName);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedSink,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "forward", "sink",
                                                        is_logit)),
                         kName);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedSinkBackward,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "backward", "sink",
                                                        is_logit)),
                         kName);

}  // namespace
}  // namespace roofmax::test
