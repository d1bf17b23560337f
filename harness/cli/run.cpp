// `roofmax run`: measures scenarios or ad-hoc shapes, shows the rows as they come and records them.

#include "harness/cli/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <set>
#include <string_view>
#include <thread>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/explained_rows.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/live_table.hpp"
#include "harness/cli/output.hpp"
#include "harness/cli/progress_line.hpp"
#include "harness/cli/recording.hpp"
#include "harness/cli/results.hpp"
#include "harness/cli/resuming.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/summary.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/google_benchmark.hpp"
#include "harness/measure/run.hpp"
#include "harness/profile/counters.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::string default_output(const Selected& selected) {
  std::string device = to_text(selected.device);
  std::erase(device, ':');  // awkward in the names of files
  return fmt::format("results/{}-{}-{}.jsonl", selected.name, device, utc_now("%Y%m%dT%H%M%SZ"));
}

/// The files of results that are asked for.
std::vector<std::pair<const char*, std::string>> result_files(const RunOptions& options) {
  std::vector<std::pair<const char*, std::string>> files = {
      {"--csv", options.csv}, {"--json", options.json}, {"--markdown", options.markdown}};
  std::erase_if(files, [](const auto& file) { return file.second.empty(); });
  return files;
}

/// Whether a run wrote the file: resuming it may replace that.
bool holds_results(const std::string& path) {
  if (!holds_something(path)) return false;
  constexpr std::size_t kBeginning = 4096;
  std::ifstream file(path, std::ios::binary);
  std::string beginning(kBeginning, ' ');
  file.read(beginning.data(), kBeginning);
  return beginning.starts_with("operation,kernel,variant,") ||
         (beginning.starts_with("[") && beginning.find("\"operation\"") != std::string::npos) ||
         beginning.find("| kernel | shape |") != std::string::npos;
}

void check_outputs(const std::string& path, const BenchmarkFlags& flags,
                   const RunOptions& options) {
  check_output("--out", path, options.resume || options.force,
               "resume it with --resume, replace it with --force, or name another with --out");
  std::vector<std::pair<const char*, std::string>> files = {{"--out", path}};
  if (!flags.out.empty()) files.emplace_back("--benchmark_out", flags.out);
  for (const auto& [option, file] : result_files(options)) {
    const bool may_exist = options.force || (options.resume && holds_results(file));
    check_output(option, file, may_exist,
                 fmt::format("{}name another with {}",
                             options.resume ? "" : "replace it with --force, or ", option));
    files.emplace_back(option, file);
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!is_same_file(files[i].second, files[j].second)) continue;
      throw CliError(kBadInput, fmt::format("{}: is both {} and {}: name another file with one of "
                                            "them",
                                            files[i].second, files[j].first, files[i].first));
    }
  }
  if (flags.out.empty()) return;
  check_output("--benchmark_out", flags.out, options.force,
               options.resume ? "name another with --benchmark_out (--resume does not append to it)"
                              : "replace it with --force, or name another with --benchmark_out");
}

/// Of all rows, those from before included. Files of nothing are not written.
void write_results(const RunOptions& options, const Tally& tally, Session& session) {
  if (tally.rows().empty()) return;
  session.out.flush();  // what is asked for there stands behind it
  if (!options.csv.empty()) write_output(options.csv, results_as_csv(tally.rows()));
  if (!options.json.empty()) write_output(options.json, results_as_json(tally.rows()));
  if (!options.markdown.empty()) write_output(options.markdown, results_as_markdown(tally.rows()));
}

/// What the time of the rows of a record file goes into, by the keys of their cases; of those of
/// which that is known. Nothing of a pipe or a device: what went there cannot be read again.
std::map<std::string, std::string> causes_of(const std::string& path) {
  std::map<std::string, std::string> causes;
  if (!holds_something(path)) return causes;
  try {
    for (const ExplainedRow& row : explained_rows(path)) {
      if (row.finding.cause != explain::Cause::unknown) {
        causes[row.key] = explain::name_of(row.finding.cause);
      }
    }
  } catch (const std::exception&) {
    causes.clear();  // a run that ended before its first row: there is nothing to explain
  }
  return causes;
}

/// Whatever fails on the device ends with the exit code for it.
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

/// Bytes of all tensors of the largest problem, and of all problems.
struct Buffers {
  std::int64_t largest = 0;
  double all = 0;
};

Buffers buffers_of(const std::vector<Case>& cases) {
  Buffers buffers;
  for (const Case& c : cases) {
    std::int64_t bytes = 0;
    for (const TensorSpec& spec : c.problem.operation->tensors(c.problem)) bytes += spec.bytes();
    buffers.largest = std::max(buffers.largest, bytes);
    buffers.all += static_cast<double>(bytes);
  }
  return buffers;
}

/// Seconds that inputs, verification and what sampling takes beyond its budget of large problems
/// need: by the largest rows of the published records of an H200 beside 16 cores and of 2 cores.
double preparation_s(double bytes, DeviceKind kind) {
  constexpr double kOfGpu = 0.7e-9;        // a byte
  constexpr double kCoresOfCpu = 44.0e-9;  // of one core
  if (kind != DeviceKind::cpu) return bytes * kOfGpu;
  return bytes * kCoresOfCpu / std::max(1U, std::thread::hardware_concurrency());
}

void print_plan(const Selected& selected, double budget_s, const std::vector<std::string>& counters,
                Session& session) {
  std::size_t kernel_width = 6;
  std::size_t shape_width = 5;
  std::size_t dtype_width = 5;
  for (const Case& c : selected.cases) {
    kernel_width = std::max(kernel_width, c.kernel->full_name().size());
    shape_width = std::max(shape_width, format_shape(c.problem).size());
    dtype_width = std::max(dtype_width, format_dtype(c.problem).size());
  }
  const auto row = [&](std::string_view kernel, std::string_view shape, std::string_view dtype,
                       std::string_view cache, std::string_view timer) {
    return fmt::format("{:<{}}  {:<{}}  {:<{}}  {:<5}  {}\n", kernel, kernel_width, shape,
                       shape_width, dtype, dtype_width, cache, timer);
  };
  session.out << row("kernel", "shape", "dtype", "cache", "timer");
  for (const Case& c : selected.cases) {
    session.out << row(c.kernel->full_name(), format_shape(c.problem), format_dtype(c.problem),
                       name_of(c.cache), name_of(c.timer));
  }
  const Buffers buffers = buffers_of(selected.cases);
  const bool is_cpu = selected.device.kind == DeviceKind::cpu;
  session.out << fmt::format("{} case{} on {}; nothing was measured (--dry-run)\n",
                             selected.cases.size(), selected.cases.size() == 1 ? "" : "s",
                             to_text(selected.device))
              << fmt::format(
                     "sampling takes up to about {} ({:g} s a case), inputs and verification of "
                     "large problems about {} more; one set of the largest buffers takes {}{}\n",
                     format_duration(budget_s * static_cast<double>(selected.cases.size())),
                     budget_s, format_duration(preparation_s(buffers.all, selected.device.kind)),
                     format_size(buffers.largest),
                     is_cpu ? ", a run of them about five times as much memory" : "");
  if (!expand_counter_groups(counters).empty()) {
    session.out << fmt::format(
        "counters ({}) are read of further launches, once a case was timed: 'roofmax counters' "
        "says "
        "how many passes those of a GPU take\n",
        fmt::join(counters, ","));
  }
  if (const std::string large = describe_large_problem(selected.cases); !large.empty()) {
    session.out << "note: " << large << '\n';
  }
}

/// Nothing beside "none", which says that nothing is counted.
void check_counters(const std::vector<std::string>& asked) {
  if (asked.size() < 2 || std::find(asked.begin(), asked.end(), "none") == asked.end()) return;
  throw CliError(kBadInput,
                 fmt::format("--counters {}: none stands alone: leave it or the others out",
                             fmt::join(asked, ",")));
}

RunSettings settings_of(const RunOptions& options, const Selected& selected,
                        const BenchmarkFlags& flags) {
  RunSettings settings = settings_for(options.selection, selected);
  settings.budget_s = options.budget_s.value_or(selected.budget_s);
  settings.samples = selected.samples;
  if (!expand_counter_groups(options.counters).empty()) settings.counters = options.counters;
  settings.deadline_s = options.deadline_s;
  settings.seed = options.seed;
  // The ceilings in the first header serve the whole file.
  settings.with_ceilings = !options.no_ceilings && !(options.resume && fs::exists(options.out));
  settings.benchmark = flags;
  return settings;
}

}  // namespace

RunOutcome run(const RunOptions& options, Session& session) {
  if (options.resume && options.force) {
    throw CliError(kBadInput, "--resume keeps the file, --force replaces it: give one of them");
  }
  if (options.resume && options.out.empty()) {
    throw CliError(kBadInput, "--resume: name the file to resume with --out FILE");
  }
  check_counters(options.counters);
  const BenchmarkFlags flags = parse_benchmark_flags(session.benchmark_arguments);
  Selected selected = select(options.selection, !options.dry_run && !flags.lists_tests);
  Matches matches = match_cases(selected.cases, flags);
  selected.cases = std::move(matches.cases);
  if (flags.lists_tests) {
    for (const std::string& name : matches.names) session.out << name << '\n';
    return {};
  }
  if (options.dry_run) {
    print_plan(selected, options.budget_s.value_or(selected.budget_s), options.counters, session);
    return {};
  }

  const RunSettings settings = settings_of(options, selected, flags);
  const std::string path = options.out.empty() ? default_output(selected) : options.out;
  check_outputs(path, flags, options);
  if (options.is_explained && fs::exists(path) && !holds_something(path)) {
    throw CliError(kBadInput,
                   fmt::format("{}: is a pipe or a device, from which rows to explain cannot be "
                               "read again: name a file with --out",
                               path));
  }
  const std::string started_at = utc_now(kIso8601);
  const std::set<std::string> asked_for = keys_of(selected.cases);
  std::optional<RecordWriter> writer;
  Ending ending{.records = path,
                .program = session.program,
                .command = session.command,
                .is_explained = options.is_explained};
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
  // All rows of the file; the table's own tally has those of this run.
  Tally tally;
  if (writer) {
    note_differences(writer->last_header(), header_now, table);
    tally = tally_of(writer->found(), table);
  }
  if (selected.cases.empty()) {
    session.out << fmt::format("nothing is left to measure: all {} rows are in {}\n\n",
                               asked_for.size(), path);
    ending.causes = causes_of(path);
    print_summary(session.out, session.terminal, tally, ending);
    write_results(options, tally, session);
    conclude(session, false, tally, asked_for);
    return {path, asked_for};
  }

  if (const std::string large = describe_large_problem(selected.cases); !large.empty()) {
    table.on_note(large);
  }

  ProgressLine progress(session.out, session.terminal);
  RecordingTable observer(table, progress, writer, [&](const json& found) {
    const json header = complete_header(found, started_at, selected, settings, session);
    if (writer) {
      writer->begin_run(header);
    } else {
      writer = RecordWriter::create(path, header, options.force || !holds_something(path));
    }
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
  if (writer) ending.causes = causes_of(path);
  // In a pipe or a device there are none to come back to.
  if (!writer || !holds_something(path)) ending.records.clear();
  for (const Record& row : table.tally().rows()) tally.add(row);
  print_summary(session.out, session.terminal, tally, ending);
  write_results(options, tally, session);
  conclude(session, ending.is_interrupted, tally, asked_for);
  return {ending.records, asked_for};
}

void add_run_options(Verb& verb, RunOptions& options) {
  add_selecting_options(verb, options.selection);
  add_cache_and_timer(verb, options.selection);
  verb.seconds(
      "--budget", options.budget_s, 0.001, 3600,
      fmt::format("Time for the samples of one case; at least six visits of one sample are made "
                  "(default: the scenario's, or {:g})",
                  RunSettings{}.budget_s));
  add_seed_and_deadline(verb, options.seed, options.deadline_s);
  verb.file("--out", options.out, "Record file (default: results/NAME-DEVICE-TIME.jsonl)");
  verb.file("--csv", options.csv, "Also write the results as CSV");
  verb.file("--json", options.json, "Also write the results as JSON");
  verb.file("--markdown", options.markdown, "Also write the results as Markdown");
  verb.flag("--resume", options.resume, "Measure only the cases that --out lacks");
  verb.flag("--force", options.force, "Replace an existing --out and files of results");
  verb.suggest("--counters", [] { return std::vector<std::string>{"default", "full", "none"}; });
  verb.list("--counters", options.counters, {}, "NAMES",
            "Hardware counters to read once a case was timed: default, full, none, or names "
            "('roofmax counters' lists them)");
  verb.flag("--no-ceilings", options.no_ceilings,
            "Skip ceilings and rates; the report will not draw them");
  verb.flag("--dry-run", options.dry_run, "Print the plan; needs no device");
  add_shapes(verb, options.selection);
}

void add_run(Program& program, Session& session) {
  Verb verb = program.add_verb("run", "Measure kernels and record the results");
  const auto options = std::make_shared<RunOptions>();
  add_scenarios(verb, options->selection);
  add_run_options(verb, *options);
  verb.footer(R"(
Arguments that begin with --benchmark_ go to Google Benchmark: --benchmark_filter=REGEX,
--benchmark_list_tests, --benchmark_out=FILE. roofmax itself controls sampling.

Examples
  roofmax run quick --device cuda:0 --kernel 'two_pass@*'
  roofmax run --rows 1,2048 --cols 4096,8192 --dtype fp16 --cache cold
  roofmax run quick --out results/q.jsonl --resume     resume an interrupted run
)");
  verb.action([options, &session] { run(*options, session); });
}

}  // namespace roofmax::cli
