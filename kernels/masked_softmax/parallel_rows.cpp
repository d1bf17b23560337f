// `parallel_rows`: masked softmax and its gradient on all cores: threads over rows, vector lanes
// over the columns of a row.
//
// Of a row only its band is read, widened to fp32 with scale and mask applied. Where it has up to
// 65536 columns it stays in the thread's scratch and is read from memory once; a longer one goes by
// blocks with a running (maximum, sum) pair and is read a second time. With AVX-512 and no explicit
// mask, rows that are kept go three at a time, as in the softmax of `parallel_online`, and are read
// again from the near cache. The gradient takes y and dy twice, the second time from the near cache
// where they fit it, and with AVX-512 fetches the next row meanwhile. The loops over columns are
// compiled for each instruction set. Where the problem exceeds the last-level cache the result
// bypasses it (non-temporal stores).
//
// Sums are taken in fp64. The gradient of a sink logit is a sum over rows, whose shares stand in
// the workspace and are added up in a fixed order. Results are the same in every run with the same
// number of threads.
//
// The formulas are S0's and S1's, the online pair and its rescaling S4's.

#include <omp.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <initializer_list>
#include <limits>

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/cpu/exp.hpp"
#include "kernels/cpu/instruction_set.hpp"
#include "kernels/cpu/processor.hpp"
#include "kernels/cpu/row_steps.hpp"
#include "kernels/cpu/stream.hpp"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {
namespace {

constexpr float kNegativeInfinity = -std::numeric_limits<float>::infinity();
/// Near cache that a row may take: what the L2 of a core holds beside what passes through it.
constexpr std::int64_t kNearBytes = 262144;
/// Longest band of a row that the scratch keeps whole.
constexpr auto kKept = static_cast<std::int64_t>(kNearBytes / sizeof(float));
/// Columns of a longer one that are widened at a time: 16 KB, which the nearest cache holds.
constexpr std::int64_t kBlock = 4096;
/// Rows that a thread takes in turn at the least, and turns that each has of a plane at the most.
constexpr std::int64_t kLeastTurn = 8;
constexpr std::int64_t kTurnsOfPlane = 64;

/// `yes` where the condition holds, else `no`; see `cpu::select`.
ROOFMAX_INLINE float select(bool condition, float yes, float no) {
  return std::bit_cast<float>(
      cpu::select(condition, std::bit_cast<std::int32_t>(yes), std::bit_cast<std::int32_t>(no)));
}

/// Whether to write the result past caches of that size: where they do not hold it beside the
/// scores. In place, the lines to be written are in the caches already.
template <typename T>
bool is_streamed(const Shape& shape, std::int64_t cache_bytes, const void* result,
                 std::initializer_list<const void*> inputs) {
  if (std::find(inputs.begin(), inputs.end(), result) != inputs.end()) return false;
  const double bytes = 2.0 * static_cast<double>(shape.rows()) * static_cast<double>(shape.sk) *
                       static_cast<double>(sizeof(T));
  return bytes > static_cast<double>(cache_bytes);
}

/// Rows that each of `threads` takes in turn. All that it gets, where that is as much work for one
/// thread as for another: reading ahead then does not jump. Else few: rows of a band differ in
/// length, and neighbours are alike.
std::int64_t rows_in_turn(const Shape& shape, bool has_band, std::int64_t threads) {
  if (!has_band || shape.planes() % threads == 0) {
    return std::max<std::int64_t>(1, (shape.rows() + threads - 1) / threads);
  }
  return std::max(kLeastTurn, shape.sq / (kTurnsOfPlane * threads));
}

/// Whether rows may see different numbers of columns.
bool has_band(const Problem& problem) {
  const std::string& mask = problem.choice("mask");
  return mask.starts_with("causal") || mask == "window";
}

// ---- Forward ------------------------------------------------------------------------------------

/// A float as an integer in the same order, and back: an integer maximum may be taken in any order.
ROOFMAX_INLINE std::int32_t order_of(std::int32_t bits) { return bits ^ (bits >> 31 & 0x7fffffff); }

/// z[i] = logit_of(i); returns the largest. A NaN may be the largest or be passed over.
template <typename LogitOf>
ROOFMAX_INLINE float fill_logits(std::int64_t count, float* z, const LogitOf& logit_of) {
  std::int32_t largest = order_of(std::bit_cast<std::int32_t>(kNegativeInfinity));
#pragma omp simd reduction(max : largest)
  for (std::int64_t i = 0; i < count; ++i) {
    const float logit = logit_of(i);
    z[i] = logit;
    const std::int32_t order = order_of(std::bit_cast<std::int32_t>(logit));
    largest = order > largest ? order : largest;
  }
  return std::bit_cast<float>(order_of(largest));
}

/// One row of the scores, and the row of the mask that belongs to it.
template <typename T>
struct ScoreRow {
  const T* x;
  const T* additive;            ///< or null
  const std::uint8_t* boolean;  ///< or null
  float scale;
  const T* ahead;  ///< scores of the row after it, which is fetched meanwhile; null after the last

  /// The logits of columns [first, first + count); returns the largest. A hidden score is -inf.
  template <bool kHasFma>
  ROOFMAX_INLINE float widen(std::int64_t first, std::int64_t count, float* z) const {
    const T* const scores = x + first;
    const float factor = scale;
    if (additive != nullptr) {
      const T* const mask = additive + first;
      return fill_logits(
          count, z, [=](std::int64_t i) __attribute__((always_inline)) {
            const float added = cpu::to_float(mask[i]);
            const float logit = cpu::multiply_add<kHasFma>(cpu::to_float(scores[i]), factor, added);
            return select(added == kNegativeInfinity, kNegativeInfinity, logit);
          });
    }
    if (boolean != nullptr) {
      const std::uint8_t* const mask = boolean + first;
      return fill_logits(
          count, z, [=](std::int64_t i) __attribute__((always_inline)) {
            return select(mask[i] != 0, kNegativeInfinity, cpu::to_float(scores[i]) * factor);
          });
    }
    return fill_logits(
        count, z, [=](std::int64_t i) __attribute__((always_inline)) {
          return cpu::to_float(scores[i]) * factor;
        });
  }
};

/// The running pair of online softmax: the largest logit so far and the sum of
/// 2^64 exp(logit - maximum).
struct MaxSum {
  float maximum = kNegativeInfinity;
  double sum = 0;

  /// What to subtract before taking exponentials. Where nothing but -inf was seen, 0: -inf minus
  /// -inf would be NaN.
  [[nodiscard]] float subtrahend() const { return maximum == kNegativeInfinity ? 0.0F : maximum; }

  /// Restates the pair for a maximum no less than `candidate`. A NaN becomes the maximum, or comes
  /// up in the sum.
  void raise(float candidate) {
    const float before = maximum;
    maximum = candidate <= maximum ? maximum : candidate;
    if (sum != 0) sum *= std::exp(static_cast<double>(before) - subtrahend());
  }

  /// Where nothing above -inf was seen: 0, or NaN when a NaN was. What `sum` holds then of the
  /// exponentials of -inf is not used.
  [[nodiscard]] bool is_empty() const { return maximum == kNegativeInfinity; }
  [[nodiscard]] float factor() const { return static_cast<float>(is_empty() ? sum * 0 : 1 / sum); }
  [[nodiscard]] float lse() const {
    return static_cast<float>(maximum + (is_empty() ? sum * 0 : std::log(sum / cpu::kExpScale)));
  }
};

/// A row of the result.
template <typename T>
struct ResultRow {
  T* data;
  std::int64_t sk;
  bool is_streamed;  ///< past the caches

  /// Columns [first, first + count): value_of(0), value_of(1), ...
  template <typename ValueOf>
  ROOFMAX_INLINE void write(std::int64_t first, std::int64_t count, const ValueOf& value_of) const {
    if (is_streamed) {
      cpu::stream_each(count, data + first, value_of);
    } else {
      cpu::store_each(count, data + first, value_of);
    }
  }

  /// Zeros outside `seen`.
  void clear_outside(const Range& seen) const {
    if (is_streamed) {
      cpu::stream_zeros(seen.begin, data);
      cpu::stream_zeros(sk - seen.end, data + seen.end);
    } else {
      std::fill(data, data + seen.begin, T{});
      std::fill(data + seen.end, data + sk, T{});
    }
  }
};

/// The pair of a row of which no score was seen yet: that of its sink logit, if there is one.
template <typename T>
MaxSum pair_of_sink(const T* sink) {
  MaxSum pair;
  if (sink == nullptr) return pair;
  const float logit = cpu::to_float(*sink);
  pair.raise(logit);
  pair.sum = cpu::kExpScale * std::exp(static_cast<double>(logit) - pair.subtrahend());
  return pair;
}

/// y of one row; returns its pair, with the sink logit if there is one. The scratch has room for
/// the whole band, or for a block where that exceeds `kKept`.
template <bool kHasFma, typename T>
ROOFMAX_INLINE MaxSum forward_row(const ScoreRow<T>& row, Range seen, const T* sink, float* scratch,
                                  const ResultRow<T>& y) {
  MaxSum pair = pair_of_sink(sink);
  const bool is_kept = seen.end - seen.begin <= kKept;
  const std::int64_t step = is_kept ? kKept : kBlock;
  float factor = 0;
  // One loop for both passes: what it inlines is most of this file's compile time.
  for (const bool is_second : {false, true}) {
    if (is_second) factor = pair.factor();
    for (std::int64_t first = seen.begin; first < seen.end; first += step) {
      const std::int64_t count = std::min(step, seen.end - first);
      if (!is_second || !is_kept) {
        const float largest = row.template widen<kHasFma>(first, count, scratch);
        if (!is_second) pair.raise(largest);
        const T* const ahead = is_second || row.ahead == nullptr ? nullptr : row.ahead + first;
        const double sum = cpu::exp_sum<kHasFma>(scratch, count, pair.subtrahend(), scratch, ahead);
        if (!is_second) pair.sum += sum;
      }
      if (!is_second) continue;
      y.write(
          first, count, [=](std::int64_t i) __attribute__((always_inline)) {
            return cpu::from_float<T>(scratch[i] * factor);
          });
    }
  }
  y.clear_outside(seen);
  return pair;
}

/// What all threads of a forward share.
template <typename T>
struct Forward {
  explicit Forward(const Problem& problem)
      : shape(shape_of(problem)),
        band(band_of(problem)),
        mask_rows(mask_rows_of(problem)),
        mask(explicit_mask_of(problem)),
        sinks(has_sink(problem)),
        differs(has_band(problem)),
        scale(static_cast<float>(problem.real("scale"))) {}

  void take(const Launch& launch, std::int64_t cache_bytes) {
    arguments = forward_arguments(launch, mask != Explicit::none, sinks);
    streams = is_streamed<T>(shape, cache_bytes, arguments.y, {arguments.x});
  }

  [[nodiscard]] const T* scores(std::int64_t index) const {
    return static_cast<const T*>(arguments.x) + index * shape.sk;
  }
  [[nodiscard]] Range seen(std::int64_t index) const { return band.of(index % shape.sq, shape); }
  [[nodiscard]] const T* sink(std::int64_t index) const {
    if (arguments.sink == nullptr) return nullptr;
    return static_cast<const T*>(arguments.sink) + index / shape.sq % shape.heads;
  }
  [[nodiscard]] ResultRow<T> result(std::int64_t index) const {
    return {.data = static_cast<T*>(arguments.y) + index * shape.sk,
            .sk = shape.sk,
            .is_streamed = streams};
  }
  [[nodiscard]] std::int64_t rows_in_turn(std::int64_t threads) const {
    return masked_softmax::rows_in_turn(shape, differs, threads);
  }
  void store_lse(std::int64_t index, const MaxSum& pair) const {
    if (arguments.lse != nullptr) arguments.lse[index] = pair.lse();
  }

  Shape shape;
  Band band;
  MaskRows mask_rows;
  Explicit mask;
  bool sinks;    ///< whether there are sink logits
  bool differs;  ///< whether rows may differ in what they see
  float scale;
  ForwardArguments arguments = {};
  bool streams = false;
};

/// Row by row, with any mask and on any processor.
template <typename T>
void forward_by_rows(const Forward<T>& work, cpu::InstructionSet set) {
  const auto of_row = cpu::Compiled<forward_row<false, T>, forward_row<true, T>>::for_set(set);
  const Shape& shape = work.shape;
#pragma omp parallel
  {
    alignas(cpu::kCacheLine) float scratch[kKept];
#pragma omp for schedule(static, work.rows_in_turn(omp_get_num_threads()))
    for (std::int64_t index = 0; index < shape.rows(); ++index) {
      const std::int64_t batch = index / (shape.heads * shape.sq);
      const std::int64_t mask_offset = work.mask_rows.row(batch, index % shape.sq) * shape.sk;
      ScoreRow<T> row{.x = work.scores(index),
                      .additive = nullptr,
                      .boolean = nullptr,
                      .scale = work.scale,
                      .ahead = index + 1 < shape.rows() ? work.scores(index + 1) : nullptr};
      if (work.mask == Explicit::additive) {
        row.additive = static_cast<const T*>(work.arguments.mask) + mask_offset;
      } else if (work.mask == Explicit::boolean) {
        row.boolean = static_cast<const std::uint8_t*>(work.arguments.mask) + mask_offset;
      }
      work.store_lse(index,
                     of_row(row, work.seen(index), work.sink(index), scratch, work.result(index)));
    }
    if (work.streams) cpu::finish_streaming();
  }
}

#if defined(__x86_64__)

/// Three rows at a time, with AVX-512: bands alone, of rows that the scratch keeps whole.
template <typename T>
void forward_in_steps(const Forward<T>& work) {
  using Loops = cpu::Avx512<T, true>;
  const std::int64_t rows = work.shape.rows();
#pragma omp parallel
  {
    alignas(cpu::kCacheLine) float scratch[kKept];
    const std::int64_t threads = omp_get_num_threads();
    const std::int64_t turn = work.rows_in_turn(threads);
    /// A row under way; none where `index` is not below `rows`.
    struct Row {
      std::int64_t index;
      Range seen = {};
      MaxSum pair = {};
    };
    const auto row_at = [&](std::int64_t index) {
      Row row{.index = index};
      if (index < rows) row.seen = work.seen(index);
      return row;
    };
    Row read = row_at(omp_get_thread_num() * turn);
    Row summed{.index = rows};
    Row written{.index = rows};
    std::int64_t left_in_turn = turn;
    while (read.index < rows || summed.index < rows || written.index < rows) {
      cpu::BandStep<T> step{.is_streamed = work.streams, .e = scratch, .factor = work.scale};
      if (written.index < rows) {
        step.y = {work.result(written.index).data, written.seen.begin, written.seen.end};
        step.scale = written.pair.factor();
      }
      if (summed.index < rows) {
        step.x = {work.scores(summed.index), summed.seen.begin, summed.seen.end};
        step.subtracted = summed.pair.subtrahend();
      }
      if (read.index < rows) {
        step.next = {work.scores(read.index), read.seen.begin, read.seen.end};
        read.pair = pair_of_sink(work.sink(read.index));
      }
      const cpu::StepResult result = Loops::step(step);
      if (written.index < rows) work.result(written.index).clear_outside(written.seen);
      if (summed.index < rows) {
        summed.pair.sum += result.sum;
        work.store_lse(summed.index, summed.pair);
      }
      if (read.index < rows) read.pair.raise(result.maximum);
      written = summed;
      summed = read;
      if (read.index >= rows) continue;
      const bool stays = --left_in_turn > 0;
      read = row_at(read.index + 1 + (stays ? 0 : (threads - 1) * turn));
      if (!stays) left_in_turn = turn;
    }
    if (work.streams) cpu::finish_streaming();
  }
}

#endif

template <typename T>
LaunchFunction prepare_forward(const Problem& problem) {
  const Forward<T> prepared(problem);
  const cpu::Processor processor = cpu::processor();
  const auto run = [&](const auto& by_rows) -> LaunchFunction {
    return [=](const Launch& launch) {
      Forward<T> work = prepared;
      work.take(launch, processor.cache_bytes);
      by_rows(work);
    };
  };
#if defined(__x86_64__)
  if (processor.instructions == cpu::InstructionSet::avx512 && prepared.mask == Explicit::none &&
      prepared.shape.sk <= kKept) {
    return run(forward_in_steps<T>);
  }
#endif
  return run(
      [processor](const Forward<T>& work) { forward_by_rows(work, processor.instructions); });
}

// ---- Backward -----------------------------------------------------------------------------------

/// dx of one row; returns the sum of y dy. A y of 0 is a hidden score: its dy, NaN too, has no
/// part.
template <typename T>
ROOFMAX_INLINE double backward_row(const T* y, const T* dy, Range seen, float scale,
                                   const ResultRow<T>& dx) {
  double sum = 0;
#pragma omp simd reduction(+ : sum)
  for (std::int64_t i = seen.begin; i < seen.end; ++i) {
    const float share = cpu::to_float(y[i]);
    sum += static_cast<double>(select(share == 0, 0, share * cpu::to_float(dy[i])));
  }
  const auto subtrahend = static_cast<float>(sum);
  const T* const shown_y = y + seen.begin;
  const T* const shown_dy = dy + seen.begin;
  dx.write(
      seen.begin, seen.end - seen.begin, [=](std::int64_t i) __attribute__((always_inline)) {
        const float share = cpu::to_float(shown_y[i]);
        const float product = share * (cpu::to_float(shown_dy[i]) - subtrahend) * scale;
        return cpu::from_float<T>(select(share == 0, 0, product));
      });
  dx.clear_outside(seen);
  return sum;
}

/// `backward_row` for that instruction set, by hand where it is AVX-512.
template <typename T>
auto backward_row_for(cpu::InstructionSet set) {
  auto of_row = cpu::Compiled<backward_row<T>>::for_set(set);
#if defined(__x86_64__)
  if (set == cpu::InstructionSet::avx512) {
    of_row = [](const T* y, const T* dy, Range seen, float scale, const ResultRow<T>& dx) {
      const std::int64_t count = seen.end - seen.begin;
      const cpu::Gradient<T> gradient{y + seen.begin, dy + seen.begin, count,
                                      y + dx.sk + seen.begin, dy + dx.sk + seen.begin};
      const double sum = cpu::Avx512<T>::sum_of_products(gradient);
      cpu::Avx512<T>::write_gradient(gradient, static_cast<float>(sum), scale, dx.data + seen.begin,
                                     dx.is_streamed);
      dx.clear_outside(seen);
      return sum;
    };
  }
#endif
  return of_row;
}

/// What a row adds to the gradient of its head's sink logit.
double sink_share(float sink, float lse, double sum) {
  if (lse == kNegativeInfinity) return 0;
  return -std::exp(static_cast<double>(sink) - static_cast<double>(lse)) * sum;
}

/// Adds the shares of each head's rows in their order.
void sum_sink_shares(const Shape& shape, const double* shares, float* dsink) {
#pragma omp parallel for schedule(static)
  for (std::int64_t head = 0; head < shape.heads; ++head) {
    double sum = 0;
    for (std::int64_t plane = head; plane < shape.planes(); plane += shape.heads) {
      for (std::int64_t q = 0; q < shape.sq; ++q) sum += shares[plane * shape.sq + q];
    }
    dsink[head] = static_cast<float>(sum);
  }
}

template <typename T>
LaunchFunction prepare_backward(const Problem& problem) {
  const Shape shape = shape_of(problem);
  const Band band = band_of(problem);
  const bool sinks = has_sink(problem);
  const bool differs = has_band(problem);
  const auto scale = static_cast<float>(problem.real("scale"));
  const cpu::Processor processor = cpu::processor();
  const auto of_row = backward_row_for<T>(processor.instructions);
  return [=](const Launch& launch) {
    const BackwardArguments arguments = backward_arguments(launch, sinks);
    auto* const shares = static_cast<double*>(launch.workspace);
    const bool streams =
        is_streamed<T>(shape, processor.cache_bytes, arguments.dx, {arguments.y, arguments.dy});
#pragma omp parallel
    {
#pragma omp for schedule(static, rows_in_turn(shape, differs, omp_get_num_threads()))
      for (std::int64_t row = 0; row < shape.rows(); ++row) {
        const std::int64_t plane = row / shape.sq;
        const std::int64_t offset = row * shape.sk;
        const ResultRow<T> dx{
            .data = static_cast<T*>(arguments.dx) + offset, .sk = shape.sk, .is_streamed = streams};
        const double sum = of_row(static_cast<const T*>(arguments.y) + offset,
                                  static_cast<const T*>(arguments.dy) + offset,
                                  band.of(row % shape.sq, shape), scale, dx);
        if (sinks) {
          const float sink =
              cpu::to_float(static_cast<const T*>(arguments.sink)[plane % shape.heads]);
          shares[row] = sink_share(sink, arguments.lse[row], sum);
        }
      }
      if (streams) cpu::finish_streaming();
    }
    if (sinks) sum_sink_shares(shape, shares, arguments.dsink);
  };
}

// ---- Registration -------------------------------------------------------------------------------

LaunchFunction prepare(const Problem& problem, const DeviceTraits&) {
  return cpu::with_element(problem.dtype, [&](auto element) {
    using T = decltype(element);
    return is_backward(problem) ? prepare_backward<T>(problem) : prepare_forward<T>(problem);
  });
}

std::int64_t workspace_bytes(const Problem& problem, const DeviceTraits& /*device*/) {
  const bool has_shares = is_backward(problem) && has_sink(problem);
  return has_shares ? shape_of(problem).rows() * static_cast<std::int64_t>(sizeof(double)) : 0;
}

/// Once, but for the rows of which more is seen than stays near: those are read twice, and forward
/// their exponentials taken twice.
Traffic traffic(const Problem& problem, const DeviceTraits&) {
  const Shape shape = shape_of(problem);
  const Band band = band_of(problem);
  const auto pair_bytes = 2 * static_cast<std::int64_t>(size_of(problem.dtype));
  const std::int64_t near = is_backward(problem) ? kNearBytes / pair_bytes : kKept;
  double seen = 0;
  double seen_twice = 0;
  for (std::int64_t q = 0; q < shape.sq; ++q) {
    const Range range = band.of(q, shape);
    const std::int64_t count = range.end - range.begin;
    seen += static_cast<double>(count);
    if (count > near) seen_twice += static_cast<double>(count);
  }
  Traffic traffic = fused_traffic(problem, 1);
  if (seen_twice == 0) return traffic;
  const double again = seen_twice / seen;
  traffic.bytes.read += std::llround(again * static_cast<double>(traffic.bytes.read));
  traffic.exponentials += again * traffic.exponentials;
  return traffic;
}

const Registration kernel{Kernel{
    .name = "parallel_rows",
    .operation = "masked_softmax",
    .device = DeviceKind::cpu,
    .dtypes = kDtypes,
    .serves = {{"mask", kEveryMask},
               {"sink", {"none", "logit"}},
               {"direction", {"forward", "backward"}}},
    .summary = "fused, every mask and both directions, on all cores and vector lanes",
    .constraints = "none",
    .source = "S0, S1 (formulas), S4 (online pair)",
    .traffic = traffic,
    .workspace_bytes = workspace_bytes,
    .prepare = prepare,
}};

}  // namespace
}  // namespace roofmax::masked_softmax
