#pragma once

#include <string>

namespace roofmax::cli {

/// Checks before anything is measured that the file that `option` names can be written; makes its
/// folder. `fix` ends the message about a file that exists and may not be replaced. Throws
/// CliError.
void check_output(const std::string& option, const std::string& path, bool may_exist,
                  const std::string& fix);

/// Writes a file whole, in place of what was there. Throws CliError.
void write_output(const std::string& path, const std::string& text);

/// Whether standard output is a pipe whose reader has seen enough, as of `| head`.
[[nodiscard]] bool is_reader_gone();

/// Whether both are one file, by whatever names.
[[nodiscard]] bool is_same_file(const std::string& one, const std::string& other);

/// Whether `path` is there and is a plain file, which a run replaces only with --force. A device
/// like /dev/null holds nothing.
[[nodiscard]] bool holds_something(const std::string& path);

}  // namespace roofmax::cli
