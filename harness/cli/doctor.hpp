#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "harness/cli/terminal.hpp"

namespace roofmax::cli {

/// How many of a header's ceilings and rates were disturbed: "!: 5 of 54 were disturbed (contended)
/// ..."; empty if none was.
[[nodiscard]] std::string describe_disturbed_ceilings(const nlohmann::json& header);

/// Whether figures of this machine can be believed, by the disturbances and the ceilings of a
/// header: "nothing that disturbs this machine was found", or "too disturbed to be believed: " and
/// what is severe.
[[nodiscard]] std::string verdict_of(const nlohmann::json& header);

/// A line for each disturbance of a header (what, how much, what to do), and the verdict.
void print_doctor(const nlohmann::json& header, std::ostream& out, const Terminal& terminal);

}  // namespace roofmax::cli
