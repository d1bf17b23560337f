#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "kernels/cpu/element.hpp"
#include "kernels/cpu/instruction_set.hpp"

// The exponential of CPU kernels: straight-line arithmetic, so that a loop over it vectorises on
// any processor.

namespace roofmax::cpu {

/// What `scaled_exp` multiplies its result by.
inline constexpr double kExpScale = 0x1p64;

/// Below exp(-104), exp rounds to 0 in fp32.
inline constexpr float kLeastExponent = -104.0F;
inline constexpr float kLog2E = 0x1.715476p0F;
/// One constant for ln 2 is as good as two: its error grows with |x| at a twentieth of the rate of
/// the rounding of x itself.
inline constexpr float kLn2 = 0x1.62e43p-1F;
/// Adding 1.5 * 2^23 rounds to an integer n in the low bits; with 127 + 64 more, they are the
/// exponent field of 2^(n + 64).
inline constexpr float kExponentRound = 0x1.8p23F + 127.0F + 64.0F;
/// exp(r) by powers of r for |r| <= ln(2) / 2: minimax, relative error 3.1e-9.
inline constexpr float kExpPowers[] = {
    1.0F, 1.0F, 0x1.fffffcp-2F, 0x1.55549p-3F, 0x1.5558f4p-5F, 0x1.123a2ap-7F, 0x1.6a23bcp-10F};

/// 2^64 exp(x) for x <= 0 or NaN, to about 1 ulp: the factor keeps results normal down to where
/// exp(x) itself would round to 0 in fp32. It cancels when exponentials are divided by their sum,
/// and only that division rounds to a subnormal. What is below -104, -inf too, comes out as 2^64
/// exp(-104): negligible beside an exponential of 1.
template <bool kHasFma>
[[nodiscard]] ROOFMAX_INLINE float scaled_exp(float x) {
  const auto fma = [](float a, float b, float c) __attribute__((always_inline)) {
    return multiply_add<kHasFma>(a, b, c);
  };
  x = std::bit_cast<float>(select(x < kLeastExponent, std::bit_cast<std::int32_t>(kLeastExponent),
                                  std::bit_cast<std::int32_t>(x)));
  const float shifted = fma(x, kLog2E, kExponentRound);
  const float n = shifted - kExponentRound;
  const float power = std::bit_cast<float>(std::bit_cast<std::uint32_t>(shifted) << 23);
  const float r = fma(n, -kLn2, x);
  // Unrolled by hand: with a loop here, GCC leaves some of the loops around it scalar.
  float p = fma(kExpPowers[6], r, kExpPowers[5]);
  p = fma(p, r, kExpPowers[4]);
  p = fma(p, r, kExpPowers[3]);
  p = fma(p, r, kExpPowers[2]);
  p = fma(p, r, kExpPowers[1]);
  p = fma(p, r, kExpPowers[0]);
  return p * power;
}

/// e[i] = 2^64 exp(x[i] - subtracted); returns their sum, taken in fp64: beside an exponential of
/// 1, a float would lose much of each small one. `e` may be `x`. Meanwhile prefetches as many
/// elements from `ahead`, unless it is null.
template <bool kHasFma, typename T, typename Ahead = T>
ROOFMAX_INLINE double exp_sum(const T* x, std::int64_t count, float subtracted, float* e,
                              const Ahead* ahead) {
  constexpr std::int64_t kStep = 256;
  constexpr auto kPerLine = static_cast<std::int64_t>(64 / sizeof(Ahead));
  double sum = 0;
  for (std::int64_t begin = 0; begin < count; begin += kStep) {
    const std::int64_t end = std::min(count, begin + kStep);
    if (ahead != nullptr) {
      for (std::int64_t i = begin; i < end; i += kPerLine) __builtin_prefetch(ahead + i, 0, 2);
    }
#pragma omp simd
    for (std::int64_t i = begin; i < end; ++i) {
      e[i] = scaled_exp<kHasFma>(to_float(x[i]) - subtracted);
    }
    // Four at a time in fp32 costs an ulp of the four and halves the work.
    const std::int64_t quarter = (end - begin) / 4;
    const float* const of_step = e + begin;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t i = 0; i < quarter; ++i) {
      sum += static_cast<double>((of_step[i] + of_step[quarter + i]) +
                                 (of_step[2 * quarter + i] + of_step[3 * quarter + i]));
    }
    for (std::int64_t i = begin + 4 * quarter; i < end; ++i) sum += static_cast<double>(e[i]);
  }
  return sum;
}

/// y[i] = e[i] * factor.
template <typename T>
ROOFMAX_INLINE void scale(const float* e, std::int64_t count, float factor, T* y) {
#pragma omp simd
  for (std::int64_t i = 0; i < count; ++i) y[i] = from_float<T>(e[i] * factor);
}

}  // namespace roofmax::cpu
