// Checks of output files: an error costs less before a measurement than after it.

#include "harness/cli/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "harness/cli/exit_code.hpp"

namespace roofmax::cli {

namespace fs = std::filesystem;

namespace {

/// The errno of opening the file for writing, or 0. Leaves a file as it is and no new one behind.
int error_of_writing(const std::string& path) {
  std::error_code error;
  const bool was_there = fs::exists(path, error);
  // To open a pipe would wait for its reader, or end its input.
  if (was_there && !fs::is_regular_file(path, error)) {
    return ::access(path.c_str(), W_OK) == 0 ? 0 : errno;
  }
  constexpr ::mode_t kReadWriteAll = 0666;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, kReadWriteAll);
  if (file < 0) return errno;
  ::close(file);
  // The path may be a link to the file that was made.
  if (!was_there) fs::remove(fs::canonical(path, error), error);
  return 0;
}

}  // namespace

void check_output(const std::string& option, const std::string& path, bool may_exist,
                  const std::string& fix) {
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
    throw CliError(kBadInput, fmt::format("{}: already exists: {}", path, fix));
  }
  if (const int why_not = error_of_writing(path); why_not != 0) {
    throw CliError(kBadInput, fmt::format("{}: cannot be written ({}): name another file with "
                                          "{}",
                                          path, std::strerror(why_not), option));
  }
}

bool is_reader_gone() {
  pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
  return poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

bool is_same_file(const std::string& one, const std::string& other) {
  std::error_code not_there;
  return fs::absolute(one).lexically_normal() == fs::absolute(other).lexically_normal() ||
         fs::equivalent(one, other, not_there);
}

bool holds_something(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

void write_output(const std::string& path, const std::string& text) {
  // What stands behind /dev/stdout is not this program's alone.
  const bool is_shared = path.starts_with("/dev/") || path.starts_with("/proc/");
  std::ofstream file(path, std::ios::binary | (is_shared ? std::ios::app : std::ios::trunc));
  file << text;
  file.close();
  if (!file) {
    throw CliError(kNoDevice, fmt::format("{}: cannot be written whole: is its disk full?", path));
  }
}

}  // namespace roofmax::cli
