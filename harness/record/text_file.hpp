#pragma once

#include <string>
#include <string_view>

namespace roofmax {

/// Whether the bytes are well-formed UTF-8.
[[nodiscard]] bool is_utf8(std::string_view text);

/// The whole of a text file. Throws std::runtime_error naming the path (and the line, where the
/// text is not UTF-8) and the fix.
[[nodiscard]] std::string read_text_file(const std::string& path);

}  // namespace roofmax
