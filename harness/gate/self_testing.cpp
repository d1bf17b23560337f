#include "harness/gate/self_testing.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <set>

#include "harness/measure/worker_process.hpp"
#include "harness/record/typical.hpp"

namespace roofmax::gate {
namespace {

void count(bool is_event, Rate& rate) {
  ++rate.trials;
  rate.events += is_event ? 1 : 0;
}

/// Notes the rows that a run could not measure: neither their times nor rates know them.
void note_not_measured(const std::vector<Row>& rows, SelfTest& test) {
  for (const Row& row : rows) {
    if (!row.effect) test.not_measured[row.key] = row.reason;
  }
}

/// Adds what a run without a change came to.
void count_run(const std::vector<Row>& rows, SelfTest& test) {
  count(verdict_of(rows) == Verdict::regressed, test.false_runs);
  for (const Row& row : rows) {
    if (!row.effect) continue;
    count(row.verdict == Verdict::regressed, test.false_rows);
    count(row.verdict == Verdict::improved, test.false_improved_rows);
    count(row.verdict == Verdict::inconclusive, test.inconclusive_rows);
  }
}

/// Adds what a run with a delay came to; `ratios` are those of all its runs.
void count_delayed(const std::vector<Row>& rows, const Rule& rule, std::vector<double>& ratios,
                   Power& power) {
  ++power.runs;
  for (const Row& row : rows) {
    if (!row.effect) continue;
    ratios.push_back(row.effect->ratio);
    const bool is_found = is_found_alone(row, rows.size(), rule);
    count(is_found, power.all_rows);
    if (row.before->time_s < kLongRow) continue;
    count(is_found, power.long_rows);
    if (!is_found) power.not_found.push_back(row.key);
  }
  if (!ratios.empty()) power.delay_found = median_of(ratios) - 1;
}

}  // namespace

bool is_drawn_run_false(const std::vector<LogRatios>& found, const Rule& rule, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<Row> rows(found.size());
  std::vector<std::size_t> wanted(found.size());
  for (std::size_t i = 0; i < found.size(); ++i) wanted[i] = i;
  // As many processes as a real run of some minutes comes to.
  constexpr int kMostRounds = 6;
  for (int round = 0; round < kMostRounds && !wanted.empty(); ++round) {
    // The same pair of processes for all rows: what disturbs a machine disturbs many at once.
    const double place = std::uniform_real_distribution<double>(0, 1)(random);
    for (const std::size_t i : wanted) {
      const auto pairs = static_cast<double>(found[i].size());
      rows[i].log_ratios.push_back(found[i][static_cast<std::size_t>(place * pairs)]);
    }
    judge(rows, rule);
    std::erase_if(wanted, [&rows](std::size_t i) { return more_wanted(rows[i]) == More::no; });
  }
  return verdict_of(rows) == Verdict::regressed;
}

SelfTest test_gate(const std::vector<Case>& cases, const SelfTestSettings& settings,
                   SelfTestObserver& observer) {
  const InterruptGuard guard;
  SelfTest test;
  std::set<std::string> keys;
  for (const Case& c : cases) keys.insert(c.key());
  int total = settings.runs;
  for (const DelayedRuns& delayed : settings.delays) total += delayed.runs;
  int index = 0;
  // The rows of the next run; nothing where it was interrupted.
  const auto next_run = [&](double delay) -> std::optional<std::vector<Row>> {
    PairedSettings paired = settings.paired;
    paired.delay = delay;
    observer.on_run(index++, total, delay);
    PairedRun run = run_in_turns(
        cases, [&keys] { return keys; }, paired, observer);
    if (run.end == RunEnd::interrupted || InterruptGuard::count() > 0) {
      test.end = RunEnd::interrupted;
      return std::nullopt;
    }
    judge(run.rows, paired.rule);
    observer.on_rows(run.rows);
    note_not_measured(run.rows, test);
    return std::move(run.rows);
  };
  const Rule& rule = settings.paired.rule;
  for (const DelayedRuns& delayed : settings.delays) {
    Power power{.thresholds = delayed.thresholds,
                .delay = rule.threshold * delayed.thresholds,
                .long_rows = {},
                .all_rows = {}};
    std::vector<double> ratios;
    while (power.runs < delayed.runs && test.end == RunEnd::complete) {
      if (const auto rows = next_run(power.delay)) count_delayed(*rows, rule, ratios, power);
    }
    if (power.runs > 0) test.power.push_back(std::move(power));
  }
  // Of each row, by its key, what all pairs of processes have found.
  std::map<std::string, LogRatios> found;
  for (int run = 0; run < settings.runs && test.end == RunEnd::complete; ++run) {
    const auto rows = next_run(0);
    if (!rows) break;
    count_run(*rows, test);
    for (const Row& row : *rows) {
      if (!row.effect) continue;
      auto& all = found[row.key];
      all.insert(all.end(), row.log_ratios.begin(), row.log_ratios.end());
    }
  }
  std::vector<LogRatios> found_of_rows;
  for (auto& [key, pairs] : found) found_of_rows.push_back(std::move(pairs));
  for (int drawn = 0; drawn < settings.drawn_runs && !found_of_rows.empty(); ++drawn) {
    count(is_drawn_run_false(found_of_rows, settings.paired.rule, static_cast<unsigned>(drawn)),
          test.false_drawn_runs);
  }
  return test;
}

}  // namespace roofmax::gate
