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
  std::string name = {};          ///< as records have it: "two_pass<__half, 256>"
  std::string scope = {};         ///< namespaces around it, but for `roofmax`: "softmax"
  int architecture = 0;           ///< 10 * major + minor
  int registers = 0;              ///< of a thread
  int barriers = 0;               ///< of a block
  std::int64_t shared_bytes = 0;  ///< of a block, without what a launch adds
  /// Of a thread, with the functions that it calls, each as often as it is in the code (recursion
  /// takes more); absent where the code does not say.
  std::optional<std::int64_t> stack_bytes = {};
  std::optional<int> most_threads = {};  ///< of a block, by its launch bounds
  std::optional<CodeFacts> code = {};    ///< absent for architectures before 8.0

  friend bool operator==(const CompiledFunction&, const CompiledFunction&) = default;
};

/// The GPU code of a program, a library, an object file or a cubin.
struct CompiledCode {
  /// By scope, name and architecture. What several files of a program have alike is there once.
  std::vector<CompiledFunction> functions = {};
  int compressed = 0;    ///< cubins that are not read because they are compressed
  bool has_ptx = false;  ///< which a driver compiles
};

/// Reads a file. Needs no GPU. Throws std::runtime_error, naming the file, when it cannot be read
/// or the code is damaged so that it shows.
[[nodiscard]] CompiledCode read_compiled_code(const std::string& path);

/// The same of the bytes of a file; `name` is for messages.
[[nodiscard]] CompiledCode read_compiled_code_in(std::string_view bytes, const std::string& name);

}  // namespace roofmax
