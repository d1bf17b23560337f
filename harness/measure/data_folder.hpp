#pragma once

#include <filesystem>
#include <string>

namespace roofmax {

/// Where data that is not compiled in lies ("scenarios", "reports"): the folder named by the
/// environment variable when it is set (nullptr: no variable names it), else
/// <prefix>/share/roofmax/<name> beside an installed program, else the folder of the source tree.
[[nodiscard]] std::filesystem::path data_folder(const std::string& name,
                                                const char* environment_variable);

}  // namespace roofmax
