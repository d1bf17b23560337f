#include "harness/cli/reports_package.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <ostream>

#include "harness/cli/child_process.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/measure/data_folder.hpp"
#include "harness/measure/worker_process.hpp"
#include "roofmax_build_info.hpp"

namespace roofmax::cli {
namespace {

namespace fs = std::filesystem;

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

void say_interrupted(const std::string& verb, Session& session) {
  session.err << fmt::format("roofmax {}: interrupted; nothing was written\n", verb);
  session.exit_code = kInterrupted;
}

}  // namespace

void run_reports(const std::string& verb, const std::string& module,
                 const std::vector<std::string>& arguments, const std::optional<std::string>& input,
                 Session& session) {
  // A Ctrl-C is for the package too: it ends, and this tells the caller how.
  const InterruptGuard guard;
  const fs::path package = data_folder("reports", "ROOFMAX_REPORTS");
  if (!fs::exists(package / "roofmax_reports")) {
    throw CliError(kNoDevice, fmt::format("{}: has no package roofmax_reports: set ROOFMAX_REPORTS "
                                          "to the folder that has it",
                                          package.string()));
  }
  const std::string python = find_python();
  if (InterruptGuard::count() > 0) return say_interrupted(verb, session);
  std::vector<std::string> words = {python, "-m", module};
  words.insert(words.end(), arguments.begin(), arguments.end());

  const char* const path = std::getenv("PYTHONPATH");
  const std::string search = package.string() + (path == nullptr ? "" : ":" + std::string(path));
  ::setenv("PYTHONPATH", search.c_str(), 1);
  // No __pycache__ is left in an installed or a source folder.
  ::setenv("PYTHONDONTWRITEBYTECODE", "1", 0);
  session.out.flush();
  const int status = input ? tell_program(words, *input) : run_program(words, Speech::passed_on);
  // The package has these codes too; whatever else it ends with is a fault of the environment.
  const bool is_known = status == kOk || status == kInterrupted || status == kBadInput;
  session.exit_code = is_known ? status : static_cast<int>(kNoDevice);
  if (!is_known && InterruptGuard::count() > 0) say_interrupted(verb, session);
}

}  // namespace roofmax::cli
