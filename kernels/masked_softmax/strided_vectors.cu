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
// Cost: the compulsory bytes. It is for long rows, and gains most where they are off the vectors:
// there the fused kernels read the mask twice and give a row to few threads, and `strided_elements`
// takes an instruction for each word. On an H200 in us, and by the faster of those:
// [37,12,1,39577] fp16 boolean 27, 40; [1,8,179,21843] fp16 causal and boolean 44, 63;
// [1,12,6,42411] fp16 additive 7.5, 9.8; [1,64,1,30418] bf16 5.0, 6.5; [4,64,1,58642] bf16 under a
// window 18, 23; [51,64,1,9425] fp32 62, 78. Of rows below some 3000 columns it is rarely the
// fastest, and in fp32 it gains nothing under an additive mask: scores and mask take so many
// registers until they meet that few rows are on an SM.
//
// With two exchanges, of the maximum and of the sum, rows of halves that a cluster holds took 1 to
// 4% longer. Blocks of 128 threads with 32 elements take 24% longer where one of 256 is enough
// ([4,12,28,5028] fp16 boolean), and else up to 8% less or more.
//
// This project's own.

#include <array>
#include <type_traits>

#include "kernels/contract/registry.hpp"
#include "kernels/device/launch.cuh"
#include "kernels/masked_softmax/row_exponential.cuh"
#include "kernels/masked_softmax/row_threads.cuh"
#include "kernels/masked_softmax/small_rows.cuh"
#include "kernels/masked_softmax/vector_scores.cuh"

namespace roofmax::masked_softmax {
namespace {

using namespace device;

/// Rows are covered from a multiple of so many bytes on: what a warp loads or stores at once is
/// then in no more lines than of an aligned row.
constexpr int kLineBytes = 128;

/// Elements from the last multiple of so many bytes.
template <typename E>
[[nodiscard]] __host__ __device__ int lead_of(const E* place, int bytes) {
  return static_cast<int>(reinterpret_cast<std::uintptr_t>(place) % static_cast<unsigned>(bytes) /
                          sizeof(E));
}

template <typename Threads>
struct Arguments {
  ForwardArguments tensors;
  SmallRows rows;
  int mask_elements;
  float scale;
  Threads threads;
};

/// A vector, or zeros where it is not there. As an instruction of its own: else loads wait for each
/// other (`OptionalElements`).
template <typename E, int bytes>
[[nodiscard]] __device__ Vector<E, bytes> load_optional(bool is_there, const E* aligned) {
  auto vector = Vector<E, bytes>::zero();
  auto& words = vector.words;
  const std::size_t address = __cvta_generic_to_global(aligned);
  const unsigned condition = is_there ? 1 : 0;
  if constexpr (bytes == 16) {
    asm volatile(
        "{ .reg .pred p; setp.ne.u32 p, %5, 0; @p ld.global.v4.u32 {%0, %1, %2, %3}, [%4]; }"
        : "+r"(words[0]), "+r"(words[1]), "+r"(words[2]), "+r"(words[3])
        : "l"(address), "r"(condition));
  } else if constexpr (bytes == 8) {
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %3, 0; @p ld.global.v2.u32 {%0, %1}, [%2]; }"
                 : "+r"(words[0]), "+r"(words[1])
                 : "l"(address), "r"(condition));
  } else {
    static_assert(bytes == 4);
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %2, 0; @p ld.global.u32 %0, [%1]; }"
                 : "+r"(words[0])
                 : "l"(address), "r"(condition));
  }
  return vector;
}

/// Elements of a vector one by one, where the rest of it is outside the tensor, or not to be
/// written. Not inlined: they would be most of the code.
template <typename E, int bytes>
[[nodiscard]] __device__ __noinline__ Vector<E, bytes> load_part(const E* from, Span part) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(E));
  auto vector = Vector<E, bytes>::zero();
#pragma unroll
  for (int i = 0; i < Vector<E, bytes>::width; ++i) {
    if (!part.has(i)) continue;
    const std::uint32_t bits = reinterpret_cast<const BitsOf<E>*>(from)[i];
    vector.words[i / in_word] |= bits << (i % in_word * 8 * sizeof(E));
  }
  return vector;
}
template <typename E>
__device__ __noinline__ void store_part(E* to, Vector<E> vector, Span part) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(E));
#pragma unroll
  for (int i = 0; i < Vector<E>::width; ++i) {
    if (!part.has(i)) continue;
    reinterpret_cast<BitsOf<E>*>(to)[i] =
        static_cast<BitsOf<E>>(vector.words[i / in_word] >> (i % in_word * 8 * sizeof(E)));
  }
}

/// Columns, counted from the first of a thread's first vector. The next vectors are `kStep` each
/// from the one before.
template <int width>
using Columns = Window<width, int>;
template <int width>
constexpr int kStep = (kWarpSize * width);

/// A thread's vectors, of which the first is at `first`: those that have one of the columns
/// `asked`, as far as they are in the tensor, which has the columns `readable`.
template <int count, typename E, int bytes, int width>
__device__ void load_asked(Vector<E, bytes> (&vectors)[count], const E* first,
                           const Columns<width>& asked, const Columns<width>& readable) {
  constexpr int step = kStep<width>;
#pragma unroll
  for (int i = 0; i < count; ++i) {
    vectors[i] = load_optional<E, bytes>(asked.meets(i * step) && readable.covers(i * step),
                                         first + i * step);
  }
  if (readable.begin > 0 || readable.end < count * step) {
#pragma unroll
    for (int i = 0; i < count; ++i) {
      if (asked.meets(i * step) && !readable.covers(i * step)) {
        vectors[i] = load_part<E, bytes>(first + i * step, readable.span(i * step));
      }
    }
  }
}

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

  const int index = threads.row();
  const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
  const T* x = static_cast<const T*>(tensors.x) + index * rows.cols;
  const int first_col = threads.template first_col<width>() - lead_of(x, kLineBytes);
  const int start = index * rows.cols + first_col;  // of this thread's first vector, in the scores
  x += first_col;
  const Columns<width> of_row{-first_col, rows.cols - first_col};
  Columns<width> seen = of_row;
  if (rows.is_banded) {
    const Range shown = rows.shown(index);
    seen = {static_cast<int>(shown.begin) - first_col, static_cast<int>(shown.end) - first_col};
  }
  // Of the mask, vectors beside its own may be asked for.
  constexpr int beside = mask == Explicit::none ? 0 : width;
  const bool sees_all = __all_sync(
      kAllLanes, seen.begin <= -beside && seen.end >= (vectors - 1) * step + width + beside);

  OfScores scores[vectors];
  {
    Vector<T> held[vectors];
    MaskVector masks[vectors + 1];  // the last for the first lane alone
    const OfMask* mask_row = nullptr;
    int mask_start = 0;
    int shift = 0;
    if constexpr (mask != Explicit::none) {
      mask_start = rows.mask_start(index) + first_col;
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
      load_asked(held, x, seen, Columns<width>{-start, rows.count * rows.cols - start});
      if constexpr (mask != Explicit::none) {
        const int end = seen.end + width;
        const Columns<width> asked{seen.begin - width, lane == 0 ? end : min(end, vectors * step)};
        load_asked(masks, mask_row, asked,
                   Columns<width>{-mask_start, arguments.mask_elements - mask_start});
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
      exponential.join(Element<T>::load(static_cast<const T*>(tensors.sink) + rows.head(index)),
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
    tensors.lse[index] = exponential.log_sum(sum);
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
  T* const y = static_cast<T*>(tensors.y) + start;
  const bool stores_vectors = lead_of(y, sizeof(Vector<T>)) == 0;
  if (sees_all && stores_vectors) {
#pragma unroll
    for (int i = 0; i < vectors; ++i) store_vector(y + i * step, results_of(i));
    return;
  }
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    if (!of_row.meets(i * step)) continue;
    const Vector<T> results = results_of(i);
    if (stores_vectors && of_row.covers(i * step)) {
      store_vector(y + i * step, results);
    } else {
      store_part(y + i * step, results, of_row.span(i * step));
    }
  }
  // Only what the band shows becomes NaN with its row.
  if (rows.is_banded && !(sum < INFINITY)) {
#pragma unroll 1
    for (int i = 0; i < vectors; ++i) {
      const Span shown = seen.span(i * step);
      const Span there = of_row.span(i * step);
#pragma unroll 1
      for (int k = there.first; k < there.last; ++k) {
        if (!shown.has(k)) y[i * step + k] = Element<T>::round(0.0f);
      }
    }
  }
}

/// Threads that an SM must hold at once: with fewer registers each, what is loaded would spill.
template <typename T, Explicit mask>
constexpr int threads_of_sm(int elements) {
  return mask == Explicit::boolean && elements > 32 ? 768 : 1024;
}

/// A tuning. Shorter rows are for others, and so are longer ones.
struct Tuning {
  int elements;  ///< of a thread
  int threads;   ///< of a block at most
  std::int64_t least_cols;

  [[nodiscard]] std::string name() const {
    return "elements=" + std::to_string(elements) + ",threads=" + std::to_string(threads);
  }
  /// Blocks of a row of `cols`, wherever it begins in a line.
  [[nodiscard]] constexpr std::int64_t blocks_of(std::int64_t cols) const {
    return (cols + kMostLead + cols_of_block() - 1) / cols_of_block();
  }
  [[nodiscard]] constexpr std::int64_t most_cols() const {
    return cols_of_block() * kMostBlocks - kMostLead;
  }
  /// Whether fp32, and an additive mask of such elements, leave it registers.
  [[nodiscard]] constexpr bool takes(std::size_t element_bytes, Explicit mask) const {
    const int registers = elements * static_cast<int>(element_bytes) / 4;
    return registers * (mask == Explicit::additive ? 2 : 1) <= 32;
  }

 private:
  /// Columns of halves by which a row may begin behind a line.
  static constexpr std::int64_t kMostLead = kLineBytes / 2 - 1;

  [[nodiscard]] constexpr std::int64_t cols_of_block() const {
    return std::int64_t{elements} * threads;
  }
};
constexpr std::array kTunings{Tuning{16, 256, 1025}, Tuning{32, 256, 2049}, Tuning{64, 128, 8193}};

template <typename T, Explicit mask, int tuning>
LaunchFunction prepare(const Problem& problem) {
  constexpr int elements = kTunings[tuning].elements;
  using Threads = RowWarps<elements, kTunings[tuning].threads, threads_of_sm<T, mask>(elements)>;
  const Shape shape = shape_of(problem);
  const auto prepare_for = [&](std::int64_t cols) {
    const Threads threads(cols);
    const Arguments<Threads> prepared{
        .tensors = {},
        .rows = SmallRows(problem),
        .mask_elements = static_cast<int>(mask_rows_of(problem).count * shape.sk),
        .scale = static_cast<float>(problem.real("scale")),
        .threads = threads};
    const auto enqueue =
        threads.launch_of(strided_vectors<T, mask, elements, Threads>, shape.rows());
    return [=](const ForwardArguments& tensors, const Launch& launch) {
      Arguments<Threads> arguments = prepared;
      arguments.tensors = tensors;
      enqueue(arguments, launch);
    };
  };
  // What a row takes that begins as late in a line as can be, and where each is whole lines.
  constexpr int line = kLineBytes / static_cast<int>(sizeof(T));
  const bool are_lines = shape.sk % line == 0;
  const auto any = prepare_for(shape.sk + line - 1);
  const auto of_lines = are_lines ? prepare_for(shape.sk) : any;
  return [=, sink = has_sink(problem)](const Launch& launch) {
    const ForwardArguments tensors = forward_arguments(launch, mask != Explicit::none, sink);
    if (are_lines && lead_of(static_cast<const T*>(tensors.x), kLineBytes) == 0) {
      of_lines(tensors, launch);
    } else {
      any(tensors, launch);
    }
  };
}

template <int tuning>
std::optional<Refusal> supports(const Problem& problem, const DeviceTraits& device) {
  constexpr Tuning kTuning = kTunings[tuning];
  const Shape shape = shape_of(problem);
  const std::size_t element_bytes = size_of(problem.dtype);
  if (auto refusal = refuse_many_scores(shape)) return refusal;
  if (!kTuning.takes(element_bytes, explicit_mask_of(problem))) {
    const bool has_registers = kTuning.takes(element_bytes, Explicit::none);
    const std::string what = !has_registers       ? "fp32"
                             : element_bytes == 4 ? "an additive mask in fp32"
                                                  : "an additive mask";
    return Refusal{has_registers ? "mask" : "dtype", kTuning.name() + " has no registers for " +
                                                         what + ": use " + kTunings.front().name()};
  }
  if (shape.sk < kTuning.least_cols) {
    return Refusal{"sk", "it takes rows of at least " + std::to_string(kTuning.least_cols) +
                             " columns, not of " + std::to_string(shape.sk) +
                             "; shorter ones are for strided_elements and the fused kernels"};
  }
  const std::int64_t blocks = kTuning.blocks_of(shape.sk);
  if (blocks > kMostBlocks) {
    return Refusal{"sk", "the registers of a cluster hold " + std::to_string(kTuning.most_cols()) +
                             " columns, not " + std::to_string(shape.sk) +
                             "; the fused kernels take any"};
  }
  return refuse_clusters(static_cast<int>(blocks), shape.rows(), device);
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
          "rows of 1025 to 65473 columns; with elements=32 of 2049 to 131009, of fp32 without an "
          "additive mask; with elements=64 halves alone, without one, of 8193 to 131009; at most "
          "32705 and 65473 from compute capability 12.0 on; before 9.0 at most 4033, with "
          "elements=32 "
          "8129, and not with elements=64; 2^30 scores",
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
            if constexpr (kTunings[tuning].takes(sizeof(T), mask))
              return prepare<T, mask, tuning>(problem);
            return {};
          });
        });
      },
  };
}

const Registration registration{{tuned<0>(), tuned<1>(), tuned<2>()}};

}  // namespace
}  // namespace roofmax::masked_softmax
