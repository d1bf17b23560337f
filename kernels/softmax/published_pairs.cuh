// Pairs that the blocks of a resident grid tell each other through memory, without a barrier.
#pragma once

#include <cuda/atomic>

#include "kernels/device/reduce.cuh"

namespace roofmax::softmax {

/// A workspace: a count of launches for each block, then two places for each pair. A place holds 0
/// until a pair is published there, which no pair is: an empty one has a maximum of -inf, and in
/// any other a term is 1 or near it. A launch uses one place, and whoever publishes clears the
/// other for the next launch, which has it to itself. How many launches there were, each block
/// counts by itself. It begins as zeros.
class PublishedPairs {
 public:
  /// A pair as it lies in memory.
  using Word = unsigned long long;

  /// Pairs that a lane reads when a warp awaits them, so that it reads all of them at once.
  static constexpr int kPairsOfLane = 8;
  static constexpr int kMostAwaited = kPairsOfLane * device::kWarpSize;

  [[nodiscard]] static std::int64_t bytes(std::int64_t places, int blocks) {
    return (blocks + 2 * places) * std::int64_t{sizeof(Word)};
  }

  /// By all threads of the block, before a barrier that precedes `close`.
  __device__ PublishedPairs(Word* workspace, std::int64_t places)
      : launches_(workspace + blockIdx.x) {
    Word* const all = workspace + gridDim.x;
    const bool is_odd = *launches_ % 2 != 0;
    here_ = all + (is_odd ? places : 0);
    next_ = all + (is_odd ? 0 : places);
  }

  /// By one thread.
  __device__ void publish(std::int64_t place, device::MaxSum pair) const {
    Reference(here_[place]).store(word_of(pair), cuda::memory_order_relaxed);
    next_[place] = 0;
  }
  /// By a warp: what the pairs of `count` places merge to, once all are there.
  template <typename T>
  [[nodiscard]] __device__ device::MaxSum await(std::int64_t first, int count) const {
    using namespace device;
    const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
    Word words[kPairsOfLane];
    bool has_all = false;
    while (!has_all) {
      has_all = true;
#pragma unroll
      for (int i = 0; i < kPairsOfLane; ++i) {
        const int place = lane + i * kWarpSize;
        words[i] = place < count ? Reference(here_[first + place]).load(cuda::memory_order_relaxed)
                                 : word_of({});
        has_all = has_all && words[i] != 0;
      }
    }
    MaxSum of_lane;
#pragma unroll
    for (const Word word : words) of_lane.max = fmaxf(of_lane.max, pair_of(word).max);
#pragma unroll
    for (const Word word : words) {
      const MaxSum pair = pair_of(word);
      of_lane.sum += pair.sum * Exponent<T>::rebase(pair.max, of_lane.max);
    }
    return warp_reduce<T>(of_lane);
  }
  /// By one thread of each block, after its last pair.
  __device__ void close() const { ++*launches_; }

 private:
  using Reference = cuda::atomic_ref<Word, cuda::thread_scope_device>;

  static __device__ Word word_of(device::MaxSum pair) {
    return Word{__float_as_uint(pair.max)} << 32 | __float_as_uint(pair.sum);
  }
  static __device__ device::MaxSum pair_of(Word word) {
    return {__uint_as_float(static_cast<std::uint32_t>(word >> 32)),
            __uint_as_float(static_cast<std::uint32_t>(word))};
  }

  Word* launches_;
  Word* here_;
  Word* next_;
};

}  // namespace roofmax::softmax
