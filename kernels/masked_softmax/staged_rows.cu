// staged_rows: rows that follow each other without a gap are one run of bytes, wherever each of
// them begins. A warp brings some whole rows to shared memory in 16-byte vectors across their ends,
// and with them their rows of the mask, which are one run or a few. A row belongs to 1, 2 or 4
// lanes: they hold it in registers, a word of two halves at a time, and put its results in its
// place. Then the warp stores its rows in vectors again. Nothing is shared but among the lanes of a
// warp, and so no barrier is for a whole block.
//
// Cost: the compulsory bytes, of which scores pass through shared memory twice in each direction,
// the mask once, and an instruction or two for a word of them. It is for many short rows of halves
// off the vectors. There instructions are the time, and most of them are for a row, not for its
// elements: where it begins, what of the mask belongs to it, its maximum, its sum.
// `strided_elements` has four rows of 41 columns in a warp, and takes 61 instructions of a warp for
// each of them; here a warp has 32, and takes 34. On an H200 in us, and by the fastest of the
// others: [873,32,26,41] bf16 causal and boolean 35.3, 59.0; [116,32,39,39] bf16 boolean 9.0, 12.2;
// [167,32,19,74] bf16 causal 10.4, 14.9; [252,12,70,70] bf16 additive 19.7, 24.8.
//
// A lane has up to 41 elements of a row: with 24 the first of these took 62 us, with 16 100. Of
// rows for which four lanes are needed some take 10% less time so, at 87 and 94 columns, some more,
// at 117; with eight, [64,12,197,197] bf16 additive took 56 us, and the fused kernels take 40. It
// is of no use where rows begin on vectors, nor where there are so few that each lane's elements
// are waited for. Where rows are a multiple of 32 banks of shared memory apart, or nearly, their
// lanes wait for each other: of 64 columns they take up to four times as long as by the fused
// kernels, and at [64,12,65,65] bf16 additive 8.1 us, where `strided_elements` takes 6.9.
//
// Also tried: warps that stay and fetch their next rows meanwhile (43 us for the first: a warp that
// comes later does as well, with less code and memory). The copy engine in place of the lanes: it
// reads past the L1, and a mask of 1 KB that all SMs ask the L2 for took 117.
//
// This project's own.

#include <cuda_pipeline_primitives.h>

#include <type_traits>
#include <utility>

#include "kernels/contract/registry.hpp"
#include "kernels/device/launch.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/device/row_exponential.cuh"
#include "kernels/device/row_words.cuh"
#include "kernels/device/settle.cuh"
#include "kernels/masked_softmax/small_rows.cuh"
#include "kernels/masked_softmax/vector_scores.cuh"

namespace roofmax::masked_softmax::staged_rows {
namespace {

using namespace device;

constexpr int kWarps = 4;       // of a block
constexpr int kBlocksOfSm = 7;  // at once: with more, the groups of a row do not fit the registers
constexpr int kMostLanes = 4;
/// Words of a row that a lane has at most, in groups: it has whole ones of them in registers.
constexpr int kMostWords = 20;
constexpr int kGroupWords = 4;
constexpr int kGroups = kMostWords / kGroupWords;
constexpr int kMostCols = 2 * kMostWords * kMostLanes;

constexpr int kVectorBytes = 16;
/// The most vectors in which a run of so many elements lies: it may begin and end within one.
constexpr int most_vectors_of(int elements, int element_bytes) {
  return elements * element_bytes / kVectorBytes + 2;
}

/// Rows of scores whose rows of the mask follow each other too, or are one.
struct MaskRuns {
  int run_rows;  ///< of each
  int step;      ///< elements of the mask from one row's to the next
  int elements;  ///< of the mask
  IntegerDivider by_run_rows;
};

template <typename T>
struct Arguments {
  ForwardArguments tensors;
  SmallRows rows;
  MaskRuns runs;
  float scale;
  WordCut<T> cut;
  int used;           ///< groups of a lane, of those that it has registers for
  int score_vectors;  ///< of shared memory for the scores of a warp
  int warp_vectors;   ///< and for all that it has
};

/// A run of elements of a tensor, and the vectors that hold it: in shared memory it lies in the
/// same place of them.
template <typename E>
class Run {
  using Element = std::remove_const_t<E>;
  static constexpr int width = kVectorBytes / sizeof(E);
  /// Vectors of a lane.
  static constexpr int steps =
      (most_vectors_of(kWarpSize * (2 * kMostWords + 1), sizeof(E)) + kWarpSize - 1) / kWarpSize;

 public:
  __device__ Run(E* tensor, int start, int count)
      : lead_(static_cast<int>(
            (reinterpret_cast<std::uintptr_t>(tensor) / sizeof(E) + static_cast<unsigned>(start)) %
            width)),
        end_(lead_ + count),
        first_(start - lead_),
        first_vector_(tensor + first_) {}

  /// Elements from the boundary of a vector to the first.
  [[nodiscard]] __device__ int lead() const { return lead_; }

  /// To shared memory, by a warp, with what else is in the vectors, of a tensor of `elements`.
  /// Arrives later (`__pipeline_wait_prior`). `keeps_in_l1`: for other warps of this SM.
  template <bool keeps_in_l1>
  __device__ void fetch(uint4* shared, int elements, int thread) const {
    // Vectors that reach beyond the tensor are copied in part.
    const int whole =
        static_cast<int>(static_cast<unsigned>(min(end_ + width - 1, elements - first_)) / width);
    std::size_t source = __cvta_generic_to_global(first_vector_ + thread * width);
    auto place = static_cast<unsigned>(__cvta_generic_to_shared(shared + thread));
    // Else each copy has its addresses computed anew.
    settle(source);
    settle(place);
    if (thread < whole && thread >= (first_ < 0 ? 1 : 0)) copy_later<keeps_in_l1, 0>(place, source);
    [&]<int... step>(std::integer_sequence<int, step...>) {
      (...,
       (thread < whole - (step + 1) * kWarpSize ? copy_later<keeps_in_l1, step + 1>(place, source)
                                                : static_cast<void>(0)));
    }
    (std::make_integer_sequence<int, steps - 1>{});
    if (first_ < 0 || whole * width < end_) {
      auto* const to = reinterpret_cast<Element*>(shared);
      const int rest = whole * width + thread;
      if (rest >= lead_ && rest < end_) to[rest] = first_vector_[rest];
      if (first_ < 0 && thread >= lead_ && thread < min(width, end_)) {
        to[thread] = first_vector_[thread];
      }
    }
  }

  /// What was staged as a run of that lead, to here.
  __device__ void store(const uint4* shared, int lead, int thread) const {
    const auto* const from = reinterpret_cast<const E*>(shared);
    if (lead != lead_) {
#pragma unroll 1
      for (int i = thread; i < end_ - lead_; i += kWarpSize) {
        first_vector_[lead_ + i] = from[lead + i];
      }
      return;
    }
    const int begin = lead_ > 0 ? 1 : 0;
    const int end = end_ / width;
    const uint4* const source = shared + thread;
    auto* const place = reinterpret_cast<uint4*>(first_vector_) + thread;
#pragma unroll
    for (int i = 0; i < steps; ++i) {
      const int vector = i * kWarpSize + thread;
      if (vector >= begin && vector < end) place[i * kWarpSize] = source[i * kWarpSize];
    }
    const int tail = end_ % width;
    if (lead_ > 0 || tail > 0) {
      // Of the first vector, and of the last.
      if (thread >= lead_ && thread < min(width, end_) && begin > 0) {
        first_vector_[thread] = from[thread];
      }
      if (thread < tail && end >= begin) {
        first_vector_[end * width + thread] = from[end * width + thread];
      }
    }
  }

 private:
  /// The vector of that step.
  template <bool keeps_in_l1, int step>
  static __device__ void copy_later(unsigned shared, std::size_t from) {
    constexpr int offset = step * kWarpSize * kVectorBytes;
    if constexpr (keeps_in_l1) {
      asm volatile("cp.async.ca.shared.global [%0 + %2], [%1 + %2], 16;" ::"r"(shared), "l"(from),
                   "n"(offset)
                   : "memory");
    } else {
      asm volatile("cp.async.cg.shared.global [%0 + %2], [%1 + %2], 16;" ::"r"(shared), "l"(from),
                   "n"(offset)
                   : "memory");
    }
  }

  int lead_;
  int end_;
  int first_;
  E* first_vector_;
};

template <typename T, Explicit mask, int row_lanes>
__global__ void __launch_bounds__(kWarps* kWarpSize, kBlocksOfSm)
    staged_rows(const __grid_constant__ Arguments<T> arguments) {
  using Word = typename WordCut<T>::Word;
  using OfMask = MaskElement<T, mask>;
  constexpr int width = WordCut<T>::width;
  constexpr int warp_rows = kWarpSize / row_lanes;
  extern __shared__ uint4 dynamic_shared[];
  const SmallRows& rows = arguments.rows;
  const ForwardArguments& tensors = arguments.tensors;
  const auto [row_words, row_edges] = arguments.cut;
  const int used = arguments.used;
  const int cols = rows.cols;
  const int warp = static_cast<int>(threadIdx.x) / kWarpSize;
  const int thread = static_cast<int>(threadIdx.x) % kWarpSize;
  const int lane = thread % row_lanes;
  const int r = thread / row_lanes;
  const int first = (static_cast<int>(blockIdx.x) * kWarps + warp) * warp_rows;
  const int count = min(warp_rows, rows.count - first);
  if (count <= 0) return;
  // All lanes stay together: beyond the last row they work on whatever lies there, for nobody.
  const bool is_there = r < count;
  const int index = first + (is_there ? r : 0);

  uint4* const shared = dynamic_shared + warp * arguments.warp_vectors;
  const Run<const T> scores(static_cast<const T*>(tensors.x), first * cols, count * cols);
  scores.template fetch<false>(shared, rows.count * cols, thread);
  const OfMask* mask_row = nullptr;
  if constexpr (mask != Explicit::none) {
    const MaskRuns& runs = arguments.runs;
    uint4* place = shared + arguments.score_vectors;
    int left = runs.run_rows - runs.by_run_rows.of(first).remainder;
#pragma unroll 1
    for (int begin = 0; begin < count;) {
      const int some = min(count - begin, left);
      const int elements = runs.step == 0 ? cols : some * cols;
      const Run<const OfMask> run(static_cast<const OfMask*>(tensors.mask),
                                  rows.mask_start(first + begin), elements);
      run.template fetch<true>(place, runs.elements, thread);
      if (r >= begin) {
        mask_row = reinterpret_cast<const OfMask*>(place) + run.lead() + (r - begin) * runs.step;
      }
      place += most_vectors_of(elements, sizeof(OfMask));
      begin += some;
      left = runs.run_rows;
    }
  }
  __pipeline_commit();

  const RowWords<T> row(reinterpret_cast<T*>(shared) + scores.lead() + r * cols, arguments.cut);
  Word* const words = row.words() + lane;
  const int words_left = row_words - lane;
  const int first_col = row.head() + lane * width;
  // This lane's elements: groups of words, and the row's edges, one or one at either end of it.
  float values[kGroups][kGroupWords * width];
  float edges[kMostEdges];
  // `body(which word of the row, its values, whether the row has it)` for each word of this lane.
  const auto each_word = [&](const auto& body) {
#pragma unroll
    for (int g = 0; g < kGroups; ++g) {
      if (g >= used) break;
      if ((g + 1) * kGroupWords * row_lanes <= row_words) {
#pragma unroll
        for (int i = 0; i < kGroupWords; ++i) {
          body((g * kGroupWords + i) * row_lanes, &values[g][i * width], true);
        }
      } else {
#pragma unroll
        for (int i = 0; i < kGroupWords; ++i) {
          const int place = (g * kGroupWords + i) * row_lanes;
          body(place, &values[g][i * width], place < words_left);
        }
      }
    }
  };
  const auto each_group = [&](const auto& body) {
#pragma unroll
    for (int g = 0; g < kGroups; ++g) {
      if (g >= used) break;
      body(values[g]);
    }
    body(edges);
  };
  const auto has_edge = [&](int i) { return i < row_edges && i % row_lanes == lane; };
  const auto masked = [&](float x, const OfMask* at, bool is_shown) {
    if constexpr (mask == Explicit::additive) {
      const float added = is_shown ? Element<T>::load(at) : 0.0f;
      return added == -INFINITY ? added : fmaf(x, arguments.scale, added);
    } else if constexpr (mask == Explicit::boolean) {
      return is_shown && *at != 0 ? -INFINITY : x;
    }
    return x;
  };

  __pipeline_wait_prior(0);
  __syncwarp();
  each_word([&](int place, float* of_word, bool has_word) {
    const Word word = has_word ? words[place] : Word::neutral();
    float unpacked[width];
    word.unpack(unpacked);
#pragma unroll
    for (int k = 0; k < width; ++k) {
      of_word[k] = masked(unpacked[k], mask_row + first_col + place * width + k, has_word);
    }
  });
#pragma unroll
  for (int i = 0; i < kMostEdges; ++i) {
    edges[i] = has_edge(i)
                   ? masked(Element<T>::load(&row.edge(i)), mask_row + row.edge_col(i), true)
                   : -INFINITY;
  }
  Range shown{0, cols};
  if (rows.is_banded) {
    shown = rows.shown(index);
    // `hides(a column, how much further)`: what comes second is known to the compiler.
    const auto hide = [&](const auto& hides) {
      each_word([&](int place, float* of_word, bool) {
#pragma unroll
        for (int k = 0; k < width; ++k) {
          if (hides(first_col, place * width + k)) of_word[k] = -INFINITY;
        }
      });
#pragma unroll
      for (int i = 0; i < kMostEdges; ++i) {
        if (hides(row.edge_col(i), 0)) edges[i] = -INFINITY;
      }
    };
    const auto begin = static_cast<int>(shown.begin);
    const auto end = static_cast<int>(shown.end);
    hide([end](int col, int further) { return further >= end - col; });
    if (__any_sync(kAllLanes, begin > 0)) {
      hide([begin](int col, int further) { return further < begin - col; });
    }
  }

  float max = -INFINITY;
  each_group([&]<int n>(const float(&of_group)[n]) {
#pragma unroll
    for (int i = 0; i < n; ++i) max = fmaxf(max, of_group[i]);
  });
  max = warp_reduce<row_lanes>(max, Maximum{});
  const float factor = Scores<T, mask>::factor(arguments.scale);
  RowExponential<T, mask> exponential(max, factor);
  if (tensors.sink != nullptr) {
    exponential.join(Element<T>::load(static_cast<const T*>(tensors.sink) + rows.head(index)),
                     factor);
  }
  if (__any_sync(kAllLanes, exponential.shifts())) {
    each_group([&](auto& of_group) { exponential.shift(of_group); });
  }
  float sum = 0.0f;
  each_group([&](auto& of_group) {
    exponential.take(of_group);
    sum += tree_sum(of_group);
  });
  sum = warp_reduce<row_lanes>(sum, Sum{});
  if (tensors.sink != nullptr) sum += exponential.of_sink();
  if (tensors.lse != nullptr && lane == 0 && is_there) {
    tensors.lse[index] = exponential.log_sum(sum);
  }

  const Divisor<T> by_sum = divisor_by<T>(sum);
  each_word([&](int place, const float* of_word, bool has_word) {
    float results[width];
#pragma unroll
    for (int k = 0; k < width; ++k) results[k] = by_sum(of_word[k]);
    if (has_word) words[place] = Word::pack(results);
  });
#pragma unroll
  for (int i = 0; i < kMostEdges; ++i) {
    if (has_edge(i)) row.edge(i) = Element<T>::round(by_sum(edges[i]));
  }
  // Only what the band shows becomes NaN with its row.
  if (rows.is_banded && __any_sync(kAllLanes, !(sum < INFINITY))) {
    __syncwarp();
    if (!(sum < INFINITY)) {
#pragma unroll 1
      for (int col = lane; col < cols; col += row_lanes) {
        if (col < shown.begin || col >= shown.end) row.row()[col] = Element<T>::round(0.0f);
      }
    }
  }
  __syncwarp();
  Run<T>(static_cast<T*>(tensors.y), first * cols, count * cols)
      .store(shared, scores.lead(), thread);
}

template <typename T, Explicit mask, int row_lanes = 1>
auto kernel_for(int lanes) {
  if constexpr (row_lanes < kMostLanes) {
    if (lanes > row_lanes) return kernel_for<T, mask, 2 * row_lanes>(lanes);
  }
  return staged_rows<T, mask, row_lanes>;
}

MaskRuns runs_of(const Problem& problem) {
  const Shape shape = shape_of(problem);
  const MaskRows mask_rows = mask_rows_of(problem);
  const bool has_row_of_query = mask_rows.per_query != 0 && shape.sq > 1;
  const bool has_row_of_batch = mask_rows.per_batch != 0 || shape.b == 1;
  // Where there is one head, batch elements may follow each other in the mask too.
  const bool is_one_run =
      shape.heads == 1 && has_row_of_batch && (has_row_of_query || shape.sq == 1);
  // Nor does a run of one row end where that is the row of all.
  const bool is_one_row = mask_rows.count == 1;
  const std::int64_t rows = is_one_run || is_one_row ? shape.rows()
                            : has_row_of_query       ? shape.sq
                                                     : shape.heads * shape.sq;
  const bool has_steps = !is_one_row && (is_one_run || has_row_of_query);
  return {.run_rows = static_cast<int>(rows),
          .step = has_steps ? static_cast<int>(shape.sk) : 0,
          .elements = static_cast<int>(mask_rows.count * shape.sk),
          .by_run_rows = IntegerDivider(rows)};
}

template <typename T, Explicit mask>
LaunchFunction prepare(const Problem& problem) {
  const Shape shape = shape_of(problem);
  const auto cols = static_cast<int>(shape.sk);
  constexpr int width = WordCut<T>::width;
  int lanes = 1;
  while (cols / width > kMostWords * lanes) lanes *= 2;
  const int warp_rows = kWarpSize / lanes;
  const int words_at_once = kGroupWords * lanes;
  const MaskRuns runs = runs_of(problem);
  // They are whole vectors, 8 rows and more, but may begin within one.
  const int score_vectors = warp_rows * cols * static_cast<int>(sizeof(T)) / kVectorBytes + 1;
  int mask_vectors = 0;
  if (mask != Explicit::none) {
    constexpr int bytes = sizeof(MaskElement<T, mask>);
    const int most_runs = std::min(warp_rows, (warp_rows - 2 + runs.run_rows) / runs.run_rows + 1);
    const int mask_rows = runs.step == 0 ? most_runs : warp_rows;
    // At least `most_vectors_of` each run.
    mask_vectors = mask_rows * cols * bytes / kVectorBytes + 2 * most_runs;
  }
  const Arguments<T> prepared{.tensors = {},
                              .rows = SmallRows(problem),
                              .runs = runs,
                              .scale = static_cast<float>(problem.real("scale")),
                              .cut = WordCut<T>(nullptr, cols),
                              .used = (cols / width + words_at_once - 1) / words_at_once,
                              .score_vectors = score_vectors,
                              .warp_vectors = score_vectors + mask_vectors};
  const std::int64_t block_rows = std::int64_t{kWarps} * warp_rows;
  const auto kernel = kernel_for<T, mask>(lanes);
  prefer_shared(kernel);
  const GridLaunch<Arguments<T>> enqueue{
      kernel, grid_for((shape.rows() + block_rows - 1) / block_rows), kWarps * kWarpSize,
      static_cast<std::size_t>(kWarps) * kVectorBytes *
          static_cast<std::size_t>(prepared.warp_vectors)};
  return [=, sink = has_sink(problem)](const Launch& launch) {
    Arguments<T> arguments = prepared;
    arguments.tensors = forward_arguments(launch, mask != Explicit::none, sink);
    arguments.cut = WordCut<T>(static_cast<const T*>(arguments.tensors.x), cols);
    enqueue(arguments, launch);
  };
}

std::optional<Refusal> supports(const Problem& problem, const DeviceTraits& /*device*/) {
  const Shape shape = shape_of(problem);
  if (shape.sk > kMostCols) {
    return Refusal{"sk", std::to_string(kMostLanes) + " lanes hold " + std::to_string(kMostCols) +
                             " columns, not " + std::to_string(shape.sk)};
  }
  if (!(problem.real("scale") > 0)) {
    return Refusal{"scale", "it takes those above 0, not " + problem.text("scale")};
  }
  return refuse_many_scores(shape);
}

const Registration registration{{{
    .name = "staged_rows",
    .operation = "masked_softmax",
    .device = DeviceKind::cuda,
    .dtypes = {{Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}},
    .serves = {{"mask", kEveryMask}, {"sink", {"none", "logit"}}},
    .summary = "fused; rows of a warp through shared memory, a few lanes per row",
    .constraints = "rows of at most 160 columns; a scale above 0; 2^30 scores",
    .source = "own",
    .supports = supports,
    .traffic = [](const Problem& problem,
                  const DeviceTraits&) { return fused_traffic(problem, 1); },
    .prepare = [](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
      if (shape_of(problem).rows() == 0) return [](const Launch&) {};
      const auto prepare_for = [&]<typename T>() -> LaunchFunction {
        return dispatch_mask(explicit_mask_of(problem),
                             [&]<Explicit mask>() { return prepare<T, mask>(problem); });
      };
      return problem.dtype == Dtype::fp16 ? prepare_for.template operator()<__half>()
                                          : prepare_for.template operator()<__nv_bfloat16>();
    },
}}};

}  // namespace
}  // namespace roofmax::masked_softmax::staged_rows
