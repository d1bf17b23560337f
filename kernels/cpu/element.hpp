#pragma once

#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "kernels/contract/dtype.hpp"

// Elements of a CPU kernel's tensors and their conversion to and from float. Every conversion is
// straight-line integer and float arithmetic, so that a loop over it vectorises on any processor.

namespace roofmax::cpu {

/// `yes` where the condition holds, else `no`. With masks: a branch would keep a loop from being
/// vectorised.
[[nodiscard]] inline std::int32_t select(bool condition, std::int32_t yes, std::int32_t no) {
  const std::int32_t mask = -static_cast<std::int32_t>(condition);
  return (yes & mask) | (no & ~mask);
}

/// Storage of an fp16 and a bf16 number.
struct Half {
  std::uint16_t bits;
};
struct Bfloat16 {
  std::uint16_t bits;
};

[[nodiscard]] inline float to_float(float value) { return value; }

[[nodiscard]] inline float to_float(Bfloat16 value) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(value.bits) << 16);
}

[[nodiscard]] inline float to_float(Half value) {
  const std::int32_t magnitude = value.bits & 0x7fff;
  // The fields of a half, read as those of a float, make a number 2^112 too small.
  const float scaled = std::bit_cast<float>(magnitude << 13) * 0x1p112F;
  const std::int32_t infinity = select(magnitude >= 0x7c00, 0x7f800000, 0);
  const std::uint32_t sign = static_cast<std::uint32_t>(value.bits & 0x8000U) << 16;
  return std::bit_cast<float>(std::bit_cast<std::uint32_t>(scaled) |
                              static_cast<std::uint32_t>(infinity) | sign);
}

/// Rounds to nearest-even; overflow gives infinity.
template <typename T>
[[nodiscard]] T from_float(float value);

template <>
[[nodiscard]] inline float from_float<float>(float value) {
  return value;
}

template <>
[[nodiscard]] inline Bfloat16 from_float<Bfloat16>(float value) {
  const auto bits = std::bit_cast<std::int32_t>(value);
  // Arithmetic modulo 2^32: only a NaN can carry into the sign.
  const auto sum =
      std::bit_cast<std::uint32_t>(value) + 0x7fffU + static_cast<std::uint32_t>(bits >> 16 & 1);
  const auto rounded = static_cast<std::int32_t>(sum >> 16);
  const std::int32_t quiet = bits >> 16 | 0x40;
  const bool is_nan = (bits & 0x7fffffff) > 0x7f800000;
  return {static_cast<std::uint16_t>(select(is_nan, quiet, rounded))};
}

template <>
[[nodiscard]] inline Half from_float<Half>(float value) {
  // Compared as signed integers, which is what vector units compare.
  const auto bits = std::bit_cast<std::int32_t>(value);
  const std::int32_t magnitude = bits & 0x7fffffff;
  const auto fields = static_cast<std::uint32_t>(magnitude);
  const auto normal =
      static_cast<std::int32_t>((fields + 0xfffU + (fields >> 13 & 1U) - (112U << 23)) >> 13);
  // A float in [0.5, 1) has the spacing of subnormal halves: the addition rounds to it.
  const float shifted = std::bit_cast<float>(magnitude) + 0.5F;
  const std::int32_t subnormal = std::bit_cast<std::int32_t>(shifted) - 0x3f000000;
  constexpr std::int32_t kLeastNormal = 113 << 23;
  constexpr std::int32_t kOverflow = 0x477ff000;  // 65520: half-way from 65504 to 2^16
  std::int32_t rounded = select(magnitude < kLeastNormal, subnormal, normal);
  rounded = select(magnitude >= kOverflow, 0x7c00, rounded);
  rounded = select(magnitude > 0x7f800000, 0x7e00, rounded);
  return {static_cast<std::uint16_t>((bits >> 16 & 0x8000) | rounded)};
}

/// Calls `function` with a value of the element type of `dtype`.
template <typename Function>
decltype(auto) with_element(Dtype dtype, Function&& function) {
  switch (dtype) {
    case Dtype::fp32:
      return function(float{});
    case Dtype::fp16:
      return function(Half{});
    case Dtype::bf16:
      return function(Bfloat16{});
    case Dtype::fp64:
    case Dtype::int32:
    case Dtype::uint8:
    case Dtype::int64:
      break;
  }
  throw std::logic_error("no CPU kernel has elements of type " + std::string(name_of(dtype)));
}

}  // namespace roofmax::cpu
