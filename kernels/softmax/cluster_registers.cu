// cluster_registers: a row belongs to the threads of a cluster of 1 to 16 blocks, which read it
// once and hold it in registers until its result is written.
//
// A warp takes its exponentials relative to its own maximum and keeps them. The pairs of maximum
// and sum merge in each block and then between blocks (`ClusterTotals`). Once the row's pair is
// known, one factor turns what a warp has kept into results. So a row costs one exchange, and each
// element of two bytes one exponential. In fp32 the factor's rounding would show: there the
// elements themselves are kept, and a second exponential makes the result.
//
// Cost: the compulsory bytes. Nothing of a block overlaps: it loads, reduces, waits for the other
// blocks, and stores; others on the same SM use what it leaves. So a block should take a fraction
// of an SM's registers, and a long row needs many blocks, although a wide cluster waits longer for
// its last block and is harder to place. Few elements a thread need more threads for the same row,
// each with its own overhead; many leave few warps to hide it. What an SM holds of rows is less
// than its shared memory would, but without the way through it (H200, fp16: 4096 x 131072 in 518
// us, by `cluster_shared` in 544; 33 x 129280 in 7.4 us and 8.9). Blocks are whole warps, and of
// lengths that leave some of their threads idle shared memory holds more rows: 300 x 151937 takes
// 54 us there, and 60 here.
//
// Blocks of one row each: the next row of an SM starts when one ends, with no state to carry. A
// cluster of one block needs no Hopper, and meets at the block's barrier.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/cluster_rows.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::cluster_registers {
namespace {

using namespace device;

/// Threads of a block, and blocks of so many that an SM has registers for, where a thread has what
/// it needs for its elements. For 64 exponentials it has 80 registers, so that an SM has three
/// blocks of 256 threads: with the 96 that a compiler would take it has two (H200, 4096 x 131072
/// fp16: 518 us and 635).
constexpr int most_threads(int elements, std::size_t element_bytes) {
  if (elements <= 16) return 768;
  return elements > 32 && element_bytes == 2 ? 768 : 512;
}
template <bool aligned>
constexpr int blocks_of_sm(int elements) {
  if (elements > 32) return 1;
  return aligned || elements > 16 ? 2 : 1;
}

template <typename T, Form form, int elements, bool aligned>
__global__ void __launch_bounds__(most_threads(elements, sizeof(T)),
                                  blocks_of_sm<aligned>(elements))
    cluster_registers(const __grid_constant__ HeldArguments<Forward<T>> arguments) {
  constexpr int width = kVectorWidth<T>;
  constexpr int vectors = elements / width;
  constexpr bool keeps_exponentials = form == Form::softmax && sizeof(T) == 2;
  extern __shared__ uint4 dynamic_shared[];
  const Forward<T>& problem = arguments.problem;
  const int blocks = 1 << arguments.log_blocks;
  const unsigned zero = unknown_zero(arguments.log_blocks);
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
  float kept[keeps_exponentials ? vectors : 1][width];
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    if constexpr (keeps_exponentials) {
      held[i].unpack(kept[i]);
#pragma unroll
      for (float& value : kept[i]) value = exponent.result(value);
      sum += tree_sum(kept[i]);
    } else {
      sum += sum_of_terms(held[i], exponent);
    }
  }

  const MaxSum pair = pairs.merged({max, warp_reduce(sum, Sum{})});
  float factor = 1.0f;
  if constexpr (keeps_exponentials) {
    factor = Exponent<T>::rebase_result(max, pair.max) * (1.0f / pair.sum);
  }
  const Result<T, form> result(pair);
  // Where the row is, is worked out anew: kept, it would take the registers of three elements. Of
  // fp16, which needs fewer, that gains nothing (517 and 520 us at 4096 x 131072; of bf16 535 and
  // 531).
  if constexpr (Element<T>::has_wide_exponent) asm volatile("" : "+r"(index));
  const RowVectors<T, aligned, kLineBytes> row(problem, r, index, blocks * threads);
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    float values[width];
    if constexpr (keeps_exponentials) {
#pragma unroll
      for (int k = 0; k < width; ++k) values[k] = kept[i][k] * factor;
    } else {
      forgotten(held[i], zero).unpack(values);
#pragma unroll
      for (float& value : values) value = result(value);
    }
    row.store(i, values);
  }
  if (index == 0) problem.store_lse(r, pair);
}

template <int elements>
Kernel tuned(int blocks) {
  return {
      .name = "cluster_registers",
      .tuning = "cluster=" + std::to_string(blocks) + ",elements=" + std::to_string(elements),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "a cluster of blocks per row, one pass, the row in their registers",
      .constraints =
          "a row in the registers of the cluster: with 16 blocks half a million columns of fp32; "
          "clusters of more than one block need compute capability 9.0",
      .source = "own",
      .supports =
          [blocks](const Problem& problem, const DeviceTraits& device) {
            const std::size_t bytes = size_of(problem.dtype);
            return refuse_unheld_rows(blocks, most_threads(elements, bytes),
                                      elements * static_cast<int>(bytes) / 16, problem, device);
          },
      .traffic =
          [](const Problem& problem, const DeviceTraits& device) {
            const bool keeps = size_of(problem.dtype) == 2;
            return modelled_traffic(1, keeps ? 1.0 : 2.0)(problem, device);
          },
      .prepare =
          prepare_forward([blocks]<typename T, Form form>(ForwardInstance<T, form> instance) {
            const auto [rows, cols, stride] = instance.shape;
            const auto aligned =
                launch_of_held_rows(cluster_registers<T, form, elements, true>, rows,
                                    cols / kVectorWidth<T>, elements / kVectorWidth<T>, blocks);
            const auto any = launch_of_held_rows(cluster_registers<T, form, elements, false>, rows,
                                                 most_covering_vectors<T, kLineBytes>(cols),
                                                 elements / kVectorWidth<T>, blocks);
            return launch_as_aligned(aligned, any);
          }),
  };
}

const Registration registration{{
    tuned<32>(1),
    tuned<16>(1),
    tuned<64>(1),
    tuned<32>(2),
    tuned<64>(2),
    tuned<32>(4),
    tuned<64>(4),
    tuned<16>(8),
    tuned<32>(8),
    tuned<64>(8),
    tuned<16>(16),
    tuned<32>(16),
    tuned<64>(16),
}};

}  // namespace
}  // namespace roofmax::softmax::cluster_registers
