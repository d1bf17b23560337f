#pragma once

#include <cstdint>
#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// The candidates for the SOL twin on a CPU. They move the bytes asked for with every thread that a
/// CPU kernel may use, or, few bytes, with the calling thread alone, and differ in how they store.
[[nodiscard]] std::vector<StreamingKernel> make_cpu_streaming_kernels();

/// Everything that was ever read and not written elsewhere, exclusive-ored: one bit of any byte
/// changed, and the next read changes this otherwise than the last.
[[nodiscard]] std::uint64_t cpu_streaming_sink();

}  // namespace roofmax
