#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "harness/profile/machine_code.hpp"

namespace roofmax {

/// What the compiler made of one `__global__` function for one architecture.
struct CompiledFunction {
  std::string name = {};                 ///< as records have it: "two_pass<__half, 256>"
  std::string scope = {};                ///< namespaces around it, but for `roofmax`: "softmax"
  int architecture = 0;                  ///< 10 * major + minor
  int registers = 0;                     ///< of a thread
  std::int64_t shared_bytes = 0;         ///< of a block, without what a launch adds
  std::int64_t stack_bytes = 0;          ///< of a thread, with the functions that it calls
  std::optional<int> most_threads = {};  ///< of a block, by its launch bounds
  std::optional<CodeFacts> code = {};    ///< absent for architectures before 7.0
};

/// All functions that a program, a library or a cubin carries compiled code of, by scope, name and
/// architecture. Needs no GPU. Throws std::runtime_error, naming the file, when it cannot be read
/// or what it carries is damaged.
[[nodiscard]] std::vector<CompiledFunction> compiled_functions(const std::string& path);

/// The same of the bytes of a file; `name` is for messages.
[[nodiscard]] std::vector<CompiledFunction> compiled_functions_in(std::string_view bytes,
                                                                  const std::string& name);

}  // namespace roofmax
