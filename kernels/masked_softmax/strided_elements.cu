// strided_elements: a row belongs to 2 to 32 lanes of a warp, with 6 or 8 elements each, or to as
// many warps as hold it with 8 or 16 elements a thread: those of a block, or of a cluster of up to
// 16 blocks. They read an element a thread at a time, hold the row in registers and write it in the
// same way: it does not matter where a row begins, in the scores or in the mask. Halves go by two,
// a word, where all rows are made of whole words, and in rows of an odd number of them, where it
// pays, but for one, the edge.
//
// Cost: the compulsory bytes, by an instruction for each element or word where the fused kernels
// (fused_forward.cuh) have one for a vector. So it is for few scores, above all for rows of any
// length: what counts there is how long a row takes from its first load to its last store, and
// neither ends of rows nor shifted masks are in the way. On an H200 in us, and by the fused
// kernels: [1,32,13,427] fp16 additive 2.6, 4.9; [1,64,5,342] fp16 boolean 2.3, 4.9; [1,16,4,3892]
// fp16 causal and additive 2.9, 4.2; [1,12,3,1726] bf16 2.3, 2.9. Few long rows, as one query has,
// gain most: a cluster gives them as many SMs as they fill. [2,1,1,50892] fp16 boolean 3.3, 8.9;
// [1,4,1,54478] fp32 additive 4.0, 9.5; [31,12,1,28231] fp32 additive 32, 50. In fp32 it also keeps
// up where there are more ([98,1,219,443] 20.5, 21.5; [1,16,64,131072] additive 441, 483), and rows
// of few vectors do in any type
// ([6074,32,1,17] bf16 causal 5.8, 15.1). Elsewhere instructions are in the way: [12490,12,1,64]
// bf16 boolean 13.3, 11.4; [4,64,1,58642] bf16 under a window 34, 23.
//
// How many instructions there are is what decides, more than how many threads: 216 rows of 2407
// elements in 512 threads each are 6 warps for each scheduler of the device, and 600 instructions
// of a warp are 2 us of that. [54,4,1,2407] bf16 causal and boolean took 4.4 us when every element
// was asked again whether it is there, shown and in which direction the scale turns it, and
// addresses were computed from the arguments; 3.5 when that was asked once for a row, or counted in
// words (strided_elements.cuh); 3.2 since each warp has columns on end, so that addresses are
// constants of the instructions, and asks once whether it has all of them. Before all that, loads
// waited for each other: with elements=16 [1,8,106,205] fp16 boolean took 5.9 us, and 3.3 with all
// of them under way.
//
// At 270 of 273 problems the fastest of the fused kernels and of these three tunings is within 5%
// of what 4 elements and blocks of 512 threads would bring besides (8% at most), and without
// threads=512 at 267. Where a warp or less holds a row, 16 elements a thread are faster than 8 only
// where the fused kernels are faster still.
//
// In fp32 sums go from warp to warp in fp64, as in the fused kernels, but not from lane to lane,
// where a shuffle would take two.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/device/row_exponential.cuh"
#include "kernels/masked_softmax/strided_elements.cuh"
#include "kernels/masked_softmax/vector_scores.cuh"

namespace roofmax::masked_softmax::strided_elements {
namespace {

using namespace device;

template <typename T, typename Threads>
struct Arguments {
  ForwardArguments tensors;
  SmallRows rows;
  float scale;
  Threads threads;
};

template <typename T, Explicit mask, int elements, typename OfCut, typename Threads>
__global__ void __launch_bounds__(Threads::kMostThreads, Threads::kLeastBlocks)
    strided_elements(const __grid_constant__ Arguments<T, Threads> arguments) {
  using OfMask = MaskElement<T, mask>;
  constexpr int width = OfCut::width;
  // A row of the mask may begin within a word where one of an odd number of scores does not.
  constexpr int mask_width = OfCut::has_edges ? 1 : width;
  using Elements = OptionalElements<T, width>;
  using MaskElements = OptionalElements<OfMask, mask_width>;
  constexpr int loads = elements / width;
  constexpr int count = elements + (OfCut::has_edges ? 1 : 0);  // the edge comes last
  __shared__ typename Threads::template MaxSumScratch<Total<T>> scratch;
  const Threads& threads = arguments.threads;
  const SmallRows& rows = arguments.rows;
  const ForwardArguments& tensors = arguments.tensors;
  const auto* const scores_of_all = static_cast<const T*>(tensors.x);
  auto* const results_of_all = static_cast<T*>(tensors.y);
  threads.open(scratch);

  const StridedRow<OfCut, Threads> row(rows, threads, scores_of_all);
  const auto shown = row.shown_words();
  const T* const x = row.first_of(scores_of_all);
  const OfMask* mask_start = nullptr;
  const OfMask* mask_row = nullptr;
  if constexpr (mask != Explicit::none) {
    mask_start = static_cast<const OfMask*>(tensors.mask) + rows.mask_start(row.index);
    mask_row = row.first_of_row(mask_start);
  }
  Elements scores[loads];
  MaskElements masks[elements / mask_width];
  shown.ask(loads, [&](const auto& has) {
#pragma unroll
    for (int i = 0; i < loads; ++i) {
      scores[i].load(has(i), row.word_of(x, i), Element<T>::negative_infinity);
      if constexpr (mask != Explicit::none) {
#pragma unroll
        for (int k = 0; k < width / mask_width; ++k) {
          masks[i * width / mask_width + k].load(has(i), row.word_of(mask_row, i) + k, 0);
        }
      }
    }
  });
  OptionalElements<T, 1> edge;
  OptionalElements<OfMask, 1> edge_mask;
  if constexpr (OfCut::has_edges) {
    edge.load(row.shows_edge(), row.edge_of(scores_of_all), Element<T>::negative_infinity);
    if constexpr (mask != Explicit::none) {
      edge_mask.load(row.shows_edge(), row.edge_of_row(mask_start), 0);
    }
  }
  threads.meet();

  float terms[count];
#pragma unroll
  for (int i = 0; i < loads; ++i) unpack_word<Elements>(scores[i].word(), &terms[i * width]);
  if constexpr (OfCut::has_edges) {
    unpack_word<OptionalElements<T, 1>>(edge.word(), &terms[elements]);
  }
  const bool turns = !(arguments.scale > 0.0f);
  if (mask != Explicit::additive && turns) {
#pragma unroll
    for (float& term : terms) term *= arguments.scale == 0.0f ? 0.0f : -1.0f;
  }
  if constexpr (mask == Explicit::additive) {
    float added[count];
#pragma unroll
    for (int i = 0; i < elements / mask_width; ++i) {
      unpack_word<MaskElements>(masks[i].word(), &added[i * mask_width]);
    }
    if constexpr (OfCut::has_edges) unpack_word<MaskElements>(edge_mask.word(), &added[elements]);
#pragma unroll
    for (int i = 0; i < count; ++i) {
      terms[i] = added[i] == -INFINITY ? added[i] : fmaf(terms[i], arguments.scale, added[i]);
    }
  } else if constexpr (mask == Explicit::boolean) {
#pragma unroll
    for (int i = 0; i < elements; ++i) {
      if ((masks[i / mask_width].word() >> (i % mask_width * 8) & 0xff) != 0) terms[i] = -INFINITY;
    }
    if (OfCut::has_edges && edge_mask.word() != 0) terms[count - 1] = -INFINITY;
  }
  // What the band hides is -inf, as it was not loaded, but where it shares a word or was turned.
  if (turns || row.has_cut_words()) {
#pragma unroll
    for (int i = 0; i < elements; ++i) {
      if (row.hides(i)) terms[i] = -INFINITY;
    }
    if (OfCut::has_edges && !row.shows_edge()) terms[count - 1] = -INFINITY;
  }
  float max = terms[0];
#pragma unroll
  for (int i = 1; i < count; ++i) max = fmaxf(max, terms[i]);
  max = threads.max(max, scratch);

  const float factor = Scores<T, mask>::factor(arguments.scale);
  RowExponential<T, mask> exponential(max, factor);
  if (tensors.sink != nullptr) {
    exponential.join(Element<T>::load(static_cast<const T*>(tensors.sink) + rows.head(row.index)),
                     factor);
  }
  if (exponential.shifts()) exponential.shift(terms);
  exponential.take(terms);
  float sum = threads.sum(tree_sum(terms), scratch);
  if (tensors.sink != nullptr) sum += exponential.of_sink();

  if (tensors.lse != nullptr && threads.is_first() && row.is_there) {
    tensors.lse[row.index] = exponential.log_sum(sum);
  }
  const Divisor<T> by_sum = divisor_by<T>(sum);
#pragma unroll
  for (float& term : terms) term = by_sum(term);
  const auto words = row.words();
  T* const y = row.first_of(results_of_all);
  words.ask(loads, [&](const auto& has) {
#pragma unroll
    for (int i = 0; i < loads; ++i) {
      if (has(i)) store_word<width>(row.word_of(y, i), &terms[i * width]);
    }
  });
  if (OfCut::has_edges && row.has_edge()) {
    *row.edge_of(results_of_all) = Element<T>::round(terms[count - 1]);
  }
  // Only what the band shows becomes NaN with its row.
  if (rows.is_banded && !(sum < INFINITY)) {
#pragma unroll 1
    for (int i = 0; i < elements; ++i) {
      if (row.hides(i) && row.is_in_row(i)) y[row.col(i)] = Element<T>::round(0.0f);
    }
    if (OfCut::has_edges && row.has_edge() && !row.shows_edge()) {
      *row.edge_of(results_of_all) = Element<T>::round(0.0f);
    }
  }
}

/// Whether words and edges take less time than single elements. Of 16 a thread, blocks of 512 take
/// 1 to 14% less so for rows of an odd number of halves on an H200 (3% more at the most), but those
/// of 256 from 9% less to 11% more, and with 8 elements from 10% less to 14% more.
template <typename Threads>
constexpr bool kTakesEdges = Threads::kAreOfWarp || Threads::kMostThreads == 512;

template <typename T, Explicit mask, typename OfCut>
LaunchFunction prepare_cut(const Problem& problem, StridedTuning tuning) {
  const std::int64_t cols = OfCut::cols_of_words(shape_of(problem).sk);
  return with_tuning(tuning, cols, [&](auto elements, auto threads) -> LaunchFunction {
    using Threads = decltype(threads);
    if constexpr (OfCut::has_edges && !kTakesEdges<Threads>) {
      return {};
    } else {
      const Arguments<T, Threads> prepared{.tensors = {},
                                           .rows = SmallRows(problem),
                                           .scale = static_cast<float>(problem.real("scale")),
                                           .threads = threads};
      const auto enqueue = threads.launch_of(strided_elements<T, mask, elements, OfCut, Threads>,
                                             shape_of(problem).rows());
      return [=, sink = has_sink(problem)](const Launch& launch) {
        Arguments<T, Threads> arguments = prepared;
        arguments.tensors = forward_arguments(launch, mask != Explicit::none, sink);
        enqueue(arguments, launch);
      };
    }
  });
}

template <typename T, Explicit mask>
LaunchFunction prepare(const Problem& problem, StridedTuning tuning) {
  const std::int64_t cols = shape_of(problem).sk;
  const auto prepare_one = [&](auto cut) {
    return prepare_cut<T, mask, decltype(cut)>(problem, tuning);
  };
  return prepare_cuts<T>(
      tuning, cols, prepare_one, [=, sink = has_sink(problem)](auto cut, const Launch& launch) {
        const ForwardArguments given = forward_arguments(launch, mask != Explicit::none, sink);
        const auto* const x = static_cast<const T*>(given.x);
        const auto* const y = static_cast<const T*>(given.y);
        if constexpr (cut.has_edges) return cut.suits(x, y);
        return cut.suits(x, y, static_cast<const MaskElement<T, mask>*>(given.mask));
      });
}

Kernel tuned(StridedTuning tuning) {
  return {
      .name = "strided_elements",
      .tuning = tuning.name(),
      .operation = "masked_softmax",
      .device = DeviceKind::cuda,
      .dtypes = kDtypes,
      .serves = {{"mask", kEveryMask}, {"sink", {"none", "logit"}}},
      .summary = "fused; lanes, warps or a cluster per row, an element a thread at a time",
      .constraints = kStridedConstraints,
      .source = "own",
      .supports = refuse_unheld_rows(tuning),
      .traffic = [](const Problem& problem,
                    const DeviceTraits&) { return fused_traffic(problem, 1); },
      .prepare = [tuning](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
        if (shape_of(problem).rows() == 0) return [](const Launch&) {};
        return dispatch_dtype(problem.dtype, [&]<typename T>() {
          return dispatch_mask(explicit_mask_of(problem),
                               [&]<Explicit mask>() { return prepare<T, mask>(problem, tuning); });
        });
      },
  };
}

const Registration registration{{
    tuned(kOfFewElements),
    tuned(kOfManyElements),
    tuned(kOfLargeBlocks),
}};

}  // namespace
}  // namespace roofmax::masked_softmax::strided_elements
