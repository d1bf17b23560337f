#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "harness/measure/grid.hpp"

namespace roofmax {

/// A scenario file, read: what to measure and which published figures to show beside.
struct Scenario {
  std::string name;
  std::string summary;
  std::string path;  ///< where it came from; empty for an ad-hoc grid
  const Operation* operation = nullptr;
  std::vector<std::string> kernels = {"*"};  ///< patterns, see `selects`
  std::vector<Cache> caches = {Cache::cold, Cache::hot};
  std::vector<Grid> grids;
  std::optional<double> budget_s = {};      ///< for the samples of one case
  std::optional<std::size_t> samples = {};  ///< most of them that a row keeps
  nlohmann::json published;  ///< figures and claims to show beside; null when there are none
};

/// What the problems of one of its grids are of.
[[nodiscard]] inline const Operation& operation_of(const Grid& grid, const Scenario& scenario) {
  return grid.operation != nullptr ? *grid.operation : *scenario.operation;
}

/// Reads and checks a scenario file (YAML). `name_or_path` is a file or the name of one in the
/// scenarios folder. Throws std::runtime_error "FILE:LINE: key 'K': value 'V' is ...: fix".
[[nodiscard]] Scenario read_scenario(const std::string& name_or_path);

/// The file of a scenario, which `read_scenario` would read. Throws as it does.
[[nodiscard]] std::string scenario_file(const std::string& name_or_path);

/// The scenarios that can be named, sorted.
[[nodiscard]] std::vector<std::string> scenario_names();

}  // namespace roofmax
