#pragma once

#include <cuda_runtime.h>

#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax::cuda {

/// The candidates for the SOL twin on the current device.
[[nodiscard]] std::vector<StreamingKernel> streaming_kernels(const DeviceTraits& traits);

/// Enqueues a kernel that does nothing.
void enqueue_empty(cudaStream_t stream);

/// Enqueues a kernel that holds the stream until `*flag` (host-mapped) is not 0, or for at most
/// `timeout_s` seconds.
void enqueue_gate(const volatile int* flag, double timeout_s, cudaStream_t stream);

}  // namespace roofmax::cuda
