#pragma once

#include <optional>
#include <string>
#include <vector>

#include "harness/measure/scenario.hpp"

namespace roofmax {

/// What the command line adds to a scenario.
struct PlanOptions {
  Device device;
  std::vector<std::string> kernel_patterns;  ///< replaces the scenario's when not empty
  std::vector<Dtype> dtypes;                 ///< keeps only these when not empty
  std::vector<Cache> caches;                 ///< replaces the scenario's when not empty
  std::optional<TimerKind> timer;            ///< default: graph on CUDA, wall on the CPU
};

/// Expands scenarios to cases, ordered so that cases of one problem are adjacent, without
/// duplicates. Unsupported combinations are kept: they become rows of their own. Throws
/// std::runtime_error when nothing is left, saying which filter emptied it.
[[nodiscard]] std::vector<Case> plan(const std::vector<Scenario>& scenarios,
                                     const PlanOptions& options);

}  // namespace roofmax
