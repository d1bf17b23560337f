#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>

#include "kernels/contract/dtype.hpp"

// Element types as bit patterns, inline: what float_format.hpp does one element at a time, in a
// form that compiles to straight-line code inside long loops. Integer arithmetic only, so that the
// result depends on no compiler, instruction set or rounding mode.

namespace roofmax::reference {

/// An IEEE 754 style binary format of `kExponentBits` and `kMantissaBits`, held in `BitsT`.
/// `OrderT` is the signed integer in which representable numbers are counted.
template <typename BitsT, typename OrderT, int kExponentBits, int kMantissaBits>
struct BinaryFormat {
  using Bits = BitsT;
  using Order = OrderT;

  static constexpr int kMantissa = kMantissaBits;
  static constexpr int kBias = (1 << (kExponentBits - 1)) - 1;
  static constexpr Bits kMagnitude =
      static_cast<Bits>((Bits{1} << (kExponentBits + kMantissaBits)) - 1);
  static constexpr Bits kInfinity =
      static_cast<Bits>(((Bits{1} << kExponentBits) - 1) << kMantissaBits);

  /// Infinite or NaN.
  static constexpr bool is_special(Bits bits) { return (bits & kMagnitude) >= kInfinity; }
  static constexpr bool is_nan(Bits bits) { return (bits & kMagnitude) > kInfinity; }

  /// Position among the representable numbers; +0 and -0 share one.
  static constexpr Order order(Bits bits) {
    const Order magnitude = static_cast<Order>(bits & kMagnitude);
    return (bits >> (kExponentBits + kMantissaBits)) != 0 ? -magnitude : magnitude;
  }

  /// Spacing of representable numbers at a finite value; constant below the smallest normal.
  static constexpr double ulp(Bits bits) {
    const int exponent = std::max(1, static_cast<int>((bits & kMagnitude) >> kMantissaBits));
    const int biased = exponent - kBias - kMantissaBits + 1023;
    if constexpr (kExponentBits == 11) {
      // Squares of anything smaller vanish anyway.
      return std::bit_cast<double>(static_cast<std::uint64_t>(std::max(biased, 1)) << 52);
    }
    return std::bit_cast<double>(static_cast<std::uint64_t>(biased) << 52);
  }

  /// The value, exactly.
  static double widen(Bits bits) {
    if constexpr (kExponentBits == 11) {
      return std::bit_cast<double>(static_cast<std::uint64_t>(bits));
    } else if constexpr (kExponentBits == 8) {
      return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << (23 - kMantissaBits));
    } else {
      // As a float of the same fields the value is 2^112 too small, subnormals included.
      const auto fields = static_cast<std::uint32_t>(bits & kMagnitude) << (23 - kMantissaBits);
      const float magnitude = std::bit_cast<float>(fields) * 0x1p112F;
      const std::uint32_t infinity = is_special(bits) ? 0x7f800000U : 0U;
      const std::uint32_t sign = static_cast<std::uint32_t>(bits & ~kMagnitude) << 16;
      return std::bit_cast<float>(std::bit_cast<std::uint32_t>(magnitude) | infinity | sign);
    }
  }

  /// `value` rounded once, to nearest-even; overflow gives infinity.
  static Bits narrow(double value) {
    const auto source = std::bit_cast<std::uint64_t>(value);
    if constexpr (kExponentBits == 11) {
      return source;
    } else {
      constexpr std::uint64_t kDoubleMagnitude = ~std::uint64_t{0} >> 1;
      constexpr std::uint64_t kDoubleInfinity = std::uint64_t{0x7ff} << 52;
      constexpr int kDropped = 52 - kMantissaBits;
      const std::uint64_t magnitude = source & kDoubleMagnitude;
      const auto sign = static_cast<Bits>((source >> 63) << (kExponentBits + kMantissaBits));
      if (magnitude > kDoubleInfinity) {
        return static_cast<Bits>(sign | kInfinity | (Bits{1} << (kMantissaBits - 1)));
      }
      const int exponent = static_cast<int>(magnitude >> 52) - 1023;
      if (exponent > kBias) return static_cast<Bits>(sign | kInfinity);
      std::uint64_t significand;
      int dropped = kDropped;
      if (exponent >= 1 - kBias) {
        // A carry out of the mantissa raises the exponent, up to infinity: as it should.
        significand = magnitude - (static_cast<std::uint64_t>(1023 - kBias) << 52);
      } else {
        significand = (magnitude & ((std::uint64_t{1} << 52) - 1)) | (std::uint64_t{1} << 52);
        dropped = std::min(63, kDropped + 1 - kBias - exponent);
      }
      const std::uint64_t is_odd = (significand >> dropped) & 1;
      const std::uint64_t just_below_half = (std::uint64_t{1} << (dropped - 1)) - 1;
      return static_cast<Bits>(sign | ((significand + just_below_half + is_odd) >> dropped));
    }
  }
};

/// An integer type, seen the same way: a unit in the last place is 1.
template <typename BitsT>
struct IntegerFormat {
  using Bits = BitsT;
  using Order = std::int64_t;

  static constexpr bool is_special(Bits) { return false; }
  static constexpr bool is_nan(Bits) { return false; }
  static constexpr Order order(Bits bits) { return bits; }
  static constexpr double ulp(Bits) { return 1.0; }
  static double widen(Bits bits) { return static_cast<double>(bits); }
  static Bits narrow(double value) {
    constexpr auto kLowest = static_cast<double>(std::numeric_limits<Bits>::lowest());
    constexpr auto kHighest = static_cast<double>(std::numeric_limits<Bits>::max());
    // NaN has no integer; it becomes 0.
    if (!(value == value)) return 0;
    // As a double the highest of 64 bits is one more than it.
    if (value >= kHighest) return std::numeric_limits<Bits>::max();
    return static_cast<Bits>(std::nearbyint(std::max(value, kLowest)));
  }
};

using Fp32 = BinaryFormat<std::uint32_t, std::int32_t, 8, 23>;
using Fp16 = BinaryFormat<std::uint16_t, std::int32_t, 5, 10>;
using Bf16 = BinaryFormat<std::uint16_t, std::int32_t, 8, 7>;
using Fp64 = BinaryFormat<std::uint64_t, std::int64_t, 11, 52>;

/// Calls `function` with a value of the format struct of `dtype`: the one place where a run-time
/// dtype becomes a compile-time one.
template <typename Function>
decltype(auto) with_format(Dtype dtype, Function&& function) {
  switch (dtype) {
    case Dtype::fp32:
      return function(Fp32{});
    case Dtype::fp16:
      return function(Fp16{});
    case Dtype::bf16:
      return function(Bf16{});
    case Dtype::fp64:
      return function(Fp64{});
    case Dtype::int32:
      return function(IntegerFormat<std::int32_t>{});
    case Dtype::uint8:
      return function(IntegerFormat<std::uint8_t>{});
    case Dtype::int64:
      return function(IntegerFormat<std::int64_t>{});
  }
  throw std::logic_error("dtype " + std::to_string(static_cast<int>(dtype)) + " has no format");
}

/// |order(a) - order(b)| of two numbers, without overflow.
template <typename Format>
constexpr std::make_unsigned_t<typename Format::Order> order_distance(typename Format::Bits a,
                                                                      typename Format::Bits b) {
  using Unsigned = std::make_unsigned_t<typename Format::Order>;
  const auto x = Format::order(a);
  const auto y = Format::order(b);
  return x > y ? static_cast<Unsigned>(x) - static_cast<Unsigned>(y)
               : static_cast<Unsigned>(y) - static_cast<Unsigned>(x);
}

}  // namespace roofmax::reference
