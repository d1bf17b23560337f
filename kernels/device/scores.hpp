// Attention scores: their shape, and what a mask shows of each row. Plain numbers, for host and
// device.
#pragma once

#include <cstdint>

namespace roofmax::scores {

#ifdef __CUDACC__
#define ROOFMAX_HOST_DEVICE __host__ __device__
#else
#define ROOFMAX_HOST_DEVICE
#endif

/// Scores [b, heads, sq, sk], folded into b * heads * sq rows of sk columns. A plane is one head of
/// one batch element: sq rows.
struct Shape {
  std::int64_t b;
  std::int64_t heads;
  std::int64_t sq;
  std::int64_t sk;

  [[nodiscard]] ROOFMAX_HOST_DEVICE std::int64_t planes() const { return b * heads; }
  [[nodiscard]] ROOFMAX_HOST_DEVICE std::int64_t rows() const { return b * heads * sq; }
};

/// Columns [begin, end) of a row.
struct Range {
  std::int64_t begin;
  std::int64_t end;
};
/// What of columns [begin, end) is in a row of `cols`; begin == end where that is nothing.
template <typename Number>
[[nodiscard]] ROOFMAX_HOST_DEVICE Range clip(Number begin, Number end, Number cols) {
  begin = begin < 0 ? 0 : begin > cols ? cols : begin;
  end = end < begin ? begin : end > cols ? cols : end;
  return {begin, end};
}

/// The part of the mask that the shape implies: a row sees `left` columns before its diagonal and
/// `right` beyond it. The diagonal ends in the bottom right corner: query q stands at column
/// q + sk - sq, so that the last query sees the last key, however many there are of each.
struct Band {
  /// More than any row has: no limit on that side.
  static constexpr std::int64_t kUnlimited = std::int64_t{1} << 60;

  std::int64_t left = kUnlimited;
  std::int64_t right = kUnlimited;

  [[nodiscard]] bool shows_all() const { return left >= kUnlimited && right >= kUnlimited; }
  /// What query `q` sees of its row; begin == end where that is nothing.
  [[nodiscard]] ROOFMAX_HOST_DEVICE Range of(std::int64_t q, const Shape& shape) const {
    const std::int64_t diagonal = q + shape.sk - shape.sq;
    return clip(diagonal - left, diagonal + right + 1, shape.sk);
  }
};

/// How a mask is given: the explicit part of the axis `mask`.
enum class Explicit : std::uint8_t {
  none,
  additive,  ///< in the scores' type, added to the scaled scores; -inf hides
  boolean,   ///< a byte per score; nonzero hides
};

/// Which of the `count` rows of the explicit mask belongs to a query of a batch element, by its
/// broadcast.
struct MaskRows {
  std::int64_t count;
  std::int64_t per_batch;
  std::int64_t per_query;

  [[nodiscard]] ROOFMAX_HOST_DEVICE std::int64_t row(std::int64_t batch, std::int64_t query) const {
    return batch * per_batch + query * per_query;
  }
};

}  // namespace roofmax::scores
