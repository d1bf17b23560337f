// From the scores of a row to its results: the exponentials, and their division by the row's sum.
#pragma once

#include <type_traits>

#include "kernels/device/max_sum.cuh"
#include "kernels/device/scores.hpp"

namespace roofmax::device {

/// In fp32 even the roundings of the last few additions would show, in rows of nearly equal scores.
template <typename T>
using Total = std::conditional_t<sizeof(T) == 4, double, float>;

/// Terms of a row in half precision carry this power of two, which goes out again with their sum:
/// so none of them, down to the smallest bf16, leaves fp32's normal range, and an exponential is
/// one instruction. No more than that takes: it is added to the exponent, whose rounding the
/// log-sum-exp shows (with 64 in place of 15 by up to 3e-6).
template <typename T>
constexpr float kLift = sizeof(T) == 4 ? 0.0f : 15.0f;

/// As long as the sink is no further above the largest score, that stays what is subtracted.
inline constexpr float kSinkAhead = 8.0f;

/// How far above the largest score a sink counts at most: terms are 0 long before.
inline constexpr float kFarAhead = 4096.0f;

/// Exponentials of one row's scores v, of which z = scale * v and `max` is the largest: those of
/// z - shift, where shift is the largest z or, if far above, the sink. In half precision they are
/// so but for a factor that all of the row share, `unit()`: what is subtracted is a whole number of
/// powers of two, in the multiply-add that scales, and nothing element by element, unless an
/// additive mask takes them far from 0. `scale` > 0.
template <typename T, scores::Explicit mask>
class RowExponential {
  /// Whether scores are as they were stored. Under an additive mask they are z, in fp32.
  static constexpr bool kStored = mask != scores::Explicit::additive;

 public:
  __device__ RowExponential(float max, float scale)
      : top_(max == -INFINITY ? 0.0f : max),
        factor_(scale),
        shift_(top_ * scale),
        is_empty_(max == -INFINITY) {
    if constexpr (sizeof(T) == 2) {
      factor_ *= kLog2E;
      if constexpr (kStored) {
        // Neighbours in T are then hundreds of powers of two apart: what is not the largest is 0.
        if (is_far(top_ * factor_)) factor_ = separating(top_);
      } else {
        if (is_far(top_ * factor_)) base_ = top_;
      }
      offset_ = kLift<T> - rintf((top_ - base_) * factor_);
    }
  }
  /// Before anything else: a sink is one more score, z itself.
  __device__ void join(float sink, float scale) {
    // Rounded once: both may be large, and close.
    sink_above_ = fmaf(-top_, scale, sink);
    if (sink > -INFINITY && (is_empty_ || sink_above_ > kSinkAhead)) {
      beyond_ = is_empty_ ? 0.0f : fminf(sink_above_, kFarAhead) * kUnits;
      offset_ -= beyond_;
      shift_ = sink;
      sink_above_ = sink - sink;  // 0, or NaN
    }
  }

  /// From scores to their terms: `take()`, before it `shift()` where the row `shifts()`, or both.
  [[nodiscard]] __device__ bool shifts() const { return base_ != 0.0f; }
  template <int count>
  __device__ void shift(float (&v)[count]) const {
#pragma unroll
    for (float& value : v) value -= base_;
  }
  template <int count>
  __device__ void take(float (&v)[count]) const {
#pragma unroll
    for (float& value : v) {
      value = sizeof(T) == 4 ? expf(fmaf(value - top_, factor_, offset_))
                             : exp2_flushed(fmaf(value, factor_, offset_));
    }
  }
  template <int count>
  __device__ void operator()(float (&v)[count]) const {
    shift(v);
    take(v);
  }
  /// By what a sum of terms is multiplied to be one of this row's, when `max` was the largest of
  /// their scores.
  [[nodiscard]] __device__ float rebase(float max) const {
    return rebase_by(max, [](float exponent) { return exp2_flushed(exponent); });
  }
  /// The same for one that is kept as a result: subnormals of T included.
  [[nodiscard]] __device__ float rebase_result(float max) const {
    return rebase_by(max, [](float exponent) { return exp2_unflushed(exponent); });
  }
  [[nodiscard]] __device__ float of_sink() const { return unit() * expf(sink_above_); }
  /// Log-sum-exp of the row, given the sum of its terms.
  [[nodiscard]] __device__ float log_sum(float sum) const { return shift_ + logf(sum / unit()); }

 private:
  static constexpr float kUnits = sizeof(T) == 4 ? 1.0f : kLog2E;

  template <typename Exp2>
  [[nodiscard]] __device__ float rebase_by(float max, const Exp2& exp2) const {
    if constexpr (sizeof(T) == 4) {
      return expf(fmaf(max - top_, factor_, offset_));
    } else if constexpr (kStored) {
      // Two steps: kLift would take bits from the sum of large numbers that nearly cancel.
      return exp2((rintf(max * factor_) + offset_) - kLift<T>);
    } else {
      if (max == -INFINITY) return 0.0f;
      const bool subtracted = is_far(max * factor_);
      const float distance = (subtracted ? max : 0.0f) - base_;
      const float steps = subtracted ? 0.0f : rintf(max * factor_);
      return exp2(fmaf(distance, factor_, (steps + offset_) - kLift<T>));
    }
  }
  /// Whether the rounding of an exponent of two of that size would show.
  [[nodiscard]] static __device__ bool is_far(float exponent) {
    constexpr float kFar = 1048576.0f;
    return !(fabsf(exponent) < kFar);
  }
  /// A factor, a power of two, by which `top` comes below 2^20, and its neighbours in T are still
  /// 2^8 apart or more: no term but that of `top` itself is above 2^-126.
  [[nodiscard]] static __device__ float separating(float top) {
    const unsigned exponent = __float_as_uint(top) >> 23 & 0xff;
    // Below 19 only under a scale near the largest there is.
    return __uint_as_float((19 + 2 * 127 - max(exponent, 19u)) << 23);
  }
  /// The term of a score whose z is the shift.
  [[nodiscard]] __device__ float unit() const {
    if (sizeof(T) == 4) return 1.0f;
    return exp2_flushed(fmaf(top_ - base_, factor_, offset_) + beyond_);
  }

  float top_;
  float factor_;
  float shift_;
  float offset_ = 0.0f;
  float sink_above_ = -INFINITY;  ///< the shift
  float beyond_ = 0.0f;           ///< the largest score, where the sink is the shift: in `offset_`
  float base_ = 0.0f;             ///< what is subtracted from scores far from 0, one by one
  bool is_empty_;
};

/// Divides the terms of a row by their sum. With nothing shown all of them are 0, whatever they are
/// divided by.
template <typename T>
[[nodiscard]] __device__ Divisor<T> divisor_by(float sum) {
  const float divisor = sum == 0.0f ? 1.0f : sum;
  if constexpr (sizeof(T) == 2) return {divisor, quick_reciprocal(divisor)};
  return Divisor<T>(divisor);
}

}  // namespace roofmax::device
