// `roofmax explain`: what the time of each row of a record goes into.

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/explained_rows.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/gate/record_rows.hpp"
#include "harness/gate/speed_ups.hpp"
#include "harness/record/table_text.hpp"

namespace roofmax::cli {
namespace {

using explain::Cause;
using nlohmann::json;

struct ExplainOptions {
  std::vector<std::string> files;
  std::vector<std::string> kernels;
  double below = 0.9;
  bool explains_all = false;
  std::string format = "text";
};

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

std::vector<ExplainedRow> shown_rows(const ExplainOptions& options, std::ostream& err) {
  std::vector<ExplainedRow> shown;
  for (const std::string& path : different_files(options.files, err)) {
    const RecordFile file = read_record_file(path);
    if (const std::string lack = describe_incomplete(file); !lack.empty()) {
      err << fmt::format("note: {} {}\n", path, lack);
    }
    std::vector<ExplainedRow> all = explained_rows(path, file);
    const std::vector<std::string> patterns = kernel_patterns(options.kernels);
    std::erase_if(all, [&](const ExplainedRow& row) { return !is_selected(row.kernel, patterns); });
    if (all.empty()) {
      const std::vector<std::string> known = gate::timed_kernels(file);
      throw CliError(
          kBadInput,
          known.empty() || options.kernels.empty()
              ? fmt::format("{} has no row with a time and an SOL: name a record of `roofmax run`",
                            path)
              : fmt::format("--kernel {}: {} has no timed row of it: its kernels are: {}",
                            fmt::join(options.kernels, ","), path, fmt::join(known, ", ")));
    }
    if (!options.explains_all && options.kernels.empty()) all = fastest_of(all);
    std::erase_if(all, [&](const ExplainedRow& row) { return row.facts.sol >= options.below; });
    shown.insert(shown.end(), all.begin(), all.end());
  }
  std::stable_sort(shown.begin(), shown.end(),
                   [](const ExplainedRow& left, const ExplainedRow& right) {
                     return left.facts.sol < right.facts.sol;
                   });
  return shown;
}

void print_text(const std::vector<ExplainedRow>& rows, const ExplainOptions& options,
                Session& session) {
  std::map<Cause, int> counts;
  for (const ExplainedRow& row : rows) {
    ++counts[row.finding.cause];
    session.out << fmt::format("{:>5}  {:<23}  {:>9}  {}  {}\n", format_share(row.facts.sol),
                               explain::name_of(row.finding.cause), format_time(row.time_s),
                               row.kernel, row.place)
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

void print_markdown(const std::vector<ExplainedRow>& rows, std::ostream& out) {
  out << "| SOL | cause | time | kernel | problem | evidence | first change |\n"
         "|---|---|---|---|---|---|---|\n";
  for (const ExplainedRow& row : rows) {
    out << fmt::format("| {} | {} | {} | `{}` | {} | {} | {} |\n", format_share(row.facts.sol),
                       explain::name_of(row.finding.cause), format_time(row.time_s), row.kernel,
                       markdown_cell(row.place), markdown_cell(row.finding.evidence),
                       markdown_cell(row.finding.first_change));
  }
}

void explain_rows(const ExplainOptions& options, Session& session) {
  const std::vector<ExplainedRow> rows = shown_rows(options, session.err);
  if (options.format == "json") {
    json document = json::array();
    for (const ExplainedRow& row : rows) document.push_back(to_json(row));
    session.out << document.dump(1) << '\n';
  } else if (options.format == "markdown") {
    print_markdown(rows, session.out);
  } else {
    print_text(rows, options, session);
  }
}

}  // namespace

void add_explain(Program& program, Session& session) {
  Verb verb = program.add_verb("explain", "Say what the time of rows goes into");
  const auto options = std::make_shared<ExplainOptions>();
  verb.arguments("records", options->files, "FILE", "Record files", true);
  verb.arguments_are("a file");
  verb.options_of("run",
                  "explain reads records; measure with 'roofmax run', or ask 'roofmax predict' for "
                  "times without a device");
  verb.suggest("--kernel", registered_kernel_names);
  verb.texts(
      "--kernel", options->kernels, "PATTERNS",
      "All rows of these kernels, by name or as KERNEL@TUNING (* and ? match, commas separate)");
  verb.flag("--all", options->explains_all,
            "All rows, not only the fastest kernel of each problem and cache state");
  verb.percent("--below", options->below, 1, 1000, "Only rows of a SOL below that");
  verb.word("--format", options->format, {"text", "markdown", "json"}, "FORMAT",
            "text, markdown or json");
  verb.footer(R"(
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
)");
  verb.action([options, &session] { explain_rows(*options, session); });
}

}  // namespace roofmax::cli
