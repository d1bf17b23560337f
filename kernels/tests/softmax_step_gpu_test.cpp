// The launches of the unfused softmax on a GPU, against their oracle.

#include "kernels/tests/test_bed.hpp"

namespace roofmax::test {
namespace {

class SoftmaxStep : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxStep, testing::Values("max", "subtract_exp", "sum", "divide"),
                         [](const auto& step) { return step.param; });

TEST_P(SoftmaxStep, ShapesTypesAndAlignments) {
  Backend* const backend = backend_of(DeviceKind::cuda);
  if (backend == nullptr) GTEST_SKIP() << why_no_cuda();
  const Kernel& kernel = *find_kernel("softmax_step", DeviceKind::cuda, "multi_kernel");
  const bool is_reduction = GetParam() == "max" || GetParam() == "sum";
  for (const DtypePair& pair : kernel.dtypes) {
    if (is_reduction && pair.in != pair.out) continue;
    for (const std::int64_t cols : {1, 7, 8, 33, 1023, 8191, 8192, 8193, 50257}) {
      const Question question(problem_of("softmax_step", pair,
                                         {{"rows", "5"},
                                          {"cols", std::to_string(cols)},
                                          {"step", GetParam()},
                                          {"distribution", cols % 2 == 0 ? "wide" : "normal"}}));
      expect_right(*backend, question, kernel);
      for (int offset = 1; offset < 8; ++offset) {
        expect_right(*backend, question, kernel,
                     {.input_offset = offset, .output_offset = 8 - offset});
      }
    }
  }
}

TEST_P(SoftmaxStep, Rows) {
  Backend* const backend = backend_of(DeviceKind::cuda);
  if (backend == nullptr) GTEST_SKIP() << why_no_cuda();
  const Kernel& kernel = *find_kernel("softmax_step", DeviceKind::cuda, "multi_kernel");
  for (const std::int64_t rows : {0, 1, 133, 70000}) {
    expect_right(*backend,
                 Question(problem_of("softmax_step", {Dtype::bf16, Dtype::bf16},
                                     {{"rows", std::to_string(rows)},
                                      {"cols", "17"},
                                      {"step", GetParam()},
                                      {"distribution", "spikes"}})),
                 kernel);
  }
}

}  // namespace
}  // namespace roofmax::test
