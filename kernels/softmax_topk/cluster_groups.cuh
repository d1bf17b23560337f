// A threshold for a row that a cluster of blocks reads, from the largest elements of groups of its
// threads; and how a row is split over a cluster.
#pragma once

#include <bit>

#include "kernels/device/cluster_launch.cuh"
#include "kernels/softmax_topk/selection.cuh"

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

/// The K-th largest of all groups of a row, or somewhat less, which at most `enough` reach; 0 where
/// there are fewer groups than K.
template <typename Team>
__device__ Bound bound_of_groups(const Order* largest, int groups, int k, int enough, Team& team) {
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

/// Groups of a row that tell their largest.
struct Groups {
  int lanes;   ///< of each, a power of two
  int enough;  ///< that may reach the bound
};

/// For the `threads` of a row of `vectors` vectors: a few times as many groups that have something
/// as there are results.
[[nodiscard]] inline Groups groups_of_row(std::int64_t threads, std::int64_t vectors,
                                          std::int64_t k, const Room& room) {
  constexpr std::int64_t kGroupsForResult = 4;
  // A few candidates more take less time than to find a closer bound, where there is room for them
  // and groups tell anything of a row.
  constexpr std::int64_t kSpare = 24;
  const std::int64_t busy = std::min(threads, vectors);
  std::int64_t lanes = device::kWarpSize;
  while (lanes > 1 && busy / lanes < kGroupsForResult * k) lanes /= 2;
  const std::int64_t enough = std::min(
      {k + std::max(k / 8, kSpare), busy / lanes / 2, std::int64_t{room.candidates} * 3 / 4});
  return {static_cast<int>(lanes), static_cast<int>(std::max(k, enough))};
}

[[nodiscard]] inline std::optional<Refusal> refuse_without_clusters(const DeviceTraits& device) {
  if (device.compute_capability >= device::kClusterCapability) return std::nullopt;
  return Refusal{"compute_capability", "clusters of blocks need compute capability 9.0, not " +
                                           std::to_string(device.compute_capability / 10) + "." +
                                           std::to_string(device.compute_capability % 10)};
}

}  // namespace roofmax::softmax_topk
