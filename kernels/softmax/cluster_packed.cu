// cluster_packed: a row belongs to the threads of a cluster of 2 to 16 blocks, which read it once
// and hold it in registers, as it lies in memory, until its result is written.
//
// `cluster_registers` keeps the exponentials of halves, one to a register. Here a register keeps
// two halves as they are, and the result takes a second exponential, which is hidden: such rows
// wait for memory. What that gains is rows on chip. With eight vectors a thread, in 56 registers,
// an SM holds 74 thousand halves, with ten in 64 registers 82 thousand, and `cluster_registers` 49
// thousand. While one row waits for its cluster, or stores, others load (H200: 300 x 151937 fp16
// in 50.4 us, 59.8 by `cluster_registers`, 54.0 by `cluster_shared`; 151 x 178596 fp32, of which
// both hold the elements themselves, in 57.3 us for 56 registers a thread, 65.4 by the better).
//
// A row is unpacked twice, the second time by other instructions (`unpack_again`): else the
// compiler would keep what it unpacked for the sum, in twice the registers.
//
// Few rows, which all fit at once, mostly gain nothing by it: `cluster_registers` is faster. More
// vectors a thread, in as many registers as they need, leave too few threads (twelve: 1 to 8% more
// time); ten in 56 registers spill (1 to 7% more, of halves).
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/cluster_rows.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::cluster_packed {
namespace {

using namespace device;

/// Threads of a block at most, and blocks of so many that an SM has registers for.
constexpr int most_threads(int vectors) { return vectors <= 8 ? 384 : 512; }
constexpr int blocks_of_sm(int vectors) { return vectors <= 8 ? 3 : 2; }

template <typename T, Form form, int vectors, bool aligned>
__global__ void __launch_bounds__(most_threads(vectors), blocks_of_sm(vectors))
    cluster_packed(const __grid_constant__ HeldArguments<Forward<T>> arguments) {
  constexpr int width = kVectorWidth<T>;
  extern __shared__ uint4 dynamic_shared[];
  const Forward<T>& problem = arguments.problem;
  const int blocks = 1 << arguments.log_blocks;
  const auto threads = static_cast<int>(blockDim.x);
  int index =
      static_cast<int>(blockIdx.x & (blocks - 1u)) * threads + static_cast<int>(threadIdx.x);
  ClusterTotals<MergePairs<T>> pairs(dynamic_shared, blocks);
  pairs.open();

  const std::int64_t r = clusters_of(blockIdx.x, arguments.log_blocks);
  Vector<T> held[vectors];
  float max = -INFINITY;
  {
    const RowVectors<T, aligned, kLineBytes> row(problem, r, index, blocks * threads);
#pragma unroll
    for (int i = 0; i < vectors; ++i) held[i] = row.load(i);
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      row.hide_neighbours(i, held[i]);
      max = fmaxf(max, held[i].max());
    }
  }
  max = warp_reduce(max, Maximum{});
  const Exponent<T> exponent(max);
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < vectors; ++i) sum += sum_of_terms(held[i], exponent);

  const MaxSum pair = pairs.merged({max, warp_reduce(sum, Sum{})});
  const Result<T, form> result(pair);
  // Where the row is, is worked out anew: kept, it would take registers.
  asm volatile("" : "+r"(index));
  const RowVectors<T, aligned, kLineBytes> row(problem, r, index, blocks * threads);
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    float values[width];
    held[i].unpack_again(values);
#pragma unroll
    for (float& value : values) value = result(value);
    row.store(i, values);
  }
  if (index == 0) problem.store_lse(r, pair);
}

template <int vectors>
Kernel tuned(int blocks) {
  return {
      .name = "cluster_packed",
      .tuning = "cluster=" + std::to_string(blocks) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "a cluster of blocks per row, one pass, the row in their registers as it lies",
      .constraints =
          "a row in the registers of the cluster: with 16 blocks 393144 or 655288 halves, "
          "by tuning; compute capability 9.0",
      .source = "own",
      .supports =
          [blocks](const Problem& problem, const DeviceTraits& device) {
            return refuse_unheld_rows(blocks, most_threads(vectors), vectors, problem, device);
          },
      .traffic = modelled_traffic(1, 2.0),
      .prepare =
          prepare_forward([blocks]<typename T, Form form>(ForwardInstance<T, form> instance) {
            const auto [rows, cols, stride] = instance.shape;
            const auto aligned = launch_of_held_rows(cluster_packed<T, form, vectors, true>, rows,
                                                     cols / kVectorWidth<T>, vectors, blocks);
            const auto any =
                launch_of_held_rows(cluster_packed<T, form, vectors, false>, rows,
                                    most_covering_vectors<T, kLineBytes>(cols), vectors, blocks);
            return launch_as_aligned(aligned, any);
          }),
  };
}

const Registration registration{{
    tuned<8>(2),
    tuned<8>(4),
    tuned<8>(8),
    tuned<8>(16),
    tuned<10>(2),
    tuned<10>(4),
    tuned<10>(8),
    tuned<10>(16),
}};

}  // namespace
}  // namespace roofmax::softmax::cluster_packed
