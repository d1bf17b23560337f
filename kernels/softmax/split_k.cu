// split_k: a row is cut into chunks and every chunk gets a thread block, so that a few very long
// rows still fill the GPU. Launch 1 writes one (max, sum) pair per chunk to the workspace; launch 2
// merges a row's pairs, re-reads the chunk and writes the result.
//
// Cost: the input is read twice, from device memory where it is larger than L2. Launch 1 leaves
// the last chunks in L2, so launch 2 going through them backwards (reread=reverse) hits what is
// still there before it pushes it out. The pairs cost chunks x 8 bytes per block of launch 2, out
// of L2: chunks must not be too small for very long rows, nor too large to fill the GPU with short
// ones.
//
// Documented as "split-K" in S4 (any-size safe online softmax): grid (chunks, rows), chunk =
// 256 threads x 16 vectors x 8 halves = 32768 columns, two launches (86 and 40 registers).

#include "kernels/contract/registry.hpp"
#include "kernels/device/launch.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/device/row.cuh"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {
namespace {

using namespace device;

/// Chunks of one row: whole vectors, the row's edge elements going with its first chunk.
template <typename T, int threads, int vectors>
struct Chunking {
  static constexpr std::int64_t columns = std::int64_t{threads} * vectors * kVectorWidth<T>;

  /// At least one per row. A misaligned row has fewer whole vectors than cols / width; counting
  /// from cols keeps the count the same for all rows, at the cost of an empty chunk at times.
  static __host__ __device__ std::int64_t per_row(std::int64_t cols) {
    return cols <= columns ? 1 : (cols + columns - 1) / columns;
  }
};

template <typename T, int threads, int vectors>
__global__ void __launch_bounds__(threads)
    reduce_chunks(const T* x, MaxSum* pairs, Shape shape, std::int64_t chunks) {
  __shared__ ReduceScratch<threads> max_scratch;
  __shared__ ReduceScratch<threads> sum_scratch;
  const int thread = static_cast<int>(threadIdx.x);

  for (std::int64_t block = blockIdx.x; block < shape.rows * chunks; block += gridDim.x) {
    const std::int64_t r = block / chunks;
    const std::int64_t chunk = block % chunks;
    const Row<T> row(x + r * shape.stride, nullptr, shape.cols);
    const std::int64_t first = chunk * threads * vectors + thread;

    Vector<T> cache[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = first + i * threads;
      cache[i] =
          index < row.vectors() ? row.template load<Reuse::keep>(index) : Vector<T>::neutral();
    }
    const bool has_edge = chunk == 0 && row.has_edge(thread);
    const float edge = has_edge ? row.load_edge(thread) : -INFINITY;

    float max = edge;
#pragma unroll
    for (int i = 0; i < vectors; ++i) max = fmaxf(max, cache[i].max());
    max = block_reduce(max, Maximum{}, max_scratch);
    const float shift = shift_of(max);

    float sum = exp_term<T>(edge, shift);
#pragma unroll
    for (int i = 0; i < vectors; ++i) sum += sum_of_exp(cache[i], shift);
    sum = block_reduce(sum, Sum{}, sum_scratch);
    if (thread == 0) pairs[block] = {max, sum};
  }
}

template <typename T, int threads, int vectors>
__global__ void __launch_bounds__(threads)
    merge_and_normalise(const T* x, T* y, const MaxSum* pairs, Shape shape, std::int64_t chunks,
                        bool reverse) {
  __shared__ PairScratch<threads> scratch;
  const int thread = static_cast<int>(threadIdx.x);
  const std::int64_t blocks = shape.rows * chunks;

  for (std::int64_t b = blockIdx.x; b < blocks; b += gridDim.x) {
    const std::int64_t block = reverse ? blocks - 1 - b : b;
    const std::int64_t r = block / chunks;
    const std::int64_t chunk = block % chunks;
    const Row<T> row(x + r * shape.stride, y + r * shape.stride, shape.cols);
    const std::int64_t first = chunk * threads * vectors + thread;

    // The chunk is on its way while the pairs are merged.
    Vector<T> cache[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = first + i * threads;
      if (index < row.vectors()) cache[i] = row.template load<Reuse::stream>(index);
    }
    RunningMaxSum running;
    for (std::int64_t i = thread; i < chunks; i += threads) {
      const MaxSum chunk_pair = pairs[r * chunks + i];
      running.raise(chunk_pair.max);
      running.add(chunk_pair.sum * rebase(chunk_pair.max, running.max));
    }
    const MaxSum pair = block_reduce(running.pair(), scratch);
    const float shift = shift_of(pair.max);
    const Divisor<T> by_sum(pair.sum);

#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = first + i * threads;
      if (index < row.vectors()) {
        float values[Vector<T>::width];
        cache[i].unpack(values);
#pragma unroll
        for (float& value : values) value = by_sum(exp_result<T>(value, shift));
        row.store(index, values);
      }
    }
    if (chunk == 0 && row.has_edge(thread)) {
      row.store_edge(thread, by_sum(exp_result<T>(row.load_edge(thread), shift)));
    }
  }
}

template <typename T, int threads, int vectors>
void enqueue(const Launch& launch, bool reverse) {
  const Shape shape = shape_of(launch.problem);
  if (shape.rows == 0 || shape.cols == 0) return;
  const std::int64_t chunks = Chunking<T, threads, vectors>::per_row(shape.cols);
  const auto* const x = static_cast<const T*>(launch.inputs[0]);
  auto* const y = static_cast<T*>(launch.outputs[0]);
  auto* const pairs = static_cast<MaxSum*>(launch.workspace);
  const unsigned grid = grid_for(shape.rows * chunks);
  reduce_chunks<T, threads, vectors>
      <<<grid, threads, 0, stream_of(launch)>>>(x, pairs, shape, chunks);
  merge_and_normalise<T, threads, vectors>
      <<<grid, threads, 0, stream_of(launch)>>>(x, y, pairs, shape, chunks, reverse);
}

template <int threads, int vectors>
Kernel tuned(bool reverse) {
  return {
      .name = "split_k",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors) +
                ",reread=" + (reverse ? "reverse" : "forward"),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = {{Dtype::fp32, Dtype::fp32},
                 {Dtype::fp16, Dtype::fp16},
                 {Dtype::bf16, Dtype::bf16}},
      .summary = "a block per chunk of a row, pairs merged by a second launch that re-reads",
      .constraints = "none",
      .source = "S4 'split-K'",
      .traffic = [](const Problem& problem) { return modelled_traffic(problem, 2, 2.0, 2); },
      .workspace_bytes =
          [](const Problem& problem) {
            const Shape shape = shape_of(problem);
            return dispatch_dtype(problem.dtype, [&]<typename T>() {
              return shape.rows * Chunking<T, threads, vectors>::per_row(shape.cols) *
                     static_cast<std::int64_t>(sizeof(MaxSum));
            });
          },
      .launch =
          [reverse](const Launch& launch) {
            dispatch_dtype(launch.problem.dtype,
                           [&]<typename T>() { enqueue<T, threads, vectors>(launch, reverse); });
          },
  };
}

const Registration registration{{
    tuned<256, 16>(false),  // documented
    tuned<256, 16>(true),
    tuned<512, 8>(true),
    tuned<256, 8>(true),
    tuned<512, 4>(true),
    tuned<256, 4>(true),
    tuned<256, 2>(true),
    tuned<128, 2>(true),
}};

}  // namespace
}  // namespace roofmax::softmax
