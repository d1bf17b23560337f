#include "harness/backend/cuda/check.hpp"
#include "harness/backend/tests/known_kernels.hpp"

namespace roofmax::known {
namespace {

__global__ void __launch_bounds__(kThreads, kBlocksPerSm) bounded(float* y) {
  __shared__ float fixed[kStaticBytes / sizeof(float)];
  extern __shared__ float sized[];
  fixed[threadIdx.x % (kStaticBytes / sizeof(float))] = y[threadIdx.x];
  sized[threadIdx.x] = y[threadIdx.x + 1];
  __syncthreads();
  y[threadIdx.x] = fixed[0] + sized[0];
}

template <int step>
__global__ void plain(float* y) {
  y[threadIdx.x] += step;
}

/// An array that is indexed by what is only known at run time has to lie in local memory.
__global__ void indexed(float* y, int i) {
  float kept[64];
  for (int j = 0; j < 64; ++j) kept[(j * i) % 64] = y[j];
  y[threadIdx.x] = kept[(i + threadIdx.x) % 64];
}

}  // namespace

void launch_bounded(dim3 grid, dim3 block, int dynamic_bytes, cudaStream_t stream, float* y) {
  ROOFMAX_CUDA_TRY(
      cudaFuncSetAttribute(bounded, cudaFuncAttributeMaxDynamicSharedMemorySize, dynamic_bytes));
  bounded<<<grid, block, dynamic_bytes, stream>>>(y);
}

template <int step>
void launch_plain(int blocks, int threads, cudaStream_t stream, float* y) {
  plain<step><<<blocks, threads, 0, stream>>>(y);
}
template void launch_plain<1>(int, int, cudaStream_t, float*);
template void launch_plain<2>(int, int, cudaStream_t, float*);

void launch_indexed(int threads, cudaStream_t stream, float* y, int i) {
  indexed<<<1, threads, 0, stream>>>(y, i);
}

}  // namespace roofmax::known
