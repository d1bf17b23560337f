// From the contract's plain values to typed device code.
#pragma once

#include <cuda_runtime.h>

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

#include "kernels/contract/kernel.hpp"
#include "kernels/device/vector.cuh"

namespace roofmax::device {

/// Calls `body.template operator()<T>()` with the storage type of `dtype`.
template <typename Body>
decltype(auto) dispatch_dtype(Dtype dtype, Body&& body) {
  switch (dtype) {
    case Dtype::fp32:
      return std::forward<Body>(body).template operator()<float>();
    case Dtype::fp16:
      return std::forward<Body>(body).template operator()<__half>();
    case Dtype::bf16:
      return std::forward<Body>(body).template operator()<__nv_bfloat16>();
    default:
      throw std::invalid_argument("no CUDA storage type for dtype " + std::string(name_of(dtype)));
  }
}

[[nodiscard]] inline cudaStream_t stream_of(const Launch& launch) {
  return static_cast<cudaStream_t>(launch.stream);
}

/// Blocks for `work` items of one block each; beyond the hardware's limit the kernel's own
/// grid-stride loop takes over.
[[nodiscard]] inline unsigned grid_for(std::int64_t work) {
  return static_cast<unsigned>(
      std::min<std::int64_t>(work, std::numeric_limits<std::int32_t>::max()));
}

/// Threads that fill an SM: fewer from 8.6 to 8.9 and from 11.0 on.
#if defined(__CUDA_ARCH__) && \
    ((__CUDA_ARCH__ > 800 && __CUDA_ARCH__ < 900) || __CUDA_ARCH__ >= 1100)
inline constexpr int kThreadsOfSm = 1536;
#else
inline constexpr int kThreadsOfSm = 2048;
#endif

/// For launch bounds: the least blocks of `threads` that an SM must hold at once to have `together`
/// of them; 0, which is no bound, in place of 1, by which the compiler would take all registers.
constexpr int least_blocks(int together, int threads) {
  return together / threads > 1 ? together / threads : 0;
}

/// One kernel of blocks in one dimension, with its configuration: enqueues it on arguments.
template <typename Arguments>
struct GridLaunch {
  void (*kernel)(Arguments);
  unsigned grid;
  int threads;
  std::size_t shared_bytes = 0;

  void operator()(const Arguments& arguments, const Launch& launch) const {
    kernel<<<grid, static_cast<unsigned>(threads), shared_bytes, stream_of(launch)>>>(arguments);
  }
};

/// Throws when a runtime call fails. Errors of a launch itself are found by whoever asks for the
/// last error afterwards.
inline void require(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  static_cast<void>(cudaGetLastError());
  throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(error));
}

/// Lets blocks of `kernel` have that much dynamic shared memory, or more where something else that
/// is prepared needs it: beyond 48 KB they must ask. Part of what is prepared, not of a launch.
template <typename... Parameters>
void allow_dynamic_shared(void (*kernel)(Parameters...), std::int64_t bytes) {
  cudaFuncAttributes attributes{};
  require(cudaFuncGetAttributes(&attributes, kernel), "cudaFuncGetAttributes");
  if (attributes.maxDynamicSharedSizeBytes >= bytes) return;
  require(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                               static_cast<int>(bytes)),
          "cudaFuncSetAttribute");
}

/// Asks for as much of an SM's first-level cache as may be shared memory: for kernels whose blocks
/// together should have more than one alone.
template <typename... Parameters>
void prefer_shared(void (*kernel)(Parameters...)) {
  require(cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout,
                               cudaSharedmemCarveoutMaxShared),
          "cudaFuncSetAttribute");
}

/// Dynamic shared memory for each of `of_sm` blocks of an SM, beside 1 KB of static.
[[nodiscard]] inline std::int64_t dynamic_shared_bytes_of(int of_sm, const DeviceTraits& device) {
  constexpr std::int64_t kReserved = 1024;  // by the system, for each block
  constexpr std::int64_t kStatic = 1024;
  const std::int64_t bytes =
      (device.shared_bytes_per_block + kReserved) / of_sm - kReserved - kStatic;
  return std::max<std::int64_t>(bytes, 0);
}

/// Blocks of `kernel` that the current device keeps resident at once. Asks the runtime: part of
/// what is prepared, not of a launch.
template <typename... Parameters>
[[nodiscard]] int blocks_at_once(void (*kernel)(Parameters...), int threads,
                                 std::size_t shared_bytes) {
  int device = 0;
  int processors = 0;
  int blocks = 0;
  require(cudaGetDevice(&device), "cudaGetDevice");
  require(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device),
          "cudaDeviceGetAttribute");
  require(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, shared_bytes),
          "cudaOccupancyMaxActiveBlocksPerMultiprocessor");
  return processors * blocks;
}

/// Blocks for `work` items of one block each, no more than the current device keeps resident at
/// once.
template <typename... Parameters>
[[nodiscard]] unsigned resident_grid_for(std::int64_t work, void (*kernel)(Parameters...),
                                         int threads) {
  return static_cast<unsigned>(std::min<std::int64_t>(work, blocks_at_once(kernel, threads, 0)));
}

/// Launches a grid with the runtime's guarantee that all of its blocks are resident together (a
/// cooperative launch): they may wait for each other. Throws where the device has no room for them.
template <typename... Parameters, typename... Arguments>
void launch_resident(void (*kernel)(Parameters...), unsigned grid, int threads,
                     std::size_t shared_bytes, cudaStream_t stream, Arguments... arguments) {
  cudaLaunchAttribute cooperative{};
  cooperative.id = cudaLaunchAttributeCooperative;
  cooperative.val.cooperative = 1;
  cudaLaunchConfig_t config{};
  config.gridDim = grid;
  config.blockDim = static_cast<unsigned>(threads);
  config.dynamicSmemBytes = shared_bytes;
  config.stream = stream;
  config.attrs = &cooperative;
  config.numAttrs = 1;
  require(cudaLaunchKernelEx(&config, kernel, arguments...), "cooperative launch");
}

}  // namespace roofmax::device
