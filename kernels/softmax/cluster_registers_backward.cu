// cluster_registers_backward: a row of y and dy belongs to the threads of a cluster of 1 to 16
// blocks, which read both once and hold them in registers until dx is written.
//
// A thread multiplies what it has loaded, and the sums of these products merge in each block and
// then between blocks (`ClusterTotals`): the row's one exchange. With the sum a thread makes its
// part of dx.
//
// Cost: the compulsory bytes, y and dy in and dx out. Nothing of a block overlaps: it loads,
// multiplies, waits for the other blocks, and stores; others on the same SM use what it leaves. So
// what counts is how much of rows an SM has under way. With four vectors of each tensor a thread
// needs 60 registers at most, and an SM holds a thousand threads: a good half of what its shared
// memory would hold, but without the way through it, which is longer than it looks (H200, fp16:
// 4096 x 131072 in 733 us, by `cluster_shared_backward` in 814; fp32: 300 x 65536 in 56 us and 64).
// With two vectors there are blocks enough for few rows; with eight there is room for long ones of
// fp32.
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); the kernel is this project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/cluster_rows.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::cluster_registers_backward {
namespace {

using namespace device;

/// Threads of a block that an SM has registers for, where a thread has `vectors` of each tensor.
constexpr int most_threads(int vectors) { return vectors > 4 ? 640 : 1024; }

template <typename T, int vectors, bool aligned>
__global__ void __launch_bounds__(most_threads(vectors))
    cluster_registers_backward(const __grid_constant__ HeldArguments<Backward<T>> arguments) {
  extern __shared__ uint4 dynamic_shared[];
  const auto& [y, dy, dx, shape] = arguments.problem;
  const int blocks = 1 << arguments.log_blocks;
  const unsigned zero = unknown_zero(arguments.log_blocks);
  const auto threads = static_cast<int>(blockDim.x);
  int index =
      static_cast<int>(blockIdx.x & (blocks - 1u)) * threads + static_cast<int>(threadIdx.x);
  ClusterTotals<AddSums<float>> sums(dynamic_shared, blocks);
  sums.open();

  const std::int64_t r = clusters_of(blockIdx.x, arguments.log_blocks);
  Vector<T> of_y[vectors];
  Vector<T> of_dy[vectors];
  float sum = 0.0f;
  {
    const RowVectors<T, aligned, kLineBytes> row(y, dx, shape, r, index, blocks * threads);
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const bool is_there = row.is_there(i);
      of_y[i] = is_there ? row.load(i) : Vector<T>::zero();
      of_dy[i] = is_there ? row.load_beside(dy, i) : Vector<T>::zero();
    }
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      row.hide_neighbours(i, of_y[i], 0.0f);
      row.hide_neighbours(i, of_dy[i], 0.0f);
      sum += dot(of_y[i], of_dy[i]);
    }
  }

  const float total = sums.merged(warp_reduce(sum, Sum{}));
  // Where the row is, is worked out anew: kept, it would take registers.
  asm volatile("" : "+r"(index));
  const RowVectors<T, aligned, kLineBytes> row(y, dx, shape, r, index, blocks * threads);
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    float values[kVectorWidth<T>];
    gradient(forgotten(of_y[i], zero), forgotten(of_dy[i], zero), total, values);
    row.store(i, values);
  }
}

template <int vectors>
Kernel tuned(int blocks) {
  return {
      .name = "cluster_registers_backward",
      .tuning = "cluster=" + std::to_string(blocks) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary = "gradient: a cluster of blocks per row, one pass, y and dy in their registers",
      .constraints =
          "a row of y and of dy in the registers of the cluster; clusters of more than one block "
          "need compute capability 9.0",
      .source = "own; S0, S1: the formula",
      .supports =
          [blocks](const Problem& problem, const DeviceTraits& device) {
            return refuse_unheld_rows(blocks, most_threads(vectors), vectors, problem, device);
          },
      .traffic = modelled_traffic(1, 0.0),
      .prepare = prepare_backward([blocks]<typename T>(BackwardInstance<T> instance) {
        const auto [rows, cols, stride] = instance.shape;
        const auto aligned = launch_of_held_rows(cluster_registers_backward<T, vectors, true>, rows,
                                                 cols / kVectorWidth<T>, vectors, blocks);
        const auto any =
            launch_of_held_rows(cluster_registers_backward<T, vectors, false>, rows,
                                most_covering_vectors<T, kLineBytes>(cols), vectors, blocks);
        return launch_as_aligned(aligned, any);
      }),
  };
}

const Registration registration{{
    tuned<4>(1),
    tuned<2>(1),
    tuned<8>(1),
    tuned<2>(2),
    tuned<4>(2),
    tuned<8>(2),
    tuned<2>(4),
    tuned<4>(4),
    tuned<8>(4),
    tuned<2>(8),
    tuned<4>(8),
    tuned<8>(8),
    tuned<2>(16),
    tuned<4>(16),
    tuned<8>(16),
}};

}  // namespace
}  // namespace roofmax::softmax::cluster_registers_backward
