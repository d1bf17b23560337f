// How the columns of a row are cut into the 16-byte vectors that its threads load and store,
// aligned or not, and which of them the band shows.
#pragma once

#include <type_traits>

#include "kernels/device/scores.hpp"
#include "kernels/device/vector.cuh"

namespace roofmax::masked_softmax {

using scores::Range;

/// Elements [first, last) of a vector.
struct Span {
  int first;
  int last;

  [[nodiscard]] __device__ bool has(int i) const { return i >= first && i < last; }
};

/// All bits of those elements of word `word` of a vector that are in `span`.
template <typename T>
__device__ std::uint32_t bits_in(Span span, int word) {
  if constexpr (sizeof(T) == 4) {
    return span.has(word) ? 0xffffffffu : 0u;
  } else {
    const auto below = [word](int element) {
      const int bits = 16 * element - 32 * word;
      return __funnelshift_lc(0xffffffffu, 0, static_cast<unsigned>(bits < 0 ? 0 : bits));
    };
    return below(span.last) & ~below(span.first);
  }
}

/// All bits of those elements of a word that equal `value` (given twice for halves).
template <typename T>
__device__ std::uint32_t bits_equal(std::uint32_t word, std::uint32_t value) {
  if constexpr (sizeof(T) == 4) {
    return __uint_as_float(word) == __uint_as_float(value) ? 0xffffffffu : 0u;
  } else {
    using Pair = std::conditional_t<device::Element<T>::has_wide_exponent, __nv_bfloat162, __half2>;
    return __heq2_mask(reinterpret_cast<const Pair&>(word), reinterpret_cast<const Pair&>(value));
  }
}

/// A range of columns, counted from the thread's own first one.
template <int width, typename Index>
struct Window {
  Index begin;
  Index end;

  /// Whether the vector at `offset` holds any column of the range (or an empty range lies inside
  /// it), and whether it holds no other.
  [[nodiscard]] __device__ bool meets(Index offset) const {
    return begin < offset + width && end > offset;
  }
  [[nodiscard]] __device__ bool covers(Index offset) const {
    return begin <= offset && end >= offset + width;
  }
  [[nodiscard]] __device__ Span span(Index offset) const {
    return {clamp(begin - offset), clamp(end - offset)};
  }

 private:
  static __device__ int clamp(Index place) {
    return place < 0 ? 0 : place > width ? width : static_cast<int>(place);
  }
};

/// A `Window` of all columns of an aligned row: a vector is in it, or beyond the row.
template <int width, typename Index>
struct WholeRow {
  Index end;

  [[nodiscard]] __device__ bool meets(Index offset) const { return offset < end; }
  [[nodiscard]] static __device__ bool covers(Index /*offset*/) { return true; }
  [[nodiscard]] static __device__ Span span(Index /*offset*/) { return {0, width}; }
};

/// A row of one tensor. `start`: the thread's first column. `misalignment`: bytes by which the
/// vectors of the row's cut are off their alignment in this tensor. `has_before`, `has_after`:
/// whether two vectors would fit before and after the row; `is_inner`: both, kept because asking it
/// first saves registers.
template <typename T>
struct RowOf {
  T* start;
  int misalignment;
  bool has_before;
  bool has_after;
  bool is_inner;
};

template <typename T>
using BitsOf = std::conditional_t<sizeof(T) == 4, std::uint32_t,
                                  std::conditional_t<sizeof(T) == 2, std::uint16_t, std::uint8_t>>;

/// Those elements of the vector at `start` that are in `span`, one by one: at the edges of a
/// tensor. Not inlined: at every load and store it would be half of the code.
template <int width, typename T>
__device__ __noinline__ device::Vector<T, width * sizeof(T)> load_elements(const T* start,
                                                                           Span span) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(T));
  auto vector = device::Vector<T, width * sizeof(T)>::zero();
#pragma unroll
  for (int i = 0; i < width; ++i) {
    const std::uint32_t bits =
        span.has(i) ? reinterpret_cast<const BitsOf<T>*>(start)[i] : BitsOf<T>{0};
    vector.words[i / in_word] |= bits << (i % in_word * 8 * sizeof(T));
  }
  return vector;
}
/// The same for a store: at the edges of a row, and everywhere in an output that is aligned in
/// another way.
template <typename T>
__device__ __noinline__ void store_elements(T* start, Span span, device::Vector<T> vector) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(T));
#pragma unroll
  for (int i = 0; i < device::kVectorWidth<T>; ++i) {
    if (!span.has(i)) continue;
    reinterpret_cast<BitsOf<T>*>(start)[i] =
        static_cast<BitsOf<T>>(vector.words[i / in_word] >> (i % in_word * 8 * sizeof(T)));
  }
}

/// How the columns of a row are cut into 16-byte vectors: as its principal input is aligned, so
/// that only its first and last vector may be cut short. Where another input is aligned
/// differently, two of its vectors are read and shifted into one; an output is then written element
/// by element. A thread counts columns from the first of its own first vector, in `Index`: int
/// where a row is held, which is then short enough.
///
/// `aligned`: every row of every tensor begins on a vector and ends with one. `banded`: a row may
/// be seen in part.
template <typename T, typename Index, bool aligned, bool banded = true>
class RowCut {
  static_assert(aligned || banded);

 public:
  static constexpr int width = device::kVectorWidth<T>;
  using Columns = std::conditional_t<banded, Window<width, Index>, WholeRow<width, Index>>;

  /// `vector`: the thread's first.
  __device__ RowCut(const T* principal, std::int64_t row, std::int64_t rows, std::int64_t cols,
                    int vector)
      : cols_(static_cast<Index>(cols)),
        lead_(aligned ? 0
                      : static_cast<int>(reinterpret_cast<std::uintptr_t>(principal + row * cols) %
                                         16) /
                            static_cast<int>(sizeof(T))),
        first_(vector * width - lead_),
        principal_(principal),
        own_(in_tensor(row, rows)) {
    // Hides from the compiler how it was computed: else it is computed again for each vector.
    asm("" : "+l"(own_.offset));
  }

  /// The row in the principal input, where the cut has no misalignment.
  [[nodiscard]] __device__ RowOf<const T> principal_row() const {
    RowOf<const T> row = this->row(principal_);
    row.misalignment = 0;
    return row;
  }
  /// The row in a tensor of as many rows.
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row(Other* tensor) const {
    return row_of(tensor, own_);
  }
  /// Row `index` of a tensor of `rows`.
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row(Other* tensor, std::int64_t index,
                                            std::int64_t rows) const {
    return row_of(tensor, in_tensor(index, rows));
  }
  [[nodiscard]] __device__ Columns window(Range range) const {
    const Index end = static_cast<Index>(range.end) - first_;
    if constexpr (banded) {
      return {static_cast<Index>(range.begin) - first_, end};
    } else {
      return {end};
    }
  }

  [[nodiscard]] __device__ bool is_in_row(Index offset) const { return first_ + offset < cols_; }

  /// As many elements as a vector of the cut has, at an offset that `wanted.meets`. Columns that
  /// are not wanted are undefined: they may come from the neighbouring rows. Elements of another
  /// size make smaller vectors. Two vectors that are shifted into one are waited for at once, and
  /// hold up the loads behind them: to keep all of them would spill registers.
  template <device::Reuse reuse, typename Other>
  [[nodiscard]] __device__ device::Vector<Other, width * sizeof(Other)> load(
      const RowOf<const Other>& row, Index offset, const Columns& wanted) const {
    constexpr int bytes = width * sizeof(Other);
    const Other* const start = row.start + offset;
    if (!reads_vectors(row, offset)) return load_elements<width>(start, wanted.span(offset));
    if (aligned || row.misalignment == 0) return device::load_vector<reuse, Other, bytes>(start);
    const Other* const below = start - row.misalignment / static_cast<int>(sizeof(Other));
    return device::straddling(device::load_vector<reuse, Other, bytes>(below),
                              device::load_vector<reuse, Other, bytes>(below + width),
                              row.misalignment);
  }

  /// Writes those elements of the vector that belong to the row.
  __device__ void store(const RowOf<T>& row, Index offset, const float (&values)[width]) const {
    const auto vector = device::Vector<T>::pack(values);
    const bool is_whole = first_ + offset >= 0 && first_ + offset + width <= cols_;
    if (aligned || (row.misalignment == 0 && is_whole)) {
      device::store_vector(row.start + offset, vector);
    } else {
      store_elements(row.start + offset, Window<width, Index>{-first_, cols_ - first_}.span(offset),
                     vector);
    }
  }

 private:
  /// Where a row is in its tensor: the thread's first column, and whether two vectors would fit
  /// before and after the row.
  struct InTensor {
    std::int64_t offset;
    bool has_before;
    bool has_after;
  };

  [[nodiscard]] __device__ InTensor in_tensor(std::int64_t index, std::int64_t rows) const {
    return {index * cols_ + first_, index * cols_ >= 2 * width,
            (rows - 1 - index) * cols_ >= 2 * width};
  }
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row_of(Other* tensor, const InTensor& row) const {
    Other* const start = tensor + row.offset;
    const auto address = reinterpret_cast<std::uintptr_t>(start);
    return {start, static_cast<int>(address % (width * sizeof(Other))), row.has_before,
            row.has_after, row.has_before && row.has_after};
  }
  /// Whether the vector at `offset`, or the two that it straddles, are in the tensor, if not in the
  /// row. It begins after column -width and before `cols_`; the two begin less than a vector
  /// earlier, and end less than two after its first column.
  template <typename Other>
  [[nodiscard]] __device__ bool reads_vectors(const RowOf<Other>& row, Index offset) const {
    const Index first = first_ + offset;
    const Index reach = row.misalignment == 0 ? 0 : width;
    return aligned || row.is_inner ||
           ((row.has_before || first >= reach) &&
            (row.has_after || first + width + reach <= cols_));
  }

  Index cols_;
  int lead_;
  Index first_;
  const T* principal_;
  InTensor own_;
};

}  // namespace roofmax::masked_softmax
