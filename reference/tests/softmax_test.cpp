// The oracle of `softmax` against values worked by hand, and its semantics at the edges.

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "kernels/contract/registry.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"
#include "reference/tests/special_values.hpp"
#include "reference/verdict.hpp"

namespace roofmax::reference {
namespace {

/// The oracle's row for these inputs.
std::vector<double> softmax_of(const std::vector<double>& x, Dtype dtype = Dtype::fp32) {
  const Operation* const operation = find_operation("softmax");
  const Oracle* const oracle = find_oracle("softmax");
  const Problem problem =
      operation->make_problem({dtype, dtype}, {{"rows", "1"}, {"cols", std::to_string(x.size())}});
  std::vector<std::byte> data(x.size() * size_of(dtype));
  for (std::size_t i = 0; i < x.size(); ++i) {
    store_element(dtype, data.data(), static_cast<std::int64_t>(i), x[i]);
  }
  const std::byte* const inputs[] = {data.data()};
  std::vector<double> y(x.size());
  oracle->evaluate_row(problem, inputs, 0, 0, y);
  return y;
}

double allowed(Dtype dtype, double expected, double peak) {
  const Problem problem =
      find_operation("softmax")->make_problem({dtype, dtype}, {{"cols", "1024"}});
  return find_oracle("softmax")->allowed_ulps(problem, 0, expected, peak);
}

TEST(SoftmaxOracle, HandWorkedValues) {
  const auto two = softmax_of({0, std::log(2.0)});  // 1/3, 2/3, but for the rounding of ln 2
  EXPECT_NEAR(two[0], 1.0 / 3, 1e-8);
  EXPECT_NEAR(two[1], 2.0 / 3, 1e-8);
  const auto three = softmax_of({1, 2, 3});
  EXPECT_NEAR(three[0], 0.09003057317038046, 1e-15);
  EXPECT_NEAR(three[1], 0.24472847105479764, 1e-15);
  EXPECT_NEAR(three[2], 0.6652409557748218, 1e-15);
  EXPECT_EQ(softmax_of({5, 5, 5, 5}), (std::vector<double>{0.25, 0.25, 0.25, 0.25}));
  EXPECT_EQ(softmax_of({-7}), std::vector<double>{1});
}

TEST(SoftmaxOracle, ShiftChangesNothing) {
  EXPECT_EQ(softmax_of({1, 2, 3}), softmax_of({101, 102, 103}));
  EXPECT_EQ(softmax_of({-10000, -10001}), softmax_of({0, -1}));
}

TEST(SoftmaxOracle, MinusInfinityHasNoShare) {
  EXPECT_EQ(softmax_of({-kInfinity, 0, -kInfinity, 0}), (std::vector<double>{0, 0.5, 0, 0.5}));
}

TEST(SoftmaxOracle, ARowOfMinusInfinityIsNan) {
  for (const double value : softmax_of({-kInfinity, -kInfinity})) EXPECT_TRUE(std::isnan(value));
}

TEST(SoftmaxOracle, NanAndPlusInfinityTakeTheWholeRow) {
  for (const double special : {static_cast<double>(NAN), kInfinity}) {
    for (const std::size_t place : {0U, 1U, 2U}) {
      std::vector<double> x = {1, -kInfinity, 3};
      x[place] = special;
      for (const double value : softmax_of(x)) EXPECT_TRUE(std::isnan(value)) << place;
    }
  }
}

TEST(SoftmaxOracle, LongRowsAddUpToOneInEveryType) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::fp16, Dtype::bf16}) {
    std::vector<double> x(300001);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<double>(i % 977) / 100;
    double sum = 0;
    for (const double value : softmax_of(x, dtype)) sum += value;
    EXPECT_NEAR(sum, 1, 1e-12);
  }
}

TEST(SoftmaxOracle, ToleranceGrowsInFp32Only) {
  EXPECT_EQ(allowed(Dtype::fp16, 1e-4, 0.5), 1);
  EXPECT_EQ(allowed(Dtype::bf16, 0, 0.5), 1);
  // With the logarithm of the row's length: half a unit for each of ten levels of its sum.
  EXPECT_EQ(allowed(Dtype::fp32, 0.5, 0.5), 4 + 5);
  // With the distance from the maximum.
  EXPECT_NEAR(allowed(Dtype::fp32, 0.5 * std::exp(-10.0), 0.5), 4 + 2 * 10 + 5, 1e-9);
  // Zero is no licence: it is judged as what rounds to zero.
  EXPECT_LT(allowed(Dtype::fp32, 0, 1), 4 + 2 * 104.1 + 5);
}

TEST(OracleRegistry, KnowsSoftmaxAndRefusesASecond) {
  ASSERT_NE(find_oracle("softmax"), nullptr);
  EXPECT_EQ(find_oracle("hardmax"), nullptr);
  EXPECT_THROW(OracleRegistration(Oracle{
                   .operation = "softmax", .generate = {}, .evaluate_row = {}, .allowed_ulps = {}}),
               std::logic_error);
}

TEST(OracleRegistry, EveryOperationHasAnOracle) {
  ASSERT_FALSE(operations().empty());
  for (const Operation* const operation : operations()) {
    EXPECT_NE(find_oracle(operation->name), nullptr) << operation->name;
  }
}

/// The other modes of the operation, one row of them in fp32.
class SoftmaxModes : public testing::Test {
 protected:
  using Row = std::vector<double>;
  using Axes = std::map<std::string, std::string>;

  void ask(Axes axes, const std::vector<Row>& inputs) {
    axes["rows"] = "1";
    axes["cols"] = std::to_string(inputs.front().size());
    axes["distribution"] = "given";
    problem_ = find_operation("softmax")->make_problem({Dtype::fp32, Dtype::fp32}, axes);
    data_.clear();
    for (const Row& row : inputs) data_.push_back(as_fp32(row));
    pointers_.clear();
    for (const auto& data : data_) pointers_.push_back(data.data());
  }

  [[nodiscard]] static std::vector<std::byte> as_fp32(const Row& row) {
    std::vector<std::byte> data(row.size() * 4);
    for (std::size_t i = 0; i < row.size(); ++i) {
      store_element(Dtype::fp32, data.data(), static_cast<std::int64_t>(i), row[i]);
    }
    return data;
  }

  [[nodiscard]] Row expected(int output = 0) const {
    Row row(output == 1 ? 1 : data_.front().size() / 4);
    find_oracle("softmax")->evaluate_row(problem_, pointers_, output, 0, row);
    return row;
  }

  /// Whether the verdict takes `row` for output `output`.
  [[nodiscard]] bool is_accepted(const Row& row, int output = 0) const {
    return Expectation(problem_, pointers_).judge(output, as_fp32(row).data()).correct;
  }

  Problem problem_;
  std::vector<std::vector<std::byte>> data_;
  std::vector<const std::byte*> pointers_;
};

TEST_F(SoftmaxModes, LogarithmAndLogSumExp) {
  ask({{"result", "log_softmax"}, {"lse", "stored"}}, {{1, 2, 3}});
  const Row y = expected();
  EXPECT_NEAR(y[0], -2.4076059644443804, 1e-14);
  EXPECT_NEAR(y[2], -0.4076059644443804, 1e-14);
  EXPECT_NEAR(expected(1)[0], 3.4076059644443804, 1e-14);
  EXPECT_TRUE(is_accepted(y));
  EXPECT_FALSE(is_accepted({0, 0, 0}));
  EXPECT_FALSE(is_accepted({y[0], y[1], y[2] + 4e-6}));
  EXPECT_TRUE(is_accepted(expected(1), 1));
  EXPECT_FALSE(is_accepted({expected(1)[0] + 1e-5}, 1));
}

TEST_F(SoftmaxModes, LogarithmsOfALargeRowKeepTheirSmallPart) {
  ask({{"result", "log_softmax"}, {"lse", "stored"}}, {{-5e4, -5e4, 3e38}});
  EXPECT_EQ(expected()[2], 0);
  ask({{"result", "log_softmax"}, {"lse", "stored"}}, {{1e30, 1e30}});
  EXPECT_NEAR(expected()[0], -std::log(2.0), 1e-15);
  EXPECT_FALSE(is_accepted({0, 0}));
}

TEST_F(SoftmaxModes, NothingFiniteHasNoLogarithmButALogSumExp) {
  ask({{"result", "log_softmax"}, {"lse", "stored"}}, {{-kInfinity, -kInfinity}});
  EXPECT_TRUE(std::isnan(expected()[0]));
  EXPECT_EQ(expected(1)[0], -kInfinity);
  ask({{"lse", "stored"}}, {{kInfinity, 1}});
  EXPECT_TRUE(std::isnan(expected(1)[0]));
}

TEST_F(SoftmaxModes, Gradient) {
  // sum(y dy) = 0.5 * 1 + 0.25 * 2 + 0.25 * 6 = 2.5
  ask({{"direction", "backward"}}, {{0.5, 0.25, 0.25}, {1, 2, 6}});
  const Row dx{-0.75, -0.125, 0.875};
  EXPECT_EQ(expected(), dx);
  EXPECT_TRUE(is_accepted(dx));
  EXPECT_FALSE(is_accepted({0, 0, 0}));
  EXPECT_FALSE(is_accepted({0.5, 0.5, 1.5})) << "y dy without its sum";
  EXPECT_FALSE(is_accepted({dx[0], dx[1] + 1e-5, dx[2]}));
}

TEST_F(SoftmaxModes, AGradientOfCancellingTermsIsJudgedByTheirSize) {
  // dy is the same everywhere, so dx is 0; what fp32 leaves of terms near 1000 is not.
  ask({{"direction", "backward"}}, {{0.3, 0.3, 0.4}, {1000, 1000, 1000}});
  EXPECT_TRUE(is_accepted({2e-5, -2e-5, 0}));
  EXPECT_FALSE(is_accepted({2e-3, 0, 0}));
}

}  // namespace
}  // namespace roofmax::reference
