// cluster_shared_backward: as in `cluster_shared`, a row belongs to the threads of a cluster of 1
// to 16 blocks. They read its y and dy once, by asynchronous copies, and hold both in shared memory
// until dx is written.
//
// A thread reads what it has copied itself, and nothing else. The sums of y dy that the warps have
// merge in each block and then between blocks (`ClusterTotals`): the row's one exchange.
//
// Cost: the compulsory bytes, y and dy in and dx out, which pass through shared memory. It holds
// two rows where `cluster_shared` holds one, so a row may be half as long. With few long rows it is
// the blocks of a cluster that keep a device busy (H200, fp16: 33 x 129280 in 11.2 us, 300 x 151937
// in 82 us, and in 117 where one block a row reads twice); with many short ones registers, which a
// row need not pass through shared memory to reach, are better (2048 x 4096 in 13.4 us and 14.3
// here).
//
// Rows off their alignment are cut at lines of 128 bytes of y. dy and dx are read and written in
// the same cut, in vectors too where they are aligned as y is.
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); the kernel is this project's own.

#include <bit>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/backward.cuh"
#include "kernels/softmax/cluster_rows.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax {
namespace {

using namespace device;

constexpr int kMostThreads = 512;

template <typename T>
struct Arguments {
  Backward<T> problem;
  int log_blocks;  ///< of a cluster
  int sums;        ///< vectors of shared memory before those of the row
  int slots;       ///< vectors of y that a thread has room for, and of dy
};

template <typename T, bool aligned>
__global__ void __launch_bounds__(kMostThreads, 3)
    cluster_shared_backward(const __grid_constant__ Arguments<T> arguments) {
  extern __shared__ uint4 dynamic_shared[];
  const auto& [y, dy, dx, shape] = arguments.problem;
  const int blocks = 1 << arguments.log_blocks;
  const auto threads = static_cast<int>(blockDim.x);
  const int index =
      static_cast<int>(blockIdx.x & (blocks - 1u)) * threads + static_cast<int>(threadIdx.x);
  auto* const part = reinterpret_cast<Vector<T>*>(dynamic_shared + arguments.sums) + threadIdx.x;
  const auto held_y = [=](int slot) { return part + slot * threads; };
  const auto held_dy = [=, first = arguments.slots](int slot) {
    return part + (first + slot) * threads;
  };
  ClusterTotals<AddSums> sums(dynamic_shared, blocks);
  sums.open();

  const std::int64_t step = clusters_of(gridDim.x, arguments.log_blocks);
  for (std::int64_t r = clusters_of(blockIdx.x, arguments.log_blocks);; r += step) {
    const RowVectors<T, aligned, kLineBytes> row(y, dx, shape, r, index, blocks * threads);
    const int slots = row.slots();
#pragma unroll 4
    for (int i = 0; i < slots; ++i) {
      row.fetch(i, held_y(i));
      row.fetch_beside(dy, i, held_dy(i));
    }
    __pipeline_commit();
    __pipeline_wait_prior(0);

    RunningSum sum;
#pragma unroll 4
    for (int i = 0; i < slots; ++i) {
      Vector<T> of_y = *held_y(i);
      Vector<T> of_dy = *held_dy(i);
      if (!row.is_whole(i)) {
        row.hide_neighbours(i, of_y, 0.0f);
        row.hide_neighbours(i, of_dy, 0.0f);
      }
      sum.add(dot(of_y, of_dy));
    }

    const float total = sums.merged(warp_reduce(sum.value(), Sum{}));
#pragma unroll 4
    for (int i = 0; i < slots; ++i) {
      float values[kVectorWidth<T>];
      gradient(*held_y(i), *held_dy(i), total, values);
      row.store(i, values);
    }
    if (r + step >= shape.rows) break;
    sums.reuse();
  }
}

struct Tuning {
  int blocks;  ///< of a cluster
  int threads;
};

/// The launch for rows of `vectors` vectors.
template <typename T, bool aligned>
auto launch_for(const Shape& shape, std::int64_t vectors, Tuning tuning) {
  const auto kernel = cluster_shared_backward<T, aligned>;
  const auto [blocks, threads] = tuning;
  const std::int64_t at_once = std::int64_t{blocks} * threads;
  const std::int64_t slots = (vectors + at_once - 1) / at_once;
  const std::int64_t sums = bytes_of_totals(blocks, threads);
  prefer_shared(kernel);
  const auto enqueue =
      launch_of_clusters(kernel, shape.rows, blocks, threads, sums + 2 * slots * threads * 16);
  const Arguments<T> sizes{{},
                           std::countr_zero(static_cast<unsigned>(blocks)),
                           static_cast<int>(sums / 16),
                           static_cast<int>(slots)};
  return [=](const Backward<T>& problem, const Launch& launch) {
    Arguments<T> arguments = sizes;
    arguments.problem = problem;
    enqueue(arguments, launch);
  };
}

Kernel tuned(Tuning tuning) {
  return {
      .name = "cluster_shared_backward",
      .tuning =
          "cluster=" + std::to_string(tuning.blocks) + ",threads=" + std::to_string(tuning.threads),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary = "gradient: a cluster of blocks per row, one pass, y and dy in shared memory",
      .constraints =
          "a row of y and of dy in the shared memory of the cluster; clusters of more than one "
          "block need compute capability 9.0",
      .source = "own; S0, S1: the formula",
      .supports = [tuning](const Problem& problem,
                           const DeviceTraits& device) -> std::optional<Refusal> {
        if (auto refusal = refuse_clusters(tuning.blocks, problem, device)) return refusal;
        return refuse_beyond_shared(tuning.blocks, tuning.threads, 2, problem, device);
      },
      .traffic = modelled_traffic(1, 0.0),
      .prepare = prepare_backward([tuning]<typename T>(BackwardInstance<T> instance) {
        const std::int64_t cols = instance.shape.cols;
        const auto aligned = launch_for<T, true>(instance.shape, cols / kVectorWidth<T>, tuning);
        const auto any = launch_for<T, false>(instance.shape,
                                              most_covering_vectors<T, kLineBytes>(cols), tuning);
        return launch_as_aligned(aligned, any);
      }),
  };
}

std::vector<Kernel> tunings() {
  std::vector<Kernel> kernels;
  for (const int blocks : {1, 2, 4, 8, 16}) {
    for (const int threads : {256, 512}) kernels.push_back(tuned({blocks, threads}));
  }
  return kernels;
}

const Registration registration{tunings()};

}  // namespace
}  // namespace roofmax::softmax
