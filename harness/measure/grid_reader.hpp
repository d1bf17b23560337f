#pragma once

#include "harness/measure/scenario.hpp"
#include "harness/measure/yaml_reader.hpp"

namespace roofmax {

/// Reads the `grids` of a scenario into it and checks that every problem is valid and asked for
/// once. Its operation, kernels and caches must have been read. Throws std::runtime_error.
void read_grids(const YamlReader& reader, const YAML::Node& grids, Scenario& scenario);

/// `caches` of a scenario or a grid.
[[nodiscard]] std::vector<Cache> read_caches(const YamlReader& reader, const YAML::Node& value);

/// `kernels` of a scenario or a grid: patterns, each of which must match a kernel of the operation.
/// `devices` are the kinds that they are for; empty stands for every kind.
[[nodiscard]] std::vector<std::string> read_kernels(const YamlReader& reader,
                                                    const YAML::Node& value,
                                                    const Operation& operation,
                                                    const std::vector<DeviceKind>& devices);

}  // namespace roofmax
