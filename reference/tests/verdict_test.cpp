// Verdicts: what is right passes, and every way of being wrong is caught.

#include "reference/verdict.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "kernels/contract/registry.hpp"
#include "reference/distribution.hpp"
#include "reference/float_bits.hpp"
#include "reference/float_format.hpp"

namespace roofmax::reference {
namespace {

/// A problem of `softmax`, its inputs, its expectation and an output that starts out right.
class Judged {
 public:
  Judged(Dtype dtype, std::int64_t rows, std::int64_t cols, const std::string& distribution,
         std::int64_t stride = 0, std::int64_t max_elements = std::int64_t{1} << 28)
      : problem_(find_operation("softmax")->make_problem({dtype, dtype},
                                                         {{"rows", std::to_string(rows)},
                                                          {"cols", std::to_string(cols)},
                                                          {"stride", std::to_string(stride)},
                                                          {"distribution", distribution}})),
        spec_(find_operation("softmax")->tensors(problem_)[1]),
        x_(static_cast<std::size_t>(spec_.bytes())),
        y_(x_.size()),
        expectation_(judge_inputs(distribution, max_elements)) {
    std::vector<double> row(static_cast<std::size_t>(cols));
    const std::byte* const inputs[] = {x_.data()};
    for (std::int64_t r = 0; r < rows; ++r) {
      find_oracle("softmax")->evaluate_row(problem_, inputs, 0, r, row);
      for (std::int64_t c = 0; c < cols; ++c) set(r, c, row[static_cast<std::size_t>(c)]);
    }
  }

  [[nodiscard]] double get(std::int64_t row, std::int64_t col) const {
    return load_element(spec_.dtype, y_.data(), spec_.row_offset(row) + col);
  }
  void set(std::int64_t row, std::int64_t col, double value) {
    store_element(spec_.dtype, y_.data(), spec_.row_offset(row) + col, value);
  }
  /// Moves a positive element by that many representable values.
  void nudge(std::int64_t row, std::int64_t col, int ulps) {
    with_format(spec_.dtype, [&](auto format) {
      using Bits = typename decltype(format)::Bits;
      auto& element = reinterpret_cast<Bits*>(y_.data())[spec_.row_offset(row) + col];
      element = static_cast<Bits>(element + static_cast<Bits>(ulps));  // modulo 2^n
    });
  }
  void poison(std::int64_t row, std::int64_t col, std::uint8_t value) {
    const auto size = static_cast<std::ptrdiff_t>(size_of(spec_.dtype));
    std::fill_n(y_.begin() + (spec_.row_offset(row) + col) * size, size, std::byte{value});
  }
  [[nodiscard]] std::optional<std::int64_t> unwritten_row(std::uint8_t poison) const {
    return expectation_.unwritten_row(0, y_.data(), poison);
  }
  void zero() { std::fill(y_.begin(), y_.end(), std::byte{0}); }

  [[nodiscard]] Verdict verdict(double extra_ulps = 0) const {
    return expectation_.judge(0, y_.data(), extra_ulps);
  }
  [[nodiscard]] const Expectation& expectation() const { return expectation_; }
  [[nodiscard]] std::int64_t cols() const { return spec_.cols(); }

 private:
  Expectation judge_inputs(const std::string& distribution, std::int64_t max_elements) {
    fill_by_distribution(distribution, 1, spec_, x_.data());
    const std::byte* const inputs[] = {x_.data()};
    return {problem_, inputs, max_elements};
  }

  Problem problem_;
  TensorSpec spec_;
  std::vector<std::byte> x_;
  std::vector<std::byte> y_;
  Expectation expectation_;
};

class EveryType : public testing::TestWithParam<Dtype> {};
INSTANTIATE_TEST_SUITE_P(Types, EveryType, testing::Values(Dtype::fp32, Dtype::fp16, Dtype::bf16),
                         [](const auto& tested) { return std::string(name_of(tested.param)); });

TEST_P(EveryType, TheRoundedOracleIsRight) {
  for (const char* distribution :
       {"normal", "wide", "ascending", "descending", "constant", "spikes", "sparse_neg_inf"}) {
    const Verdict verdict = Judged(GetParam(), 9, 1003, distribution, 1010).verdict();
    EXPECT_TRUE(verdict.correct) << distribution << ": " << verdict.what;
    EXPECT_EQ(verdict.max_ulp, 0);
    EXPECT_LT(verdict.row_sum_error.value(), 1e-13);
    EXPECT_TRUE(verdict.what.empty());
  }
}

TEST_P(EveryType, AllZerosAreWrongAt128KColumns) {
  Judged judged(GetParam(), 2, 131072, "normal");
  judged.zero();
  const Verdict verdict = judged.verdict();
  EXPECT_FALSE(verdict.correct);
  EXPECT_NEAR(verdict.row_sum_error.value(), 1, 0.01);
}

TEST(Verdict, AllZerosAreWrongEvenWhereEachElementMayBeZero) {
  // At 16M columns of fp16 no element is much over one subnormal unit, so that zero is within
  // tolerance of nearly all; only the sum of the row tells.
  Judged judged(Dtype::fp16, 1, std::int64_t{1} << 24, "constant");
  judged.zero();
  const Verdict verdict = judged.verdict();
  EXPECT_FALSE(verdict.correct);
  EXPECT_EQ(verdict.max_ulp, 1);
  EXPECT_NE(verdict.what.find("add up"), std::string::npos) << verdict.what;
}

TEST_P(EveryType, OneNanIsWrong) {
  Judged judged(GetParam(), 5, 300, "normal");
  judged.set(3, 299, NAN);
  const Verdict verdict = judged.verdict();
  EXPECT_FALSE(verdict.correct);
  EXPECT_EQ(verdict.max_ulp, std::numeric_limits<double>::infinity());
  EXPECT_NE(verdict.what.find("y[3, 299]"), std::string::npos) << verdict.what;
  EXPECT_NE(verdict.what.find("nan"), std::string::npos) << verdict.what;
}

TEST_P(EveryType, OneInfinityIsWrong) {
  Judged judged(GetParam(), 1, 7, "normal");
  judged.set(0, 0, std::numeric_limits<double>::infinity());
  EXPECT_FALSE(judged.verdict().correct);
}

TEST_P(EveryType, OneElementBeyondToleranceIsWrong) {
  // The peak of each row is where fp32 is allowed least: 4 units, and 6.6 for the sum of 10000.
  const int allowed = GetParam() == Dtype::fp32 ? 10 : 1;
  for (const std::int64_t col : {std::int64_t{0}, std::int64_t{4999}, std::int64_t{9999}}) {
    Judged judged(GetParam(), 3, 10000, "constant");
    judged.nudge(1, col, allowed);
    EXPECT_TRUE(judged.verdict().correct) << judged.verdict().what;
    EXPECT_EQ(judged.verdict().max_ulp, allowed);
    EXPECT_EQ(judged.verdict().judged_ulp, allowed);
    judged.nudge(1, col, 1);
    const Verdict verdict = judged.verdict();
    EXPECT_FALSE(verdict.correct) << col;
    EXPECT_EQ(verdict.max_ulp, allowed + 1);
    EXPECT_NE(verdict.what.find("y[1, " + std::to_string(col) + "]"), std::string::npos)
        << verdict.what;
  }
}

TEST(Verdict, DocumentedRoundingsWidenTheTolerance) {
  Judged judged(Dtype::fp16, 1, 64, "normal");
  judged.nudge(0, 10, 2);
  EXPECT_FALSE(judged.verdict().correct);
  EXPECT_TRUE(judged.verdict(1).correct) << judged.verdict(1).what;
}

TEST(Verdict, Fp32ToleranceFollowsTheDistanceFromTheMaximum) {
  Judged judged(Dtype::fp32, 1, 1001, "ascending");
  // Sixteen below the maximum: 4 + 2 * 16 units, and 4.98 for the sum of 1001.
  judged.nudge(0, 0, 40);
  EXPECT_TRUE(judged.verdict().correct) << judged.verdict().what;
  judged.nudge(0, 0, 2);
  EXPECT_FALSE(judged.verdict().correct);
}

TEST_P(EveryType, APermutedRowIsWrong) {
  Judged judged(GetParam(), 2, 512, "normal");
  const double first = judged.get(1, 0);
  judged.set(1, 0, judged.get(1, 1));
  judged.set(1, 1, first);
  EXPECT_FALSE(judged.verdict().correct);
}

TEST(Verdict, BiasWithinEachElementsToleranceIsWrong) {
  // Every element one unit too large: each may be, all may not.
  for (const Dtype dtype : {Dtype::fp16, Dtype::bf16}) {
    Judged judged(dtype, 2, 4096, "normal");
    for (std::int64_t col = 0; col < judged.cols(); ++col) judged.nudge(0, col, 1);
    const Verdict verdict = judged.verdict();
    EXPECT_FALSE(verdict.correct);
    EXPECT_EQ(verdict.max_ulp, 1);
    EXPECT_NE(verdict.what.find("y[0, :]"), std::string::npos) << verdict.what;
    EXPECT_NE(verdict.what.find("lean"), std::string::npos) << verdict.what;
  }
}

TEST(Verdict, Fp32BiasBeyondWhatARowMayShareIsWrong) {
  // Ten units too large and more, as much as each element by itself is allowed.
  Judged judged(Dtype::fp32, 1, 4096, "normal");
  double peak = 0;
  for (std::int64_t col = 0; col < judged.cols(); ++col) peak = std::max(peak, judged.get(0, col));
  for (std::int64_t col = 0; col < judged.cols(); ++col) {
    const double depth = std::log(peak / judged.get(0, col));
    judged.nudge(0, col, static_cast<int>(4 + 2 * depth + 6));
  }
  const Verdict verdict = judged.verdict();
  EXPECT_FALSE(verdict.correct);
  EXPECT_NE(verdict.what.find("lean"), std::string::npos) << verdict.what;
}

TEST(Verdict, UnbiasedRoundingIsRight) {
  Judged judged(Dtype::fp16, 4, 4096, "normal");
  for (std::int64_t col = 0; col < judged.cols(); ++col) {
    judged.nudge(2, col, (col * 2654435761 >> 7) % 2 == 0 ? 1 : -1);
  }
  const Verdict verdict = judged.verdict();
  EXPECT_TRUE(verdict.correct) << verdict.what;
  EXPECT_EQ(verdict.max_ulp, 1);
  EXPECT_GT(verdict.row_sum_error, 0);
}

/// Equal elements, of which each result is -ln(cols): near a tie of two bf16 an error of fp32
/// decides for all of them, and farther from it none does.
TEST(Verdict, WhatOneErrorDecidesForAWholeRowIsNoBias) {
  constexpr double kTie = 11.78125;
  const auto at_tie = static_cast<std::int64_t>(std::lround(std::exp(kTie)));
  for (const std::int64_t cols : {at_tie, at_tie + 16}) {
    const Problem problem = find_operation("softmax")->make_problem({Dtype::bf16, Dtype::bf16},
                                                                    {{"rows", "1"},
                                                                     {"cols", std::to_string(cols)},
                                                                     {"result", "log_softmax"},
                                                                     {"distribution", "given"}});
    const std::vector<std::uint16_t> x(static_cast<std::size_t>(cols));
    const std::byte* const inputs[] = {reinterpret_cast<const std::byte*>(x.data())};
    const Expectation expectation(problem, inputs);
    const auto judged = [&](double result) {
      const std::vector<std::uint16_t> y(x.size(), Bf16::narrow(result));
      return expectation.judge(0, reinterpret_cast<const std::byte*>(y.data()));
    };
    EXPECT_TRUE(judged(-std::log(cols)).correct);
    const double beyond_tie = std::log(cols) < kTie ? -0.01 : 0.01;
    const Verdict verdict = judged(-kTie + beyond_tie);
    EXPECT_EQ(verdict.max_ulp, 1);
    EXPECT_EQ(verdict.correct, cols == at_tie) << verdict.what;
    // As far from what is right, on the other side: no error explains that.
    const double ulp = 0.0625;
    const Verdict away = judged(-kTie - (beyond_tie > 0 ? 1 : -1) * ulp - beyond_tie);
    EXPECT_EQ(away.max_ulp, 1);
    EXPECT_FALSE(away.correct);
  }
}

/// dx = y (dy - sum y dy) of two equal y: the difference cancels, and an error that fp32 arithmetic
/// explains is many units of it.
TEST(Verdict, OnlyWhatExceedsAnAbsoluteToleranceIsJudgedInUlps) {
  const Problem problem = find_operation("softmax")->make_problem(
      {Dtype::fp32, Dtype::fp32},
      {{"rows", "1"}, {"cols", "2"}, {"direction", "backward"}, {"distribution", "given"}});
  const float y[] = {0.5F, 0.5F};
  const float dy[] = {1, 1.001F};
  const std::byte* const inputs[] = {reinterpret_cast<const std::byte*>(y),
                                     reinterpret_cast<const std::byte*>(dy)};
  const Expectation expectation(problem, inputs);
  std::vector<double> dx(2);
  std::vector<float> slack(2);
  find_oracle("softmax")->evaluate_row(problem, inputs, 0, 0, dx);
  find_oracle("softmax")->evaluate_slack(problem, inputs, 0, 0, slack);
  const auto judged_at = [&](std::int32_t ulps) {
    std::vector<float> got{static_cast<float>(dx[0]), static_cast<float>(dx[1])};
    got[1] = std::bit_cast<float>(std::bit_cast<std::int32_t>(got[1]) + ulps);
    const Verdict verdict = expectation.judge(0, reinterpret_cast<const std::byte*>(got.data()));
    EXPECT_EQ(verdict.max_ulp, ulps);
    return verdict;
  };
  constexpr double kUlp = 0x1p-35;  // of 0.00025
  const auto granted = static_cast<std::int32_t>(slack[1] / kUlp);
  ASSERT_GT(granted, 1000);
  for (const std::int32_t ulps : {0, 1, granted}) {
    const Verdict verdict = judged_at(ulps);
    EXPECT_TRUE(verdict.correct) << verdict.what;
    EXPECT_EQ(verdict.judged_ulp, 0) << ulps;
  }
  const Verdict within = judged_at(granted + 3);
  EXPECT_TRUE(within.correct) << within.what;
  EXPECT_NEAR(within.judged_ulp, 3, 1);
  const Verdict wrong = judged_at(granted + 900);
  EXPECT_FALSE(wrong.correct);
  EXPECT_NEAR(wrong.judged_ulp, 900, 1);
  EXPECT_NE(wrong.what.find(" ulp beyond an error of "), std::string::npos) << wrong.what;
  EXPECT_NE(wrong.what.find(" where 4 are allowed"), std::string::npos) << wrong.what;
}

/// y = 1, with an absolute tolerance that is not a number.
const Registration ones{Operation{
    .name = "test_ones",
    .summary = "ones",
    .formula = "y = 1",
    .axes = {{.name = "n", .summary = "elements", .default_value = 2, .minimum = 1}},
    .dtypes = {{Dtype::fp32, Dtype::fp32}},
    .tensors = [](const Problem& problem) {
      const std::int64_t n = problem.at("n");
      return std::vector<TensorSpec>{contiguous("y", Role::output, problem.dtype_out, {n})};
    }}};
const OracleRegistration oracle_of_ones{Oracle{
    .operation = "test_ones",
    .evaluate_row =
        [](const Problem&, std::span<const std::byte* const>, int, std::int64_t,
           std::span<double> expected) { std::fill(expected.begin(), expected.end(), 1); },
    .has_slack = [](const Problem&, int) { return true; },
    .evaluate_slack = [](const Problem&, std::span<const std::byte* const>, int, std::int64_t,
                         std::span<float> slack) { std::fill(slack.begin(), slack.end(), NAN); },
    // Else the sum of the row would be what fails.
    .sum_slack = [](const Problem&, int, std::span<const double>,
                    std::span<const float>) { return 1e6; },
    .allowed_ulps = [](const Problem&, int, double, double) { return 4.0; }}};

TEST(Verdict, AnAbsoluteToleranceThatIsNotANumberGrantsNothing) {
  const Problem problem = find_operation("test_ones")->make_problem({Dtype::fp32, Dtype::fp32}, {});
  const Expectation expectation(problem, {});
  const auto judge = [&](float last) {
    const float y[] = {1, last};
    return expectation.judge(0, reinterpret_cast<const std::byte*>(y));
  };
  EXPECT_TRUE(judge(1).correct) << judge(1).what;
  EXPECT_TRUE(judge(1 + 4 * 0x1p-23F).correct) << "the units remain";
  const Verdict wrong = judge(1.5F);
  EXPECT_FALSE(wrong.correct);
  EXPECT_EQ(wrong.judged_ulp, 0x1p22);
  EXPECT_NE(wrong.what.find("y[0, 1]: expected 1, got 1.5, 4194304 ulp away where 4 are allowed"),
            std::string::npos)
      << wrong.what;
}

TEST(Verdict, RowsThatShouldBeNanMustBe) {
  const Problem problem = find_operation("softmax")->make_problem(
      {Dtype::fp32, Dtype::fp32}, {{"rows", "2"}, {"cols", "3"}, {"distribution", "given"}});
  constexpr float kNegativeInfinity = -std::numeric_limits<float>::infinity();
  const float x[] = {kNegativeInfinity, kNegativeInfinity, kNegativeInfinity, 0, 0, 0};
  const std::byte* const inputs[] = {reinterpret_cast<const std::byte*>(x)};
  const Expectation expectation(problem, inputs);
  const auto judge = [&](std::vector<float> y) {
    return expectation.judge(0, reinterpret_cast<const std::byte*>(y.data()));
  };
  constexpr float kThird = 1.0F / 3;
  EXPECT_TRUE(judge({NAN, NAN, NAN, kThird, kThird, kThird}).correct);
  EXPECT_FALSE(judge({0, 0, 0, kThird, kThird, kThird}).correct);
  EXPECT_FALSE(judge({NAN, NAN, NAN, NAN, kThird, kThird}).correct);
}

TEST(Verdict, SubnormalResultsMayNotBeFlushed) {
  const Problem problem = find_operation("softmax")->make_problem(
      {Dtype::bf16, Dtype::bf16}, {{"rows", "1"}, {"cols", "2"}, {"distribution", "given"}});
  const std::uint16_t x[] = {0, 0xc2b0};  // 0 and -88: exp(-88) is subnormal
  const std::byte* const inputs[] = {reinterpret_cast<const std::byte*>(x)};
  const Expectation expectation(problem, inputs);
  std::byte y[4];
  store_element(Dtype::bf16, y, 0, 1);
  store_element(Dtype::bf16, y, 1, std::exp(-88.0));
  EXPECT_TRUE(expectation.judge(0, y).correct) << expectation.judge(0, y).what;
  store_element(Dtype::bf16, y, 1, 0);
  EXPECT_FALSE(expectation.judge(0, y).correct);
}

TEST(Expectation, LargeProblemsAreSampledAndSmallOnesAreNot) {
  const Judged sampled(Dtype::fp32, 1000, 64, "normal", 0, 640);
  EXPECT_TRUE(sampled.expectation().sampled());
  const auto& rows = sampled.expectation().rows(0);
  ASSERT_EQ(rows.size(), 10U);
  EXPECT_EQ(rows.front(), 0);
  EXPECT_EQ(rows.back(), 999);
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) EXPECT_LT(rows[i], rows[i + 1]);

  Judged wrong(Dtype::fp32, 1000, 64, "normal", 0, 640);
  wrong.set(999, 63, 0.9);
  EXPECT_FALSE(wrong.verdict().correct);

  const Judged whole(Dtype::fp32, 10, 64, "normal", 0, 640);
  EXPECT_FALSE(whole.expectation().sampled());
  EXPECT_EQ(whole.expectation().rows(0).size(), 10U);
}

TEST_P(EveryType, RowsThatAreNotJudgedMustBeWrittenAtLeast) {
  constexpr std::uint8_t kPoison = 0xff;
  Judged sampled(GetParam(), 1000, 64, "normal", 70, 640);
  ASSERT_TRUE(sampled.expectation().sampled());
  EXPECT_FALSE(sampled.unwritten_row(kPoison));
  sampled.poison(5, 63, kPoison);
  EXPECT_TRUE(sampled.verdict().correct) << "row 5 is not judged";
  EXPECT_EQ(sampled.unwritten_row(kPoison), 5);
  sampled.poison(3, 0, kPoison);
  EXPECT_EQ(sampled.unwritten_row(kPoison), 3);
  // Between rows nothing is to be written; and what is judged is judged.
  Judged other(GetParam(), 1000, 64, "normal", 70, 640);
  other.poison(5, 64, kPoison);
  other.poison(999, 0, kPoison);
  EXPECT_FALSE(other.unwritten_row(kPoison));
  EXPECT_FALSE(other.verdict().correct);
  // A number is not poison, nor is the NaN of arithmetic.
  other.set(7, 7, NAN);
  EXPECT_FALSE(other.unwritten_row(kPoison));
}

TEST(Expectation, FewLongRowsAndManyShortOnesAreJudgedAlike) {
  for (const auto& [rows, cols] : {std::pair<std::int64_t, std::int64_t>{1, 200003}, {70001, 3}}) {
    Judged judged(Dtype::fp32, rows, cols, "normal");
    EXPECT_TRUE(judged.verdict().correct) << judged.verdict().what;
    judged.set(rows - 1, cols - 1, 0.75);
    const Verdict verdict = judged.verdict();
    EXPECT_FALSE(verdict.correct);
    EXPECT_NE(verdict.what.find(std::to_string(rows - 1) + ", " + std::to_string(cols - 1)),
              std::string::npos)
        << verdict.what;
  }
}

TEST(Expectation, EmptyProblemsAreRight) {
  EXPECT_TRUE(Judged(Dtype::fp32, 0, 5, "normal").verdict().correct);
  EXPECT_TRUE(Judged(Dtype::fp32, 5, 0, "normal").verdict().correct);
}

TEST(Expectation, AnOperationWithoutOracleIsRefused) {
  Operation hardmax;
  hardmax.name = "hardmax";
  hardmax.dtypes = {{Dtype::fp32, Dtype::fp32}};
  EXPECT_THROW(Expectation(hardmax.make_problem(hardmax.dtypes.front(), {}), {}), std::logic_error);
}

}  // namespace
}  // namespace roofmax::reference
