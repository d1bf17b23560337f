// lane_elements_backward: the gradient of short rows. A row of y and of dy belongs to 2 to 32 lanes
// of a warp, as in `lane_elements`, which read both an element or a word of halves at a time and
// hold them in registers until dx is written. A sum over the lanes of a row is all that they wait
// for.
//
// Cost: the compulsory bytes, y and dy in and dx out. On an H200 19308 x 23 fp16 takes 2.3 us, 3.2
// by `staged_rows_backward` and 4.0 by `warp_rows_backward`; 3115 x 64 fp16, of whole vectors, 1.95
// and 2.08 by `warp_rows_backward`. With no exponentials to take it stays ahead further than the
// forward does: 107953 x 64 bf16 takes 11.5 us, and 11.6 by `warp_rows_backward`.
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); the kernel is this project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/lane_elements.cuh"

namespace roofmax::softmax::lane_elements_backward {
namespace {

using namespace device;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Backward<T> problem;
  int used;  ///< elements of a lane
};

/// `width`: elements of a load, and of a store.
template <typename T, typename Share, int width>
__global__ void __launch_bounds__(kMostElementThreads, kLeastBlocks<Share>)
    lane_elements_backward(const __grid_constant__ Arguments<T> arguments) {
  using Elements = OptionalElements<T, width>;
  const Backward<T>& problem = arguments.problem;
  constexpr RowLanes lanes(Share::row_lanes);
  const int rows_of_block = lanes.rows_of(static_cast<int>(blockDim.x));

  // All lanes of a warp stay together: beyond the last row they have nothing.
  for (std::int64_t first = std::int64_t{blockIdx.x} * rows_of_block; first < problem.shape.rows;
       first += std::int64_t{gridDim.x} * rows_of_block) {
    const LaneElements<Share, width> row(problem.shape, first + lanes.row(), arguments.used);
    const T* const of_y = row.first_of(problem.y);
    const T* const of_dy = row.first_of(problem.dy);
    T* const of_dx = row.first_of(problem.dx);
    Elements y[Share::groups][Share::group / width];
    Elements dy[Share::groups][Share::group / width];
    row.each([&](int g, int i, int place, bool is_there) {
      y[g][i / width].load(is_there, of_y + place, 0);
      dy[g][i / width].load(is_there, of_dy + place, 0);
    });
    float sum = 0.0f;
    row.each([&](int g, int i, int, bool) {
      float values[width];
      float gradients[width];
      Elements::unpack(y[g][i / width].word(), values);
      Elements::unpack(dy[g][i / width].word(), gradients);
#pragma unroll
      for (int k = 0; k < width; ++k) sum += values[k] * gradients[k];
    });
    sum = lanes.reduce(sum, Sum{});
    row.each([&](int g, int i, int place, bool is_there) {
      float dx[width];
      float gradients[width];
      Elements::unpack(y[g][i / width].word(), dx);
      Elements::unpack(dy[g][i / width].word(), gradients);
      make_gradient(dx, gradients, sum);
      if (is_there) store_word<width>(of_dx + place, dx);
    });
  }
}

template <typename T, int width>
auto launch_for(const Shape& shape, ElementTuning tuning) {
  const LanePlan plan = plan_elements(shape, tuning);
  const auto kernel = with_share(plan, tuning.elements, []<typename Share>(Share) {
    return lane_elements_backward<T, Share, width>;
  });
  const GridLaunch<Arguments<T>> enqueue{kernel, plan.grid, tuning.threads};
  return [=](const Backward<T>& problem, const Launch& launch) {
    enqueue({problem, plan.used}, launch);
  };
}

Kernel tuned(ElementTuning tuning) {
  return {
      .name = "lane_elements_backward",
      .tuning = tuning.name(),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary = "gradient: a few lanes per row, an element a lane at a time, one pass",
      .constraints = kElementConstraints,
      .source = "own; S0, S1: the formula",
      .supports = refuse_beyond_lanes(tuning),
      .traffic = modelled_traffic(1, 0.0),
      .prepare = prepare_backward([tuning]<typename T>(BackwardInstance<T> instance) {
        const auto elements = launch_for<T, 1>(instance.shape, tuning);
        if constexpr (sizeof(T) == 4) {
          return elements;
        } else {
          return launch_as_aligned<4>(launch_for<T, 2>(instance.shape, tuning), elements);
        }
      }),
  };
}

const Registration registration{{
    tuned({.threads = 128, .elements = 8}),
    tuned({.threads = 128, .elements = 4}),
}};

}  // namespace
}  // namespace roofmax::softmax::lane_elements_backward
