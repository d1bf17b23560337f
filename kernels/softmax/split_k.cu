// split_k: a row is cut into chunks and every chunk gets a thread block, so that a few very long
// rows still fill the GPU. Launch 1 writes one (max, sum) pair per chunk to the workspace; launch 2
// merges a row's pairs, re-reads the chunk and writes the result.
//
// Cost: the input is read twice, from device memory where it is larger than L2. Launch 1 leaves the
// last chunks in L2: launch 2 finds them there if it goes through the chunks backwards
// (reread=reverse). Each block of launch 2 reads all pairs of its row, 8 bytes a chunk, from L2:
// chunks must not be too small for very long rows, nor too large to fill the GPU with short ones.
//
// Rows of whole vectors have kernels of their own, which ask about no ends: 1 to 3% less time, by
// tuning, on the average of six shapes of 131072 to 134217728 elements (H200).
//
// Documented as "split-K" in S4 (any-size safe online softmax): grid (chunks, rows), chunk =
// 256 threads x 16 vectors x 8 halves = 32768 columns, two launches (86 and 40 registers).

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/chunk.cuh"

namespace roofmax::softmax::split_k {
namespace {

using namespace device;

template <typename T, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads) reduce_chunks(Forward<T> problem, MaxSum* pairs) {
  __shared__ PairScratch<threads> scratch;
  const auto chunking = Chunking<T, threads, vectors>::of(problem.shape);
  for (std::int64_t chunk = blockIdx.x; chunk < chunking.total; chunk += gridDim.x) {
    HeldChunk<T, threads, vectors> held;
    held.template load<Reuse::keep>(problem.template row<aligned>(chunk / chunking.per_row),
                                    chunk % chunking.per_row);
    const float max = block_reduce(held.max(), Maximum{}, scratch.max);
    const float terms = held.sum_of_terms(Exponent<T>(max));
    const MaxSum pair{max, block_reduce(terms, Sum{}, scratch.sum)};
    if (threadIdx.x == 0) pairs[chunk] = pair;
  }
}

template <typename T, Form form, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads)
    merge_and_normalise(Forward<T> problem, const MaxSum* pairs, bool reverse) {
  __shared__ PairScratch<threads> scratch;
  const auto chunking = Chunking<T, threads, vectors>::of(problem.shape);
  for (std::int64_t i = blockIdx.x; i < chunking.total; i += gridDim.x) {
    const std::int64_t chunk = reverse ? chunking.total - 1 - i : i;
    const std::int64_t r = chunk / chunking.per_row;
    const std::int64_t number = chunk % chunking.per_row;
    const auto row = problem.template row<aligned>(r);

    // The chunk is loaded while the pairs are merged.
    HeldChunk<T, threads, vectors> held;
    held.template load<Reuse::last>(row, number);
    const MaxSum pair = merge_pairs<T, threads>(
        chunking.per_row, [&](std::int64_t p) { return pairs[r * chunking.per_row + p]; }, scratch);
    held.template store<Reuse::last>(row, number, Result<T, form>(pair));
    if (number == 0 && threadIdx.x == 0) problem.store_lse(r, pair);
  }
}

template <int threads, int vectors>
Kernel tuned(bool reverse) {
  return {
      .name = "split_k",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors) +
                ",reread=" + (reverse ? "reverse" : "forward"),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "a block per chunk of a row, pairs merged by a second launch that re-reads",
      .constraints = "none",
      .source = "S4 'split-K'",
      .traffic = modelled_traffic(2, 2.0, 2),
      .workspace_bytes = pairs_bytes<threads, vectors>,
      .prepare =
          prepare_forward([reverse]<typename T, Form form>(ForwardInstance<T, form> instance) {
            const unsigned grid = grid_for(Chunking<T, threads, vectors>::of(instance.shape).total);
            const auto enqueue = [=]<bool aligned>(std::bool_constant<aligned>) {
              return [=](const Forward<T>& problem, const Launch& launch) {
                auto* const pairs = static_cast<MaxSum*>(launch.workspace);
                reduce_chunks<T, aligned, threads, vectors>
                    <<<grid, threads, 0, stream_of(launch)>>>(problem, pairs);
                merge_and_normalise<T, form, aligned, threads, vectors>
                    <<<grid, threads, 0, stream_of(launch)>>>(problem, pairs, reverse);
              };
            };
            return launch_as_aligned(enqueue(std::true_type{}), enqueue(std::false_type{}));
          }),
  };
}

const Registration registration{{
    tuned<256, 16>(false),  // documented
    tuned<256, 16>(true),
    tuned<256, 8>(true),
    tuned<256, 4>(true),
    tuned<256, 2>(true),
    tuned<128, 2>(true),
}};

}  // namespace
}  // namespace roofmax::softmax::split_k
