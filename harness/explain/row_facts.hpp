#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "harness/explain/cause.hpp"

namespace roofmax::explain {

/// What a row of a record file says, with the header of its run (SCHEMA.md). Nothing where it has
/// no time or no SOL.
[[nodiscard]] std::optional<Facts> facts_of(const nlohmann::json& row,
                                            const nlohmann::json& header);

}  // namespace roofmax::explain
