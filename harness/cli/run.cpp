// `roofmax run`: measures scenarios or ad-hoc shapes, shows the rows as they come and records them.

#include "harness/measure/run.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>

#include "harness/backend/backend.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/live_table.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/summary.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

struct RunOptions {
  Selection selection;
  double budget_s = RunSettings{}.budget_s;
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

/// Finds out before anything is measured whether the output can be written.
void check_output(const std::string& path, const RunOptions& options) {
  const fs::path parent = fs::path(path).has_parent_path() ? fs::path(path).parent_path() : ".";
  std::error_code error;
  fs::create_directories(parent, error);
  if (error && !fs::is_directory(parent)) {
    throw CliError(kBadInput, fmt::format("{}: its folder cannot be made ({}): name another file "
                                          "with --out",
                                          path, error.message()));
  }
  const bool exists = fs::exists(path);
  if (exists && !options.resume && !options.force) {
    throw CliError(kBadInput, fmt::format("{}: exists already: continue it with --resume, replace "
                                          "it with --force, or name another with --out",
                                          path));
  }
  const std::string target = exists ? path : parent.string();
  if (::access(target.c_str(), W_OK) != 0 || fs::is_directory(path)) {
    throw CliError(
        kBadInput,
        fmt::format("{}: cannot be written ({}): name a file that can be with --out", path,
                    fs::is_directory(path) ? "is a folder" : std::strerror(errno)));
  }
}

/// The header of a record file: what the worker found, and how the run was asked for.
json complete_header(json header, const std::string& started_at, const Selected& selected,
                     const RunOptions& options, const Session& session) {
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
  header["seed"] = options.seed;
  header["budget_s"] = options.budget_s;
  return header;
}

/// Records each row before it shows it. Errors of the file end the run.
class RecordingTable : public RunObserver {
 public:
  RecordingTable(LiveTable& table, std::optional<RecordWriter>& writer,
                 std::function<RecordWriter(const json&)> create)
      : table_(table), writer_(writer), create_(std::move(create)) {}

  void on_header(const json& header) override {
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
  void on_note(const std::string& note) override { table_.on_note(note); }

 private:
  LiveTable& table_;
  std::optional<RecordWriter>& writer_;
  std::function<RecordWriter(const json&)> create_;
};

/// For --benchmark_list_tests, where Google Benchmark does all the talking.
class SilentObserver : public RunObserver {
  void on_header(const json&) override {}
  void on_begin(const Case&, std::size_t, std::size_t) override {}
  void on_record(const Record&, std::size_t, std::size_t) override {}
  void on_note(const std::string&) override {}
};

bool only_lists(const std::vector<std::string>& benchmark_arguments) {
  return std::any_of(
      benchmark_arguments.begin(), benchmark_arguments.end(), [](const std::string& argument) {
        return argument == "--benchmark_list_tests" || argument == "--benchmark_list_tests=true" ||
               argument == "--benchmark_list_tests=1";
      });
}

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
  const auto text_at = [](const json& header, const json::json_pointer& place) {
    return header.contains(place) && !header.at(place).is_null() ? header.at(place).dump()
                                                                 : std::string("unknown");
  };
  for (const auto& [what, place] :
       {std::pair{"revision", "/roofmax/revision"}, std::pair{"seed", "/seed"},
        std::pair{"driver", "/device/driver"}}) {
    const json::json_pointer pointer(place);
    const std::string then_text = text_at(before, pointer);
    const std::string now_text = text_at(now, pointer);
    if (then_text != now_text) {
      table.on_note(
          fmt::format("the file was begun with {} {}, this run has {}", what, then_text, now_text));
    }
  }
}

void run(const RunOptions& options, Session& session) {
  if (options.resume && options.force) {
    throw CliError(kBadInput, "--resume continues a file, --force replaces it: give one of them");
  }
  if (options.resume && options.out.empty()) {
    throw CliError(kBadInput, "--resume: say which file to continue with --out FILE");
  }
  Selected selected = select(options.selection, !options.dry_run);
  if (options.dry_run) return print_plan(selected, session);

  RunSettings settings{
      .device = selected.device,
      .plugins = {},
      .budget_s = options.budget_s,
      .deadline_s = options.deadline_s,
      .seed = options.seed,
      .verify_only = false,
      .with_ceilings = !options.no_ceilings && !(options.resume && fs::exists(options.out)),
      .benchmark_arguments = session.benchmark_arguments};
  for (const std::string& plugin : options.selection.plugins) {
    settings.plugins.push_back(fs::absolute(plugin).string());
  }
  if (only_lists(session.benchmark_arguments)) {
    SilentObserver silent;
    on_device([&] { return run_cases(selected.cases, settings, silent); });
    return;
  }

  const std::string path = options.out.empty() ? default_output(selected) : options.out;
  check_output(path, options);
  const std::string started_at = utc_now(kIso8601);
  std::optional<RecordWriter> writer;
  Ending ending{.records = path, .command = session.command};
  json header_now;
  if (options.resume && fs::exists(path)) {
    header_now = complete_header(on_device([&] { return describe_device(settings); }), started_at,
                                 selected, options, session);
    writer = RecordWriter::resume(path, header_now);
    const auto planned = selected.cases.size();
    std::erase_if(selected.cases,
                  [&](const Case& c) { return writer->finished().contains(c.key()); });
    ending.already_there = static_cast<int>(planned - selected.cases.size());
  }
  ending.planned = static_cast<int>(selected.cases.size());
  if (selected.cases.empty()) {
    session.out << fmt::format("nothing is left to measure: all {} rows are in {}\n",
                               ending.already_there, path)
                << "next:    " << to_command_line({"roofmax", "report", path}) << '\n';
    return;
  }

  LiveTable table(session.out, session.terminal, selected.cases, LiveTable::Content::timings);
  if (writer) note_differences(writer->header(), header_now, table);
  RecordingTable observer(table, writer, [&](const json& found) {
    return RecordWriter::create(
        path, complete_header(found, started_at, selected, options, session), options.force);
  });
  RunEnd end = RunEnd::complete;
  try {
    end = on_device([&] { return run_cases(selected.cases, settings, observer); });
  } catch (...) {
    table.finish();
    throw;
  }
  table.finish();

  ending.is_interrupted = end == RunEnd::interrupted;
  if (!writer) ending.records.clear();
  const Tally& tally = table.tally();
  print_summary(session.out, session.terminal, tally, ending);
  const bool has_bad_rows =
      tally.count(Disposition::incorrect) + tally.count(Disposition::failed) > 0;
  session.exit_code = ending.is_interrupted ? kInterrupted : has_bad_rows ? kRowsFailed : kOk;
}

}  // namespace

void add_run(CLI::App& app, Session& session) {
  CLI::App* const verb = app.add_subcommand("run", "Measure kernels and record the results");
  const auto options = std::make_shared<RunOptions>();
  add_selection(*verb, options->selection);
  verb->add_option("--cache", options->selection.caches, "Only these cache states: cold,hot")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(CLI::IsMember({"cold", "hot"}).description(""))
      ->type_name("LIST");
  verb->add_option("--timer", options->selection.timer,
                   "graph (default) or event on CUDA, wall on the CPU")
      ->check(CLI::IsMember({"graph", "event", "wall"}).description(""))
      ->type_name("NAME");
  verb->add_option("--budget", options->budget_s, "Time for the samples of one case")
      ->check(CLI::Range(0.001, 3600.0).description(""))
      ->type_name("SECONDS")
      ->capture_default_str();
  add_seed_and_deadline(*verb, options->seed, options->deadline_s);
  verb->add_option("--out", options->out, "Record file (default: results/NAME-DEVICE-TIME.jsonl)")
      ->type_name("FILE");
  verb->add_flag("--resume", options->resume, "Measure only what --out does not hold yet");
  verb->add_flag("--force", options->force, "Replace an existing --out");
  verb->add_flag("--no-ceilings", options->no_ceilings,
                 "Do not measure read, write and copy ceilings first; the report draws none");
  verb->add_flag("--dry-run", options->dry_run, "Print the plan; needs no device");
  verb->footer(R"(
Arguments that begin with --benchmark_ go to Google Benchmark, for example --benchmark_filter=REGEX,
--benchmark_list_tests or --benchmark_out=FILE.

Examples
  roofmax run quick --device cuda:0 --kernel 'two_pass@*'
  roofmax run --rows 1,2048 --cols 4096,8192 --dtype fp16 --cache cold
  roofmax run quick --out results/q.jsonl --resume     go on where a run was cut short
)");
  verb->callback([options, &session] { run(*options, session); });
}

}  // namespace roofmax::cli
