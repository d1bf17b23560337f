// warp_elements: a row belongs to a warp, which reads it an element a lane at a time, holds it in
// registers and writes it in the same way. It does not matter where a row begins.
//
// Cost: the compulsory bytes, by an instruction for each element of a lane where `warp_rows` has
// one for a vector. So it is for few short rows: there what counts is how long a row takes from its
// first load to its last store, and neither ends of rows to be asked about nor a block's barriers
// are in the way (H200, 128 x 65 fp32: 1.85 us, 2.14 by `warp_rows`; 2048 x 333 fp16: 2.63 and
// 3.19). Where rows are short aligned halves, or many, vectors are better.
//
// It is compiled for rows of one, of two and of four groups of elements a lane: with registers for
// the longest, half as many rows are on an SM at once (100000 x 129 fp16: 45 us with them, 24 with
// those for one group; 20000 x 450: 15.2, and 12.2 with those for two).
//
// All loads are under way before the first is used: an element that may not be there is kept as it
// lies in memory until then (`OptionalElement`). Halves that were converted at once waited for six
// loads at a time, and 2048 x 333 took 3.48 us.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/short_rows.cuh"

namespace roofmax::softmax {
namespace {

using namespace device;

constexpr int kMostThreads = 128;
/// Elements that a lane takes one after the other, and how many such groups it has at most.
constexpr int kGroup = 8;
constexpr int kMostGroups = 4;
constexpr int kGroupCols = kGroup * kWarpSize;
constexpr int kMostCols = kMostGroups * kGroupCols;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Forward<T> problem;
  int used;  ///< groups of a lane
};

/// `groups`: how many a lane has registers for.
template <typename T, Form form, int groups>
__global__ void __launch_bounds__(kMostThreads)
    warp_elements(const __grid_constant__ Arguments<T> arguments) {
  constexpr WarpLanes lanes;
  const auto& [x_rows, y_rows, lse, shape] = arguments.problem;
  const int used = arguments.used;
  const int left = static_cast<int>(shape.cols) - lanes.lane();
  const int rows_of_block = lanes.rows_of(static_cast<int>(blockDim.x));

  for (std::int64_t r = std::int64_t{blockIdx.x} * rows_of_block + lanes.row(); r < shape.rows;
       r += std::int64_t{gridDim.x} * rows_of_block) {
    const T* const x = x_rows + r * shape.stride + lanes.lane();
    T* const y = y_rows + r * shape.stride + lanes.lane();
    // Calls `visit(group, its element, place)` for those of this lane, `place` elements after its
    // first.
    const auto each = [&](const auto& visit) {
#pragma unroll
      for (int g = 0; g < groups; ++g) {
        if (g >= used) break;
#pragma unroll
        for (int i = 0; i < kGroup; ++i) visit(g, i, (g * kGroup + i) * kWarpSize);
      }
    };
    OptionalElement<T> loaded[groups][kGroup];
    each([&](int g, int i, int place) { loaded[g][i].load(place < left, x + place); });
    float values[groups][kGroup];
    float max = -INFINITY;
    each([&](int g, int i, int) {
      values[g][i] = loaded[g][i].value();
      max = fmaxf(max, values[g][i]);
    });
    const MaxSum pair = make_results<T, form>(values, used, max, lanes);
    each([&](int g, int i, int place) {
      if (place < left) y[place] = Element<T>::round(values[g][i]);
    });
    if (lanes.lane() == 0) arguments.problem.store_lse(r, pair);
  }
}

Kernel tuned(int threads) {
  return {
      .name = "warp_elements",
      .tuning = "threads=" + std::to_string(threads),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "a warp per row, an element a lane at a time, one pass, in registers",
      .constraints = "rows of at most 1024 columns",
      .source = "own",
      .supports =
          [](const Problem& problem, const DeviceTraits&) {
            return refuse_beyond(kMostCols, "a warp's registers", problem);
          },
      .traffic = traffic_of_short_rows,
      .prepare =
          prepare_forward([threads]<typename T, Form form>(ForwardInstance<T, form> instance) {
            const auto [rows, cols, stride] = instance.shape;
            const int rows_of_block = threads / kWarpSize;
            const int used = (static_cast<int>(cols) + kGroupCols - 1) / kGroupCols;
            const GridLaunch<Arguments<T>> enqueue{
                used <= 1   ? warp_elements<T, form, 1>
                : used == 2 ? warp_elements<T, form, 2>
                            : warp_elements<T, form, kMostGroups>,
                grid_for((rows + rows_of_block - 1) / rows_of_block), threads};
            return [=](const Forward<T>& problem, const Launch& launch) {
              enqueue({problem, used}, launch);
            };
          }),
  };
}

const Registration registration{{
    tuned(128),
    tuned(32),
}};

}  // namespace
}  // namespace roofmax::softmax
