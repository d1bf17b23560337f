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
#include "kernels/softmax_topk/cluster_groups.cuh"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk::cluster_threshold {
namespace {

using namespace device;

constexpr int kThreads = 512;
constexpr int kEach = 4;  ///< vectors of a thread in a step

template <typename T>
struct Arguments {
  TopK<T> problem;
  Room of_part;
  Room of_row;
  Groups groups;
  int bytes_of_room;  ///< the larger of both
};

template <typename T>
__global__ void __launch_bounds__(kThreads)
    cluster_threshold(const __grid_constant__ Arguments<T> arguments) {
  using Team = BlockTeam<kThreads>;
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ SelectionScratch<T, Team, kEach> scratch;
  __shared__ float2 pairs[2][kMostBlocks];
  __shared__ int pushed;
  const auto& [problem, of_part, of_row, groups, bytes_of_room] = arguments;
  const auto k = static_cast<int>(problem.shape.k);
  const auto blocks = static_cast<int>(cluster_blocks());
  const auto block = static_cast<int>(block_in_cluster());
  const int group_count = blocks * kThreads / groups.lanes;
  auto* const largest_of_groups = reinterpret_cast<Order*>(shared + bytes_of_room);

  Team team(scratch.of_team);
  Selection<T, Team, kEach> selection(shared, scratch.counters, of_part, team, problem.shape);
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
    tell_largest(selection.largest_read(), groups.lanes, block, blocks, team, largest_of_groups);
    arrive_at_cluster();
    const MaxSum of_block = team.merge(terms.pair(), problem.factor);
    wait_for_cluster();
    if (team.rank() == 0) *in_block(&pairs[turn][block], 0) = {of_block.max, of_block.sum};

    const Order bound =
        bound_of_groups(largest_of_groups, group_count, k, groups.enough, team).bound;
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
      const Key* const best = count <= of_part.candidates
                                  ? selection.order_candidates(count)
                                  : select_alone(problem, of_row, r, shared, scratch);
      store_results(problem, r, best, team, pair);
      team.sync();
    }
  }
  if (!has_met_cluster) wait_for_cluster();
}

template <typename T>
auto launch_for(const Instance<T>& instance) {
  const Shape& shape = instance.shape;
  const auto kernel = cluster_threshold<T>;
  require_compiled_for_clusters(kernel);
  int blocks = blocks_for_row<T, kThreads>(shape, instance.device);
  if (blocks > kMaxCluster) {
    require(cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1),
            "cudaFuncSetAttribute");
  }
  while (true) {
    const std::int64_t vectors = shape.vocab / kVectorWidth<T>;
    const Room of_part = Room::of(kThreads, kEach, (vectors + blocks - 1) / blocks, shape.k);
    const Room of_row = Room::of(kThreads, kEach, vectors, shape.k);
    const int bytes_of_room = std::max(of_part.bytes(), of_row.bytes());
    const Groups groups = groups_of_row(std::int64_t{blocks} * kThreads, vectors, shape.k, of_part);
    const int bytes =
        bytes_of_room + blocks * kThreads / groups.lanes * static_cast<int>(sizeof(Order));
    allow_dynamic_shared(kernel, bytes);
    const ClusterLaunch<Arguments<T>> grid{kernel, cluster_blocks_for(shape.rows, blocks), blocks,
                                           kThreads, static_cast<std::size_t>(bytes)};
    if (blocks > 1 && !grid.fits()) {
      blocks /= 2;
      continue;
    }
    return [=](const TopK<T>& problem, const Launch& launch) {
      grid({problem, of_part, of_row, groups, bytes_of_room}, launch);
    };
  }
}

const Registration registration{Kernel{
    .name = "cluster_threshold",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "a cluster of blocks per row, with one threshold",
    .constraints = "clusters of blocks (compute capability 9.0), k of at most 1024, at most "
                   "2^31 - 2^20 logits a row",
    .source = "own",
    .supports = [](const Problem& problem, const DeviceTraits& device) -> std::optional<Refusal> {
      if (const auto refusal = refuse_without_clusters(device)) return refusal;
      return refuse_k_beyond(kMostOfCluster, "a block's shared memory", problem);
    },
    .traffic = modelled_traffic(1),
    .prepare = prepare_topk(
        []<typename T>(const Instance<T>& instance) { return launch_for<T>(instance); }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk::cluster_threshold
