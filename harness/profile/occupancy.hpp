#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "harness/profile/processor.hpp"

namespace roofmax {

/// Blocks of one kernel that an SM holds at once.
struct Occupancy {
  int blocks = 0;
  double share = 0;   ///< resident warps as a share of the most that the SM holds
  std::string limit;  ///< what there is too little of for one more: "registers"
};

/// For blocks of `threads` threads, each with so many registers, and `shared_bytes` of a block,
/// static and dynamic, and of its barriers: NVIDIA's own calculation (cuda_occupancy.h). Nothing
/// where the block does not fit, or in a build without CUDA.
[[nodiscard]] std::optional<Occupancy> occupancy_of(const Processor& processor, int threads,
                                                    int registers, std::int64_t shared_bytes,
                                                    int barriers = 1);

}  // namespace roofmax
