#include "harness/gate/verdict.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace roofmax::gate {
namespace {

constexpr double kSure = 1e-9;

Row timed(double ratio, double reach, double p) {
  Row row;
  row.key = "row";
  row.before = row.after = Side{Disposition::ok, "", 1e-5, 0.9};
  row.effect = Effect{ratio, ratio / (1 + reach), ratio * (1 + reach), p};
  return row;
}

Row ended(std::optional<Disposition> before, std::optional<Disposition> after) {
  Row row;
  row.key = "row";
  if (before) row.before = Side{*before, "", {}, {}};
  if (after) row.after = Side{*after, "", {}, {}};
  return row;
}

Row judged(Row row, const Rule& rule = {}) {
  std::vector<Row> rows{std::move(row)};
  judge(rows, rule);
  return rows.front();
}

TEST(Judge, ASureDifferenceOfTheThresholdCounts) {
  EXPECT_EQ(judged(timed(1.02, 0.001, kSure)).verdict, Verdict::regressed);
  EXPECT_EQ(judged(timed(1.019, 0.001, kSure)).verdict, Verdict::unchanged);
  EXPECT_EQ(judged(timed(1 / 1.02, 0.001, kSure)).verdict, Verdict::improved);
  EXPECT_EQ(judged(timed(1 / 1.019, 0.001, kSure)).verdict, Verdict::unchanged);
  EXPECT_EQ(judged(timed(1.04, 0.001, kSure), {.threshold = 0.05}).verdict, Verdict::unchanged);
}

TEST(Judge, WhatTheMeasurementCannotTellIsInconclusive) {
  const Row wide = judged(timed(1.0, 0.03, 0.5));
  EXPECT_EQ(wide.verdict, Verdict::inconclusive);
  EXPECT_EQ(wide.reason, "the interval reaches 3.0%, beyond the threshold of 2.0%");
  const Row doubtful = judged(timed(1.025, 0.018, 0.02));
  EXPECT_EQ(doubtful.verdict, Verdict::inconclusive);
  EXPECT_EQ(doubtful.reason, "the difference may be chance");
  // Far off, and sure of it: that the size is uncertain does not matter.
  EXPECT_EQ(judged(timed(1.5, 0.1, kSure)).verdict, Verdict::regressed);
}

TEST(Judge, AcrossDevicesIsByNearnessToTheCeiling) {
  Row row = timed(1.1, 0.001, kSure);
  row.basis = Basis::sol;
  row.after->time_s = 0.5e-5;
  EXPECT_EQ(judged(row).verdict, Verdict::regressed);
  EXPECT_EQ(judged(row).reason, "further from its ceiling");
  row.effect = timed(1 / 1.1, 0.001, kSure).effect;
  EXPECT_EQ(judged(row).verdict, Verdict::improved);
  EXPECT_EQ(judged(row).reason, "nearer to its ceiling");
}

TEST(Judge, OnOneDeviceSolAloneTellsNoChange) {
  Row row = timed(1.1, 0.001, kSure);
  row.basis = Basis::twin;
  EXPECT_EQ(judged(row).verdict, Verdict::inconclusive);
  EXPECT_EQ(judged(row).reason,
            "slower by its SOL alone: its time changed by +0.0%, its twin's by -9.1%");
  row.after->time_s = 1.05e-5;
  EXPECT_EQ(judged(row).verdict, Verdict::regressed);
  EXPECT_EQ(judged(row).reason, "slower");
}

TEST(SlowerDevice, IsToldWhereTwinsTakeLongerToo) {
  Row row = timed(1.001, 0.001, 0.5);
  row.basis = Basis::twin;
  row.verdict = Verdict::unchanged;
  EXPECT_EQ(describe_slower_device({row}, {}), "");
  row.after->time_s = 1.1e-5;
  EXPECT_EQ(describe_slower_device({row}, {}),
            "1 row takes 10.0% longer, and so does its twin: the device was slower");
  EXPECT_EQ(describe_slower_device({row, row}, {}),
            "2 rows take 10.0% longer, and so do their twins: the device was slower");
  EXPECT_EQ(describe_faster_device({row}, {}), "");
  row.after->time_s = 0.9e-5;
  EXPECT_EQ(describe_faster_device({row}, {}),
            "1 row takes 10.0% less time, and so does its twin: the device was faster");
  EXPECT_EQ(describe_slower_device({row}, {}), "");
  row.basis = Basis::sol;
  EXPECT_EQ(describe_faster_device({row}, {}), "");
}

TEST(Drift, IsToldOfTenRowsThatOneByOneAreBelowTheThreshold) {
  Row row = timed(1.018, 0.001, 0.5);
  row.verdict = Verdict::unchanged;
  EXPECT_EQ(describe_drift(std::vector<Row>(9, row), {}), "");
  EXPECT_EQ(describe_drift(std::vector<Row>(10, row), {}),
            "the 10 unchanged rows together take 1.8% longer (geometric mean), each less than the "
            "threshold");
  EXPECT_EQ(describe_drift(std::vector<Row>(10, row), {.threshold = 0.1}), "");
  row.effect->ratio = 1 / 1.01;
  EXPECT_EQ(describe_drift(std::vector<Row>(12, row), {}),
            "the 12 unchanged rows together take 1.0% less time (geometric mean), each less than "
            "the threshold");
  std::vector<Row> mixed(20, row);
  for (std::size_t i = 0; i < 10; ++i) mixed[i].effect->ratio = 1.01;
  EXPECT_EQ(describe_drift(mixed, {}), "") << "they cancel out";
  row.basis = Basis::sol;
  EXPECT_EQ(describe_drift(std::vector<Row>(12, row), {}), "");
}

/// Rows of which pairs of processes found these ratios, beside others without a change.
std::vector<Row> rows_found(const std::vector<double>& ratios) {
  const auto found = [](const std::vector<double>& all) {
    LogRatios pairs;
    for (const double ratio : all) {
      pairs.emplace_back();
      for (int i = 0; i < 9; ++i) pairs.back().push_back(std::log(ratio) + 0.0004 * (i - 4));
    }
    return pairs;
  };
  std::vector<Row> rows;
  for (int i = 0; i < 20; ++i) {
    Row row = timed(1, 0, 1);
    row.log_ratios = found({1.0 + 0.0001 * i, 1.0 - 0.0001 * i});
    rows.push_back(row);
  }
  rows.front().log_ratios = found(ratios);
  judge(rows, {});
  return rows;
}

TEST(Judge, AChangeMustBeFoundByFourPairsOfProcesses) {
  EXPECT_EQ(rows_found({1.1, 1.1, 1.1, 1.1}).front().verdict, Verdict::regressed);
  EXPECT_EQ(rows_found({0.9, 0.9, 0.9, 0.9}).front().verdict, Verdict::improved);
  const Row row = rows_found({1.1, 1.1, 1.1}).front();
  EXPECT_EQ(row.verdict, Verdict::inconclusive);
  EXPECT_EQ(row.reason, "found by 3 pairs of processes, not yet by 4");
  EXPECT_EQ(more_wanted(row), More::yes) << "whatever the time";
  for (const Row& other : rows_found({1.1, 1.1, 1.1, 1.1})) {
    if (other.effect->ratio < 1.05) {
      EXPECT_EQ(other.verdict, Verdict::unchanged) << other.reason;
    }
  }
}

TEST(Judge, ProcessesThatDifferPlainlyAreNoFinding) {
  const Row row = rows_found({1.19, 1.2, 1.18, 1.004}).front();
  EXPECT_EQ(row.verdict, Verdict::inconclusive);
  EXPECT_EQ(more_wanted(row), More::if_there_is_time);
  EXPECT_EQ(rows_found({1.3, 1.0}).front().verdict, Verdict::inconclusive);
}

TEST(MoreWanted, EveryRowIsMeasuredByTwoPairsOfProcesses) {
  EXPECT_EQ(more_wanted(rows_found({1.0}).front()), More::yes);
  EXPECT_EQ(more_wanted(rows_found({1.0, 1.0}).front()), More::no);
  EXPECT_EQ(more_wanted(judged(ended(Disposition::ok, std::nullopt))), More::no);
}

TEST(IsFoundAlone, NoOtherFindingHelps) {
  // Beside others that are found, p may be larger.
  EXPECT_TRUE(is_found_alone(timed(1.04, 0.01, 0.0001), 100, {}));
  EXPECT_FALSE(is_found_alone(timed(1.04, 0.01, 0.0002), 100, {}));
  EXPECT_FALSE(is_found_alone(timed(1.01, 0.001, kSure), 100, {}));
  EXPECT_FALSE(is_found_alone(timed(0.9, 0.001, kSure), 100, {}));
}

TEST(Judge, ALostRowIsARegression) {
  using enum Disposition;
  EXPECT_EQ(judged(ended(ok, std::nullopt)).verdict, Verdict::regressed);
  EXPECT_EQ(judged(ended(ok, std::nullopt)).reason, "is missing");
  for (const Disposition after : {incorrect, failed, unsupported}) {
    EXPECT_EQ(judged(ended(ok, after)).verdict, Verdict::regressed) << name_of(after);
  }
  EXPECT_EQ(judged(ended(unsupported, incorrect)).verdict, Verdict::regressed);
  EXPECT_EQ(judged(ended(std::nullopt, failed)).verdict, Verdict::regressed);
  EXPECT_EQ(judged(ended(ok, skipped)).verdict, Verdict::inconclusive);
  EXPECT_EQ(judged(ended(ok, ok)).reason, "has no figures to compare");
  EXPECT_EQ(judged(ended(ok, ok)).verdict, Verdict::inconclusive);
}

TEST(Judge, WhatABuildThatDiedWasBeforeIsNotKnown) {
  using enum Disposition;
  Row row = ended(skipped, failed);
  row.before->reason = "it could not be measured: crashed";
  row.before->is_lost = true;
  for (const Disposition after : {incorrect, failed, unsupported, skipped}) {
    row.after->disposition = after;
    EXPECT_EQ(judged(row).verdict, Verdict::inconclusive) << name_of(after);
  }
  row.after = Side{.disposition = failed, .reason = "hung", .is_lost = true};
  EXPECT_EQ(judged(row).reason,
            "is now failed: hung; was skipped: it could not be measured: crashed");
  row.after = Side{ok};
  EXPECT_EQ(judged(row).verdict, Verdict::inconclusive);
  EXPECT_EQ(judged(row).reason, "was skipped: it could not be measured: crashed");
  row.before = Side{ok};
  row.after = Side{.disposition = failed, .reason = "hung", .is_lost = true};
  EXPECT_EQ(judged(row).verdict, Verdict::regressed);
}

TEST(Judge, WhyARowWasNotOkBeforeIsTold) {
  Row row = ended(Disposition::skipped, Disposition::failed);
  row.before->reason = "no memory";
  row.after->reason = "crashed";
  EXPECT_EQ(judged(row).verdict, Verdict::regressed);
  EXPECT_EQ(judged(row).reason, "is now failed: crashed; was skipped: no memory");
}

TEST(Judge, ANewRowOrOneThatWasNeverOkIsNoRegression) {
  using enum Disposition;
  EXPECT_EQ(judged(ended(std::nullopt, ok)).verdict, Verdict::not_compared);
  EXPECT_EQ(judged(ended(std::nullopt, std::nullopt)).verdict, Verdict::not_compared);
  EXPECT_EQ(judged(ended(unsupported, std::nullopt)).verdict, Verdict::not_compared);
  EXPECT_EQ(judged(ended(unsupported, ok)).verdict, Verdict::not_compared);
  for (const Disposition same : {incorrect, failed, unsupported, skipped}) {
    EXPECT_EQ(judged(ended(same, same)).verdict, Verdict::not_compared) << name_of(same);
  }
  EXPECT_EQ(judged(ended(skipped, ok)).verdict, Verdict::inconclusive);
  for (const Disposition before : {incorrect, failed}) {
    EXPECT_EQ(judged(ended(before, ok)).verdict, Verdict::improved) << name_of(before);
  }
}

TEST(Judge, DoubtIsBoundedOverAllRowsTogether) {
  // A thousand rows without a change, whose p are uniform: by their own p a hundredth of them
  // would be found, and half of those slower.
  std::mt19937 random(3);
  std::uniform_real_distribution<double> uniform(0, 1);
  int runs_with_a_finding = 0;
  constexpr int kRuns = 300;
  for (int run = 0; run < kRuns; ++run) {
    std::vector<Row> rows;
    for (int i = 0; i < 1000; ++i) rows.push_back(timed(1.03, 0.02, uniform(random)));
    judge(rows, {});
    runs_with_a_finding += verdict_of(rows) == Verdict::regressed ? 1 : 0;
  }
  EXPECT_LE(runs_with_a_finding, 9) << "1% of the runs, with room for chance";
}

TEST(Judge, TrueChangesAreFoundAmongMany) {
  std::vector<Row> rows;
  for (int i = 0; i < 200; ++i) rows.push_back(timed(1.0, 0.005, (i + 1) / 200.0));
  for (int i = 0; i < 3; ++i) rows.push_back(timed(1.04, 0.01, 1e-5));
  judge(rows, {});
  EXPECT_EQ(std::count_if(rows.begin(), rows.end(),
                          [](const Row& row) { return row.verdict == Verdict::regressed; }),
            3);
}

TEST(VerdictOf, TheWorstCounts) {
  std::vector<Row> rows{timed(1, 0.001, 1), timed(0.5, 0.001, kSure)};
  judge(rows, {});
  EXPECT_EQ(verdict_of(rows), Verdict::unchanged);
  rows.push_back(timed(1, 0.1, 1));
  judge(rows, {});
  EXPECT_EQ(verdict_of(rows), Verdict::inconclusive);
  rows.push_back(timed(2, 0.001, kSure));
  judge(rows, {});
  EXPECT_EQ(verdict_of(rows), Verdict::regressed);
  EXPECT_EQ(verdict_of({}), Verdict::unchanged);
}

TEST(SortBySeverity, WorstFirst) {
  std::vector<Row> rows{timed(0.5, 0.001, kSure), timed(1, 0.001, 1),
                        timed(1.1, 0.001, kSure), ended(Disposition::ok, std::nullopt),
                        timed(1.3, 0.001, kSure), timed(1, 0.1, 1)};
  judge(rows, {});
  sort_by_severity(rows);
  EXPECT_FALSE(rows[0].effect) << "the missing one";
  EXPECT_EQ(rows[1].effect->ratio, 1.3);
  EXPECT_EQ(rows[2].effect->ratio, 1.1);
  EXPECT_EQ(rows[3].verdict, Verdict::inconclusive);
  EXPECT_EQ(rows[4].verdict, Verdict::unchanged);
  EXPECT_EQ(rows[5].verdict, Verdict::improved);
}

}  // namespace
}  // namespace roofmax::gate
