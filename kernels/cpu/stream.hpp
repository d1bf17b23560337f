#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "kernels/cpu/instruction_set.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Stores past the caches. An ordinary store first fetches the line that it overwrites: half as much
// traffic again where the result exceeds the caches.

namespace roofmax::cpu {

inline constexpr std::int64_t kCacheLine = 64;

/// Elements from `y` to where the next cache line begins.
template <typename T>
ROOFMAX_INLINE std::int64_t elements_before_line(const T* y) {
  const auto past_line =
      static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(y) % kCacheLine);
  return (kCacheLine - past_line) % kCacheLine / static_cast<std::int64_t>(sizeof(T));
}

/// Copies whole lines from the caches to where they are streamed; both begin at a line.
ROOFMAX_INLINE void stream_lines(std::byte* to, const std::byte* from, std::int64_t bytes) {
#if defined(__x86_64__)
  for (std::int64_t i = 0; i < bytes; i += 16) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + i),
                     _mm_load_si128(reinterpret_cast<const __m128i*>(from + i)));
  }
#else
  std::copy(from, from + bytes, to);
#endif
}

/// Streamed lines are visible to other threads only after this.
inline void finish_streaming() {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

/// y[i] = value_of(i) for i in [0, count) past the caches: whole lines are computed in a tile and
/// streamed, the rest is stored.
template <typename T, typename ValueOf>
ROOFMAX_INLINE void stream_each(std::int64_t count, T* y, const ValueOf& value_of) {
  constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
  constexpr std::int64_t kTile = 512;
  alignas(kCacheLine) T tile[kTile];
  const std::int64_t head = std::min(count, elements_before_line(y));
#pragma omp simd
  for (std::int64_t i = 0; i < head; ++i) y[i] = value_of(i);
  std::int64_t begin = head;
  while (begin + kPerLine <= count) {
    const std::int64_t length = std::min(kTile, (count - begin) / kPerLine * kPerLine);
#pragma omp simd
    for (std::int64_t i = 0; i < length; ++i) tile[i] = value_of(begin + i);
    stream_lines(reinterpret_cast<std::byte*>(y + begin), reinterpret_cast<const std::byte*>(tile),
                 length * static_cast<std::int64_t>(sizeof(T)));
    begin += length;
  }
#pragma omp simd
  for (std::int64_t i = begin; i < count; ++i) y[i] = value_of(i);
}

/// y[i] = 0 for i in [0, count) past the caches.
template <typename T>
void stream_zeros(std::int64_t count, T* y) {
  constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
  const std::int64_t head = std::min(count, elements_before_line(y));
  const std::int64_t lines = (count - head) / kPerLine;
  T* const rest = y + head + lines * kPerLine;
  std::fill(y, y + head, T{});
#if defined(__x86_64__)
  for (auto* part = reinterpret_cast<__m128i*>(y + head); part < reinterpret_cast<__m128i*>(rest);
       ++part) {
    _mm_stream_si128(part, _mm_setzero_si128());
  }
#else
  std::fill(y + head, rest, T{});
#endif
  std::fill(rest, y + count, T{});
}

/// Like `stream_each`, but into the caches.
template <typename T, typename ValueOf>
ROOFMAX_INLINE void store_each(std::int64_t count, T* y, const ValueOf& value_of) {
#pragma omp simd
  for (std::int64_t i = 0; i < count; ++i) y[i] = value_of(i);
}

}  // namespace roofmax::cpu
