#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/problem.hpp"
#include "kernels/contract/spelling.hpp"

namespace roofmax {

// How users and records spell things.

/// "fp16", or "bf16->fp32" when input and output differ.
[[nodiscard]] std::string to_text(DtypePair dtypes);
/// Inverse of `to_text`; nothing when it names no element type.
[[nodiscard]] std::optional<DtypePair> parse_dtypes(std::string_view text);

/// `did_you_mean` to put before a list of what there is: with a space behind it, or empty.
[[nodiscard]] std::string hint_of(std::string_view word, const std::vector<std::string>& known);

}  // namespace roofmax
