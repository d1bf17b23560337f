// warp_rows: several rows to a warp. A row belongs to 1 to 32 lanes, as few as hold it, and they to
// it alone: they read it once, and hold it in registers until its result is written.
//
// Cost: the compulsory bytes, and one exponential an element. Nothing waits at a barrier, and the
// reductions of a row are shuffles between its lanes, which serve all rows of the warp at once.
// What a block of a few warps has under way is small; many of them fit an SM, and while some wait
// for their rows others compute or store. Fewer lanes for a row mean fewer shuffles, more lanes
// longer stretches of memory for each load, and up to half of the lanes' vectors may be empty.
//
// Rows need not begin on 16 bytes: they are read by the aligned vectors that cover them, and what
// these have of the neighbouring rows is replaced by -inf. Results at either end of such a row are
// stored one by one, up to seven halves each, and of a row of a few vectors that is most of the
// work: there `staged_rows` is better (H200, 100000 x 33 halves: 5.6 us, 9.5 here). A row that is
// longer than 4 KB would cost more registers than leave enough warps an SM.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/row_vectors.cuh"
#include "kernels/softmax/short_rows.cuh"

namespace roofmax::softmax::warp_rows {
namespace {

using namespace device;

constexpr int kMostThreads = 256;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Forward<T> problem;
  RowLanes lanes;
  int used;  ///< vectors of a lane, of those that it has registers for
};

template <typename T, Form form, int vectors, bool aligned>
__global__ void __launch_bounds__(kMostThreads)
    warp_rows(const __grid_constant__ Arguments<T> arguments) {
  const Forward<T>& problem = arguments.problem;
  const RowLanes lanes = arguments.lanes;
  const int rows_of_block = lanes.rows_of(static_cast<int>(blockDim.x));

  // All lanes of a warp stay together: beyond the last row they have nothing.
  for (std::int64_t first = std::int64_t{blockIdx.x} * rows_of_block; first < problem.shape.rows;
       first += std::int64_t{gridDim.x} * rows_of_block) {
    const std::int64_t r = first + lanes.row();
    const RowVectors<T, aligned> row(problem, r, lanes.lane(), lanes.count());
    Vector<T> held[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) held[i] = row.load(i);
    float max = -INFINITY;
    float values[vectors][Vector<T>::width];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      row.hide_neighbours(i, held[i]);
      max = fmaxf(max, held[i].max());
      held[i].unpack(values[i]);
    }
    const MaxSum pair = make_results<T, form>(values, arguments.used, max, lanes);
#pragma unroll
    for (int i = 0; i < vectors; ++i) row.store(i, values[i]);
    if (lanes.lane() == 0 && r < problem.shape.rows) problem.store_lse(r, pair);
  }
}

/// The launch for rows of `row_vectors` vectors.
template <typename T, Form form, bool aligned>
auto launch_for(const Shape& shape, std::int64_t row_vectors, LaneTuning tuning) {
  const LanePlan plan = plan_lanes(shape.rows, row_vectors, tuning.vectors, tuning.threads);
  const auto kernel = with_lane_vectors<aligned>(plan.used, [](auto vectors) {
    return warp_rows<T, form, decltype(vectors)::value, aligned>;
  });
  const GridLaunch<Arguments<T>> enqueue{kernel, plan.grid, tuning.threads};
  return [=](const Forward<T>& problem, const Launch& launch) {
    enqueue({problem, plan.lanes, plan.used}, launch);
  };
}

Kernel tuned(LaneTuning tuning) {
  return {
      .name = "warp_rows",
      .tuning = tuning.name(),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "several rows a warp, one pass, all of them in registers",
      .constraints = "rows of at most 4 KB",
      .source = "own",
      .supports = [](const Problem& problem,
                     const DeviceTraits&) { return refuse_long_rows(problem); },
      .traffic = modelled_traffic(1, 1.0),
      .prepare =
          prepare_forward([tuning]<typename T, Form form>(ForwardInstance<T, form> instance) {
            const std::int64_t cols = instance.shape.cols;
            const auto aligned =
                launch_for<T, form, true>(instance.shape, cols / kVectorWidth<T>, tuning);
            const auto any =
                launch_for<T, form, false>(instance.shape, most_covering_vectors<T>(cols), tuning);
            return launch_as_aligned(aligned, any);
          }),
  };
}

/// On an H200 two vectors are better for short rows (32768 x 64 halves: 3.8 us, 4.2 with four),
/// four for longer ones (100000 x 96: 11.1 us, 11.5 with two).
const Registration registration{{
    tuned({.threads = 128, .vectors = 4}),
    tuned({.threads = 128, .vectors = 2}),
    tuned({.threads = 64, .vectors = 4}),
}};

}  // namespace
}  // namespace roofmax::softmax::warp_rows
