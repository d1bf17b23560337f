// From the scores of a row to its results: the exponentials, and their division by the row's sum.
#pragma once

#include <type_traits>

#include "kernels/device/max_sum.cuh"
#include "kernels/masked_softmax/row_cut.cuh"

namespace roofmax::masked_softmax {

/// In fp32 even the roundings of the last few additions would show, in rows of nearly equal scores.
template <typename T>
using Total = std::conditional_t<sizeof(T) == 4, double, float>;

/// Terms of a row in half precision carry this power of two, which goes out again with their sum:
/// so none of them, down to the smallest bf16, leaves fp32's normal range, and an exponential is
/// one instruction.
template <typename T>
constexpr float kLift = sizeof(T) == 4 ? 0.0f : 64.0f;

/// As long as the sink is no further above the largest score, that stays what is subtracted.
inline constexpr float kSinkAhead = 8.0f;

/// Exponentials of one row's scores v, of which z = scale * v and `max` is the largest: those of
/// z - shift, where shift is the largest z or, if far above, the sink. In half precision they are
/// so but for a factor that all of the row share, `unit()`, which is the same for two maxima if
/// they must be `comparable`. `scale` > 0.
template <typename T>
class RowExponential {
 public:
  __device__ RowExponential(float max, float scale, float sink, bool comparable = false)
      : top_(max == -INFINITY ? 0.0f : max), factor_(scale) {
    const bool is_empty = max == -INFINITY;
    const float largest = max * scale;
    // Rounded once: both may be large, and close.
    sink_above_ = fmaf(-top_, scale, sink);
    const bool leads = sink > -INFINITY && (is_empty || sink_above_ > kSinkAhead);
    const float beyond = leads && !is_empty ? sink_above_ : 0.0f;
    shift_ = leads ? sink : is_empty ? 0.0f : largest;
    if (leads) sink_above_ = sink - sink;  // 0, or NaN
    if constexpr (sizeof(T) == 4) {
      offset_ = -beyond;
    } else {
      // Past this, the rounding of the offset alone would be a factor that leaves fp32.
      constexpr float kLarge = 1048576.0f;
      factor_ *= device::kLog2E;
      subtracts_ = comparable || leads || !(fabsf(largest * device::kLog2E) < kLarge);
      offset_ = fmaf(subtracts_ ? beyond : largest, -device::kLog2E, kLift<T>);
    }
  }

  /// From scores to their terms: `take()`, before it `shift()` where the row `shifts()`, or both.
  [[nodiscard]] __device__ bool shifts() const { return sizeof(T) == 2 && subtracts_; }
  template <int count>
  __device__ void shift(float (&v)[count]) const {
#pragma unroll
    for (float& value : v) value -= top_;
  }
  template <int count>
  __device__ void take(float (&v)[count]) const {
#pragma unroll
    for (float& value : v) {
      value = sizeof(T) == 4 ? expf(fmaf(value - top_, factor_, offset_))
                             : device::exp2_flushed(fmaf(value, factor_, offset_));
    }
  }
  template <int count>
  __device__ void operator()(float (&v)[count]) const {
    if (shifts()) shift(v);
    take(v);
  }
  /// By what a sum of terms that are comparable is multiplied when `max` was their largest score.
  [[nodiscard]] __device__ float rebase(float max) const {
    const float exponent = fmaf(max - top_, factor_, offset_ - kLift<T>);
    return sizeof(T) == 4 ? expf(exponent) : device::exp2_flushed(exponent);
  }
  [[nodiscard]] __device__ float of_sink() const { return unit() * expf(sink_above_); }
  /// Log-sum-exp of the row, given the sum of its terms.
  [[nodiscard]] __device__ float log_sum(float sum) const { return shift_ + logf(sum / unit()); }

 private:
  /// The term of a score whose z is the shift.
  [[nodiscard]] __device__ float unit() const {
    if (sizeof(T) == 4) return 1.0f;
    return device::exp2_flushed(subtracts_ ? kLift<T> : fmaf(top_, factor_, offset_));
  }

  float top_;
  float factor_;
  float shift_;
  float offset_;
  float sink_above_;  ///< the shift
  bool subtracts_ = true;
};

/// From a row's terms to its results: divided by their sum. Only what the band shows becomes NaN
/// with its row.
template <typename T>
class Normaliser {
 public:
  /// With nothing shown all terms are 0, whatever they are divided by.
  __device__ explicit Normaliser(float sum)
      : by_sum_(sum == 0.0f ? 1.0f : sum), is_number_(sum < INFINITY) {}

  template <typename Columns, typename Index>
  __device__ void operator()(float (&terms)[device::kVectorWidth<T>], const Columns& seen,
                             Index offset) const {
#pragma unroll
    for (float& term : terms) term = by_sum_(term);
    if (!is_number_) {
      const Span span = seen.span(offset);
#pragma unroll
      for (int i = 0; i < device::kVectorWidth<T>; ++i) terms[i] = span.has(i) ? terms[i] : 0.0f;
    }
  }
  [[nodiscard]] __device__ float operator()(float term, bool is_seen) const {
    return is_seen ? by_sum_(term) : 0.0f;
  }

 private:
  device::Divisor<T> by_sum_;
  bool is_number_;
};

}  // namespace roofmax::masked_softmax
