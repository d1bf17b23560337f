// block_heap: the warps of a block share a row, each lane with a sorted array of registers as in
// `warp_heap_vector`. Each warp merges its lanes' arrays into its K best; then the warps merge
// theirs in a tournament, two lists to one in each of log2(warps) rounds, and the last list is the
// row's.
//
// Cost: one read of the logits, an exponential an element; a merge of two lists is one comparison
// of each of its results with K of the other list, by one warp. With 8 warps there are 256 arrays,
// each of which has to see about K ln(its elements / K) insertions: a row of 50257 has 200 elements
// for each lane, so that nearly all of the time goes into insertions. It has more in flight for a
// row than `warp_heap_vector`, which counts where rows are few.
//
// Documented in S3: several warps a row, a tournament of O(K log warps).

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/lane_heap.cuh"

namespace roofmax::softmax_topk::block_heap {
namespace {

using namespace device;

template <int threads>
struct Scratch {
  Tournament<threads> tournament;
  typename BlockTeam<threads>::Scratch team;
};

template <typename T, int most, int threads>
__global__ void __launch_bounds__(threads) block_heap(TopK<T> problem) {
  __shared__ Scratch<threads> scratch;
  BlockTeam<threads> team(scratch.team);
  const auto k = static_cast<int>(problem.shape.k);
  const bool needs_sum = problem.needs_row_sum();

  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const Cut<T> row(problem.row(r), problem.shape.vocab);
    LaneHeap<most> heap(k);
    RunningTerms terms(problem.factor);
    take_vectors<most, threads, 1>(row, team.rank(), needs_sum, heap, terms);

    const MaxSum pair = team.merge(terms.pair(), problem.factor);
    finish_by_tournament(problem, r, heap, scratch.tournament, team, pair);
  }
}

template <int threads>
Kernel tuned() {
  return {
      .name = "block_heap",
      .tuning = "threads=" + std::to_string(threads),
      .operation = "softmax_topk",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryMode,
      .summary = "one block per row, a sorted array a lane, warps merge in a tournament",
      .constraints = "k of at most 32, at most 2^31 - 2^20 logits a row",
      .source = "S3 (several warps a row)",
      .supports =
          [](const Problem& problem, const DeviceTraits&) {
            return refuse_k_beyond(kMostInRegisters, "a warp's lanes", problem);
          },
      .traffic = modelled_traffic(1),
      .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
        return dispatch_capacity(instance.shape.k, [&]<int most>() {
          return GridLaunch<TopK<T>>{block_heap<T, most, threads>, grid_for(instance.shape.rows),
                                     threads};
        });
      }),
  };
}

const Registration registration{{tuned<256>()}};

}  // namespace
}  // namespace roofmax::softmax_topk::block_heap
