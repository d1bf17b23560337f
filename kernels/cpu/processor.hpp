#pragma once

#include <cstdint>
#include <vector>

#include "kernels/cpu/instruction_set.hpp"

namespace roofmax::cpu {

/// What the kernels go by when they choose among their ways to run.
struct Processor {
  InstructionSet instructions;
  std::int64_t cache_bytes;  ///< of the last-level caches, which larger results bypass
};

/// The processor at hand, or the one that is assumed in its place.
[[nodiscard]] Processor processor();

/// Every instruction set that the processor at hand has, widest first.
[[nodiscard]] std::vector<InstructionSet> instruction_sets_of_this_processor();

/// For as long as it lives, kernels run as on that processor: a test reaches so what they would do
/// on another machine. One at a time, and none may come or go while a kernel runs. Throws
/// std::invalid_argument for instructions that the processor at hand lacks.
class AssumedProcessor {
 public:
  explicit AssumedProcessor(const Processor& assumed);
  ~AssumedProcessor();
  AssumedProcessor(const AssumedProcessor&) = delete;
  AssumedProcessor& operator=(const AssumedProcessor&) = delete;
};

}  // namespace roofmax::cpu
