#include "harness/gate/self_testing.hpp"

#include <algorithm>
#include <map>
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

/// Adds what a run without a change came to.
void count_run(const std::vector<Row>& rows, SelfTest& test) {
  count(verdict_of(rows) == Verdict::regressed, test.false_runs);
  for (const Row& row : rows) {
    if (!row.effect) continue;
    count(row.verdict == Verdict::regressed, test.false_rows);
    count(row.verdict == Verdict::inconclusive, test.inconclusive_rows);
  }
}

Power power_of(const std::vector<Row>& rows, double delay, const Rule& rule) {
  Power power{
      .thresholds = delay / rule.threshold, .delay = delay, .long_rows = {}, .all_rows = {}};
  std::vector<double> ratios;
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
  return power;
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
    for (const std::size_t i : wanted) {
      std::uniform_int_distribution<std::size_t> any(0, found[i].size() - 1);
      rows[i].log_ratios.push_back(found[i][any(random)]);
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
  const int total = settings.runs + static_cast<int>(settings.delays.size());
  // Of each row, by its key, what all pairs of processes have found.
  std::map<std::string, LogRatios> found;
  for (int index = 0; index < total; ++index) {
    const auto place = static_cast<std::size_t>(index);
    const bool is_delayed = place < settings.delays.size();
    PairedSettings paired = settings.paired;
    paired.delay = is_delayed ? paired.rule.threshold * settings.delays[place] : 0;
    observer.on_run(index, total, paired.delay);
    PairedRun run = run_in_turns(
        cases, [&keys] { return keys; }, paired, observer);
    if (run.end == RunEnd::interrupted || InterruptGuard::count() > 0) {
      test.end = RunEnd::interrupted;
      break;
    }
    judge(run.rows, paired.rule);
    observer.on_rows(run.rows);
    if (is_delayed) {
      test.power.push_back(power_of(run.rows, paired.delay, paired.rule));
      continue;
    }
    count_run(run.rows, test);
    for (const Row& row : run.rows) {
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
