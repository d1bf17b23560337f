// How the columns of a row are cut into 16-byte vectors that its threads load and store, and single
// elements at its ends, and which of them the band shows.
#pragma once

#include <cstddef>
#include <type_traits>

#include "kernels/device/scores.hpp"
#include "kernels/device/vector.cuh"

namespace roofmax::device {

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
    // All bits from those of an element on. The instruction knows no shift too far.
    const auto from = [word](int element) {
      std::uint32_t bits;
      asm("shl.b32 %0, %1, %2;"
          : "=r"(bits)
          : "r"(0xffffffffu), "r"(max(16 * element - 32 * word, 0)));
      return bits;
    };
    return from(span.first) & ~from(span.last);
  }
}

/// All bits of those elements of a word that equal `value` (given twice for halves).
template <typename T>
__device__ std::uint32_t bits_equal(std::uint32_t word, std::uint32_t value) {
  if constexpr (sizeof(T) == 4) {
    return __uint_as_float(word) == __uint_as_float(value) ? 0xffffffffu : 0u;
  } else {
    using Pair = std::conditional_t<Element<T>::has_wide_exponent, __nv_bfloat162, __half2>;
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

/// A `Window` of all vectors of a row: one is in it, or beyond them.
template <int width, typename Index>
struct WholeRow {
  Index end;

  [[nodiscard]] __device__ bool meets(Index offset) const { return offset < end; }
  [[nodiscard]] static __device__ bool covers(Index /*offset*/) { return true; }
  [[nodiscard]] static __device__ Span span(Index /*offset*/) { return {0, width}; }
};

/// A row of one tensor. `start`: the first column of the thread's first vector. `misalignment`:
/// bytes by which the vectors of the row's cut are off their alignment in this tensor. `is_inner`:
/// two vectors would fit before the row and after it.
template <typename T>
struct RowOf {
  T* start;
  int misalignment;
  bool is_inner;
};

template <typename T>
using BitsOf = std::conditional_t<sizeof(T) == 4, std::uint32_t,
                                  std::conditional_t<sizeof(T) == 2, std::uint16_t, std::uint8_t>>;

/// The vector at `start`, element by element: beside the edge of a tensor that is aligned in
/// another way. Not inlined: at every load and store it would be half of the code.
template <int width, typename T>
__device__ __noinline__ Vector<T, width * sizeof(T)> load_elements(const T* start) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(T));
  auto vector = Vector<T, width * sizeof(T)>::zero();
#pragma unroll
  for (int i = 0; i < width; ++i) {
    const std::uint32_t bits = reinterpret_cast<const BitsOf<T>*>(start)[i];
    vector.words[i / in_word] |= bits << (i % in_word * 8 * sizeof(T));
  }
  return vector;
}
/// The same for a store: everywhere in an output that is aligned in another way.
template <typename T>
__device__ __noinline__ void store_elements(T* start, Vector<T> vector) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(T));
#pragma unroll
  for (int i = 0; i < kVectorWidth<T>; ++i) {
    reinterpret_cast<BitsOf<T>*>(start)[i] =
        static_cast<BitsOf<T>>(vector.words[i / in_word] >> (i % in_word * 8 * sizeof(T)));
  }
}

/// How vectors of a row are read of a tensor that is aligned as the cut is: `begin` loads one. Of
/// another, `finish` makes the row's of it.
template <Reuse reuse, typename T, int width>
struct WholeVectors {
  static constexpr bool is_whole = true;
  using Vector = device::Vector<T, width * sizeof(T)>;

  const T* start;

  template <typename Index>
  [[nodiscard]] __device__ Vector begin(Index offset) const {
    return load_vector<reuse, T, width * sizeof(T)>(start + offset);
  }
};

/// Of a tensor that is aligned otherwise: two of its vectors are shifted into one. The second is
/// the next thread's first, which is in the L1 once that thread has begun.
template <Reuse reuse, typename T, int width>
class ShiftedVectors {
  static constexpr int bytes = width * sizeof(T);

 public:
  static constexpr bool is_whole = false;
  using Vector = device::Vector<T, bytes>;

  __device__ explicit ShiftedVectors(const RowOf<const T>& row)
      : below_(row.start - row.misalignment / static_cast<int>(sizeof(T))), by_(row.misalignment) {}

  template <typename Index>
  [[nodiscard]] __device__ Vector begin(Index offset) const {
    return load_vector<reuse, T, bytes>(below_ + offset);
  }
  template <typename Index>
  [[nodiscard]] __device__ Vector finish(const Vector& begun, Index offset) const {
    return straddling(begun, begin(offset + width), by_);
  }

 private:
  const T* below_;
  int by_;
};

/// The same at an edge of the tensor, where a vector beside one may be outside.
template <Reuse reuse, typename T, int width, typename Index>
class EdgeVectors {
 public:
  static constexpr bool is_whole = false;
  using Vector = typename ShiftedVectors<reuse, T, width>::Vector;

  /// `first`: column of the thread's first vector.
  __device__ EdgeVectors(const RowOf<const T>& row, Index first, Index cols)
      : shifted_(row), start_(row.start), first_(first), cols_(cols) {}

  [[nodiscard]] __device__ Vector begin(Index offset) const {
    return is_inside(offset) ? shifted_.begin(offset) : load_elements<width>(start_ + offset);
  }
  [[nodiscard]] __device__ Vector finish(const Vector& begun, Index offset) const {
    return is_inside(offset) ? shifted_.finish(begun, offset) : begun;
  }

 private:
  [[nodiscard]] __device__ bool is_inside(Index offset) const {
    const Index column = first_ + offset;
    return column >= width && column + 2 * width <= cols_;
  }

  ShiftedVectors<reuse, T, width> shifted_;
  const T* start_;
  Index first_;
  Index cols_;
};

/// An element outside the vectors of a cut, or none. It is counted from the first column of the
/// thread's first vector, before which it may be.
template <typename Index>
struct End {
  Index offset;
  bool is_there;
  bool is_seen;  ///< in the range that the band shows
};

/// How the columns of a row are cut: into 16-byte vectors as they are aligned in its principal
/// input, and what is left before the first and after the last, its ends, less than a vector each.
/// They go to the first threads, an element each, so that vectors need no care: none crosses the
/// end of a row. Where another input is aligned differently, two of its vectors are read and
/// shifted into one; an output is then written element by element. A thread counts columns from the
/// first of its own first vector, in `Index`: int where a row is held, which is then short enough.
///
/// `aligned`: every row of every tensor begins on a vector and ends with one: it has no ends.
/// `banded`: a row may be seen in part.
template <typename T, typename Index, bool aligned, bool banded = true>
class RowCut {
 public:
  static constexpr int width = kVectorWidth<T>;
  using Columns = std::conditional_t<banded, Window<width, Index>, WholeRow<width, Index>>;

  /// `vector`: the thread's first.
  __device__ RowCut(const T* principal, std::int64_t row, std::int64_t rows, std::int64_t cols,
                    int vector)
      : cols_(static_cast<Index>(cols)),
        head_(head_of(principal + row * cols)),
        vectors_end_(aligned ? cols_ : head_ + (cols_ - head_) / width * width),
        vector_(vector),
        first_(vector * width + head_),
        principal_(principal),
        offset_(row * cols_ + first_),
        is_inner_(is_inner(row, rows)) {
    // Hides from the compiler how it was computed: else it is computed again for each vector.
    asm("" : "+l"(offset_));
  }

  /// The row in the principal input, where the cut has no misalignment.
  [[nodiscard]] __device__ RowOf<const T> principal_row() const {
    return {settled(principal_ + offset_), 0, is_inner_};
  }
  /// The row in a tensor of as many rows.
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row(Other* tensor) const {
    return row_of(tensor + offset_, is_inner_);
  }
  /// Row `index` of a tensor of `rows`.
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row(Other* tensor, std::int64_t index,
                                            std::int64_t rows) const {
    return row_of(tensor + index * cols_ + first_, is_inner(index, rows));
  }

  /// Of the vectors, those that hold a column of `range`.
  [[nodiscard]] __device__ Columns window(scores::Range range) const {
    const auto end = static_cast<Index>(range.end);
    const Index last = (end < vectors_end_ ? end : vectors_end_) - first_;
    if constexpr (banded) {
      return {static_cast<Index>(range.begin) - first_, last};
    } else {
      return {last};
    }
  }
  [[nodiscard]] __device__ bool is_in_row(Index offset) const {
    return first_ + offset < vectors_end_;
  }

  /// The end that is the thread's `slot`th, where a team of `threads` holds the row.
  [[nodiscard]] __device__ End<Index> end(int slot, int threads, scores::Range shown) const {
    const int place = vector_ + slot * threads;
    const bool is_before = place < head_;
    const Index column = is_before ? place : vectors_end_ + (place - width);
    const bool is_there = is_before || (place >= width && column < cols_);
    return {column - first_, is_there, is_there && column >= shown.begin && column < shown.end};
  }

  /// Calls `visit(load)`, where `load(offset)` is as many elements of `row` as a vector of the cut
  /// has. Elements of another size make smaller vectors. How they are read is decided once for a
  /// row. Two vectors that are shifted into one are waited for at once.
  template <Reuse reuse, typename Other, typename Visit>
  __device__ void read(const RowOf<const Other>& row, const Visit& visit) const {
    constexpr int bytes = width * sizeof(Other);
    const auto whole = [&](Index offset) {
      return load_vector<reuse, Other, bytes>(row.start + offset);
    };
    if (aligned || row.misalignment == 0) {
      visit(whole);
      return;
    }
    const auto shifted = [&](Index offset) {
      const Other* const below =
          row.start + offset - row.misalignment / static_cast<int>(sizeof(Other));
      return straddling(load_vector<reuse, Other, bytes>(below),
                        load_vector<reuse, Other, bytes>(below + width), row.misalignment);
    };
    if (row.is_inner) {
      visit(shifted);
      return;
    }
    // At an edge of the tensor, a vector beside this one may be outside.
    visit([&](Index offset) {
      const Index column = first_ + offset;
      const bool is_inside = column >= width && column + 2 * width <= cols_;
      return is_inside ? shifted(offset) : load_elements<width>(row.start + offset);
    });
  }

  /// The same of an unaligned row in two steps: calls `visit(reader)` with a `WholeVectors`, or one
  /// like it, so that the caller can load all of its vectors before it shifts the first.
  template <Reuse reuse, typename Other, typename Visit>
  __device__ void read_in_steps(const RowOf<const Other>& row, const Visit& visit) const {
    static_assert(!aligned);
    if (row.misalignment == 0) {
      visit(WholeVectors<reuse, Other, width>{row.start});
    } else {
      read_shifted<reuse>(row, visit);
    }
  }
  /// The same of a row that is known to be aligned otherwise.
  template <Reuse reuse, typename Other, typename Visit>
  __device__ void read_shifted(const RowOf<const Other>& row, const Visit& visit) const {
    if (row.is_inner) {
      visit(ShiftedVectors<reuse, Other, width>(row));
    } else {
      visit(EdgeVectors<reuse, Other, width, Index>(row, first_, cols_));
    }
  }

  __device__ void store(const RowOf<T>& row, Index offset, const Vector<T>& vector) const {
    if (aligned || row.misalignment == 0) {
      store_vector(row.start + offset, vector);
    } else {
      store_elements(row.start + offset, vector);
    }
  }

 private:
  /// Hides from the compiler how the address of an aligned row was computed: else it is computed
  /// again for each vector. Known ones of unaligned rows let loads of an explicit mask go before
  /// those of scores: under an additive mask 4 to 10% less time at 197 to 2047 columns on an H200,
  /// when all were waited for one by one.
  template <typename Pointee>
  [[nodiscard]] static __device__ Pointee* settled(Pointee* address) {
    if constexpr (!aligned) return address;
    std::size_t global =
        __cvta_generic_to_global(address);  // an instruction for any address is slow
    asm("" : "+l"(global));
    return static_cast<Pointee*>(__cvta_global_to_generic(global));
  }
  /// Elements before the first that is aligned.
  [[nodiscard]] __device__ int head_of(const T* row) const {
    if (aligned) return 0;
    const auto elements = static_cast<int>(reinterpret_cast<std::uintptr_t>(row) % 16 / sizeof(T));
    const int head = (width - elements) % width;
    return head < cols_ ? head : static_cast<int>(cols_);
  }
  [[nodiscard]] __device__ bool is_inner(std::int64_t index, std::int64_t rows) const {
    return index * cols_ >= 2 * width && (rows - 1 - index) * cols_ >= 2 * width;
  }
  template <typename Other>
  [[nodiscard]] static __device__ RowOf<Other> row_of(Other* start, bool is_inner) {
    const auto address = reinterpret_cast<std::uintptr_t>(start);
    return {settled(start), static_cast<int>(address % (width * sizeof(Other))), is_inner};
  }

  Index cols_;
  int head_;
  Index vectors_end_;
  int vector_;
  Index first_;
  const T* principal_;
  std::int64_t offset_;
  bool is_inner_;
};

/// Ends that a thread of a team has at most.
template <typename T, int team_threads>
inline constexpr int kEndSlots =
    team_threads >= 2 * kVectorWidth<T> ? 1 : 2 * kVectorWidth<T> / team_threads;

}  // namespace roofmax::device
