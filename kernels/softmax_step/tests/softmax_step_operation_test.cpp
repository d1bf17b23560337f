// The definition of operation `softmax_step`: its tensors, its compulsory work, and the axes that a
// step does not have.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

using Axes = std::map<std::string, std::string>;

/// 12 rows of 8 columns: 2 batch elements, 2 heads, 3 queries where a step has a mask.
Problem problem_of(const std::string& step, DtypePair dtypes = {Dtype::bf16, Dtype::bf16},
                   Axes axes = {}) {
  axes.insert({{"step", step}, {"rows", "12"}, {"cols", "8"}});
  return find_operation("softmax_step")->make_problem(dtypes, axes);
}

Work work_of(const Problem& problem) { return problem.operation->compulsory(problem); }

constexpr double kElements = 12 * 8;

TEST(SoftmaxStep, BytesAreThoseOfItsTensors) {
  constexpr DtypePair kWidens{Dtype::bf16, Dtype::fp32};
  EXPECT_EQ(work_of(problem_of("max")).bytes, (Bytes{96 * 2, 12 * 4}));
  EXPECT_EQ(work_of(problem_of("subtract_exp", kWidens)).bytes, (Bytes{96 * 2 + 12 * 4, 96 * 4}));
  EXPECT_EQ(work_of(problem_of("multiply", kWidens)).bytes, (Bytes{2 * 96 * 2, 96 * 4}));
  // Heads share each row of a mask.
  const Axes shared{{"heads", "2"}, {"queries", "3"}};
  EXPECT_EQ(work_of(problem_of("add_mask", {Dtype::bf16, Dtype::bf16}, shared)).bytes,
            (Bytes{96 * 2 + 48 * 2, 96 * 2}));
  EXPECT_EQ(work_of(problem_of("fill_mask", {Dtype::bf16, Dtype::bf16}, shared)).bytes,
            (Bytes{96 * 2 + 48, 96 * 2}));
}

TEST(SoftmaxStep, ArithmeticIsThatOfTheStep) {
  EXPECT_EQ(work_of(problem_of("max")).flops, Flops{.fp32 = kElements});
  EXPECT_EQ(work_of(problem_of("max")).exponentials, 0);
  EXPECT_EQ(work_of(problem_of("subtract_exp")).exponentials, kElements);
  EXPECT_EQ(work_of(problem_of("exp")).flops, Flops{});
  EXPECT_EQ(work_of(problem_of("exp")).exponentials, kElements);
  EXPECT_EQ(work_of(problem_of("softmax")).flops, Flops{.fp32 = 3 * kElements});
  EXPECT_EQ(work_of(problem_of("softmax")).exponentials, kElements);
  EXPECT_EQ(work_of(problem_of("fill_causal")).flops, Flops{});
  EXPECT_EQ(work_of(problem_of("subtract_multiply")).flops, Flops{.fp32 = 2 * kElements});
}

TEST(SoftmaxStep, RefusesAxesThatTheStepDoesNotHave) {
  const auto refused = [](const std::string& step, const Axes& axes) {
    try {
      static_cast<void>(problem_of(step, {Dtype::fp32, Dtype::fp32}, axes));
    } catch (const ProblemError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_EQ(
      refused("max", {{"heads", "2"}}),
      "axis 'heads': value '2' is not valid with step=max; use step=add_mask or fill_mask, or "
      "leave it out");
  EXPECT_EQ(refused("add_mask", {{"heads", "5"}}),
            "axis 'rows': value '12' is not a multiple of 5 heads x 1 queries; use one that is");
  EXPECT_EQ(refused("scale", {{"scale", "2"}}), "");
  EXPECT_NE(refused("cast", {{"scale", "2"}}), "");
}

}  // namespace
}  // namespace roofmax
