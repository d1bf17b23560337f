// One vector of y and dy: what a gradient reads of a row, and what it makes of it.
#pragma once

#include "kernels/device/row_cut.cuh"
#include "kernels/device/vector.cuh"

namespace roofmax::masked_softmax {

/// One vector of y and dy. Where y is 0 and outside the band, both are made 0.
template <typename T>
class Products {
 public:
  static constexpr int width = device::kVectorWidth<T>;

  Products() = default;
  __device__ Products(const device::Vector<T>& y, const device::Vector<T>& dy) : y_(y), dy_(dy) {}

  __device__ void clear_outside(device::Span span) {
#pragma unroll
    for (int i = 0; i < device::Vector<T>::word_count; ++i)
      y_.words[i] &= device::bits_in<T>(span, i);
  }
  /// Sum of y dy.
  __device__ float sum() {
#pragma unroll
    for (int i = 0; i < device::Vector<T>::word_count; ++i) {
      dy_.words[i] &= ~device::bits_equal<T>(y_.words[i], 0);
    }
    float y[width];
    float dy[width];
    y_.unpack(y);
    dy_.unpack(dy);
    float even = 0.0f;
    float odd = 0.0f;
#pragma unroll
    for (int i = 0; i < width; i += 2) {
      even = fmaf(y[i], dy[i], even);
      odd = fmaf(y[i + 1], dy[i + 1], odd);
    }
    return even + odd;
  }

  /// y * scale * (dy - sum), in that order: y is at most 1. `unpacks_again`: the compiler is not to
  /// keep what `sum` has unpacked.
  template <bool unpacks_again = false>
  __device__ void gradient(float scale, float sum, float (&dx)[width]) const {
    float dy[width];
    if constexpr (unpacks_again) {
      y_.unpack_again(dx);
      dy_.unpack_again(dy);
    } else {
      y_.unpack(dx);
      dy_.unpack(dy);
    }
    // Where the sum leaves fp32, zeros must stay zeros.
    if (fabsf(sum) < INFINITY) {
#pragma unroll
      for (int i = 0; i < width; ++i) dx[i] = dx[i] * scale * (dy[i] - sum);
    } else {
#pragma unroll
      for (int i = 0; i < width; ++i) {
        dx[i] = dx[i] == 0.0f ? 0.0f : dx[i] * scale * (dy[i] - sum);
      }
    }
  }

 private:
  device::Vector<T> y_{};
  device::Vector<T> dy_{};
};

}  // namespace roofmax::masked_softmax
