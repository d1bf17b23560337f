#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/problem.hpp"

namespace roofmax {

// How users and records spell things.

/// "fp16", or "bf16->fp32" when input and output differ.
[[nodiscard]] std::string to_text(DtypePair dtypes);
/// Inverse of `to_text`; nothing when it names no element type.
[[nodiscard]] std::optional<DtypePair> parse_dtypes(std::string_view text);

/// The number or the word of a coordinate.
[[nodiscard]] std::string to_text(const Problem::Coordinate& coordinate);

/// "a, b, c".
[[nodiscard]] std::string join(const std::vector<std::string>& words,
                               std::string_view separator = ", ");

/// "did you mean 'two_pass'?" when one of the candidates is close to the word, else empty.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       const std::vector<std::string>& candidates);

}  // namespace roofmax
