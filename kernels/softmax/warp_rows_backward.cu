// warp_rows_backward: several rows to a warp, as in `warp_rows`. A row of y and of dy belongs to 1
// to 32 lanes, which read both once and hold them in registers until dx is written.
//
// Cost: the compulsory bytes, y and dy in and dx out. A sum over the lanes of a row is all that
// they wait for, by shuffles that serve all rows of the warp at once; a block for each row, as in
// `register_cache_backward`, has most of its threads idle where rows are short.
//
// Rows need not begin on 16 bytes: y is read by the aligned vectors that cover a row, of which what
// belongs to its neighbours counts as zeros. dy and dx are read and written in the same cut, in
// vectors too where they are aligned as y is.
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); the kernel is this project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/backward.cuh"
#include "kernels/softmax/row_vectors.cuh"
#include "kernels/softmax/short_rows.cuh"

namespace roofmax::softmax::warp_rows_backward {
namespace {

using namespace device;

constexpr int kMostThreads = 128;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Backward<T> problem;
  RowLanes lanes;
};

template <typename T, int vectors, bool aligned>
__global__ void __launch_bounds__(kMostThreads)
    warp_rows_backward(const __grid_constant__ Arguments<T> arguments) {
  constexpr int width = kVectorWidth<T>;
  const auto& [y_rows, dy_rows, dx_rows, shape] = arguments.problem;
  const RowLanes lanes = arguments.lanes;
  const int rows_of_block = lanes.rows_of(static_cast<int>(blockDim.x));

  // All lanes of a warp stay together: beyond the last row they have nothing.
  for (std::int64_t first = std::int64_t{blockIdx.x} * rows_of_block; first < shape.rows;
       first += std::int64_t{gridDim.x} * rows_of_block) {
    const std::int64_t r = first + lanes.row();
    const RowVectors<T, aligned> row(y_rows, dx_rows, shape, r, lanes.lane(), lanes.count());
    Vector<T> y[vectors];
    Vector<T> dy[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      y[i] = row.is_there(i) ? row.load(i) : Vector<T>::zero();
      dy[i] = row.is_there(i) ? row.load_beside(dy_rows, i) : Vector<T>::zero();
    }
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      row.hide_neighbours(i, y[i], 0.0f);
      row.hide_neighbours(i, dy[i], 0.0f);
      sum += dot(y[i], dy[i]);
    }
    sum = lanes.reduce(sum, Sum{});
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      float values[width];
      gradient(y[i], dy[i], sum, values);
      row.store(i, values);
    }
  }
}

/// The launch for rows of `row_vectors` vectors.
template <typename T, bool aligned>
auto launch_for(const Shape& shape, std::int64_t row_vectors, LaneTuning tuning) {
  const LanePlan plan = plan_lanes(shape.rows, row_vectors, tuning.vectors, tuning.threads);
  const auto kernel = with_lane_vectors<aligned>(plan.used, [](auto vectors) {
    return warp_rows_backward<T, decltype(vectors)::value, aligned>;
  });
  const GridLaunch<Arguments<T>> enqueue{kernel, plan.grid, tuning.threads};
  return [=](const Backward<T>& problem, const Launch& launch) {
    enqueue({problem, plan.lanes}, launch);
  };
}

Kernel tuned(LaneTuning tuning) {
  return {
      .name = "warp_rows_backward",
      .tuning = tuning.name(),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary = "gradient: several rows a warp, one pass, y and dy in registers",
      .constraints = "rows of at most 4 KB",
      .source = "own; S0, S1: the formula",
      .supports = [](const Problem& problem,
                     const DeviceTraits&) { return refuse_long_rows(problem); },
      .traffic = modelled_traffic(1, 0.0),
      .prepare = prepare_backward([tuning]<typename T>(BackwardInstance<T> instance) {
        const std::int64_t cols = instance.shape.cols;
        const auto aligned = launch_for<T, true>(instance.shape, cols / kVectorWidth<T>, tuning);
        const auto any =
            launch_for<T, false>(instance.shape, most_covering_vectors<T>(cols), tuning);
        return launch_as_aligned(aligned, any);
      }),
  };
}

const Registration registration{{
    tuned({.threads = 128, .vectors = 4}),
    tuned({.threads = 128, .vectors = 2}),
}};

}  // namespace
}  // namespace roofmax::softmax::warp_rows_backward
