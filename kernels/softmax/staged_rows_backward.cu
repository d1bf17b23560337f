// staged_rows_backward: as in `staged_rows`, a block brings chunks of whole rows to shared memory
// in 16-byte vectors across their ends, here of y and of dy. A row belongs to 1 to 32 lanes, which
// take its words of 4 bytes in turns, and the elements beside those: once for the sum of y dy, once
// for dx, which they put in the place of y. Then the block stores the chunk in vectors.
//
// Cost: the compulsory bytes, y and dy in and dx out; five instructions a word for shared memory,
// where `warp_rows_backward` needs three a vector; three barriers a chunk. It is for many rows of
// halves with ends inside of their vectors, where that one stores element by element: 100000 rows
// of 17 halves take 5.0 us on an H200, and 9.1 there; of 33 halves 7.6 us and 9.9. Of few rows that
// one is the faster (2048 x 773: 5.0 us, 5.7 here), and mostly of fp32, whose words are elements.
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); the kernel is this project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/backward.cuh"
#include "kernels/softmax/staged_chunk.cuh"

namespace roofmax::softmax::staged_rows_backward {
namespace {

using namespace device;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Backward<T> problem;
  WordCut<T> cut;  ///< of y and dy
  RowLanes lanes;
  int chunk_rows;
  int chunk;  ///< vectors of shared memory for a chunk of one tensor
};

template <typename T>
__global__ void __launch_bounds__(kMostStagingThreads)
    staged_rows_backward(const __grid_constant__ Arguments<T> arguments) {
  using Word = typename WordCut<T>::Word;
  constexpr int width = WordCut<T>::width;
  extern __shared__ uint4 dynamic_shared[];
  const auto& [y_rows, dy_rows, dx_rows, shape] = arguments.problem;
  const RowLanes lanes = arguments.lanes;
  const auto [row_words, row_edges] = arguments.cut;
  const auto cols = static_cast<int>(shape.cols);
  const int rows_at_once = lanes.rows_of(static_cast<int>(blockDim.x));

  for (std::int64_t first = std::int64_t{blockIdx.x} * arguments.chunk_rows; first < shape.rows;
       first += std::int64_t{gridDim.x} * arguments.chunk_rows) {
    const int count = static_cast<int>(min(std::int64_t{arguments.chunk_rows}, shape.rows - first));
    const Chunk<T> of_y(y_rows + first * cols, count * cols, dynamic_shared);
    const Chunk<T> of_dy(dy_rows + first * cols, count * cols, dynamic_shared + arguments.chunk);
    of_y.fetch();
    of_dy.fetch();
    __pipeline_wait_prior(0);
    __syncthreads();
    // All lanes of a warp stay together: beyond the last row they work on whatever lies there, for
    // nobody.
    for (int begin = 0; begin < count; begin += rows_at_once) {
      const int r = begin + lanes.row();
      const RowWords<T> y(of_y.staged() + r * cols, arguments.cut);
      const RowWords<T> dy(of_dy.staged() + r * cols, arguments.cut);
      // Calls the one or the other for all that this lane has.
      const auto each = [&](const auto& of_word, const auto& of_edge) {
#pragma unroll 4
        for (int i = lanes.lane(); i < row_words; i += lanes.count()) of_word(i);
        for (int i = lanes.lane(); i < row_edges; i += lanes.count()) of_edge(i);
      };
      const auto unpack = [&](int i, float(&y_values)[width], float(&dy_values)[width]) {
        y.words()[i].unpack(y_values);
        dy.words()[i].unpack(dy_values);
      };
      float sum = 0.0f;
      each(
          [&](int i) {
            float y_values[width];
            float dy_values[width];
            unpack(i, y_values, dy_values);
#pragma unroll
            for (int k = 0; k < width; ++k) sum = fmaf(y_values[k], dy_values[k], sum);
          },
          [&](int i) {
            sum = fmaf(Element<T>::load(&y.edge(i)), Element<T>::load(&dy.edge(i)), sum);
          });
      sum = lanes.reduce(sum, Sum{});
      each(
          [&](int i) {
            float y_values[width];
            float dy_values[width];
            unpack(i, y_values, dy_values);
#pragma unroll
            for (int k = 0; k < width; ++k) y_values[k] *= dy_values[k] - sum;
            y.words()[i] = Word::pack(y_values);
          },
          [&](int i) {
            y.edge(i) = Element<T>::round(Element<T>::load(&y.edge(i)) *
                                          (Element<T>::load(&dy.edge(i)) - sum));
          });
    }
    __syncthreads();
    of_y.store(dx_rows + first * cols);
    __syncthreads();  // before the next chunk takes its place
  }
}

/// Elements of a lane in words, at most, until a warp has the row. With 32 one lane would have a
/// row of 33 halves: in one run 100000 of them took 7.8 us so, and 7.5 as it is.
constexpr int kLaneElements = 16;

Kernel tuned(StagingTuning tuning) {
  return {
      .name = "staged_rows_backward",
      .tuning = tuning.name(),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kBackward,
      .summary = "gradient: chunks of adjacent rows through shared memory, a few lanes per row",
      .constraints = "rows of at most 4 KB, without gaps between them",
      .source = "own; S0, S1: the formula",
      .supports = [](const Problem& problem,
                     const DeviceTraits&) { return refuse_unstaged(problem); },
      .traffic = modelled_traffic(1, 0.0),
      .prepare = prepare_backward([tuning]<typename T>(BackwardInstance<T> instance) {
        const StagingPlan plan =
            plan_staging(instance.shape, sizeof(T), kLaneElements / WordCut<T>::width, tuning);
        const auto kernel = staged_rows_backward<T>;
        const std::int64_t chunk = (plan.chunk_bytes + 15) / 16;
        const std::int64_t shared_bytes = 2 * chunk * 16;
        allow_dynamic_shared(kernel, shared_bytes);
        const GridLaunch<Arguments<T>> enqueue{kernel, plan.grid, tuning.threads,
                                               static_cast<std::size_t>(shared_bytes)};
        return [=](const Backward<T>& problem, const Launch& launch) {
          enqueue({problem, WordCut<T>(problem.y, problem.dy, static_cast<int>(problem.shape.cols)),
                   plan.lanes, plan.chunk_rows, static_cast<int>(chunk)},
                  launch);
        };
      }),
  };
}

/// On an H200 small blocks are better for the shortest rows (100000 x 17 halves: 5.0 us, 5.2 with
/// large ones), large ones for longer rows (180333 x 129: 43.4 us, 44.7 with small ones).
const Registration registration{{
    tuned({.threads = 64, .bytes = 2048}),
    tuned({.threads = 256, .bytes = 8192}),
}};

}  // namespace
}  // namespace roofmax::softmax::staged_rows_backward
