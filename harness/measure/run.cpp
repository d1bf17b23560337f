// The parent's side of a run: Google Benchmark walks the registered cases, each case is a request
// to the worker, and our reporter hands the records on. The parent itself never touches a device.

#include "harness/measure/run.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <deque>
#include <iostream>
#include <memory>

#include "harness/measure/settings_json.hpp"
#include "harness/measure/worker_process.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

constexpr double kStartDeadline = 120.0;

/// Ceilings that a run's header carries go up to this footprint, which is well past any cache; the
/// verb `roof` measures larger ones.
constexpr std::int64_t kRunLargestFootprint = std::int64_t{256} << 20;
constexpr std::int64_t kRoofLargestFootprint = std::int64_t{4} << 30;
constexpr int kRunFootprintFactor = 16;
constexpr int kRoofFootprintFactor = 4;
constexpr double kRunCeilingBudget = 0.03;
constexpr double kRoofCeilingBudget = 0.3;
constexpr double kCeilingsDeadline = 600.0;

/// A worker with its device open, started again when it was lost.
class Session {
 public:
  explicit Session(const RunSettings& settings) : settings_(settings) {}

  /// The header as far as the worker knows it. Throws std::runtime_error when it cannot open.
  nlohmann::json open() {
    is_open_ = false;
    worker_ = std::make_unique<WorkerProcess>();
    nlohmann::json answer = worker_->ask(
        {{"request", "open"}, {"settings", settings_to_json(settings_)}}, kStartDeadline);
    is_open_ = true;
    return answer["header"];
  }

  nlohmann::json ask(const nlohmann::json& request, double deadline_s,
                     const std::function<void(const std::string&)>& on_progress = {}) {
    try {
      if (!worker_) static_cast<void>(open());
      return worker_->ask(request, deadline_s, on_progress);
    } catch (const WorkerLost&) {
      worker_.reset();
      throw;
    } catch (...) {
      if (!is_open_) worker_.reset();
      throw;
    }
  }

 private:
  const RunSettings& settings_;
  std::unique_ptr<WorkerProcess> worker_;
  bool is_open_ = false;
};

/// Time a case may take before it counts as hung: a fixed part, and one for inputs, oracle and
/// copies that grows with the problem.
double deadline_of(const Case& c, const RunSettings& settings) {
  constexpr double kBytesPerSecond = 20e6;
  const Operation* const operation = find_operation(c.problem.operation);
  const double bytes =
      operation == nullptr ? 0 : static_cast<double>(operation->compulsory(c.problem).total());
  return settings.deadline_s + settings.budget_s + bytes / kBytesPerSecond;
}

/// What the benchmark bodies, the reporter and `run_cases` share.
struct Progress {
  Session session;
  const RunSettings& settings;
  RunObserver& observer;
  std::size_t total;
  std::size_t begun = 0;
  bool is_over = false;
  std::deque<Record> finished = {};  ///< measured, not yet reported
  std::size_t reported = 0;
};

bool should_stop(const Progress& progress) {
  return progress.is_over || InterruptGuard::count() > 0;
}

Record do_case(const Case& c, Progress& progress) {
  try {
    return record_from_json(progress.session.ask({{"request", "case"}, {"case", to_json(c)}},
                                                 deadline_of(c, progress.settings))["record"]);
  } catch (const WorkerLost& error) {
    progress.observer.on_note("worker lost (" + std::string(error.what()) +
                              "); the next case gets a new one");
    Record record;
    record.identity = c;
    record.disposition = Disposition::failed;
    record.reason = error.what();
    return record;
  } catch (const WorkerError& error) {
    Record record;
    record.identity = c;
    record.disposition = Disposition::failed;
    record.reason = error.what();
    return record;
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
    record = do_case(c, progress);
  } catch (const Interrupted&) {
    progress.is_over = true;
    state.SkipWithError("interrupted");
    return;
  }
  if (record.samples_s.empty()) {
    const std::string why = std::string(name_of(record.disposition)) + ": " + record.reason;
    state.SkipWithError(why.c_str());
  } else {
    const auto count = static_cast<benchmark::IterationCount>(record.samples_s.size());
    while (state.KeepRunningBatch(count)) {
      for (const double seconds : record.samples_s) state.SetIterationTime(seconds);
    }
    state.counters["median_s"] = record.time_s->median;
    if (record.sol) state.counters["sol"] = record.sol->median;
    if (record.compulsory) {
      state.counters["bytes_per_s"] =
          static_cast<double>(record.compulsory->total()) / record.time_s->median;
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

/// Google Benchmark takes its flags from a command line, once per process.
void initialise_google_benchmark(const std::vector<std::string>& arguments) {
  // The library keeps the pointer to the program's name.
  static std::vector<std::string> words;
  words.assign(1, "roofmax");
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  int count = static_cast<int>(pointers.size());
  benchmark::Initialize(&count, pointers.data());
  if (count > 1) {
    throw std::invalid_argument(std::string("'") + pointers[1] +
                                "' is not a flag of Google Benchmark; see --benchmark_help");
  }
  // The library package of some distributions calls itself a debug build; that is its own build,
  // not that of the kernels measured here.
  benchmark::AddCustomContext("note",
                              "library_build_type is that of the benchmark library package");
}

bool is_listing(const RunSettings& settings) {
  return std::any_of(settings.benchmark_arguments.begin(), settings.benchmark_arguments.end(),
                     [](const std::string& argument) {
                       return argument.rfind("--benchmark_list_tests", 0) == 0 &&
                              argument.find("=false") == std::string::npos;
                     });
}

}  // namespace

nlohmann::json describe_device(const RunSettings& settings) { return Session(settings).open(); }

nlohmann::json measure_roof(const RunSettings& settings,
                            std::function<void(const std::string&)> on_progress) {
  const InterruptGuard guard;
  Session session(settings);
  nlohmann::json header = session.open();
  header["launch_floor_s"] =
      session.ask({{"request", "launch_floor"}}, kStartDeadline)["launch_floor_s"];
  header["ceilings"] = session.ask({{"request", "ceilings"},
                                    {"largest", kRoofLargestFootprint},
                                    {"factor", kRoofFootprintFactor},
                                    {"budget_s", kRoofCeilingBudget}},
                                   kCeilingsDeadline, on_progress)["ceilings"];
  return header;
}

RunEnd run_cases(const std::vector<Case>& cases, const RunSettings& settings,
                 RunObserver& observer) {
  const InterruptGuard guard;
  Progress progress{Session(settings), settings, observer, cases.size()};
  initialise_google_benchmark(settings.benchmark_arguments);
  benchmark::ClearRegisteredBenchmarks();
  for (const Case& c : cases) {
    benchmark::RegisterBenchmark(
        c.key().c_str(),
        [&c, &progress](benchmark::State& state) { benchmark_case(state, c, progress); })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMicrosecond);
  }
  RecordReporter reporter(progress);
  if (!is_listing(settings)) {
    try {
      nlohmann::json header = progress.session.open();
      if (!settings.verify_only) {
        header["launch_floor_s"] =
            progress.session.ask({{"request", "launch_floor"}}, kStartDeadline)["launch_floor_s"];
      }
      if (settings.with_ceilings && !settings.verify_only) {
        observer.on_note("measuring ceilings");
        header["ceilings"] = progress.session.ask({{"request", "ceilings"},
                                                   {"largest", kRunLargestFootprint},
                                                   {"factor", kRunFootprintFactor},
                                                   {"budget_s", kRunCeilingBudget}},
                                                  kCeilingsDeadline)["ceilings"];
      }
      observer.on_header(header);
    } catch (const Interrupted&) {
      return RunEnd::interrupted;
    }
  }
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::ClearRegisteredBenchmarks();
  return should_stop(progress) ? RunEnd::interrupted : RunEnd::complete;
}

std::string resolve_device(const std::string& name) {
  if (name == "cpu") return name;
  const bool is_auto = name == "auto";
  if (!is_auto && name != "cuda" && name.rfind("cuda:", 0) != 0) {
    throw std::invalid_argument("unknown device '" + name + "'; use auto, cpu or cuda:N");
  }
  WorkerProcess worker;
  const nlohmann::json found = worker.ask({{"request", "devices"}}, kStartDeadline);
  const auto devices = found["devices"].get<std::vector<std::string>>();
  if (is_auto) return devices.empty() ? "cpu" : "cuda:0";
  if (devices.empty()) {
    throw std::invalid_argument("device '" + name + "': " + found["why_none"].get<std::string>() +
                                "; use --device cpu");
  }
  const std::string ordinal = name == "cuda" ? "0" : name.substr(5);
  for (std::size_t i = 0; i < devices.size(); ++i) {
    if (ordinal == std::to_string(i)) return "cuda:" + ordinal;
  }
  throw std::invalid_argument(
      "there is no device '" + name +
      "'; this machine has cuda:0 to cuda:" + std::to_string(devices.size() - 1));
}

}  // namespace roofmax
