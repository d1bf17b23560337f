// Words that the blocks of a resident grid tell each other through memory, without a barrier: the
// pairs of parts of rows, or sums.
#pragma once

#include <cuda/atomic>

#include "kernels/device/reduce.cuh"

namespace roofmax::softmax {

/// A workspace: a turn for each block, then two places for each word. A place holds 0 until a word,
/// which is never 0, is published there. Launches use one and the other in turns: whoever publishes
/// in one clears the other for the next launch, which has it to itself. Whose turn it is, each
/// block remembers by itself. It begins as zeros.
class PublishedWords {
 public:
  using Word = unsigned long long;

  /// Words that a lane reads at most when a warp awaits them, so that it reads all of them at once:
  /// for two blocks on each of 144 SMs. On a device of more, some SMs have one.
  static constexpr int kOfLane = 9;
  static constexpr int kMostAwaited = kOfLane * device::kWarpSize;

  [[nodiscard]] static std::int64_t bytes(std::int64_t places, int blocks) {
    return (blocks + 2 * places) * std::int64_t{sizeof(Word)};
  }

  /// By all threads of the block, before a barrier that precedes `close`.
  __device__ PublishedWords(Word* workspace, std::int64_t places)
      : turn_(workspace + blockIdx.x), is_second_(*turn_ != 0) {
    Word* const all = workspace + gridDim.x;
    here_ = all + (is_second_ ? places : 0);
    next_ = all + (is_second_ ? 0 : places);
  }

  /// By one thread.
  __device__ void publish(std::int64_t place, Word word) const {
    Reference(here_[place]).store(word, cuda::memory_order_relaxed);
    next_[place] = 0;
  }
  /// By a warp: this lane's of the words of `count` places, once all are there, and `none` for
  /// others. A word that is there is not read again: hundreds of warps that ask for the same few
  /// lines are in each other's way, and in that of what they wait for (16 x 2000000 fp16 by
  /// `grid_shared` on an H200: 41.0 us in one run, 43.3 in one where all were read until all were
  /// there).
  __device__ void await(std::int64_t first, int count, Word none, Word (&words)[kOfLane]) const {
    const int lane = static_cast<int>(threadIdx.x) % device::kWarpSize;
    Word* const of_lane = here_ + first + lane;
#pragma unroll
    for (int i = 0; i < kOfLane; ++i) words[i] = lane + i * device::kWarpSize < count ? 0 : none;
    bool has_all = false;
    while (!has_all) {
      has_all = true;
#pragma unroll
      for (int i = 0; i < kOfLane; ++i) {
        if (i * device::kWarpSize >= count) break;
        if (words[i] == 0) {
          words[i] = Reference(of_lane[i * device::kWarpSize]).load(cuda::memory_order_relaxed);
        }
        has_all = has_all && words[i] != 0;
      }
    }
  }
  /// The places after so many are the first from here on. By all threads.
  __device__ void skip(std::int64_t places) {
    here_ += places;
    next_ += places;
  }
  /// By one thread of each block, once it has published, as often as it likes.
  __device__ void close() const { *turn_ = is_second_ ? 0 : 1; }

 private:
  using Reference = cuda::atomic_ref<Word, cuda::thread_scope_device>;

  Word* turn_;
  bool is_second_;
  Word* here_;
  Word* next_;
};

/// The words are pairs. None is 0: an empty one has a maximum of -inf, and in any other a term is 1
/// or near it.
template <typename T>
class PublishedPairs : public PublishedWords {
 public:
  using Value = device::MaxSum;
  using PublishedWords::PublishedWords;

  static __device__ Word word_of(Value pair) {
    return Word{__float_as_uint(pair.max)} << 32 | __float_as_uint(pair.sum);
  }
  static __device__ Value value_of(Word word) {
    return {__uint_as_float(static_cast<std::uint32_t>(word >> 32)),
            __uint_as_float(static_cast<std::uint32_t>(word))};
  }
  /// Over a warp.
  static __device__ Value merged(Value of_lane) { return device::warp_reduce<T>(of_lane); }

  /// By one thread.
  __device__ void publish(std::int64_t place, Value pair) const {
    PublishedWords::publish(place, word_of(pair));
  }
  /// By a warp: what those of `count` places merge to, once all are there.
  [[nodiscard]] __device__ Value await(std::int64_t first, int count) const {
    Word words[kOfLane];
    PublishedWords::await(first, count, word_of({}), words);
    Value of_lane;
#pragma unroll
    for (const Word word : words) of_lane.max = fmaxf(of_lane.max, value_of(word).max);
#pragma unroll
    for (int i = 0; i < kOfLane; ++i) {
      if (i * device::kWarpSize >= count) break;
      const Value pair = value_of(words[i]);
      of_lane.sum += pair.sum * device::Exponent<T>::rebase(pair.max, of_lane.max);
    }
    return merged(of_lane);
  }
};

/// The words are sums, below a bit that tells them from 0.
class PublishedSums : public PublishedWords {
 public:
  using Value = float;
  using PublishedWords::PublishedWords;

  static __device__ Word word_of(Value sum) { return Word{1} << 32 | __float_as_uint(sum); }
  static __device__ Value value_of(Word word) {
    return __uint_as_float(static_cast<std::uint32_t>(word));
  }
  /// Over a warp.
  static __device__ Value merged(Value of_lane) {
    return device::warp_reduce(of_lane, device::Sum{});
  }

  /// By one thread.
  __device__ void publish(std::int64_t place, Value sum) const {
    PublishedWords::publish(place, word_of(sum));
  }
  /// By a warp: what those of `count` places add up to, once all are there.
  [[nodiscard]] __device__ Value await(std::int64_t first, int count) const {
    Word words[kOfLane];
    PublishedWords::await(first, count, word_of(0.0f), words);
    Value of_lane = 0.0f;
#pragma unroll
    for (const Word word : words) of_lane += value_of(word);
    return merged(of_lane);
  }
};

}  // namespace roofmax::softmax
