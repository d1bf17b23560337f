#pragma once

#include <bit>
#include <cstdint>

#include "kernels/cpu/element.hpp"

// The exponential of CPU kernels: straight-line arithmetic, so that a loop over it vectorises on
// any processor.

namespace roofmax::cpu {

/// What `scaled_exp` multiplies its result by.
inline constexpr double kExpScale = 0x1p64;

/// 2^64 exp(x) for x <= 0 or NaN, to about 1 ulp: the factor keeps results normal down to where
/// exp(x) itself would round to 0 in fp32. It cancels when exponentials are divided by their sum,
/// and only that division rounds to a subnormal. What is below -104, -inf too, comes out as
/// 2^64 exp(-104): beside an exponential of 1 that is nothing.
[[nodiscard]] inline float scaled_exp(float x) {
  constexpr float kLeast = -104.0F;
  constexpr float kLog2E = 0x1.715476p0F;
  constexpr float kLn2 = 0x1.62e43p-1F;
  // Adding 1.5 * 2^23 rounds to an integer n in the low bits; with 127 + 64 more, they are the
  // exponent field of 2^(n + 64).
  constexpr float kRound = 0x1.8p23F + 127.0F + 64.0F;
  x = std::bit_cast<float>(
      select(x < kLeast, std::bit_cast<std::int32_t>(kLeast), std::bit_cast<std::int32_t>(x)));
  const float shifted = x * kLog2E + kRound;
  const float n = shifted - kRound;
  const float power = std::bit_cast<float>(std::bit_cast<std::uint32_t>(shifted) << 23);
  // One constant for ln 2 is as good as two: its error grows with |x| at a twentieth of the rate of
  // the rounding of x itself.
  const float r = n * -kLn2 + x;
  // exp(r) by powers of r for |r| <= ln(2) / 2: minimax, relative error 3.1e-9.
  float p = 0x1.6a23bcp-10F * r + 0x1.123a2ap-7F;
  p = p * r + 0x1.5558f4p-5F;
  p = p * r + 0x1.55549p-3F;
  p = p * r + 0x1.fffffcp-2F;
  p = p * r + 1.0F;
  p = p * r + 1.0F;
  return p * power;
}

}  // namespace roofmax::cpu
