#pragma once

#include <string>

namespace roofmax {

/// Text as a field of a CSV file (RFC 4180).
[[nodiscard]] std::string csv_field(const std::string& text);
/// Text in a cell of a Markdown table.
[[nodiscard]] std::string markdown_cell(const std::string& text);

}  // namespace roofmax
