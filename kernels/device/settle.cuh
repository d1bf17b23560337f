// What is said to the compiler alone: not an instruction.
#pragma once

namespace roofmax::device {

/// Hides from the compiler how a value was computed.
template <typename Value>
__device__ void settle(Value& value) {
  static_assert(sizeof(Value) == 4 || sizeof(Value) == 8);
  if constexpr (sizeof(Value) == 4) asm volatile("" : "+r"(value));
  if constexpr (sizeof(Value) == 8) asm volatile("" : "+l"(value));
}

}  // namespace roofmax::device
