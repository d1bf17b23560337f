// cluster_threshold: `block_threshold` with a cluster of blocks for a row, where rows are too few
// to keep the device busy. Every block reads its part of the row and notes what is largest in it;
// groups of its threads tell all blocks of the cluster their largest, so that each block finds the
// same threshold for the whole row. What reaches it goes straight into the shared memory of the
// cluster's first block, which puts it in order.
//
// Cost: one read of the logits, an exponential an element; two barriers of the cluster a row, and
// the end of a row by one block. Nothing goes through memory between blocks. Where more elements
// reach the threshold than the first block has room for (they are equal, or in rising order and
// many are wanted, or there are hardly more groups of threads than results), that block goes over
// the whole row by itself.
//
// Safety. While the first block puts a row in order, the others may read the next one and write
// what their groups have into its shared memory, where nobody reads it then. Candidates and sums of
// parts are written only after the barrier that the first block reaches with the row behind it, and
// its count of candidates set back.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/device/cluster_launch.cuh"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk {
namespace {

using namespace device;

/// The most results that a block keeps.
constexpr int kMostOfBlock = 1024;
/// Blocks of a cluster where a device allows more than every device does.
constexpr int kMostBlocks = 16;

template <typename T>
struct Arguments {
  TopK<T> problem;
  Room of_part;
  Room of_row;
  int lanes_of_group;  ///< that tell their largest together: a power of two
  int bytes_of_room;   ///< the larger of both
};

/// The K-th largest of all groups of a row, or somewhat less.
template <typename Team>
__device__ Order bound_of_groups(const Order* largest, int groups, int k, Team& team) {
  if (groups <= Team::size) {
    // Those without a group have what changes nothing.
    if (groups < k) return 0;
    const bool has_group = team.rank() < groups;
    const Order mine = has_group ? largest[team.rank()] : 0;
    const Order least = team.least(has_group ? mine : kNanOrder);
    return reached_by(k, k + k / 8, least, team.largest(mine),
                      [&](Order order) { return team.count(mine >= order); });
  }
  return reached_by(k, k + k / 8, 0, kNanOrder, [&](Order order) {
    int reaching = 0;
    for (int i = team.rank(); i < groups; i += Team::size)
      count_reaching(reaching, largest[i], order);
    return team.sum(reaching);
  });
}

template <typename T, int threads, int each>
__global__ void __launch_bounds__(threads) cluster_threshold(Arguments<T> arguments) {
  using Team = BlockTeam<threads>;
  using BlockSelection = Selection<T, Team, each>;
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ typename Team::Scratch of_team;
  __shared__ typename BlockSelection::Counters counters;
  __shared__ float2 pairs[2][kMostBlocks];
  __shared__ int pushed;
  const auto& [problem, of_part, of_row, lanes_of_group, bytes_of_room] = arguments;
  const auto k = static_cast<int>(problem.shape.k);
  const auto blocks = static_cast<int>(cluster_blocks());
  const auto block = static_cast<int>(block_in_cluster());
  const int groups_of_block = threads / lanes_of_group;
  const int groups = blocks * groups_of_block;
  auto* const largest_of_groups = reinterpret_cast<Order*>(shared + bytes_of_room);

  Team team(of_team);
  BlockSelection selection(shared, counters, of_part, team, k);
  int* const pushed_to_first = in_block(&pushed, 0);
  Key* const candidates_of_first = in_block(selection.candidates(), 0);
  if (team.rank() == 0) pushed = 0;
  bool has_met_cluster = false;
  arrive_at_cluster();

  int turn = 0;
  for (std::int64_t r = blockIdx.x / static_cast<unsigned>(blocks); r < problem.shape.rows;
       r += gridDim.x / static_cast<unsigned>(blocks), turn ^= 1) {
    const Cut<T> row(problem.row(r), problem.shape.vocab);
    const std::int32_t vectors_of_part = (row.vectors() + blocks - 1) / blocks;
    const std::int32_t begin = min(block * vectors_of_part, row.vectors());
    const Part<T> part(row, begin, min(begin + vectors_of_part, row.vectors()), block == 0,
                       block == blocks - 1);
    RunningTerms terms(problem.factor);
    selection.read(part, problem.needs_row_sum(), terms);
    if (!has_met_cluster) wait_for_cluster();
    has_met_cluster = true;
    Order of_group = selection.largest_read();
    for (int step = 1; step < lanes_of_group; step *= 2) {
      of_group = max(of_group, __shfl_xor_sync(kAllLanes, of_group, step));
    }
    Order* const mine = largest_of_groups + block * groups_of_block + team.rank() / lanes_of_group;
    for (int to = team.rank() % lanes_of_group; to < blocks; to += lanes_of_group) {
      *in_block(mine, static_cast<unsigned>(to)) = of_group;
    }
    arrive_at_cluster();
    const MaxSum of_block = team.merge(terms.pair(), problem.factor);
    wait_for_cluster();
    if (team.rank() == 0) *in_block(&pairs[turn][block], 0) = {of_block.max, of_block.sum};

    const Order bound = bound_of_groups(largest_of_groups, groups, k, team);
    selection.for_each_reaching(part, bound, [&](Key key) {
      const int place = atomicAdd(pushed_to_first, 1);
      if (place < of_part.candidates) candidates_of_first[place] = key;
    });
    sync_cluster();

    if (block == 0) {
      const int count = pushed;
      const int lane = team.rank() % kWarpSize;
      MaxSum pair;
      if (lane < blocks) pair = {pairs[turn][lane].x, pairs[turn][lane].y};
      pair = merge_in_warp<kWarpSize>(pair, problem.factor);
      team.sync();
      if (team.rank() == 0) pushed = 0;
      const Key* best = nullptr;
      if (count <= of_part.candidates) {
        best = selection.order_candidates(count);
      } else {
        const Part<T> all(row);
        BlockSelection of_all(shared, counters, of_row, team, k);
        RunningTerms unused(problem.factor);
        of_all.read(all, false, unused);
        best = of_all.select(all);
      }
      store_results(problem, r, best, team, pair);
      team.sync();
    }
  }
  if (!has_met_cluster) wait_for_cluster();
}

/// Blocks for a row: as many as keep the device busy, of which each has something to do.
template <typename T, int threads>
int blocks_for_row(const Shape& shape, const DeviceTraits& device, int most) {
  const std::int64_t busy = device.processors / std::max<std::int64_t>(1, shape.rows);
  const std::int64_t useful = shape.vocab / (std::int64_t{threads} * kVectorWidth<T>);
  const std::int64_t wanted = std::clamp<std::int64_t>(std::min(busy, useful), 1, most);
  return static_cast<int>(std::bit_floor(static_cast<std::uint64_t>(wanted)));
}

/// So many lanes in a group that there are a few times as many groups as results.
int lanes_of_group(int threads_of_row, std::int64_t k) {
  constexpr std::int64_t kGroupsForResult = 4;
  int lanes = kWarpSize;
  while (lanes > 1 && threads_of_row / lanes < kGroupsForResult * k) lanes /= 2;
  return lanes;
}

template <typename T, int threads, int each>
auto launch_for(const Instance<T>& instance, int most_blocks) {
  const Shape& shape = instance.shape;
  const auto kernel = cluster_threshold<T, threads, each>;
  require_compiled_for_clusters(kernel);
  int blocks = blocks_for_row<T, threads>(shape, instance.device, most_blocks);
  if (blocks > kMaxCluster) {
    require(cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1),
            "cudaFuncSetAttribute");
  }
  while (true) {
    const std::int64_t vectors = shape.vocab / kVectorWidth<T>;
    const Room of_part = Room::of(threads, each, (vectors + blocks - 1) / blocks, shape.k);
    const Room of_row = Room::of(threads, each, vectors, shape.k);
    const int bytes_of_room = std::max(of_part.bytes(), of_row.bytes());
    const int lanes = lanes_of_group(blocks * threads, shape.k);
    const int bytes = bytes_of_room + blocks * threads / lanes * static_cast<int>(sizeof(Order));
    allow_dynamic_shared(kernel, bytes);
    const ClusterLaunch<Arguments<T>> grid{kernel, cluster_blocks_for(shape.rows, blocks), blocks,
                                           threads, static_cast<std::size_t>(bytes)};
    if (blocks > 1 && !grid.fits()) {
      blocks /= 2;
      continue;
    }
    return [=](const TopK<T>& problem, const Launch& launch) {
      grid({problem, of_part, of_row, lanes, bytes_of_room}, launch);
    };
  }
}

template <int threads, int each, int most_blocks>
Kernel tuned() {
  return {
      .name = "cluster_threshold",
      .tuning = "threads=" + std::to_string(threads) + ",each=" + std::to_string(each) +
                ",blocks=" + std::to_string(most_blocks),
      .operation = "softmax_topk",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryMode,
      .summary = "a cluster of blocks per row, with one threshold",
      .constraints =
          "clusters of blocks (compute capability 9.0), k of at most 1024, at most "
          "2^31 - 2^20 logits a row",
      .source = "own",
      .supports = [](const Problem& problem, const DeviceTraits& device) -> std::optional<Refusal> {
        if (device.compute_capability < kClusterCapability) {
          return Refusal{"compute_capability",
                         "clusters of blocks need compute capability 9.0, not " +
                             std::to_string(device.compute_capability / 10) + "." +
                             std::to_string(device.compute_capability % 10)};
        }
        return refuse_k_beyond(kMostOfBlock, "a block's shared memory", problem);
      },
      .traffic = modelled_traffic(1),
      .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
        return launch_for<T, threads, each>(instance, most_blocks);
      }),
  };
}

const Registration registration{{tuned<512, 4, 16>(), tuned<256, 4, 16>()}};

}  // namespace
}  // namespace roofmax::softmax_topk
