#pragma once

#include <nlohmann/json_fwd.hpp>

#include "kernels/contract/operation.hpp"

namespace roofmax {

/// An operation as record headers and `roofmax list --format json` carry it: summary, formula and
/// axes in their order, each with role, default and meaning. What reads a record needs no other
/// knowledge of the operation.
[[nodiscard]] nlohmann::json to_json(const Operation& operation);
/// One axis of these.
[[nodiscard]] nlohmann::json to_json(const Axis& axis);

}  // namespace roofmax
