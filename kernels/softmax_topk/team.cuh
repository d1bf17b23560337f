// Threads that select together: a warp, or a block. What a selection asks of them has one name for
// both. All threads of a team call every function together, and all of them get the result.
#pragma once

#include "kernels/softmax_topk/topk.cuh"

namespace roofmax::softmax_topk {

/// The largest order that `k` of those reach which `count(order)` counts, or one somewhat smaller
/// that at most `enough` reach. At least `k` are from `least` to `most`.
template <typename Count>
__device__ Order reached_by(int k, int enough, Order least, Order most, const Count& count) {
#pragma unroll 1
  while (least < most) {
    const Order middle = most - (most - least) / 2;
    const int reaching = count(middle);
    if (reaching < k) {
      most = middle - 1;
      continue;
    }
    least = middle;
    if (reaching <= enough) break;
  }
  return least;
}

class WarpTeam {
 public:
  static constexpr int size = device::kWarpSize;
  struct Scratch {};

  __device__ explicit WarpTeam(Scratch& /*scratch*/) {}

  [[nodiscard]] __device__ int rank() const { return static_cast<int>(threadIdx.x) % size; }
  /// What was written to shared memory before is seen after.
  __device__ void sync() { __syncwarp(); }
  /// How many hold.
  [[nodiscard]] __device__ int count(bool holds) {
    return __popc(__ballot_sync(device::kAllLanes, holds));
  }
  [[nodiscard]] __device__ int sum(int mine) { return __reduce_add_sync(device::kAllLanes, mine); }
  [[nodiscard]] __device__ float sum(float mine) {
    return device::warp_reduce(mine, device::Sum{});
  }
  [[nodiscard]] __device__ Order largest(Order mine) {
    return __reduce_max_sync(device::kAllLanes, mine);
  }
  [[nodiscard]] __device__ Order least(Order mine) {
    return __reduce_min_sync(device::kAllLanes, mine);
  }
  /// The largest that `k` of the threads' reach; 0 if fewer than `k` are not 0.
  [[nodiscard]] __device__ Order kth_largest(Order mine, int k) {
    // So many maxima of the warp take as long as everyone's counting.
    constexpr int kFew = 12;
    if (k <= kFew) {
      Order kth = 0;
      do {
        kth = largest(mine);
        const bool is_kth = mine == kth;
        k -= count(is_kth);
        if (is_kth) mine = 0;
      } while (k > 0 && kth != 0);
      return kth;
    }
    int reaching = 0;  // mine
#pragma unroll
    for (int lane = 0; lane < size; ++lane) {
      count_reaching(reaching, __shfl_sync(device::kAllLanes, mine, lane), mine);
    }
    return largest(reaching >= k ? mine : 0);
  }
  [[nodiscard]] __device__ device::MaxSum merge(device::MaxSum pair, float factor) {
    return merge_in_warp<size>(pair, factor);
  }
  /// The sum over the threads of lower rank; `total` becomes that over all.
  [[nodiscard]] __device__ int before(int mine, int& total) {
    int up_to_mine = mine;
#pragma unroll
    for (int step = 1; step < size; step *= 2) {
      const int other = __shfl_up_sync(device::kAllLanes, up_to_mine, step);
      if (rank() >= step) up_to_mine += other;
    }
    total = __shfl_sync(device::kAllLanes, up_to_mine, size - 1);
    return up_to_mine - mine;
  }
};

template <int threads>
class BlockTeam {
 public:
  static constexpr int size = threads;
  static constexpr int warps = threads / device::kWarpSize;
  /// Each in turns, so that who is late may still read what the call before left.
  struct Scratch {
    int ints[2][warps];
    float floats[2][warps];
    Order orders[2][warps];
    float2 pairs[2][warps];
  };

  __device__ explicit BlockTeam(Scratch& scratch) : scratch_(scratch) {}

  [[nodiscard]] __device__ int rank() const { return static_cast<int>(threadIdx.x); }
  __device__ void sync() { __syncthreads(); }
  [[nodiscard]] __device__ int count(bool holds) { return __syncthreads_count(holds ? 1 : 0); }
  [[nodiscard]] __device__ int sum(int mine) {
    return of_warps(scratch_.ints, warp_.sum(mine), device::Sum{});
  }
  [[nodiscard]] __device__ float sum(float mine) {
    return of_warps(scratch_.floats, warp_.sum(mine), device::Sum{});
  }
  [[nodiscard]] __device__ Order largest(Order mine) {
    return of_warps(scratch_.orders, warp_.largest(mine),
                    [](Order a, Order b) { return max(a, b); });
  }
  [[nodiscard]] __device__ Order least(Order mine) {
    return of_warps(scratch_.orders, warp_.least(mine), [](Order a, Order b) { return min(a, b); });
  }
  /// Or one somewhat smaller that few more reach.
  [[nodiscard]] __device__ Order kth_largest(Order mine, int k) {
    return reached_by(k, k + k / 8, least(mine), largest(mine),
                      [&](Order order) { return count(mine >= order); });
  }
  [[nodiscard]] __device__ device::MaxSum merge(device::MaxSum pair, float factor) {
    pair = warp_.merge(pair, factor);
    share(scratch_.pairs, {pair.max, pair.sum});
    pair = {};
    if (lane() < warps) pair = {scratch_.pairs[turn_][lane()].x, scratch_.pairs[turn_][lane()].y};
    return warp_.merge(pair, factor);
  }
  [[nodiscard]] __device__ int before(int mine, int& total) {
    int of_warp = 0;
    int before_mine = warp_.before(mine, of_warp);
    share(scratch_.ints, of_warp);
    total = 0;
#pragma unroll
    for (int i = 0; i < warps; ++i) {
      if (i < warp()) before_mine += scratch_.ints[turn_][i];
      total += scratch_.ints[turn_][i];
    }
    return before_mine;
  }

 private:
  [[nodiscard]] __device__ int lane() const { return rank() % device::kWarpSize; }
  [[nodiscard]] __device__ int warp() const { return rank() / device::kWarpSize; }
  /// Leaves what a warp has in `of_warp[turn_]`, for all threads to read.
  template <typename Value>
  __device__ void share(Value (&of_warp)[2][warps], const Value& mine) {
    turn_ ^= 1;
    if (lane() == 0) of_warp[turn_][warp()] = mine;
    __syncthreads();
  }
  template <typename Value, typename Operator>
  [[nodiscard]] __device__ Value of_warps(Value (&of_warp)[2][warps], Value mine,
                                          Operator combine) {
    share(of_warp, mine);
    Value all = of_warp[turn_][0];
#pragma unroll
    for (int i = 1; i < warps; ++i) all = combine(all, of_warp[turn_][i]);
    return all;
  }

  Scratch& scratch_;
  typename WarpTeam::Scratch of_warp_;
  WarpTeam warp_{of_warp_};
  int turn_ = 0;
};

}  // namespace roofmax::softmax_topk
