// The rows of a launch of at most 2^30 scores, whose places are counted in 32 bits.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "kernels/contract/kernel.hpp"
#include "kernels/device/division.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {

/// Rows of scores that 30 bits count the elements of: where they begin, and what their band shows.
class SmallRows {
 public:
  static constexpr std::int64_t kMostScores = std::int64_t{1} << 30;

  explicit SmallRows(const Problem& problem)
      : SmallRows(shape_of(problem), band_of(problem), mask_rows_of(problem)) {}

  /// Of row `r`: its head, and its row's first element in the explicit mask.
  [[nodiscard]] __device__ int head(int r) const { return plane(r).remainder; }
  [[nodiscard]] __device__ int mask_start(int r) const {
    return plane(r).value * mask_of_batch_ + by_queries_.of(r).remainder * mask_of_query_;
  }
  /// What the band shows of it.
  [[nodiscard]] __device__ scores::Range shown(int r) const {
    const int query = by_queries_.of(r).remainder;
    return scores::clip(query + begin_, query + end_, cols);
  }

  int count;
  int cols;
  bool is_banded;  ///< some row is seen in part; never that of one query under a causal mask

 private:
  SmallRows(const Shape& shape, const scores::Band& band, const MaskRows& mask)
      : count(static_cast<int>(shape.rows())),
        cols(static_cast<int>(shape.sk)),
        is_banded(band.left < shape.sk - 1 || band.right < shape.sq - 1),
        begin_(column(shape.sk - shape.sq - band.left)),
        end_(column(shape.sk - shape.sq + band.right + 1)),
        mask_of_batch_(static_cast<int>(mask.per_batch * shape.sk)),
        mask_of_query_(static_cast<int>(mask.per_query * shape.sk)),
        by_queries_(std::max<std::int64_t>(shape.sq, 1)),
        by_heads_(std::max<std::int64_t>(shape.heads, 1)) {}

  /// Batch element and head.
  [[nodiscard]] __device__ device::Quotient<int> plane(int r) const {
    return by_heads_.of(by_queries_.of(r).value);
  }
  [[nodiscard]] static int column(std::int64_t place) {
    return static_cast<int>(std::clamp(place, -kMostScores, kMostScores - 1));
  }

  int begin_;  ///< what query 0 would see of a row without ends
  int end_;
  int mask_of_batch_;
  int mask_of_query_;
  device::IntegerDivider by_queries_;
  device::IntegerDivider by_heads_;
};

/// Refuses more scores than `SmallRows` count.
[[nodiscard]] inline std::optional<Refusal> refuse_many_scores(const Shape& shape) {
  if (std::max<std::int64_t>(shape.rows(), 1) * std::max<std::int64_t>(shape.sk, 1) <=
      SmallRows::kMostScores) {
    return std::nullopt;
  }
  return Refusal{"scores", "it counts them by 30 bits; " + std::to_string(shape.rows()) +
                               " rows of " + std::to_string(shape.sk) +
                               " are more; the fused kernels take any"};
}

}  // namespace roofmax::masked_softmax
