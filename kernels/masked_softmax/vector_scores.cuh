// One vector of a row's scores and of its explicit mask: masked, and handed on.
#pragma once

#include "kernels/device/row_cut.cuh"
#include "kernels/device/vector.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {

template <typename T, Explicit kind>
using MaskElement = std::conditional_t<kind == Explicit::boolean, std::uint8_t, T>;

/// The score v of one element, hidden ones -inf. `mask`: its element of the explicit mask.
template <typename T, Explicit kind>
[[nodiscard]] __device__ float score_of(const T* x, const MaskElement<T, kind>* mask, float scale) {
  const float v = device::Element<T>::load(x);
  if constexpr (kind == Explicit::additive) {
    const float added = device::Element<T>::load(mask);
    return added == -INFINITY ? added : fmaf(v, scale, added);
  }
  if constexpr (kind == Explicit::boolean) {
    if (*mask != 0) return -INFINITY;
  }
  return scale > 0.0f ? v : v * (scale == 0.0f ? 0.0f : -1.0f);
}

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

  __device__ void take(const device::Vector<T>& x) { v_ = x; }

  /// Where `scale` is not above 0: negative ones turn the scores over, 0 makes them 0 (or NaN,
  /// where they are not finite).
  __device__ void turn(float scale) {
    float v[width];
    v_.unpack(v);
#pragma unroll
    for (float& value : v) value *= scale == 0.0f ? 0.0f : -1.0f;
    v_ = device::Vector<T>::pack(v);
  }
  __device__ void apply_mask(float /*scale*/, float (&/*v*/)[width]) {}
  __device__ void hide_outside(device::Span span, float (&/*v*/)[width]) {
#pragma unroll
    for (int i = 0; i < device::Vector<T>::word_count; ++i)
      hide_bits(i, ~device::bits_in<T>(span, i));
  }
  static __device__ float factor(float scale) { return scale == 0.0f ? 1.0f : fabsf(scale); }

  /// The largest of several vectors is kept in pairs as they are.
  using Largest = std::uint32_t;
  static constexpr Largest kNone = device::Element<T>::negative_infinity;
  [[nodiscard]] static __device__ float value_of(Largest largest) {
    return device::largest_of<T>(largest);
  }
  __device__ void raise(Largest& largest, const float (&/*v*/)[width]) const {
    Largest own = v_.words[0];
#pragma unroll
    for (int i = 1; i < device::Vector<T>::word_count; ++i) {
      own = device::larger_of<T>(own, v_.words[i]);
    }
    largest = device::larger_of<T>(own, largest);
  }
  __device__ void finish(float (&v)[width]) const { v_.unpack(v); }
  /// Keeps the compiler, though not the assembler after it, from keeping what was computed from the
  /// scores so far.
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

  /// What `begin` of the mask's reader gave, and then what its `finish` makes of it.
  __device__ void take_mask(const device::Vector<std::uint8_t, width>& begun) { bytes_ = begun; }
  template <typename Reader, typename Index>
  __device__ void finish_mask(const Reader& reader, Index offset) {
    bytes_ = reader.finish(bytes_, offset);
  }

  __device__ void apply_mask(float /*scale*/, float (&/*v*/)[width]) {
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

  __device__ void take(const device::Vector<T>& x) { x_ = x; }
  __device__ void take_mask(const device::Vector<T>& begun) { added_ = begun; }
  template <typename Reader, typename Index>
  __device__ void finish_mask(const Reader& reader, Index offset) {
    added_ = reader.finish(added_, offset);
  }

  /// The scale goes with the mask.
  __device__ void turn(float /*scale*/) {}
  __device__ void apply_mask(float scale, float (&v)[width]) {
#pragma unroll
    for (int i = 0; i < device::Vector<T>::word_count; ++i) {
      x_.words[i] &= ~device::bits_equal<T>(added_.words[i], device::Element<T>::negative_infinity);
    }
    float added[width];
    x_.unpack(v);
    added_.unpack(added);
#pragma unroll
    for (int i = 0; i < width; ++i) v[i] = fmaf(v[i], scale, added[i]);
  }
  static __device__ void hide_outside(device::Span span, float (&v)[width]) {
#pragma unroll
    for (int i = 0; i < width; ++i) v[i] = span.has(i) ? v[i] : -INFINITY;
  }
  static __device__ float factor(float /*scale*/) { return 1.0f; }

  using Largest = float;
  static constexpr Largest kNone = -INFINITY;
  [[nodiscard]] static __device__ float value_of(Largest largest) { return largest; }
  static __device__ void raise(Largest& largest, const float (&v)[width]) {
    Largest own = v[0];
#pragma unroll
    for (int i = 1; i < width; ++i) own = fmaxf(own, v[i]);
    largest = fmaxf(own, largest);
  }
  __device__ void finish(float (&/*v*/)[width]) const {}

 private:
  device::Vector<T> x_;
  device::Vector<T> added_;
};

}  // namespace roofmax::masked_softmax
