#pragma once

#include "harness/measure/yaml_reader.hpp"

namespace roofmax {

/// Checks `published` of a scenario, a block or a list of them, against
/// scenarios/schema/published.json: what is wrong would otherwise be found only when a report is
/// made of the records. Throws std::runtime_error.
void check_published(const YamlReader& reader, const YAML::Node& published,
                     const Operation& of_scenario);

}  // namespace roofmax
