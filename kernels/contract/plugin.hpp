#pragma once

#include <string>

namespace roofmax {

/// Whether `what` ("kernel 'safe' of softmax") is not to be registered, since a library is being
/// opened whose own initialisers would do it; `load_plugin` throws then. A registration cannot:
/// dlopen lets no exception through.
[[nodiscard]] bool is_refused_registration(const std::string& what);

/// Loads a shared library that exports `roofmax_plugin_v1` (see abi.h) and registers its kernels.
/// Returns how many it brought. Throws std::runtime_error naming the file, what is wrong (cannot be
/// opened, symbol missing, ABI version differs, unknown operation, duplicate name, registers
/// something past the ABI) and the fix.
int load_plugin(const std::string& path);

}  // namespace roofmax
