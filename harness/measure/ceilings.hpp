#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// Footprints from 64 KB to `largest` bytes, each `factor` times the one before.
[[nodiscard]] std::vector<std::int64_t> ceiling_footprints(std::int64_t largest, int factor);

/// Measures reading, writing and copying at each footprint (bytes moved), cold and hot, with the
/// best streaming kernel of each. Returns the header's `ceilings` list (see SCHEMA.md).
[[nodiscard]] nlohmann::json measure_ceilings(
    Backend& backend, const std::vector<std::int64_t>& footprints, double budget_s_each,
    const std::function<void(const std::string&)>& on_progress);

}  // namespace roofmax
