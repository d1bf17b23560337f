// multi_row: eight lanes take a row, so that a warp has four rows at a time. Each lane has a sorted
// array of registers, and the lanes of a row merge theirs by three shuffles a result.
//
// Cost: one read of the logits, an exponential an element. Where a row is short, a whole warp for
// it would have most of its lanes idle, and as many shuffles to merge as for a long one. Loads are
// one element a lane, of 8 neighbours a row: rows of fewer than 32 bytes share a sector with the
// next, which another group reads at the same time. Insertions dominate: a lane that sees 16
// elements inserts most of them.
//
// Documented in S3 for rows of fewer than 1024 logits. Eight lanes hold eight results.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/lane_heap.cuh"

namespace roofmax::softmax_topk::multi_row {
namespace {

using namespace device;

constexpr int kThreads = 256;
constexpr std::int64_t kMostLogits = 1023;

template <typename T, int most, int lanes>
__global__ void __launch_bounds__(kThreads) multi_row(TopK<T> problem) {
  constexpr int rows_per_block = kThreads / lanes;
  const int lane = static_cast<int>(threadIdx.x) % lanes;
  const auto vocab = static_cast<std::int32_t>(problem.shape.vocab);
  const auto k = static_cast<int>(problem.shape.k);
  const bool needs_sum = problem.needs_row_sum();
  const std::int64_t rows = problem.shape.rows;

  // All lanes of a warp stay together: a group beyond the last row has nothing to read.
  for (std::int64_t first = std::int64_t{blockIdx.x} * rows_per_block; first < rows;
       first += std::int64_t{gridDim.x} * rows_per_block) {
    const std::int64_t r = first + static_cast<int>(threadIdx.x) / lanes;
    const T* const row = problem.row(r);
    LaneHeap<most, true> heap(k);
    RunningTerms terms(problem.factor);
    for (std::int32_t col = lane; r < rows && col < vocab; col += lanes) {
      const float x = Element<T>::load(row + col);
      if (needs_sum) terms.add_one(x);
      heap.take(x, col);
    }
    const MaxSum pair = merge_in_warp<lanes>(terms.pair(), problem.factor);
    const Key mine = heap.template merge<lanes>();
    store_results<lanes>(problem, r, mine, pair);
  }
}

const Registration registration{Kernel{
    .name = "multi_row",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "four rows a warp, a sorted array a lane",
    .constraints = "fewer than 1024 logits a row, k of at most 8",
    .source = "S3 (several rows a warp)",
    .supports = [](const Problem& problem, const DeviceTraits&) -> std::optional<Refusal> {
      if (problem.at("vocab") > kMostLogits) {
        return Refusal{"vocab",
                       "documented for fewer than 1024 logits a row, not " + problem.text("vocab")};
      }
      return refuse_k_beyond(8, "the eight lanes of a row", problem);
    },
    .traffic = modelled_traffic(1),
    .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
      constexpr int kLanes = 8;
      constexpr int kRowsPerBlock = kThreads / kLanes;
      const unsigned grid = grid_for((instance.shape.rows + kRowsPerBlock - 1) / kRowsPerBlock);
      if (instance.shape.k <= 4)
        return GridLaunch<TopK<T>>{multi_row<T, 4, kLanes>, grid, kThreads};
      return GridLaunch<TopK<T>>{multi_row<T, 8, kLanes>, grid, kThreads};
    }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk::multi_row
