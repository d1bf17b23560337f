#pragma once

#include <nlohmann/json_fwd.hpp>

namespace roofmax {

/// Titles of the documents that "documented" refers to, by the short names that kernels and
/// scenarios use ("S4"): scenarios/sources.json. An empty object where there is no such file.
/// Throws std::runtime_error on a file that is not an object of texts.
[[nodiscard]] nlohmann::json sources();

}  // namespace roofmax
