#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// Measures the rate of each unit that the device has kernels for, with the fastest of them, in the
/// order of `unit_kernels`; none on a CPU. `each_s`: seconds for the samples of one. What was
/// disturbed is measured once more, and flagged if it was disturbed again. `on_progress` is told
///   {"step": {"index", "total", "unit"}}  before each of them and
///   {"rate": {...}}  after it: an entry of the header's list (see SCHEMA.md).
void measure_rates(Backend& backend, double each_s,
                   const std::function<void(const nlohmann::json&)>& on_progress);

}  // namespace roofmax
