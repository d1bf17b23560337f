// Conversions: every 16-bit pattern, and fp64 values at and around every rounding boundary.

#include "reference/float_format.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "kernels/cpu/element.hpp"
#include "reference/float_bits.hpp"

namespace roofmax::reference {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The value of a 16-bit pattern by the definition of the format: sign, exponent, fraction.
double by_definition(std::uint16_t bits, int exponent_bits, int mantissa_bits) {
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const int exponent = bits >> mantissa_bits & ((1 << exponent_bits) - 1);
  const int fraction = bits & ((1 << mantissa_bits) - 1);
  const double sign = bits >> 15 != 0 ? -1.0 : 1.0;
  if (exponent == (1 << exponent_bits) - 1) {
    return fraction == 0 ? sign * kInfinity : std::numeric_limits<double>::quiet_NaN();
  }
  if (exponent == 0) return sign * std::ldexp(fraction, 1 - bias - mantissa_bits);
  return sign * std::ldexp(fraction + (1 << mantissa_bits), exponent - bias - mantissa_bits);
}

struct HalfFormat {
  Dtype dtype;
  int exponent_bits;
  int mantissa_bits;
};
class EveryPattern : public testing::TestWithParam<HalfFormat> {};
INSTANTIATE_TEST_SUITE_P(HalfTypes, EveryPattern,
                         testing::Values(HalfFormat{Dtype::fp16, 5, 10},
                                         HalfFormat{Dtype::bf16, 8, 7}),
                         [](const auto& tested) {
                           return std::string(name_of(tested.param.dtype));
                         });

TEST_P(EveryPattern, LoadsItsValueAndStoresBackItsBits) {
  const auto [dtype, exponent_bits, mantissa_bits] = GetParam();
  for (int pattern = 0; pattern < 1 << 16; ++pattern) {
    const auto bits = static_cast<std::uint16_t>(pattern);
    std::byte memory[2];
    std::memcpy(memory, &bits, 2);
    const double value = load_element(dtype, memory, 0);
    const double expected = by_definition(bits, exponent_bits, mantissa_bits);
    if (std::isnan(expected)) {
      ASSERT_TRUE(std::isnan(value)) << pattern;
      store_element(dtype, memory, 0, value);
      ASSERT_TRUE(std::isnan(load_element(dtype, memory, 0))) << pattern;
      continue;
    }
    ASSERT_EQ(value, expected) << pattern;
    ASSERT_EQ(std::signbit(value), std::signbit(expected)) << pattern;
    store_element(dtype, memory, 0, value);
    std::uint16_t stored = 0;
    std::memcpy(&stored, memory, 2);
    ASSERT_EQ(stored, bits);
  }
}

TEST_P(EveryPattern, RoundsToNearestEvenBetweenNeighbours) {
  const auto [dtype, exponent_bits, mantissa_bits] = GetParam();
  const int infinity = ((1 << exponent_bits) - 1) << mantissa_bits;
  for (int pattern = 0; pattern + 1 < infinity; ++pattern) {
    const double low =
        by_definition(static_cast<std::uint16_t>(pattern), exponent_bits, mantissa_bits);
    const double high =
        by_definition(static_cast<std::uint16_t>(pattern + 1), exponent_bits, mantissa_bits);
    const double middle = (low + high) / 2;  // exact in fp64
    ASSERT_EQ(round_to(dtype, middle), pattern % 2 == 0 ? low : high) << pattern;
    ASSERT_EQ(round_to(dtype, std::nextafter(middle, low)), low) << pattern;
    ASSERT_EQ(round_to(dtype, std::nextafter(middle, high)), high) << pattern;
    ASSERT_EQ(round_to(dtype, -middle), -round_to(dtype, middle)) << pattern;
  }
}

TEST_P(EveryPattern, UlpDistanceCountsSteps) {
  const auto [dtype, exponent_bits, mantissa_bits] = GetParam();
  const int infinity = ((1 << exponent_bits) - 1) << mantissa_bits;
  for (int pattern = 0; pattern + 3 < infinity; ++pattern) {
    const auto value = [&, e = exponent_bits, m = mantissa_bits](int bits) {
      return by_definition(static_cast<std::uint16_t>(bits), e, m);
    };
    ASSERT_EQ(ulp_distance(dtype, value(pattern), value(pattern + 3)), 3);
    ASSERT_EQ(ulp_distance(dtype, -value(pattern), value(pattern)), 2.0 * pattern);
  }
}

// The CPU kernels' own conversions, which share no code with the oracle's.
TEST(KernelConversions, AgreeWithTheOraclesOnEveryPatternAndBoundary) {
  const auto check = [](float value) {
    const auto half = cpu::from_float<cpu::Half>(value);
    const auto bfloat = cpu::from_float<cpu::Bfloat16>(value);
    if (std::isnan(value)) {
      ASSERT_TRUE(std::isnan(cpu::to_float(half)));
      ASSERT_TRUE(std::isnan(cpu::to_float(bfloat)));
      return;
    }
    ASSERT_EQ(half.bits, Fp16::narrow(value)) << value;
    ASSERT_EQ(bfloat.bits, Bf16::narrow(value)) << value;
  };
  for (std::uint32_t pattern = 0; pattern < 1 << 16; ++pattern) {
    const auto bits = static_cast<std::uint16_t>(pattern);
    const float half = cpu::to_float(cpu::Half{bits});
    const float bfloat = cpu::to_float(cpu::Bfloat16{bits});
    ASSERT_TRUE(half == Fp16::widen(bits) || (std::isnan(half) && Fp16::is_nan(bits))) << pattern;
    ASSERT_TRUE(bfloat == Bf16::widen(bits) || (std::isnan(bfloat) && Bf16::is_nan(bits)))
        << pattern;
    // Floats whose upper half is the pattern, with lower halves around every tie of either type.
    for (const std::uint32_t low : {0U, 1U, 0xfffU, 0x1000U, 0x1001U, 0x2fffU, 0x3000U, 0x3001U,
                                    0x7fffU, 0x8000U, 0x8001U, 0xf000U, 0xffffU}) {
      check(std::bit_cast<float>(pattern << 16 | low));
    }
  }
}

TEST(RoundTo, LargestAndBeyond) {
  EXPECT_EQ(round_to(Dtype::fp16, 65519.999), 65504);
  EXPECT_EQ(round_to(Dtype::fp16, 65520), kInfinity);
  EXPECT_EQ(round_to(Dtype::fp16, -1e300), -kInfinity);
  EXPECT_EQ(round_to(Dtype::bf16, 3.4e38), kInfinity);
  EXPECT_EQ(round_to(Dtype::bf16, 0x1.fep127), 0x1.fep127);
  EXPECT_EQ(round_to(Dtype::fp32, 0x1.fffffefp127), 0x1.fffffep127);
  EXPECT_EQ(round_to(Dtype::fp32, 0x1.ffffffp127), kInfinity);
}

TEST(RoundTo, OnceAndNotTwice) {
  // Just above the tie between two halves; rounding to fp32 first would land on the tie.
  EXPECT_EQ(round_to(Dtype::fp16, 1 + 0x1p-11 + 0x1p-40), 1 + 0x1p-10);
}

TEST(RoundTo, Fp32IsWhatTheProcessorDoes) {
  std::uint64_t state = 1;
  for (int i = 0; i < 1000000; ++i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    // Exponents from far below the smallest subnormal float to beyond the largest.
    const std::uint64_t exponent = 1023 - 160 + (state >> 32) % 300;
    const double value = std::bit_cast<double>(exponent << 52 | (state & 0xfffffffffffff));
    ASSERT_EQ(round_to(Dtype::fp32, value), static_cast<double>(static_cast<float>(value)));
  }
}

TEST(RoundTo, Integers) {
  EXPECT_EQ(round_to(Dtype::int32, 2.5), 2);
  EXPECT_EQ(round_to(Dtype::int32, 1e12), 2147483647);
  EXPECT_EQ(round_to(Dtype::uint8, -3), 0);
  EXPECT_EQ(round_to(Dtype::int64, 0x1p53), 0x1p53);
  std::int64_t stored = 0;
  store_element(Dtype::int64, reinterpret_cast<std::byte*>(&stored), 0, 1e300);
  EXPECT_EQ(stored, std::numeric_limits<std::int64_t>::max());
  store_element(Dtype::int64, reinterpret_cast<std::byte*>(&stored), 0, -1e300);
  EXPECT_EQ(stored, std::numeric_limits<std::int64_t>::min());
}

TEST(UlpDistance, ZerosNansAndInfinities) {
  EXPECT_EQ(ulp_distance(Dtype::fp32, 0.0, -0.0), 0);
  EXPECT_EQ(ulp_distance(Dtype::fp32, -0x1p-149, 0x1p-149), 2);
  EXPECT_EQ(ulp_distance(Dtype::fp32, 1, 1 + 0x1p-23), 1);
  EXPECT_EQ(ulp_distance(Dtype::fp16, NAN, NAN), 0);
  EXPECT_EQ(ulp_distance(Dtype::fp16, NAN, 1), kInfinity);
  EXPECT_EQ(ulp_distance(Dtype::fp16, 1, NAN), kInfinity);
  EXPECT_EQ(ulp_distance(Dtype::bf16, kInfinity, kInfinity), 0);
}

TEST(Ulp, IsTheSpacingAndStopsShrinkingAtSubnormals) {
  EXPECT_EQ(Fp32::ulp(Fp32::narrow(1.0)), 0x1p-23);
  EXPECT_EQ(Fp32::ulp(Fp32::narrow(0.0)), 0x1p-149);
  EXPECT_EQ(Fp32::ulp(Fp32::narrow(0x1p-126)), 0x1p-149);
  EXPECT_EQ(Fp16::ulp(Fp16::narrow(-3.0)), 0x1p-9);
  EXPECT_EQ(Fp16::ulp(Fp16::narrow(0x1p-20)), 0x1p-24);
  EXPECT_EQ(Bf16::ulp(Bf16::narrow(1.0)), 0x1p-7);
}

}  // namespace
}  // namespace roofmax::reference
