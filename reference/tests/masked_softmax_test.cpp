// The oracle of `masked_softmax` against values worked by hand and against finite differences, the
// inputs that it makes, and the real-valued axis that the operation brought.

#include <gtest/gtest.h>
#include <omp.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "kernels/contract/registry.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"
#include "reference/tests/special_values.hpp"
#include "reference/verdict.hpp"

namespace roofmax::reference {
namespace {

using Values = std::vector<double>;
using Axes = std::map<std::string, std::string>;

/// A problem with inputs given as numbers, tensor by tensor, and what the oracle says to it.
class Asked {
 public:
  explicit Asked(const Axes& axes, const std::vector<Values>& inputs, Dtype dtype = Dtype::fp32)
      : problem_(find_operation("masked_softmax")->make_problem({dtype, dtype}, axes)) {
    std::size_t next = 0;
    for (const TensorSpec& spec : find_operation("masked_softmax")->tensors(problem_)) {
      if (spec.role != Role::input) {
        outputs_.push_back(spec);
        continue;
      }
      const Values& values = inputs.at(next++);
      if (static_cast<std::int64_t>(values.size()) != spec.extent()) {
        throw std::invalid_argument(spec.name + " takes " + std::to_string(spec.extent()));
      }
      data_.push_back(stored(spec.dtype, values));
    }
    for (const auto& data : data_) pointers_.push_back(data.data());
  }

  /// All rows of an output.
  [[nodiscard]] Values expected(std::size_t output = 0) const {
    const TensorSpec& spec = outputs_.at(output);
    const auto cols = static_cast<std::size_t>(spec.cols());
    Values all;
    for (std::int64_t row = 0; row < spec.rows(); ++row) {
      Values one(cols);
      find_oracle("masked_softmax")
          ->evaluate_row(problem_, pointers_, static_cast<int>(output), row, one);
      all.insert(all.end(), one.begin(), one.end());
    }
    return all;
  }

  /// Whether the oracle lets that pass for an output.
  [[nodiscard]] bool is_accepted(const Values& got, std::size_t output = 0) const {
    const auto data = stored(outputs_.at(output).dtype, got);
    return Expectation(problem_, pointers_).judge(static_cast<int>(output), data.data()).correct;
  }

 private:
  [[nodiscard]] static std::vector<std::byte> stored(Dtype dtype, const Values& values) {
    std::vector<std::byte> data(values.size() * size_of(dtype));
    for (std::size_t i = 0; i < values.size(); ++i) {
      store_element(dtype, data.data(), static_cast<std::int64_t>(i), values[i]);
    }
    return data;
  }

  Problem problem_;
  std::vector<TensorSpec> outputs_;
  std::vector<std::vector<std::byte>> data_;
  std::vector<const std::byte*> pointers_;
};

Axes shape(std::int64_t b, std::int64_t heads, std::int64_t sq, std::int64_t sk,
           const Axes& more = {}) {
  Axes axes{{"b", std::to_string(b)},
            {"heads", std::to_string(heads)},
            {"sq", std::to_string(sq)},
            {"sk", std::to_string(sk)},
            {"scale", "1"},
            {"distribution", "given"}};
  for (const auto& [name, value] : more) axes[name] = value;
  return axes;
}

void expect_near(const Values& got, const Values& expected, double error = 1e-7) {
  ASSERT_EQ(got.size(), expected.size());
  for (std::size_t i = 0; i < got.size(); ++i) {
    if (expected[i] == 0) {
      EXPECT_EQ(got[i], 0) << i;
    } else {
      EXPECT_NEAR(got[i], expected[i], error) << i;
    }
  }
}

void expect_nan(const Values& got) {
  for (const double value : got) EXPECT_TRUE(std::isnan(value));
}

const double kLn2 = std::log(2.0);

TEST(MaskedSoftmaxOracle, ToleranceGrowsWithTheNumberOfColumnsInFp32Only) {
  const auto allowed = [](Dtype dtype, const char* columns, const char* direction) {
    const Problem problem =
        find_operation("masked_softmax")
            ->make_problem({dtype, dtype},
                           {{"sq", "1"}, {"sk", columns}, {"direction", direction}});
    return find_oracle("masked_softmax")->allowed_ulps(problem, 0, 0.5, 0.5);
  };
  EXPECT_EQ(allowed(Dtype::fp32, "1", "forward"), 4);
  EXPECT_EQ(allowed(Dtype::fp32, "1024", "forward"), 4 + 5);
  EXPECT_EQ(allowed(Dtype::fp32, "1024", "backward"), 4);
  EXPECT_EQ(allowed(Dtype::bf16, "1024", "forward"), 1);
}

TEST(MaskedSoftmaxOracle, ScaleMultipliesTheScores) {
  const Values x{0, 8 * kLn2};
  expect_near(Asked(shape(1, 1, 1, 2, {{"scale", "0.125"}}), {x}).expected(), {1. / 3, 2. / 3});
  expect_near(Asked(shape(1, 1, 1, 2, {{"scale", "-0.125"}}), {x}).expected(), {2. / 3, 1. / 3});
  expect_near(Asked(shape(1, 1, 1, 2, {{"scale", "0"}}), {x}).expected(), {0.5, 0.5});
}

TEST(MaskedSoftmaxOracle, ScalesAtTheEndsOfTheirRange) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {
    const auto scaled = [dtype](const char* scale) {
      return Asked(shape(1, 1, 1, 3, {{"scale", scale}}), {{1, 3, 3.125}}, dtype);
    };
    const Values first{1, 0, 0};
    const Values last{0, 0, 1};
    EXPECT_EQ(scaled("1e30").expected(), last);
    EXPECT_EQ(scaled("-1e30").expected(), first);
    EXPECT_TRUE(scaled("1e30").is_accepted(last));
    EXPECT_TRUE(scaled("-1e30").is_accepted(first));
    for (const char* const scale : {"1e-30", "-1e-30", "0"}) {
      expect_near(scaled(scale).expected(), {1. / 3, 1. / 3, 1. / 3});
      EXPECT_TRUE(scaled(scale).is_accepted({1. / 3, 1. / 3, 1. / 3})) << scale;
      EXPECT_FALSE(scaled(scale).is_accepted({0.3, 0.3, 0.4})) << scale;
    }
  }
}

TEST(MaskedSoftmaxOracle, CausalOfASquare) {
  const Asked asked(shape(1, 1, 3, 3, {{"mask", "causal"}}),
                    {{5, kNan, kInfinity, 0, kLn2, kNan, 1, 1, 1}});
  expect_near(asked.expected(), {1, 0, 0, 1. / 3, 2. / 3, 0, 1. / 3, 1. / 3, 1. / 3});
}

TEST(MaskedSoftmaxOracle, TheDiagonalEndsInTheBottomRightCorner) {
  // Two queries of four keys: they stand at columns 2 and 3.
  expect_near(Asked(shape(1, 1, 2, 4, {{"mask", "causal"}}), {Values(8, 1)}).expected(),
              {1. / 3, 1. / 3, 1. / 3, 0, 0.25, 0.25, 0.25, 0.25});
  // Four queries of two keys: the first two stand before the first key.
  expect_near(Asked(shape(1, 1, 4, 2, {{"mask", "causal"}}), {Values(8, 1)}).expected(),
              {0, 0, 0, 0, 1, 0, 0.5, 0.5});
}

TEST(MaskedSoftmaxOracle, WindowsOnEitherSide) {
  const auto window = [](std::int64_t sq, std::int64_t sk, const char* left, const char* right) {
    return Asked(shape(1, 1, sq, sk,
                       {{"mask", "window"}, {"window_left", left}, {"window_right", right}}),
                 {Values(static_cast<std::size_t>(sq * sk), 1)})
        .expected();
  };
  expect_near(window(3, 3, "0", "0"), {1, 0, 0, 0, 1, 0, 0, 0, 1});
  expect_near(window(3, 3, "1", "0"), {1, 0, 0, 0.5, 0.5, 0, 0, 0.5, 0.5});
  expect_near(window(2, 3, "0", "1"), {0, 0.5, 0.5, 0, 0, 1});
  expect_near(window(2, 2, "-1", "0"), {1, 0, 0.5, 0.5});
  expect_near(window(2, 2, "-1", "-1"), Values(4, 0.5));
  expect_near(window(2, 2, "9223372036854775807", "9223372036854775807"), Values(4, 0.5));
  // Only the third of three queries stands at a key.
  expect_near(window(3, 1, "0", "0"), {0, 0, 1});
  expect_near(window(3, 1, "0", "1"), {0, 1, 1});
}

TEST(MaskedSoftmaxOracle, MasksAreBroadcast) {
  // Scores are all equal, so a row is shared out among what its mask shows.
  const auto boolean = [](const char* broadcast, const Values& mask) {
    return Asked(shape(2, 2, 2, 2, {{"mask", "boolean"}, {"broadcast", broadcast}}),
                 {Values(16, 1), mask})
        .expected();
  };
  // [b, 1, sq, sk]: rows (0, 0), (0, 1), (1, 0), (1, 1) of batch element and query.
  expect_near(boolean("heads", {0, 1, 1, 0, 0, 0, 7, 1}),
              {1, 0, 0, 1, 1, 0, 0, 1, 0.5, 0.5, 0, 0, 0.5, 0.5, 0, 0});
  // [b, 1, 1, sk]: a row a batch element.
  expect_near(boolean("heads_queries", {0, 1, 1, 0}),
              {1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1});
  // [1, 1, sq, sk]: a row a query.
  expect_near(boolean("batch_heads", {0, 1, 1, 0}),
              {1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1});
}

TEST(MaskedSoftmaxOracle, AnAdditiveMaskIsArithmeticButForMinusInfinity) {
  const Axes axes = shape(1, 1, 1, 3, {{"mask", "additive"}});
  expect_near(Asked(axes, {{0, 1, 2}, {kLn2, -1, -2}}).expected(), {0.5, 0.25, 0.25});
  expect_near(Asked(axes, {{0, 0, 5}, {0, 0, -kInfinity}}).expected(), {0.5, 0.5, 0});
  expect_near(Asked(axes, {{0, 0, kNan}, {0, 0, -kInfinity}}).expected(), {0.5, 0.5, 0});
  expect_near(Asked(axes, {{0, 0, kInfinity}, {0, 0, -kInfinity}}).expected(), {0.5, 0.5, 0});
  // A finite mask hides nothing in a row that has nothing else.
  expect_near(Asked(axes, {{0, kLn2, 0}, Values(3, -10000)}).expected(), {0.25, 0.5, 0.25});
  expect_near(Asked(axes, {{0, kLn2, 0}, {0, 0, -10000}}).expected(), {1. / 3, 2. / 3, 0});
}

TEST(MaskedSoftmaxOracle, AnExplicitMaskStandsBesideTheCausalOne) {
  const Values x{0, kNan, kNan, 0, kNan, kNan, 0, kNan, 0};
  const Values shown{1, 0, 0, 1, 0, 0, 0.5, 0, 0.5};
  expect_near(Asked(shape(1, 1, 3, 3, {{"mask", "causal_boolean"}, {"broadcast", "heads_queries"}}),
                    {x, {0, 1, 0}})
                  .expected(),
              shown);
  expect_near(
      Asked(shape(1, 1, 3, 3, {{"mask", "causal_additive"}, {"broadcast", "heads_queries"}}),
            {x, {0, -kInfinity, 0}})
          .expected(),
      shown);
}

TEST(MaskedSoftmaxOracle, ARowThatShowsNothingIsZero) {
  expect_near(Asked(shape(1, 1, 1, 2, {{"mask", "boolean"}}), {{kNan, 1}, {1, 1}}).expected(),
              {0, 0});
  expect_near(Asked(shape(1, 1, 1, 2, {{"mask", "additive"}}),
                    {{kNan, kInfinity}, {-kInfinity, -kInfinity}})
                  .expected(),
              {0, 0});
  expect_near(Asked(shape(1, 1, 1, 2), {{-kInfinity, -kInfinity}}).expected(), {0, 0});
}

TEST(MaskedSoftmaxOracle, NanAndPlusInfinityThatAreShownTakeTheRow) {
  for (const double special : {kNan, kInfinity}) {
    const Asked causal(shape(1, 1, 2, 3, {{"mask", "causal"}}), {{1, special, 2, 1, 2, 3}});
    const Values rows = causal.expected();
    EXPECT_TRUE(std::isnan(rows[0]) && std::isnan(rows[1]));
    EXPECT_EQ(rows[2], 0) << "outside the band";
    EXPECT_NEAR(rows[3] + rows[4] + rows[5], 1, 1e-15) << "another row";
    expect_nan(
        Asked(shape(1, 1, 1, 3, {{"mask", "boolean"}}), {{1, special, 2}, {0, 0, 1}}).expected());
    expect_nan(Asked(shape(1, 1, 1, 2), {{special, -kInfinity}}).expected());
  }
}

TEST(MaskedSoftmaxOracle, ASinkTakesItsShareOfTheDenominator) {
  const auto with_sink = [](double sink) {
    return Asked(shape(1, 1, 1, 2, {{"sink", "logit"}}), {{0, kLn2}, {sink}});
  };
  expect_near(with_sink(0).expected(), {0.25, 0.5});
  expect_near(with_sink(0).expected(1), {std::log(4.0)});
  const double all = 3 + std::exp(20.0);
  expect_near(with_sink(20).expected(), {1 / all, 2 / all}, 1e-15);
  expect_near(with_sink(20).expected(1), {std::log(all)});
  expect_near(with_sink(-kInfinity).expected(), {1. / 3, 2. / 3});
  expect_near(with_sink(-kInfinity).expected(1), {std::log(3.0)});
}

TEST(MaskedSoftmaxOracle, SinksBelongToHeads) {
  const Asked asked(shape(2, 2, 1, 1, {{"sink", "logit"}}), {Values(4, 0), {0, std::log(3.0)}});
  expect_near(asked.expected(), {0.5, 0.25, 0.5, 0.25});
}

TEST(MaskedSoftmaxOracle, ASinkAloneIsTheWholeLogSumExp) {
  for (const double sink : {0.0, 20.0, -kInfinity}) {
    const Asked asked(shape(1, 1, 2, 1, {{"mask", "causal"}, {"sink", "logit"}}), {{1, 0}, {sink}});
    EXPECT_EQ(asked.expected()[0], 0);
    EXPECT_EQ(asked.expected(1)[0], sink);
  }
}

TEST(MaskedSoftmaxOracle, TheDocumentedExampleOfASinkIsOffByItsOwnFormula) {
  // S1 gives [0.26, 0.22, 0.19] for a sink logit of 1.
  const Values y = Asked(shape(1, 1, 1, 3, {{"sink", "logit"}}), {{0.5, 0.3, 0.2}, {1}}).expected();
  const double all = std::exp(0.5) + std::exp(0.3) + std::exp(0.2) + std::exp(1.0);
  expect_near(y, {std::exp(0.5) / all, std::exp(0.3) / all, std::exp(0.2) / all});
  EXPECT_NEAR(y[0], 0.24, 0.005);
  EXPECT_NEAR(y[1], 0.19, 0.005);
  EXPECT_NEAR(y[2], 0.18, 0.005);
}

// ---- Tolerances ---------------------------------------------------------------------------------

TEST(MaskedSoftmaxOracle, OrdinaryRowsAreJudgedByTheUnit) {
  const Asked asked(shape(1, 1, 1, 2), {{0, kLn2}});
  EXPECT_TRUE(asked.is_accepted({1. / 3, 2. / 3}));
  EXPECT_FALSE(asked.is_accepted({1. / 3 + 1e-6, 2. / 3 - 1e-6}));
  const Asked half(shape(1, 1, 1, 2), {{0, 0}}, Dtype::fp16);
  EXPECT_TRUE(half.is_accepted({0.5, 0.5 - 0x1p-12}));
  EXPECT_FALSE(half.is_accepted({0.5 + 0x1p-10, 0.5 - 0x1p-11}));
}

TEST(MaskedSoftmaxOracle, AMaskThatShiftsTheWholeRowCostsPrecision) {
  // At -10000 a unit of fp32 is 2^-10: what is closer together falls into one.
  const Axes axes = shape(1, 1, 1, 2, {{"mask", "additive"}});
  const Values x{0, 0.0004};
  EXPECT_FALSE(Asked(axes, {x, {0, 0}}).is_accepted({0.5, 0.5}));
  const Asked shifted(axes, {x, {-10000, -10000}});
  EXPECT_TRUE(shifted.is_accepted({0.5, 0.5}));
  EXPECT_FALSE(shifted.is_accepted({0.49, 0.51}));
}

TEST(MaskedSoftmaxOracle, LogSumExpIsJudgedByItsTerms) {
  const Asked asked(shape(1, 1, 1, 2, {{"sink", "logit"}}), {{0, kLn2}, {0}});
  EXPECT_TRUE(asked.is_accepted({std::log(4.0)}, 1));
  EXPECT_FALSE(asked.is_accepted({std::log(4.0) + 1e-5}, 1));
  EXPECT_FALSE(asked.is_accepted({std::log(3.0)}, 1)) << "without the sink";
}

TEST(MaskedSoftmaxOracle, ASinkAboveAllScoresDoesNotLoosenMuch) {
  const Asked asked(shape(1, 1, 1, 1, {{"sink", "logit"}}), {{0}, {20}});
  const double y = 1 / (1 + std::exp(20.0));
  EXPECT_TRUE(asked.is_accepted({y * (1 + 1e-6)}));
  EXPECT_FALSE(asked.is_accepted({y * (1 + 1e-5)}));
}

TEST(MaskedSoftmaxOracle, ARowOfEqualElementsMayLieOnEitherSideOfATie) {
  // 4095 / 2^24 lies between two numbers of fp16, and 1 / 4097 beside it.
  const Asked tie(shape(1, 1, 1, 4097), {Values(4097, 1)}, Dtype::fp16);
  EXPECT_TRUE(tie.is_accepted(Values(4097, 4094 * 0x1p-24)));
  EXPECT_TRUE(tie.is_accepted(Values(4097, 4096 * 0x1p-24)));
  EXPECT_FALSE(tie.is_accepted(Values(4097, 4090 * 0x1p-24)));
  const Asked none(shape(1, 1, 1, 4000), {Values(4000, 1)}, Dtype::fp16);
  const double right = round_to(Dtype::fp16, 1. / 4000);
  EXPECT_TRUE(none.is_accepted(Values(4000, right)));
  EXPECT_FALSE(none.is_accepted(Values(4000, right - 2 * 0x1p-24)));
}

// ---- Backward -----------------------------------------------------------------------------------

Axes backward(const Axes& axes) {
  Axes with_direction = axes;
  with_direction["direction"] = "backward";
  return with_direction;
}

TEST(MaskedSoftmaxOracle, GradientsOfScalesAtTheEndsOfTheirRange) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {
    for (const double scale : {1e30, -1e30, 1e-30, -1e-30, 0.0}) {
      std::ostringstream word;
      word << scale;
      const Asked asked(backward(shape(1, 1, 1, 3, {{"scale", word.str()}})),
                        {{0.5, 0.25, 0.25}, {1, 2, 6}}, dtype);
      const Values dx{-0.75 * scale, -0.125 * scale, 0.875 * scale};
      EXPECT_EQ(asked.expected(), dx);
      EXPECT_TRUE(asked.is_accepted(dx)) << scale;
      const double step = dtype == Dtype::fp32 ? 1e-5 : 0.02;
      if (scale == 0) continue;
      EXPECT_FALSE(asked.is_accepted({dx[0], dx[1], dx[2] * (1 + step)})) << scale;
      EXPECT_FALSE(asked.is_accepted({-dx[0], -dx[1], -dx[2]})) << scale;
    }
    const Asked asked(backward(shape(1, 1, 1, 2, {{"scale", "0"}})), {{0.5, 0.5}, {1, 3}}, dtype);
    EXPECT_FALSE(asked.is_accepted({-0.5, 0.5})) << "as if the scale were 1";
  }
}

TEST(MaskedSoftmaxOracle, GradientByHand) {
  // sum(y dy) = 0.5 * 1 + 0.25 * 2 + 0.25 * 6 = 2.5
  const Asked asked(backward(shape(1, 1, 1, 3, {{"scale", "2"}})), {{0.5, 0.25, 0.25}, {1, 2, 6}});
  const Values dx{-1.5, -0.25, 1.75};
  EXPECT_EQ(asked.expected(), dx);
  EXPECT_TRUE(asked.is_accepted(dx));
  EXPECT_FALSE(asked.is_accepted({-0.75, -0.125, 0.875})) << "without the scale";
  EXPECT_FALSE(asked.is_accepted({dx[0], dx[1], dx[2] + 1e-5}));
}

TEST(MaskedSoftmaxOracle, WhatIsHiddenHasNoPartInTheGradient) {
  for (const double special : {kNan, kInfinity, 1e30}) {
    const Asked zero(backward(shape(1, 1, 1, 3)), {{0.5, 0, 0.5}, {1, special, 2}});
    EXPECT_EQ(zero.expected(), (Values{-0.25, 0, 0.25}));
    const Asked outside(backward(shape(1, 1, 2, 2, {{"mask", "causal"}})),
                        {{1, special, 0.5, 0.5}, {3, special, 1, 2}});
    EXPECT_EQ(outside.expected(), (Values{0, 0, -0.25, 0.25}));
  }
  expect_nan(Asked(backward(shape(1, 1, 1, 2)), {{0.5, 0.5}, {1, kNan}}).expected());
}

/// sum(weight * y) over all scores, for scores x of `axes` and that sink.
double weighted_sum(const Axes& axes, const Values& x, const Values& mask, const Values& sink,
                    const Values& weight) {
  std::vector<Values> inputs{x};
  if (!mask.empty()) inputs.push_back(mask);
  inputs.push_back(sink);
  const Values y = Asked(axes, inputs).expected();
  double sum = 0;
  for (std::size_t i = 0; i < y.size(); ++i) sum += weight[i] * y[i];
  return sum;
}

TEST(MaskedSoftmaxOracle, GradientsAreFiniteDifferences) {
  // Steps of a power of two, so that x +- step is exact in fp32.
  constexpr double kStep = 0x1p-8;
  constexpr std::int64_t kB = 2;
  constexpr std::int64_t kHeads = 3;
  constexpr std::int64_t kSq = 3;
  constexpr std::int64_t kSk = 4;
  for (const char* const mask_kind : {"none", "causal", "window", "causal_boolean"}) {
    Axes axes =
        shape(kB, kHeads, kSq, kSk, {{"mask", mask_kind}, {"sink", "logit"}, {"scale", "0.75"}});
    if (mask_kind == std::string("window")) axes["window_left"] = axes["window_right"] = "1";
    const Values mask =
        mask_kind == std::string("causal_boolean")
            ? Values{0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0}
            : Values{};
    Values x(kB * kHeads * kSq * kSk);
    Values dy(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
      x[i] = static_cast<double>(i * 37 % 64) / 32 - 1;
      dy[i] = static_cast<double>(i * 23 % 32) / 16 - 0.5;
    }
    const Values sink{0, 1, -0.5};

    std::vector<Values> forward_inputs{x};
    if (!mask.empty()) forward_inputs.push_back(mask);
    forward_inputs.push_back(sink);
    const Asked forward(axes, forward_inputs);
    const Asked asked(backward(axes), {forward.expected(0), dy, sink, forward.expected(1)});

    const Values dx = asked.expected(0);
    for (std::size_t i = 0; i < x.size(); ++i) {
      Values above = x;
      Values below = x;
      above[i] += kStep;
      below[i] -= kStep;
      const double slope =
          (weighted_sum(axes, above, mask, sink, dy) - weighted_sum(axes, below, mask, sink, dy)) /
          (2 * kStep);
      EXPECT_NEAR(dx[i], slope, 1e-5) << mask_kind << ' ' << i;
    }
    const Values dsink = asked.expected(1);
    for (std::size_t head = 0; head < sink.size(); ++head) {
      Values above = sink;
      Values below = sink;
      above[head] += kStep;
      below[head] -= kStep;
      const double slope =
          (weighted_sum(axes, x, mask, above, dy) - weighted_sum(axes, x, mask, below, dy)) /
          (2 * kStep);
      EXPECT_NE(slope, 0);
      EXPECT_NEAR(dsink[head], slope, 2e-5) << mask_kind << ' ' << head;
    }
    EXPECT_TRUE(asked.is_accepted(dsink, 1));
    Values wrong = dsink;
    wrong[1] *= 1 + 1e-4;
    EXPECT_FALSE(asked.is_accepted(wrong, 1));
  }
}

TEST(MaskedSoftmaxOracle, ASinkThatIsOffHasNoGradient) {
  const Axes axes = backward(shape(1, 1, 2, 2, {{"sink", "logit"}}));
  EXPECT_EQ(
      Asked(axes, {{0.5, 0.5, 0, 0}, Values(4, 1), {-kInfinity}, {kLn2, -kInfinity}}).expected(1),
      Values{0});
}

// ---- Inputs -------------------------------------------------------------------------------------

/// What the oracle makes, tensor by tensor.
std::vector<Values> generated(const Axes& axes, Dtype dtype = Dtype::fp32, std::uint64_t seed = 1) {
  const Operation* const operation = find_operation("masked_softmax");
  Axes with_distribution = axes;
  with_distribution["distribution"] = "normal";
  const Problem problem = operation->make_problem({dtype, dtype}, with_distribution);
  std::vector<TensorSpec> specs;
  std::vector<std::vector<std::byte>> data;
  for (const TensorSpec& spec : operation->tensors(problem)) {
    if (spec.role != Role::input) continue;
    specs.push_back(spec);
    data.emplace_back(static_cast<std::size_t>(spec.bytes()));
  }
  std::vector<std::byte*> pointers;
  for (auto& one : data) pointers.push_back(one.data());
  generate_inputs(problem, seed, pointers);
  std::vector<Values> values;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    Values& tensor = values.emplace_back();
    for (std::int64_t place = 0; place < specs[i].extent(); ++place) {
      tensor.push_back(load_element(specs[i].dtype, data[i].data(), place));
    }
  }
  return values;
}

Values mask_made(const char* kind, const char* hidden, const char* broadcast,
                 Dtype dtype = Dtype::fp32) {
  return generated(
      shape(4, 2, 3, 64, {{"mask", kind}, {"hidden", hidden}, {"broadcast", broadcast}}), dtype)[1];
}

/// Columns that are 0 before the first that is not, and whether all the rest are `hidden`.
std::int64_t length_of(const Values& mask, std::int64_t row, double hidden) {
  const auto begin = mask.begin() + row * 64;
  const auto end = begin + 64;
  const auto first = std::find_if(begin, end, [](double value) { return value != 0; });
  EXPECT_TRUE(std::all_of(first, end, [&](double value) { return value == hidden; })) << row;
  return first - begin;
}

TEST(MaskedSoftmaxInputs, PaddingIsOfOneLengthASequence) {
  const struct {
    const char* kind;
    const char* hidden;
    double value;
  } forms[] = {{"boolean", "padding", 1},
               {"additive", "padding", -kInfinity},
               {"additive", "finite_padding", -10000}};
  for (const auto& form : forms) {
    const Values of_queries = mask_made(form.kind, form.hidden, "heads");
    const Values of_sequences = mask_made(form.kind, form.hidden, "heads_queries");
    const Values of_all = mask_made(form.kind, form.hidden, "batch_heads");
    std::int64_t hidden = 0;
    for (std::int64_t sequence = 0; sequence < 4; ++sequence) {
      const std::int64_t length = length_of(of_sequences, sequence, form.value);
      EXPECT_GE(length, 32);
      if (sequence == 0) {
        EXPECT_EQ(length, 64);
      }
      hidden += 64 - length;
      for (std::int64_t q = 0; q < 3; ++q) {
        EXPECT_EQ(length_of(of_queries, sequence * 3 + q, form.value), length);
      }
    }
    EXPECT_GT(hidden, 0);
    const std::int64_t shared = length_of(of_all, 0, form.value);
    EXPECT_GE(shared, 32);
    EXPECT_LT(shared, 64);
    EXPECT_EQ(length_of(of_all, 2, form.value), shared);
  }
}

TEST(MaskedSoftmaxInputs, OtherMasks) {
  for (const char* const kind : {"boolean", "additive"}) {
    const double hidden = kind == std::string("boolean") ? 1 : -kInfinity;
    EXPECT_EQ(mask_made(kind, "all", "heads"), Values(768, hidden));
    const Values scattered = mask_made(kind, "scattered", "heads");
    const auto count = std::count(scattered.begin(), scattered.end(), hidden);
    EXPECT_NEAR(static_cast<double>(count), 192, 48);
    EXPECT_EQ(std::count(scattered.begin(), scattered.end(), 0), 768 - count);
    EXPECT_FALSE(std::equal(scattered.begin(), scattered.begin() + 64, scattered.begin() + 64));
  }
  const Values bias = mask_made("additive", "bias", "heads", Dtype::bf16);
  double squares = 0;
  for (const double value : bias) squares += value * value;
  EXPECT_NEAR(squares / static_cast<double>(bias.size()), 1, 0.2);
}

TEST(MaskedSoftmaxInputs, DependOnTheSeedAndNotOnTheThreads) {
  const Axes axes =
      shape(2, 2, 9, 33, {{"mask", "causal_additive"}, {"hidden", "scattered"}, {"sink", "logit"}});
  for (const Axes& one : {axes, backward(axes)}) {
    const int threads = omp_get_max_threads();
    omp_set_num_threads(1);
    const auto alone = generated(one);
    omp_set_num_threads(3);
    const auto together = generated(one);
    omp_set_num_threads(threads);
    EXPECT_EQ(alone, together);
    const auto other = generated(one, Dtype::fp32, 2);
    for (std::size_t i = 0; i < alone.size(); ++i) EXPECT_NE(alone[i], other[i]) << i;
  }
}

TEST(MaskedSoftmaxInputs, ABackwardIsGivenWhatAForwardLeaves) {
  for (const char* const kind : {"window", "causal_boolean", "additive"}) {
    Axes axes = shape(3, 2, 5, 40, {{"mask", kind}, {"sink", "logit"}, {"scale", "0.5"}});
    if (kind == std::string("window")) axes["window_left"] = "7";
    const auto forward_inputs = generated(axes, Dtype::bf16);
    const auto inputs = generated(backward(axes), Dtype::bf16);
    const Asked forward(axes, forward_inputs, Dtype::bf16);
    EXPECT_EQ(inputs[2], forward_inputs.back()) << "sink";
    Values y = forward.expected(0);
    for (double& value : y) value = round_to(Dtype::bf16, value);
    EXPECT_EQ(inputs[0], y);
    Values lse = forward.expected(1);
    for (double& value : lse) value = round_to(Dtype::fp32, value);
    EXPECT_EQ(inputs[3], lse);
    double mean = 0;
    for (const double value : inputs[1]) mean += value / static_cast<double>(inputs[1].size());
    EXPECT_NEAR(mean, 3, 0.2);
  }
}

TEST(MaskedSoftmaxInputs, AnyShapeIsMade) {
  for (const char* const sk : {"1", "2"}) {
    for (const char* const broadcast : {"heads", "heads_queries", "batch_heads"}) {
      const auto inputs = generated({{"b", "3"},
                                     {"heads", "1"},
                                     {"sq", "1"},
                                     {"sk", sk},
                                     {"mask", "boolean"},
                                     {"broadcast", broadcast}});
      // The first column of a padded sequence always holds something.
      for (std::size_t place = 0; place < inputs[1].size(); place += sk[0] - '0') {
        EXPECT_EQ(inputs[1][place], 0);
      }
    }
  }
  for (const char* const empty : {"b", "heads", "sq"}) {
    Axes axes = shape(2, 2, 2, 3, {{"mask", "additive"}, {"sink", "logit"}});
    axes[empty] = "0";
    EXPECT_TRUE(generated(axes)[0].empty());
    EXPECT_TRUE(generated(backward(axes))[0].empty());
  }
}

// ---- What the tolerance refuses -----------------------------------------------------------------

/// The verdict on `factor` times what is right.
Verdict verdict_of_multiple(const Problem& problem, double factor) {
  std::vector<std::vector<std::byte>> inputs;
  for (const TensorSpec& spec : problem.operation->tensors(problem)) {
    if (spec.role == Role::input) inputs.emplace_back(static_cast<std::size_t>(spec.bytes()));
  }
  std::vector<std::byte*> targets;
  for (auto& input : inputs) targets.push_back(input.data());
  generate_inputs(problem, 1, targets);
  const std::vector<const std::byte*> pointers(targets.begin(), targets.end());
  const std::int64_t rows = problem.at("b") * problem.at("heads") * problem.at("sq");
  const std::int64_t cols = problem.at("sk");
  std::vector<std::byte> output(static_cast<std::size_t>(rows * cols) * size_of(problem.dtype_out));
  std::vector<double> expected(static_cast<std::size_t>(cols));
  for (std::int64_t row = 0; row < rows; ++row) {
    find_oracle(problem.operation->name)->evaluate_row(problem, pointers, 0, row, expected);
    for (std::int64_t col = 0; col < cols; ++col) {
      store_element(problem.dtype_out, output.data(), row * cols + col,
                    factor * expected[static_cast<std::size_t>(col)]);
    }
  }
  return Expectation(problem, pointers).judge(0, output.data());
}

/// However far rounding may move the logits, the weights of a row add up to 1.
TEST(MaskedSoftmaxTolerance, ACommonFactorIsRefusedAtAnyScale) {
  for (const char* const scale : {"0.125", "1", "1000", "1e7"}) {
    for (const char* const mask : {"none", "causal", "additive"}) {
      const Problem problem =
          find_operation("masked_softmax")
              ->make_problem({Dtype::fp32, Dtype::fp32}, {{"b", "1"},
                                                          {"heads", "2"},
                                                          {"sq", "16"},
                                                          {"sk", "257"},
                                                          {"mask", mask},
                                                          {"scale", scale},
                                                          {"distribution", "wide"}});
      EXPECT_TRUE(verdict_of_multiple(problem, 1).correct) << describe(problem);
      for (const double factor : {0.0, 0.5, 1.001, 1 + 1e-5}) {
        EXPECT_FALSE(verdict_of_multiple(problem, factor).correct)
            << factor << " times " << describe(problem);
      }
    }
  }
}

// ---- The real-valued axis -----------------------------------------------------------------------

Problem with_scale(const Axes& axes) {
  return find_operation("masked_softmax")->make_problem({Dtype::fp16, Dtype::fp16}, axes);
}

TEST(RealAxis, HasADefaultThatLabelsLeaveOut) {
  EXPECT_EQ(with_scale({}).real("scale"), 0.125);
  EXPECT_EQ(describe(with_scale({})).find("scale"), std::string::npos);
  EXPECT_EQ(with_scale({{"scale", "0.1250"}}), with_scale({}));
  EXPECT_EQ(describe(with_scale({{"scale", "125e-3"}})), describe(with_scale({})));
}

TEST(RealAxis, HoldsTheShortestWordThatReadsBack) {
  const struct {
    const char* text;
    const char* word;
    double value;
  } cases[] = {
      {"1", "1", 1},           {"1.0", "1", 1},
      {"-0.5", "-0.5", -0.5},  {"0", "0", 0},
      {"1e4", "10000", 10000}, {"0.08838834764831845", "0.08838834764831845", 0x1.6a09e667f3bcdp-4},
      {"0.1", "0.1", 0.1},     {"1e-30", "1e-30", 1e-30},
      {"-0", "0", 0}};
  for (const auto& [text, word, value] : cases) {
    const Problem problem = with_scale({{"scale", text}});
    EXPECT_EQ(problem.choice("scale"), word);
    EXPECT_EQ(problem.real("scale"), value);
    EXPECT_NE(describe(problem).find("scale=" + std::string(word) + ' '), std::string::npos)
        << describe(problem);
    EXPECT_EQ(with_scale({{"scale", word}}), problem);
  }
}

TEST(RealAxis, RefusesWhatIsNoNumber) {
  for (const char* const text :
       {"", "x", "1x", "0,5", "nan", "inf", "-inf", "1e999", " 1", "0.125 "}) {
    try {
      static_cast<void>(with_scale({{"scale", text}}));
      ADD_FAILURE() << '"' << text << "\" was taken";
    } catch (const ProblemError& error) {
      const std::string what = error.what();
      EXPECT_EQ(error.axis(), "scale");
      EXPECT_NE(what.find('\'' + std::string(text) + '\''), std::string::npos) << what;
      EXPECT_NE(what.find("0.125"), std::string::npos) << what;
    }
  }
}

TEST(RealAxis, OtherAxesAreNotReal) {
  EXPECT_THROW(static_cast<void>(with_scale({}).real("mask")), ProblemError);
  EXPECT_THROW(static_cast<void>(with_scale({}).real("sq")), ProblemError);
  EXPECT_THROW(static_cast<void>(with_scale({}).real("temperature")), ProblemError);
}

}  // namespace
}  // namespace roofmax::reference
