// The oracle of `softmax_topk_backward`: values worked by hand, a gradient held against differences
// of its forward, inputs that a forward could have left, and that its judge accepts nothing else.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>
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

/// One row of chosen logits and an answer to it.
class ChosenRow {
 public:
  ChosenRow(std::vector<float> p, std::vector<std::int32_t> columns, std::vector<float> dp,
            std::int64_t vocab, Axes axes = {}, Dtype dtype = Dtype::fp32)
      : p_(std::move(p)), columns_(std::move(columns)), dp_(std::move(dp)) {
    axes["rows"] = "1";
    axes["vocab"] = std::to_string(vocab);
    axes["k"] = std::to_string(p_.size());
    problem_ = find_operation("softmax_topk_backward")->make_problem({Dtype::fp32, dtype}, axes);
  }

  [[nodiscard]] RowVerdict judge(const std::vector<double>& dlogits) const {
    const Oracle& oracle = *find_oracle("softmax_topk_backward");
    const std::byte* const inputs[] = {reinterpret_cast<const std::byte*>(p_.data()),
                                       reinterpret_cast<const std::byte*>(columns_.data()),
                                       reinterpret_cast<const std::byte*>(dp_.data())};
    std::vector<double> facts(static_cast<std::size_t>(oracle.fact_count(problem_)));
    oracle.evaluate_facts(problem_, inputs, 0, facts);
    std::vector<std::byte> output(dlogits.size() * size_of(problem_.dtype_out));
    for (std::size_t i = 0; i < dlogits.size(); ++i) {
      store_element(problem_.dtype_out, output.data(), static_cast<std::int64_t>(i), dlogits[i]);
    }
    const std::byte* const outputs[] = {output.data()};
    return oracle.judge_row(problem_, inputs, facts, outputs, 0, 0);
  }

 private:
  std::vector<float> p_;
  std::vector<std::int32_t> columns_;
  std::vector<float> dp_;
  Problem problem_;
};

TEST(TopkBackwardOracle, HandWorkedValues) {
  // The sum of p dp is 0.75.
  const ChosenRow row({0.75F, 0.25F}, {3, 1}, {1, 0}, 5);
  EXPECT_TRUE(row.judge({0, -0.1875, 0, 0.1875, 0}).correct);
  EXPECT_EQ(row.judge({0, -0.1875, 0, 0.1875, 0}).ulps, 0);
  EXPECT_TRUE(row.judge({-0.0, -0.1875, 0, 0.1875, 0}).correct) << "one zero is as good";
  const ChosenRow warm({0.75F, 0.25F}, {3, 1}, {1, 0}, 5, {{"temperature", "2"}});
  EXPECT_TRUE(warm.judge({0, -0.09375, 0, 0.09375, 0}).correct);
  EXPECT_FALSE(row.judge({0, -0.09375, 0, 0.09375, 0}).correct);
}

TEST(TopkBackwardOracle, AcceptsNothingInOtherColumns) {
  const ChosenRow row({0.75F, 0.25F}, {3, 1}, {1, 0}, 5);
  const RowVerdict stray = row.judge({0, -0.1875, 1e-45, 0.1875, 0});
  EXPECT_FALSE(stray.correct);
  EXPECT_NE(stray.what.find("column 2 is"), std::string::npos) << stray.what;
  EXPECT_FALSE(row.judge({0, -0.1875, 0, 0.1875, kNan}).correct);
  EXPECT_FALSE(row.judge({-0.1875, 0, 0, 0.1875, 0}).correct) << "in another column";
  EXPECT_FALSE(row.judge({0, 0, 0, 0, 0}).correct);
  // A gradient that is 0 hides nothing beside it.
  const ChosenRow flat({0.5F, 0.5F}, {3, 1}, {1, 1}, 5);
  EXPECT_TRUE(flat.judge({0, 0, 0, 0, 0}).correct);
  EXPECT_FALSE(flat.judge({1, 0, 0, 0, 0}).correct);
}

TEST(TopkBackwardOracle, HoldsGradientsToTheirTolerance) {
  const ChosenRow row({0.75F, 0.25F}, {0, 1}, {1, 0}, 2);
  const double unit = 0x1p-26;  // of 0.1875
  EXPECT_TRUE(row.judge({0.1875 + 2 * unit, -0.1875}).correct);
  const RowVerdict off = row.judge({0.1875 + 200 * unit, -0.1875});
  EXPECT_FALSE(off.correct);
  EXPECT_GT(off.ulps, 100);
  EXPECT_NE(off.what.find("column 0 is"), std::string::npos) << off.what;
  // In half precision a unit of its own is all there is.
  const ChosenRow half({0.75F, 0.25F}, {0, 1}, {1, 0}, 2, {}, Dtype::fp16);
  EXPECT_TRUE(half.judge({0.1875 + 0x1p-13, -0.1875}).correct);
  EXPECT_FALSE(half.judge({0.1875 + 0x1p-12, -0.1875}).correct);
  // What cancels leaves an absolute error, and no more than that.
  const ChosenRow cancels({0.5F, 0.5F}, {0, 1}, {3, 3}, 2);
  EXPECT_TRUE(cancels.judge({1e-7, -1e-7}).correct);
  EXPECT_FALSE(cancels.judge({1e-5, -1e-5}).correct);
}

TEST(TopkBackwardOracle, NanStaysInTheChosenColumns) {
  const auto nan = static_cast<float>(kNan);
  const ChosenRow row({0.75F, 0.25F}, {3, 1}, {1, nan}, 5);
  EXPECT_TRUE(row.judge({0, kNan, 0, kNan, 0}).correct);
  EXPECT_FALSE(row.judge({0, kNan, 0, 0.25, 0}).correct);
  EXPECT_FALSE(row.judge({kNan, kNan, kNan, kNan, kNan}).correct);
  const ChosenRow infinite({0.75F, 0.25F}, {3, 1}, {1, static_cast<float>(kInfinity)}, 5);
  EXPECT_TRUE(infinite.judge({0, kNan, 0, -kInfinity, 0}).correct);
}

TEST(TopkBackwardOracle, AnIndexOutsideTheRowCountsInTheSumAlone) {
  const ChosenRow row({0.75F, 0.25F}, {2, -1}, {1, 4}, 3);
  EXPECT_TRUE(row.judge({0, 0, 0.75 * (1 - 1.75)}).correct);
  EXPECT_FALSE(row.judge({0, 0, 0.75 * (1 - 0.75)}).correct);
}

/// The forward is p_j = exp(x_j / t) / sum_i exp(x_i / t) over the chosen.
TEST(TopkBackwardOracle, IsTheGradientOfTheForward) {
  constexpr double kTemperature = 0.5;
  const std::vector<double> x{0.25, -0.5, 1, 0.125};
  const std::vector<float> dp{1, -2, 0.5, 3};
  const auto shares_of = [&](const std::vector<double>& logits) {
    std::vector<double> shares;
    double sum = 0;
    for (const double value : logits) sum += std::exp(value / kTemperature);
    for (const double value : logits) shares.push_back(std::exp(value / kTemperature) / sum);
    return shares;
  };
  const auto loss_of = [&](const std::vector<double>& logits) {
    const std::vector<double> shares = shares_of(logits);
    return std::inner_product(shares.begin(), shares.end(), dp.begin(), 0.0);
  };
  std::vector<double> dx(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) {
    constexpr double kStep = 1e-4;
    std::vector<double> above = x;
    std::vector<double> below = x;
    above[i] += kStep;
    below[i] -= kStep;
    dx[i] = (loss_of(above) - loss_of(below)) / (2 * kStep);
  }
  const std::vector<double> shares = shares_of(x);
  const ChosenRow row({shares.begin(), shares.end()}, {0, 1, 2, 3}, dp, 4,
                      {{"temperature", std::to_string(kTemperature)}}, Dtype::bf16);
  EXPECT_TRUE(row.judge(dx).correct) << row.judge(dx).what;
}

/// Indices that differ, shares that fall and add up to 1.
TEST(TopkBackwardOracle, InputsAreWhatAForwardLeaves) {
  constexpr std::int64_t kRows = 40;
  constexpr std::int64_t kVocab = 100;
  for (const char* distribution : {"normal", "constant", "sparse_neg_inf", "ascending"}) {
    for (const std::int64_t k : {std::int64_t{1}, std::int64_t{8}, kVocab}) {
      const Problem problem =
          find_operation("softmax_topk_backward")
              ->make_problem({Dtype::fp32, Dtype::bf16}, {{"rows", std::to_string(kRows)},
                                                          {"vocab", std::to_string(kVocab)},
                                                          {"k", std::to_string(k)},
                                                          {"distribution", distribution}});
      std::vector<float> p(static_cast<std::size_t>(kRows * k));
      std::vector<std::int32_t> columns(p.size());
      std::vector<float> dp(p.size());
      std::byte* const inputs[] = {reinterpret_cast<std::byte*>(p.data()),
                                   reinterpret_cast<std::byte*>(columns.data()),
                                   reinterpret_cast<std::byte*>(dp.data())};
      generate_inputs(problem, 7, inputs);
      for (std::int64_t row = 0; row < kRows; ++row) {
        const auto first = static_cast<std::ptrdiff_t>(row * k);
        const auto last = static_cast<std::ptrdiff_t>(row * k + k);
        const std::set<std::int32_t> distinct(columns.begin() + first, columns.begin() + last);
        EXPECT_EQ(static_cast<std::int64_t>(distinct.size()), k) << distribution;
        EXPECT_GE(*distinct.begin(), 0);
        EXPECT_LT(*distinct.rbegin(), kVocab);
        EXPECT_TRUE(std::is_sorted(p.begin() + first, p.begin() + last, std::greater<>()));
        EXPECT_NEAR(std::accumulate(p.begin() + first, p.begin() + last, 0.0), 1, 1e-5);
      }
      EXPECT_NEAR(std::accumulate(dp.begin(), dp.end(), 0.0) / static_cast<double>(dp.size()), 3,
                  0.7);
      if (std::string(distribution) == "constant") {
        EXPECT_EQ(columns[static_cast<std::size_t>(k - 1)], k - 1);  // ties: the lower columns
      }
    }
  }
}

/// Through `Expectation`, as a kernel is judged: the facts are those of each row.
TEST(TopkBackwardOracle, EachRowHasItsOwnFacts) {
  constexpr std::int64_t kRows = 100;
  const Problem problem =
      find_operation("softmax_topk_backward")
          ->make_problem({Dtype::fp32, Dtype::fp32}, {{"rows", "100"}, {"vocab", "3"}, {"k", "2"}});
  std::vector<float> p;
  std::vector<std::int32_t> columns;
  std::vector<float> dp;
  std::vector<float> dlogits;
  for (std::int64_t row = 0; row < kRows; ++row) {
    const auto slope = static_cast<float>(row);
    p.insert(p.end(), {0.5F, 0.5F});
    columns.insert(columns.end(), {static_cast<std::int32_t>(row % 2), 2});
    dp.insert(dp.end(), {slope, -slope});
    std::vector<float> of_row{0, 0, -0.5F * slope};
    of_row[static_cast<std::size_t>(row % 2)] = 0.5F * slope;
    dlogits.insert(dlogits.end(), of_row.begin(), of_row.end());
  }
  const std::byte* const inputs[] = {reinterpret_cast<const std::byte*>(p.data()),
                                     reinterpret_cast<const std::byte*>(columns.data()),
                                     reinterpret_cast<const std::byte*>(dp.data())};
  const std::byte* const outputs[] = {reinterpret_cast<const std::byte*>(dlogits.data())};
  const Expectation expectation(problem, inputs);
  EXPECT_TRUE(expectation.judge_rows(outputs).correct) << expectation.judge_rows(outputs).what;
  dlogits[3 * 63] = 1;
  EXPECT_FALSE(expectation.judge_rows(outputs).row_sum_error.has_value()) << "no sum was compared";
  const Verdict wrong = expectation.judge_rows(outputs);
  EXPECT_FALSE(wrong.correct);
  EXPECT_EQ(wrong.what.substr(0, 16), "row 63: column 0") << wrong.what;
}

}  // namespace
}  // namespace roofmax::reference
