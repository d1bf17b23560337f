#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace roofmax {

/// What one SM of a GPU holds, by NVIDIA's tables of compute capabilities. No device is asked.
struct Processor {
  std::string name;    ///< "h200"
  std::string chip;    ///< as CUPTI names it: "GH100"
  int capability = 0;  ///< 10 * major + minor
  int threads = 0;     ///< resident at once
  int registers = 0;   ///< of 32 bits
  std::int64_t shared_bytes = 0;
  std::int64_t shared_bytes_of_block = 0;  ///< the most that a block may ask for
};

/// Those that are known, by capability.
[[nodiscard]] const std::vector<Processor>& processors();

/// Their names, and those of their architectures: "h200", "sm_90".
[[nodiscard]] std::vector<std::string> processor_names();

/// By its name or as "sm_90"; null where it is not known.
[[nodiscard]] const Processor* find_processor(std::string_view name);
/// The first of a capability; null where none is known.
[[nodiscard]] const Processor* find_processor_of(int capability);

/// Whether an SM of `capability` runs code compiled for `architecture`: that of the same major
/// version, as far as it is not newer.
[[nodiscard]] bool runs_code_of(int capability, int architecture);

}  // namespace roofmax
