#pragma once

#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// The candidates for the SOL twin on a CPU: all move the bytes asked for with every thread that a
/// CPU kernel may use, and differ in how they store.
[[nodiscard]] std::vector<StreamingKernel> make_cpu_streaming_kernels();

}  // namespace roofmax
