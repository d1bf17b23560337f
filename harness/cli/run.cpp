// `roofmax run`: measures scenarios or ad-hoc shapes, shows the rows as they come and records them.

#include "harness/measure/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <set>

#include "harness/backend/backend.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/live_table.hpp"
#include "harness/cli/output.hpp"
#include "harness/cli/progress_line.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/summary.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/google_benchmark.hpp"
#include "harness/record/record_file.hpp"
#include "harness/record/words.hpp"

namespace roofmax::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

struct RunOptions {
  Selection selection;
  double budget_s = RunSettings{}.budget_s;
  bool has_budget = false;  ///< given on the command line
  double deadline_s = RunSettings{}.deadline_s;
  bool no_ceilings = false;
  std::uint64_t seed = RunSettings{}.seed;
  std::string out;
  bool resume = false;
  bool force = false;
  bool dry_run = false;
};

std::string default_output(const Selected& selected) {
  std::string device = selected.device;
  std::erase(device, ':');
  return fmt::format("results/{}-{}-{}.jsonl", selected.name, device, utc_now("%Y%m%dT%H%M%SZ"));
}

void check_outputs(const std::string& path, const BenchmarkFlags& flags,
                   const RunOptions& options) {
  check_output("--out", path, options.resume || options.force,
               "continue it with --resume, replace it with --force, or name another with --out");
  if (flags.out.empty()) return;
  check_output("--benchmark_out", flags.out, options.force,
               options.resume ? "name another with --benchmark_out (a run that is resumed cannot "
                                "continue it)"
                              : "replace it with --force, or name another with --benchmark_out");
  std::error_code not_there;
  if (fs::absolute(path).lexically_normal() == fs::absolute(flags.out).lexically_normal() ||
      fs::equivalent(path, flags.out, not_there)) {
    throw CliError(kBadInput, fmt::format("{}: is --out and --benchmark_out at once: name another "
                                          "file with one of them",
                                          path));
  }
}

/// The header of a record file: what the worker found, and how the run was asked for.
json complete_header(json header, const std::string& started_at, const Selected& selected,
                     const RunSettings& settings, const Session& session) {
  header["command"] = session.command;
  header["started_at"] = started_at;
  json scenarios = json::array();
  for (const Scenario& scenario : selected.scenarios) {
    scenarios.push_back({{"name", scenario.name},
                         {"summary", scenario.summary},
                         {"path", scenario.path.empty() ? json() : json(scenario.path)},
                         {"published", scenario.published}});
  }
  header["scenarios"] = std::move(scenarios);
  header["timer"] = name_of(selected.cases.front().timer);
  header["seed"] = settings.seed;
  header["budget_s"] = settings.budget_s;
  header["samples"] = settings.samples;
  return header;
}

/// Records each row before it shows it. Errors of the file end the run.
class RecordingTable : public RunObserver {
 public:
  RecordingTable(LiveTable& table, ProgressLine& progress, std::optional<RecordWriter>& writer,
                 std::function<RecordWriter(const json&)> create)
      : table_(table), progress_(progress), writer_(writer), create_(std::move(create)) {}

  void on_ceiling(const CeilingStep& step) override { progress_.show(step); }
  void on_header(const json& header) override {
    progress_.clear();
    if (!writer_) writer_ = create_(header);
    table_.on_header(header);
  }
  void on_begin(const Case& c, std::size_t index, std::size_t total) override {
    table_.on_begin(c, index, total);
  }
  void on_record(const Record& record, std::size_t index, std::size_t total) override {
    writer_.value().append(record);
    table_.on_record(record, index, total);
  }
  void on_note(const std::string& note) override {
    progress_.clear();
    table_.on_note(note);
  }

 private:
  LiveTable& table_;
  ProgressLine& progress_;
  std::optional<RecordWriter>& writer_;
  std::function<RecordWriter(const json&)> create_;
};

/// Device trouble has its own exit code, however it shows.
template <typename Action>
auto on_device(Action action) {
  try {
    return action();
  } catch (const CliError&) {
    throw;
  } catch (const std::exception& error) {
    throw CliError(kNoDevice, error.what());
  }
}

void print_plan(const Selected& selected, Session& session) {
  std::size_t kernel_width = 6;
  std::size_t shape_width = 5;
  for (const Case& c : selected.cases) {
    kernel_width = std::max(kernel_width, c.kernel->full_name().size());
    shape_width = std::max(shape_width, format_shape(c.problem).size());
  }
  session.out << fmt::format("{:<{}}  {:<{}}  {:<5}  {:<5}  timer\n", "kernel", kernel_width,
                             "shape", shape_width, "dtype", "cache");
  for (const Case& c : selected.cases) {
    session.out << fmt::format("{:<{}}  {:<{}}  {:<5}  {:<5}  {}\n", c.kernel->full_name(),
                               kernel_width, format_shape(c.problem), shape_width,
                               format_dtype(c.problem), name_of(c.cache), name_of(c.timer));
  }
  session.out << fmt::format("{} cases on {}; nothing was measured (--dry-run)\n",
                             selected.cases.size(), selected.device);
}

/// What a resumed file was begun with that differs now: its rows will be of two kinds.
void note_differences(const json& before, const json& now, LiveTable& table) {
  const auto text_at = [](const json& header, const char* place) {
    const json::json_pointer pointer(place);
    return header.contains(pointer) && !header.at(pointer).is_null() ? header.at(pointer).dump()
                                                                     : std::string("unknown");
  };
  const auto scenarios_of = [](const json& header) {
    std::vector<std::string> names;
    for (const json& scenario : header.value("scenarios", json::array())) {
      if (scenario.is_object()) names.push_back(scenario.value("name", "unknown"));
    }
    return join(names, "+");
  };
  std::vector<std::string> differences;
  const auto compare = [&](const char* what, const std::string& then, const std::string& now_is) {
    if (then != now_is) differences.push_back(fmt::format("{} {} (now {})", what, then, now_is));
  };
  compare("scenario", scenarios_of(before), scenarios_of(now));
  for (const auto& [what, place] :
       {std::pair{"budget", "/budget_s"}, std::pair{"revision", "/roofmax/revision"},
        std::pair{"driver", "/device/driver"}}) {
    compare(what, text_at(before, place), text_at(now, place));
  }
  if (!differences.empty()) table.on_note("the file was begun with " + join(differences));
}

/// Takes the rows of a resumed file into the tally, as far as this build knows their kernels.
Tally tally_of(const std::vector<json>& rows, LiveTable& table) {
  Tally tally;
  std::size_t unknown = 0;
  std::string why;
  for (const json& row : rows) {
    try {
      tally.add(record_from_json(row));
    } catch (const std::exception& error) {
      why = error.what();
      ++unknown;
    }
  }
  if (unknown > 0) {
    table.on_note(fmt::format("{} rows of the file are not in the summary ({})", unknown, why));
  }
  return tally;
}

/// Whether a case that was asked for has a row, old or new, that is incorrect or failed.
bool has_bad_rows(const Tally& tally, const std::set<std::string>& asked_for) {
  return std::any_of(tally.rows().begin(), tally.rows().end(), [&](const Record& row) {
    const bool is_bad =
        row.disposition == Disposition::incorrect || row.disposition == Disposition::failed;
    return is_bad && asked_for.contains(row.identity.key());
  });
}

RunSettings settings_of(const RunOptions& options, const Selected& selected,
                        const BenchmarkFlags& flags) {
  RunSettings settings{
      .device = selected.device,
      .plugins = {},
      .budget_s = options.has_budget ? options.budget_s : selected.budget_s,
      .samples = selected.samples,
      .deadline_s = options.deadline_s,
      .seed = options.seed,
      .verify_only = false,
      .with_ceilings = !options.no_ceilings && !(options.resume && fs::exists(options.out)),
      .benchmark = flags};
  for (const std::string& plugin : options.selection.plugins) {
    settings.plugins.push_back(fs::absolute(plugin).string());
  }
  return settings;
}

void run(const RunOptions& options, Session& session) {
  if (options.resume && options.force) {
    throw CliError(kBadInput, "--resume continues a file, --force replaces it: give one of them");
  }
  if (options.resume && options.out.empty()) {
    throw CliError(kBadInput, "--resume: say which file to continue with --out FILE");
  }
  const BenchmarkFlags flags = parse_benchmark_flags(session.benchmark_arguments);
  Selected selected = select(options.selection, !options.dry_run && !flags.lists_tests);
  Matches matches = match_cases(selected.cases, flags);
  selected.cases = std::move(matches.cases);
  if (flags.lists_tests) {
    for (const std::string& name : matches.names) session.out << name << '\n';
    return;
  }
  if (options.dry_run) return print_plan(selected, session);

  const RunSettings settings = settings_of(options, selected, flags);
  const std::string path = options.out.empty() ? default_output(selected) : options.out;
  check_outputs(path, flags, options);
  const std::string started_at = utc_now(kIso8601);
  std::set<std::string> asked_for;
  for (const Case& c : selected.cases) asked_for.insert(c.key());
  std::optional<RecordWriter> writer;
  Ending ending{.records = path, .command = session.command};
  json header_now;
  if (options.resume && fs::exists(path)) {
    header_now = complete_header(on_device([&] { return describe_device(settings); }), started_at,
                                 selected, settings, session);
    writer = RecordWriter::resume(path, header_now);
    std::erase_if(selected.cases,
                  [&](const Case& c) { return writer->finished().contains(c.key()); });
  }
  ending.planned = static_cast<int>(selected.cases.size());

  LiveTable table(session.out, session.terminal, selected.cases, LiveTable::Content::timings);
  // Of all rows in the file, unlike the table's own, which is of the rows of this run.
  Tally tally;
  if (writer) {
    note_differences(writer->header(), header_now, table);
    tally = tally_of(writer->found(), table);
  }
  if (selected.cases.empty()) {
    session.out << fmt::format("nothing is left to measure: all {} rows are in {}\n\n",
                               asked_for.size(), path);
    print_summary(session.out, session.terminal, tally, ending);
    session.exit_code = has_bad_rows(tally, asked_for) ? kRowsFailed : kOk;
    return;
  }

  ProgressLine progress(session.out, session.terminal);
  RecordingTable observer(table, progress, writer, [&](const json& found) {
    return RecordWriter::create(path,
                                complete_header(found, started_at, selected, settings, session),
                                options.force || !holds_something(path));
  });
  const auto finish = [&] {
    progress.clear();
    table.finish();
  };
  RunEnd end = RunEnd::complete;
  try {
    end = on_device([&] { return run_cases(selected.cases, settings, observer); });
  } catch (...) {
    finish();
    throw;
  }
  finish();

  ending.is_interrupted = end == RunEnd::interrupted;
  ending.measured = table.tally().total();
  if (!writer) ending.records.clear();
  for (const Record& row : table.tally().rows()) tally.add(row);
  print_summary(session.out, session.terminal, tally, ending);
  session.exit_code = ending.is_interrupted            ? kInterrupted
                      : has_bad_rows(tally, asked_for) ? kRowsFailed
                                                       : kOk;
}

}  // namespace

void add_run(CLI::App& app, Session& session) {
  CLI::App* const verb = app.add_subcommand("run", "Measure kernels and record the results");
  const auto options = std::make_shared<RunOptions>();
  add_selection(*verb, options->selection);
  add_list(*verb, "--cache", options->selection.caches, {"cold", "hot"},
           "Only these cache states: cold,hot")
      ->type_name("LIST");
  add_word(*verb, "--timer", options->selection.timer, {"graph", "event", "wall"},
           "graph (default) or event on CUDA, wall on the CPU")
      ->type_name("NAME");
  const CLI::Option* const budget =
      add_seconds(*verb, "--budget", options->budget_s, 0.001, 3600,
                  "Time for the samples of one case, in place of a scenario's own");
  add_seed_and_deadline(*verb, options->seed, options->deadline_s);
  add_file(*verb, "--out", options->out, "Record file (default: results/NAME-DEVICE-TIME.jsonl)");
  verb->add_flag("--resume", options->resume, "Measure only what --out does not hold yet");
  verb->add_flag("--force", options->force, "Replace an existing --out");
  verb->add_flag("--no-ceilings", options->no_ceilings,
                 "Do not measure read, write and copy ceilings first; the report draws none");
  verb->add_flag("--dry-run", options->dry_run, "Print the plan; needs no device");
  verb->footer(R"(
Arguments that begin with --benchmark_ go to Google Benchmark: --benchmark_filter=REGEX,
--benchmark_list_tests, --benchmark_out=FILE. How often a case is measured is not its to decide.

Examples
  roofmax run quick --device cuda:0 --kernel 'two_pass@*'
  roofmax run --rows 1,2048 --cols 4096,8192 --dtype fp16 --cache cold
  roofmax run quick --out results/q.jsonl --resume     go on where a run was cut short
)");
  verb->callback([options, budget, &session] {
    options->has_budget = budget->count() > 0;
    run(*options, session);
  });
}

}  // namespace roofmax::cli
