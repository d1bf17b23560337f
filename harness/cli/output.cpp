// Trouble with an output file is cheaper before a measurement than after it.

#include "harness/cli/output.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "harness/cli/exit_code.hpp"

namespace roofmax::cli {

namespace fs = std::filesystem;

void check_output(const std::string& option, const std::string& path, bool may_exist,
                  const std::string& cure) {
  std::error_code error;
  if (fs::is_directory(path, error) || path.ends_with('/')) {
    throw CliError(kBadInput, fmt::format("{}: is a folder: name a file in it with {}, as in {}",
                                          path, option, (fs::path(path) / "NAME.jsonl").string()));
  }
  const fs::path parent = fs::path(path).has_parent_path() ? fs::path(path).parent_path() : ".";
  fs::create_directories(parent, error);
  if (error && !fs::is_directory(parent)) {
    throw CliError(kBadInput, fmt::format("{}: its folder cannot be made ({}): name another file "
                                          "with {}",
                                          path, error.message(), option));
  }
  if (holds_something(path) && !may_exist) {
    throw CliError(kBadInput, fmt::format("{}: exists already: {}", path, cure));
  }
  const std::string target = fs::exists(path) ? path : parent.string();
  if (::access(target.c_str(), W_OK) != 0) {
    throw CliError(kBadInput, fmt::format("{}: cannot be written ({}): name a file that can be "
                                          "with {}",
                                          path, std::strerror(errno), option));
  }
}

bool holds_something(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

}  // namespace roofmax::cli
