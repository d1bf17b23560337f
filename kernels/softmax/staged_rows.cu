// staged_rows: rows that follow each other without a gap are one run of bytes, wherever each of
// them begins. A block brings a chunk of whole rows to shared memory in 16-byte vectors across
// their ends, by asynchronous copies, which take no registers. A row belongs to 1 to 32 lanes: they
// hold it in registers, element by element in turns, and put its results in its place. Then the
// block stores the chunk in vectors again.
//
// Cost: the compulsory bytes, which pass through shared memory twice in each direction; one
// exponential an element; two instructions an element for shared memory, where `warp_rows` needs
// two a vector; three barriers a chunk. It is for rows whose ends are off the vectors: 33 halves,
// of which `warp_rows` would store a third one by one, in a transaction of device memory each.
// Where rows are aligned and short, `warp_rows` has less to do (H200, 100000 x 96: 11.1 us, 14
// here); of 640 halves this is the faster by 1%, of 1024 the slower. A block does one thing after
// the other, so that chunks are small: of the many blocks of an SM some copy while others compute.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/staged_chunk.cuh"

namespace roofmax::softmax {
namespace {

using namespace device;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Forward<T> problem;
  int used;  ///< groups of a lane, of those that it has registers for
  int chunk_rows;
};

/// Elements that a lane takes one after the other.
constexpr int kGroup = 8;

template <typename T, Form form, int row_lanes, int groups>
__global__ void __launch_bounds__(kMostStagingThreads)
    staged_rows(const __grid_constant__ Arguments<T> arguments) {
  extern __shared__ uint4 dynamic_shared[];
  const Forward<T>& problem = arguments.problem;
  constexpr RowLanes lanes(row_lanes);
  const int used = arguments.used;
  const std::int64_t rows = problem.shape.rows;
  const auto cols = static_cast<int>(problem.shape.cols);
  const int rows_at_once = lanes.rows_of(static_cast<int>(blockDim.x));

  for (std::int64_t first = std::int64_t{blockIdx.x} * arguments.chunk_rows; first < rows;
       first += std::int64_t{gridDim.x} * arguments.chunk_rows) {
    const int count = static_cast<int>(min(std::int64_t{arguments.chunk_rows}, rows - first));
    const Chunk<T> chunk(problem.x + first * cols, count * cols, dynamic_shared);
    chunk.fetch();
    __pipeline_wait_prior(0);
    __syncthreads();
    // All lanes of a warp stay together: beyond the last row they have nothing.
    for (int begin = 0; begin < count; begin += rows_at_once) {
      const int r = begin + lanes.row();
      // The lanes have the elements in turns: this one the first of `left`, and every so many.
      T* const elements = chunk.staged() + r * cols + lanes.lane();
      const int left = r < count ? cols - lanes.lane() : 0;
      float values[groups][kGroup];
      float max = -INFINITY;
#pragma unroll
      for (int g = 0; g < groups; ++g) {
        if (g >= used) break;
#pragma unroll
        for (int i = 0; i < kGroup; ++i) {
          const int place = (g * kGroup + i) * row_lanes;
          values[g][i] = place < left ? Element<T>::load(elements + place) : -INFINITY;
          max = fmaxf(max, values[g][i]);
        }
      }
      const MaxSum pair = make_results<T, form>(values, used, max, lanes);
#pragma unroll
      for (int g = 0; g < groups; ++g) {
        if (g >= used) break;
#pragma unroll
        for (int i = 0; i < kGroup; ++i) {
          const int place = (g * kGroup + i) * row_lanes;
          if (place < left) elements[place] = Element<T>::round(values[g][i]);
        }
      }
      if (lanes.lane() == 0 && r < count) problem.store_lse(first + r, pair);
    }
    __syncthreads();
    chunk.store(problem.y + first * cols);
    __syncthreads();  // before the next chunk takes its place
  }
}

/// Groups of a lane: a row of 33 takes one lane.
constexpr int kGroups = 5;
/// Where a whole warp has the longest row of halves.
constexpr int kMostGroups = kShortRowBytes / 2 / kWarpSize / kGroup;

template <typename T, Form form, int row_lanes = 1>
auto kernel_for(const RowLanes& lanes, int used) {
  if constexpr (row_lanes < kWarpSize) {
    if (lanes.count() > row_lanes) return kernel_for<T, form, 2 * row_lanes>(lanes, used);
  } else if constexpr (sizeof(T) == 2) {
    if (used > kGroups) return staged_rows<T, form, row_lanes, kMostGroups>;
  }
  return staged_rows<T, form, row_lanes, kGroups>;
}

template <typename T, Form form>
auto launch_for(const Shape& shape, StagingTuning tuning) {
  const StagingPlan plan = plan_staging(shape, sizeof(T), kGroups * kGroup, tuning);
  const int group_columns = kGroup * plan.lanes.count();
  const int used = (static_cast<int>(shape.cols) + group_columns - 1) / group_columns;
  // At most 40 KB: beyond 48 a block would have to ask.
  const GridLaunch<Arguments<T>> enqueue{kernel_for<T, form>(plan.lanes, used), plan.grid,
                                         tuning.threads,
                                         static_cast<std::size_t>(plan.chunk_bytes)};
  return [=](const Forward<T>& problem, const Launch& launch) {
    enqueue({problem, used, plan.chunk_rows}, launch);
  };
}

Kernel tuned(StagingTuning tuning) {
  return {
      .name = "staged_rows",
      .tuning = tuning.name(),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "chunks of adjacent rows through shared memory, a few lanes per row, one pass",
      .constraints = "rows of at most 4 KB, without gaps between them",
      .source = "own",
      .supports = [](const Problem& problem,
                     const DeviceTraits&) { return refuse_unstaged(problem); },
      .traffic = traffic_of_short_rows,
      .prepare =
          prepare_forward([tuning]<typename T, Form form>(ForwardInstance<T, form> instance) {
            return launch_for<T, form>(instance.shape, tuning);
          }),
  };
}

const Registration registration{{
    tuned({.threads = 64, .bytes = 4096}),
    tuned({.threads = 128, .bytes = 8192}),
}};

}  // namespace
}  // namespace roofmax::softmax
