// Text files as a whole, checked to be UTF-8.

#include "harness/record/text_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>

namespace roofmax {
namespace {

constexpr std::string_view kGzip = "\x1f\x8b";  // RFC 1952

}  // namespace

bool is_utf8(std::string_view text) {
  const auto is_ascii = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
  if (std::all_of(text.begin(), text.end(), is_ascii)) return true;  // as nearly all records are
  try {
    // The JSON writer checks every byte, and knows overlong forms and surrogates.
    (void)nlohmann::json(text).dump();
    return true;
  } catch (const nlohmann::json::type_error&) {
    return false;
  }
}

std::string read_text_file(const std::string& path) {
  if (std::filesystem::is_directory(path)) {
    throw std::runtime_error(fmt::format("{}: is a folder: name a file in it", path));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    throw std::runtime_error(fmt::format(
        "{}: cannot be read ({}): check the name and its permissions", path, std::strerror(errno)));
  }
  std::ostringstream content;
  content << file.rdbuf();
  std::string text = std::move(content).str();
  if (text.starts_with(kGzip)) {
    throw std::runtime_error(fmt::format("{}: is compressed by gzip: unpack it with gunzip", path));
  }
  int line = 1;
  for (std::size_t begin = 0; begin < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (!is_utf8(std::string_view(text).substr(begin, end - begin))) {
      throw std::runtime_error(
          fmt::format("{}:{}: is not UTF-8 text: save the file as UTF-8", path, line));
    }
    begin = end + 1;
  }
  return text;
}

}  // namespace roofmax
