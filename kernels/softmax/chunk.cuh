// What the split kernels share: rows cut into chunks, each of which fits the registers of a thread
// block. A chunk is reduced to a (max, sum) pair. Once all pairs of its row are known they are
// merged, and the chunk is turned into its part of the result.
#pragma once

#include "kernels/device/reduce.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax {

/// Chunks of `threads * vectors` vectors; the row's edge elements go with its first chunk.
template <typename T, int threads, int vectors>
struct Chunking {
  static constexpr std::int64_t columns = std::int64_t{threads} * vectors * device::kVectorWidth<T>;

  std::int64_t per_row;
  std::int64_t total;

  /// At least one chunk per row. A misaligned row has fewer whole vectors than cols / width.
  /// Counting from cols gives all rows as many chunks, at the cost of an empty one at times.
  static __host__ __device__ Chunking of(const Shape& shape) {
    const std::int64_t per_row = shape.cols <= columns ? 1 : (shape.cols + columns - 1) / columns;
    return {per_row, shape.rows * per_row};
  }
};

/// `Kernel::workspace_bytes` of one pair per chunk.
template <int threads, int vectors>
[[nodiscard]] std::int64_t pairs_bytes(const Problem& problem, const DeviceTraits&) {
  return device::dispatch_dtype(problem.dtype, [&]<typename T>() {
    return Chunking<T, threads, vectors>::of(shape_of(problem)).total *
           static_cast<std::int64_t>(sizeof(device::MaxSum));
  });
}

/// One chunk in a block's registers.
template <typename T, int threads, int vectors>
class HeldChunk {
 public:
  template <device::Reuse reuse, bool aligned>
  __device__ void load(const device::Row<T, aligned>& row, std::int64_t number) {
    const std::int64_t first = number * threads * vectors + threadIdx.x;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = first + i * threads;
      cache_[i] =
          index < row.vectors() ? row.template load<reuse>(index) : device::Vector<T>::neutral();
    }
    edge_ = has_edge(row, number) ? row.load_edge(thread()) : -INFINITY;
  }

  /// Of this thread's elements.
  [[nodiscard]] __device__ float max() const {
    float max = edge_;
#pragma unroll
    for (int i = 0; i < vectors; ++i) max = fmaxf(max, cache_[i].max());
    return max;
  }
  [[nodiscard]] __device__ float sum_of_terms(const device::Exponent<T>& exponent) const {
    float sum = exponent.term(edge_);
#pragma unroll
    for (int i = 0; i < vectors; ++i) sum += device::sum_of_terms(cache_[i], exponent);
    return sum;
  }

  template <device::Reuse reuse = device::Reuse::once, bool aligned, typename ResultOf>
  __device__ void store(const device::Row<T, aligned>& row, std::int64_t number,
                        const ResultOf& result) const {
    const std::int64_t first = number * threads * vectors + threadIdx.x;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = first + i * threads;
      if (index < row.vectors()) store_result<reuse>(row, index, cache_[i], result);
    }
    if (has_edge(row, number)) row.store_edge(thread(), result(edge_));
  }

 private:
  static __device__ int thread() { return static_cast<int>(threadIdx.x); }
  template <bool aligned>
  static __device__ bool has_edge(const device::Row<T, aligned>& row, std::int64_t number) {
    return number == 0 && row.has_edge(thread());
  }

  device::Vector<T> cache_[vectors];
  float edge_;
};

/// Merges `count` pairs; every thread of the block gets the result. `load(i)` gives pair `i`.
template <typename T, int threads, typename Load>
__device__ device::MaxSum merge_pairs(std::int64_t count, const Load& load,
                                      device::PairScratch<threads>& scratch) {
  device::RunningMaxSum<T> running;
  for (std::int64_t i = threadIdx.x; i < count; i += threads) running.merge(load(i));
  return device::block_reduce<T>(running.pair(), scratch);
}

/// A pair that another block of this launch may have just written. Past L1, which may hold what was
/// there before.
__device__ inline device::MaxSum load_published(const device::MaxSum* pair) {
  const float2 raw = __ldcg(reinterpret_cast<const float2*>(pair));
  return {raw.x, raw.y};
}

/// The body of a split kernel in a single launch of resident blocks. Chunks are dealt out to the
/// blocks in turn, so that as many blocks as possible share a row. Each block reduces its chunks
/// and publishes one pair for each row that it had a part of. Then it goes back through its chunks,
/// last to first: it waits until the row's other blocks have published theirs, and writes the
/// result. The last chunk is still in its registers, and those before it are the likeliest to be in
/// L2. Where every block has one chunk, the input is read once.
///
/// `pairs` holds `per_row` pairs for each row. `publish(r)` is called by all threads once thread 0
/// has written the block's pair of row `r`; `await(r, publishers)` returns once all `publishers`
/// of that row have.
template <bool aligned, typename T, int threads, int vectors, typename Publish, typename Await>
__device__ void split_in_one_launch(const Forward<T>& problem, device::MaxSum* pairs,
                                    const Publish& publish, const Await& await) {
  using namespace device;
  __shared__ ReduceScratch<threads> first_scratch;
  __shared__ PairScratch<threads> scratch;
  const auto chunking = Chunking<T, threads, vectors>::of(problem.shape);
  const std::int64_t per_row = chunking.per_row;
  const std::int64_t step = gridDim.x;
  const std::int64_t publishers = per_row < step ? per_row : step;

  HeldChunk<T, threads, vectors> held;
  std::int64_t chunk = blockIdx.x;
  while (chunk < chunking.total) {
    const std::int64_t r = chunk / per_row;
    const std::int64_t first = chunk - r * per_row;
    const auto row = problem.template row<aligned>(r);
    std::int64_t number = first;
    RunningMaxSum<T> running;
    for (; number < per_row; number += step) {
      held.template load<Reuse::keep>(row, number);
      float max = held.max();
      // All threads start from the block's maximum: re-basing each thread's sum to it afterwards
      // would add the rounding of one more exponential to each sum.
      if (number == first) max = block_reduce(max, Maximum{}, first_scratch);
      running.add(held.sum_of_terms(running.raise(max)));
    }
    const MaxSum pair = block_reduce<T>(running.pair(), scratch);
    if (threadIdx.x == 0) pairs[r * per_row + first] = pair;
    publish(r);
    chunk = r * per_row + number;
  }

  bool is_held = true;
  chunk -= step;
  while (chunk >= 0) {
    const std::int64_t r = chunk / per_row;
    const auto row = problem.template row<aligned>(r);
    await(r, publishers);
    const MaxSum pair = merge_pairs<T, threads>(
        publishers, [&](std::int64_t i) { return load_published(pairs + r * per_row + i); },
        scratch);
    const Result<T, Form::softmax> result(pair);
    std::int64_t number = chunk - r * per_row;
    for (; number >= 0; number -= step) {
      if (!is_held) held.template load<Reuse::last>(row, number);
      is_held = false;
      held.store(row, number, result);
    }
    if (number + step == 0 && threadIdx.x == 0) problem.store_lse(r, pair);
    chunk = r * per_row + number;
  }
}

}  // namespace roofmax::softmax
