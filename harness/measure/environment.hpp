#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/measure/machine.hpp"

namespace roofmax {

/// Loads a plugin, and describes it as an entry of the header's list `plugins`. Throws as
/// `load_plugin` does.
[[nodiscard]] nlohmann::json load_described_plugin(const std::string& path);

/// The part of a record file's header that says where and with what it was measured: `device`,
/// `host`, `libraries`, `plugins`, `roofmax` (see SCHEMA.md).
[[nodiscard]] nlohmann::json describe_environment(const Backend& backend, const HostFacts& facts,
                                                  const nlohmann::json& plugins);

/// What a worker says of its build: {"protocol", "version", "revision", "dirty"}.
[[nodiscard]] nlohmann::json greeting();

}  // namespace roofmax
