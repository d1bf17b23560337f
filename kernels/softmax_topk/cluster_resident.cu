// cluster_resident: a row in the registers of a cluster of blocks, for rows that are too few to
// keep the device busy, as in decoding. Where `cluster_threshold` looks for candidates in a second
// read, every thread here still has what it read, so that a row ends a few microseconds after its
// last byte came:
//   read        each thread has up to 16 vectors of the row. Blocks take turns, a warp's width at a
//               time, so that what is large in one place of a row is shared by all of them.
//   threshold   groups of threads tell all blocks their largest element; while that is on its way,
//               each warp adds its exponentials up. The K-th largest of the groups is a threshold
//               that at least K elements reach, and few more.
//   candidates  what reaches it goes from registers into slots, and all slots, filled or not, go to
//               the first block, which so knows when it has everything. Messages between blocks
//               carry their own arrival; a barrier of the cluster would wait for all else as well.
//   order       the first block puts the candidates in order, and writes the results.
//
// Cost: one read of the logits, an exponential an element, and the way from block to block twice.
// Where a block has more candidates than slots (they are equal, or rise along the row and many are
// wanted, or the row is short beside K), the first block goes over the whole row by itself, which
// takes several times as long. It loses where rows fill the device without being split, and to
// `cluster_threshold` where the parts of a row are long: that one adds up while it reads.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/device/cluster_launch.cuh"
#include "kernels/softmax_topk/cluster_groups.cuh"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk::cluster_resident {
namespace {

using namespace device;

constexpr int kLogThreads = 9;
constexpr int kThreads = 1 << kLogThreads;
constexpr int kWarps = kThreads / kWarpSize;
constexpr int kMostVectors = 16;  ///< of a thread
/// With the fewest blocks that every device with clusters allows.
constexpr std::int64_t kMostVectorsOfRow = std::int64_t{kMaxCluster} * kThreads * kMostVectors;
constexpr std::int64_t kMostRows = std::int64_t{1} << 24;
/// Of a step, when a block goes over a row by itself.
constexpr int kEachAlone = 4;

template <typename T>
struct Arguments {
  TopK<T> problem;
  Room of_row;     ///< for the first block
  int log_blocks;  ///< of a cluster
  int log_lanes;   ///< of a group that tells its largest
  int enough;      ///< groups that may reach the bound
  int slots;       ///< of a block
};

/// What one thread of a cluster has of a row, all of it in registers.
template <typename T, int count>
class Resident {
 public:
  static constexpr int each = count < 4 ? count : 4;
  static constexpr int groups = count / each;

  __device__ Resident(const Cut<T>& row, int block, int log_blocks) : row_(row) {
    const int thread = static_cast<int>(threadIdx.x);
    const std::int32_t first_of_warp = ((thread / kWarpSize << log_blocks) + block) * kWarpSize;
    first_ = first_of_warp + thread % kWarpSize;
    log_step_ = kLogThreads + log_blocks;
    const std::int32_t left = row.vectors() - first_of_warp;
    of_warp_ = left <= 0 ? 0 : (left - 1 >> log_step_) + 1;
    if (of_warp_ > count) of_warp_ = count;
    if (vector_at(count - 1) - thread % kWarpSize + kWarpSize <= row.vectors()) {
      const T* from = row.address(first_);
      const int to_next = kVectorWidth<T> << log_step_;
#pragma unroll
      for (int i = 0; i < count; ++i) {
        vectors_[i / each][i % each] = load_vector<Reuse::once>(from + i * to_next);
      }
    } else {
#pragma unroll
      for (int i = 0; i < count; ++i) {
        const std::int32_t vector = vector_at(i);
        vectors_[i / each][i % each] =
            vector < row.vectors() ? row.load(vector) : Vector<T>::neutral();
      }
    }
    // Before the first vector and behind the last there are fewer elements than threads.
    has_edge_ = block == 0 && thread < row.head() + row.tail();
    edge_col_ = thread < row.head() ? thread : row.tail_col(thread - row.head());
    if (has_edge_) edge_ = row.element(edge_col_);
  }

  /// -inf if there is none.
  [[nodiscard]] __device__ float find_largest() {
    float all = edge_;
#pragma unroll
    for (int g = 0; g < groups; ++g) {
      largest_[g] = largest(vectors_[g]);
      all = largest(all, largest_[g]);
    }
    return all;
  }

  [[nodiscard]] __device__ float sum(const Term& term) const {
    float sums[groups];
#pragma unroll
    for (int g = 0; g < groups; ++g) sums[g] = term.sum(vectors_[g], of_warp_ - g * each);
    const float edge = has_edge_ ? term(edge_) : 0.0f;
    return tree_sum(sums) + edge;
  }

  /// Calls `take(key)` for every element that reaches `bound`, in any order. After find_largest().
  template <typename Take>
  __device__ void for_each_reaching(Order bound, const Take& take) const {
    const float least = value_of(bound);
    const T least_element = Element<T>::round(least);
    const auto take_if_reaching = [&](float value, std::int32_t col) {
      const Order order = order_of(value);
      if (order >= bound) take(key_of(order, col));
    };
#pragma unroll
    for (int g = 0; g < groups; ++g) {
      if (largest_[g] < least) continue;
#pragma unroll
      for (int i = 0; i < each; ++i) {
        const std::int32_t vector = vector_at(g * each + i);
        if (vector >= row_.vectors()) break;
        unsigned reaching = softmax_topk::reaching(vectors_[g][i], least_element);
#pragma unroll 1
        for (; reaching != 0; reaching &= reaching - 1) {
          const int e = __ffs(static_cast<int>(reaching)) - 1;
          take_if_reaching(element_of(vectors_[g][i], e), row_.first_col(vector) + e);
        }
      }
    }
    if (has_edge_) take_if_reaching(edge_, edge_col_);
  }

 private:
  [[nodiscard]] __device__ std::int32_t vector_at(int i) const { return first_ + (i << log_step_); }

  const Cut<T>& row_;
  std::int32_t first_;
  int log_step_;  ///< to the next vector
  int of_warp_;   ///< how many of its warp's vectors have something of the row
  Vector<T> vectors_[groups][each];
  float largest_[groups];
  bool has_edge_;
  std::int32_t edge_col_;
  float edge_ = -INFINITY;
};

/// In a slot of a block that has more than there are slots. No element is it.
constexpr Key kNoRoom = 1;

/// The sum of what the warps of a cluster have added up, by one warp.
__device__ float sum_of(const float* of_warps, int count) {
  const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
  float mine = 0.0f;
  for (int i = lane; i < count; i += kWarpSize) mine += of_warps[i];
  return warp_reduce(mine, Sum{});
}

/// Puts the filled ones of `slots` into `candidates`, of which there are `room`, and counts them.
/// False for a thread that comes upon a block that had no room.
__device__ bool gather(const Key* slots, int count, Key* candidates, int room, int& filled) {
  const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
  bool has_room = true;
  for (int begin = 0; begin < count; begin += kThreads) {
    const int i = begin + static_cast<int>(threadIdx.x);
    const Key key = i < count ? slots[i] : 0;
    if (key == kNoRoom) has_room = false;
    const unsigned of_warp = __ballot_sync(kAllLanes, key != 0);
    int place = 0;
    if (lane == 0 && of_warp != 0) place = atomicAdd(&filled, __popc(of_warp));
    place = __shfl_sync(kAllLanes, place, 0) + __popc(of_warp & ((1u << lane) - 1));
    if (key != 0 && place < room) candidates[place] = key;
  }
  return has_room;
}

using Team = BlockTeam<kThreads>;

template <typename T, int vectors>
__global__ void __launch_bounds__(kThreads, 1)
    cluster_resident(const __grid_constant__ Arguments<T> arguments) {
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ SelectionScratch<T, Team, kEachAlone> scratch;
  __shared__ Inbox largest_inbox;
  __shared__ Inbox first_inbox;  // of the first block: sums and candidates
  __shared__ float of_warps[kMostBlocks * kWarps];
  __shared__ float sum_of_row;
  __shared__ int pushed;
  __shared__ int filled;
  const auto& [problem, room, log_blocks, log_lanes, enough, slots] = arguments;
  const auto k = static_cast<int>(problem.shape.k);
  const int blocks = 1 << log_blocks;
  const auto block = static_cast<int>(block_in_cluster());
  const int thread = static_cast<int>(threadIdx.x);
  const int warp = thread / kWarpSize;
  const int lane = thread % kWarpSize;
  const int groups = blocks * kThreads >> log_lanes;
  auto* const gathered = reinterpret_cast<Key*>(shared + room.bytes());
  Key* const own = gathered + (slots << log_blocks);
  auto* const largest_of_groups = reinterpret_cast<Order*>(own + slots);

  if (thread == 0) {
    pushed = 0;
    filled = 0;
  }
  if (warp == 0) {
    largest_inbox.expect(groups * static_cast<unsigned>(sizeof(Order)));
    first_inbox.expect(blocks * (slots * static_cast<unsigned>(sizeof(Key)) +
                                 kWarps * static_cast<unsigned>(sizeof(float))));
  }
  announce_to_cluster();
  const std::int64_t r = blockIdx.x >> log_blocks;
  const Cut<T> row(problem.row(r), problem.shape.vocab);
  Resident<T, vectors> mine(row, block, log_blocks);
  for (int i = thread; i < slots; i += kThreads) own[i] = 0;
  wait_for_cluster();

  const Order largest = order_of(mine.find_largest());
  Order of_group = largest;
#pragma unroll 1
  for (int step = 0; step < log_lanes; ++step) {
    of_group = max(of_group, __shfl_xor_sync(kAllLanes, of_group, 1 << step));
  }
  Order* const place = largest_of_groups + ((block * kThreads + thread) >> log_lanes);
  for (int to = thread & ((1 << log_lanes) - 1); to < blocks; to += 1 << log_lanes) {
    largest_inbox.send(place, of_group, static_cast<unsigned>(to));
  }

  // Until that of all blocks is here.
  const Term term_of_warp(value_of(__reduce_max_sync(kAllLanes, largest)), problem.factor);
  const float of_warp = problem.needs_row_sum() ? warp_reduce(mine.sum(term_of_warp), Sum{}) : 0.0f;
  Team team(scratch.of_team);
  team.sync();  // the slots are empty
  largest_inbox.wait();

  const auto [bound, most] = bound_of_groups(largest_of_groups, groups, k, enough, team);
  const Term term(value_of(most), problem.factor);
  if (lane == 0) {
    first_inbox.send(&of_warps[block * kWarps + warp], of_warp * term.rebase(term_of_warp), 0);
  }
  mine.for_each_reaching(bound, [&](Key key) {
    const int at = atomicAdd(&pushed, 1);
    if (at < slots) own[at] = key;
  });
  team.sync();
  for (int i = thread; i < slots; i += kThreads) {
    first_inbox.send(gathered + block * slots + i, pushed > slots ? kNoRoom : own[i], 0);
  }
  if (block != 0) return;

  first_inbox.wait();
  Selection<T, Team, kEachAlone> selection(shared, scratch.counters, room, team, problem.shape);
  const bool has_room =
      gather(gathered, slots << log_blocks, selection.candidates(), room.candidates, filled);
  if (warp == 0) {
    const float sum = sum_of(of_warps, blocks * kWarps);
    if (lane == 0) sum_of_row = sum;
  }
  const bool is_whole = team.count(!has_room) == 0 && filled <= room.candidates;
  const Key* const best = is_whole ? selection.order_candidates(filled)
                                   : select_alone(problem, room, r, shared, scratch);
  store_results(problem, r, best, team, MaxSum{.max = value_of(most), .sum = sum_of_row});
}

template <typename T>
[[nodiscard]] std::int64_t vectors_of(const Shape& shape) {
  return (shape.vocab + kVectorWidth<T> - 1) / kVectorWidth<T>;
}

/// Of a power of two.
[[nodiscard]] int log_of(int power) { return std::countr_zero(static_cast<unsigned>(power)); }

/// The smallest instance whose cluster of `blocks` blocks holds a row.
template <typename T, int vectors = 2>
auto kernel_for(std::int64_t vectors_of_row, int blocks) {
  if constexpr (vectors < kMostVectors) {
    if (vectors_of_row > std::int64_t{blocks} * kThreads * vectors) {
      return kernel_for<T, 2 * vectors>(vectors_of_row, blocks);
    }
  }
  return cluster_resident<T, vectors>;
}

/// Slots for a block: several times its part of a few more candidates than results.
[[nodiscard]] int slots_of_block(std::int64_t k, int blocks) {
  constexpr std::int64_t kLeast = 32;
  const std::int64_t wanted = std::max(kLeast, 4 * k / blocks);
  return static_cast<int>(std::bit_ceil(static_cast<std::uint64_t>(wanted)));
}

template <typename T>
auto launch_for(const Instance<T>& instance) {
  const Shape& shape = instance.shape;
  const std::int64_t vectors = vectors_of<T>(shape);
  constexpr std::int64_t kMostOfBlock = kThreads * kMostVectors;
  // Two at least: messages are for clusters alone.
  const int at_least = static_cast<int>(
      std::bit_ceil(std::max<std::uint64_t>(2, (vectors + kMostOfBlock - 1) / kMostOfBlock)));
  int blocks = std::max(at_least, blocks_for_row<T, kThreads>(shape, instance.device));
  while (true) {
    const auto kernel = kernel_for<T>(vectors, blocks);
    require_compiled_for_clusters(kernel);
    if (blocks > kMaxCluster) {
      require(cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1),
              "cudaFuncSetAttribute");
    }
    const Room of_row = Room::of(kThreads, kEachAlone, vectors, shape.k);
    const int slots = slots_of_block(shape.k, blocks);
    const auto [lanes, enough] =
        groups_of_row(std::int64_t{blocks} * kThreads, vectors, shape.k, of_row);
    const int bytes = of_row.bytes() + (blocks + 1) * slots * static_cast<int>(sizeof(Key)) +
                      blocks * kThreads / lanes * static_cast<int>(sizeof(Order));
    allow_dynamic_shared(kernel, bytes);
    const ClusterLaunch<Arguments<T>> grid{kernel, shape.rows * blocks, blocks, kThreads,
                                           static_cast<std::size_t>(bytes)};
    if (blocks > at_least && !grid.fits()) {
      blocks /= 2;
      continue;
    }
    return [=](const TopK<T>& problem, const Launch& launch) {
      grid({problem, of_row, log_of(blocks), log_of(lanes), enough, slots}, launch);
    };
  }
}

std::optional<Refusal> refuse(const Problem& problem, const DeviceTraits& device) {
  if (const auto refusal = refuse_without_clusters(device)) return refusal;
  const Shape shape = shape_of(problem);
  const std::int64_t most = kMostVectorsOfRow * (problem.dtype == Dtype::fp32 ? 4 : 8);
  if (shape.vocab > most) {
    return Refusal{"vocab", "the registers of " + std::to_string(kMaxCluster) + " blocks hold " +
                                std::to_string(most) + " logits, not " + problem.text("vocab")};
  }
  if (shape.rows > kMostRows) {
    return Refusal{"rows", "each is a cluster of a grid: at most " + std::to_string(kMostRows) +
                               ", not " + problem.text("rows")};
  }
  return refuse_k_beyond(kMostOfCluster, "a block's shared memory", problem);
}

const Registration registration{Kernel{
    .name = "cluster_resident",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "a cluster of blocks per row, which stays in their registers",
    .constraints =
        "clusters of blocks (compute capability 9.0), k of at most 1024, at most 262144 logits a "
        "row in fp32 and 524288 in half precision, at most 2^24 rows",
    .source = "own",
    .supports = refuse,
    .traffic = modelled_traffic(1),
    .prepare = prepare_topk(
        []<typename T>(const Instance<T>& instance) { return launch_for<T>(instance); }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk::cluster_resident
