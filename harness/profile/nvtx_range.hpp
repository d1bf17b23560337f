#pragma once

#include <cstdint>

namespace roofmax {

/// What the sweep is doing, as Nsight shows it: one NVTX category each.
enum class Phase : std::uint8_t { inputs, verify, warm_up, measure, counters };

/// An NVTX range in roofmax's own domain for the life of the object; nothing in a build without
/// CUDA, and next to nothing when no tool listens.
class NvtxRange {
 public:
  NvtxRange(Phase phase, const char* label);
  ~NvtxRange();
  NvtxRange(const NvtxRange&) = delete;
  NvtxRange& operator=(const NvtxRange&) = delete;
};

}  // namespace roofmax
