#include "harness/gate/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "harness/record/typical.hpp"

namespace roofmax::gate {
namespace {

bool is_ok(const std::optional<Side>& side) { return side && side->disposition == Disposition::ok; }

/// The largest p that still counts as a finding; below 0 when none does.
double largest_found(const std::vector<Row>& rows, double false_discovery) {
  std::vector<double> all;
  for (const Row& row : rows) {
    if (row.effect) all.push_back(row.effect->p);
  }
  std::sort(all.begin(), all.end());
  const auto count = static_cast<double>(all.size());
  for (std::size_t rank = all.size(); rank > 0; --rank) {
    if (all[rank - 1] <= false_discovery * static_cast<double>(rank) / count) return all[rank - 1];
  }
  return -1;
}

std::string percent(double share) { return fmt::format("{:.1f}%", 100 * share); }

/// Whether all of them found half of the threshold at least, on the side of `ratio`.
bool agree(const std::vector<double>& ratios, double ratio, const Rule& rule) {
  const double least = std::log1p(rule.threshold) / 2;
  return std::all_of(ratios.begin(), ratios.end(), [&](double one) {
    return (ratio > 1 ? std::log(one) : -std::log(one)) >= least;
  });
}

/// What to say of a row that both builds timed.
struct Judgement {
  Verdict verdict;
  std::string reason = {};
  bool is_unconfirmed = false;
};

/// Of a row that changed beyond doubt.
Judgement judge_found(const Row& row, bool is_slower, const Rule& rule) {
  if (row.basis == Basis::sol) {
    return is_slower ? Judgement{Verdict::regressed, "further from its ceiling"}
                     : Judgement{Verdict::improved, "nearer to its ceiling"};
  }
  const std::optional<double> time = row.time_ratio();
  if (row.basis == Basis::twin && time && !agree({*time}, row.effect->ratio, rule)) {
    return {Verdict::inconclusive,
            fmt::format("{} by its SOL alone: its time changed by {:+.1f}%, its twin's by {:+.1f}%",
                        is_slower ? "slower" : "faster", 100 * (*time - 1),
                        100 * (*time / row.effect->ratio - 1))};
  }
  return is_slower ? Judgement{Verdict::regressed, "slower"}
                   : Judgement{Verdict::improved, "faster"};
}

Judgement judge_effect(const Row& row, bool is_found, const Rule& rule) {
  const Effect& effect = *row.effect;
  const double factor = 1 + rule.threshold;
  const bool is_slower = effect.ratio >= factor;
  const bool is_faster = effect.ratio <= 1 / factor;
  if (is_slower || is_faster) {
    const std::vector<double> ratios = row.ratios_of_processes();
    const bool all_agree = agree(ratios, effect.ratio, rule);
    if (all_agree && !ratios.empty() && ratios.size() < kConfirming) {
      return {
          Verdict::inconclusive,
          fmt::format("found by {} pairs of processes, not yet by {}", ratios.size(), kConfirming),
          true};
    }
    if (!all_agree) {
      std::vector<std::string> found;
      for (const double ratio : ratios) found.push_back(fmt::format("{:+.1f}%", 100 * (ratio - 1)));
      return {Verdict::inconclusive, fmt::format("processes disagree: {}", fmt::join(found, ", "))};
    }
    if (is_found) return judge_found(row, is_slower, rule);
  }
  if (effect.reach() > rule.threshold) {
    return {Verdict::inconclusive,
            fmt::format("the interval reaches {}, beyond the threshold of {}",
                        percent(effect.reach()), percent(rule.threshold))};
  }
  if (is_slower || is_faster) return {Verdict::inconclusive, "the difference may be chance"};
  if (!row.log_ratios.empty() && row.log_ratios.size() < kLeastProcesses) {
    return {Verdict::inconclusive,
            fmt::format("measured by {} pair of processes, not by {}: what processes differ by is "
                        "not known",
                        row.log_ratios.size(), kLeastProcesses)};
  }
  return {Verdict::unchanged};
}

/// Of a row that at least one of the two could not time.
Judgement judge_outcome(const Row& row) {
  const auto told = [](const Side& side) {
    return side.reason.empty() ? std::string(name_of(side.disposition))
                               : fmt::format("{}: {}", name_of(side.disposition), side.reason);
  };
  if (!row.before && !row.after) return {Verdict::not_compared, "was not measured"};
  if (!row.before) {
    const bool is_wrong = row.after->disposition == Disposition::incorrect ||
                          row.after->disposition == Disposition::failed;
    if (is_wrong) return {Verdict::regressed, "is new and " + told(*row.after)};
    return {Verdict::not_compared, is_ok(row.after) ? "is new" : "is new: " + told(*row.after)};
  }
  if (!row.after) {
    if (is_ok(row.before)) return {Verdict::regressed, "is missing"};
    return {Verdict::not_compared, "is missing; was " + told(*row.before)};
  }
  if (is_ok(row.before) && is_ok(row.after)) {
    return {Verdict::inconclusive, "has no figures to compare"};
  }
  const std::string was = "was " + told(*row.before);
  const std::string change =
      is_ok(row.after) ? was : fmt::format("is now {}; {}", told(*row.after), was);
  // A kernel that also dies in the build from before is no worse, and a machine at fault no better.
  if (row.before->is_lost) return {Verdict::inconclusive, change};
  if (is_ok(row.after) && row.before->disposition == Disposition::skipped) {
    return {Verdict::inconclusive, change};
  }
  if (is_ok(row.after)) {
    const bool was_wrong = row.before->disposition == Disposition::incorrect ||
                           row.before->disposition == Disposition::failed;
    return {was_wrong ? Verdict::improved : Verdict::not_compared, change};
  }
  if (is_ok(row.before)) {
    // Memory is a matter of the machine and the moment, not of the kernel.
    const bool is_skipped = row.after->disposition == Disposition::skipped;
    return {is_skipped ? Verdict::inconclusive : Verdict::regressed, "is now " + told(*row.after)};
  }
  if (row.before->disposition == row.after->disposition) {
    return {Verdict::not_compared, "is " + told(*row.after) + ", as before"};
  }
  const bool is_worse = row.after->disposition == Disposition::incorrect ||
                        row.after->disposition == Disposition::failed;
  return {is_worse ? Verdict::regressed : Verdict::not_compared, change};
}

/// Of rows as slow or as fast as their twins: what they and these take, seconds after over before.
std::string describe_device(const std::vector<Row>& rows, const Rule& rule, bool is_slower) {
  const double least = std::log1p(rule.threshold);
  const auto moved = [&](double ratio) {
    return (is_slower ? std::log(ratio) : -std::log(ratio)) >= least;
  };
  std::vector<double> ratios;
  for (const Row& row : rows) {
    const std::optional<double> time = row.time_ratio();
    const bool is_told = row.verdict == Verdict::regressed || row.verdict == Verdict::improved;
    if (is_told || !row.effect || row.basis != Basis::twin || !time) continue;
    if (moved(*time) && moved(*time / row.effect->ratio)) ratios.push_back(*time);
  }
  if (ratios.empty()) return {};
  const double typical = is_slower ? median_of(ratios) - 1 : 1 - median_of(ratios);
  const bool is_one = ratios.size() == 1;
  return fmt::format("{} {} {} {}, and so {} twin{}: the device was {}", ratios.size(),
                     is_one ? "row takes" : "rows take", percent(typical),
                     is_slower ? "longer" : "less time", is_one ? "does its" : "do their",
                     is_one ? "" : "s", is_slower ? "slower" : "faster");
}

}  // namespace

void hold_back_changes(std::vector<Row>& rows, const std::string& why) {
  for (Row& row : rows) {
    const bool is_told = row.verdict == Verdict::regressed || row.verdict == Verdict::improved;
    if (!is_told || !row.effect) continue;
    row.verdict = Verdict::inconclusive;
    row.reason = fmt::format("{}, but {}", row.reason, why);
  }
}

std::string describe_slower_device(const std::vector<Row>& rows, const Rule& rule) {
  return describe_device(rows, rule, true);
}

std::string describe_faster_device(const std::vector<Row>& rows, const Rule& rule) {
  return describe_device(rows, rule, false);
}

std::string describe_drift(const std::vector<Row>& rows, const Rule& rule) {
  constexpr int kFewest = 10;
  constexpr double kPart = 0.25;  // of the threshold
  int count = 0;
  double logs = 0;
  for (const Row& row : rows) {
    if (row.verdict != Verdict::unchanged || !row.effect || row.basis == Basis::sol) continue;
    ++count;
    logs += std::log(row.effect->ratio);
  }
  if (count < kFewest) return {};
  const double drift = logs / count;
  if (std::abs(drift) < kPart * std::log1p(rule.threshold)) return {};
  return fmt::format(
      "the {} unchanged rows together take {} {} (geometric mean), each less than the threshold",
      count, percent(std::abs(std::expm1(drift))), drift > 0 ? "longer" : "less time");
}

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::regressed:
      return "REGRESSED";
    case Verdict::improved:
      return "IMPROVED";
    case Verdict::unchanged:
      return "UNCHANGED";
    case Verdict::inconclusive:
      return "INCONCLUSIVE";
    case Verdict::not_compared:
      return "NOT COMPARED";
  }
  return "?";
}

void judge(std::vector<Row>& rows, const Rule& rule) {
  std::vector<const LogRatios*> in_turns;
  for (const Row& row : rows) {
    if (!row.log_ratios.empty()) in_turns.push_back(&row.log_ratios);
  }
  const ProcessSpread spread = spread_of_processes(in_turns);
  for (Row& row : rows) {
    if (!row.log_ratios.empty()) row.effect = effect_of_processes(row.log_ratios, spread);
  }
  const double found = largest_found(rows, rule.false_discovery);
  for (Row& row : rows) {
    Judgement judgement =
        row.effect ? judge_effect(row, row.effect->p <= found, rule) : judge_outcome(row);
    row.verdict = judgement.verdict;
    row.reason = std::move(judgement.reason);
    row.is_unconfirmed = judgement.is_unconfirmed;
  }
}

std::optional<double> Row::time_ratio() const {
  if (!before || !after || !before->time_s || !after->time_s) return std::nullopt;
  return *after->time_s / *before->time_s;
}

std::vector<double> Row::ratios_of_processes() const {
  std::vector<double> ratios;
  for (const std::vector<double>& pairs : log_ratios) ratios.push_back(std::exp(median_of(pairs)));
  return ratios;
}

More more_wanted(const Row& row) {
  if (!row.effect) return More::no;
  if (row.log_ratios.size() < kLeastProcesses || row.is_unconfirmed) return More::yes;
  return row.verdict == Verdict::inconclusive ? More::if_there_is_time : More::no;
}

bool is_found_alone(const Row& row, std::size_t rows, const Rule& rule) {
  if (!row.effect) return false;
  const bool is_found = row.effect->p <= rule.false_discovery / static_cast<double>(rows);
  return judge_effect(row, is_found, rule).verdict == Verdict::regressed;
}

bool has_compared(const std::vector<Row>& rows) {
  return std::any_of(rows.begin(), rows.end(),
                     [](const Row& row) { return row.verdict != Verdict::not_compared; });
}

Verdict verdict_of(const std::vector<Row>& rows) {
  for (const Verdict verdict : {Verdict::regressed, Verdict::inconclusive}) {
    const bool is_there = std::any_of(rows.begin(), rows.end(),
                                      [verdict](const Row& row) { return row.verdict == verdict; });
    if (is_there) return verdict;
  }
  return Verdict::unchanged;
}

void sort_by_severity(std::vector<Row>& rows) {
  const auto order = [](const Row& row) {
    const double ratio = row.effect ? row.effect->ratio : 0;
    return std::tuple(row.verdict, row.effect.has_value(), -ratio, row.key);
  };
  std::stable_sort(rows.begin(), rows.end(), [&order](const Row& left, const Row& right) {
    return order(left) < order(right);
  });
}

}  // namespace roofmax::gate
