#pragma once

#include <string>

namespace roofmax {

/// Loads a shared library that exports `roofmax_plugin_v1` (see abi.h) and registers its kernels.
/// Returns how many it brought. Throws std::runtime_error naming the file, what is wrong (cannot be
/// opened, symbol missing, ABI version differs, unknown operation, duplicate name) and the fix.
int load_plugin(const std::string& path);

}  // namespace roofmax
