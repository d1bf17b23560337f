#pragma once

#include <cuda_runtime.h>

#include <cstdint>

#include "kernels/contract/device.hpp"

namespace roofmax::cuda {

/// Enqueues a kernel that adds the sum over the words of `bytes` bytes at `data` (see
/// harness/backend/digest.hpp) to `*sum`, both in device memory. `data` may have any alignment; a
/// multiple of 16 bytes streams.
void enqueue_digest_sum(const void* data, std::int64_t bytes, unsigned long long* sum,
                        const DeviceTraits& traits, cudaStream_t stream);

}  // namespace roofmax::cuda
