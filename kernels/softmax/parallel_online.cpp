// `parallel_online`: online softmax on all cores and all vector lanes.
//
// Rows are shared out among the threads. A row that fits the scratch (65536 elements) is read once,
// and three rows are under way at a time: the result of one is written while the exponentials of
// the next are taken and the maximum of the one after is found, so that reading, computing and
// writing hide behind each other. A longer row goes by blocks with a running (maximum, sum) pair
// and is read a second time, backwards, so that what was read last is still in a near cache. Long
// rows too few to keep all threads busy are split by columns, the threads' pairs merged. Where the
// problem exceeds the last-level cache the result bypasses it (non-temporal stores).
//
// One or two reads of the input, one or two exponentials an element. The exponential is a
// polynomial good to about 1 ulp; sums are taken in fp64. Results are the same in every run with
// the same number of threads. The pair and its merge are those of source S4; the rest is this
// project's own.

#include <omp.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/cache.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/cpu/exp.hpp"
#include "kernels/cpu/instruction_set.hpp"
#include "kernels/softmax/softmax.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#if defined(__GNUC__) && !defined(__clang__)
// GCC 12 sees its own "undefined" operands of AVX-512 intrinsics as uninitialised variables.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#endif

namespace roofmax::softmax {
namespace {

constexpr float kNegativeInfinity = -std::numeric_limits<float>::infinity();
constexpr std::int64_t kCacheLine = 64;
/// Elements of a long row taken at a time, and how many elements further on is prefetched. On a
/// Zen 5 core at 8 x 1048576 fp32: 1.34 ms; 1.44 with blocks of 4096, 1.45 with 1024 ahead.
constexpr std::int64_t kBlock = 1024;
constexpr std::int64_t kAhead = 4096;
/// Longest row that is kept: 256 KB of scratch, on the stack of each thread and in its L2.
constexpr std::int64_t kKept = 65536;
/// Shortest share of a row that is worth the barrier that splitting costs.
constexpr std::int64_t kLeastShare = 16384;
/// Threads that may share a row; their pairs stand on one thread's stack.
constexpr int kMostThreads = 512;

/// The running pair of online softmax: the largest element so far and the sum of
/// 2^64 exp(element - maximum); see `cpu::scaled_exp`.
struct MaxSum {
  float maximum = kNegativeInfinity;
  double sum = 0;
};

/// What to subtract before taking exponentials. Where nothing but -inf was seen, 0: -inf minus -inf
/// would be NaN and poison numbers yet to come.
float subtrahend(float maximum) { return maximum == kNegativeInfinity ? 0.0F : maximum; }

/// Restates the pair for a maximum that is at least its own; in fp64, because the roundings of the
/// many rescalings of a rising row may all lean to one side.
void raise(MaxSum& pair, float maximum) {
  pair.sum *= std::exp(static_cast<double>(pair.maximum) - subtrahend(maximum));
  pair.maximum = maximum;
}

/// What turns a row's scaled exponentials into its result. A row of nothing but -inf has none: NaN.
float scale_of(const MaxSum& pair) {
  if (pair.maximum == kNegativeInfinity) return std::numeric_limits<float>::quiet_NaN();
  return static_cast<float>(1.0 / pair.sum);
}

void merge(MaxSum& pair, MaxSum other) {
  const float maximum = std::max(pair.maximum, other.maximum);
  raise(pair, maximum);
  raise(other, maximum);
  pair.sum += other.sum;
}

// ---- Loops over elements: written once, compiled for each instruction set -----------------------

/// Largest element, found as the largest of integers in the same order: an integer maximum may be
/// taken in any order. It is NaN only where the row holds one.
template <typename T>
ROOFMAX_INLINE float max_body(const T* x, std::int64_t count) {
  using Key = std::conditional_t<sizeof(T) == 4, std::int32_t, std::int16_t>;
  constexpr Key kMagnitude = std::numeric_limits<Key>::max();
  constexpr int kSign = 8 * static_cast<int>(sizeof(Key)) - 1;
  // Flips the magnitude of negative numbers; its own inverse.
  const auto flip = [](Key bits) __attribute__((always_inline)) {
    return static_cast<Key>(bits ^ ((bits >> kSign) & kMagnitude));
  };
  Key largest = flip(std::bit_cast<Key>(cpu::from_float<T>(kNegativeInfinity)));
#pragma omp simd reduction(max : largest)
  for (std::int64_t i = 0; i < count; ++i) {
    const Key key = flip(std::bit_cast<Key>(x[i]));
    largest = key > largest ? key : largest;
  }
  return cpu::to_float(std::bit_cast<T>(flip(largest)));
}

/// Elements from `y` to where the next cache line begins.
template <typename T>
ROOFMAX_INLINE std::int64_t elements_before_line(const T* y) {
  const auto past_line =
      static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(y) % kCacheLine);
  return (kCacheLine - past_line) % kCacheLine / static_cast<std::int64_t>(sizeof(T));
}

void stream_lines(std::byte* to, const std::byte* from, std::int64_t bytes) {
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
void finish_streaming() {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

/// y[i] = e[i] * factor past the caches: whole lines are made in a tile and streamed.
template <typename T>
ROOFMAX_INLINE void scale_and_stream_body(const float* e, std::int64_t count, float factor, T* y) {
  constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
  constexpr std::int64_t kTile = 512;
  alignas(kCacheLine) T tile[kTile];
  const std::int64_t head = std::min(count, elements_before_line(y));
  cpu::scale(e, head, factor, y);
  std::int64_t begin = head;
  while (begin + kPerLine <= count) {
    const std::int64_t length = std::min(kTile, (count - begin) / kPerLine * kPerLine);
    cpu::scale(e + begin, length, factor, tile);
    stream_lines(reinterpret_cast<std::byte*>(y + begin), reinterpret_cast<const std::byte*>(tile),
                 length * static_cast<std::int64_t>(sizeof(T)));
    begin += length;
  }
  cpu::scale(e + begin, count - begin, factor, y + begin);
}

/// One step over columns of three rows at once: the result of one, the exponentials of the next,
/// the maximum of the one after.
template <typename T>
struct Step {
  std::int64_t count;
  float scale;       ///< of the exponentials that stand in `e`
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

/// The loops for one instruction set.
template <typename T>
struct Loops {
  float (*max)(const T* x, std::int64_t count);
  double (*exp_sum)(const T* x, std::int64_t count, float subtracted, float* e, const T* ahead);
  void (*scale)(const float* e, std::int64_t count, float factor, T* y);
  void (*scale_and_stream)(const float* e, std::int64_t count, float factor, T* y);
  StepResult (*step)(const Step<T>& step);
};

template <bool kHasFma, typename T>
ROOFMAX_INLINE StepResult step_body(const Step<T>& step) {
  if (step.is_streamed) {
    scale_and_stream_body(step.e, step.count, step.scale, step.y);
  } else {
    cpu::scale(step.e, step.count, step.scale, step.y);
  }
  const double sum = cpu::exp_sum<kHasFma>(step.x, step.count, step.subtracted, step.e, step.next);
  return {sum, max_body(step.next, step.count)};
}

template <typename T>
Loops<T> compiled_loops(cpu::InstructionSet set) {
  return {cpu::Compiled<max_body<T>>::for_set(set),
          cpu::Compiled<cpu::exp_sum<false, T>, cpu::exp_sum<true, T>>::for_set(set),
          cpu::Compiled<cpu::scale<T>>::for_set(set),
          cpu::Compiled<scale_and_stream_body<T>>::for_set(set),
          cpu::Compiled<step_body<false, T>, step_body<true, T>>::for_set(set)};
}

#if defined(__x86_64__)

// With AVX-512 the same loops by hand: masks take the ends, conversions are single instructions,
// the maximum of floats keeps a NaN in its second operand, and a step is a single loop, in which
// the reads of one row, the arithmetic of another and the writes of a third hide behind each other.

#define ROOFMAX_AVX512_INLINE ROOFMAX_AVX512 ROOFMAX_INLINE

constexpr std::int64_t kLanes = 16;

/// The lanes that `count` elements fill.
ROOFMAX_AVX512_INLINE __mmask16 lanes_of(std::int64_t count) {
  return static_cast<__mmask16>(count >= kLanes ? 0xffffU : (1U << count) - 1U);
}

ROOFMAX_AVX512_INLINE __m512 load(__mmask16 lanes, const float* x) {
  return _mm512_maskz_loadu_ps(lanes, x);
}
ROOFMAX_AVX512_INLINE __m512 load(__mmask16 lanes, const cpu::Half* x) {
  return _mm512_cvtph_ps(_mm256_maskz_loadu_epi16(lanes, x));
}
ROOFMAX_AVX512_INLINE __m512 load(__mmask16 lanes, const cpu::Bfloat16* x) {
  const __m512i bits = _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(lanes, x));
  return _mm512_castsi512_ps(_mm512_slli_epi32(bits, 16));
}

/// Sixteen numbers as elements.
ROOFMAX_AVX512_INLINE __m512i narrow(__m512 value, const float*) {
  return _mm512_castps_si512(value);
}
ROOFMAX_AVX512_INLINE __m256i narrow(__m512 value, const cpu::Half*) {
  return _mm512_cvtps_ph(value, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}
ROOFMAX_AVX512_INLINE __m256i narrow(__m512 value, const cpu::Bfloat16*) {
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

/// `cpu::scaled_exp` of sixteen numbers.
ROOFMAX_AVX512_INLINE __m512 scaled_exp(__m512 x) {
  x = _mm512_max_ps(_mm512_set1_ps(cpu::kLeastExponent), x);
  const __m512 shifted =
      _mm512_fmadd_ps(x, _mm512_set1_ps(cpu::kLog2E), _mm512_set1_ps(cpu::kExponentRound));
  const __m512 n = _mm512_sub_ps(shifted, _mm512_set1_ps(cpu::kExponentRound));
  const __m512 power = _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_castps_si512(shifted), 23));
  const __m512 r = _mm512_fnmadd_ps(n, _mm512_set1_ps(cpu::kLn2), x);
  __m512 p = _mm512_set1_ps(cpu::kExpPowers[6]);
  for (int i = 5; i >= 0; --i) p = _mm512_fmadd_ps(p, r, _mm512_set1_ps(cpu::kExpPowers[i]));
  return _mm512_mul_ps(p, power);
}

ROOFMAX_AVX512_INLINE __m512d sum_in_fp64(__m512 value) {
  return _mm512_add_pd(_mm512_cvtps_pd(_mm512_castps512_ps256(value)),
                       _mm512_cvtps_pd(_mm512_extractf32x8_ps(value, 1)));
}

template <typename T>
struct Avx512 {
  ROOFMAX_AVX512 static float max(const T* x, std::int64_t count) { return max_body(x, count); }

  ROOFMAX_AVX512 static double exp_sum(const T* x, std::int64_t count, float subtracted, float* e,
                                       const T* ahead) {
    constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
    constexpr __mmask16 kAll = 0xffff;
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
        four[part] = scaled_exp(_mm512_sub_ps(load(kAll, x + i + part * kLanes), offset));
        _mm512_storeu_ps(e + i + part * kLanes, four[part]);
      }
      sum = _mm512_add_pd(sum, sum_in_fp64(_mm512_add_ps(_mm512_add_ps(four[0], four[1]),
                                                         _mm512_add_ps(four[2], four[3]))));
    }
    for (; i < count; i += kLanes) {
      const __mmask16 lanes = lanes_of(count - i);
      const __m512 value = scaled_exp(_mm512_sub_ps(load(lanes, x + i), offset));
      _mm512_mask_storeu_ps(e + i, lanes, value);
      sum = _mm512_add_pd(sum, sum_in_fp64(_mm512_maskz_mov_ps(lanes, value)));
    }
    return _mm512_reduce_add_pd(sum);
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
    const std::int64_t whole = (count - head) / kLanes * kLanes;
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
    StepResult result = step_part(step, 0, head);
    const StepResult middle = step.is_streamed ? step_whole<true>(step, head, whole)
                                               : step_whole<false>(step, head, whole);
    const StepResult tail = step_part(step, head + whole, step.count - head - whole);
    result.sum += middle.sum + tail.sum;
    result.maximum = std::max(result.maximum, std::max(middle.maximum, tail.maximum));
    return result;
  }

 private:
  static constexpr std::int64_t kFour = 4 * kLanes;

  /// The ends of a step, stage by stage.
  ROOFMAX_AVX512 static StepResult step_part(const Step<T>& step, std::int64_t first,
                                             std::int64_t count) {
    if (count == 0) return {0, kNegativeInfinity};
    scale(step.e + first, count, step.scale, step.y + first);
    const double sum = exp_sum(step.x + first, count, step.subtracted, step.e + first, nullptr);
    return {sum, max(step.next + first, count)};
  }

  /// A whole number of fours of vectors.
  template <bool kIsStreamed>
  ROOFMAX_AVX512 static StepResult step_whole(const Step<T>& step, std::int64_t first,
                                              std::int64_t count) {
    constexpr auto kPerLine = static_cast<std::int64_t>(kCacheLine / sizeof(T));
    // Best of 4, 6, 8 and 12 KB on a Zen 5 core: SOL 0.82, 0.91, 0.95, 0.96 at 4096 columns.
    constexpr auto kNextAhead = static_cast<std::int64_t>(8192 / sizeof(T));
    constexpr __mmask16 kAll = 0xffff;
    // Copies, which no store can be thought to change.
    T* const y = step.y;
    float* const e = step.e;
    const T* const x = step.x;
    const T* const next = step.next;
    const __m512 offset = _mm512_set1_ps(step.subtracted);
    const __m512 factors = _mm512_set1_ps(step.scale);
    __m512 maximum[2] = {_mm512_set1_ps(kNegativeInfinity), _mm512_set1_ps(kNegativeInfinity)};
    __m512d sum = _mm512_setzero_pd();
    for (std::int64_t four = first; four < first + count; four += kFour) {
      for (std::int64_t line = 0; line < kFour; line += kPerLine) {
        __builtin_prefetch(next + four + kNextAhead + line, 0, 3);
      }
      __m512 exponentials[4];
      for (int part = 0; part < 4; ++part) {
        const std::int64_t i = four + part * kLanes;
        const auto result = narrow(_mm512_mul_ps(_mm512_loadu_ps(e + i), factors), y);
        if constexpr (kIsStreamed) {
          stream(y + i, result);
        } else {
          store(kAll, y + i, result);
        }
        exponentials[part] = scaled_exp(_mm512_sub_ps(load(kAll, x + i), offset));
        _mm512_storeu_ps(e + i, exponentials[part]);
        maximum[part % 2] = _mm512_max_ps(load(kAll, next + i), maximum[part % 2]);
      }
      sum = _mm512_add_pd(
          sum, sum_in_fp64(_mm512_add_ps(_mm512_add_ps(exponentials[0], exponentials[1]),
                                         _mm512_add_ps(exponentials[2], exponentials[3]))));
    }
    return {_mm512_reduce_add_pd(sum), _mm512_reduce_max_ps(_mm512_max_ps(maximum[0], maximum[1]))};
  }
};

#endif

template <typename T>
Loops<T> loops_of_this_processor() {
  const cpu::InstructionSet set = cpu::instruction_set_of_this_processor();
#if defined(__x86_64__)
  if (set == cpu::InstructionSet::avx512) {
    return {Avx512<T>::max, Avx512<T>::exp_sum, Avx512<T>::scale, Avx512<T>::scale_and_stream,
            Avx512<T>::step};
  }
#endif
  return compiled_loops<T>(set);
}

// ---- Rows ---------------------------------------------------------------------------------------

/// What all threads of a launch share.
template <typename T>
struct Work {
  Loops<T> loops;
  const T* x;
  T* y;
  Shape shape;
  bool is_streamed;

  void write(const float* e, std::int64_t count, float scale, T* to) const {
    (is_streamed ? loops.scale_and_stream : loops.scale)(e, count, scale, to);
  }
};

/// Rows [first, last), each of which fits the scratch.
template <typename T>
void softmax_kept_rows(const Work<T>& work, std::int64_t first, std::int64_t last, float* scratch) {
  if (first == last) return;
  const std::int64_t cols = work.shape.cols;
  const auto x_of = [&](std::int64_t row) { return work.x + row * work.shape.stride; };
  const auto y_of = [&](std::int64_t row) { return work.y + row * work.shape.stride; };

  MaxSum pair{.maximum = work.loops.max(x_of(first), cols)};
  pair.sum = work.loops.exp_sum(x_of(first), cols, subtrahend(pair.maximum), scratch, nullptr);
  float maximum = first + 1 < last ? work.loops.max(x_of(first + 1), cols) : 0;
  for (std::int64_t row = first + 1; row < last; ++row) {
    const bool has_next = row + 1 < last;
    const StepResult result = work.loops.step({.count = cols,
                                               .scale = scale_of(pair),
                                               .y = y_of(row - 1),
                                               .is_streamed = work.is_streamed,
                                               .x = x_of(row),
                                               .subtracted = subtrahend(maximum),
                                               .e = scratch,
                                               .next = has_next ? x_of(row + 1) : x_of(row)});
    pair = {maximum, result.sum};
    maximum = result.maximum;
  }
  work.write(scratch, cols, scale_of(pair), y_of(last - 1));
}

/// The pair of columns [first, last) of a row.
template <typename T>
MaxSum reduce_columns(const Work<T>& work, const T* x, std::int64_t first, std::int64_t last,
                      float* scratch) {
  MaxSum pair;
  for (std::int64_t block = first; block < last; block += kBlock) {
    const std::int64_t count = std::min(kBlock, last - block);
    raise(pair, std::max(pair.maximum, work.loops.max(x + block, count)));
    const T* const ahead = last - block >= kAhead + kBlock ? x + block + kAhead : nullptr;
    pair.sum += work.loops.exp_sum(x + block, count, subtrahend(pair.maximum), scratch, ahead);
  }
  return pair;
}

/// Writes columns [first, last) of a row, last block first.
template <typename T>
void write_columns(const Work<T>& work, const T* x, T* y, std::int64_t first, std::int64_t last,
                   const MaxSum& pair, float* scratch) {
  const float subtracted = subtrahend(pair.maximum);
  const float scale = scale_of(pair);
  const std::int64_t blocks = (last - first + kBlock - 1) / kBlock;
  for (std::int64_t index = blocks - 1; index >= 0; --index) {
    const std::int64_t block = first + index * kBlock;
    const std::int64_t count = std::min(kBlock, last - block);
    const T* const ahead = block - first >= kAhead ? x + block - kAhead : nullptr;
    static_cast<void>(work.loops.exp_sum(x + block, count, subtracted, scratch, ahead));
    work.write(scratch, count, scale, y + block);
  }
}

/// Rows shared out among `threads` threads.
template <typename T>
void by_rows(const Work<T>& work, int threads) {
  const Shape shape = work.shape;
#pragma omp parallel num_threads(threads)
  {
    alignas(kCacheLine) float scratch[kKept];
    const std::int64_t team = omp_get_num_threads();
    const std::int64_t mine = omp_get_thread_num();
    const std::int64_t first = shape.rows / team * mine + std::min(mine, shape.rows % team);
    const std::int64_t last = first + shape.rows / team + (mine < shape.rows % team ? 1 : 0);
    if (shape.cols <= kKept) {
      softmax_kept_rows(work, first, last, scratch);
    } else {
      for (std::int64_t row = first; row < last; ++row) {
        const T* const x = work.x + row * shape.stride;
        const MaxSum pair = reduce_columns(work, x, 0, shape.cols, scratch);
        write_columns(work, x, work.y + row * shape.stride, 0, shape.cols, pair, scratch);
      }
    }
    if (work.is_streamed) finish_streaming();
  }
}

/// The columns of each row shared out among `threads` threads.
template <typename T>
void by_columns(const Work<T>& work, int threads) {
  const Shape shape = work.shape;
  // Two sets, used in turn: a thread may write the pair of the next row while another still reads
  // those of this one, and the barrier between keeps it from getting further.
  std::array<std::array<MaxSum, kMostThreads>, 2> pairs;
#pragma omp parallel num_threads(threads)
  {
    alignas(kCacheLine) float scratch[kBlock];
    const std::int64_t team = omp_get_num_threads();
    const std::int64_t mine = omp_get_thread_num();
    const std::int64_t lines = (shape.cols + kCacheLine - 1) / kCacheLine;
    const std::int64_t first = std::min(shape.cols, lines * mine / team * kCacheLine);
    const std::int64_t last = std::min(shape.cols, lines * (mine + 1) / team * kCacheLine);
    for (std::int64_t row = 0; row < shape.rows; ++row) {
      const T* const x = work.x + row * shape.stride;
      auto& of_row = pairs[static_cast<std::size_t>(row % 2)];
      of_row[static_cast<std::size_t>(mine)] = reduce_columns(work, x, first, last, scratch);
#pragma omp barrier
      MaxSum pair;
      for (std::int64_t thread = 0; thread < team; ++thread) {
        merge(pair, of_row[static_cast<std::size_t>(thread)]);
      }
      write_columns(work, x, work.y + row * shape.stride, first, last, pair, scratch);
    }
    if (work.is_streamed) finish_streaming();
  }
}

/// Splitting pays where whole rows would leave more than a tenth of the threads' time unused.
bool wants_columns(const Shape& shape, int threads) {
  if (threads < 2 || shape.cols / threads < kLeastShare) return false;
  const std::int64_t rounds = (shape.rows + threads - 1) / threads;
  return shape.rows * 10 < rounds * threads * 9;
}

void launch(const Launch& launch) {
  const Shape shape = shape_of(launch.problem);
  if (shape.rows == 0 || shape.cols == 0) return;
  cpu::with_element(launch.problem.dtype, [&](auto element) {
    using T = decltype(element);
    const void* const x = launch.inputs[0];
    void* const y = launch.outputs[0];
    // In place, the lines to be written are in the caches already.
    const double bytes = 2.0 * static_cast<double>(shape.rows) * static_cast<double>(shape.cols) *
                         static_cast<double>(sizeof(T));
    const bool is_streamed = x != y && bytes > static_cast<double>(cpu::last_level_cache_bytes());
    const Work<T> work{loops_of_this_processor<T>(), static_cast<const T*>(x), static_cast<T*>(y),
                       shape, is_streamed};
    const int threads = std::min(omp_get_max_threads(), kMostThreads);
    wants_columns(shape, threads) ? by_columns(work, threads) : by_rows(work, threads);
  });
}

/// A row that is not kept is read, and its exponentials taken, twice.
Traffic traffic(const Problem& problem) {
  const int passes = problem.at("cols") <= kKept ? 1 : 2;
  return modelled_traffic(problem, passes, passes);
}

const Registration kernel{Kernel{
    .name = "parallel_online",
    .tuning = {},
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = {{Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}},
    .summary = "online softmax on all cores and vector lanes; long rows split by columns",
    .constraints = "none",
    .source = "S4 (online pair and its merge)",
    .supports = {},
    .traffic = traffic,
    .workspace_bytes = {},
    .launch = launch,
}};

}  // namespace
}  // namespace roofmax::softmax
