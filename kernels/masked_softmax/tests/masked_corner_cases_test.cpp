// The corner cases of `masked_softmax` on a CPU.

#include "kernels/masked_softmax/tests/masked_corner_cases.hpp"

namespace roofmax::test {
namespace {

INSTANTIATE_TEST_SUITE_P(Cpu, MaskedCorners, testing::ValuesIn(masked_modes(DeviceKind::cpu)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedForward,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "forward")), kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedBackward,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "backward")),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedAdditive,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "forward", "mask",
                                                        adds_mask)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedSink,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "forward", "sink",
                                                        is_logit)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cpu, MaskedSinkBackward,
                         testing::ValuesIn(masked_modes(DeviceKind::cpu, "backward", "sink",
                                                        is_logit)),
                         kNameOfParam);

}  // namespace
}  // namespace roofmax::test
