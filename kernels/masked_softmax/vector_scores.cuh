// One vector of a row's scores and of its explicit mask: loaded, masked, and handed on.
#pragma once

#include "kernels/device/vector.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"
#include "kernels/masked_softmax/row_cut.cuh"

namespace roofmax::masked_softmax {

template <typename T, Explicit kind>
using MaskElement = std::conditional_t<kind == Explicit::boolean, std::uint8_t, T>;

/// One row of what is read element for element.
template <typename T, Explicit kind>
struct Inputs {
  RowOf<const T> x;
  RowOf<const MaskElement<T, kind>> mask;  ///< if there is one
};

/// The scores v of one vector, hidden ones -inf, and what the explicit mask does to them. They stay
/// packed until their exponentials are taken, unless something is added to them: an additive mask
/// makes them z itself, in fp32. Either way they end in `v`, registers of the caller's.
template <typename T, Explicit mask>
class Scores;

template <typename T>
class Scores<T, Explicit::none> {
 public:
  static constexpr int width = device::kVectorWidth<T>;

  __device__ void hide() { v_ = device::Vector<T>::neutral(); }

  template <Explicit mask, typename Index, typename OfCut>
  __device__ void load(const Inputs<T, mask>& inputs, const OfCut& cut, Index offset,
                       const typename OfCut::Columns& seen) {
    v_ = cut.template load<device::Reuse::once>(inputs.x, offset, seen);
  }

  /// `scale`: negative ones turn the scores over, 0 makes them 0 (or NaN, where they are not
  /// finite).
  __device__ void prepare(float scale, bool is_hidden, float (&v)[width]) {
    if (scale > 0.0f || is_hidden) return;
    v_.unpack(v);
#pragma unroll
    for (float& value : v) value *= scale == 0.0f ? 0.0f : -1.0f;
    v_ = device::Vector<T>::pack(v);
  }
  __device__ void hide_outside(Span span, float (&/*v*/)[width]) {
#pragma unroll
    for (int i = 0; i < device::Vector<T>::word_count; ++i) hide_bits(i, ~bits_in<T>(span, i));
  }
  static __device__ float factor(float scale) { return scale == 0.0f ? 1.0f : fabsf(scale); }

  [[nodiscard]] __device__ float max(const float (&/*v*/)[width]) const { return v_.max(); }
  __device__ void finish(float (&v)[width]) const { v_.unpack(v); }
  /// Keeps the compiler from keeping what was computed from the scores so far.
  __device__ void forget() {
#pragma unroll
    for (std::uint32_t& word : v_.words) asm volatile("" : "+r"(word));
  }

 protected:
  __device__ void hide_bits(int word, std::uint32_t bits) {
    v_.words[word] = (v_.words[word] & ~bits) | (device::Element<T>::negative_infinity & bits);
  }

 private:
  device::Vector<T> v_;
};

template <typename T>
class Scores<T, Explicit::boolean> : public Scores<T, Explicit::none> {
  using Base = Scores<T, Explicit::none>;

 public:
  static constexpr int width = device::kVectorWidth<T>;

  __device__ void hide() {
    Base::hide();
#pragma unroll
    for (std::uint32_t& word : bytes_.words) word = 0xffffffffu;
  }

  template <typename Index, typename OfCut>
  __device__ void load(const Inputs<T, Explicit::boolean>& inputs, const OfCut& cut, Index offset,
                       const typename OfCut::Columns& seen) {
    Base::load(inputs, cut, offset, seen);
    bytes_ = cut.template load<device::Reuse::keep>(inputs.mask, offset, seen);
  }

  __device__ void prepare(float scale, bool is_hidden, float (&v)[width]) {
    Base::prepare(scale, is_hidden, v);
#pragma unroll
    for (int i = 0; i < device::Vector<T>::word_count; ++i) Base::hide_bits(i, hidden_bits(i));
  }

 private:
  /// A bit for every bit of the hidden elements of word `word`.
  [[nodiscard]] __device__ std::uint32_t hidden_bits(int word) const {
    constexpr int kElements = 4 / static_cast<int>(sizeof(T));
    const std::uint32_t nonzero = __vcmpne4(bytes_.words[word * kElements / 4], 0);
    const auto first = static_cast<unsigned>(word * kElements % 4);
    if constexpr (sizeof(T) == 4) return __byte_perm(nonzero, 0, first * 0x1111);
    return __byte_perm(nonzero, 0, 0x1100 + first * 0x1111);
  }

  device::Vector<std::uint8_t, width> bytes_;
};

template <typename T>
class Scores<T, Explicit::additive> {
 public:
  static constexpr int width = device::kVectorWidth<T>;

  __device__ void hide() {
    x_ = device::Vector<T>::zero();
    added_ = device::Vector<T>::neutral();
  }

  template <typename Index, typename OfCut>
  __device__ void load(const Inputs<T, Explicit::additive>& inputs, const OfCut& cut, Index offset,
                       const typename OfCut::Columns& seen) {
    x_ = cut.template load<device::Reuse::once>(inputs.x, offset, seen);
    added_ = cut.template load<device::Reuse::keep>(inputs.mask, offset, seen);
  }

  __device__ void prepare(float scale, bool /*is_hidden*/, float (&v)[width]) {
#pragma unroll
    for (int i = 0; i < device::Vector<T>::word_count; ++i) {
      x_.words[i] &= ~bits_equal<T>(added_.words[i], device::Element<T>::negative_infinity);
    }
    float added[width];
    x_.unpack(v);
    added_.unpack(added);
#pragma unroll
    for (int i = 0; i < width; ++i) v[i] = fmaf(v[i], scale, added[i]);
  }
  __device__ void hide_outside(Span span, float (&v)[width]) {
#pragma unroll
    for (int i = 0; i < width; ++i) v[i] = span.has(i) ? v[i] : -INFINITY;
  }
  static __device__ float factor(float /*scale*/) { return 1.0f; }

  [[nodiscard]] __device__ float max(const float (&v)[width]) const {
    float max = v[0];
#pragma unroll
    for (int i = 1; i < width; ++i) max = fmaxf(max, v[i]);
    return max;
  }
  __device__ void finish(float (&/*v*/)[width]) const {}

 private:
  device::Vector<T> x_;
  device::Vector<T> added_;
};

}  // namespace roofmax::masked_softmax
