// cluster_shared: a row belongs to the threads of a cluster of 1 to 16 blocks, which read it once,
// by asynchronous copies, and hold it in shared memory until its result is written.
//
// A thread reads what it has copied itself, and nothing else: until a warp has the maximum of its
// part, and the sum of its exponentials relative to that, it waits for no other. These pairs merge
// in each block and then between blocks (`ClusterTotals`). Then each warp makes the results of its
// part.
//
// Cost: the compulsory bytes, which pass through shared memory, and two exponentials an element.
// Nothing of a block overlaps: it loads, reduces, waits for the others, and stores. Others on the
// same SM use what it leaves, so that what counts is how much of rows an SM holds at once. A block
// takes of shared memory what its part of the row needs and no more, and a thread 40 registers
// whatever the length: six blocks of 256 threads hold 200 KB. So a long row takes several blocks,
// although a wide cluster waits longer for its last one and is harder to place; with few rows it is
// the blocks that keep a device busy.
//
// Rows off their alignment are cut at lines of 128 bytes, so that a warp's loads and stores touch
// as many of them as if they were aligned.
//
// Blocks of one row each: the next row of an SM starts when one ends, with no state to carry. A
// cluster of one block needs no Hopper.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/cluster_rows.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::cluster_shared {
namespace {

using namespace device;

template <typename T>
struct Arguments {
  Forward<T> problem;
  ClusterPlan plan;
};

template <typename T, Form form, bool aligned>
__global__ void __launch_bounds__(kMostClusterThreads, 3)
    cluster_shared(const __grid_constant__ Arguments<T> arguments) {
  constexpr int width = kVectorWidth<T>;
  extern __shared__ uint4 dynamic_shared[];
  const Forward<T>& problem = arguments.problem;
  const ClusterPlan& plan = arguments.plan;
  const int blocks = 1 << plan.log_blocks;
  const auto threads = static_cast<int>(blockDim.x);
  const int index =
      static_cast<int>(blockIdx.x & (blocks - 1u)) * threads + static_cast<int>(threadIdx.x);
  auto* const part = reinterpret_cast<Vector<T>*>(dynamic_shared + plan.first_vector) + threadIdx.x;
  const auto held = [=](int slot) { return part + slot * threads; };
  ClusterTotals<MergePairs<T>> pairs(dynamic_shared, blocks);
  pairs.open();

  const std::int64_t r = clusters_of(blockIdx.x, plan.log_blocks);
  const RowVectors<T, aligned, kLineBytes> row(problem, r, index, blocks * threads);
  const int slots = row.slots();
#pragma unroll 4
  for (int i = 0; i < slots; ++i) row.fetch(i, held(i));
  __pipeline_commit();
  __pipeline_wait_prior(0);

  float max = -INFINITY;
#pragma unroll 4
  for (int i = 0; i < slots; ++i) {
    Vector<T> vector = *held(i);
    if (!row.is_whole(i)) {
      row.hide_neighbours(i, vector);
      *held(i) = vector;
    }
    max = fmaxf(max, vector.max());
  }
  max = warp_reduce(max, Maximum{});
  const Exponent<T> exponent(max);
  RunningSum sum;
#pragma unroll 4
  for (int i = 0; i < slots; ++i) sum.add(sum_of_terms(*held(i), exponent));

  const MaxSum pair = pairs.merged({max, warp_reduce(sum.value(), Sum{})});
  const Result<T, form> result(pair);
#pragma unroll 2
  for (int i = 0; i < slots; ++i) {
    float values[width];
    held(i)->unpack(values);
#pragma unroll
    for (float& value : values) value = result(value);
    row.store(i, values);
  }
  if (index == 0) problem.store_lse(r, pair);
}

/// The launch for rows of `vectors` vectors.
template <typename T, Form form, bool aligned>
auto launch_for(const Shape& shape, std::int64_t vectors, ClusterTuning tuning) {
  const ClusterPlan plan = plan_cluster(vectors, tuning);
  const auto enqueue =
      launch_of_shared_rows(cluster_shared<T, form, aligned>, shape.rows, plan, 1, tuning);
  return [=](const Forward<T>& problem, const Launch& launch) { enqueue({problem, plan}, launch); };
}

Kernel tuned(ClusterTuning tuning) {
  return {
      .name = "cluster_shared",
      .tuning = tuning.name(),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "a cluster of blocks per row, one pass, the row in their shared memory",
      .constraints =
          "a row in the shared memory of the cluster; clusters of more than one block "
          "need compute capability 9.0",
      .source = "own",
      .supports =
          [tuning](const Problem& problem, const DeviceTraits& device) {
            return refuse_unshared(tuning, 1, problem, device);
          },
      .traffic = modelled_traffic(1, 2.0),
      .prepare =
          prepare_forward([tuning]<typename T, Form form>(ForwardInstance<T, form> instance) {
            const std::int64_t cols = instance.shape.cols;
            const auto aligned =
                launch_for<T, form, true>(instance.shape, cols / kVectorWidth<T>, tuning);
            const auto any = launch_for<T, form, false>(
                instance.shape, most_covering_vectors<T, kLineBytes>(cols), tuning);
            return launch_as_aligned(aligned, any);
          }),
  };
}

const Registration registration{for_each_cluster(tuned)};

}  // namespace
}  // namespace roofmax::softmax::cluster_shared
