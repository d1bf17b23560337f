// What the launches of an unfused softmax take: matrices in device memory, and what is special
// about their rows.
#pragma once

#include <cstdint>

namespace roofmax::device {

/// `rows` rows of `cols` elements, `stride` elements apart.
template <typename T>
struct Matrix {
  T* data;
  std::int64_t rows;
  std::int64_t cols;
  std::int64_t stride;

  [[nodiscard]] Matrix<const T> read_only() const { return {data, rows, cols, stride}; }
};

/// Rows without a mask. A launch takes rows of other kinds too (`MaskedRows`), which say what is
/// special about a part of a row.
struct PlainRows {
  struct Part {
    /// What to subtract before exponentials are taken, given the row's maximum.
    static __device__ float shift(float max) { return max; }
    /// By what to divide, given the row's sum.
    static __device__ float divisor(float sum) { return sum; }
    /// Whether the result at column `i` of the part is anything but 0.
    template <typename Index>
    static __device__ bool shows(Index /*i*/) {
      return true;
    }
  };

  /// Columns [first, first + count) of row `r`.
  template <typename Index>
  [[nodiscard]] __device__ Part part(std::int64_t /*r*/, std::int64_t /*first*/,
                                     Index /*count*/) const {
    return {};
  }
};

}  // namespace roofmax::device
