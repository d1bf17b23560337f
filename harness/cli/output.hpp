#pragma once

#include <string>

namespace roofmax::cli {

/// Finds out before anything is measured whether the file that `option` names can be written; makes
/// its folder. `cure` ends the message about a file that exists and may not be replaced. Throws
/// CliError.
void check_output(const std::string& option, const std::string& path, bool may_exist,
                  const std::string& cure);

/// Whether `path` is there and is a plain file, which a run must not replace unasked. A device like
/// /dev/null holds nothing.
[[nodiscard]] bool holds_something(const std::string& path);

}  // namespace roofmax::cli
