#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/cli/verbs.hpp"

namespace roofmax::cli {

/// The file of the program that runs.
inline constexpr const char* kThisFile = "/proc/self/exe";

/// What `roofmax static --format json` lists of a file, for these devices (none: one for each
/// architecture that there is code for). What is left out is said on standard error. Throws
/// CliError where there is nothing to list.
[[nodiscard]] nlohmann::json compiled_facts(const std::string& file,
                                            const std::vector<std::string>& devices,
                                            Session& session);

}  // namespace roofmax::cli
