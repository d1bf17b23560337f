// Kernels whose needs are known.
#pragma once

#include <cuda_runtime.h>

namespace roofmax::known {

inline constexpr int kThreads = 512;
inline constexpr int kBlocksPerSm = 2;
inline constexpr int kStaticBytes = 1024;

/// `bounded`: at most 64 registers, so that two blocks of 512 threads fit into an SM's 65536;
/// `kStaticBytes` of shared memory, and `dynamic_bytes` more.
void launch_bounded(dim3 grid, dim3 block, int dynamic_bytes, cudaStream_t stream, float* y);

/// `plain<step>`, of steps 1 and 2: nothing but registers.
template <int step>
void launch_plain(int blocks, int threads, cudaStream_t stream, float* y);

/// `indexed`: 256 bytes of local memory or more.
void launch_indexed(int threads, cudaStream_t stream, float* y, int i);

}  // namespace roofmax::known
