// The (max, sum) pair of the online softmax: the largest value seen and the sum of exp(x - max)
// over everything seen. Pairs merge in any order; an empty pair is neutral.
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

/// exp(x - max) as a term of a sum that is at least 1, where what flushes to zero does not count.
/// Half-precision results have bits to spare for the rounding of (x - max) * log2(e); fp32 ones
/// have not, and pay for the library's reduction.
template <typename T>
__device__ float exp_term(float x, float max) {
  if constexpr (sizeof(T) == 4) return expf(x - max);
  return exp2_flushed((x - max) * kLog2E);
}

/// exp(x - max) as a result of type T: subnormal results survive where T has them.
template <typename T>
__device__ float exp_result(float x, float max) {
  if constexpr (Element<T>::has_wide_exponent && sizeof(T) == 2) {
    float y;
    asm("ex2.approx.f32 %0, %1;" : "=f"(y) : "f"((x - max) * kLog2E));
    return y;
  } else {
    return exp_term<T>(x, max);
  }
}

/// Division by a row's sum. In half precision the reciprocal does; in fp32 its own rounding would
/// show in the last bit, and one step of refinement takes that back.
template <typename T>
class Divisor {
 public:
  __device__ explicit Divisor(float sum) : sum_(sum), reciprocal_(1.0f / sum) {}
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

/// The value to subtract for a maximum: with nothing but -inf seen, 0 keeps exp(-inf - max) at 0
/// instead of NaN. (Such a row still ends as 0 / 0 = NaN, as the mathematics says.)
__device__ inline float shift_of(float max) { return max == -INFINITY ? 0.0f : max; }

/// Sum of exp_term over a vector, added as a tree so that a long row loses no more to rounding
/// than a short one.
template <typename T>
__device__ float sum_of_exp(const Vector<T>& vector, float shift) {
  float terms[Vector<T>::width];
  vector.unpack(terms);
#pragma unroll
  for (float& term : terms) term = exp_term<T>(term, shift);
#pragma unroll
  for (int half = Vector<T>::width / 2; half > 0; half /= 2) {
#pragma unroll
    for (int i = 0; i < half; ++i) terms[i] += terms[i + half];
  }
  return terms[0];
}

struct MaxSum {
  float max = -INFINITY;
  float sum = 0.0f;
};

/// Factor that re-bases a sum from maximum `from` to maximum `to`. Equal maxima give exactly 1,
/// which also keeps -inf against -inf and +inf against +inf from making a NaN here.
__device__ inline float rebase(float from, float to) { return from == to ? 1.0f : expf(from - to); }

/// A pair that grows by one group of elements after another, however many: what rounding takes
/// from the sum at each step is carried to the next (Kahan), so that a thread which runs over
/// thousands of groups loses no more than one that sees a few.
struct RunningMaxSum {
  float max = -INFINITY;
  float sum = 0.0f;
  float carry = 0.0f;

  /// Raises the maximum to at least `value`, and returns what to subtract from the next group.
  __device__ float raise(float value) {
    const float raised = fmaxf(max, value);
    const float factor = rebase(max, raised);
    max = raised;
    sum *= factor;
    carry *= factor;
    return shift_of(max);
  }

  /// Adds a sum of exponentials that was taken with the current maximum.
  __device__ void add(float terms) {
    const float corrected = terms - carry;
    const float grown = sum + corrected;
    carry = (grown - sum) - corrected;
    sum = grown;
  }

  [[nodiscard]] __device__ MaxSum pair() const { return {max, sum}; }
};

}  // namespace roofmax::device
