// A total over all warps of a cluster of thread blocks, or of a single block, by one exchange.
#pragma once

#include "kernels/device/cluster.cuh"

namespace roofmax::device {

/// How totals of parts become the whole's. `over_lanes` merges those of the lanes of a warp.
template <typename Value>
struct AddSums {
  using Total = Value;
  [[nodiscard]] static __device__ Total neutral() { return Value{Sum::neutral}; }
  [[nodiscard]] static __device__ Total over_lanes(Total part) { return warp_reduce(part, Sum{}); }
};
struct TakeMaximum {
  using Total = float;
  [[nodiscard]] static __device__ Total neutral() { return Maximum::neutral; }
  [[nodiscard]] static __device__ Total over_lanes(Total part) {
    return warp_reduce(part, Maximum{});
  }
};

/// Where the totals of a block of `threads` threads are, in a cluster that every GPU takes.
template <int threads, typename Value>
struct ClusterScratch {
  Value totals[kMaxCluster + threads / kWarpSize];
};

/// The totals of a row whose elements the warps of a cluster have between them. A block's warps
/// merge theirs at its barrier; its first warp sends the result to every block of the cluster and
/// alone waits until these have begun. All wait for what was sent to their own block, with an order
/// that reaches no further: on Hopper a barrier of the cluster, and an acquire at its scope, throw
/// away the SM's first-level cache, for all that run there.
template <typename Merge>
class ClusterTotals {
 public:
  using Total = typename Merge::Total;

  /// At `shared` there is room for a total of each block of the cluster and each warp of a block.
  __device__ ClusterTotals(void* shared, int blocks, int threads = static_cast<int>(blockDim.x),
                           const Merge& merge = {})
      : of_blocks_(static_cast<Total*>(shared)),
        of_warps_(of_blocks_ + blocks),
        blocks_(blocks),
        warps_(threads / kWarpSize),
        merge_(merge) {}

  /// By all threads, before the block meets the cluster: afterwards other blocks may send.
  __device__ void expect() const {
    if (blocks_ == 1 || threadIdx.x >= kWarpSize) return;
    expect_from_all();
  }
  /// The same where these are the only totals.
  __device__ void open() const {
    if (blocks_ == 1) return;
    if (threadIdx.x < kWarpSize) expect_from_all();
    announce_to_cluster();
  }

  /// The row's total, of those of its warps. By all threads, once. `has_met`: the first
  /// warp has waited for the cluster before, as merging other totals does.
  [[nodiscard]] __device__ Total merged(Total of_warp, bool has_met = false) const {
    const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
    const int warp = static_cast<int>(threadIdx.x) / kWarpSize;
    if (warps_ > 1) {
      if (lane == 0) of_warps_[warp] = of_warp;
      __syncthreads();
      if (blocks_ > 1 && warp > 0) return of_cluster();
      of_warp = merged(of_warps_, warps_, lane);
    }
    if (blocks_ == 1) return of_warp;
    if (!has_met) wait_for_cluster();
    if (lane < blocks_) {
      inbox().send(of_blocks_ + block_in_cluster(), of_warp, static_cast<unsigned>(lane));
    }
    return of_cluster();
  }

 private:
  /// By one warp.
  __device__ void expect_from_all() const {
    inbox().expect(static_cast<unsigned>(blocks_) * unsigned{sizeof(Total)});
  }
  /// Of `count` totals, at most one a lane.
  [[nodiscard]] __device__ Total merged(const Total* totals, int count, int lane) const {
    return merge_.over_lanes(lane < count ? totals[lane] : Merge::neutral());
  }
  /// By a warp, of the totals of all blocks, once they are here.
  [[nodiscard]] __device__ Total of_cluster() const {
    inbox().wait_in_block();
    return merged(of_blocks_, blocks_, static_cast<int>(threadIdx.x) % kWarpSize);
  }
  static __device__ Inbox& inbox() {
    __shared__ Inbox inbox;
    return inbox;
  }

  Total* of_blocks_;
  Total* of_warps_;
  int blocks_;
  int warps_;
  Merge merge_;
};

/// `ClusterTotals` of rows that a cluster takes one after another. Rows use two places in turns.
/// What is sent for the row after the next finds its place free: who sends it has what this block
/// sent for the next, which it did after all its warps had read this row's.
template <typename Merge, int most_blocks, int most_warps>
class TotalsInTurns {
 public:
  using Total = typename Merge::Total;
  struct Memory {
    Inbox inboxes[2];
    Total of_blocks[2][most_blocks];
    Total of_warps[2][most_warps];
  };

  __device__ TotalsInTurns(Memory& memory, int blocks) : memory_(memory), blocks_(blocks) {}

  /// By all threads, before the block announces itself to the cluster.
  __device__ void open() const {
    if (blocks_ == 1 || threadIdx.x >= kWarpSize) return;
    for (Inbox& inbox : memory_.inboxes) inbox.open();
  }

  /// Of row number `turn`, counted by this block from 0, the total of those of its warps. By all
  /// threads, once the first warp knows that all blocks of the cluster have begun.
  [[nodiscard]] __device__ Total merged(Total of_warp, unsigned turn) const {
    const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
    const int warp = static_cast<int>(threadIdx.x) / kWarpSize;
    Inbox& inbox = memory_.inboxes[turn % 2];
    Total* const of_blocks = memory_.of_blocks[turn % 2];
    Total* const of_warps = memory_.of_warps[turn % 2];
    if (lane == 0) of_warps[warp] = of_warp;
    __syncthreads();
    if (blocks_ == 1 || warp == 0) {
      const Total of_block = merged(of_warps, static_cast<int>(blockDim.x) / kWarpSize, lane);
      if (blocks_ == 1) return of_block;
      if (lane == 0) inbox.arm(static_cast<unsigned>(blocks_) * unsigned{sizeof(Total)});
      if (lane < blocks_) {
        inbox.send(of_blocks + block_in_cluster(), of_block, static_cast<unsigned>(lane));
      }
    }
    inbox.wait_in_block(turn / 2);
    return merged(of_blocks, blocks_, lane);
  }

 private:
  /// Of `count` totals, at most one a lane.
  [[nodiscard]] static __device__ Total merged(const Total* totals, int count, int lane) {
    return Merge::over_lanes(lane < count ? totals[lane] : Merge::neutral());
  }

  Memory& memory_;
  int blocks_;
};

}  // namespace roofmax::device
