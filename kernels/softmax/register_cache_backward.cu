// register_cache_backward: a thread block reads its rows of y and dy once and keeps both in
// registers until dx is written.
//
// Cost: the compulsory bytes, y and dy in and dx out. It holds two rows where `register_cache`
// holds one, so with the same registers a row may be half as long.
//
// As in `register_cache`, an unaligned row's ends are on their way before its vectors (517 x 773
// fp16: 2.38 us on an H200, 2.52 behind them), and rows of whole vectors have kernels of their own:
// those need not ask, vector by vector, how dy is aligned (4096 x 3000 fp32 by 256 threads with
// eight vectors: 12% less time).
//
// Where a thread has more than one vector of each, they are unpacked twice, the second time by
// other instructions (`unpack_again`): else the compiler would keep what it unpacked for the sum,
// in twice the registers (1000 x 12673 fp16 by 512 threads with four vectors 20.2 us, and 24.6;
// 1851 x 6959 bf16 22.5 us, and 31.6).
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); neither describes a kernel for the
// unmasked form.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::register_cache_backward {
namespace {

using namespace device;

/// Threads that an SM must hold at once; 0: no bound. Of more the registers would spill.
template <typename T, bool aligned>
constexpr int threads_at_once(int vectors) {
  if (vectors == 1) return 0;
  if (vectors == 2) return sizeof(T) == 4 || aligned ? kThreadsOfSm : 1536;
  return vectors == 4 ? 1024 : 0;
}

template <typename T, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads,
                                  least_blocks(threads_at_once<T, aligned>(vectors), threads))
    register_cache_backward(Backward<T> problem) {
  __shared__ ReduceScratch<threads> scratch[2];
  const int thread = static_cast<int>(threadIdx.x);
  int turn = 0;

  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x, turn ^= 1) {
    const auto row = problem.template row<aligned>(r);
    const T* const dy_row = problem.dy_row(r);
    const int row_vectors = static_cast<int>(row.vectors());

    const bool has_edge = row.has_edge(thread);
    const auto edge_y = row.begin_edge(has_edge, thread, 0);
    const auto edge_dy = row.begin_edge_beside(dy_row, has_edge, thread, 0);
    Vector<T> y[vectors];
    Vector<T> dy[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const int index = thread + i * threads;
      const bool is_inside = index < row_vectors;
      y[i] = is_inside ? row.template load<Reuse::once>(index) : Vector<T>::zero();
      dy[i] = is_inside ? row.template load_beside<Reuse::once>(dy_row, index) : Vector<T>::zero();
    }

    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < vectors; ++i) sum += dot(y[i], dy[i]);
    if constexpr (!aligned) sum += edge_y.value() * edge_dy.value();
    sum = block_reduce(sum, Sum{}, scratch[turn]);

#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const int index = thread + i * threads;
      if (index >= row_vectors) continue;
      float dx[kVectorWidth<T>];
      gradient<(vectors > 1)>(y[i], dy[i], sum, dx);
      row.store(index, dx);
    }
    if (has_edge) row.store_edge(thread, edge_y.value() * (edge_dy.value() - sum));
  }
}

template <int threads, int vectors>
Kernel tuned() {
  return {
      .name = "register_cache_backward",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary = "gradient: one block per row, one pass, y and dy in registers",
      .constraints = "cols <= threads * vectors * (16 bytes / element size)",
      .source = "S0, S1: the formula",
      .supports =
          [](const Problem& problem, const DeviceTraits&) {
            return refuse_beyond(std::int64_t{16} * threads * vectors /
                                     static_cast<std::int64_t>(size_of(problem.dtype)),
                                 "a block's registers", problem);
          },
      .traffic = modelled_traffic(1, 0.0),
      .prepare = prepare_backward([]<typename T>(BackwardInstance<T> instance) {
        const unsigned grid = grid_for(instance.shape.rows);
        return launch_as_aligned(
            GridLaunch{register_cache_backward<T, true, threads, vectors>, grid, threads},
            GridLaunch{register_cache_backward<T, false, threads, vectors>, grid, threads});
      }),
  };
}

/// Two vectors a thread need fewer warps than one, and hold rows that one does not: 4096 x 2048
/// halves take 13.4 us on an H200 with 128 threads and 13.5 with 256.
const Registration registration{{
    tuned<256, 8>(),
    tuned<512, 4>(),
    tuned<512, 2>(),
    tuned<256, 2>(),
    tuned<128, 2>(),
    tuned<128, 1>(),
}};

}  // namespace
}  // namespace roofmax::softmax::register_cache_backward
