// resident_mask: rows of fp32 scores under an additive mask, of which many share a row, as those of
// all heads do. A row of scores belongs to one block or to a cluster of up to 16, as in
// `strided_vectors`. The blocks stay on the device: they bring a row of the mask to shared memory,
// and take rows of scores that share it, one after another. Each thread asks for its vectors of the
// next row, which come to shared memory too, when it has those of this one in registers, masked.
// They are on their way while the row's maximum and sum go from warp to warp, and its results to
// memory.
//
// Scores, mask and results are three streams through the L2, of which memory sees two; and where
// registers hold a vector of fp32 of each, few rows are on an SM at once. Here the mask passes the
// L2 once for several rows, and what is on its way needs no registers.
//
// Cost: the compulsory bytes; two exchanges a row, and a wait for memory at each row of the mask.
// As many rows share one as let all clusters end together. On an H200 in us, and by the fastest of
// the others, all under an additive mask: [1,16,512,16384] 299, 359; [1,16,64,65536] 164, 194;
// [1,16,64,98304] 284, 351. Shorter rows, and fewer for each cluster, are not for it: [1,64,9,3276]
// 9.3, 6.9. In bf16 the same took up to a fifth longer than `strided_vectors`, and 4% less at best:
// there instructions and waits are the time, not the L2.
//
// Also tried: totals that each warp sends to all blocks, not each block (up to 15% longer); for
// each cluster rows that follow each other in the order of the mask, so that hardly any row of it
// is fetched twice (up to a tenth longer: clusters are then far apart in memory at any time).
//
// This project's own.

#include <cuda_pipeline_primitives.h>

#include <algorithm>
#include <array>
#include <string>

#include "kernels/contract/registry.hpp"
#include "kernels/device/division.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/device/row_exponential.cuh"
#include "kernels/masked_softmax/strided_vectors.cuh"
#include "kernels/masked_softmax/vector_scores.cuh"

namespace roofmax::masked_softmax::resident_mask {
namespace {

using namespace device;

constexpr int kWidth = kVectorWidth<float>;
constexpr int kVectorBytes = sizeof(Vector<float>);

[[nodiscard]] __device__ Vector<float> vector_at(const uint4* shared) {
  const uint4 raw = *shared;
  return {{raw.x, raw.y, raw.z, raw.w}};
}

/// The rows of the scores in parts, which a cluster takes in turn. Those of a part share a row of
/// the mask.
struct Parts {
  struct Part {
    int row;   ///< the next
    int last;  ///< of its rows
  };
  [[nodiscard]] __device__ Part part(int index) const {
    const Quotient of_mask_row = by_parts.of(index);
    const Quotient of_batch = by_queries.of(of_mask_row.value);
    const int before = of_mask_row.remainder * rows;
    const int row = of_batch.value * per_batch + of_batch.remainder * per_query + before * step;
    return {row, row + (min(rows, sharing - before) - 1) * step};
  }

  int count;
  int step;     ///< from one row of a part to the next
  int sharing;  ///< rows of one of the mask
  int rows;     ///< of a part; the last of a row of the mask may have fewer
  int per_batch;
  int per_query;
  IntegerDivider by_parts;
  IntegerDivider by_queries;
};

/// As many rows in a part as let all of `clusters` be done soonest: the mask costs a part half the
/// time of a row, and all wait for the cluster that has most. Of several the most, so that the mask
/// is fetched less often.
[[nodiscard]] Parts parts_of(const Problem& problem, std::int64_t clusters) {
  constexpr std::int64_t kMostRows = 256;  // the mask costs no more than 1/512 then
  const Shape shape = shape_of(problem);
  const MaskRows mask = mask_rows_of(problem);
  const std::int64_t sharing = shape.rows() / mask.count;
  const auto parts_of_mask_row = [&](std::int64_t rows) { return (sharing + rows - 1) / rows; };
  const auto half_rows_of_cluster = [&](std::int64_t rows) {
    return (mask.count * parts_of_mask_row(rows) + clusters - 1) / clusters * (2 * rows + 1);
  };
  std::int64_t best = 1;
  for (std::int64_t rows = 2; rows <= std::min(sharing, kMostRows); ++rows) {
    if (half_rows_of_cluster(rows) <= half_rows_of_cluster(best)) best = rows;
  }
  const bool is_per_query = mask.per_query != 0;
  return {.count = static_cast<int>(mask.count * parts_of_mask_row(best)),
          .step = is_per_query ? static_cast<int>(shape.sq) : 1,
          .sharing = static_cast<int>(sharing),
          .rows = static_cast<int>(best),
          .per_batch = mask.per_batch == 0 ? 0 : static_cast<int>(shape.heads * shape.sq),
          .per_query = is_per_query ? 1 : 0,
          .by_parts = IntegerDivider(parts_of_mask_row(best)),
          .by_queries = IntegerDivider(is_per_query ? shape.sq : 1)};
}

/// What a block needs of a row of the mask, in its shared memory. Rows that share it may begin at
/// different places of a line: it has the columns before the block's own that these may begin with.
class KeptMask {
  static constexpr int kColsBefore = kLineBytes / static_cast<int>(sizeof(float)) - 1;

 public:
  /// Vectors of shared memory for a block that has so many columns of a row.
  [[nodiscard]] static __host__ __device__ int room(int cols_of_block) {
    // The row of the mask begins within one, and a column's vector may be followed by another.
    return (cols_of_block + kColsBefore) / kWidth + 3;
  }

  __device__ KeptMask(uint4* shared, int cols_of_block)
      : shared_(shared),
        cols_of_block_(cols_of_block),
        first_col_(static_cast<int>(block_in_cluster()) * cols_of_block - kColsBefore) {}

  /// Asks for the first `cols` columns of the row that begins at element `start` of a mask of
  /// `elements`, by all threads of the block. They are here when all have waited for their copies
  /// and then for each other.
  __device__ void fetch(const float* mask, int elements, int start, int cols) {
    const int first = start + first_col_;
    const int lead = lead_of(mask + first, kVectorBytes);
    before_ = lead - first_col_;
#pragma unroll 1
    for (int v = static_cast<int>(threadIdx.x); v < room(cols_of_block_);
         v += static_cast<int>(blockDim.x)) {
      const int place = first - lead + v * kWidth;
      if (place + kWidth <= start || place >= start + cols) continue;
      if (place >= 0 && place + kWidth <= elements) {
        __pipeline_memcpy_async(shared_ + v, mask + place, kVectorBytes);
      } else {
        auto* const elements_of = reinterpret_cast<float*>(shared_ + v);
#pragma unroll
        for (int k = 0; k < kWidth; ++k) {
          if (place + k >= 0 && place + k < elements) elements_of[k] = mask[place + k];
        }
      }
    }
  }
  /// Calls `take(i, vector)` with `count` vectors, a warp's step from each to the next, of which
  /// the first begins at column `col`.
  template <int count, typename Take>
  __device__ void read(int col, const Take& take) const {
    const int shift = (col + before_) % kWidth;
    const uint4* const from = shared_ + (col + before_) / kWidth;
    if (shift == 0) {
#pragma unroll
      for (int i = 0; i < count; ++i) take(i, vector_at(from + i * kWarpSize));
      return;
    }
#pragma unroll
    for (int i = 0; i < count; ++i) {
      take(i, straddling(vector_at(from + i * kWarpSize), vector_at(from + i * kWarpSize + 1),
                         shift * static_cast<int>(sizeof(float))));
    }
  }

 private:
  uint4* shared_;
  int cols_of_block_;
  int first_col_;
  int before_ = 0;  ///< elements of shared memory before column 0's, or less than none
};

template <typename Threads>
struct Arguments {
  ForwardArguments tensors;
  SmallRows rows;
  Parts parts;
  int mask_elements;
  int clusters;
  float scale;
  Threads threads;
};

template <int elements, typename Threads>
__global__ void __launch_bounds__(Threads::kMostThreads, Threads::kLeastBlocks)
    resident_mask(const __grid_constant__ Arguments<Threads> arguments) {
  constexpr int vectors = elements / kWidth;
  constexpr int step = kStep<kWidth>;
  constexpr int most_warps = Threads::kMostThreads / kWarpSize;
  using Maxima = TotalsInTurns<TakeMaximum, kMostBlocks, most_warps>;
  using Sums = TotalsInTurns<AddSums<Total<float>>, kMostBlocks, most_warps>;
  using OfRow = RowExponential<float, Explicit::additive>;
  using OfScores = Scores<float, Explicit::additive>;
  __shared__ typename Maxima::Memory of_maxima;
  __shared__ typename Sums::Memory of_sums;
  extern __shared__ uint4 dynamic_shared[];
  const Threads& threads = arguments.threads;
  const SmallRows& rows = arguments.rows;
  const ForwardArguments& tensors = arguments.tensors;
  const auto* const scores_of_all = static_cast<const float*>(tensors.x);
  const Maxima maxima(of_maxima, threads.blocks());
  const Sums sums(of_sums, threads.blocks());
  maxima.open();
  sums.open();
  if (threads.blocks() > 1) announce_to_cluster();

  // A thread alone uses what it has here.
  uint4* const next_scores = dynamic_shared + threadIdx.x;
  const auto ask_for = [&](int index) {
    const CoveredRow<float, vectors> row(scores_of_all, rows, threads, index);
    const float* const x = scores_of_all + row.start;
    if (row.sees_all(0)) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        __pipeline_memcpy_async(next_scores + i * Threads::kMostThreads, x + i * step,
                                kVectorBytes);
      }
    } else {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        if (!row.seen.meets(i * step)) continue;
        uint4* const place = next_scores + i * Threads::kMostThreads;
        if (row.tensor.covers(i * step)) {
          __pipeline_memcpy_async(place, x + i * step, kVectorBytes);
        } else {
          const Vector<float> part =
              load_part<float, kVectorBytes>(x + i * step, row.tensor.span(i * step));
          *place = make_uint4(part.words[0], part.words[1], part.words[2], part.words[3]);
        }
      }
    }
  };

  int part_index = static_cast<int>(cluster_index());
  Parts::Part part = arguments.parts.part(part_index);
  KeptMask mask(dynamic_shared + vectors * Threads::kMostThreads,
                static_cast<int>(blockDim.x) * elements);
  const auto ask_for_mask = [&] {
    // All rows of a query show as much.
    const int cols = rows.is_banded && arguments.parts.per_query != 0
                         ? static_cast<int>(rows.shown(part.row).end)
                         : rows.cols;
    mask.fetch(static_cast<const float*>(tensors.mask), arguments.mask_elements,
               rows.mask_start(part.row), cols);
  };
  ask_for(part.row);
  ask_for_mask();
  threads.meet();
  bool is_mask_new = true;
#pragma unroll 1
  for (unsigned turn = 0;; ++turn) {
    const CoveredRow<float, vectors> row(scores_of_all, rows, threads, part.row);
    const bool sees_all = row.sees_all(0);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    if (is_mask_new) {
      __syncthreads();
    } else {
      __syncwarp();  // the compiler may move reads ahead of the wait alone
    }
    float terms[vectors][kWidth];
    mask.template read<vectors>(row.first_col, [&](int i, const Vector<float>& added) {
      OfScores scores;
      scores.take(vector_at(next_scores + i * Threads::kMostThreads));
      scores.take_mask(added);
      scores.apply_mask(arguments.scale, terms[i]);
    });
    if (!sees_all) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        if (row.seen.covers(i * step)) continue;
        OfScores::hide_outside(row.seen.span(i * step), terms[i]);
      }
    }

    is_mask_new = part.row == part.last;
    if (is_mask_new) {
      part_index += arguments.clusters;
      part = arguments.parts.part(part_index);
    } else {
      part.row += arguments.parts.step;
    }
    const bool is_last = part_index >= arguments.parts.count;
    if (!is_last) ask_for(part.row);

    float max = OfScores::kNone;
#pragma unroll
    for (int i = 0; i < vectors; ++i) OfScores::raise(max, terms[i]);
    OfRow exponential(maxima.merged(warp_maximum(max), turn), 1.0f);
    if (tensors.sink != nullptr) {
      exponential.join(static_cast<const float*>(tensors.sink)[rows.head(row.index)], 1.0f);
    }
    float of_thread = 0.0f;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      exponential.take(terms[i]);
      of_thread += tree_sum(terms[i]);
    }
    auto sum = static_cast<float>(sums.merged(warp_reduce(Total<float>{of_thread}, Sum{}), turn));
    if (tensors.sink != nullptr) sum += exponential.of_sink();
    if (tensors.lse != nullptr && threads.is_first()) {
      tensors.lse[row.index] = exponential.log_sum(sum);
    }
    // All of the block have read the one before. Sooner, behind the maximum, it took 1% longer.
    if (is_mask_new && !is_last) ask_for_mask();

    const Divisor<float> by_sum = divisor_by<float>(sum);
    auto* const y = static_cast<float*>(tensors.y);
    row.store(y, sees_all, [&](int i) {
#pragma unroll
      for (float& term : terms[i]) term = by_sum(term);
      return Vector<float>::pack(terms[i]);
    });
    // Only what the band shows becomes NaN with its row.
    if (rows.is_banded && !(sum < INFINITY)) row.clear_hidden(y);
    if (is_last) break;
  }
}

/// Threads that an SM must hold at once, which bounds their registers, and that it is given. With
/// 24 or 32 elements each and 768 of them a row leaves no registers for where it lies, and a
/// spilled word is slow out of all proportion: the L1 has no room beside the shared memory. 32
/// elements took a quarter longer than 16.
constexpr int kThreadsTogether = 1024;

constexpr std::array kTunings{VectorTuning{{16, 256}, 2049}, VectorTuning{{16, 512}, 4097}};

template <int tuning>
LaunchFunction prepare(const Problem& problem, const DeviceTraits& device) {
  constexpr int elements = kTunings[tuning].elements;
  constexpr int most_threads = kTunings[tuning].threads;
  using Threads = RowWarps<elements, most_threads, kThreadsTogether>;
  const Shape shape = shape_of(problem);
  return prepare_covers<float>(shape.sk, [&](std::int64_t cols) -> LaunchFunction {
    const Threads threads(cols);
    const int vectors =
        most_threads * elements / kWidth + KeptMask::room(threads.threads() * elements);
    auto enqueue = launch_of_clusters(resident_mask<elements, Threads>, shape.rows(),
                                      threads.blocks(), threads.threads(), vectors * kVectorBytes);
    prefer_shared(enqueue.kernel);
    const std::int64_t clusters = std::max<std::int64_t>(
        1, std::min<std::int64_t>(std::int64_t{device.processors} * kThreadsTogether /
                                      (threads.threads() * threads.blocks()),
                                  enqueue.most_at_once()));
    const Parts parts = parts_of(problem, clusters);
    const int used = static_cast<int>(std::min<std::int64_t>(clusters, parts.count));
    enqueue.blocks = std::int64_t{used} * threads.blocks();
    const Arguments<Threads> prepared{
        .tensors = {},
        .rows = SmallRows(problem),
        .parts = parts,
        .mask_elements = static_cast<int>(mask_rows_of(problem).count * shape.sk),
        .clusters = used,
        .scale = static_cast<float>(problem.real("scale")),
        .threads = threads};
    return [=, sink = has_sink(problem)](const Launch& launch) {
      Arguments<Threads> arguments = prepared;
      arguments.tensors = forward_arguments(launch, true, sink);
      enqueue(arguments, launch);
    };
  });
}

template <int tuning>
Kernel tuned() {
  return {
      .name = "resident_mask",
      .tuning = kTunings[tuning].name(),
      .operation = "masked_softmax",
      .device = DeviceKind::cuda,
      .dtypes = {{Dtype::fp32, Dtype::fp32}},
      .serves = {{"mask", {"additive", "causal_additive"}}, {"sink", {"none", "logit"}}},
      .summary = "fused; blocks that stay keep a row of the mask for the rows that share it",
      .constraints =
          "rows of 2049 to 65473 columns; with elements=16,threads=512 of 4097 to 131009; at most "
          "32705 and 65473 from compute capability 12.0 on, 4033 and 8129 before 9.0; 2^30 scores",
      .source = "own",
      .supports =
          [](const Problem& problem, const DeviceTraits& device) {
            return refuse_uncovered_rows(kTunings[tuning], problem, device);
          },
      .traffic = [](const Problem& problem,
                    const DeviceTraits&) { return fused_traffic(problem, 1); },
      .prepare = [](const Problem& problem, const DeviceTraits& device) -> LaunchFunction {
        if (shape_of(problem).rows() == 0) return [](const Launch&) {};
        return prepare<tuning>(problem, device);
      },
  };
}

const Registration registration{{tuned<0>(), tuned<1>()}};

}  // namespace
}  // namespace roofmax::masked_softmax::resident_mask
