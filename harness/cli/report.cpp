// `roofmax report`: hands record files to the Python package that makes the plots and the page.

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>

#include "harness/cli/child_process.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/data_folder.hpp"
#include "harness/measure/worker_process.hpp"
#include "roofmax_build_info.hpp"

namespace roofmax::cli {
namespace {

namespace fs = std::filesystem;

struct ReportOptions {
  std::vector<std::string> records;
  std::optional<std::string> out;
  std::string title;
  std::vector<std::string> kernels;
  std::vector<std::string> operations;
  std::vector<std::string> dtypes;
  bool force = false;
};

/// The first Python that can import what the reports need; empty where a signal came first.
std::string find_python() {
  std::vector<std::string> candidates;
  const char* const chosen = std::getenv("ROOFMAX_PYTHON");
  if (chosen != nullptr && *chosen != '\0') candidates.emplace_back(chosen);
  const fs::path local = fs::path(build_info::kSourceDir) / ".venv" / "bin" / "python3";
  if (fs::exists(local)) candidates.push_back(local.string());
  candidates.insert(candidates.end(), {"python3", "/usr/bin/python3"});
  for (const std::string& candidate : candidates) {
    if (run_program({candidate, "-c", "import matplotlib, numpy, jinja2"}, Speech::discarded) ==
        0) {
      return candidate;
    }
    if (InterruptGuard::count() > 0) return {};
  }
  throw CliError(kNoDevice,
                 fmt::format("no Python has matplotlib, numpy and jinja2 (tried: {}): install "
                             "them, or set ROOFMAX_PYTHON to a Python that has them",
                             fmt::join(candidates, ", ")));
}

void say_interrupted(Session& session) {
  session.err << "roofmax report: interrupted; nothing was written\n";
  session.exit_code = kInterrupted;
}

void report(const ReportOptions& options, Session& session) {
  // A Ctrl-C is for the package too: it ends, and this tells the caller how.
  const InterruptGuard guard;
  const fs::path package = data_folder("reports", "ROOFMAX_REPORTS");
  if (!fs::exists(package / "roofmax_reports")) {
    throw CliError(kNoDevice, fmt::format("{}: has no package roofmax_reports: set ROOFMAX_REPORTS "
                                          "to the folder that has it",
                                          package.string()));
  }
  const std::string python = find_python();
  if (InterruptGuard::count() > 0) return say_interrupted(session);
  std::vector<std::string> words = {python, "-m", "roofmax_reports"};
  words.insert(words.end(), options.records.begin(), options.records.end());
  if (options.out) words.insert(words.end(), {"--out", *options.out});
  if (!options.title.empty()) words.insert(words.end(), {"--title", options.title});
  if (options.force) words.emplace_back("--force");
  for (const auto& [option, patterns] :
       {std::pair("--kernel", &options.kernels), std::pair("--operation", &options.operations),
        std::pair("--dtype", &options.dtypes)}) {
    for (const std::string& pattern : *patterns) words.insert(words.end(), {option, pattern});
  }

  const char* const path = std::getenv("PYTHONPATH");
  const std::string search = package.string() + (path == nullptr ? "" : ":" + std::string(path));
  ::setenv("PYTHONPATH", search.c_str(), 1);
  // No __pycache__ is left in an installed or a source folder.
  ::setenv("PYTHONDONTWRITEBYTECODE", "1", 0);
  session.out.flush();
  const int status = run_program(words, Speech::passed_on);
  // The package has these codes too; whatever else it ends with is a fault of the environment.
  const bool is_known = status == kOk || status == kInterrupted || status == kBadInput;
  session.exit_code = is_known ? status : static_cast<int>(kNoDevice);
  if (!is_known && InterruptGuard::count() > 0) say_interrupted(session);
}

}  // namespace

void add_report(Program& program, Session& session) {
  Verb verb = program.add_verb("report", "Turn record files into plots and HTML pages");
  const auto options = std::make_shared<ReportOptions>();
  verb.arguments("records", options->records, "FILE", "Record files", true);
  verb.text("--out", options->out, "DIR", "Folder for the page and the plots");
  verb.text("--title", options->title, "TEXT", "Title of the page");
  verb.flag("--force", options->force, "Replace what is in the folder");
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
