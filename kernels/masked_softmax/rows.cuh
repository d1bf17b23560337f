// The rows of a launch: which batch element, head and query each belongs to, and what it shows.
#pragma once

#include <algorithm>

#include "kernels/device/division.cuh"
#include "kernels/masked_softmax/layouts.hpp"
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

/// The order in which teams take rows: of so many planes the first `queries` rows each, plane by
/// plane, then the next. A plane goes over the same rows of an explicit mask as the one before;
/// where the L2 does not hold those, each would come from memory again.
struct RowOrder {
  std::int64_t planes = 1;
  std::int64_t queries = 1;
};

/// The rows of a launch: as they lie in memory, or in an order of planes in turns. Where a team
/// takes several heads, it is their groups that are in that order, and a plane is one of those.
class Rows {
 public:
  Rows(const Shape& of, const Band& band_of_rows, RowOrder order = {},
       HeadsOfTeam heads_of_team = {})
      : shape(of),
        count(of.rows()),
        band(band_of_rows),
        heads(heads_of_team),
        by_queries_(std::max<std::int64_t>(of.sq, 1)),
        by_heads_(std::max<std::int64_t>(of.heads / heads.count(), 1)),
        is_small_(count < kSmall && of.sk < kSmall),
        begin_(within_small(of.sk - of.sq - band.left)),
        end_(within_small(of.sk - of.sq + band.right + 1)),
        is_in_memory_(!is_small_ || order.planes == 1 || order.queries >= of.sq),
        planes_(is_in_memory_ ? 1 : static_cast<std::int32_t>(order.planes)),
        queries_(is_in_memory_ ? 1 : static_cast<std::int32_t>(order.queries)),
        last_turn_(is_in_memory_ ? 0 : static_cast<std::int32_t>((of.sq - 1) / order.queries)),
        by_group_(is_in_memory_ ? 1 : order.planes * of.sq),
        by_turn_(std::int64_t{planes_} * queries_),
        by_queries_of_turn_(queries_),
        by_queries_of_last_(is_in_memory_ ? 1 : of.sq - std::int64_t{last_turn_} * queries_) {}

  Shape shape;
  std::int64_t count;
  Band band;
  HeadsOfTeam heads;  ///< a group is their rows of one query

  [[nodiscard]] __host__ __device__ std::int64_t groups() const {
    return count >> heads.count_bits;
  }

  /// Row `index` of group number `group` in that order.
  [[nodiscard]] __device__ Place place_in_group(std::int64_t group, int index) const {
    Place place = this->place(group);
    const auto head = static_cast<std::int32_t>(place.head);
    const std::int32_t before = (head >> heads.step_bits) * (heads.count() - 1);
    place.head = head + ((before + index) << heads.step_bits);
    place.row = (place.batch * shape.heads + place.head) * shape.sq + place.query;
    return place;
  }
  /// Of row number `index` in that order. `in_memory`: it is known to be the order in memory.
  template <bool in_memory = false>
  [[nodiscard]] __device__ Place place(std::int64_t index) const {
    if (in_memory || is_in_memory_) return place_of(index);
    const device::Quotient group = by_group_.of(static_cast<std::int32_t>(index));
    const device::Quotient turn = by_turn_.of(group.remainder);
    const device::Quotient of_turn =
        (turn.value == last_turn_ ? by_queries_of_last_ : by_queries_of_turn_).of(turn.remainder);
    const std::int32_t plane = group.value * planes_ + of_turn.value;
    return place_of(std::int64_t{plane} * shape.sq + turn.value * queries_ + of_turn.remainder);
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
  bool is_in_memory_;
  std::int32_t planes_;
  std::int32_t queries_;
  std::int32_t last_turn_;  ///< which may have fewer queries
  device::IntegerDivider by_group_;
  device::IntegerDivider by_turn_;
  device::IntegerDivider by_queries_of_turn_;
  device::IntegerDivider by_queries_of_last_;
};

}  // namespace roofmax::masked_softmax
