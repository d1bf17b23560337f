#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "kernels/cpu/element.hpp"
#include "kernels/cpu/exp.hpp"
#include "kernels/cpu/instruction_set.hpp"
#include "kernels/cpu/stream.hpp"

// Steps of a softmax over several rows at once: while the result of one row is written, the
// exponentials of the next are taken and the maximum of the one after is found, so that writing,
// computing and reading overlap.

namespace roofmax::cpu {

/// One step over columns of three rows at once: the result of one, the exponentials of the next,
/// the maximum of the one after.
template <typename T>
struct Step {
  std::int64_t count;
  float scale;       ///< of the exponentials in `e`
  T* y;              ///< their result
  bool is_streamed;  ///< whether `y` is written past the caches
  const T* x;        ///< the row whose exponentials take their place
  float subtracted;  ///< from it
  float* e;
  const T* next;  ///< the row whose maximum is wanted
};
struct StepResult {
  double sum;     ///< of the exponentials
  float maximum;  ///< of `next`
};

/// A step over rows each of which has a band of its own: a pointer to its first column, and columns
/// [begin, end). A missing row has an empty band.
template <typename T>
struct BandStep {
  template <typename Element>
  struct Band {
    Element* row = nullptr;
    std::int64_t begin = 0;
    std::int64_t end = 0;
  };
  Band<T> y = {};
  float scale = 0;
  bool is_streamed = false;
  Band<const T> x = {};
  float subtracted = 0;
  float* e;  ///< of column 0; has room for every band
  Band<const T> next = {};
  float factor = 1;  ///< of the elements of `x` and `next`, before anything else
};

/// A row for the gradient of a softmax: y and dy of its columns, and those of the next row, to be
/// prefetched.
template <typename T>
struct Gradient {
  const T* y;
  const T* dy;
  std::int64_t count;
  const T* next_y;
  const T* next_dy;
};

#if defined(__x86_64__)
#if defined(__GNUC__) && !defined(__clang__)
// GCC 12 sees its own "undefined" operands of AVX-512 intrinsics as uninitialised variables.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

// AVX-512 by hand: masks handle the ends, conversions are single instructions, the maximum of
// floats keeps a NaN in its second operand, and a step is a single loop.

#define ROOFMAX_AVX512_INLINE ROOFMAX_AVX512 ROOFMAX_INLINE

inline constexpr std::int64_t kLanes = 16;

/// The lanes that `count` elements fill.
ROOFMAX_AVX512_INLINE __mmask16 lanes_of(std::int64_t count) {
  return static_cast<__mmask16>(count >= kLanes ? 0xffffU : (1U << count) - 1U);
}

ROOFMAX_AVX512_INLINE __m512 load(__mmask16 lanes, const float* x) {
  return _mm512_maskz_loadu_ps(lanes, x);
}
ROOFMAX_AVX512_INLINE __m512 load(__mmask16 lanes, const Half* x) {
  return _mm512_cvtph_ps(_mm256_maskz_loadu_epi16(lanes, x));
}
ROOFMAX_AVX512_INLINE __m512 load(__mmask16 lanes, const Bfloat16* x) {
  const __m512i bits = _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(lanes, x));
  return _mm512_castsi512_ps(_mm512_slli_epi32(bits, 16));
}

/// Sixteen numbers as elements.
ROOFMAX_AVX512_INLINE __m512i narrow(__m512 value, const float*) {
  return _mm512_castps_si512(value);
}
ROOFMAX_AVX512_INLINE __m256i narrow(__m512 value, const Half*) {
  return _mm512_cvtps_ph(value, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
ROOFMAX_AVX512_INLINE __m256i narrow(__m512 value, const Bfloat16*) {
  const __m512i bits = _mm512_castps_si512(value);
  const __m512i is_odd = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
  const __m512i rounded =
      _mm512_add_epi32(_mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff)), is_odd);
  const __mmask16 is_nan = _mm512_cmp_ps_mask(value, value, _CMP_UNORD_Q);
  const __m512i quiet = _mm512_set1_epi32(0x7fc00000);
  return _mm512_cvtepi32_epi16(
      _mm512_srli_epi32(_mm512_mask_mov_epi32(rounded, is_nan, quiet), 16));
}

ROOFMAX_AVX512_INLINE void store(__mmask16 lanes, void* y, __m512i value) {
  _mm512_mask_storeu_epi32(y, lanes, value);
}
ROOFMAX_AVX512_INLINE void store(__mmask16 lanes, void* y, __m256i value) {
  _mm256_mask_storeu_epi16(y, lanes, value);
}
ROOFMAX_AVX512_INLINE void stream(void* y, __m512i value) {
  _mm512_stream_si512(static_cast<__m512i*>(y), value);
}
ROOFMAX_AVX512_INLINE void stream(void* y, __m256i value) {
  _mm256_stream_si256(static_cast<__m256i*>(y), value);
}

/// `scaled_exp` of sixteen numbers.
ROOFMAX_AVX512_INLINE __m512 scaled_exp(__m512 x) {
  x = _mm512_max_ps(_mm512_set1_ps(kLeastExponent), x);
  const __m512 shifted = _mm512_fmadd_ps(x, _mm512_set1_ps(kLog2E), _mm512_set1_ps(kExponentRound));
  const __m512 n = _mm512_sub_ps(shifted, _mm512_set1_ps(kExponentRound));
  const __m512 power = _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_castps_si512(shifted), 23));
  const __m512 r = _mm512_fnmadd_ps(n, _mm512_set1_ps(kLn2), x);
  __m512 p = _mm512_set1_ps(kExpPowers[6]);
  for (int i = 5; i >= 0; --i) p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(kExpPowers[i]));
  return _mm512_mul_ps(p, power);
}

ROOFMAX_AVX512_INLINE __m512d sum_in_fp64(__m512 value) {
  return _mm512_add_pd(_mm512_cvtps_pd(_mm512_castps512_ps256(value)),
                       _mm512_cvtps_pd(_mm512_extractf32x8_ps(value, 1)));
}

/// The loops over columns. With `kIsScaled`, elements of the input are multiplied by a factor.
template <typename T, bool kIsScaled = false>
struct Avx512 {
  /// See `cpu::exp_sum`.
  ROOFMAX_AVX512 static double exp_sum(const T* x, std::int64_t count, float subtracted, float* e,
                                       const T* ahead) {
    return scaled_exp_sum(x, count, 1, subtracted, e, ahead);
  }

  ROOFMAX_AVX512 static void scale(const float* e, std::int64_t count, float factor, T* y) {
    const __m512 factors = _mm512_set1_ps(factor);
    for (std::int64_t i = 0; i < count; i += kLanes) {
      const __mmask16 lanes = lanes_of(count - i);
      store(lanes, y + i, narrow(_mm512_mul_ps(load(lanes, e + i), factors), y));
    }
  }

  ROOFMAX_AVX512 static void scale_and_stream(const float* e, std::int64_t count, float factor,
                                              T* y) {
    const std::int64_t head = std::min(count, elements_before_line(y));
    // Whole lines: one that is half streamed and half stored costs two writes to memory.
    constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
    const std::int64_t whole = (count - head) / kPerLine * kPerLine;
    scale(e, head, factor, y);
    const __m512 factors = _mm512_set1_ps(factor);
    for (std::int64_t i = head; i < head + whole; i += kLanes) {
      stream(y + i, narrow(_mm512_mul_ps(_mm512_loadu_ps(e + i), factors), y));
    }
    scale(e + head + whole, count - head - whole, factor, y + head + whole);
  }

  ROOFMAX_AVX512 static StepResult step(const Step<T>& step) {
    const std::int64_t head =
        step.is_streamed ? std::min(step.count, elements_before_line(step.y)) : 0;
    const std::int64_t whole = (step.count - head) / kFour * kFour;
    StepResult result = step_part(step, 1, 0, head);
    const StepResult middle = step.is_streamed ? step_whole<true>(step, 1, head, whole)
                                               : step_whole<false>(step, 1, head, whole);
    const StepResult tail = step_part(step, 1, head + whole, step.count - head - whole);
    result.sum += middle.sum + tail.sum;
    result.maximum = std::max(result.maximum, std::max(middle.maximum, tail.maximum));
    return result;
  }

  /// The columns that all three rows have are done in one loop, in whole turns; the others stage by
  /// stage.
  ROOFMAX_AVX512 static StepResult step(const BandStep<T>& step) {
    std::int64_t begin = std::max({step.y.begin, step.x.begin, step.next.begin});
    if (step.is_streamed && step.y.row != nullptr)
      begin += elements_before_line(step.y.row + begin);
    const std::int64_t common = std::min({step.y.end, step.x.end, step.next.end}) - begin;
    const std::int64_t whole = std::max<std::int64_t>(0, common) / kFour * kFour;
    if (whole == 0) begin = 0;
    const std::int64_t end = begin + whole;
    StepResult result{0, kNothing};
    // Writing first makes room for exponentials.
    outside(step.y, begin, end, [&](T* y, std::int64_t first, std::int64_t count) {
      (step.is_streamed ? scale_and_stream : scale)(step.e + first, count, step.scale, y);
    });
    outside(step.x, begin, end, [&](const T* x, std::int64_t first, std::int64_t count) {
      result.sum += scaled_exp_sum(x, count, step.factor, step.subtracted, step.e + first, nullptr);
    });
    outside(step.next, begin, end, [&](const T* next, std::int64_t, std::int64_t count) {
      result.maximum = std::max(result.maximum, scaled_max(next, count, step.factor));
    });
    if (whole == 0) return result;
    const Step<T> columns{.count = whole,
                          .scale = step.scale,
                          .y = step.y.row + begin,
                          .is_streamed = step.is_streamed,
                          .x = step.x.row + begin,
                          .subtracted = step.subtracted,
                          .e = step.e + begin,
                          .next = step.next.row + begin};
    const StepResult middle = step.is_streamed ? step_whole<true>(columns, step.factor, 0, whole)
                                               : step_whole<false>(columns, step.factor, 0, whole);
    return {result.sum + middle.sum, std::max(result.maximum, middle.maximum)};
  }

  /// The sum of y dy, taken in fp64. Where y is 0, dy does not count, whatever it is.
  ROOFMAX_AVX512 static double sum_of_products(const Gradient<T>& row) {
    constexpr __mmask16 kAll = 0xffff;
    const T* const y = row.y;
    const T* const dy = row.dy;
    __m512d sum[2] = {_mm512_setzero_pd(), _mm512_setzero_pd()};
    std::int64_t i = 0;
    for (; i + kFour <= row.count; i += kFour) {
      __m512 four[4];
      for (int part = 0; part < 4; ++part) {
        const __m512 share = load(kAll, y + i + part * kLanes);
        four[part] =
            _mm512_maskz_mul_ps(has_part(share), share, load(kAll, dy + i + part * kLanes));
      }
      // Four at a time in fp32 costs an ulp of the four and halves the work.
      const __m512 all =
          _mm512_add_ps(_mm512_add_ps(four[0], four[1]), _mm512_add_ps(four[2], four[3]));
      sum[0] = _mm512_add_pd(sum[0], _mm512_cvtps_pd(_mm512_castps512_ps256(all)));
      sum[1] = _mm512_add_pd(sum[1], _mm512_cvtps_pd(_mm512_extractf32x8_ps(all, 1)));
    }
    for (; i < row.count; i += kLanes) {
      const __mmask16 lanes = lanes_of(row.count - i);
      const __m512 share = load(lanes, y + i);
      sum[0] = _mm512_add_pd(
          sum[0], sum_in_fp64(_mm512_maskz_mul_ps(has_part(share), share, load(lanes, dy + i))));
    }
    return _mm512_reduce_add_pd(_mm512_add_pd(sum[0], sum[1]));
  }

  /// dx[i] = y[i] (dy[i] - sum) scale, and 0 where y[i] is. `dx` may be `y` or `dy`.
  ROOFMAX_AVX512 static void write_gradient(const Gradient<T>& row, float sum, float scale, T* dx,
                                            bool is_streamed) {
    const std::int64_t head = is_streamed ? std::min(row.count, elements_before_line(dx)) : 0;
    const std::int64_t whole = (row.count - head) / kFour * kFour;
    gradient_part(row, 0, head, sum, scale, dx);
    if (is_streamed) {
      gradient_whole<true>(row, head, whole, sum, scale, dx);
    } else {
      gradient_whole<false>(row, head, whole, sum, scale, dx);
    }
    gradient_part(row, head + whole, row.count - head - whole, sum, scale, dx);
  }

 private:
  ROOFMAX_AVX512_INLINE static __mmask16 has_part(__m512 share) {
    return _mm512_cmp_ps_mask(share, _mm512_setzero_ps(), _CMP_NEQ_UQ);
  }

  ROOFMAX_AVX512_INLINE static __m512 gradient_of(__m512 share, __m512 dy, __m512 sums,
                                                  __m512 scales) {
    const __m512 product = _mm512_mul_ps(share, _mm512_sub_ps(dy, sums));
    return _mm512_maskz_mul_ps(has_part(share), product, scales);
  }

  ROOFMAX_AVX512 static void gradient_part(const Gradient<T>& row, std::int64_t first,
                                           std::int64_t count, float sum, float scale, T* dx) {
    const __m512 sums = _mm512_set1_ps(sum);
    const __m512 scales = _mm512_set1_ps(scale);
    for (std::int64_t i = first; i < first + count; i += kLanes) {
      const __mmask16 lanes = lanes_of(first + count - i);
      store(lanes, dx + i,
            narrow(gradient_of(load(lanes, row.y + i), load(lanes, row.dy + i), sums, scales), dx));
    }
  }

  /// A whole number of fours of vectors.
  template <bool kIsStreamed>
  ROOFMAX_AVX512 static void gradient_whole(const Gradient<T>& row, std::int64_t first,
                                            std::int64_t count, float sum, float scale, T* dx) {
    constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
    constexpr __mmask16 kAll = 0xffff;
    const Gradient<T> own = row;
    const __m512 sums = _mm512_set1_ps(sum);
    const __m512 scales = _mm512_set1_ps(scale);
    for (std::int64_t four = first; four < first + count; four += kFour) {
      for (std::int64_t line = 0; line < kFour; line += kPerLine) {
        __builtin_prefetch(own.next_y + four + line, 0, 2);
        __builtin_prefetch(own.next_dy + four + line, 0, 2);
      }
      for (int part = 0; part < 4; ++part) {
        const std::int64_t i = four + part * kLanes;
        const auto result =
            narrow(gradient_of(load(kAll, own.y + i), load(kAll, own.dy + i), sums, scales), dx);
        if constexpr (kIsStreamed) {
          stream(dx + i, result);
        } else {
          store(kAll, dx + i, result);
        }
      }
    }
  }

  static constexpr std::int64_t kFour = 4 * kLanes;
  static constexpr float kNothing = -std::numeric_limits<float>::infinity();

  /// Elements times their factor. The product is rounded by itself: fused with the subtraction, the
  /// largest would not become 0. Hence an intrinsic that compilers do not fuse.
  ROOFMAX_AVX512_INLINE static __m512 logit(__mmask16 lanes, const T* x, __m512 factors) {
    const __m512 elements = load(lanes, x);
    if constexpr (!kIsScaled) return elements;
    return _mm512_mul_round_ps(elements, factors, _MM_FROUND_CUR_DIRECTION);
  }

  /// Calls `visit(elements, first, count)` for the columns of a band before `begin` and from `end`.
  template <typename Band, typename Visit>
  static void outside(const Band& band, std::int64_t begin, std::int64_t end, const Visit& visit) {
    const std::int64_t last = std::min(band.end, begin);
    if (band.begin < last) visit(band.row + band.begin, band.begin, last - band.begin);
    const std::int64_t first = std::max(band.begin, end);
    if (first < band.end) visit(band.row + first, first, band.end - first);
  }

  /// The largest; NaN are ignored.
  ROOFMAX_AVX512 static float scaled_max(const T* x, std::int64_t count, float factor) {
    const __m512 factors = _mm512_set1_ps(factor);
    __m512 maximum = _mm512_set1_ps(kNothing);
    for (std::int64_t i = 0; i < count; i += kLanes) {
      const __mmask16 lanes = lanes_of(count - i);
      maximum = _mm512_mask_max_ps(maximum, lanes, logit(lanes, x + i, factors), maximum);
    }
    return _mm512_reduce_max_ps(maximum);
  }

  ROOFMAX_AVX512 static double scaled_exp_sum(const T* x, std::int64_t count, float factor,
                                              float subtracted, float* e, const T* ahead) {
    constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
    constexpr __mmask16 kAll = 0xffff;
    const __m512 factors = _mm512_set1_ps(factor);
    const __m512 offset = _mm512_set1_ps(subtracted);
    __m512d sum = _mm512_setzero_pd();
    std::int64_t i = 0;
    for (; i + kFour <= count; i += kFour) {
      if (ahead != nullptr) {
        for (std::int64_t line = 0; line < kFour; line += kPerLine) {
          __builtin_prefetch(ahead + i + line, 0, 2);
        }
      }
      __m512 four[4];
      for (int part = 0; part < 4; ++part) {
        four[part] = scaled_exp(_mm512_sub_ps(logit(kAll, x + i + part * kLanes, factors), offset));
        _mm512_storeu_ps(e + i + part * kLanes, four[part]);
      }
      sum = _mm512_add_pd(sum, sum_in_fp64(_mm512_add_ps(_mm512_add_ps(four[0], four[1]),
                                                         _mm512_add_ps(four[2], four[3]))));
    }
    for (; i < count; i += kLanes) {
      const __mmask16 lanes = lanes_of(count - i);
      const __m512 value = scaled_exp(_mm512_sub_ps(logit(lanes, x + i, factors), offset));
      _mm512_mask_storeu_ps(e + i, lanes, value);
      sum = _mm512_add_pd(sum, sum_in_fp64(_mm512_maskz_mov_ps(lanes, value)));
    }
    return _mm512_reduce_add_pd(sum);
  }

  /// The ends of a step, stage by stage.
  ROOFMAX_AVX512 static StepResult step_part(const Step<T>& step, float factor, std::int64_t first,
                                             std::int64_t count) {
    if (count == 0) return {0, kNothing};
    scale(step.e + first, count, step.scale, step.y + first);
    const double sum =
        scaled_exp_sum(step.x + first, count, factor, step.subtracted, step.e + first, nullptr);
    return {sum, scaled_max(step.next + first, count, factor)};
  }

  /// A whole number of fours of vectors.
  template <bool kIsStreamed>
  ROOFMAX_AVX512 static StepResult step_whole(const Step<T>& step, float factor, std::int64_t first,
                                              std::int64_t count) {
    constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
    // Best of 4, 6, 8 and 12 KB on a Zen 5 core: SOL 0.82, 0.91, 0.95, 0.96 at 4096 columns.
    constexpr auto kNextAhead = static_cast<std::int64_t>(8192 / sizeof(T));
    constexpr __mmask16 kAll = 0xffff;
    // Local copies: the compiler must assume that a store changes members of `step`.
    T* const y = step.y;
    float* const e = step.e;
    const T* const x = step.x;
    const T* const next = step.next;
    const __m512 offset = _mm512_set1_ps(step.subtracted);
    const __m512 scales = _mm512_set1_ps(step.scale);
    const __m512 factors = _mm512_set1_ps(factor);
    __m512 maximum[2] = {_mm512_set1_ps(kNothing), _mm512_set1_ps(kNothing)};
    __m512d sum = _mm512_setzero_pd();
    for (std::int64_t four = first; four < first + count; four += kFour) {
      for (std::int64_t line = 0; line < kFour; line += kPerLine) {
        __builtin_prefetch(next + four + kNextAhead + line, 0, 3);
      }
      __m512 exponentials[4];
      for (int part = 0; part < 4; ++part) {
        const std::int64_t i = four + part * kLanes;
        const auto result = narrow(_mm512_mul_ps(_mm512_loadu_ps(e + i), scales), y);
        if constexpr (kIsStreamed) {
          stream(y + i, result);
        } else {
          store(kAll, y + i, result);
        }
        exponentials[part] = scaled_exp(_mm512_sub_ps(logit(kAll, x + i, factors), offset));
        _mm512_storeu_ps(e + i, exponentials[part]);
        maximum[part % 2] = _mm512_max_ps(logit(kAll, next + i, factors), maximum[part % 2]);
      }
      sum = _mm512_add_pd(
          sum, sum_in_fp64(_mm512_add_ps(_mm512_add_ps(exponentials[0], exponentials[1]),
                                         _mm512_add_ps(exponentials[2], exponentials[3]))));
    }
    return {_mm512_reduce_add_pd(sum), _mm512_reduce_max_ps(_mm512_max_ps(maximum[0], maximum[1]))};
  }
};

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
#endif

}  // namespace roofmax::cpu
