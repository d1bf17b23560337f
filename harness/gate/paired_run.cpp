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

#include "harness/backend/cpu_eviction.hpp"
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
  Build(std::string program, const RunSettings& settings, PairedObserver& observer)
      : program_(std::move(program)), settings_(settings), observer_(observer) {}

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
    } catch (const json::exception&) {
      throw std::invalid_argument(program_ +
                                  ": does not greet as a build of roofmax does: name the "
                                  "program roofmax of one");
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
    const std::string clearing = greeting.value("cache_cleared_by", "reading");
    if (settings_.device.kind == DeviceKind::cpu && clearing != cpu::how_caches_are_cleared()) {
      throw std::invalid_argument(fmt::format(
          "{}: clears the caches of a CPU by {} before a sample, this build by {}, which "
          "alone changes times: compare with a build that does as this one",
          program_, clearing, cpu::how_caches_are_cleared()));
    }
    return fmt::format("{} ({}{})", greeting.value("version", "?"), greeting.value("revision", "?"),
                       greeting.value("dirty", false) ? ", modified" : "");
  }

  /// Opens the device. Throws std::runtime_error where that fails.
  void open() {
    try {
      worker_ = std::make_unique<WorkerProcess>(program_);
      static_cast<void>(
          worker_->ask({{"request", "open"}, {"settings", settings_to_json(settings_)}},
                       kStartDeadline, listener()));
    } catch (const WorkerError& error) {
      worker_.reset();
      throw std::runtime_error(fmt::format("{}: {}", program_, error.what()));
    }
  }

  /// A device that cannot be opened again counts as a worker that is lost.
  json ask(const json& request, double deadline_s) {
    try {
      if (!worker_) reopen();
      return worker_->ask(request, deadline_s, listener());
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
  void reopen() {
    try {
      open();
    } catch (const WorkerLost&) {
      throw;
    } catch (const Interrupted&) {
      throw;
    } catch (const std::runtime_error& error) {
      throw WorkerLost(error.what());
    }
  }

  WorkerProcess::Listener listener() {
    return {.on_progress = {}, .on_first_signal = [this] { observer_.on_first_signal(); }};
  }

  std::string program_;
  const RunSettings& settings_;
  PairedObserver& observer_;
  std::unique_ptr<WorkerProcess> worker_;
};

/// What is known of a case that both builds have.
struct Pairs {
  LogRatios log_ratios;
  std::size_t tries = 0;         ///< pairs of processes that were to give some
  std::vector<double> before_s;  ///< medians of turns
  std::vector<double> after_s;
};

bool is_ok(const Side& side) { return side.disposition == Disposition::ok; }

/// One case, in hand of both builds or of one.
class Turns {
 public:
  /// `is_known`: whether the build from before has the case.
  Turns(const Case& c, bool is_known, std::array<Build*, 2> builds, const PairedSettings& settings)
      : request_(to_json(c)),
        is_known_(is_known),
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
      chosen_[index] = chosen_of(answer.at("record"));
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
      const bool is_over = own.size() >= kLeastPairs &&
                           (watch.seconds() > settings_.run.budget_s / kLeastProcesses ||
                            effect_of_pairs(own).reach() <= kPart * settings_.rule.threshold);
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
    // Of fewer there is no spread.
    if (own.size() < 2) pairs.log_ratios.pop_back();
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
  /// The kernel that `auto` stands for in that build; empty for other kernels.
  [[nodiscard]] const std::string& chosen(std::size_t index) const { return chosen_[index]; }
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
      if (index == kBefore && !is_known_) return;  // it has no side
      lose(index, error.what());
    } catch (const WorkerLost& error) {
      lose(index, error.what());
    }
  }

  /// Of the build from before that is no finding: what it did before is in its own records.
  void lose(std::size_t index, const std::string& why) {
    const bool is_before = index == kBefore;
    sides_[index] =
        Side{.disposition = is_before ? Disposition::skipped : Disposition::failed,
             .reason = is_before ? "the build from before could not be measured: " + why : why,
             .is_lost = true};
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
  bool is_known_;
  std::array<Build*, 2> builds_;
  const PairedSettings& settings_;
  double deadline_s_;
  std::array<std::optional<Side>, 2> sides_;
  std::array<std::string, 2> chosen_;
  std::optional<int> launches_;
};

/// A row by the key of its case, which begins with operation and kernel.
Row row_of(const std::string& key) {
  const std::size_t kernel = key.find('/') + 1;
  const std::size_t rest = std::min(key.find('/', kernel), key.size());
  Row row{.key = key,
          .kernel = key.substr(kernel, rest - kernel),
          .place = key.substr(0, kernel - 1) + key.substr(rest)};
  std::replace(row.place.begin(), row.place.end(), '/', ' ');
  return row;
}

/// One that only the build from before has.
Row missing_row(const std::string& key) {
  Row row = row_of(key);
  row.before = Side{Disposition::ok};
  return row;
}

/// Measures case `c` with both builds, and notes in the row what came of it so far. What a pair of
/// processes could not measure leaves what others found.
void do_turns(const Case& c, bool is_known, std::array<Build*, 2> builds,
              const PairedSettings& settings, Pairs& pairs, Row& row) {
  Turns turns(c, is_known, builds, settings);
  ++pairs.tries;
  // What the first to come has of the machine, the second may not: by turns it is the other one.
  const std::size_t first = pairs.log_ratios.size() % 2 == 0 ? kBefore : kAfter;
  turns.take(first);
  turns.take(kBefore + kAfter - first);
  turns.sample(pairs);
  turns.finish();
  row.log_ratios = pairs.log_ratios;
  row.kernel = with_choices(c.kernel->full_name(), turns.chosen(kBefore), turns.chosen(kAfter));
  const bool is_lost_before =
      turns.side(kBefore) && !is_ok(*turns.side(kBefore)) && row.before && is_ok(*row.before);
  if (is_lost_before) return;
  row.before = turns.side(kBefore);
  row.after = turns.side(kAfter);
  if (!turns.both_are_ok()) {
    row.log_ratios.clear();
    row.effect.reset();
  }
  if (pairs.before_s.empty()) return;
  if (row.before) row.before->time_s = median_of(pairs.before_s);
  if (row.after && is_ok(*row.after)) row.after->time_s = median_of(pairs.after_s);
}

}  // namespace

PairedRun run_in_turns(const std::vector<Case>& cases,
                       const std::function<std::set<std::string>()>& keys_of_base,
                       const PairedSettings& settings, PairedObserver& observer) {
  const InterruptGuard guard;
  const Stopwatch watch;
  Build base(settings.base, settings.run, observer);
  Build head(WorkerProcess::kThisProgram, settings.run, observer);
  PairedRun run{.before = base.greet(), .after = head.greet(), .rows = {}};
  const std::set<std::string> base_keys = keys_of_base();
  base.open();
  head.open();
  std::vector<Row> rows;
  for (const Case& c : cases) rows.push_back(row_of(c.key()));
  std::vector<Pairs> pairs(cases.size());
  std::size_t finished = 0;  // in the first round
  const auto do_round = [&](const std::vector<std::size_t>& places, int round) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const std::size_t place = places[i];
      const bool is_late = watch.seconds() > settings.time_s;
      if (round > 0 && is_late && more_wanted(rows[place]) == More::if_there_is_time) continue;
      observer.on_begin(cases[place], i, places.size(), round);
      do_turns(cases[place], base_keys.empty() || base_keys.contains(rows[place].key),
               {&base, &head}, settings, pairs[place], rows[place]);
      if (InterruptGuard::count() > 0) return;
      if (round == 0) ++finished;
    }
  };
  std::vector<std::size_t> places(cases.size());
  std::iota(places.begin(), places.end(), 0);
  try {
    do_round(places, 0);
    for (int round = 1; InterruptGuard::count() == 0; ++round) {
      judge(rows, settings.rule);
      const bool is_late = watch.seconds() > settings.time_s;
      std::iota(places.begin(), places.end(), 0);
      std::erase_if(places, [&](std::size_t place) {
        const More more = more_wanted(rows[place]);
        // A build that fails each time would be tried for ever.
        constexpr std::size_t kMostFailures = 3;
        const bool is_hopeless =
            pairs[place].tries >= pairs[place].log_ratios.size() + kMostFailures;
        return is_hopeless || more == More::no || (more == More::if_there_is_time && is_late);
      });
      if (places.empty()) break;
      base.restart();
      head.restart();
      do_round(places, round);
      places.resize(cases.size());
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
