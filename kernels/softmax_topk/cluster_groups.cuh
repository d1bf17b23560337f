// A threshold for a row that a cluster of blocks reads, from the largest elements of groups of its
// threads; and how a row is split over a cluster.
#pragma once

#include <bit>

#include "kernels/device/cluster_launch.cuh"
#include "kernels/softmax_topk/team.cuh"

namespace roofmax::softmax_topk {

/// The most results that a block keeps.
inline constexpr int kMostOfCluster = 1024;
/// Blocks of a cluster where a device allows more than every device does.
inline constexpr int kMostBlocks = 16;

/// Tells all blocks of the cluster the largest of each group of `lanes` adjacent threads. Whoever
/// reads it in `largest_of_groups` first meets the cluster.
template <typename Team>
__device__ void tell_largest(Order mine, int lanes, int block, int blocks, const Team& team,
                             Order* largest_of_groups) {
  for (int step = 1; step < lanes; step *= 2) {
    mine = max(mine, __shfl_xor_sync(device::kAllLanes, mine, step));
  }
  Order* const own = largest_of_groups + (block * Team::size + team.rank()) / lanes;
  for (int to = team.rank() % lanes; to < blocks; to += lanes) {
    *device::in_block(own, static_cast<unsigned>(to)) = mine;
  }
}

struct Bound {
  Order bound;
  Order most;  ///< the largest of all
};

/// The K-th largest of all groups of a row, or somewhat less; 0 where there are fewer.
template <typename Team>
__device__ Bound bound_of_groups(const Order* largest, int groups, int k, Team& team) {
  // A few candidates more take less time than to find a closer bound.
  constexpr int kSpare = 24;
  const int enough = k + max(k / 8, kSpare);
  Order mine_most = 0;
  Order mine_least = kNanOrder;
  for (int i = team.rank(); i < groups; i += Team::size) {
    mine_most = max(mine_most, largest[i]);
    mine_least = min(mine_least, largest[i]);
  }
  const Order most = team.largest(mine_most);
  if (groups < k) return {0, most};
  const Order least = team.least(mine_least);
  if (groups <= Team::size) {
    // Those without a group have what changes nothing.
    const Order bound = reached_by(k, enough, least, most,
                                   [&](Order order) { return team.count(mine_most >= order); });
    return {bound, most};
  }
  const Order bound = reached_by(k, enough, least, most, [&](Order order) {
    int reaching = 0;
    for (int i = team.rank(); i < groups; i += Team::size) {
      count_reaching(reaching, largest[i], order);
    }
    return team.sum(reaching);
  });
  return {bound, most};
}

/// Blocks for a row: as many as keep the device busy, of which each has something to do.
template <typename T, int threads>
[[nodiscard]] int blocks_for_row(const Shape& shape, const DeviceTraits& device) {
  const std::int64_t busy = device.processors / std::max<std::int64_t>(1, shape.rows);
  const std::int64_t useful = shape.vocab / (std::int64_t{threads} * device::kVectorWidth<T>);
  const std::int64_t wanted = std::clamp<std::int64_t>(std::min(busy, useful), 1, kMostBlocks);
  return static_cast<int>(std::bit_floor(static_cast<std::uint64_t>(wanted)));
}

/// So many lanes in a group that there are a few times as many groups as results.
[[nodiscard]] inline int lanes_of_group(int threads_of_row, std::int64_t k) {
  constexpr std::int64_t kGroupsForResult = 4;
  int lanes = device::kWarpSize;
  while (lanes > 1 && threads_of_row / lanes < kGroupsForResult * k) lanes /= 2;
  return lanes;
}

[[nodiscard]] inline std::optional<Refusal> refuse_without_clusters(const DeviceTraits& device) {
  if (device.compute_capability >= device::kClusterCapability) return std::nullopt;
  return Refusal{"compute_capability", "clusters of blocks need compute capability 9.0, not " +
                                           std::to_string(device.compute_capability / 10) + "." +
                                           std::to_string(device.compute_capability % 10)};
}

}  // namespace roofmax::softmax_topk
