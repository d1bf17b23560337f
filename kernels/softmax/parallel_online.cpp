// `parallel_online`: online softmax on all cores and all vector lanes.
//
// Rows are divided among the threads. A row that fits the scratch (65536 elements) is read once.
// Three rows are in flight at a time: the result of one is written while the exponentials of the
// next are taken and the maximum of the one after is found, so that reading, computing and writing
// overlap. A longer row is taken block by block with a running (maximum, sum) pair and read a
// second time, backwards, so that what was read last is still in a near cache. Long rows too few to
// keep all threads busy are split by columns, and the threads' pairs are merged. Where the problem
// exceeds the last-level cache the result bypasses it (non-temporal stores).
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
#include "kernels/cpu/element.hpp"
#include "kernels/cpu/exp.hpp"
#include "kernels/cpu/instruction_set.hpp"
#include "kernels/cpu/processor.hpp"
#include "kernels/cpu/row_steps.hpp"
#include "kernels/cpu/stream.hpp"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {
namespace {

constexpr float kNegativeInfinity = -std::numeric_limits<float>::infinity();
/// Elements of a long row taken at a time, and how many elements ahead are prefetched. On a Zen 5
/// core at 8 x 1048576 fp32: 1.34 ms; 1.44 with blocks of 4096, 1.45 with 1024 ahead.
constexpr std::int64_t kBlock = 1024;
constexpr std::int64_t kAhead = 4096;
/// Longest row that is kept: 256 KB of scratch, on the stack of each thread and in its L2.
constexpr std::int64_t kKept = 65536;
/// Shortest share of a row that is worth the barrier of splitting.
constexpr std::int64_t kLeastShare = 16384;
/// Most threads that may share a row; their pairs are on one thread's stack.
constexpr int kMostThreads = 512;

/// The running pair of online softmax: the largest element so far and the sum of
/// 2^64 exp(element - maximum); see `cpu::scaled_exp`.
struct MaxSum {
  float maximum = kNegativeInfinity;
  double sum = 0;
};

/// What to subtract before taking exponentials. 0 where nothing but -inf was seen: -inf minus -inf
/// would be NaN, and so would every later sum.
float subtrahend(float maximum) { return maximum == kNegativeInfinity ? 0.0F : maximum; }

/// Rescales the pair to a maximum that is at least its own. In fp64: the roundings of the many
/// rescalings of a rising row may all go the same way.
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

/// Largest element, found as the largest of integers that order alike: compilers vectorise an
/// integer maximum. It is NaN only where the row holds one.
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

/// y[i] = e[i] * factor past the caches.
template <typename T>
ROOFMAX_INLINE void scale_and_stream_body(const float* e, std::int64_t count, float factor, T* y) {
  cpu::stream_each(
      count, y, [=](std::int64_t i) __attribute__((always_inline)) {
        return cpu::from_float<T>(e[i] * factor);
      });
}

/// The loops for one instruction set.
template <typename T>
struct Loops {
  float (*max)(const T* x, std::int64_t count);
  double (*exp_sum)(const T* x, std::int64_t count, float subtracted, float* e, const T* ahead);
  void (*scale)(const float* e, std::int64_t count, float factor, T* y);
  void (*scale_and_stream)(const float* e, std::int64_t count, float factor, T* y);
  cpu::StepResult (*step)(const cpu::Step<T>& step);
};

template <bool kHasFma, typename T>
ROOFMAX_INLINE cpu::StepResult step_body(const cpu::Step<T>& step) {
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

template <typename T>
Loops<T> loops_of_processor() {
  const cpu::InstructionSet set = cpu::processor().instructions;
#if defined(__x86_64__)
  if (set == cpu::InstructionSet::avx512) {
    using Avx512 = cpu::Avx512<T>;
    return {cpu::Compiled<max_body<T>>::avx512, Avx512::exp_sum, Avx512::scale,
            Avx512::scale_and_stream, Avx512::step};
  }
#endif
  return compiled_loops<T>(set);
}

// ---- Rows ---------------------------------------------------------------------------------------

/// What all threads of a launch are given.
template <typename T>
struct RowWork {
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
void softmax_kept_rows(const RowWork<T>& work, std::int64_t first, std::int64_t last,
                       float* scratch) {
  if (first == last) return;
  const std::int64_t cols = work.shape.cols;
  const auto x_of = [&](std::int64_t row) { return work.x + row * work.shape.stride; };
  const auto y_of = [&](std::int64_t row) { return work.y + row * work.shape.stride; };

  MaxSum pair{.maximum = work.loops.max(x_of(first), cols)};
  pair.sum = work.loops.exp_sum(x_of(first), cols, subtrahend(pair.maximum), scratch, nullptr);
  float maximum = first + 1 < last ? work.loops.max(x_of(first + 1), cols) : 0;
  for (std::int64_t row = first + 1; row < last; ++row) {
    const bool has_next = row + 1 < last;
    const cpu::StepResult result = work.loops.step({.count = cols,
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
MaxSum reduce_columns(const RowWork<T>& work, const T* x, std::int64_t first, std::int64_t last,
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
void write_columns(const RowWork<T>& work, const T* x, T* y, std::int64_t first, std::int64_t last,
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

/// Rows divided among `threads` threads.
template <typename T>
void by_rows(const RowWork<T>& work, int threads) {
  const Shape shape = work.shape;
#pragma omp parallel num_threads(threads)
  {
    alignas(cpu::kCacheLine) float scratch[kKept];
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
    if (work.is_streamed) cpu::finish_streaming();
  }
}

/// The columns of each row divided among `threads` threads.
template <typename T>
void by_columns(const RowWork<T>& work, int threads) {
  const Shape shape = work.shape;
  // Two sets, used in turn: a thread may write its pair of the next row while another still reads
  // those of this row. The barrier keeps it from getting further.
  std::array<std::array<MaxSum, kMostThreads>, 2> pairs;
#pragma omp parallel num_threads(threads)
  {
    alignas(cpu::kCacheLine) float scratch[kBlock];
    const std::int64_t team = omp_get_num_threads();
    const std::int64_t mine = omp_get_thread_num();
    const std::int64_t lines = (shape.cols + cpu::kCacheLine - 1) / cpu::kCacheLine;
    const std::int64_t first = std::min(shape.cols, lines * mine / team * cpu::kCacheLine);
    const std::int64_t last = std::min(shape.cols, lines * (mine + 1) / team * cpu::kCacheLine);
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
    if (work.is_streamed) cpu::finish_streaming();
  }
}

/// Splitting pays where whole rows would leave more than a tenth of the threads' time unused.
bool wants_columns(const Shape& shape, int threads) {
  if (threads < 2 || shape.cols / threads < kLeastShare) return false;
  const std::int64_t rounds = (shape.rows + threads - 1) / threads;
  return shape.rows * 10 < rounds * threads * 9;
}

LaunchFunction prepare(const Problem& problem, const DeviceTraits&) {
  const Shape shape = shape_of(problem);
  if (shape.rows == 0 || shape.cols == 0) return [](const Launch&) {};
  const int threads = std::min(omp_get_max_threads(), kMostThreads);
  const bool splits_rows = wants_columns(shape, threads);
  return cpu::with_element(problem.dtype, [&](auto element) -> LaunchFunction {
    using T = decltype(element);
    const double bytes = 2.0 * static_cast<double>(shape.rows) * static_cast<double>(shape.cols) *
                         static_cast<double>(sizeof(T));
    const bool exceeds_cache = bytes > static_cast<double>(cpu::processor().cache_bytes);
    return [=, loops = loops_of_processor<T>()](const Launch& launch) {
      const void* const x = launch.inputs[0];
      void* const y = launch.outputs[0];
      // In place, the lines to be written are in the caches already.
      const bool is_streamed = exceeds_cache && x != y;
      const RowWork<T> work{loops, static_cast<const T*>(x), static_cast<T*>(y), shape,
                            is_streamed};
      splits_rows ? by_columns(work, threads) : by_rows(work, threads);
    };
  });
}

/// A row that is not kept is read, and its exponentials taken, twice.
Traffic traffic(const Problem& problem, const DeviceTraits& device) {
  const int passes = problem.at("cols") <= kKept ? 1 : 2;
  return modelled_traffic(passes, passes)(problem, device);
}

const Registration kernel{Kernel{
    .name = "parallel_online",
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .summary = "online softmax on all cores and vector lanes; long rows split by columns",
    .constraints = "none",
    .source = "S4 (online pair and its merge)",
    .traffic = traffic,
    .prepare = prepare,
}};

}  // namespace
}  // namespace roofmax::softmax
