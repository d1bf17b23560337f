// Two builds in turns: a worker of each, one case in hand of both at a time.

#include "harness/gate/paired_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>

#include "harness/gate/record_rows.hpp"
#include "harness/measure/channel.hpp"
#include "harness/measure/stopwatch.hpp"
#include "harness/measure/worker_process.hpp"
#include "harness/record/typical.hpp"

namespace roofmax::gate {
namespace {

using nlohmann::json;

/// Samples of one turn: their median is what a pair is made of.
constexpr std::size_t kSamplesOfTurn = 5;
/// Pairs without which an interval says little.
constexpr std::size_t kLeastPairs = 8;
/// The two builds, by their places in arrays.
constexpr std::size_t kBefore = 0;
constexpr std::size_t kAfter = 1;
/// Seconds in which a greeting is answered.
constexpr double kGreetingDeadline = 20;

/// One of the two builds, with a worker that has the device open.
class Build {
 public:
  Build(std::string program, const RunSettings& settings)
      : program_(std::move(program)), settings_(settings) {}

  /// What it says of itself: "1.2.0 (abc, modified)". Throws std::invalid_argument when it cannot
  /// take turns.
  std::string greet() {
    WorkerProcess worker(program_);
    json greeting;
    try {
      greeting = worker.ask({{"request", "greeting"}}, kGreetingDeadline, {}).at("greeting");
    } catch (const WorkerError&) {
      throw std::invalid_argument(
          program_ +
          ": is too old to take turns with this build: compare record files "
          "of both, roofmax gate BEFORE.jsonl AFTER.jsonl");
    } catch (const WorkerLost& error) {
      throw std::invalid_argument(fmt::format(
          "{}: does not answer as a build of roofmax ({}): name the program roofmax of one",
          program_, error.what()));
    }
    if (const int protocol = greeting.value("protocol", 0); protocol != kWorkerProtocol) {
      throw std::invalid_argument(
          fmt::format("{}: speaks version {} of the workers' protocol, this "
                      "build version {}: compare record files of both",
                      program_, protocol, kWorkerProtocol));
    }
    return fmt::format("{} ({}{})", greeting.value("version", "?"), greeting.value("revision", "?"),
                       greeting.value("dirty", false) ? ", modified" : "");
  }

  json ask(const json& request, double deadline_s) {
    try {
      if (!worker_) open();
      return worker_->ask(request, deadline_s, {});
    } catch (const WorkerError&) {
      throw;
    } catch (...) {
      worker_.reset();
      throw;
    }
  }

  /// The next request gets a new process.
  void restart() { worker_.reset(); }

 private:
  void open() {
    worker_ = std::make_unique<WorkerProcess>(program_);
    try {
      static_cast<void>(worker_->ask(
          {{"request", "open"}, {"settings", settings_to_json(settings_)}}, kStartDeadline, {}));
    } catch (const WorkerError& error) {
      throw std::runtime_error(fmt::format("{}: {}", program_, error.what()));
    }
  }

  std::string program_;
  const RunSettings& settings_;
  std::unique_ptr<WorkerProcess> worker_;
};

/// What is known of a case that both builds have.
struct Pairs {
  std::vector<std::vector<double>> log_ratios;  ///< as in Row
  std::vector<double> before_s;                 ///< medians of turns
  std::vector<double> after_s;
};

bool is_ok(const Side& side) { return side.disposition == Disposition::ok; }

/// One case, in hand of both builds or of one.
class Turns {
 public:
  Turns(const Case& c, std::array<Build*, 2> builds, const PairedSettings& settings)
      : request_(to_json(c)),
        builds_(builds),
        settings_(settings),
        deadline_s_(deadline_of(c, settings.run)) {}

  /// Verifies the case with build `index`.
  void take(std::size_t index) {
    attempt(index, [&] {
      const json answer = builds_[index]->ask({{"request", "take"},
                                               {"case", request_},
                                               {"launches", launches_ ? json(*launches_) : json()},
                                               {"delay", index == kAfter ? settings_.delay : 0}},
                                              deadline_s_);
      sides_[index] = side_of(answer.at("record"));
      if (is_ok(*sides_[index])) launches_ = answer.at("launches").get<int>();
    });
  }

  /// Adds the pairs of these processes: until the effect is known well enough or time is over.
  void sample(Pairs& pairs) {
    const Stopwatch watch;
    pairs.log_ratios.emplace_back();
    std::vector<double>& own = pairs.log_ratios.back();
    while (both_are_ok() && InterruptGuard::count() == 0) {
      // Narrow enough for a difference of half the threshold to be told from none.
      constexpr double kPart = 0.25;
      const bool is_over =
          own.size() >= kLeastPairs &&
          (watch.seconds() > settings_.run.budget_s ||
           effect_of_processes(pairs.log_ratios).reach() <= kPart * settings_.rule.threshold);
      if (is_over) break;
      // A B, then B A.
      const std::size_t first = own.size() % 2;
      std::array<double, 2> seconds{};
      for (const std::size_t index : {first, 1 - first}) seconds[index] = turn(index);
      if (!both_are_ok()) break;
      pairs.before_s.push_back(seconds[kBefore]);
      pairs.after_s.push_back(seconds[kAfter]);
      own.push_back(std::log(seconds[kAfter] / seconds[kBefore]));
    }
    if (own.empty()) pairs.log_ratios.pop_back();
  }

  /// Verifies what was sampled last.
  void finish() {
    for (const std::size_t index : {kBefore, kAfter}) {
      if (!sides_[index] || !is_ok(*sides_[index])) continue;
      attempt(index, [&] {
        const json answer = builds_[index]->ask({{"request", "finish"}}, deadline_s_);
        sides_[index] = side_of(answer.at("record"));
      });
    }
  }

  [[nodiscard]] const std::optional<Side>& side(std::size_t index) const { return sides_[index]; }
  [[nodiscard]] bool both_are_ok() const {
    return std::all_of(sides_.begin(), sides_.end(),
                       [](const auto& side) { return side && is_ok(*side); });
  }

 private:
  /// What goes wrong costs this build this case.
  template <typename Action>
  void attempt(std::size_t index, Action&& action) {
    try {
      action();
    } catch (const WorkerError& error) {
      // The build from before has no side of a case that it does not know.
      if (index == kBefore && !sides_[index]) return;
      sides_[index] = Side{Disposition::failed, error.what()};
    } catch (const WorkerLost& error) {
      sides_[index] = Side{Disposition::failed, error.what()};
    }
  }

  /// The median of a visit's samples; 0 where it went wrong.
  double turn(std::size_t index) {
    double seconds = 0;
    attempt(index, [&] {
      const json answer =
          builds_[index]->ask({{"request", "sample"}, {"count", kSamplesOfTurn}}, deadline_s_);
      const auto samples = answer.at("samples_s").get<std::vector<double>>();
      if (!samples.empty()) {
        seconds = median_of(samples);
        return;
      }
      const json told = builds_[index]->ask({{"request", "finish"}}, deadline_s_);
      sides_[index] = side_of(told.at("record"));
    });
    return seconds;
  }

  json request_;
  std::array<Build*, 2> builds_;
  const PairedSettings& settings_;
  double deadline_s_;
  std::array<std::optional<Side>, 2> sides_;
  std::optional<int> launches_;
};

std::string place_of_case(const Case& c) {
  return fmt::format("{} {} {} {}", c.problem.operation->name, describe(c.problem),
                     name_of(c.cache), name_of(c.timer));
}

Row row_of(const Case& c) {
  return {.key = c.key(), .kernel = c.kernel->full_name(), .place = place_of_case(c)};
}

Row missing_row(const std::string& key) {
  return {.key = key, .kernel = key, .before = Side{Disposition::ok}};
}

/// Measures case `c` with both builds, and notes in the row what came of it so far.
void do_turns(const Case& c, std::array<Build*, 2> builds, const PairedSettings& settings,
              Pairs& pairs, Row& row) {
  Turns turns(c, builds, settings);
  // The first to come finds more of the memory in large pages: by turns it is the other one.
  const std::size_t first = pairs.log_ratios.size() % 2 == 0 ? kBefore : kAfter;
  turns.take(first);
  turns.take(kBefore + kAfter - first);
  turns.sample(pairs);
  turns.finish();
  row.before = turns.side(kBefore);
  row.after = turns.side(kAfter);
  row.effect.reset();
  row.log_ratios = pairs.log_ratios;
  if (!turns.both_are_ok() || pairs.before_s.size() < 2) return;
  row.before->time_s = median_of(pairs.before_s);
  row.after->time_s = median_of(pairs.after_s);
  row.effect = effect_of_processes(pairs.log_ratios);
}

}  // namespace

PairedRun run_in_turns(const std::vector<Case>& cases, const std::set<std::string>& base_keys,
                       const PairedSettings& settings, PairedObserver& observer) {
  const InterruptGuard guard;
  const Stopwatch watch;
  Build base(settings.base, settings.run);
  Build head(WorkerProcess::kThisProgram, settings.run);
  PairedRun run{.before = base.greet(), .after = head.greet(), .rows = {}};
  std::vector<Row> rows;
  for (const Case& c : cases) rows.push_back(row_of(c));
  std::vector<Pairs> pairs(cases.size());
  std::size_t finished = 0;  // in the first round
  const auto do_round = [&](const std::vector<std::size_t>& places, int round) {
    for (std::size_t i = 0; i < places.size() && InterruptGuard::count() == 0; ++i) {
      const std::size_t place = places[i];
      // Time is no reason to leave a change unconfirmed.
      const bool is_late = watch.seconds() > settings.time_s;
      if (is_late && rows[place].verdict == Verdict::inconclusive) continue;
      observer.on_begin(cases[place], i, places.size(), round);
      do_turns(cases[place], {&base, &head}, settings, pairs[place], rows[place]);
      if (round == 0) ++finished;
    }
  };
  std::vector<std::size_t> places(cases.size());
  std::iota(places.begin(), places.end(), 0);
  try {
    do_round(places, 0);
    for (int round = 1; InterruptGuard::count() == 0; ++round) {
      judge(rows, settings.rule);
      std::erase_if(places, [&](std::size_t place) { return !needs_more(rows[place]); });
      const bool has_unconfirmed = std::any_of(places.begin(), places.end(), [&](auto place) {
        return rows[place].verdict != Verdict::inconclusive;
      });
      if (places.empty() || (watch.seconds() > settings.time_s && !has_unconfirmed)) break;
      base.restart();
      head.restart();
      do_round(places, round);
    }
  } catch (const Interrupted&) {
  }
  run.end = InterruptGuard::count() > 0 ? RunEnd::interrupted : RunEnd::complete;
  rows.resize(finished);
  run.rows = std::move(rows);
  std::set<std::string> keys;
  for (const Case& c : cases) keys.insert(c.key());
  for (const std::string& key : base_keys) {
    if (!keys.contains(key)) run.rows.push_back(missing_row(key));
  }
  return run;
}

}  // namespace roofmax::gate
