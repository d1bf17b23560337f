// Reductions over a warp and over a thread block. Every thread gets the result, and the order of
// operations is fixed, so results are bitwise repeatable.
#pragma once

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
  __device__ float operator()(float a, float b) const { return a + b; }
};

template <typename Operator>
__device__ float warp_reduce(float value, Operator combine) {
#pragma unroll
  for (int lanes = kWarpSize / 2; lanes > 0; lanes /= 2) {
    value = combine(value, __shfl_xor_sync(kAllLanes, value, lanes));
  }
  return value;
}

/// Butterfly order differs between lanes, and merging pairs is not exactly commutative in the
/// last bit; lane 0's result is broadcast so that all agree.
__device__ inline MaxSum warp_reduce(MaxSum pair) {
#pragma unroll
  for (int lanes = kWarpSize / 2; lanes > 0; lanes /= 2) {
    pair = merge(pair, {__shfl_xor_sync(kAllLanes, pair.max, lanes),
                        __shfl_xor_sync(kAllLanes, pair.sum, lanes)});
  }
  return {__shfl_sync(kAllLanes, pair.max, 0), __shfl_sync(kAllLanes, pair.sum, 0)};
}

/// Scratch of one block reduction. Two reductions in a row need two of these, or a
/// __syncthreads() between them.
template <int threads>
struct ReduceScratch {
  static constexpr int warps = threads / kWarpSize;
  float first[warps];
  float second[warps];
};

/// Over a block of `threads` threads. One __syncthreads(); none for a single warp.
template <int threads, typename Operator>
__device__ float block_reduce(float value, Operator combine, ReduceScratch<threads>& scratch) {
  constexpr int warps = ReduceScratch<threads>::warps;
  value = warp_reduce(value, combine);
  if constexpr (warps > 1) {
    const int lane = threadIdx.x % kWarpSize;
    if (lane == 0) scratch.first[threadIdx.x / kWarpSize] = value;
    __syncthreads();
    value = warp_reduce(lane < warps ? scratch.first[lane] : Operator::neutral, combine);
  }
  return value;
}

template <int threads>
__device__ MaxSum block_reduce(MaxSum pair, ReduceScratch<threads>& scratch) {
  constexpr int warps = ReduceScratch<threads>::warps;
  pair = warp_reduce(pair);
  if constexpr (warps > 1) {
    const int lane = threadIdx.x % kWarpSize;
    if (lane == 0) {
      scratch.first[threadIdx.x / kWarpSize] = pair.max;
      scratch.second[threadIdx.x / kWarpSize] = pair.sum;
    }
    __syncthreads();
    pair = warp_reduce(lane < warps ? MaxSum{scratch.first[lane], scratch.second[lane]} : MaxSum{});
  }
  return pair;
}

}  // namespace roofmax::device
