// The rows of a launch: which batch element, head and query each belongs to, and what it shows.
#pragma once

#include <algorithm>

#include "kernels/device/division.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {

/// A row of the scores: its place, and what the band shows of it.
struct Place {
  std::int64_t row;
  std::int64_t batch;
  std::int64_t head;
  std::int64_t query;
  Range shown;
};

/// The rows of a launch, in the order in which teams take them: as they lie in memory, or those of
/// `planes_at_once` planes query by query. A plane goes over the same rows of an explicit mask as
/// the one before; where the L2 does not hold those, each would come from memory again.
class Rows {
 public:
  Rows(const Shape& of, const Band& band_of_rows, std::int64_t planes_at_once = 1)
      : shape(of),
        count(of.rows()),
        band(band_of_rows),
        by_queries_(std::max<std::int64_t>(of.sq, 1)),
        by_heads_(std::max<std::int64_t>(of.heads, 1)),
        is_small_(count < kSmall && of.sk < kSmall),
        begin_(within_small(of.sk - of.sq - band.left)),
        end_(within_small(of.sk - of.sq + band.right + 1)),
        planes_at_once_(is_small_ ? static_cast<std::int32_t>(planes_at_once) : 1),
        by_planes_(planes_at_once_) {}

  Shape shape;
  std::int64_t count;
  Band band;

  /// Of row number `index` in that order. `in_memory`: it is known to be the order in memory.
  template <bool in_memory = false>
  [[nodiscard]] __device__ Place place(std::int64_t index) const {
    if (in_memory || planes_at_once_ == 1) return place_of(index);
    const device::Quotient turn = by_planes_.of(static_cast<std::int32_t>(index));
    const device::Quotient group = by_queries_.of(turn.value);
    const std::int32_t plane = group.value * planes_at_once_ + turn.remainder;
    return place_of(plane * shape.sq + group.remainder);
  }

 private:
  /// 25 instructions a thread in place of 70 where 32 bits are enough.
  [[nodiscard]] __device__ Place place_of(std::int64_t row) const {
    if (is_small_) {
      const device::Quotient plane = by_queries_.of(static_cast<std::int32_t>(row));
      const device::Quotient batch = by_heads_.of(plane.value);
      const Range shown = scores::clip(plane.remainder + begin_, plane.remainder + end_,
                                       static_cast<std::int32_t>(shape.sk));
      return {row, batch.value, batch.remainder, plane.remainder, shown};
    }
    const device::Quotient plane = by_queries_.of(row);
    const device::Quotient batch = by_heads_.of(plane.value);
    return {row, batch.value, batch.remainder, plane.remainder, band.of(plane.remainder, shape)};
  }

  /// Sums of two numbers below this have 32 bits.
  static constexpr std::int64_t kSmall = std::int64_t{1} << 30;

  static std::int32_t within_small(std::int64_t column) {
    return static_cast<std::int32_t>(std::clamp(column, -kSmall, kSmall - 1));
  }

  device::IntegerDivider by_queries_;
  device::IntegerDivider by_heads_;
  bool is_small_;
  std::int32_t begin_;  ///< what query 0 would see of a row without ends
  std::int32_t end_;
  std::int32_t planes_at_once_;
  device::IntegerDivider by_planes_;
};

}  // namespace roofmax::masked_softmax
