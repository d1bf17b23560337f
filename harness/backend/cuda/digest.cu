// The digest of device memory: reads every byte once, 16 at a time where they are aligned, and adds
// up in registers, then in the block, then with one atomic per block.

#include <algorithm>

#include "harness/backend/cuda/check.hpp"
#include "harness/backend/cuda/digest.hpp"
#include "harness/backend/digest.hpp"

namespace roofmax::cuda {
namespace {

constexpr int kThreads = 256;
constexpr int kWarp = 32;
/// Loads that each thread has under way at once: with the blocks below, 64 KiB a processor.
constexpr int kLoads = 4;
constexpr std::int64_t kBlocksPerProcessor = 4;

/// The sum over the block, in its first thread.
__device__ std::uint64_t sum_of_block(std::uint64_t sum) {
  __shared__ std::uint64_t of_warps[kThreads / kWarp];
  for (int offset = kWarp / 2; offset > 0; offset /= 2) {
    sum += __shfl_down_sync(0xffffffffU, sum, offset);
  }
  if (threadIdx.x % kWarp == 0) of_warps[threadIdx.x / kWarp] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int warp = 1; warp < kThreads / kWarp; ++warp) sum += of_warps[warp];
  }
  return sum;
}

__device__ std::uint64_t sum_of_pair(ulonglong2 words, std::int64_t pair) {
  return digest::mix(words.x, 2 * pair) + digest::mix(words.y, 2 * pair + 1);
}

__global__ void __launch_bounds__(kThreads)
    digest_kernel(const unsigned char* data, std::int64_t bytes, unsigned long long* sum) {
  const std::int64_t thread = std::int64_t{blockIdx.x} * kThreads + threadIdx.x;
  const std::int64_t threads = std::int64_t{gridDim.x} * kThreads;
  std::uint64_t part = 0;
  // Whole pairs of words, where they may be loaded as such.
  const bool is_aligned = reinterpret_cast<std::uintptr_t>(data) % sizeof(ulonglong2) == 0;
  const std::int64_t pairs = is_aligned ? bytes / static_cast<int>(sizeof(ulonglong2)) : 0;
  const auto* const from = reinterpret_cast<const ulonglong2*>(data);
  std::int64_t pair = thread;
  for (; pair + (kLoads - 1) * threads < pairs; pair += kLoads * threads) {
    ulonglong2 words[kLoads];
#pragma unroll
    for (int i = 0; i < kLoads; ++i) words[i] = __ldcs(from + pair + i * threads);
#pragma unroll
    for (int i = 0; i < kLoads; ++i) part += sum_of_pair(words[i], pair + i * threads);
  }
  for (; pair < pairs; pair += threads) part += sum_of_pair(__ldcs(from + pair), pair);
  // The rest, or all of it, byte by byte.
  const std::int64_t words = (bytes + digest::kWordBytes - 1) / digest::kWordBytes;
  for (std::int64_t i = 2 * pairs + thread; i < words; i += threads) {
    const std::int64_t begin = i * digest::kWordBytes;
    part += digest::mix(digest::word_of(data + begin, min(digest::kWordBytes, bytes - begin)), i);
  }
  part = sum_of_block(part);
  if (threadIdx.x == 0) atomicAdd(sum, static_cast<unsigned long long>(part));
}

}  // namespace

void enqueue_digest_sum(const void* data, std::int64_t bytes, unsigned long long* sum,
                        const DeviceTraits& traits, cudaStream_t stream) {
  if (bytes == 0) return;
  constexpr std::int64_t kBlockBytes = std::int64_t{kThreads} * sizeof(ulonglong2);
  const std::int64_t blocks = std::min((bytes + kBlockBytes - 1) / kBlockBytes,
                                       std::int64_t{traits.processors} * kBlocksPerProcessor);
  digest_kernel<<<static_cast<unsigned>(blocks), kThreads, 0, stream>>>(
      static_cast<const unsigned char*>(data), bytes, sum);
  check(cudaGetLastError(), "launch");
}

}  // namespace roofmax::cuda
