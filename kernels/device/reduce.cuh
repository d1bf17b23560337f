// Reductions over a warp and over a thread block. Every thread gets the result, and the order of
// operations is fixed, so results are bitwise repeatable.
#pragma once

#include <type_traits>

#include "kernels/device/max_sum.cuh"

namespace roofmax::device {

inline constexpr unsigned kAllLanes = 0xffffffffu;
inline constexpr int kWarpSize = 32;

struct Maximum {
  static constexpr float neutral = -INFINITY;
  __device__ float operator()(float a, float b) const { return fmaxf(a, b); }
};

struct Sum {
  static constexpr float neutral = 0.0f;
  template <typename Value>
  __device__ Value operator()(Value a, Value b) const {
    return a + b;
  }
};

/// The maximum over the warp, by one instruction for integers, which are ordered as floats are once
/// the negative ones are turned over. NaNs are passed by.
__device__ inline float warp_maximum(float value) {
  const auto ordered = [](int bits) { return bits ^ (bits >> 31 & 0x7fffffff); };
  const int bits = __float_as_int(fmaxf(value, -INFINITY));
  return __int_as_float(ordered(__reduce_max_sync(kAllLanes, ordered(bits))));
}

/// Over each group of `group` lanes, a power of two: by default the warp. `Value`: float, or double
/// where the roundings of its ten steps would show.
template <int group = kWarpSize, typename Value, typename Operator>
__device__ Value warp_reduce(Value value, Operator combine) {
  if constexpr (group == kWarpSize && std::is_same_v<Operator, Maximum>) {
    static_assert(std::is_same_v<Value, float>);
    return warp_maximum(value);
  } else {
#pragma unroll
    for (int lanes = group / 2; lanes > 0; lanes /= 2) {
      value = combine(value, __shfl_xor_sync(kAllLanes, value, lanes));
    }
    return value;
  }
}

/// The maximum first, then each lane's sum re-based to it once: merging pairs level by level would
/// put two exponentials, and their rounding, into each of five dependent steps.
template <typename T>
__device__ MaxSum warp_reduce(MaxSum pair) {
  const float max = warp_reduce(pair.max, Maximum{});
  return {max, warp_reduce(pair.sum * Exponent<T>::rebase(pair.max, max), Sum{})};
}

/// Scratch of one block reduction. Two reductions in a row need two of these, or a
/// __syncthreads() between them.
template <int threads, typename Value = float>
struct ReduceScratch {
  static constexpr int warps = threads / kWarpSize;
  Value of_warp[warps];
};

/// Over a block of `threads` threads. One __syncthreads(); none for a single warp.
template <int threads, typename Value, typename Operator>
__device__ Value block_reduce(Value value, Operator combine,
                              ReduceScratch<threads, Value>& scratch) {
  constexpr int warps = ReduceScratch<threads>::warps;
  static_assert((warps & (warps - 1)) == 0, "the warps are reduced by a group of as many lanes");
  value = warp_reduce(value, combine);
  if constexpr (warps > 1) {
    const int lane = threadIdx.x % kWarpSize;
    if (lane == 0) scratch.of_warp[threadIdx.x / kWarpSize] = value;
    __syncthreads();
    value = warp_reduce<warps>(scratch.of_warp[lane % warps], combine);
  }
  return value;
}

/// Scratch of a reduction of pairs: one for the maximum, one for the sum.
template <int threads>
struct PairScratch {
  ReduceScratch<threads> max;
  ReduceScratch<threads> sum;
};

/// As `warp_reduce` of pairs: the maximum first.
template <typename T, int threads>
__device__ MaxSum block_reduce(MaxSum pair, PairScratch<threads>& scratch) {
  const float max = block_reduce(pair.max, Maximum{}, scratch.max);
  const float sum = pair.sum * Exponent<T>::rebase(pair.max, max);
  return {max, block_reduce(sum, Sum{}, scratch.sum)};
}

}  // namespace roofmax::device
