// Long rows of scores in 16-byte vectors, wherever they begin: what a thread has of one, and which
// rows the kernels by vectors take.
//
// The vectors cover a row from the boundary of a line on: the first may begin before it and the
// last end after it. What they have of its neighbours is hidden as a band hides scores, and not
// written back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "kernels/contract/kernel.hpp"
#include "kernels/device/row_cut.cuh"
#include "kernels/device/vector.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"
#include "kernels/masked_softmax/row_threads.cuh"
#include "kernels/masked_softmax/small_rows.cuh"

namespace roofmax::masked_softmax {

/// Rows are covered from a multiple of so many bytes on: what a warp loads or stores at once is
/// then in no more lines than of an aligned row.
inline constexpr int kLineBytes = 128;

/// Elements from the last multiple of so many bytes.
template <typename E>
[[nodiscard]] __host__ __device__ int lead_of(const E* place, int bytes) {
  return static_cast<int>(reinterpret_cast<std::uintptr_t>(place) % static_cast<unsigned>(bytes) /
                          sizeof(E));
}

/// A vector, or zeros where it is not there. As an instruction of its own: else loads wait for each
/// other (`OptionalElements`).
template <typename E, int bytes>
[[nodiscard]] __device__ device::Vector<E, bytes> load_optional(bool is_there, const E* aligned) {
  auto vector = device::Vector<E, bytes>::zero();
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

/// Elements of a vector one by one, where it lies across two of memory, or what else is in it is
/// not to be written. Not inlined: they would be most of the code.
template <typename E, int bytes>
[[nodiscard]] __device__ __noinline__ device::Vector<E, bytes> load_part(const E* from,
                                                                         device::Span part) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(E));
  auto vector = device::Vector<E, bytes>::zero();
#pragma unroll
  for (int i = 0; i < device::Vector<E, bytes>::width; ++i) {
    if (!part.has(i)) continue;
    const std::uint32_t bits = reinterpret_cast<const device::BitsOf<E>*>(from)[i];
    vector.words[i / in_word] |= bits << (i % in_word * 8 * sizeof(E));
  }
  return vector;
}
template <typename E>
__device__ __noinline__ void store_part(E* to, device::Vector<E> vector, device::Span part) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(E));
#pragma unroll
  for (int i = 0; i < device::Vector<E>::width; ++i) {
    if (!part.has(i)) continue;
    reinterpret_cast<device::BitsOf<E>*>(to)[i] =
        static_cast<device::BitsOf<E>>(vector.words[i / in_word] >> (i % in_word * 8 * sizeof(E)));
  }
}

/// Columns, counted from the first of a thread's first vector. The next vectors are `kStep` each
/// from the one before.
template <int width>
using Columns = device::Window<width, int>;
template <int width>
constexpr int kStep = (device::kWarpSize * width);

/// A thread's vectors, of which the first is at `first`: those that have one of the columns
/// `asked`, as far as they are in the tensor, which has the columns `readable`; zeros else. Where
/// the tensor ends among them they are read in words, all but what `CutWord` has.
template <int count, typename E, int bytes, int width>
__device__ void load_asked(device::Vector<E, bytes> (&vectors)[count], const E* first,
                           const Columns<width>& asked, const Columns<width>& readable) {
  constexpr int step = kStep<width>;
  constexpr int in_word = 4 / static_cast<int>(sizeof(E));
  if (readable.begin <= 0 && readable.end >= count * step) {
#pragma unroll
    for (int i = 0; i < count; ++i) {
      vectors[i] = load_optional<E, bytes>(asked.meets(i * step), first + i * step);
    }
    return;
  }
#pragma unroll
  for (int i = 0; i < count; ++i) {
#pragma unroll
    for (int k = 0; k < device::Vector<E, bytes>::word_count; ++k) {
      const int col = i * step + k * in_word;
      const bool is_whole = readable.begin <= col && readable.end >= col + in_word;
      device::OptionalElements<E, in_word> word;
      word.load(is_whole && asked.meets(i * step), first + col, 0);
      vectors[i].words[k] = word.word();
    }
  }
}

/// Of a word of these vectors that lies across an end of the tensor, the elements that are in it. A
/// thread has one at most (`VectorTuning::parts_ends`). They are asked for together with all else,
/// and not waited for before `put_into`: else those of x, and then those of the mask, would each
/// take another trip to memory.
template <typename E, int bytes, int width>
class CutWord {
  static constexpr int in_word = 4 / static_cast<int>(sizeof(E));
  static constexpr int step = kStep<width>;

 public:
  /// Whether `count` vectors may have one: where `load_asked` reads words.
  [[nodiscard]] static __device__ bool may_be_among(int count, const Columns<width>& readable) {
    return in_word > 1 && (readable.begin > 0 || readable.end < count * step);
  }

  __device__ CutWord(const E* first, const Columns<width>& asked, const Columns<width>& readable) {
    const bool is_begin = readable.begin > 0;
    const int end = is_begin ? readable.begin : readable.end;
    const int cut = end & (in_word - 1);
    col_ = end - cut;
    element_ = is_begin ? 1 : 0;
    const int place = col_ & (step - 1);
    const bool is_there = end > 0 && place < width && asked.meets(col_ - place);
#pragma unroll
    for (int i = 0; i < in_word - 1; ++i) {
      const bool is_in = cut > 0 && (element_ + i < cut) != is_begin;
      elements_[i].load(is_there && is_in, first + col_ + element_ + i, 0);
    }
  }
  template <int count>
  __device__ void put_into(device::Vector<E, bytes> (&vectors)[count]) const {
    std::uint32_t word = 0;
#pragma unroll
    for (int i = 0; i < in_word - 1; ++i) {
      word |= elements_[i].word() << ((element_ + i) * 8 * sizeof(E));
    }
#pragma unroll
    for (int i = 0; i < count; ++i) {
#pragma unroll
      for (int k = 0; k < device::Vector<E, bytes>::word_count; ++k) {
        vectors[i].words[k] |= i * step + k * in_word == col_ ? word : 0;
      }
    }
  }

 private:
  int col_;      ///< of the word
  int element_;  ///< the first of it that may be in the tensor
  device::OptionalElements<E, 1> elements_[in_word > 1 ? in_word - 1 : 1];
};

/// What a thread of `RowWarps` has of its row: `vectors` vectors, covered as one tensor of the
/// scores has them.
template <typename T, int vectors>
class CoveredRow {
 public:
  static constexpr int width = device::kVectorWidth<T>;
  static constexpr int step = kStep<width>;

  template <typename Threads>
  __device__ CoveredRow(const T* scores, const SmallRows& rows, const Threads& threads)
      : CoveredRow(scores, rows, threads, threads.row()) {}
  template <typename Threads>
  __device__ CoveredRow(const T* scores, const SmallRows& rows, const Threads& threads, int row)
      : index(row),
        first_col(threads.template first_col<width>() -
                  lead_of(scores + index * rows.cols, kLineBytes)),
        start(index * rows.cols + first_col),
        own{-first_col, rows.cols - first_col},
        tensor{-start, rows.count * rows.cols - start},
        seen(own) {
    if (!rows.is_banded) return;
    const Range shown = rows.shown(index);
    seen = {static_cast<int>(shown.begin) - first_col, static_cast<int>(shown.end) - first_col};
  }

  /// Whether the warp's vectors have seen columns alone, and so have as many columns beside them.
  [[nodiscard]] __device__ bool sees_all(int beside) const {
    return __all_sync(device::kAllLanes,
                      seen.begin <= -beside && seen.end >= (vectors - 1) * step + width + beside);
  }

  /// Writes `results_of(i)`, the vectors of the results, to the row in y.
  template <typename ResultsOf>
  __device__ void store(T* y, bool sees_all, const ResultsOf& results_of) const {
    T* const first = y + start;
    const bool stores_vectors = lead_of(first, sizeof(device::Vector<T>)) == 0;
    if (sees_all && stores_vectors) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) device::store_vector(first + i * step, results_of(i));
      return;
    }
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (!own.meets(i * step)) continue;
      const device::Vector<T> results = results_of(i);
      if (stores_vectors && own.covers(i * step)) {
        device::store_vector(first + i * step, results);
      } else {
        store_part(first + i * step, results, own.span(i * step));
      }
    }
  }

  /// Writes zeros to what the band hides of the row in y.
  __device__ void clear_hidden(T* y) const {
#pragma unroll 1
    for (int i = 0; i < vectors; ++i) {
      const device::Span shown = seen.span(i * step);
      const device::Span there = own.span(i * step);
#pragma unroll 1
      for (int k = there.first; k < there.last; ++k) {
        if (!shown.has(k)) y[start + i * step + k] = device::Element<T>::round(0.0f);
      }
    }
  }

  int index;              ///< of the row
  int first_col;          ///< of the first vector
  int start;              ///< of the first vector, in the scores
  Columns<width> own;     ///< of the row
  Columns<width> tensor;  ///< of all rows
  Columns<width> seen;    ///< what the band shows of the row
};

/// A tuning of these kernels. Shorter rows are for others, and so are longer ones.
struct VectorTuning : StridedTuning {
  std::int64_t least_cols;

  /// Blocks of a row of `cols`, wherever it begins in a line.
  [[nodiscard]] constexpr std::int64_t blocks_of(std::int64_t cols) const {
    return (cols + kMostLead + cols_of_block() - 1) / cols_of_block();
  }
  [[nodiscard]] constexpr std::int64_t most_cols() const {
    return cols_of_block() * kMostBlocks - kMostLead;
  }
  /// Whether no thread has both ends of a row.
  [[nodiscard]] constexpr bool parts_ends() const {
    return least_cols > (elements + device::kVectorWidth<std::uint16_t>)*device::kWarpSize;
  }

 private:
  /// Columns of halves by which a row may begin behind a line.
  static constexpr std::int64_t kMostLead = kLineBytes / 2 - 1;
};

/// Rows too short for a tuning, or too long, or too many.
[[nodiscard]] inline std::optional<Refusal> refuse_uncovered_rows(const VectorTuning& tuning,
                                                                  const Problem& problem,
                                                                  const DeviceTraits& device) {
  const Shape shape = shape_of(problem);
  if (auto refusal = refuse_many_scores(shape)) return refusal;
  if (shape.sk < tuning.least_cols) {
    return Refusal{"sk", "it takes rows of at least " + std::to_string(tuning.least_cols) +
                             " columns, not of " + std::to_string(shape.sk) +
                             "; shorter ones are for strided_elements and the fused kernels"};
  }
  const std::int64_t blocks = tuning.blocks_of(shape.sk);
  if (blocks > kMostBlocks) {
    return Refusal{"sk", "the registers of a cluster hold " + std::to_string(tuning.most_cols()) +
                             " columns, not " + std::to_string(shape.sk) +
                             "; the fused kernels take any"};
  }
  return device::refuse_clusters(static_cast<int>(blocks), shape.rows(), device);
}

/// A launch for scores that begin anywhere, and one in fewer threads where each row is whole lines.
/// `prepare(cols)`: one whose threads have so many columns of each row.
template <typename T, typename Prepare>
[[nodiscard]] LaunchFunction prepare_covers(std::int64_t cols, const Prepare& prepare) {
  constexpr int line = kLineBytes / static_cast<int>(sizeof(T));
  const LaunchFunction any = prepare(cols + line - 1);
  if (cols % line != 0) return any;
  return [any, of_lines = prepare(cols)](const Launch& launch) {
    const auto* const scores = static_cast<const T*>(launch.inputs[0]);
    (lead_of(scores, kLineBytes) == 0 ? of_lines : any)(launch);
  };
}

}  // namespace roofmax::masked_softmax
