// two_pass_backward: a thread block runs over its rows of y and dy twice: once for the sum of their
// products, once for dx. Nothing but the sum is kept, so a row may have any length.
//
// Cost: y and dy are read twice, the second time from L2 as long as the rows in flight fit there.
//
// An unaligned row's ends are on their way before its vectors, and are kept. Rows of whole vectors
// have kernels of their own, which need not ask, vector by vector, how dy is aligned: 9123 x 768
// bf16 by 256 threads took 24% less time on an H200, by 512 half as long.
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); neither describes a kernel for the
// unmasked form.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::two_pass_backward {
namespace {

using namespace device;

template <typename T, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads) two_pass_backward(Backward<T> problem) {
  __shared__ ReduceScratch<threads> scratch[2];
  const int thread = static_cast<int>(threadIdx.x);
  constexpr std::int64_t step = std::int64_t{threads} * vectors;
  int turn = 0;

  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x, turn ^= 1) {
    const auto row = problem.template row<aligned>(r);
    const T* const dy_row = problem.dy_row(r);
    const bool has_edge = row.has_edge(thread);
    const auto edge_y = row.begin_edge(has_edge, thread, 0);
    const auto edge_dy = row.begin_edge_beside(dy_row, has_edge, thread, 0);
    Vector<T> y[vectors];
    Vector<T> dy[vectors];

    RunningSum running;
    for (std::int64_t base = thread; base < row.vectors(); base += step) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        const bool is_inside = index < row.vectors();
        y[i] = is_inside ? row.template load<Reuse::keep>(index) : Vector<T>::zero();
        dy[i] =
            is_inside ? row.template load_beside<Reuse::keep>(dy_row, index) : Vector<T>::zero();
      }
#pragma unroll
      for (int i = 0; i < vectors; ++i) running.add(dot(y[i], dy[i]));
    }
    if (has_edge) running.add(edge_y.value() * edge_dy.value());
    const float sum = block_reduce(running.value(), Sum{}, scratch[turn]);

    for (std::int64_t base = thread; base < row.vectors(); base += step) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        if (index >= row.vectors()) continue;
        y[i] = row.template load<Reuse::last>(index);
        dy[i] = row.template load_beside<Reuse::last>(dy_row, index);
      }
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        if (index < row.vectors()) store_gradient(row, index, y[i], dy[i], sum);
      }
    }
    if (has_edge) row.store_edge(thread, edge_y.value() * (edge_dy.value() - sum));
  }
}

template <int threads, int vectors>
Kernel tuned() {
  return {
      .name = "two_pass_backward",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary = "gradient: one block per row, the sum of y dy, then a second read",
      .constraints = "none",
      .source = "S0, S1: the formula",
      .traffic = modelled_traffic(2, 0.0),
      .prepare = prepare_backward([]<typename T>(BackwardInstance<T> instance) {
        const unsigned grid = grid_for(instance.shape.rows);
        return launch_as_aligned(
            GridLaunch{two_pass_backward<T, true, threads, vectors>, grid, threads},
            GridLaunch{two_pass_backward<T, false, threads, vectors>, grid, threads});
      }),
  };
}

const Registration registration{{
    tuned<256, 2>(),
    tuned<512, 2>(),
    tuned<1024, 2>(),
}};

}  // namespace
}  // namespace roofmax::softmax::two_pass_backward
