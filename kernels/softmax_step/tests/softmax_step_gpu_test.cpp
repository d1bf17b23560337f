// The launches of the unfused softmaxes on a GPU, against their oracle.

#include "kernels/tests/test_bed.hpp"

namespace roofmax::test {
namespace {

using Axes = std::map<std::string, std::string>;

class SoftmaxStep : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    backend_ = backend_of(DeviceKind::cuda);
    if (backend_ == nullptr) GTEST_SKIP() << why_no_cuda();
  }

  /// The kernel that serves the step; each step has one.
  [[nodiscard]] static const Kernel& kernel() {
    const Kernel* found = nullptr;
    const Problem example =
        problem_of("softmax_step", {Dtype::fp32, Dtype::fp32}, {{"step", GetParam()}});
    for (const Kernel* kernel : kernels()) {
      const bool is_ours =
          kernel->operation == "softmax_step" && kernel->device == DeviceKind::cuda;
      if (is_ours && unserved_mode(*kernel, example) == nullptr) found = kernel;
    }
    if (found == nullptr) throw std::logic_error("no kernel serves step " + GetParam());
    return *found;
  }

  /// Whether the step has one result a row: then the output type is not used.
  [[nodiscard]] static bool is_reduction() { return GetParam() == "max" || GetParam() == "sum"; }

  [[nodiscard]] static Problem problem(DtypePair dtypes, std::int64_t rows, std::int64_t cols,
                                       Axes axes) {
    axes["step"] = GetParam();
    axes["rows"] = std::to_string(rows);
    axes["cols"] = std::to_string(cols);
    return problem_of("softmax_step", dtypes, axes);
  }

  [[nodiscard]] bool takes(const Problem& problem) const {
    return !refusal_of(kernel(), problem, backend_->traits());
  }

  Backend* backend_ = nullptr;
};

/// The steps that read a mask, or make one from indices.
using MaskStep = SoftmaxStep;

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxStep,
                         testing::ValuesIn(find_operation("softmax_step")->axes[2].choices),
                         [](const auto& step) { return step.param; });
INSTANTIATE_TEST_SUITE_P(Cuda, MaskStep, testing::Values("add_mask", "fill_mask", "fill_causal"),
                         [](const auto& step) { return step.param; });

TEST_P(SoftmaxStep, ShapesTypesAndAlignments) {
  int asked = 0;
  for (const DtypePair& pair : kernel().dtypes) {
    if (is_reduction() && pair.in != pair.out) continue;
    for (const std::int64_t cols :
         {1, 7, 8, 33, 127, 1023, 2048, 2049, 4097, 8191, 8192, 8193, 32768, 50257}) {
      const std::string distribution = cols % 2 == 0 ? "wide" : "normal";
      const Problem asked_for = problem(pair, 5, cols, {{"distribution", distribution}});
      if (!takes(asked_for)) continue;
      const Question question(asked_for);
      expect_right(*backend_, question, kernel());
      for (int offset = 1; offset < 8; ++offset) {
        expect_right(*backend_, question, kernel(),
                     {.input_offset = offset, .output_offset = 8 - offset, .stagger = offset % 3});
      }
      ++asked;
    }
  }
  EXPECT_GT(asked, 0);
}

TEST_P(SoftmaxStep, Rows) {
  const DtypePair pair =
      takes(problem({Dtype::bf16, Dtype::bf16}, 1, 17, {}))   ? DtypePair{Dtype::bf16, Dtype::bf16}
      : takes(problem({Dtype::bf16, Dtype::fp32}, 1, 17, {})) ? DtypePair{Dtype::bf16, Dtype::fp32}
                                                              : DtypePair{Dtype::fp32, Dtype::bf16};
  for (const std::int64_t rows : {0, 1, 7, 8, 9, 133, 70000}) {
    expect_right(*backend_, Question(problem(pair, rows, 17, {{"distribution", "spikes"}})),
                 kernel());
  }
}

TEST_P(SoftmaxStep, Zeros) {
  // Exponentials of -inf: gradients are exactly 0 there.
  for (const DtypePair& pair : kernel().dtypes) {
    const Problem sparse = problem(pair, 9, 257, {{"distribution", "sparse_neg_inf"}});
    if (takes(sparse)) expect_right(*backend_, Question(sparse), kernel());
  }
}

TEST_P(MaskStep, HeadsShareTheMask) {
  const bool has_mask = GetParam() != "fill_causal";
  for (const DtypePair& pair : kernel().dtypes) {
    for (const std::int64_t queries : {1, 5, 96}) {
      for (const std::int64_t cols : {5, 40, 64, 781}) {
        const std::int64_t heads = has_mask ? 3 : 1;
        const Problem shared =
            problem(pair, 2 * heads * queries, cols,
                    {{"heads", std::to_string(heads)}, {"queries", std::to_string(queries)}});
        if (!takes(shared)) continue;
        const Question question(shared);
        expect_right(*backend_, question, kernel());
        expect_right(*backend_, question, kernel(), {.input_offset = 3, .stagger = 2});
      }
    }
  }
}

}  // namespace
}  // namespace roofmax::test
