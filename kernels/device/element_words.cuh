// Words of elements, or single ones, as the kernels have them that read rows element by element:
// from `OptionalElements` to numbers in an array, and from there to memory.
#pragma once

#include <cstdint>

#include "kernels/device/vector.cuh"

namespace roofmax::device {

/// `Elements::unpack` to a part of an array.
template <typename Elements>
__device__ void unpack_word(std::uint32_t word, float* values) {
  float unpacked[Elements::width];
  Elements::unpack(word, unpacked);
#pragma unroll
  for (int k = 0; k < Elements::width; ++k) values[k] = unpacked[k];
}

/// `width` elements, a word of them or one, rounded, to where they belong.
template <int width, typename T>
__device__ void store_word(T* to, const float* values) {
  if constexpr (width == 1) {
    *to = Element<T>::round(values[0]);
  } else {
    float unpacked[width];
#pragma unroll
    for (int k = 0; k < width; ++k) unpacked[k] = values[k];
    store_vector(to, Vector<T, width * sizeof(T)>::pack(unpacked));
  }
}

}  // namespace roofmax::device
