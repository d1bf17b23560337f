// The oracle of `softmax_topk`: values worked by hand, the order held against a full sort, and that
// its judge accepts no other answer.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "kernels/contract/registry.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"
#include "reference/tests/special_values.hpp"
#include "reference/verdict.hpp"

namespace roofmax::reference {
namespace {

using Axes = std::map<std::string, std::string>;

/// One row of logits and an answer to it.
class Row {
 public:
  Row(const std::vector<double>& x, std::int64_t k, Axes axes = {}) : k_(k) {
    axes["rows"] = "1";
    axes["vocab"] = std::to_string(x.size());
    axes["k"] = std::to_string(k);
    problem_ = find_operation("softmax_topk")->make_problem({Dtype::fp32, Dtype::fp32}, axes);
    for (const double value : x) logits_.push_back(static_cast<float>(value));
    inputs_[0] = reinterpret_cast<const std::byte*>(logits_.data());
  }

  [[nodiscard]] RowVerdict judge(const std::vector<float>& probabilities,
                                 const std::vector<std::int32_t>& indices) const {
    const Oracle& oracle = *find_oracle("softmax_topk");
    std::vector<double> facts(static_cast<std::size_t>(oracle.fact_count(problem_)));
    oracle.evaluate_facts(problem_, inputs_, 0, facts);
    const std::byte* const outputs[] = {reinterpret_cast<const std::byte*>(probabilities.data()),
                                        reinterpret_cast<const std::byte*>(indices.data())};
    return oracle.judge_row(problem_, inputs_, facts, outputs, 0, 0);
  }

  /// The columns in the order of a full sort, as the operation states it.
  [[nodiscard]] std::vector<std::int32_t> sorted_columns() const {
    std::vector<std::int32_t> columns(logits_.size());
    std::iota(columns.begin(), columns.end(), 0);
    std::stable_sort(columns.begin(), columns.end(), [&](std::int32_t a, std::int32_t b) {
      const float left = logits_[static_cast<std::size_t>(a)];
      const float right = logits_[static_cast<std::size_t>(b)];
      if (std::isnan(left) || std::isnan(right)) return std::isnan(left) && !std::isnan(right);
      return left > right;
    });
    columns.resize(static_cast<std::size_t>(k_));
    return columns;
  }

  [[nodiscard]] double lse() const {
    double value = 0;
    find_oracle("softmax_topk")->evaluate_row(problem_, inputs_, 2, 0, {&value, 1});
    return value;
  }

 private:
  std::int64_t k_;
  Problem problem_;
  std::vector<float> logits_;
  const std::byte* inputs_[1] = {};
};

TEST(TopkOracle, HandWorkedValues) {
  const Row row({1, 3, 2}, 2);
  EXPECT_TRUE(row.judge({0.66524096F, 0.24472847F}, {1, 2}).correct);
  EXPECT_NEAR(row.lse(), 3.40760596444438, 1e-12);
  // e / (e + 1) of the two largest alone.
  EXPECT_TRUE(
      Row({1, 3, 2}, 2, {{"over", "top_k"}}).judge({0.73105858F, 0.26894142F}, {1, 2}).correct);
  // Halved distances.
  const Row warm({0, 2 * std::log(3.0)}, 2, {{"temperature", "2"}});
  EXPECT_TRUE(warm.judge({0.75F, 0.25F}, {1, 0}).correct);
  EXPECT_NEAR(warm.lse(), std::log(4.0), 1e-7);
}

TEST(TopkOracle, AcceptsTheStatedOrderAlone) {
  const Row tied({1, 2, 2, 1, 2}, 2);
  const std::vector<float> shares(2, static_cast<float>(1 / (3 + 2 * std::exp(-1.0))));
  EXPECT_TRUE(tied.judge(shares, {1, 2}).correct);
  EXPECT_FALSE(tied.judge(shares, {2, 1}).correct);
  const RowVerdict other = tied.judge(shares, {1, 4});
  EXPECT_FALSE(other.correct);
  EXPECT_EQ(other.what, "indices[1] is column 4 (2.000000), expected column 2 (2.000000)");
  EXPECT_FALSE(tied.judge(shares, {1, 1}).correct) << "the same twice";
  EXPECT_FALSE(tied.judge(shares, {1, 3}).correct) << "a smaller one";
  EXPECT_NE(tied.judge(shares, {1, -7}).what.find("outside the row"), std::string::npos);
  EXPECT_FALSE(tied.judge(shares, {1, 5}).correct);
}

TEST(TopkOracle, HoldsProbabilitiesToTheirTolerance) {
  const Row row({1, 3, 2}, 2);
  EXPECT_TRUE(row.judge({0.66524110F, 0.24472847F}, {1, 2}).correct) << "two units";
  const RowVerdict off = row.judge({0.66525F, 0.24472847F}, {1, 2});
  EXPECT_FALSE(off.correct);
  EXPECT_NE(off.what.find("probabilities[0] is"), std::string::npos) << off.what;
  EXPECT_GT(off.ulps, 100);
  EXPECT_FALSE(row.judge({0.24472847F, 0.66524096F}, {1, 2}).correct);
  EXPECT_FALSE(row.judge({0.66524096F, static_cast<float>(kNan)}, {1, 2}).correct);
}

TEST(TopkOracle, NanIsFirstAndInEveryProbability) {
  const auto nan = static_cast<float>(kNan);
  for (const char* over : {"row", "top_k"}) {
    const Row row({1, kNan, kInfinity, -kNan}, 3, {{"over", over}});
    EXPECT_TRUE(row.judge({nan, nan, nan}, {1, 3, 2}).correct);
    EXPECT_FALSE(row.judge({nan, nan, nan}, {3, 1, 2}).correct);
    EXPECT_FALSE(row.judge({nan, nan, 0}, {1, 3, 2}).correct);
    // Nothing but -inf has no largest share.
    const Row nothing({-kInfinity, -kInfinity}, 1, {{"over", over}});
    EXPECT_TRUE(nothing.judge({nan}, {0}).correct);
    EXPECT_FALSE(nothing.judge({0.5F}, {0}).correct);
  }
  const Row sparse({-kInfinity, 4, -kInfinity}, 3);
  EXPECT_TRUE(sparse.judge({1, 0, 0}, {1, 0, 2}).correct);
}

TEST(TopkOracle, OrdersAsAFullSortDoes) {
  std::uint64_t state = 7;
  for (int round = 0; round < 50; ++round) {
    std::vector<double> x(300);
    for (double& value : x) {
      state = state * 6364136223846793005U + 1442695040888963407U;
      const auto word = static_cast<unsigned>(state >> 40);
      value = word % 97 == 0 ? kNan : word % 89 == 0 ? -kInfinity : 0.25 * (word % 40);
    }
    for (const std::int64_t k : {1, 10, 299, 300}) {
      const Row row(x, k);
      // Whatever the probabilities: the order is looked at first, and must not be what is wrong.
      const std::vector<float> none(static_cast<std::size_t>(k), -1.0F);
      const RowVerdict verdict = row.judge(none, row.sorted_columns());
      EXPECT_EQ(verdict.what.substr(0, 16), "probabilities[0]") << verdict.what;
    }
  }
}

/// Through `Expectation`, as a kernel is judged: the facts are those of each row.
TEST(TopkOracle, EachRowHasItsOwnFacts) {
  constexpr std::int64_t kRows = 100;
  const Problem problem =
      find_operation("softmax_topk")
          ->make_problem({Dtype::fp32, Dtype::fp32}, {{"rows", "100"}, {"vocab", "5"}, {"k", "1"}});
  std::vector<float> x(5 * kRows);
  std::vector<float> probabilities(kRows);
  std::vector<std::int32_t> indices(kRows);
  for (std::int64_t row = 0; row < kRows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    x[5 * at + at % 5] = static_cast<float>(row);
    indices[at] = static_cast<std::int32_t>(row % 5);
    probabilities[at] = static_cast<float>(1 / (1 + 4 * std::exp(-static_cast<double>(row))));
  }
  const std::byte* const inputs[] = {reinterpret_cast<const std::byte*>(x.data())};
  const std::byte* const outputs[] = {reinterpret_cast<const std::byte*>(probabilities.data()),
                                      reinterpret_cast<const std::byte*>(indices.data())};
  const Expectation expectation(problem, inputs);
  EXPECT_TRUE(expectation.is_judged_by_row(0) && expectation.is_judged_by_row(1));
  EXPECT_TRUE(expectation.judge_rows(outputs).correct) << expectation.judge_rows(outputs).what;
  indices[63] = 0;
  const Verdict wrong = expectation.judge_rows(outputs);
  EXPECT_FALSE(wrong.correct);
  EXPECT_EQ(wrong.what.substr(0, 17), "row 63: indices[0") << wrong.what;
}

}  // namespace
}  // namespace roofmax::reference
