#include "harness/record/table_text.hpp"

namespace roofmax {

std::string one_line(const std::string& text) {
  std::string line;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto letter = static_cast<unsigned char>(text[i]);
    // U+0080 to U+009F, in UTF-8 "\xC2" with what is behind it, are control characters too.
    constexpr unsigned char kDelete = 0x7f;
    constexpr unsigned char kLead = 0xc2;
    const bool is_pair =
        letter == kLead && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0;
    if (is_pair) ++i;
    line += is_pair || letter < ' ' || letter == kDelete ? ' ' : text[i];
  }
  return line;
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char letter : text) quoted += letter == '"' ? "\"\"" : std::string(1, letter);
  return quoted + "\"";
}

std::string markdown_cell(const std::string& text) {
  std::string escaped;
  for (const char letter : one_line(text)) {
    if (letter == '|' || letter == '*' || letter == '_' || letter == '<') escaped += '\\';
    escaped += letter;
  }
  return escaped;
}

}  // namespace roofmax
