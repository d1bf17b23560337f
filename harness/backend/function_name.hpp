#pragma once

#include <string>

namespace roofmax {

/// What people call a function, given its name in the compiled code: "two_pass<__half, 256>" for
/// "void ours::(anonymous namespace)::two_pass<__half, 256>(__half const*, ...)".
[[nodiscard]] std::string short_function_name(const char* mangled);

/// The namespaces of a function, given its name in the compiled code, but for `roofmax`, those
/// without a name, and the innermost where it is called as the function is: "softmax" for
/// roofmax::softmax::two_pass::(anonymous namespace)::two_pass.
[[nodiscard]] std::string function_scope(const char* mangled);

}  // namespace roofmax
