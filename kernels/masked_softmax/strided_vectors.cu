// strided_vectors: a row belongs to as many warps as hold it in registers, of a block or of a
// cluster of up to 16, and each of them reads its part in 16-byte vectors, wherever the row begins.
// The vectors cover the row from the boundary of a line on: the first may begin before the row and
// the last end after it, and what they have of its neighbours is hidden as a band hides scores, and
// not written back. Results go out in the same vectors, where they begin in theirs as scores do;
// else element by element.
//
// A row of the mask begins elsewhere in its vectors. A lane reads one of them for each of its
// vectors of scores, and what it lacks the next lane has: it comes by a shuffle, and the mask is
// read once.
//
// A warp takes the exponentials of halves relative to its own maximum, and the pairs of maximum and
// sum meet once: one factor then turns what the warp has kept into results. It is a power of two,
// but for a sink far above and a mask far from 0, and so rounds nothing. With elements=64 terms are
// not kept. A register has two scores as they are stored, and the results take a second
// exponential: that puts more rows on an SM at once, of which some load while others wait. In fp32
// the factor would show: there the maximum comes first, by an exchange of its own.
//
// Where the tensor ends within a vector, it is read in words, and the half that is in none by
// itself, all at once with the rest of the row and of its mask: the last row would else end a trip
// to memory or two after all others, up to 18% of the time of 4 us.
//
// Cost: the compulsory bytes. It is for long rows, and gains most where they are off the vectors:
// there the fused kernels read the mask twice and give a row to few threads, and `strided_elements`
// takes an instruction for each word. On an H200 in us, and by the faster of those:
// [37,12,1,39577] fp16 boolean 25, 41; [1,8,179,21843] fp16 causal and boolean 43, 63;
// [1,12,6,42411] fp16 additive 7.2, 9.7; [1,64,1,30418] bf16 5.0, 6.5; [4,64,1,58642] bf16 under a
// window 19, 23; [51,64,1,9425] fp32 63, 78. Of rows below some 3000 columns it is rarely the
// fastest. In fp32 it gains nothing under an additive mask: scores and mask take so many registers
// until they meet that few rows are on an SM. It has no kernels for these.
//
// Rows of 65 to 1017 halves were tried by 8 to 32 lanes of a warp in the same way, with the mask in
// words. At 16 of 126 problems that was the fastest, mostly at few rows of whole vectors
// ([1,16,114,384] fp16 causal 2.5 us, not 3.0). At others it took up to twice as long. The best of
// all kernels would take 1% less time with it (geometric mean of the 126): too little for 54 more.
//
// With two exchanges, of the maximum and of the sum, rows of halves that a cluster holds took 1 to
// 4% longer. Blocks of 128 threads with 32 elements take 24% longer where one of 256 is enough
// ([4,12,28,5028] fp16 boolean), and else up to 8% less or more.
//
// This project's own.

#include <algorithm>
#include <array>
#include <type_traits>

#include "kernels/contract/registry.hpp"
#include "kernels/device/launch.cuh"
#include "kernels/device/row_exponential.cuh"
#include "kernels/masked_softmax/strided_vectors.cuh"
#include "kernels/masked_softmax/vector_scores.cuh"

namespace roofmax::masked_softmax::strided_vectors {
namespace {

using namespace device;

template <typename Threads>
struct Arguments {
  ForwardArguments tensors;
  SmallRows rows;
  int mask_elements;
  float scale;
  Threads threads;
};

/// How the (max, sum) pairs of a row's parts become the row's: each sum is of the terms of the
/// `RowExponential` of its own maximum.
template <typename T, Explicit mask>
struct MergePairs {
  using Total = MaxSum;
  float factor;  ///< of the scores

  [[nodiscard]] static __device__ Total neutral() { return {}; }
  [[nodiscard]] __device__ Total over_lanes(Total part) const {
    const float max = warp_maximum(part.max);
    const RowExponential<T, mask> exponential(max, factor);
    return {max, warp_reduce(part.sum * exponential.rebase(part.max), Sum{})};
  }
};

/// Whether exponentials are taken before the row's maximum is known.
template <typename T>
constexpr bool kMergesOnce = sizeof(T) == 2;
/// Whether scores are kept as they are stored, in place of their terms.
template <typename T, Explicit mask>
constexpr bool keeps_scores(int elements) {
  return kMergesOnce<T> && mask != Explicit::additive && elements > 32;
}

template <typename T, Explicit mask, int elements, typename Threads>
__global__ void __launch_bounds__(Threads::kMostThreads, Threads::kLeastBlocks)
    strided_vectors(const __grid_constant__ Arguments<Threads> arguments) {
  using OfMask = MaskElement<T, mask>;
  using OfScores = Scores<T, mask>;
  constexpr int width = kVectorWidth<T>;
  constexpr int vectors = elements / width;
  constexpr int step = kStep<width>;
  constexpr int mask_bytes = width * static_cast<int>(sizeof(OfMask));
  using MaskVector = Vector<OfMask, mask_bytes>;
  using OfRow = RowExponential<T, mask>;
  using Scratch = std::conditional_t<kMergesOnce<T>,
                                     typename Threads::template TotalScratch<MergePairs<T, mask>>,
                                     typename Threads::template MaxSumScratch<Total<T>>>;
  __shared__ Scratch scratch;
  const Threads& threads = arguments.threads;
  const SmallRows& rows = arguments.rows;
  const ForwardArguments& tensors = arguments.tensors;
  threads.open(scratch);

  const CoveredRow<T, vectors> row(static_cast<const T*>(tensors.x), rows, threads);
  const auto& seen = row.seen;
  const T* const x = static_cast<const T*>(tensors.x) + row.start;
  // Of the mask, vectors beside its own may be asked for.
  const bool sees_all = row.sees_all(mask == Explicit::none ? 0 : width);

  OfScores scores[vectors];
  {
    const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
    Vector<T> held[vectors];
    MaskVector masks[vectors + 1];  // the last for the first lane alone
    const OfMask* mask_row = nullptr;
    int mask_start = 0;
    int shift = 0;
    if constexpr (mask != Explicit::none) {
      mask_start = rows.mask_start(row.index) + row.first_col;
      mask_row = static_cast<const OfMask*>(tensors.mask) + mask_start;
      shift = lead_of(mask_row, mask_bytes);
      mask_start -= shift;
      mask_row -= shift;
    }
    if (sees_all) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        held[i] = load_vector<Reuse::once>(x + i * step);
        if constexpr (mask != Explicit::none) {
          masks[i] = load_vector<Reuse::keep, OfMask, mask_bytes>(mask_row + i * step);
        }
      }
      if constexpr (mask != Explicit::none) {
        masks[vectors] =
            load_optional<OfMask, mask_bytes>(lane == 0 && shift != 0, mask_row + vectors * step);
      }
    } else {
      load_asked(held, x, seen, row.tensor);
      Columns<width> asked_of_mask{0, 0};
      Columns<width> mask_tensor{0, 0};
      if constexpr (mask != Explicit::none) {
        const int end = seen.end + width;
        asked_of_mask = {seen.begin - width, lane == 0 ? end : min(end, vectors * step)};
        mask_tensor = {-mask_start, arguments.mask_elements - mask_start};
        load_asked(masks, mask_row, asked_of_mask, mask_tensor);
      }
      using CutX = CutWord<T, sizeof(Vector<T>), width>;
      using CutMask = CutWord<OfMask, mask_bytes, width>;
      const bool cuts_mask =
          mask != Explicit::none && CutMask::may_be_among(vectors + 1, mask_tensor);
      if (CutX::may_be_among(vectors, row.tensor) || cuts_mask) {
        const CutX cut(x, seen, row.tensor);
        if constexpr (mask != Explicit::none) {
          CutMask(mask_row, asked_of_mask, mask_tensor).put_into(masks);
        }
        cut.put_into(held);
      }
    }
    threads.meet();
#pragma unroll
    for (int i = 0; i < vectors; ++i) scores[i].take(held[i]);
    if constexpr (mask != Explicit::none) {
      if (shift != 0) {
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          MaskVector next;
#pragma unroll
          for (int k = 0; k < MaskVector::word_count; ++k) {
            // The last lane goes on where the first has its next vector.
            next.words[k] = __shfl_sync(
                kAllLanes, lane == 0 ? masks[i + 1].words[k] : masks[i].words[k], lane + 1);
          }
          masks[i] = straddling(masks[i], next, shift * static_cast<int>(sizeof(OfMask)));
        }
      }
#pragma unroll
      for (int i = 0; i < vectors; ++i) scores[i].take_mask(masks[i]);
    }
  }
  if (!(arguments.scale > 0.0f)) {
#pragma unroll
    for (int i = 0; i < vectors; ++i) scores[i].turn(arguments.scale);
  }
  float terms[vectors][width];  // scores, until their exponentials are taken; packed ones pass by
#pragma unroll
  for (int i = 0; i < vectors; ++i) scores[i].apply_mask(arguments.scale, terms[i]);
  if (!sees_all) {
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (!seen.covers(i * step)) scores[i].hide_outside(seen.span(i * step), terms[i]);
    }
  }
  auto largest = OfScores::kNone;
#pragma unroll
  for (int i = 0; i < vectors; ++i) scores[i].raise(largest, terms[i]);
  const float max = warp_maximum(OfScores::value_of(largest));

  const float factor = OfScores::factor(arguments.scale);
  const auto sum_of_terms = [&](const OfRow& exponential) {
    if (exponential.shifts()) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) exponential.shift(terms[i]);
    }
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      scores[i].finish(terms[i]);
      exponential.take(terms[i]);
      sum += tree_sum(terms[i]);
      if constexpr (keeps_scores<T, mask>(elements)) scores[i].forget();
    }
    return sum;
  };
  const auto of_row_with = [&](float row_max) {
    OfRow exponential(row_max, factor);
    if (tensors.sink != nullptr) {
      exponential.join(Element<T>::load(static_cast<const T*>(tensors.sink) + rows.head(row.index)),
                       factor);
    }
    return exponential;
  };
  float sum = 0.0f;
  float own = 1.0f;  // by which a term of this warp becomes one of the row
  const OfRow exponential = [&] {
    if constexpr (kMergesOnce<T>) {
      const MaxSum pair =
          threads.merged({max, warp_reduce(sum_of_terms(OfRow(max, factor)), Sum{})}, scratch,
                         MergePairs<T, mask>{factor});
      const OfRow of_row = of_row_with(pair.max);
      sum = pair.sum * of_row.rebase(pair.max);
      own = of_row.rebase_result(max);
      return of_row;
    } else {
      const OfRow of_row = of_row_with(threads.max(max, scratch));
      sum = threads.sum(sum_of_terms(of_row), scratch);
      return of_row;
    }
  }();
  if (tensors.sink != nullptr) sum += exponential.of_sink();
  if (tensors.lse != nullptr && threads.is_first()) {
    tensors.lse[row.index] = exponential.log_sum(sum);
  }

  const Divisor<T> by_sum = divisor_by<T>(sum);
  const auto results_of = [&](int i) {
    if constexpr (keeps_scores<T, mask>(elements)) {
      scores[i].finish(terms[i]);
      exponential.take(terms[i]);
    }
#pragma unroll
    for (float& term : terms[i]) {
      if constexpr (kMergesOnce<T> && !keeps_scores<T, mask>(elements)) term *= own;
      term = by_sum(term);
    }
    return Vector<T>::pack(terms[i]);
  };
  T* const y = static_cast<T*>(tensors.y);
  row.store(y, sees_all, results_of);
  // Only what the band shows becomes NaN with its row.
  if (rows.is_banded && !(sum < INFINITY)) row.clear_hidden(y);
}

/// Threads that an SM must hold at once: with fewer registers each, what is loaded would spill.
/// With 16 elements and room for 1536 threads, not 1280, rows of 20 us take up to 14% less time.
template <typename T, Explicit mask>
constexpr int threads_of_sm(int elements) {
  if (elements > 32) return mask == Explicit::boolean ? 768 : 1024;
  if (elements > 16) return 1024;
  return mask == Explicit::additive ? 1280 : 1536;
}

constexpr std::array kTunings{VectorTuning{{16, 256}, 1025}, VectorTuning{{32, 256}, 2049},
                              VectorTuning{{64, 128}, 8193}};

static_assert(std::ranges::all_of(kTunings, &VectorTuning::parts_ends));

/// Whether a tuning has kernels for such scores. More than 32 elements of a thread would spill in
/// fp32 or under an additive mask, as 32 of both would (32 of fp32 under a boolean mask spill 16
/// bytes). Of fp32 in 16 there is none: while there was, it was the fastest at 2 of 46 problems, by
/// 4%.
[[nodiscard]] constexpr bool takes(const VectorTuning& tuning, std::size_t element_bytes,
                                   bool is_additive) {
  if (element_bytes == 4) return tuning.elements == 32 && !is_additive;
  return tuning.elements <= 32 || !is_additive;
}

template <typename T, Explicit mask, int tuning>
LaunchFunction prepare(const Problem& problem) {
  constexpr int elements = kTunings[tuning].elements;
  using Threads = RowWarps<elements, kTunings[tuning].threads, threads_of_sm<T, mask>(elements)>;
  const Shape shape = shape_of(problem);
  return prepare_covers<T>(shape.sk, [&](std::int64_t cols) -> LaunchFunction {
    const Threads threads(cols);
    const Arguments<Threads> prepared{
        .tensors = {},
        .rows = SmallRows(problem),
        .mask_elements = static_cast<int>(mask_rows_of(problem).count * shape.sk),
        .scale = static_cast<float>(problem.real("scale")),
        .threads = threads};
    const auto enqueue =
        threads.launch_of(strided_vectors<T, mask, elements, Threads>, shape.rows());
    return [=, sink = has_sink(problem)](const Launch& launch) {
      Arguments<Threads> arguments = prepared;
      arguments.tensors = forward_arguments(launch, mask != Explicit::none, sink);
      enqueue(arguments, launch);
    };
  });
}

template <int tuning>
std::optional<Refusal> supports(const Problem& problem, const DeviceTraits& device) {
  constexpr const VectorTuning& kTuning = kTunings[tuning];
  const std::size_t element_bytes = size_of(problem.dtype);
  const bool is_additive = explicit_mask_of(problem) == Explicit::additive;
  if (takes(kTuning, element_bytes, is_additive)) {
    return refuse_uncovered_rows(kTuning, problem, device);
  }
  const std::string name = kTuning.name();
  const std::string cure = ": use " + kTunings[1].name() + " or the fused kernels";
  if (element_bytes == 4 && is_additive) {
    return Refusal{"mask",
                   "an additive mask in fp32 leaves it no registers: use resident_mask, "
                   "strided_elements or the fused kernels"};
  }
  if (element_bytes == 4) return Refusal{"dtype", name + " is for halves alone" + cure};
  return Refusal{"mask", name + " has no registers for an additive mask" + cure};
}

template <int tuning>
Kernel tuned() {
  return {
      .name = "strided_vectors",
      .tuning = kTunings[tuning].name(),
      .operation = "masked_softmax",
      .device = DeviceKind::cuda,
      .dtypes = kDtypes,
      .serves = {{"mask", kEveryMask}, {"sink", {"none", "logit"}}},
      .summary = "fused; warps or a cluster per row, a vector a thread at a time",
      .constraints =
          "rows of halves of 1025 to 65473 columns; with elements=32 of 2049 to 131009, also of "
          "fp32 but for an additive mask; with elements=64 halves without one, of 8193 to 131009; "
          "at most 32705 and 65473 from compute capability 12.0 on; before 9.0 at most 4033 and, "
          "with elements=32, 8129; 2^30 scores",
      .source = "own",
      .supports = supports<tuning>,
      .traffic =
          [](const Problem& problem, const DeviceTraits&) {
            Traffic traffic = fused_traffic(problem, 1);
            if (kTunings[tuning].elements > 32) traffic.exponentials *= 2;
            return traffic;
          },
      .prepare = [](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
        if (shape_of(problem).rows() == 0) return [](const Launch&) {};
        return dispatch_dtype(problem.dtype, [&]<typename T>() {
          return dispatch_mask(explicit_mask_of(problem), [&]<Explicit mask>() -> LaunchFunction {
            if constexpr (takes(kTunings[tuning], sizeof(T), mask == Explicit::additive))
              return prepare<T, mask, tuning>(problem);
            return {};
          });
        });
      },
  };
}

const Registration registration{{tuned<0>(), tuned<1>(), tuned<2>()}};

}  // namespace
}  // namespace roofmax::masked_softmax::strided_vectors
