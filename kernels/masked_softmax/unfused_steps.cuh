// The launches of the unfused masked softmax that know of masks, and those of its gradient. The
// others stand in kernels/device/steps.cuh.
//
// They read and write whole tensors: what a mask hides is a value in them, as it is to a framework
// that runs one launch per operator.
#pragma once

#include "kernels/device/steps.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {

using steps::kMapThreads;
using steps::Matrix;
using steps::row_stretches;
using steps::Stretches;

/// Part of a row of masked scores: what its band shows of it.
template <typename Index>
class ShownPart {
 public:
  __device__ ShownPart(Range shown, std::int64_t first, Index count)
      : begin_(within(shown.begin - first, count)), end_(within(shown.end - first, count)) {}

  /// -inf where nothing is shown: exponentials are then 0 instead of NaN.
  static __device__ float shift(float max) { return max == -INFINITY ? 0.0f : max; }
  /// 0 where nothing is shown: 0 then stays 0.
  static __device__ float divisor(float sum) { return sum == 0.0f ? 1.0f : sum; }
  [[nodiscard]] __device__ bool shows(Index i) const { return i >= begin_ && i < end_; }

 private:
  static __device__ Index within(std::int64_t i, Index count) {
    return i < 0 ? 0 : i > count ? count : static_cast<Index>(i);
  }

  Index begin_;
  Index end_;
};

/// Rows of masked scores: what a mask shows, but for the contents of an explicit one.
struct MaskedRows {
  Shape shape;
  Band band;
  MaskRows mask_rows;

  template <typename Index>
  [[nodiscard]] __device__ ShownPart<Index> part(std::int64_t r, std::int64_t first,
                                                 Index count) const {
    return {band.of(r % shape.sq, shape), first, count};
  }
  /// First element of the explicit mask's row that belongs to row `r`.
  [[nodiscard]] __device__ std::int64_t mask_offset(std::int64_t r) const {
    const std::int64_t batch = r / (shape.heads * shape.sq);
    return mask_rows.row(batch, r % shape.sq) * shape.sk;
  }
};

[[nodiscard]] inline MaskedRows masked_rows_of(const Problem& problem) {
  return {shape_of(problem), band_of(problem), mask_rows_of(problem)};
}

/// masked[r,c] = z[r,c], plus the additive mask, or -inf where it is hidden. `masked` may be `z`.
/// `Mask` is the explicit mask's element type, `device::Nothing` where there is none.
template <Explicit kind, typename Z, typename Mask>
__global__ void __launch_bounds__(kMapThreads)
    mask_scores(Matrix<const Z> z, const Mask* mask, Matrix<Z> masked, MaskedRows scores,
                Stretches stretches) {
  stretches.for_each([&](device::Team team, std::int64_t r, std::int64_t first, int count) {
    const ShownPart<int> part = scores.part(r, first, count);
    const Mask* mask_row = nullptr;
    if constexpr (kind != Explicit::none) mask_row = mask + scores.mask_offset(r) + first;
    device::map_elements(team, z.data + r * z.stride + first, mask_row,
                         masked.data + r * masked.stride + first, count,
                         [&part](int i, float score, float by_mask) {
                           bool is_shown = part.shows(i);
                           if (kind == Explicit::additive) is_shown &= by_mask != -INFINITY;
                           if (kind == Explicit::boolean) is_shown &= by_mask == 0.0f;
                           if (kind == Explicit::additive) score += by_mask;
                           return is_shown ? score : -INFINITY;
                         });
  });
}

/// `mask`: in T where it is additive, bytes where it is boolean.
template <typename T, typename Z>
void enqueue_mask(Matrix<const Z> z, Explicit kind, const void* mask, Matrix<Z> masked,
                  const MaskedRows& scores, cudaStream_t stream) {
  const auto launch = [&]<Explicit compiled, typename Mask>() {
    const Stretches stretches = row_stretches<Z, Mask>(z.rows, z.cols);
    mask_scores<compiled><<<stretches.grid(), kMapThreads, 0, stream>>>(
        z, static_cast<const Mask*>(mask), masked, scores, stretches);
  };
  switch (kind) {
    case Explicit::none:
      return launch.template operator()<Explicit::none, device::Nothing>();
    case Explicit::additive:
      return launch.template operator()<Explicit::additive, T>();
    case Explicit::boolean:
      return launch.template operator()<Explicit::boolean, std::uint8_t>();
  }
}

/// p[r,c] = y[r,c] dy[r,c], exactly 0 where y is 0 or hidden by the band, whatever stands in dy.
template <typename T>
__global__ void __launch_bounds__(kMapThreads)
    multiply(Matrix<const T> y, const T* dy, Matrix<float> p, MaskedRows scores,
             Stretches stretches) {
  stretches.for_each([&](device::Team team, std::int64_t r, std::int64_t first, int count) {
    const ShownPart<int> part = scores.part(r, first, count);
    const std::int64_t start = r * y.stride + first;
    device::map_elements(team, y.data + start, dy + start, p.data + r * p.stride + first, count,
                         [&part](int i, float value, float gradient) {
                           return value != 0.0f && part.shows(i) ? value * gradient : 0.0f;
                         });
  });
}

/// `dy` lies as `y` does.
template <typename T>
void enqueue_multiply(Matrix<const T> y, const T* dy, Matrix<float> p, const MaskedRows& scores,
                      cudaStream_t stream) {
  const Stretches stretches = row_stretches<T, float>(y.rows, y.cols);
  multiply<<<stretches.grid(), kMapThreads, 0, stream>>>(y, dy, p, scores, stretches);
}

/// g[r,c] = y[r,c] (dy[r,c] - sum[r]), exactly 0 where `multiply` gives that.
template <typename T>
__global__ void __launch_bounds__(kMapThreads)
    subtract_multiply(Matrix<const T> y, const T* dy, const float* sum, Matrix<float> g,
                      MaskedRows scores, Stretches stretches) {
  stretches.for_each([&](device::Team team, std::int64_t r, std::int64_t first, int count) {
    const ShownPart<int> part = scores.part(r, first, count);
    const float shift = sum[r];
    const std::int64_t start = r * y.stride + first;
    device::map_elements(team, y.data + start, dy + start, g.data + r * g.stride + first, count,
                         [&part, shift](int i, float value, float gradient) {
                           return value != 0.0f && part.shows(i) ? value * (gradient - shift)
                                                                 : 0.0f;
                         });
  });
}

template <typename T>
void enqueue_subtract_multiply(Matrix<const T> y, const T* dy, const float* sum, Matrix<float> g,
                               const MaskedRows& scores, cudaStream_t stream) {
  const Stretches stretches = row_stretches<T, float>(y.rows, y.cols);
  subtract_multiply<<<stretches.grid(), kMapThreads, 0, stream>>>(y, dy, sum, g, scores, stretches);
}

}  // namespace roofmax::masked_softmax
