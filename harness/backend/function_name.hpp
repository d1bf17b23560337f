#pragma once

#include <string>

namespace roofmax {

/// What people call a function, given its name in the compiled code: "two_pass<__half, 256>" for
/// "void ours::(anonymous namespace)::two_pass<__half, 256>(__half const*, ...)".
[[nodiscard]] std::string short_function_name(const char* mangled);

}  // namespace roofmax
