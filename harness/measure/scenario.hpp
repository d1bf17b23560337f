#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "harness/record/case.hpp"

namespace roofmax {

/// A grid of problems: the cross product of the values of each axis and dtype.
struct Grid {
  std::vector<DtypePair> dtypes;
  /// Axis name -> values as written ("2048", "normal"). Axes not named take their defaults.
  std::vector<std::pair<std::string, std::vector<std::string>>> axes;
  /// Device kinds it is for; empty means every kind.
  std::vector<DeviceKind> devices;
  /// In place of the scenario's, when not empty.
  std::vector<std::string> kernels = {};
  std::vector<Cache> caches = {};
};

/// A scenario file, read: what to measure and which published figures to show beside.
struct Scenario {
  std::string name;
  std::string summary;
  std::string path;  ///< where it came from; empty for an ad-hoc grid
  std::string operation;
  std::vector<std::string> kernels = {"*"};  ///< patterns, see `selects`
  std::vector<Cache> caches = {Cache::cold, Cache::hot};
  std::vector<Grid> grids;
  std::optional<double> budget_s = {};      ///< for the samples of one case
  std::optional<std::size_t> samples = {};  ///< most of them that a row keeps
  nlohmann::json published;  ///< figures and claims to show beside; null when there are none
};

/// The problems of a grid, the first axis slowest. Throws ProblemError.
[[nodiscard]] std::vector<Problem> problems_of(const Grid& grid, const std::string& operation);

/// Reads and checks a scenario file (YAML). `name_or_path` is a file or the name of one in the
/// scenarios folder. Throws std::runtime_error "FILE:LINE: key 'K': value V ...: cure".
[[nodiscard]] Scenario read_scenario(const std::string& name_or_path);

/// The scenarios that can be named, sorted.
[[nodiscard]] std::vector<std::string> scenario_names();

/// What the command line adds to a scenario.
struct PlanOptions {
  std::string device;                        ///< resolved
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
