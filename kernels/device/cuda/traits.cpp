// Traits of a CUDA device from its runtime.

#include "kernels/device/traits.hpp"

#include <cuda_runtime_api.h>

#include <stdexcept>
#include <string>

namespace roofmax::device {
namespace {

/// Peak rates from the results per clock and SM that the CUDA C++ Programming Guide lists under
/// "Arithmetic Instructions", at the highest clock; all 0 for capabilities that it did not list
/// when this was written. In all that it lists an SM has four schedulers, which issue an
/// instruction each, and 32 banks of 4 bytes, which are shared memory and L1. Those of matrix units
/// come with the first operation that uses them.
PeakRates peak_rates(int compute_capability, int processors, double clock_hz) {
  struct PerClock {
    int capability;
    double fp32;
    double fp64;
    double exponentials;
  };
  static constexpr PerClock kListed[] = {{80, 64, 32, 16},  {86, 128, 2, 16},   {89, 128, 2, 16},
                                         {90, 128, 64, 16}, {100, 128, 64, 16}, {120, 128, 2, 16}};
  constexpr double kFlopsOfAMultiplyAdd = 2;
  constexpr double kSchedulers = 4;
  constexpr double kSharedBytes = 128;
  for (const PerClock& listed : kListed) {
    if (listed.capability != compute_capability) continue;
    const double clocks = clock_hz * processors;
    return {.clock_hz = clock_hz,
            .fp32_flops = kFlopsOfAMultiplyAdd * listed.fp32 * clocks,
            .fp64_flops = kFlopsOfAMultiplyAdd * listed.fp64 * clocks,
            .exponentials = listed.exponentials * clocks,
            .instructions = kSchedulers * clocks,
            .shared_bytes = kSharedBytes * clocks,
            .l1_bytes = kSharedBytes * clocks};
  }
  return {};
}

}  // namespace

DeviceTraits cuda_traits(int index) {
  cudaDeviceProp device{};
  const cudaError_t error = cudaGetDeviceProperties(&device, index);
  if (error != cudaSuccess) {
    static_cast<void>(cudaGetLastError());
    throw std::runtime_error("cuda:" + std::to_string(index) + ": " + cudaGetErrorString(error));
  }
  int clock_khz = 0;
  if (cudaDeviceGetAttribute(&clock_khz, cudaDevAttrClockRate, index) != cudaSuccess) {
    static_cast<void>(cudaGetLastError());
  }
  const int compute_capability = 10 * device.major + device.minor;
  return {.kind = DeviceKind::cuda,
          .name = device.name,
          .compute_capability = compute_capability,
          .processors = device.multiProcessorCount,
          .cache_bytes = device.l2CacheSize,
          .memory_bytes = static_cast<std::int64_t>(device.totalGlobalMem),
          .on_chip_bytes = device.l2CacheSize +
                           device.multiProcessorCount *
                               (std::int64_t{4} * device.regsPerMultiprocessor +
                                static_cast<std::int64_t>(device.sharedMemPerMultiprocessor)),
          .shared_bytes_per_block = static_cast<std::int64_t>(device.sharedMemPerBlockOptin),
          .peak = peak_rates(compute_capability, device.multiProcessorCount, 1e3 * clock_khz)};
}

}  // namespace roofmax::device
