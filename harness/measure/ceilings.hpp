#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// Footprints from 64 KB to `largest` bytes, each `factor` times the one before.
[[nodiscard]] std::vector<std::int64_t> ceiling_footprints(std::int64_t largest, int factor);

/// Time for measuring ceilings. One that is begun is brought to its end.
struct CeilingBudget {
  double each_s = 0;   ///< for the samples of one
  double total_s = 0;  ///< after which none is begun
};

/// Measures reading, writing and copying at each footprint (bytes moved), cold and hot, with the
/// best streaming kernel of each, in the order of the footprints. What was disturbed is measured
/// once more, and flagged if it was disturbed again. `on_progress` is told
///   {"step": {"index", "total", "direction", "cache", "footprint_bytes"}}  before each of them and
///   {"ceiling": {...}}  after it: an entry of the header's list (see SCHEMA.md).
/// Returns sentences that say what was left out, and why.
[[nodiscard]] std::vector<std::string> measure_ceilings(
    Backend& backend, const std::vector<std::int64_t>& footprints, const CeilingBudget& budget,
    const std::function<void(const nlohmann::json&)>& on_progress);

}  // namespace roofmax
