// warp_heap: a warp takes a row, a lane every 32nd element of it. Each lane keeps the K best that
// it saw in a sorted array of registers, and an online pair of maximum and sum. Then the lanes'
// pairs are merged by shuffles, and their arrays by K rounds in which the best head of all is found
// and popped.
//
// Cost: one read of the logits and an exponential an element. An element costs a comparison; one
// that enters costs K steps for the whole warp, since a lane that inserts keeps the other 31
// waiting, and with 32 arrays about 32 times as many elements enter as have to. Each load asks for
// one element a lane; four together are 256 to 512 bytes of a warp in flight, too little for a
// memory that needs tens of kilobytes on every SM. K of 32 takes 64 registers for the array alone.
// An ascending row, of which each element enters, is the worst case.
//
// Documented in S3 (fused softmax and top-K): 256 threads, K of at most 32. Four loads at a time,
// and one comparison for the four, are this project's.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/lane_heap.cuh"

namespace roofmax::softmax_topk::warp_heap {
namespace {

using namespace device;

constexpr int kThreads = 256;
constexpr int kRowsPerBlock = kThreads / kWarpSize;
constexpr std::uint32_t kAtOnce = 4;  ///< elements of a lane

template <typename T, int most>
__global__ void __launch_bounds__(kThreads) warp_heap(TopK<T> problem) {
  const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
  const std::int64_t warp =
      std::int64_t{blockIdx.x} * kRowsPerBlock + static_cast<int>(threadIdx.x) / kWarpSize;
  const std::int64_t step = std::int64_t{gridDim.x} * kRowsPerBlock;
  // Unsigned, so that no step beyond the last column overflows.
  const auto vocab = static_cast<std::uint32_t>(problem.shape.vocab);
  const auto k = static_cast<int>(problem.shape.k);
  const bool needs_sum = problem.needs_row_sum();

  for (std::int64_t r = warp; r < problem.shape.rows; r += step) {
    const T* const row = problem.row(r);
    LaneHeap<most> heap(k);
    RunningTerms terms(problem.factor);
    for (auto first = static_cast<std::uint32_t>(lane); first < vocab;
         first += kAtOnce * kWarpSize) {
      float values[kAtOnce];
#pragma unroll
      for (std::uint32_t i = 0; i < kAtOnce; ++i) {
        const std::uint32_t col = first + i * kWarpSize;
        values[i] = col < vocab ? Element<T>::load(row + col) : -INFINITY;
      }
      const float max = largest(values);
      if (needs_sum) terms.add(values, max);
      if (!heap.may_take(max)) continue;
        // The elements are loaded once more, so that this code is there once.
#pragma unroll 1
      for (std::uint32_t col = first; col < min(vocab, first + kAtOnce * kWarpSize);
           col += kWarpSize) {
        heap.take(Element<T>::load(row + col), static_cast<std::int32_t>(col));
      }
    }
    const MaxSum pair = merge_in_warp<kWarpSize>(terms.pair(), problem.factor);
    const Key mine = heap.template merge<kWarpSize>();
    store_results<kWarpSize>(problem, r, mine, pair);
  }
}

const Registration registration{Kernel{
    .name = "warp_heap",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "one warp per row, one element a load, a sorted array a lane",
    .constraints = "k of at most 32, at most 2^31 - 2^20 logits a row",
    .source = "S3",
    .supports =
        [](const Problem& problem, const DeviceTraits&) {
          return refuse_k_beyond(kMostInRegisters, "a warp's lanes", problem);
        },
    .traffic = modelled_traffic(1),
    .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
      return dispatch_capacity(instance.shape.k, [&]<int most>() {
        return GridLaunch<TopK<T>>{
            warp_heap<T, most>, grid_for((instance.shape.rows + kRowsPerBlock - 1) / kRowsPerBlock),
            kThreads};
      });
    }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk::warp_heap
