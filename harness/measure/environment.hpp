#pragma once

#include <nlohmann/json_fwd.hpp>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// The part of a record file's header that says where and with what it was measured: `device`,
/// `host`, `libraries`, `roofmax` (see SCHEMA.md).
[[nodiscard]] nlohmann::json describe_environment(const Backend& backend);

}  // namespace roofmax
