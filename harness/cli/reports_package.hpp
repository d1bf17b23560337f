#pragma once

#include <optional>
#include <string>
#include <vector>

#include "harness/cli/verbs.hpp"

namespace roofmax::cli {

/// Runs a module of the Python package that makes plots and pages, for the verb `verb`: by the
/// first Python found that has what it needs. `input` is what the module reads on its standard
/// input. The session ends with the module's exit code. Throws CliError where the package, or a
/// Python for it, is missing.
void run_reports(const std::string& verb, const std::string& module,
                 const std::vector<std::string>& arguments, const std::optional<std::string>& input,
                 Session& session);

}  // namespace roofmax::cli
