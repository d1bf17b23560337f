#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "harness/cli/live_table.hpp"
#include "harness/cli/tally.hpp"

namespace roofmax::cli {

/// Notes what differs now from the last run in a resumed file: its rows will be of two kinds.
void note_differences(const nlohmann::json& header_before, const nlohmann::json& header_now,
                      LiveTable& table);

/// The rows of a resumed file, as far as this build knows their kernels; notes the others.
[[nodiscard]] Tally tally_of(const std::vector<nlohmann::json>& rows, LiveTable& table);

}  // namespace roofmax::cli
