// Finds the data folders of an installed program, or of the source tree it was built from.

#include "harness/measure/data_folder.hpp"

#include <cstdlib>
#include <system_error>

#include "roofmax_build_info.hpp"

namespace roofmax {

std::filesystem::path data_folder(const std::string& name, const char* environment_variable) {
  const char* const chosen =
      environment_variable == nullptr ? nullptr : std::getenv(environment_variable);
  if (chosen != nullptr && *chosen != '\0') return chosen;
  std::error_code no_proc;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", no_proc);
  const std::filesystem::path installed =
      program.parent_path().parent_path() / "share" / "roofmax" / name;
  if (!no_proc && std::filesystem::is_directory(installed)) return installed;
  return std::filesystem::path(build_info::kSourceDir) / name;
}

}  // namespace roofmax
