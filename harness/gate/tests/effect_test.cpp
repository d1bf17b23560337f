#include "harness/gate/effect.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "harness/gate/probability.hpp"

namespace roofmax::gate {
namespace {

TEST(Student, AgreesWithIntegralsOfItsDensity) {
  EXPECT_NEAR(student_two_sided(1, 1), 0.5, 1e-12);
  EXPECT_NEAR(student_two_sided(2.5, 5), 0.054490099342361265, 1e-12);
  EXPECT_NEAR(student_two_sided(0.3, 2.5), 0.7873423714951961, 1e-10);
  EXPECT_NEAR(student_two_sided(4, 11), 0.002086193566998351, 1e-12);
  EXPECT_NEAR(student_two_sided(-4, 11), 0.002086193566998351, 1e-12);
  EXPECT_NEAR(student_two_sided(6, 9) / 0.00020249932205007593, 1, 1e-6);
  EXPECT_EQ(student_two_sided(0, 3), 1);
}

TEST(Student, HasTheQuantilesOfTheTables) {
  EXPECT_NEAR(student_quantile(0.05, 1), 12.706, 5e-4);
  EXPECT_NEAR(student_quantile(0.05, 5), 2.571, 5e-4);
  EXPECT_NEAR(student_quantile(0.05, 1e6), 1.960, 5e-4);
  EXPECT_NEAR(student_quantile(0.001, 10), 4.587, 5e-4);
}

TEST(Rate, HasTheExactIntervalsOfTheTables) {
  const Rate none{0, 20};
  EXPECT_EQ(none.low(), 0);
  EXPECT_NEAR(none.high(), 0.1684, 5e-5);
  const Rate some{3, 10};
  EXPECT_NEAR(some.share(), 0.3, 1e-12);
  EXPECT_NEAR(some.low(), 0.0667, 5e-5);
  EXPECT_NEAR(some.high(), 0.6525, 5e-5);
  const Rate all{7, 7};
  EXPECT_NEAR(all.low(), 0.5904, 5e-5);
  EXPECT_EQ(all.high(), 1);
}

/// Logarithms of ratios as `count` pairs would give them, around `mean`.
std::vector<double> pairs(std::mt19937& random, std::size_t count, double mean, double spread) {
  std::normal_distribution<double> normal(mean, spread);
  std::vector<double> values(count);
  for (double& value : values) value = normal(random);
  return values;
}

TEST(EffectOfPairs, ItsIntervalHoldsTheTruthInNineteenOfTwenty) {
  std::mt19937 random(1);
  constexpr int kTrials = 4000;
  for (const std::size_t count : {4U, 12U, 30U}) {
    int held = 0;
    int found = 0;
    for (int trial = 0; trial < kTrials; ++trial) {
      const Effect effect = effect_of_pairs(pairs(random, count, std::log(1.03), 0.01));
      held += effect.low <= 1.03 && 1.03 <= effect.high ? 1 : 0;
      found += effect_of_pairs(pairs(random, count, 0, 0.01)).p <= 0.01 ? 1 : 0;
    }
    EXPECT_NEAR(held / double{kTrials}, 0.95, 0.015) << count << " pairs";
    EXPECT_NEAR(found / double{kTrials}, 0.01, 0.006) << count << " pairs";
  }
}

TEST(EffectOfPairs, ADisturbedPairInTenDoesNotMoveIt) {
  std::mt19937 random(2);
  std::vector<double> values = pairs(random, 20, 0, 0.002);
  values[3] = std::log(3.0);
  const Effect effect = effect_of_pairs(values);
  EXPECT_NEAR(effect.ratio, 1, 0.002);
  EXPECT_LT(effect.reach(), 0.005);
}

/// What pairs of processes find that differ by `spread` for good, and their pairs by another half
/// percent.
LogRatios processes(std::mt19937& random, int count, double mean, double spread) {
  LogRatios found;
  std::normal_distribution<double> of_process(mean, spread);
  for (int process = 0; process < count; ++process) {
    found.push_back(pairs(random, 12, of_process(random), 0.005));
  }
  return found;
}

TEST(SpreadOfProcesses, IsFoundFromTwoProcessesARowThoughOneRowIsFarOff) {
  std::mt19937 random(5);
  for (const double spread : {0.0, 0.01, 0.03}) {
    std::vector<LogRatios> rows;
    for (int row = 0; row < 400; ++row) rows.push_back(processes(random, 2, 0, spread));
    rows[7][1] = pairs(random, 12, 0.5, 0.005);
    std::vector<const LogRatios*> all;
    for (const LogRatios& row : rows) all.push_back(&row);
    const ProcessSpread found = spread_of_processes(all);
    EXPECT_NEAR(std::sqrt(found.variance), spread, 0.1 * spread + 0.0008);
    EXPECT_NEAR(found.freedom, 148, 1);
  }
  EXPECT_EQ(spread_of_processes({}).freedom, 0);
}

TEST(EffectOfProcesses, WhatProcessesDifferByIsNoChange) {
  std::mt19937 random(6);
  constexpr int kTrials = 3000;
  for (const int count : {2, 3, 4}) {
    int found = 0;
    for (int trial = 0; trial < kTrials; ++trial) {
      const LogRatios row = processes(random, count, 0, 0.02);
      found += effect_of_processes(row, {0.0004, 30}).p <= 0.01 ? 1 : 0;
    }
    EXPECT_LE(found / double{kTrials}, 0.02) << count << " processes";
  }
}

TEST(EffectOfProcesses, ARowWhoseProcessesDifferMoreThanOthersIsHeldToItsOwn) {
  std::mt19937 random(7);
  const LogRatios row = {pairs(random, 12, 0.0, 0.002), pairs(random, 12, 0.25, 0.002)};
  const Effect effect = effect_of_processes(row, {0.00001, 30});
  EXPECT_GT(effect.p, 0.1);
  EXPECT_GT(effect.reach(), 0.5);
}

TEST(EffectOfProcesses, ProcessesThatAgreeLikeOthersTellASmallChange) {
  std::mt19937 random(8);
  constexpr int kTrials = 1000;
  int held = 0;
  int found = 0;
  for (int trial = 0; trial < kTrials; ++trial) {
    const LogRatios row = processes(random, 4, std::log(1.03), 0.002);
    const Effect effect = effect_of_processes(row, {0.000004, 20});
    held += effect.low <= 1.03 && 1.03 <= effect.high ? 1 : 0;
    found += effect.p <= 0.0001 ? 1 : 0;
  }
  EXPECT_NEAR(held / double{kTrials}, 0.95, 0.025);
  EXPECT_GE(found / double{kTrials}, 0.97) << "3% in one of a hundred rows";
}

TEST(EffectOfPairs, EqualPairsAreCertain) {
  const std::vector<double> same(6, std::log(1.5));
  EXPECT_LT(effect_of_pairs(same).p, 1e-12);
  EXPECT_NEAR(effect_of_pairs(same).ratio, 1.5, 1e-12);
  EXPECT_EQ(effect_of_pairs(std::vector<double>(6, 0.0)).p, 1);
  EXPECT_THROW(static_cast<void>(effect_of_pairs(std::vector<double>(1, 0.0))),
               std::invalid_argument);
}

Figure sol(double typical, double reach, std::size_t visits) {
  return {{typical, typical / (1 + reach), typical * (1 + reach)}, visits};
}

TEST(EffectBetween, LessSolIsSlower) {
  const Effect effect = effect_between(sol(0.9, 0.005, 10), sol(0.6, 0.005, 10));
  EXPECT_NEAR(effect.ratio, 1.5, 1e-12);
  EXPECT_LT(effect.p, 1e-9);
  EXPECT_LT(1.48, effect.low);
  EXPECT_LT(effect.high, 1.52);
}

TEST(EffectBetween, TwoIntervalsAlikeAddAsSquares) {
  const Effect effect = effect_between(sol(0.9, 0.01, 1000), sol(0.9, 0.01, 1000));
  EXPECT_EQ(effect.p, 1);
  EXPECT_NEAR(effect.reach(), 0.01 * std::sqrt(2.0), 2e-4);
}

TEST(EffectBetween, FewVisitsAreTrustedLess) {
  // The same intervals: from few visits, whose spread is itself uncertain, the tail is longer.
  const double few = effect_between(sol(0.9, 0.01, 6), sol(0.85, 0.01, 6)).p;
  const double many = effect_between(sol(0.9, 0.01, 60), sol(0.85, 0.01, 60)).p;
  EXPECT_GT(few, 10 * many);
}

TEST(EffectBetween, ASingleVisitsIntervalIsByTheNormalDistribution) {
  const Effect effect = effect_between(sol(0.9, 0.05, 1), sol(0.9, 0.05, 1));
  EXPECT_GT(effect.reach(), 0.05 * std::sqrt(2.0));
}

TEST(EffectBetween, NarrowIntervalsStillLeaveWhatRunsDifferBy) {
  const Effect effect = effect_between(sol(0.9, 0, 20), sol(0.9, 0, 20));
  EXPECT_NEAR(effect.reach(), 0.002 * std::sqrt(2.0), 1e-5);
}

}  // namespace
}  // namespace roofmax::gate
