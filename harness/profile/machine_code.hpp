#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace roofmax {

/// What the instructions of a function tell. Bytes are of one thread.
struct CodeFacts {
  std::int64_t instructions = 0;  ///< without padding
  /// Stored to and loaded from local memory for want of registers, and where a called function
  /// saves some: every instruction in the code once. Not known where an array is in local memory,
  /// whose accesses at constant indices look the same.
  std::optional<std::int64_t> spill_store_bytes = 0;
  std::optional<std::int64_t> spill_load_bytes = 0;
  bool has_local_array = false;  ///< local memory is used at addresses that the code computes
  bool has_calls = false;
  bool has_far_calls = false;  ///< of code at addresses that are known when it runs
  /// The most bytes that loads of device memory into registers have under way at one place, going
  /// through the code from its first line to its last. Generic loads, textures, atomics and copies
  /// that pass registers by (cp.async, bulk copies) are not among them.
  std::int64_t load_bytes_in_flight = 0;

  friend bool operator==(const CodeFacts&, const CodeFacts&) = default;
};

/// The oldest architecture, 10 * major + minor, whose instructions are read here.
inline constexpr int kOldestReadableCode = 80;

/// Reads machine code of compute capability 8.0 and later, 16 bytes an instruction.
[[nodiscard]] CodeFacts read_machine_code(std::span<const std::byte> code);

}  // namespace roofmax
