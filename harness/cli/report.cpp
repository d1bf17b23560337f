// `roofmax report`: hands record files to the Python package that makes the plots and the page.

#include <exception>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/explained_rows.hpp"
#include "harness/cli/reports_package.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"

namespace roofmax::cli {
namespace {

struct ReportOptions {
  std::vector<std::string> records;
  std::optional<std::string> out;
  std::string title;
  std::vector<std::string> kernels;
  std::vector<std::string> operations;
  std::vector<std::string> dtypes;
  bool force = false;
};

/// What the time of the records' rows goes into, as `roofmax explain` prints it; to `failures` why
/// nothing is said of a file.
std::string explanations_of(const std::vector<std::string>& records,
                            std::vector<std::string>& failures) {
  nlohmann::json all = nlohmann::json::array();
  for (const std::string& path : records) {
    try {
      for (const ExplainedRow& row : explained_rows(path)) {
        all.push_back(to_json(row));
      }
    } catch (const std::exception& error) {
      failures.emplace_back(error.what());
    }
  }
  return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void report(const ReportOptions& options, Session& session) {
  if (options.out && options.out->empty()) {
    throw CliError(kBadInput, "--out is empty: name a folder");
  }
  std::vector<std::string> words = options.records;
  words.insert(words.end(), {"--explanations", "-"});
  if (options.out) words.insert(words.end(), {"--out", *options.out});
  if (!options.title.empty()) words.insert(words.end(), {"--title", options.title});
  if (options.force) words.emplace_back("--force");
  for (const auto& [option, patterns] :
       {std::pair("--kernel", &options.kernels), std::pair("--operation", &options.operations),
        std::pair("--dtype", &options.dtypes)}) {
    for (const std::string& pattern : *patterns) words.insert(words.end(), {option, pattern});
  }
  std::vector<std::string> failures;
  const std::string explanations = explanations_of(options.records, failures);
  run_reports("report", "roofmax_reports", words, explanations, session);
  // Else the package has said what is wrong with the file.
  if (session.exit_code != kOk) return;
  for (const std::string& failure : failures) {
    session.err << "note: the report does not say where time goes: " << failure << '\n';
  }
}

}  // namespace

void add_report(Program& program, Session& session) {
  Verb verb = program.add_verb("report", "Turn record files into plots and HTML pages");
  const auto options = std::make_shared<ReportOptions>();
  verb.arguments("records", options->records, "FILE", "Record files", true);
  verb.arguments_are("a file");
  verb.text("--out", options->out, "DIR", "Folder for the page and the plots");
  verb.text("--title", options->title, "TEXT", "Title of the page");
  verb.flag("--force", options->force, "Replace what is in the folder");
  verb.suggest("--kernel", registered_kernel_names);
  verb.texts("--kernel", options->kernels, "PATTERNS",
             "Only these kernels, by name or as KERNEL@TUNING (* and ? match, commas separate)");
  verb.texts("--operation", options->operations, "PATTERNS", "Only these operations");
  verb.suggest("--operation", operation_names);
  verb.texts("--dtype", options->dtypes, "PATTERNS", "Only these dtypes");
  verb.footer(R"(
Beside the page lie all pictures (PNG, SVG), every row (results.csv, results.json) and a summary for
a pull request (summary.md). Of many rows each operation has a page of its own.

Needs Python 3 with matplotlib, numpy and jinja2: the one that ROOFMAX_PYTHON names, or the first
found.

Examples
  roofmax report results/quick-cpu-20260101T120000Z.jsonl
  roofmax report results/a.jsonl results/b.jsonl --out pages/both --title 'Two machines'
  roofmax report reports/records/h200/quick.jsonl --operation softmax --kernel 'two_pass@*'
)");
  verb.action([options, &session] { report(*options, session); });
}

}  // namespace roofmax::cli
