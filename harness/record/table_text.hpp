#pragma once

#include <string>

namespace roofmax {

/// Text in one line of a terminal: control characters, which may end lines or command the terminal,
/// as spaces.
[[nodiscard]] std::string one_line(const std::string& text);
/// Text as a field of a CSV file (RFC 4180).
[[nodiscard]] std::string csv_field(const std::string& text);
/// Text in a cell of a Markdown table.
[[nodiscard]] std::string markdown_cell(const std::string& text);

}  // namespace roofmax
