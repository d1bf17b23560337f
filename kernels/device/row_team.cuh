// The threads that hold a row between them, and how they reduce it.
#pragma once

#include "kernels/device/block_threads.hpp"
#include "kernels/device/cluster_totals.cuh"

namespace roofmax::device {

/// The threads that hold a row between them: part of a warp, a warp, a block, or the blocks of a
/// cluster, which takes one row and no other. `member` is this thread among the `size` of them.
template <int threads, bool clustered>
class RowTeam {
 public:
  static constexpr int kBlockThreads = block_threads(threads);
  static constexpr int kTeamsPerBlock = kBlockThreads / threads;

  template <typename Value>
  using Totals = std::conditional_t<clustered, ClusterScratch<kBlockThreads, Value>,
                                    ReduceScratch<kBlockThreads, Value>>;
  struct Scratch {
    Totals<float> max;
    Totals<float> sum;
    Totals<double> wide_sum;
  };

  __device__ explicit RowTeam(Scratch& scratch) : scratch_(scratch) {
    if constexpr (clustered) {
      of_cluster<TakeMaximum>(scratch.max).expect();
      of_cluster<AddSums<float>>(scratch.sum).expect();
      of_cluster<AddSums<double>>(scratch.wide_sum).expect();
      announce_to_cluster();
    }
  }

  [[nodiscard]] __device__ int member() const {
    if constexpr (clustered) {
      return static_cast<int>(block_in_cluster() * threads + threadIdx.x);
    }
    return static_cast<int>(threadIdx.x % threads);
  }
  [[nodiscard]] __device__ int size() const {
    if constexpr (clustered) return static_cast<int>(cluster_blocks()) * threads;
    return threads;
  }

  /// How many teams there are, the first of this block or cluster among them, and this one from
  /// there. Rows are taken by all teams of a block or none, for the sake of its barriers.
  [[nodiscard]] __device__ std::int64_t count() const {
    if constexpr (clustered) return gridDim.x / cluster_blocks();
    return std::int64_t{gridDim.x} * kTeamsPerBlock;
  }
  [[nodiscard]] __device__ std::int64_t first_of_block() const {
    if constexpr (clustered) return blockIdx.x / cluster_blocks();
    return std::int64_t{blockIdx.x} * kTeamsPerBlock;
  }
  [[nodiscard]] __device__ int in_block() const {
    if constexpr (kTeamsPerBlock == 1) return 0;
    return static_cast<int>(threadIdx.x / threads);
  }

  /// Over the team. A row takes the maximum and one of the sums at most once.
  __device__ float max(float value) { return reduce<TakeMaximum>(value, Maximum{}, scratch_.max); }
  __device__ float sum(float value) { return reduce<AddSums<float>>(value, Sum{}, scratch_.sum); }
  __device__ double sum(double value) {
    return reduce<AddSums<double>>(value, Sum{}, scratch_.wide_sum);
  }
  /// Before another row, where each row takes one reduction alone. Where each takes a maximum and a
  /// sum, the barrier of one tells that all have read the other's scratch.
  __device__ void end_row() {
    if constexpr (!clustered && threads > kWarpSize) __syncthreads();
  }

 private:
  template <typename Merge, typename Memory>
  [[nodiscard]] static __device__ ClusterTotals<Merge> of_cluster(Memory& memory) {
    return {memory.totals, static_cast<int>(cluster_blocks()), kBlockThreads};
  }
  template <typename Merge, typename Value, typename Operator>
  __device__ Value reduce(Value value, Operator combine, Totals<Value>& memory) {
    if constexpr (clustered) {
      const bool has_met = has_met_;
      has_met_ = true;
      return of_cluster<Merge>(memory).merged(Merge::over_lanes(value), has_met);
    } else if constexpr (threads > kWarpSize) {
      return block_reduce(value, combine, memory);
    } else {
      return warp_reduce<threads>(value, combine);
    }
  }

  Scratch& scratch_;
  bool has_met_ = false;  ///< the blocks of the cluster
};

}  // namespace roofmax::device
