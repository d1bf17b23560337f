// Traits of a CUDA device, as its runtime tells them.

#include "kernels/device/traits.hpp"

#include <cuda_runtime_api.h>

#include <stdexcept>
#include <string>

namespace roofmax::device {

DeviceTraits cuda_traits(int index) {
  cudaDeviceProp device{};
  const cudaError_t error = cudaGetDeviceProperties(&device, index);
  if (error != cudaSuccess) {
    static_cast<void>(cudaGetLastError());
    throw std::runtime_error("cuda:" + std::to_string(index) + ": " + cudaGetErrorString(error));
  }
  return {.kind = DeviceKind::cuda,
          .name = device.name,
          .compute_capability = 10 * device.major + device.minor,
          .processors = device.multiProcessorCount,
          .cache_bytes = device.l2CacheSize,
          .memory_bytes = static_cast<std::int64_t>(device.totalGlobalMem),
          .on_chip_bytes = device.l2CacheSize +
                           device.multiProcessorCount *
                               (std::int64_t{4} * device.regsPerMultiprocessor +
                                static_cast<std::int64_t>(device.sharedMemPerMultiprocessor)),
          .shared_bytes_per_block = static_cast<std::int64_t>(device.sharedMemPerBlockOptin)};
}

}  // namespace roofmax::device
