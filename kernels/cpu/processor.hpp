#pragma once

#include <cstdint>
#include <vector>

#include "kernels/cpu/instruction_set.hpp"

namespace roofmax::cpu {

/// What kernels go by when they choose how to run.
struct Processor {
  InstructionSet instructions;
  std::int64_t cache_bytes;  ///< of the last-level caches, which larger results bypass
};

/// This processor, or the one that is assumed in its place.
[[nodiscard]] Processor processor();

/// Every instruction set that this processor has, widest first.
[[nodiscard]] std::vector<InstructionSet> instruction_sets_of_this_processor();

/// While it lives, kernels are prepared as for that processor: tests see what they do on other
/// machines. One at a time; none may be made or destroyed while a kernel is prepared or runs.
/// Throws std::invalid_argument for instructions that this processor lacks.
class AssumedProcessor {
 public:
  explicit AssumedProcessor(const Processor& assumed);
  ~AssumedProcessor();
  AssumedProcessor(const AssumedProcessor&) = delete;
  AssumedProcessor& operator=(const AssumedProcessor&) = delete;
};

}  // namespace roofmax::cpu
