// async_copy: a row comes through shared memory in tiles that the copy engine brings (bulk copies
// of compute capability 9.0), two at a time: while the block looks at one, the next is under way.
// What is looked for and how is `block_heap`'s: a sorted array a lane, a tournament of warps.
//
// Cost: one read of the logits into shared memory and one out of it, an exponential an element. One
// thread asks for 16 KB at a time, so that loads cost no registers and no instructions; with two
// tiles a block has 16 to 32 KB in flight. Insertions are what it is bound by, as every kernel with
// an array a lane. It needs rows that begin and end on 16 bytes: what is left over at either end is
// loaded directly.
//
// Documented in S3 (double buffering for vocabularies of more than 10000).

#include <cuda/barrier>
#include <cuda/ptx>

#include "kernels/contract/registry.hpp"
#include "kernels/device/cluster_launch.cuh"
#include "kernels/softmax_topk/lane_heap.cuh"

namespace roofmax::softmax_topk::async_copy {
namespace {

using namespace device;

constexpr int kThreads = 256;
constexpr int kStages = 2;
constexpr int kTileBytes = 16384;
constexpr int kTileVectors = kTileBytes / 16;
constexpr int kFewestLogits = 10000;

struct Tiles {
  alignas(128) uint4 vectors[kStages][kTileVectors];
  alignas(8) std::uint64_t arrived[kStages];
};

struct Scratch {
  Tiles tiles;
  Tournament<kThreads> tournament;
  BlockTeam<kThreads>::Scratch team;
};

#if __CUDA_ARCH__ >= 900
/// By one thread: tile number `tile` of the row, of which `count` are vectors.
__device__ void fetch(Tiles& tiles, const void* from, int stage, std::int32_t count) {
  const auto bytes = static_cast<std::uint32_t>(count) * 16u;
  std::uint64_t* const arrived = &tiles.arrived[stage];
  cuda::ptx::mbarrier_arrive_expect_tx(cuda::ptx::sem_release, cuda::ptx::scope_cta,
                                       cuda::ptx::space_shared, arrived, bytes);
  cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, tiles.vectors[stage],
                           from, bytes, arrived);
}
#endif

template <typename T, int most>
__global__ void __launch_bounds__(kThreads) async_copy(TopK<T> problem) {
#if __CUDA_ARCH__ >= 900
  extern __shared__ __align__(128) unsigned char shared[];
  auto& scratch = *reinterpret_cast<Scratch*>(shared);
  Tiles& tiles = scratch.tiles;
  BlockTeam<kThreads> team(scratch.team);
  const int thread = team.rank();
  const auto k = static_cast<int>(problem.shape.k);
  const bool needs_sum = problem.needs_row_sum();
  if (thread == 0) {
    for (std::uint64_t& arrived : tiles.arrived) cuda::ptx::mbarrier_init(&arrived, 1);
    cuda::ptx::fence_mbarrier_init(cuda::ptx::sem_release, cuda::ptx::scope_cluster);
  }
  team.sync();

  std::uint32_t turn = 0;  // tiles that came so far, of all rows
  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const Cut<T> row(problem.row(r), problem.shape.vocab);
    const std::int32_t count = (row.vectors() + kTileVectors - 1) / kTileVectors;
    const auto vectors_of = [&](std::int32_t tile) {
      return min(kTileVectors, row.vectors() - tile * kTileVectors);
    };
    const auto fetch_tile = [&](std::int32_t tile, std::uint32_t at) {
      fetch(tiles, row.address(tile * kTileVectors), static_cast<int>(at % kStages),
            vectors_of(tile));
    };
    if (thread == 0) {
      for (std::int32_t tile = 0; tile < min(kStages, count); ++tile) {
        fetch_tile(tile, turn + static_cast<std::uint32_t>(tile));
      }
    }
    LaneHeap<most> heap(k);
    RunningTerms terms(problem.factor);
    if (thread < row.head()) take_element(row, thread, needs_sum, heap, terms);
    for (std::int32_t tile = 0; tile < count; ++tile, ++turn) {
      const int stage = static_cast<int>(turn % kStages);
      while (!cuda::ptx::mbarrier_try_wait_parity(&tiles.arrived[stage], turn / kStages % 2)) {
      }
      for (std::int32_t i = thread; i < vectors_of(tile); i += kThreads) {
        const uint4 raw = tiles.vectors[stage][i];
        const Vector<T> vector{{raw.x, raw.y, raw.z, raw.w}};
        const float max = largest(vector);
        if (needs_sum) terms.add<T, 1>({vector}, max);
        if (!heap.may_take(max)) continue;
        const T* const elements = reinterpret_cast<const T*>(&tiles.vectors[stage][i]);
#pragma unroll 1
        for (int e = 0; e < Vector<T>::width; ++e) {
          heap.take(Element<T>::load(elements + e), row.first_col(tile * kTileVectors + i) + e);
        }
      }
      team.sync();  // everyone is done with this stage
      if (thread == 0 && tile + kStages < count) fetch_tile(tile + kStages, turn + kStages);
    }
    if (thread < row.tail()) take_element(row, row.tail_col(thread), needs_sum, heap, terms);
    const MaxSum pair = team.merge(terms.pair(), problem.factor);
    finish_by_tournament(problem, r, heap, scratch.tournament, team, pair);
  }
#endif
}

std::optional<Refusal> supports(const Problem& problem, const DeviceTraits& device) {
  constexpr int kFirst = 90;
  if (device.compute_capability < kFirst) {
    return Refusal{"compute_capability", "bulk copies need compute capability 9.0, not " +
                                             std::to_string(device.compute_capability / 10) + "." +
                                             std::to_string(device.compute_capability % 10)};
  }
  if (problem.at("vocab") <= kFewestLogits) {
    return Refusal{"vocab",
                   "documented for more than 10000 logits a row, not " + problem.text("vocab")};
  }
  return refuse_k_beyond(kMostInRegisters, "a warp's lanes", problem);
}

const Registration registration{Kernel{
    .name = "async_copy",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "one block per row, tiles by bulk copies, two in flight; a sorted array a lane",
    .constraints = "compute capability 9.0, k of at most 32, more than 10000 logits a row",
    .source = "S3 (double buffering)",
    .supports = supports,
    .traffic = modelled_traffic(1),
    .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
      return dispatch_capacity(instance.shape.k, [&]<int most>() {
        const auto kernel = async_copy<T, most>;
        require_compiled_for_clusters(kernel);
        allow_dynamic_shared(kernel, sizeof(Scratch));
        return GridLaunch<TopK<T>>{kernel, grid_for(instance.shape.rows), kThreads,
                                   sizeof(Scratch)};
      });
    }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk::async_copy
