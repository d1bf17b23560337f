// The (max, sum) pair of the online softmax: the largest value seen and the sum of the exponentials
// of everything seen, relative to it. Pairs merge in any order; an empty pair is neutral.
#pragma once

#include <cuda_runtime.h>

#include "kernels/device/vector.cuh"

namespace roofmax::device {

inline constexpr float kLog2E = 1.4426950408889634f;

/// exp2 by the special function unit, within 2 ulp; results below 2^-126 flush to zero.
__device__ inline float exp2_flushed(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

/// The same with results below 2^-126: bf16 has them.
__device__ inline float exp2_unflushed(float x) {
  float y;
  asm("ex2.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}

/// The exponentials of a row, or of a part of it, whose largest element is `max`: exp(x - max) but
/// for a factor that all of them share, and their sum with them.
///
/// In fp32 the factor is 1: another would show in the last bits.
template <typename T>
class Exponent {
 public:
  /// With nothing but -inf seen there is nothing to subtract, and exp(-inf) stays 0 instead of
  /// NaN. (Such a row still ends as 0 / 0 = NaN, as the mathematics says.)
  __device__ explicit Exponent(float max) : shift_(max == -INFINITY ? 0.0f : max) {}

  /// As a term of a sum.
  __device__ float term(float x) const { return expf(x - shift_); }
  /// As a result of type T, subnormals included.
  __device__ float result(float x) const { return expf(x - shift_); }
  /// Natural logarithm of `term(x)`.
  __device__ float log_term(float x) const { return x - shift_; }
  /// Log-sum-exp of the row, given the sum of its terms.
  __device__ float log_sum_exp(float sum) const { return shift_ + logf(sum); }

  /// Factor that takes a sum of terms from maximum `from` to a maximum `to` that is no smaller.
  /// Equal maxima give exactly 1, which also keeps +inf against +inf from making a NaN here.
  static __device__ float rebase(float from, float to) {
    return from == to ? 1.0f : expf(from - to);
  }

 private:
  float shift_;
};

/// In half precision the terms are 2^(x log2(e) - n) with the integer n next to max log2(e): one
/// fused multiply-add an element, and re-basing multiplies by a power of two, exactly.
template <typename T>
requires(sizeof(T) == 2) class Exponent<T> {
 public:
  __device__ explicit Exponent(float max) {
    // Where neighbours in T are thousands apart, only elements equal to the maximum count beside
    // it, in whichever unit; and max log2(e) is no longer exact to an integer, nor always finite.
    const bool is_huge = Element<T>::has_wide_exponent && fabsf(max) > kHuge;
    scale_ = is_huge ? 1.0f : kLog2E;
    shift_ = max == -INFINITY ? 0.0f : is_huge ? max : rintf(max * kLog2E);
  }

  __device__ float term(float x) const { return exp2_flushed(fmaf(x, scale_, -shift_)); }
  __device__ float result(float x) const { return exp2_of_result(fmaf(x, scale_, -shift_)); }
  __device__ float log_term(float x) const {
    // So far below the maximum that it does not count, and out of range in units of log2(e).
    if (Element<T>::has_wide_exponent && scale_ != 1.0f && x < -kLargestScaled) return x;
    return fmaf(x, scale_, -shift_) * unit();
  }
  __device__ float log_sum_exp(float sum) const {
    return scale_ == 1.0f ? shift_ + logf(sum) : (shift_ + log2f(sum)) * kLn2;
  }

  static __device__ float rebase(float from, float to) {
    return rebase_by(from, to, [](float distance) { return exp2_flushed(distance); });
  }
  /// The same for a result, subnormals of T included.
  static __device__ float rebase_result(float from, float to) {
    return rebase_by(from, to, [](float distance) { return exp2_of_result(distance); });
  }

 private:
  static constexpr float kLn2 = 0.6931471805599453f;
  static constexpr float kHuge = 1048576.0f;
  static constexpr float kLargestScaled = 2.0e38f;

  static __device__ float exp2_of_result(float x) {
    return Element<T>::has_wide_exponent ? exp2_unflushed(x) : exp2_flushed(x);
  }
  template <typename Exp2>
  static __device__ float rebase_by(float from, float to, Exp2 exp2) {
    if (from == to) return 1.0f;
    if (from == -INFINITY) return 0.0f;
    const Exponent a(from);
    const Exponent b(to);
    // In different units: thousands apart at the least.
    return a.scale_ == b.scale_ ? exp2(a.shift_ - b.shift_) : 0.0f;
  }
  __device__ float unit() const { return scale_ == 1.0f ? 1.0f : kLn2; }

  float scale_;
  float shift_;
};

/// 1 / x within an ulp, by one instruction.
__device__ inline float quick_reciprocal(float x) {
  float reciprocal;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(reciprocal) : "f"(x));
  return reciprocal;
}

/// Division by a row's sum. In half precision the reciprocal is enough; in fp32 its rounding would
/// show in the last bit, and one step of refinement corrects it.
///
/// Kernels of plain softmax that unpack a row a second time keep to the exact reciprocal: around
/// its call they do not hold what was unpacked first, in twice the registers (`register_cache` of 8
/// vectors a thread then took 1.7 times as long on an H200). Masked rows bring their own.
template <typename T>
class Divisor {
 public:
  __device__ explicit Divisor(float sum) : Divisor(sum, 1.0f / sum) {}
  __device__ Divisor(float sum, float reciprocal) : sum_(sum), reciprocal_(reciprocal) {}
  __device__ float operator()(float numerator) const {
    const float quotient = numerator * reciprocal_;
    if constexpr (sizeof(T) == 4) {
      return fmaf(fmaf(-quotient, sum_, numerator), reciprocal_, quotient);
    }
    return quotient;
  }

 private:
  float sum_;
  float reciprocal_;
};

/// `tree_sum` of the terms of a vector.
template <typename T>
__device__ float sum_of_terms(const Vector<T>& vector, const Exponent<T>& exponent) {
  float terms[Vector<T>::width];
  vector.unpack(terms);
#pragma unroll
  for (float& term : terms) term = exponent.term(term);
  return tree_sum(terms);
}

/// The largest element, and the sum of the terms of `Exponent(max)`; both move in one access.
struct alignas(8) MaxSum {
  float max = -INFINITY;
  float sum = 0.0f;
};

/// A sum that grows by one group of terms after another, however many: what rounding takes from it
/// at each step is carried to the next (Kahan), so that a thread which runs over thousands of
/// groups loses no more than one that sees a few.
class RunningSum {
 public:
  __device__ void add(float terms) {
    const float corrected = terms - carry_;
    const float grown = sum_ + corrected;
    // An infinite sum has lost nothing to rounding, and would make a NaN of the difference.
    carry_ = fabsf(grown) < INFINITY ? (grown - sum_) - corrected : 0.0f;
    sum_ = grown;
  }
  __device__ void scale(float factor) {
    sum_ *= factor;
    carry_ *= factor;
  }
  [[nodiscard]] __device__ float value() const { return sum_; }

 private:
  float sum_ = 0.0f;
  float carry_ = 0.0f;
};

/// A pair that grows in the same way.
template <typename T>
class RunningMaxSum {
 public:
  /// Raises the maximum to at least `value`, and returns the exponentials of the next group.
  __device__ Exponent<T> raise(float value) {
    const float raised = fmaxf(max_, value);
    sum_.scale(Exponent<T>::rebase(max_, raised));
    max_ = raised;
    return Exponent<T>(max_);
  }
  /// Adds a sum of terms that was taken with the current maximum.
  __device__ void add(float terms) { sum_.add(terms); }
  /// Merges a pair.
  __device__ void merge(MaxSum pair) {
    raise(pair.max);
    add(pair.sum * Exponent<T>::rebase(pair.max, max_));
  }

  [[nodiscard]] __device__ MaxSum pair() const { return {max_, sum_.value()}; }

 private:
  float max_ = -INFINITY;
  RunningSum sum_;
};

}  // namespace roofmax::device
