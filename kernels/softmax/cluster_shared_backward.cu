// cluster_shared_backward: as in `cluster_shared`, a row belongs to the threads of a cluster of 1
// to 16 blocks. They read its y and dy once, by asynchronous copies, and hold both in shared memory
// until dx is written.
//
// A thread reads what it has copied itself, and nothing else. The sums of y dy that the warps have
// merge in each block and then between blocks (`ClusterTotals`): the row's one exchange.
//
// Cost: the compulsory bytes, y and dy in and dx out, which pass through shared memory. It holds
// two rows where `cluster_shared` holds one, so a row may be half as long. With few long rows it is
// the blocks of a cluster that keep a device busy: on an H200 300 x 151937 halves take 83 us, and
// 117 where a block a row reads twice. Registers hold less, and are faster where they hold a row
// (`cluster_registers_backward`: 74 us). Many short rows are better in registers, without the way
// through shared memory: 4096 x 2048 halves take 14.4 us there, and 15.3 here, by as many threads.
//
// Rows off their alignment are cut at lines of 128 bytes of y. dy and dx are read and written in
// the same cut, in vectors too where they are aligned as y is.
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); the kernel is this project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/backward.cuh"
#include "kernels/softmax/cluster_rows.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::cluster_shared_backward {
namespace {

using namespace device;

template <typename T>
struct Arguments {
  Backward<T> problem;
  ClusterPlan plan;
};

template <typename T, bool aligned>
__global__ void __launch_bounds__(kMostClusterThreads, 3)
    cluster_shared_backward(const __grid_constant__ Arguments<T> arguments) {
  extern __shared__ uint4 dynamic_shared[];
  const auto& [y, dy, dx, shape] = arguments.problem;
  const ClusterPlan& plan = arguments.plan;
  const int blocks = 1 << plan.log_blocks;
  const auto threads = static_cast<int>(blockDim.x);
  const int index =
      static_cast<int>(blockIdx.x & (blocks - 1u)) * threads + static_cast<int>(threadIdx.x);
  auto* const part = reinterpret_cast<Vector<T>*>(dynamic_shared + plan.first_vector) + threadIdx.x;
  const auto held_y = [=](int slot) { return part + slot * threads; };
  const auto held_dy = [=, first = plan.slots](int slot) {
    return part + (first + slot) * threads;
  };
  ClusterTotals<AddSums<float>> sums(dynamic_shared, blocks);
  sums.open();

  const std::int64_t r = clusters_of(blockIdx.x, plan.log_blocks);
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
}

/// The launch for rows of `vectors` vectors.
template <typename T, bool aligned>
auto launch_for(const Shape& shape, std::int64_t vectors, ClusterTuning tuning) {
  const ClusterPlan plan = plan_cluster(vectors, tuning);
  const auto enqueue =
      launch_of_shared_rows(cluster_shared_backward<T, aligned>, shape.rows, plan, 2, tuning);
  return [=](const Backward<T>& problem, const Launch& launch) {
    enqueue({problem, plan}, launch);
  };
}

Kernel tuned(ClusterTuning tuning) {
  return {
      .name = "cluster_shared_backward",
      .tuning = tuning.name(),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary = "gradient: a cluster of blocks per row, one pass, y and dy in shared memory",
      .constraints =
          "a row of y and of dy in the shared memory of the cluster; clusters of more than one "
          "block need compute capability 9.0",
      .source = "own; S0, S1: the formula",
      .supports =
          [tuning](const Problem& problem, const DeviceTraits& device) {
            return refuse_unshared(tuning, 2, problem, device);
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

const Registration registration{for_each_cluster(tuned)};

}  // namespace
}  // namespace roofmax::softmax::cluster_shared_backward
