// staged_rows: rows that follow each other without a gap are one run of bytes, wherever each of
// them begins. A block brings a chunk of whole rows to shared memory in 16-byte vectors across
// their ends, by asynchronous copies, which take no registers. A row belongs to 1 to 32 lanes: they
// hold it in registers, word by word in turns, and put its results in its place. Then the block
// stores the chunk in vectors again.
//
// A row of an odd number of halves begins or ends within a word of 4 bytes, and one of an even
// number that begins within a word ends within one too. Such an element, an edge, a lane moves by
// itself. All else moves two halves at a time, and where a row has a whole group of words for every
// lane, none of these is asked whether it is there.
//
// Cost: the compulsory bytes, which pass through shared memory twice in each direction; one
// exponential an element; two instructions a word for shared memory, where `warp_rows` needs two a
// vector; three barriers a chunk. Every instruction an element shows: element by element
// 100000 x 33 halves took 6.0 us on an H200, and 180333 x 129 bf16 40.4; they take 5.6 and 33.5 so.
// Matrices below some 4 MB take 3% longer by words (geometric mean of `tuning_shapes`; 1041 x 64
// bf16 13%), but for nearly all of them other kernels are faster.
//
// It is for rows whose ends are off the vectors: 33 halves, of which `warp_rows` would store a
// third one by one, in a transaction of device memory each. Where rows are aligned and short,
// `warp_rows` has less to do (H200, 100000 x 96: 11.1 us, 14 here); of 640 halves this is the
// faster by 1%, of 1024 the slower. A block does one thing after the other, so that chunks are
// small: of the many blocks of an SM some copy while others compute.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/staged_chunk.cuh"

namespace roofmax::softmax::staged_rows {
namespace {

using namespace device;

/// Elements of a group: a lane has whole ones in registers.
constexpr int kGroup = 8;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Forward<T> problem;
  WordCut<T> cut;
  int used;  ///< groups of a lane, of those that it has registers for
  int chunk_rows;
};

template <typename T, Form form, int row_lanes, int groups>
__global__ void __launch_bounds__(kMostStagingThreads)
    staged_rows(const __grid_constant__ Arguments<T> arguments) {
  using Word = typename WordCut<T>::Word;
  constexpr int width = WordCut<T>::width;
  constexpr int group_words = kGroup / width;
  constexpr RowLanes lanes(row_lanes);
  extern __shared__ uint4 dynamic_shared[];
  const Forward<T>& problem = arguments.problem;
  const auto [row_words, row_edges] = arguments.cut;
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
    // All lanes of a warp stay together: beyond the last row they work on whatever lies there, for
    // nobody.
    for (int begin = 0; begin < count; begin += rows_at_once) {
      const int r = begin + lanes.row();
      const RowWords<T> row(chunk.staged() + r * cols, arguments.cut);
      Word* const words = row.words() + lanes.lane();
      const int left = row_words - lanes.lane();
      float values[groups][kGroup];
      // `body(where a word is, its values, whether the row has it)` for each word of this lane.
      const auto each_word = [&](const auto& body) {
#pragma unroll
        for (int g = 0; g < groups; ++g) {
          if (g >= used) break;
          // Elements of fp32 are words: to ask of each takes fewer registers then (64, not 98).
          const bool has_all = width > 1 && (g + 1) * group_words * row_lanes <= row_words;
#pragma unroll
          for (int i = 0; i < group_words; ++i) {
            const int place = (g * group_words + i) * row_lanes;
            body(words + place, &values[g][i * width], has_all || place < left);
          }
        }
      };
      // The same for its edges: none, one, or one at either end of the row.
      float edges[kMostEdges][1];
      const auto each_edge = [&](const auto& body) {
#pragma unroll
        for (int i = 0; i < kMostEdges; ++i) {
          if (i >= row_edges) break;
          body(i, edges[i], i % row_lanes == lanes.lane());
        }
      };

      std::uint32_t largest = Element<T>::negative_infinity;
      each_word([&](const Word* staged, float* of_word, bool is_there) {
        const Word word = is_there ? *staged : Word::neutral();
        largest = larger_of<T>(largest, word.words[0]);
        float unpacked[width];
        word.unpack(unpacked);
#pragma unroll
        for (int k = 0; k < width; ++k) of_word[k] = unpacked[k];
      });
      float max = largest_of<T>(largest);
      each_edge([&](int index, float(&edge)[1], bool is_there) {
        edge[0] = is_there ? Element<T>::load(&row.edge(index)) : -INFINITY;
        max = fmaxf(max, edge[0]);
      });
      const auto each_group = [&](const auto& body) {
#pragma unroll
        for (int g = 0; g < groups; ++g) {
          if (g >= used) break;
          body(values[g]);
        }
        each_edge([&](int, float(&edge)[1], bool) { body(edge); });
      };
      const MaxSum pair = make_results<T, form>(each_group, max, lanes);
      each_word([&](Word* staged, const float* of_word, bool is_there) {
        float unpacked[width];
#pragma unroll
        for (int k = 0; k < width; ++k) unpacked[k] = of_word[k];
        if (is_there) *staged = Word::pack(unpacked);
      });
      each_edge([&](int index, const float(&edge)[1], bool is_there) {
        if (is_there) row.edge(index) = Element<T>::round(edge[0]);
      });
      if (lanes.lane() == 0 && r < count) problem.store_lse(first + r, pair);
    }
    __syncthreads();
    chunk.store(problem.y + first * cols);
    __syncthreads();  // before the next chunk takes its place
  }
}

/// Elements of a lane in words: a row of 33 takes one lane.
constexpr int kLaneElements = 40;
/// Where a whole warp has the longest row of halves.
constexpr int kMostLaneElements = kShortRowBytes / 2 / kWarpSize;

template <typename T, Form form, int row_lanes = 1>
auto kernel_for(const RowLanes& lanes, int used) {
  constexpr int groups = kLaneElements / kGroup;
  if constexpr (row_lanes < kWarpSize) {
    if (lanes.count() > row_lanes) return kernel_for<T, form, 2 * row_lanes>(lanes, used);
  } else if constexpr (sizeof(T) == 2) {
    if (used > groups) return staged_rows<T, form, row_lanes, kMostLaneElements / kGroup>;
  }
  return staged_rows<T, form, row_lanes, groups>;
}

template <typename T, Form form>
auto launch_for(const Shape& shape, StagingTuning tuning) {
  constexpr int width = WordCut<T>::width;
  const auto cols = static_cast<int>(shape.cols);
  const StagingPlan plan = plan_staging(shape, sizeof(T), kLaneElements / width, tuning);
  const int at_once = kGroup / width * plan.lanes.count();
  const int used = (cols / width + at_once - 1) / at_once;
  // At most 40 KB: beyond 48 a block would have to ask.
  const GridLaunch<Arguments<T>> enqueue{kernel_for<T, form>(plan.lanes, used), plan.grid,
                                         tuning.threads,
                                         static_cast<std::size_t>(plan.chunk_bytes)};
  return [=](const Forward<T>& problem, const Launch& launch) {
    enqueue({problem, WordCut<T>(problem.x, cols), used, plan.chunk_rows}, launch);
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
      .traffic = modelled_traffic(1, 1.0),
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
}  // namespace roofmax::softmax::staged_rows
