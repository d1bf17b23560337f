// The parent's side of a run: Google Benchmark walks the registered cases, each case is a request
// to the worker, and our reporter hands the records on. The parent itself never touches a device.

#include "harness/measure/run.hpp"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "harness/measure/ceilings.hpp"
#include "harness/measure/counting.hpp"
#include "harness/measure/disturbances.hpp"
#include "harness/measure/google_benchmark.hpp"
#include "harness/measure/worker_session.hpp"

namespace roofmax {
namespace {

constexpr CeilingBudget kRunCeilingBudget{.each_s = 0.03, .total_s = 20};
constexpr CeilingBudget kRoofCeilingBudget{.each_s = 0.3, .total_s = 240};
constexpr CeilingBudget kRepeatCeilingBudget{.each_s = 0.1, .total_s = 30};
constexpr double kCeilingsDeadline = 600.0;

/// Seconds for the samples of a rate.
constexpr double kRunRateBudget = 0.03;
constexpr double kRoofRateBudget = 0.3;

/// Ceilings of `roof` that are measured again in the end: of memory, and of no cache.
const std::vector<std::int64_t> kRepeatedFootprints{std::int64_t{256} << 20};

/// Time in which other processes are watched before a measurement. A run opens the device and
/// measures the launch floor meanwhile.
constexpr double kRunWatch = 0.25;
constexpr double kRoofWatch = 0.5;

/// Ceilings in a run's header go up to a footprint far beyond any cache. The largest comes first:
/// the bandwidth of memory is the one that must not be missing when time runs out.
std::vector<std::int64_t> run_footprints() {
  std::vector<std::int64_t> footprints = ceiling_footprints(std::int64_t{256} << 20, 16);
  std::reverse(footprints.begin(), footprints.end());
  return footprints;
}

/// The command `roof` measures larger ones, and more of them.
std::vector<std::int64_t> roof_footprints() { return ceiling_footprints(std::int64_t{4} << 30, 4); }

/// What the benchmark bodies, the reporter and `run_cases` share.
struct Progress {
  WorkerSession session;
  Counting counting;
  const RunSettings& settings;
  RunObserver& observer;
  std::size_t total;
  std::size_t begun = 0;
  bool is_over = false;
  std::deque<Record> finished = {};  ///< measured, not yet reported
  std::size_t reported = 0;
  std::map<std::string, std::string> twins = {};  ///< names by `twin_key`
};

bool should_stop(const Progress& progress) {
  return progress.is_over || InterruptGuard::count() > 0;
}

Record failed_row(const Case& c, const std::string& reason) {
  Record record;
  record.identity = c;
  record.disposition = Disposition::failed;
  record.reason = reason;
  return record;
}

/// Cases of equal keys are measured beside the same twin.
std::string twin_key(const Case& c) {
  return fmt::format("{} {} {} {}", c.problem.operation->name, describe(c.problem),
                     name_of(c.cache), name_of(c.timer));
}

Record do_case(const Case& c, Progress& progress) {
  std::string& twin = progress.twins[twin_key(c)];
  nlohmann::json answer;
  try {
    answer = progress.session.ask("this case",
                                  {{"request", "case"}, {"case", to_json(c)}, {"twin", twin}},
                                  deadline_of(c, progress.settings));
  } catch (const WorkerLost& error) {
    progress.observer.on_note("worker lost (" + std::string(error.what()) +
                              "); the next case gets a new one");
    return failed_row(c, error.what());
  } catch (const WorkerError& error) {
    return failed_row(c, error.what());
  }
  try {
    Record record = record_from_json(answer["record"]);
    if (!record.twin.empty()) twin = record.twin;
    return record;
  } catch (const std::runtime_error& error) {
    // In the file it would keep the whole from being resumed.
    return failed_row(c, "the measurement is invalid: " + std::string(error.what()));
  }
}

/// Body of one benchmark: the worker samples as long as its stopping rule asks, then the samples
/// are handed to Google Benchmark as manual times.
void benchmark_case(benchmark::State& state, const Case& c, Progress& progress) {
  if (should_stop(progress)) {
    state.SkipWithError("interrupted");
    return;
  }
  progress.observer.on_begin(c, progress.begun++, progress.total);
  Record record;
  try {
    progress.counting.make_room_for(c);
    record = do_case(c, progress);
  } catch (const Interrupted&) {
    progress.is_over = true;
    state.SkipWithError("interrupted");
    return;
  }
  try {
    if (progress.counting.is_wanted() && !record.samples_s.empty()) progress.counting.count(record);
  } catch (const Interrupted&) {
    progress.is_over = true;  // what was timed is kept
  }
  if (record.samples_s.empty()) {
    const std::string why = std::string(name_of(record.disposition)) + ": " + record.reason;
    state.SkipWithError(why.c_str());
  } else {
    const auto count = static_cast<benchmark::IterationCount>(record.samples_s.size());
    while (state.KeepRunningBatch(count)) {
      for (const double seconds : record.samples_s) state.SetIterationTime(seconds);
    }
    state.counters["median_s"] = record.time_s->typical;
    if (record.sol) state.counters["sol"] = record.sol->typical;
    if (record.compulsory) {
      state.counters["bytes_per_s"] =
          static_cast<double>(record.compulsory->total()) / record.time_s->typical;
    }
  }
  progress.finished.push_back(std::move(record));
}

/// Turns what Google Benchmark reports into records for the observer, as each benchmark ends.
class RecordReporter : public benchmark::BenchmarkReporter {
 public:
  explicit RecordReporter(Progress& progress) : progress_(progress) {}

  bool ReportContext(const Context&) override { return true; }

  void ReportRuns(const std::vector<Run>&) override {
    while (!progress_.finished.empty()) {
      const Record record = std::move(progress_.finished.front());
      progress_.finished.pop_front();
      progress_.observer.on_record(record, progress_.reported++, progress_.total);
    }
  }

 private:
  Progress& progress_;
};

/// Adds the costs of a launch to the header: by `timer`, or where that is empty by the device's
/// usual timers.
void ask_launch_costs(WorkerSession& session, std::string_view timer, nlohmann::json& header) {
  const nlohmann::json costs =
      session.ask("this step", {{"request", "launch_costs"}, {"timer", timer}}, kStartDeadline);
  for (const auto& [field, of_timers] : costs.items()) header[field].update(of_timers);
}

nlohmann::json ask_disturbances(WorkerSession& session, const char* when, double at_least_s) {
  return session.ask("this step",
                     {{"request", "disturbances"}, {"when", when}, {"at_least_s", at_least_s}},
                     kStartDeadline)["disturbances"];
}

/// What disturbs this machine before anything is measured, told to the user.
nlohmann::json note_disturbances(WorkerSession& session, double at_least_s,
                                 WorkObserver& observer) {
  nlohmann::json found = ask_disturbances(session, "before", at_least_s);
  for (const nlohmann::json& each : found) {
    observer.on_note(each.at("finding").get<std::string>() + ": " +
                     each.at("cure").get<std::string>());
  }
  return found;
}

/// What is known to have disturbed a measurement takes the place of what was expected to.
nlohmann::json in_the_end(const nlohmann::json& before, const nlohmann::json& during) {
  std::set<std::string> known = {"other_processes", "steal", "memory_pressure"};
  for (const nlohmann::json& each : during) known.insert(each.at("what").get<std::string>());
  nlohmann::json all = nlohmann::json::array();
  for (const nlohmann::json& each : before) {
    if (!known.contains(each.at("what").get<std::string>())) all.push_back(each);
  }
  all.insert(all.end(), during.begin(), during.end());
  return all;
}

/// Says of which of `list`, `what`, a run shall not make much.
void note_disturbed(const nlohmann::json& list, const char* what, WorkObserver& observer) {
  std::set<std::string> flags;
  std::size_t disturbed = 0;
  for (const nlohmann::json& each : list) {
    const auto found = each.value("flags", std::vector<std::string>{});
    disturbed += found.empty() ? 0 : 1;
    flags.insert(found.begin(), found.end());
  }
  if (disturbed == 0) return;
  observer.on_note(
      fmt::format("{} of {} {} are too low: they were disturbed ({}), also when measured again",
                  disturbed, list.size(), what, fmt::join(flags, ", ")));
}

/// Measures ceilings into `ceilings` until all are done or a signal arrives. Reports what was left
/// out.
RunEnd ask_ceilings(WorkerSession& session, const std::vector<std::int64_t>& footprints,
                    const CeilingBudget& budget, WorkObserver& observer, nlohmann::json& ceilings) {
  ceilings = nlohmann::json::array();
  const auto on_progress = [&](const nlohmann::json& progress) {
    if (progress.contains("ceiling")) {
      ceilings.push_back(progress["ceiling"]);
      return;
    }
    if (InterruptGuard::count() > 0) throw Interrupted("interrupted between two ceilings");
    const nlohmann::json& step = progress.at("step");
    observer.on_ceiling({.index = step.at("index"),
                         .total = step.at("total"),
                         .direction = step.at("direction"),
                         .cache = parse_cache(step.at("cache").get<std::string>()).value(),
                         .footprint_bytes = step.at("footprint_bytes")});
  };
  try {
    const nlohmann::json answer = session.ask("this ceiling",
                                              {{"request", "ceilings"},
                                               {"footprints", footprints},
                                               {"each_s", budget.each_s},
                                               {"total_s", budget.total_s}},
                                              kCeilingsDeadline, on_progress);
    for (const auto& sentence : answer.at("left_out")) observer.on_note(sentence);
    return RunEnd::complete;
  } catch (const Interrupted&) {
    return RunEnd::interrupted;
  }
}

/// Measures rates into `rates` until all are done or a signal arrives; null if that was before the
/// first.
RunEnd ask_rates(WorkerSession& session, double each_s, WorkObserver& observer,
                 nlohmann::json& rates) {
  rates = nlohmann::json::array();
  const auto on_progress = [&](const nlohmann::json& progress) {
    if (progress.contains("rate")) {
      rates.push_back(progress["rate"]);
      return;
    }
    if (InterruptGuard::count() > 0) throw Interrupted("interrupted between two rates");
    const nlohmann::json& step = progress.at("step");
    observer.on_rate(
        {.index = step.at("index"), .total = step.at("total"), .unit = step.at("unit")});
  };
  try {
    session.ask("this rate", {{"request", "rates"}, {"each_s", each_s}}, kCeilingsDeadline,
                on_progress);
    return RunEnd::complete;
  } catch (const Interrupted&) {
    if (rates.empty()) rates = nullptr;
    return RunEnd::interrupted;
  }
}

/// Ceilings and rates, into the header.
RunEnd ask_roofs(WorkerSession& session, RunObserver& observer, nlohmann::json& header) {
  observer.on_note("measuring ceilings");
  RunEnd end =
      ask_ceilings(session, run_footprints(), kRunCeilingBudget, observer, header["ceilings"]);
  note_disturbed(header["ceilings"], "ceilings", observer);
  if (end == RunEnd::complete) {
    end = ask_rates(session, kRunRateBudget, observer, header["rates"]);
    note_disturbed(header["rates"], "rates", observer);
  }
  return end;
}

/// The worker's part of the header, of a run by `timer`. Nothing when a signal came first.
std::optional<nlohmann::json> prepare_run(TimerKind timer, Progress& progress) {
  WorkerSession& session = progress.session;
  const RunSettings& settings = progress.settings;
  RunObserver& observer = progress.observer;
  try {
    nlohmann::json header = session.open();
    if (settings.verify_only || InterruptGuard::count() > 0) return header;
    ask_launch_costs(session, "", header);
    header["disturbances"] = note_disturbances(session, kRunWatch, observer);
    // Its process would have been found among those that disturb.
    if (progress.counting.is_wanted()) progress.counting.describe(header);
    if (InterruptGuard::count() > 0) return header;
    if (settings.with_ceilings && ask_roofs(session, observer, header) != RunEnd::complete) {
      return std::nullopt;
    }
    // Last: while CUPTI records, every launch is dearer.
    if (!header.at("fixed_cost_s").contains(name_of(timer))) {
      ask_launch_costs(session, name_of(timer), header);
    }
    return header;
  } catch (const Interrupted&) {
    return std::nullopt;
  }
}

}  // namespace

/// A fixed part; a part for its samples, which are taken twice if the
/// first time was disturbed; and a part for inputs, oracle and copies, which grows with the
/// problem.
double deadline_of(const Case& c, const RunSettings& settings) {
  constexpr double kBytesPerSecond = 20e6;
  constexpr double kMostMeasurements = 2;
  const auto bytes = static_cast<double>(c.problem.operation->compulsory(c.problem).bytes.total());
  return settings.deadline_s + kMostMeasurements * settings.budget_s + bytes / kBytesPerSecond;
}

nlohmann::json describe_device(const RunSettings& settings) {
  return WorkerSession(settings, nullptr).open();
}

Roof measure_roof(const RunSettings& settings, WorkObserver& observer) {
  const InterruptGuard guard;
  WorkerSession session(settings, &observer);
  Roof roof{.end = RunEnd::interrupted, .header = nullptr};
  try {
    nlohmann::json header = session.open();
    if (InterruptGuard::count() > 0) return roof;
    ask_launch_costs(session, "", header);
    header["disturbances"] = note_disturbances(session, kRoofWatch, observer);
    roof.header = std::move(header);
  } catch (const Interrupted&) {
    return roof;
  }
  if (InterruptGuard::count() > 0) return roof;
  roof.end = ask_ceilings(session, roof_footprints(), kRoofCeilingBudget, observer,
                          roof.header["ceilings"]);
  if (roof.end != RunEnd::complete) return roof;
  roof.end = ask_rates(session, kRoofRateBudget, observer, roof.header["rates"]);
  if (roof.end != RunEnd::complete) return roof;
  try {
    nlohmann::json& disturbances = roof.header["disturbances"];
    disturbances = in_the_end(disturbances, ask_disturbances(session, "during", 0));
    nlohmann::json again;
    roof.end = ask_ceilings(session, kRepeatedFootprints, kRepeatCeilingBudget, observer, again);
    if (const auto found = unsteadiness(roof.header["ceilings"], again)) {
      disturbances.push_back(to_json(*found, "during"));
    }
  } catch (const Interrupted&) {
    roof.end = RunEnd::interrupted;
  }
  return roof;
}

RunEnd run_cases(const std::vector<Case>& cases, const RunSettings& settings,
                 RunObserver& observer) {
  const InterruptGuard guard;
  Progress progress{.session = WorkerSession(settings, &observer),
                    .counting = Counting(settings, observer),
                    .settings = settings,
                    .observer = observer,
                    .total = cases.size()};
  initialise_google_benchmark(settings.benchmark);
  register_cases(cases, [&progress](benchmark::State& state, const Case& c) {
    benchmark_case(state, c, progress);
  });
  const std::optional<nlohmann::json> header = prepare_run(cases.front().timer, progress);
  if (!header || should_stop(progress)) return RunEnd::interrupted;
  observer.on_header(*header);
  RecordReporter reporter(progress);
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::ClearRegisteredBenchmarks();
  const bool is_whole = progress.reported == progress.total;
  return should_stop(progress) && !is_whole ? RunEnd::interrupted : RunEnd::complete;
}

Device resolve_device(const std::string& name) {
  const std::optional<Device> named = parse_device(name);
  if (!named && name != "auto") {
    throw std::invalid_argument("invalid device '" + name + "': use auto, cpu, cuda or cuda:N");
  }
  if (named && named->kind == DeviceKind::cpu) return *named;
  WorkerProcess worker;
  const nlohmann::json found = worker.ask({{"request", "devices"}}, kStartDeadline, {});
  const int count = static_cast<int>(found["devices"].size());
  if (!named) return {count > 0 ? DeviceKind::cuda : DeviceKind::cpu, 0};
  if (count == 0) {
    throw std::invalid_argument("device '" + name + "': " + found["why_none"].get<std::string>() +
                                ": use --device cpu");
  }
  if (named->index < count) return *named;
  throw std::invalid_argument("device '" + name + "' does not exist: this machine has cuda:0" +
                              (count > 1 ? " to cuda:" + std::to_string(count - 1) : ""));
}

}  // namespace roofmax
