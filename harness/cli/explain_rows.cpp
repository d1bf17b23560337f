// `roofmax explain`: what the time of each row of a record, or of a run, goes into.

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/explained_rows.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/run.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/gate/record_rows.hpp"
#include "harness/gate/speed_ups.hpp"
#include "harness/measure/scenario.hpp"
#include "harness/record/table_text.hpp"

namespace roofmax::cli {
namespace {

using explain::Cause;
using nlohmann::json;

struct ExplainOptions {
  std::vector<std::string> names;  ///< record files, or scenarios
  RunOptions run;                  ///< of records, the kernels of its selection alone
  double below = 0.9;
  bool explains_all = false;
  std::string format = "text";
};

/// What records are called beside their rows, by path; empty of a single one, which goes without
/// saying.
using RecordNames = std::map<std::string, std::string>;

bool is_selected(const std::string& kernel, const std::vector<std::string>& patterns) {
  const std::string name = kernel.substr(0, kernel.find('@'));
  return patterns.empty() ||
         std::any_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) {
           const std::string& subject = pattern.find('@') == std::string::npos ? name : kernel;
           return fnmatch(pattern.c_str(), subject.c_str(), 0) == 0;
         });
}

/// Of each problem, cache and timer the fastest row.
std::vector<ExplainedRow> fastest_of(const std::vector<ExplainedRow>& all) {
  std::vector<ExplainedRow> fastest;
  for (const ExplainedRow& row : all) {
    const auto known = std::find_if(fastest.begin(), fastest.end(), [&](const ExplainedRow& other) {
      return other.place == row.place;
    });
    if (known == fastest.end()) {
      fastest.push_back(row);
    } else if (row.time_s < known->time_s) {
      *known = row;
    }
  }
  return fastest;
}

/// Each file once, whatever it is called.
std::vector<std::string> different_files(const std::vector<std::string>& files, std::ostream& err) {
  std::vector<std::string> different;
  std::set<std::filesystem::path> known;
  for (const std::string& path : files) {
    std::error_code none;
    if (known.insert(std::filesystem::weakly_canonical(path, none)).second) {
      different.push_back(path);
    } else {
      err << fmt::format("note: {} is named twice, and taken once\n", path);
    }
  }
  return different;
}

/// Of the rows of a file those that are to be told.
std::vector<ExplainedRow> narrowed(std::vector<ExplainedRow> all, const ExplainOptions& options) {
  if (!options.explains_all && options.run.selection.kernels.empty()) all = fastest_of(all);
  std::erase_if(all, [&](const ExplainedRow& row) { return row.facts.sol >= options.below; });
  return all;
}

/// The last parts of each path that no other path ends in: "h200/quick.jsonl" beside
/// "h100/quick.jsonl".
RecordNames short_names(const std::vector<std::string>& paths) {
  const auto end_of = [](const std::string& path, std::ptrdiff_t count) {
    const std::filesystem::path whole = std::filesystem::path(path).lexically_normal();
    const std::ptrdiff_t parts = std::distance(whole.begin(), whole.end());
    std::filesystem::path end;
    for (auto part = std::next(whole.begin(), std::max<std::ptrdiff_t>(0, parts - count));
         part != whole.end(); ++part) {
      end /= *part;
    }
    return end.string();
  };
  RecordNames names;
  for (const std::string& path : paths) {
    const std::string whole = std::filesystem::path(path).lexically_normal().string();
    std::ptrdiff_t count = 1;
    const auto is_of_another = [&] {
      return std::any_of(paths.begin(), paths.end(), [&](const std::string& other) {
        return other != path && end_of(other, count) == end_of(path, count);
      });
    };
    while (is_of_another() && end_of(path, count) != whole) ++count;
    names[path] = end_of(path, count);
  }
  return names;
}

/// Why a file has nothing to explain, and what to do.
std::string describe_nothing_timed(const std::string& path, const RecordFile& file) {
  const std::string nothing = fmt::format("{} has no row with a time and an SOL: ", path);
  if (file.rows.empty()) {
    return nothing + fmt::format(
                         "it holds a header alone, of `roofmax roof` or of a run that "
                         "ended before its first row: give that run again with --out {} "
                         "--resume, or name another record",
                         path);
  }
  std::map<std::string, std::string> dispositions;  // by key: the last row of a key counts
  for (const json& row : file.rows) {
    dispositions[gate::text_of(row, "key")] = gate::text_of(row, "disposition");
  }
  std::map<std::string, std::size_t> counts;
  for (const auto& [key, disposition] : dispositions) ++counts[disposition];
  std::vector<std::string> words;
  for (const auto& [disposition, count] : counts) {
    words.push_back(fmt::format("{} {}", count, disposition));
  }
  const auto has = [&counts](Disposition disposition) {
    return counts.contains(std::string(name_of(disposition)));
  };
  std::vector<std::string> cures;
  if (has(Disposition::unsupported)) {
    cures.emplace_back(
        "measure kernels that take these problems ('roofmax list --explain' says "
        "which do)");
  }
  if (has(Disposition::failed) || has(Disposition::skipped)) {
    cures.push_back(
        fmt::format("give the run again with --out {} --resume, which measures failed "
                    "and skipped rows again",
                    path));
  }
  cures.emplace_back("name another record");
  const std::string reason = one_line(gate::text_of(file.rows.back(), "reason"));
  return nothing + fmt::format("its rows are {}{}: {}", fmt::join(words, ", "),
                               reason.empty() ? "" : fmt::format(" (the last: {})", reason),
                               fmt::join(cures, ", or "));
}

void sort_worst_first(std::vector<ExplainedRow>& rows) {
  std::stable_sort(rows.begin(), rows.end(),
                   [](const ExplainedRow& left, const ExplainedRow& right) {
                     return left.facts.sol < right.facts.sol;
                   });
}

std::vector<ExplainedRow> rows_of_files(const std::vector<std::string>& files,
                                        const ExplainOptions& options, std::ostream& err) {
  const std::vector<std::string>& kernels = options.run.selection.kernels;
  std::vector<ExplainedRow> shown;
  for (const std::string& path : files) {
    const RecordFile file = read_record_file(path);
    if (const std::string lack = describe_incomplete(file); !lack.empty()) {
      err << fmt::format("note: {} {}\n", path, lack);
    }
    std::vector<ExplainedRow> all = explained_rows(path, file);
    const std::vector<std::string> patterns = kernel_patterns(kernels);
    std::erase_if(all, [&](const ExplainedRow& row) { return !is_selected(row.kernel, patterns); });
    if (all.empty()) {
      const std::vector<std::string> known = gate::timed_kernels(file);
      throw CliError(
          kBadInput,
          known.empty() || kernels.empty()
              ? describe_nothing_timed(path, file)
              : fmt::format("--kernel {}: {} has no timed row of it: its kernels are: {}",
                            fmt::join(kernels, ","), path, fmt::join(known, ", ")));
    }
    all = narrowed(std::move(all), options);
    shown.insert(shown.end(), all.begin(), all.end());
  }
  sort_worst_first(shown);
  return shown;
}

void print_text(const std::vector<ExplainedRow>& rows, const RecordNames& records,
                const ExplainOptions& options, Session& session) {
  std::size_t record_width = 0;
  for (const auto& [path, name] : records) record_width = std::max(record_width, name.size());
  std::map<Cause, int> counts;
  for (const ExplainedRow& row : rows) {
    ++counts[row.finding.cause];
    session.out << fmt::format("{:>5}  {:<23}  {:>9}  ", format_share(row.facts.sol),
                               explain::name_of(row.finding.cause), format_time(row.time_s));
    if (!records.empty()) {
      session.out << fmt::format("{:<{}}  ", one_line(records.at(row.file)), record_width);
    }
    session.out << fmt::format("{}  {}\n", row.kernel, row.place)
                << fmt::format("         {}\n         first: {}\n", row.finding.evidence,
                               row.finding.first_change);
  }
  if (rows.empty()) {
    session.out << fmt::format("no row below {} SOL\n", format_share(options.below));
    return;
  }
  std::vector<std::string> words;
  for (const auto& [cause, count] : counts) {
    words.push_back(fmt::format("{} {}", count, explain::name_of(cause)));
  }
  session.out << fmt::format("{} rows below {} SOL: {}\n", rows.size(), format_share(options.below),
                             fmt::join(words, ", "));
}

void print_markdown(const std::vector<ExplainedRow>& rows, const RecordNames& records,
                    std::ostream& out) {
  out << fmt::format("| SOL | cause | time | {}kernel | problem | evidence | first change |\n",
                     records.empty() ? "" : "record | ")
      << fmt::format("|---|---|---|{}---|---|---|---|\n", records.empty() ? "" : "---|");
  for (const ExplainedRow& row : rows) {
    const std::string record =
        records.empty() ? "" : fmt::format("{} | ", markdown_cell(records.at(row.file)));
    out << fmt::format("| {} | {} | {} | {}`{}` | {} | {} | {} |\n", format_share(row.facts.sol),
                       explain::name_of(row.finding.cause), format_time(row.time_s), record,
                       row.kernel, markdown_cell(row.place), markdown_cell(row.finding.evidence),
                       markdown_cell(row.finding.first_change));
  }
}

void print_rows(const std::vector<ExplainedRow>& rows, const RecordNames& records,
                const ExplainOptions& options, Session& session) {
  if (options.format == "json") {
    json document = json::array();
    for (const ExplainedRow& row : rows) document.push_back(to_json(row));
    session.out << document.dump(1) << '\n';
  } else if (options.format == "markdown") {
    print_markdown(rows, records, session.out);
  } else {
    print_text(rows, records, options, session);
  }
}

/// Measures as `run` does. Of text the table of rows stands above; other formats stand alone, and
/// the table beside them, on standard error.
RunOutcome measure(const ExplainOptions& options, Session& session) {
  RunOptions asked = options.run;
  asked.selection.scenarios = options.names;
  asked.is_explained = true;
  if (asked.counters.empty()) asked.counters = {"default"};
  if (options.format == "text") return run(asked, session);
  Session aside{.out = session.err,
                .err = session.err,
                .terminal = {},
                .program = session.program,
                .command = session.command,
                .benchmark_arguments = session.benchmark_arguments};
  RunOutcome outcome = run(asked, aside);
  session.exit_code = aside.exit_code;
  return outcome;
}

void explain_run(const ExplainOptions& options, Session& session) {
  const RunOutcome outcome = measure(options, session);
  if (outcome.records.empty()) return;
  std::vector<ExplainedRow> rows;
  try {
    rows = explained_rows(outcome.records);
  } catch (const std::exception&) {
    if (session.exit_code == kOk) throw;  // else the run ended before its first row, and said so
  }
  std::erase_if(rows, [&](const ExplainedRow& row) { return !outcome.keys.contains(row.key); });
  if (rows.empty()) {
    if (session.exit_code != kOk) return;
    throw CliError(kNothingDone,
                   fmt::format("{} has no row with a time and an SOL to explain", outcome.records));
  }
  rows = narrowed(std::move(rows), options);
  sort_worst_first(rows);
  const bool is_text = options.format == "text";
  if (is_text) session.out << '\n';
  print_rows(rows, {}, options, session);
  if (is_text) session.out << "records: " << outcome.records << '\n';
}

/// Whether an argument is no scenario, nor meant as one.
bool is_record(const std::string& name) {
  const std::string extension = std::filesystem::path(name).extension().string();
  if (extension == ".yaml" || extension == ".yml") return false;
  std::error_code none;
  return name.find_first_of("/.") != std::string::npos || std::filesystem::exists(name, none);
}

/// Explains records, or measures; `given` are the options of the command line.
void explain_rows(const ExplainOptions& options, const std::vector<std::string>& given,
                  Session& session) {
  static const std::set<std::string> kOfEither = {"--kernel", "--all", "--below", "--format"};
  std::vector<std::string> records;
  std::vector<std::string> measuring;
  for (const std::string& name : options.names) {
    (is_record(name) ? records : measuring).push_back(name);
  }
  std::copy_if(given.begin(), given.end(), std::back_inserter(measuring),
               [](const std::string& option) { return !kOfEither.contains(option); });
  measuring.insert(measuring.end(), session.benchmark_arguments.begin(),
                   session.benchmark_arguments.end());
  if (!records.empty() && !measuring.empty()) {
    throw CliError(
        kBadInput,
        fmt::format("both records ({}) and what to measure ({}) were given: leave out one of the "
                    "two: explain reads records, or measures as 'roofmax run' does and explains "
                    "that ('roofmax predict' tells times without a device)",
                    fmt::join(records, ", "), fmt::join(measuring, ", ")));
  }
  if (!measuring.empty()) return explain_run(options, session);
  if (records.empty()) {
    throw CliError(kBadInput,
                   "name a record file, or what to measure: a scenario or shapes, as for 'roofmax "
                   "run'\nSee 'roofmax explain --help'.");
  }
  const std::vector<std::string> files = different_files(options.names, session.err);
  const RecordNames names = files.size() > 1 ? short_names(files) : RecordNames{};
  print_rows(rows_of_files(files, options, session.err), names, options, session);
}

}  // namespace

void add_explain(Program& program, Session& session) {
  Verb verb = program.add_verb("explain", "Say what the time of rows goes into");
  const auto options = std::make_shared<ExplainOptions>();
  verb.arguments("records", options->names, "FILE",
                 "Record files; or scenarios, or none beside options of 'roofmax run', to measure "
                 "first");
  verb.arguments_are("a file or a scenario", scenario_names);
  verb.suggest("--kernel", registered_kernel_names);
  verb.texts(
      "--kernel", options->run.selection.kernels, "PATTERNS",
      "All rows of these kernels, by name or as KERNEL@TUNING (* and ? match, commas separate)");
  verb.flag("--all", options->explains_all,
            "All rows, not only the fastest kernel of each problem and cache state");
  verb.percent("--below", options->below, 1, 1000, "Only rows of a SOL below that");
  verb.word("--format", options->format, {"text", "markdown", "json"}, "FORMAT",
            "text, markdown or json");
  verb.group("To measure first, as 'roofmax run' does; --counters is default unless given");
  add_run_options(verb, options->run);
  verb.footer(R"(
Without a record, scenarios, shapes and options of 'roofmax run' say what is measured, counted where
that can be, recorded (--out) and then explained. Exit codes are those of run. With --format markdown
or json what run prints goes to standard error.

Each row gets one cause: fixed cost (of launches), too few bytes in flight, memory, re-read, cache
(L2), uncoalesced (accesses), exponentials (and what their unit does besides: conversions), issue (of
instructions), imbalance (a last wave of blocks) or unknown, with the figures that say so and the first thing to change. Where launches of several
kernels were timed by --timer cupti, what each takes is told as well. The rules are fixed, and in this order: what memory's own
speed explains, what leaves the device idle, what keeps it busy. Rows of a GPU with hardware counters
(run --counters default) are told most; without them bytes are those of the kernel's own model, and
nothing is known of instructions. On a CPU instructions are the cause by elimination: where moving its
bytes needs less than half of the time.

Examples
  roofmax explain reports/records/h200/quick.jsonl
  roofmax explain reports/records/h200/vocab_topk.jsonl --kernel block_heap,separate
  roofmax explain --rows 2048 --cols 4096 --dtype fp16 --kernel 'two_pass@*'     measure, then explain
  roofmax explain quick --device cuda:0 --out results/q.jsonl
)");
  verb.action([options, verb, &session] { explain_rows(*options, verb.given(), session); });
}

}  // namespace roofmax::cli
