// split_k_cooperative_backward: rows are cut into chunks as in `split_k_cooperative`, in one launch
// of resident blocks that share them. Each block adds up y dy over its chunks of a row and
// publishes one sum; after a grid-wide barrier it adds the sums of the row's other blocks, and
// writes its part of dx. Its last chunk of y and dy is in registers until then.
//
// Cost: one read of y and dy where every resident block has a single chunk, else a second read of
// all but that one, last to first so that L2 still has some of it (the model counts two reads); and
// one grid-wide barrier. A row may have any length.
//
// Rows of whole vectors have kernels of their own, which need not ask, vector by vector, how dy is
// aligned: 3 to 4% less time on the average of four shapes (H200).
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); the kernel is this project's own, after
// the forward's of S4.

#include <cooperative_groups.h>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/chunk.cuh"

namespace roofmax::softmax::split_k_cooperative_backward {
namespace {

using namespace device;

/// One chunk of a row's y and dy in a block's registers.
template <typename T, int threads, int vectors>
class HeldChunks {
 public:
  template <Reuse reuse, bool aligned>
  __device__ void load(const Row<T, aligned>& row, const T* dy_row, std::int64_t number) {
    const std::int64_t first = number * threads * vectors + threadIdx.x;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = first + i * threads;
      const bool is_inside = index < row.vectors();
      y_[i] = is_inside ? row.template load<reuse>(index) : Vector<T>::zero();
      dy_[i] = is_inside ? row.template load_beside<reuse>(dy_row, index) : Vector<T>::zero();
    }
    const bool has_edge = HeldChunks::has_edge(row, number);
    edge_y_ = has_edge ? row.load_edge(thread()) : 0.0f;
    edge_dy_ = has_edge ? row.load_edge_beside(dy_row, thread()) : 0.0f;
  }

  /// Sum of y dy over this thread's elements.
  [[nodiscard]] __device__ float sum() const {
    float sum = edge_y_ * edge_dy_;
#pragma unroll
    for (int i = 0; i < vectors; ++i) sum += dot(y_[i], dy_[i]);
    return sum;
  }

  template <bool aligned>
  __device__ void store(const Row<T, aligned>& row, std::int64_t number, float sum) const {
    const std::int64_t first = number * threads * vectors + threadIdx.x;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = first + i * threads;
      if (index < row.vectors()) store_gradient(row, index, y_[i], dy_[i], sum);
    }
    if (has_edge(row, number)) row.store_edge(thread(), edge_y_ * (edge_dy_ - sum));
  }

 private:
  static __device__ int thread() { return static_cast<int>(threadIdx.x); }
  template <bool aligned>
  static __device__ bool has_edge(const Row<T, aligned>& row, std::int64_t number) {
    return number == 0 && row.has_edge(thread());
  }

  Vector<T> y_[vectors];
  Vector<T> dy_[vectors];
  float edge_y_;
  float edge_dy_;
};

/// Chunks are dealt out as in `split_in_one_launch`: of a row, that many blocks (`publishers`) have
/// chunks, and each publishes one sum. `sums` holds one for each chunk.
template <typename T, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads)
    split_k_cooperative_backward(Backward<T> problem, float* sums) {
  __shared__ ReduceScratch<threads> scratch[2];
  const auto chunking = Chunking<T, threads, vectors>::of(problem.shape);
  const std::int64_t per_row = chunking.per_row;
  const std::int64_t step = gridDim.x;
  const std::int64_t publishers = per_row < step ? per_row : step;
  int turn = 0;

  HeldChunks<T, threads, vectors> held;
  std::int64_t chunk = blockIdx.x;
  while (chunk < chunking.total) {
    const std::int64_t r = chunk / per_row;
    const std::int64_t first = chunk - r * per_row;
    std::int64_t number = first;
    RunningSum running;
    for (; number < per_row; number += step) {
      held.template load<Reuse::keep>(problem.template row<aligned>(r), problem.dy_row(r), number);
      running.add(held.sum());
    }
    const float sum = block_reduce(running.value(), Sum{}, scratch[turn ^= 1]);
    if (threadIdx.x == 0) sums[r * per_row + first] = sum;
    chunk = r * per_row + number;
  }
  cooperative_groups::this_grid().sync();

  bool is_held = true;
  chunk -= step;
  while (chunk >= 0) {
    const std::int64_t r = chunk / per_row;
    RunningSum running;
    for (std::int64_t i = threadIdx.x; i < publishers; i += threads) {
      running.add(__ldcg(sums + r * per_row + i));
    }
    const float sum = block_reduce(running.value(), Sum{}, scratch[turn ^= 1]);
    std::int64_t number = chunk - r * per_row;
    for (; number >= 0; number -= step) {
      if (!is_held) {
        held.template load<Reuse::last>(problem.template row<aligned>(r), problem.dy_row(r),
                                        number);
      }
      is_held = false;
      held.store(problem.template row<aligned>(r), number, sum);
    }
    chunk = r * per_row + number;
  }
}

template <int threads, int vectors>
Kernel tuned() {
  return {
      .name = "split_k_cooperative_backward",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary =
          "gradient: resident blocks share the rows' chunks, one launch, a grid-wide barrier",
      .constraints = "none",
      .source = "own, after S4 'split-K, cooperative'; S0, S1: the formula",
      .traffic = modelled_traffic(2, 0.0),
      .workspace_bytes =
          [](const Problem& problem, const DeviceTraits&) {
            return dispatch_dtype(problem.dtype, [&]<typename T>() {
              return Chunking<T, threads, vectors>::of(shape_of(problem)).total *
                     static_cast<std::int64_t>(sizeof(float));
            });
          },
      .prepare = prepare_backward([]<typename T>(BackwardInstance<T> instance) {
        const std::int64_t chunks = Chunking<T, threads, vectors>::of(instance.shape).total;
        const auto enqueue = [chunks](void (*kernel)(Backward<T>, float*)) {
          const unsigned grid = resident_grid_for(chunks, kernel, threads);
          return [=](const Backward<T>& problem, const Launch& launch) {
            launch_resident(kernel, grid, threads, 0, stream_of(launch), problem,
                            static_cast<float*>(launch.workspace));
          };
        };
        return launch_as_aligned(enqueue(split_k_cooperative_backward<T, true, threads, vectors>),
                                 enqueue(split_k_cooperative_backward<T, false, threads, vectors>));
      }),
  };
}

/// On an H200, fp16: 4 x 1048576 in 11.3 us, and 11.9 by 512 threads with two vectors; 16 x 2000000
/// in 82 and 83.
const Registration registration{{
    tuned<256, 4>(),
}};

}  // namespace
}  // namespace roofmax::softmax::split_k_cooperative_backward
