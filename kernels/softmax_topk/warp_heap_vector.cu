// warp_heap_vector: `warp_heap` with 16-byte loads: a lane takes every 32nd vector of its row, and
// compares the largest of a vector's elements before any of them.
//
// Cost: as `warp_heap`, with 4 or 8 times the bytes in flight, one comparison a vector (halves are
// compared in pairs), and one raise of the maximum a vector. What enters still enters 32 arrays.
//
// Documented in S3 as the vectorised form of its kernel. Two vectors at a time are this project's.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/lane_heap.cuh"

namespace roofmax::softmax_topk::warp_heap_vector {
namespace {

using namespace device;

constexpr int kThreads = 256;
constexpr int kRowsPerBlock = kThreads / kWarpSize;

template <typename T, int most, int vectors>
__global__ void __launch_bounds__(kThreads) warp_heap_vector(TopK<T> problem) {
  const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
  const std::int64_t warp =
      std::int64_t{blockIdx.x} * kRowsPerBlock + static_cast<int>(threadIdx.x) / kWarpSize;
  const std::int64_t step = std::int64_t{gridDim.x} * kRowsPerBlock;
  const auto k = static_cast<int>(problem.shape.k);
  const bool needs_sum = problem.needs_row_sum();

  for (std::int64_t r = warp; r < problem.shape.rows; r += step) {
    const Cut<T> row(problem.row(r), problem.shape.vocab);
    LaneHeap<most> heap(k);
    RunningTerms terms(problem.factor);
    take_vectors<most, kWarpSize, vectors>(row, lane, needs_sum, heap, terms);
    const MaxSum pair = merge_in_warp<kWarpSize>(terms.pair(), problem.factor);
    const Key mine = heap.template merge<kWarpSize>();
    store_results<kWarpSize>(problem, r, mine, pair);
  }
}

template <int vectors>
Kernel tuned() {
  return {
      .name = "warp_heap_vector",
      .tuning = "vectors=" + std::to_string(vectors),
      .operation = "softmax_topk",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryMode,
      .summary = "one warp per row, 16-byte loads, a sorted array a lane",
      .constraints = "k of at most 32, at most 2^31 - 2^20 logits a row",
      .source = "S3 (vectorised)",
      .supports =
          [](const Problem& problem, const DeviceTraits&) {
            return refuse_k_beyond(kMostInRegisters, "a warp's lanes", problem);
          },
      .traffic = modelled_traffic(1),
      .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
        return dispatch_capacity(instance.shape.k, [&]<int most>() {
          return GridLaunch<TopK<T>>{
              warp_heap_vector<T, most, vectors>,
              grid_for((instance.shape.rows + kRowsPerBlock - 1) / kRowsPerBlock), kThreads};
        });
      }),
  };
}

const Registration registration{{tuned<1>(), tuned<4>()}};

}  // namespace
}  // namespace roofmax::softmax_topk::warp_heap_vector
