#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernels/contract/problem.hpp"
#include "kernels/contract/spelling.hpp"

namespace roofmax {

// How users and records spell things.

/// "fp16", or "bf16->fp32" when input and output differ.
[[nodiscard]] std::string to_text(DtypePair dtypes);
/// Inverse of `to_text`; nothing when it names no element type.
[[nodiscard]] std::optional<DtypePair> parse_dtypes(std::string_view text);

/// The number or the word of a coordinate.
[[nodiscard]] std::string to_text(const Problem::Coordinate& coordinate);

}  // namespace roofmax
