// The launches of an unfused softmax of masked scores that know of the mask, and those of its
// gradient.
//
// They read and write whole tensors: what a mask hides is a value in them, as it is to a framework
// that runs one launch per operator.
#pragma once

#include "kernels/device/maps.cuh"
#include "kernels/device/scores.hpp"

namespace roofmax::device {

/// Part of a row of masked scores: what its band shows of it.
template <typename Index>
class ShownPart {
 public:
  __device__ ShownPart(scores::Range shown, std::int64_t first, Index count)
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
  scores::Shape shape;
  scores::Band band;
  scores::MaskRows mask_rows;

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

/// masked[r,c] = z[r,c], plus the additive mask, or -inf where it is hidden. `masked` may be `z`.
/// `Mask` is the explicit mask's element type, `Nothing` where there is none.
template <scores::Explicit kind, typename Z, typename Mask>
__global__ void __launch_bounds__(kMapThreads)
    mask_scores(Matrix<const Z> z, const Mask* mask, Matrix<Z> masked, MaskedRows rows,
                Stretches stretches) {
  stretches.for_each([&](Team team, std::int64_t r, std::int64_t first, int count) {
    const ShownPart<int> part = rows.part(r, first, count);
    const Mask* mask_row = nullptr;
    if constexpr (kind != scores::Explicit::none) mask_row = mask + rows.mask_offset(r) + first;
    map_elements(team, z.data + r * z.stride + first, mask_row,
                 masked.data + r * masked.stride + first, count,
                 [&part](int i, float score, float by_mask) {
                   bool is_shown = part.shows(i);
                   if (kind == scores::Explicit::additive) is_shown &= by_mask != -INFINITY;
                   if (kind == scores::Explicit::boolean) is_shown &= by_mask == 0.0f;
                   if (kind == scores::Explicit::additive) score += by_mask;
                   return is_shown ? score : -INFINITY;
                 });
  });
}

/// `mask`: in T where it is additive, bytes where it is boolean.
template <typename T, typename Z>
void enqueue_mask(Matrix<const Z> z, scores::Explicit kind, const void* mask, Matrix<Z> masked,
                  const MaskedRows& rows, cudaStream_t stream) {
  const auto launch = [&]<scores::Explicit compiled, typename Mask>() {
    const Stretches stretches = row_stretches<Z, Mask>(z.rows, z.cols);
    mask_scores<compiled><<<stretches.grid(), kMapThreads, 0, stream>>>(
        z, static_cast<const Mask*>(mask), masked, rows, stretches);
  };
  switch (kind) {
    case scores::Explicit::none:
      return launch.template operator()<scores::Explicit::none, Nothing>();
    case scores::Explicit::additive:
      return launch.template operator()<scores::Explicit::additive, T>();
    case scores::Explicit::boolean:
      return launch.template operator()<scores::Explicit::boolean, std::uint8_t>();
  }
}

/// p[r,c] = y[r,c] dy[r,c], exactly 0 where y is 0 or hidden by the band, whatever dy holds.
template <typename T>
__global__ void __launch_bounds__(kMapThreads)
    multiply(Matrix<const T> y, const T* dy, Matrix<float> p, MaskedRows rows,
             Stretches stretches) {
  stretches.for_each([&](Team team, std::int64_t r, std::int64_t first, int count) {
    const ShownPart<int> part = rows.part(r, first, count);
    const std::int64_t start = r * y.stride + first;
    map_elements(team, y.data + start, dy + start, p.data + r * p.stride + first, count,
                 [&part](int i, float value, float gradient) {
                   return value != 0.0f && part.shows(i) ? value * gradient : 0.0f;
                 });
  });
}

/// `dy` lies as `y` does.
template <typename T>
void enqueue_multiply(Matrix<const T> y, const T* dy, Matrix<float> p, const MaskedRows& rows,
                      cudaStream_t stream) {
  const Stretches stretches = row_stretches<T, float>(y.rows, y.cols);
  multiply<<<stretches.grid(), kMapThreads, 0, stream>>>(y, dy, p, rows, stretches);
}

/// g[r,c] = y[r,c] (dy[r,c] - sum[r]), exactly 0 where `multiply` gives that.
template <typename T>
__global__ void __launch_bounds__(kMapThreads)
    subtract_multiply(Matrix<const T> y, const T* dy, const float* sum, Matrix<float> g,
                      MaskedRows rows, Stretches stretches) {
  stretches.for_each([&](Team team, std::int64_t r, std::int64_t first, int count) {
    const ShownPart<int> part = rows.part(r, first, count);
    const float shift = sum[r];
    const std::int64_t start = r * y.stride + first;
    map_elements(team, y.data + start, dy + start, g.data + r * g.stride + first, count,
                 [&part, shift](int i, float value, float gradient) {
                   return value != 0.0f && part.shows(i) ? value * (gradient - shift) : 0.0f;
                 });
  });
}

template <typename T>
void enqueue_subtract_multiply(Matrix<const T> y, const T* dy, const float* sum, Matrix<float> g,
                               const MaskedRows& rows, cudaStream_t stream) {
  const Stretches stretches = row_stretches<T, float>(y.rows, y.cols);
  subtract_multiply<<<stretches.grid(), kMapThreads, 0, stream>>>(y, dy, sum, g, rows, stretches);
}

}  // namespace roofmax::device
