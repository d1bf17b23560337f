// `parallel_rows`: masked softmax and its gradient on all cores: threads over rows, vector lanes
// over the columns of a row.
//
// Of a row only its band is read, widened to fp32 with scale and mask applied. Where it has up to
// 65536 columns it stays in the thread's scratch and is read once; a longer one goes by blocks with
// a running (maximum, sum) pair and is read a second time. The gradient takes y and dy twice, the
// second time from the thread's near cache where they fit it. The loops over columns are compiled
// for each instruction set. Sums are taken in fp64. The gradient of a sink logit is a sum over
// rows, whose shares stand in the workspace and are added up in a fixed order: results are the same
// in every run, whatever the number of threads.
//
// The formulas are S0's and S1's, the online pair and its rescaling S4's.

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/cpu/exp.hpp"
#include "kernels/cpu/instruction_set.hpp"
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
/// Rows that a thread takes in turn: rows of a causal band differ in length, and neighbours alike.
constexpr int kTurn = 8;

/// `yes` where the condition holds, else `no`; see `cpu::select`.
ROOFMAX_INLINE float select(bool condition, float yes, float no) {
  return std::bit_cast<float>(
      cpu::select(condition, std::bit_cast<std::int32_t>(yes), std::bit_cast<std::int32_t>(no)));
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
    sum *= std::exp(static_cast<double>(before) - subtrahend());
  }

  /// Where nothing above -inf was seen: 0, or NaN when a NaN was. What `sum` holds then of the
  /// exponentials of -inf is void.
  [[nodiscard]] bool is_empty() const { return maximum == kNegativeInfinity; }
  [[nodiscard]] float factor() const { return static_cast<float>(is_empty() ? sum * 0 : 1 / sum); }
  [[nodiscard]] float lse() const {
    return static_cast<float>(maximum + (is_empty() ? sum * 0 : std::log(sum / cpu::kExpScale)));
  }
};

/// Zeros outside `seen`.
template <typename T>
void clear_outside(const Range& seen, std::int64_t sk, T* row) {
  std::fill(row, row + seen.begin, T{});
  std::fill(row + seen.end, row + sk, T{});
}

/// y of one row; returns its pair, with the sink logit if there is one. The scratch has room for
/// the whole band, or for a block where that exceeds `kKept`.
template <bool kHasFma, typename T>
ROOFMAX_INLINE MaxSum forward_row(const ScoreRow<T>& row, Range seen, const T* sink, float* scratch,
                                  T* y) {
  MaxSum pair;
  if (sink != nullptr) {
    const float logit = cpu::to_float(*sink);
    pair.raise(logit);
    pair.sum = cpu::kExpScale * std::exp(static_cast<double>(logit) - pair.subtrahend());
  }
  const bool is_kept = seen.end - seen.begin <= kKept;
  const std::int64_t step = is_kept ? kKept : kBlock;
  for (std::int64_t first = seen.begin; first < seen.end; first += step) {
    const std::int64_t count = std::min(step, seen.end - first);
    pair.raise(row.template widen<kHasFma>(first, count, scratch));
    pair.sum += cpu::exp_sum<kHasFma, float>(scratch, count, pair.subtrahend(), scratch, nullptr);
  }
  const float factor = pair.factor();
  for (std::int64_t first = seen.begin; first < seen.end; first += step) {
    const std::int64_t count = std::min(step, seen.end - first);
    if (!is_kept) {
      row.template widen<kHasFma>(first, count, scratch);
      cpu::exp_sum<kHasFma, float>(scratch, count, pair.subtrahend(), scratch, nullptr);
    }
    cpu::scale(scratch, count, factor, y + first);
  }
  return pair;
}

template <typename T>
void forward(const Launch& launch) {
  const Problem& problem = launch.problem;
  const Shape shape = shape_of(problem);
  const Band band = band_of(problem);
  const MaskRows mask_rows = mask_rows_of(problem);
  const Explicit mask = explicit_mask_of(problem);
  const auto scale = static_cast<float>(problem.real("scale"));
  const ForwardArguments arguments = forward_arguments(launch);
  const auto of_row = cpu::Compiled<forward_row<false, T>, forward_row<true, T>>::for_set(
      cpu::instruction_set_of_this_processor());
#pragma omp parallel
  {
    alignas(64) float scratch[kKept];
#pragma omp for schedule(static, kTurn)
    for (std::int64_t index = 0; index < shape.rows(); ++index) {
      const std::int64_t plane = index / shape.sq;
      const std::int64_t q = index % shape.sq;
      const std::int64_t mask_offset =
          (plane / shape.heads * mask_rows.per_batch + q * mask_rows.per_query) * shape.sk;
      ScoreRow<T> row{.x = static_cast<const T*>(arguments.x) + index * shape.sk,
                      .additive = nullptr,
                      .boolean = nullptr,
                      .scale = scale};
      if (mask == Explicit::additive) {
        row.additive = static_cast<const T*>(arguments.mask) + mask_offset;
      } else if (mask == Explicit::boolean) {
        row.boolean = static_cast<const std::uint8_t*>(arguments.mask) + mask_offset;
      }
      const T* const sink = arguments.sink == nullptr
                                ? nullptr
                                : static_cast<const T*>(arguments.sink) + plane % shape.heads;
      T* const y = static_cast<T*>(arguments.y) + index * shape.sk;
      const Range seen = band.of(q, shape);
      const MaxSum pair = of_row(row, seen, sink, scratch, y);
      clear_outside(seen, shape.sk, y);
      if (arguments.lse != nullptr) arguments.lse[index] = pair.lse();
    }
  }
}

// ---- Backward -----------------------------------------------------------------------------------

/// dx of one row; returns the sum of y dy. A y of 0 is a hidden score: its dy, NaN too, has no
/// part.
template <typename T>
ROOFMAX_INLINE double backward_row(const T* y, const T* dy, Range seen, float scale, T* dx) {
  double sum = 0;
#pragma omp simd reduction(+ : sum)
  for (std::int64_t i = seen.begin; i < seen.end; ++i) {
    const float share = cpu::to_float(y[i]);
    sum += static_cast<double>(select(share == 0, 0, share * cpu::to_float(dy[i])));
  }
  const auto subtrahend = static_cast<float>(sum);
#pragma omp simd
  for (std::int64_t i = seen.begin; i < seen.end; ++i) {
    const float share = cpu::to_float(y[i]);
    const float product = share * (cpu::to_float(dy[i]) - subtrahend) * scale;
    dx[i] = cpu::from_float<T>(select(share == 0, 0, product));
  }
  return sum;
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
void backward(const Launch& launch) {
  const Shape shape = shape_of(launch.problem);
  const Band band = band_of(launch.problem);
  const auto scale = static_cast<float>(launch.problem.real("scale"));
  const BackwardArguments arguments = backward_arguments(launch);
  auto* const shares = static_cast<double*>(launch.workspace);
  const auto of_row =
      cpu::Compiled<backward_row<T>>::for_set(cpu::instruction_set_of_this_processor());
#pragma omp parallel for schedule(static, kTurn)
  for (std::int64_t row = 0; row < shape.rows(); ++row) {
    const std::int64_t plane = row / shape.sq;
    const std::int64_t offset = row * shape.sk;
    const Range seen = band.of(row % shape.sq, shape);
    T* const dx = static_cast<T*>(arguments.dx) + offset;
    const double sum = of_row(static_cast<const T*>(arguments.y) + offset,
                              static_cast<const T*>(arguments.dy) + offset, seen, scale, dx);
    clear_outside(seen, shape.sk, dx);
    if (arguments.dsink != nullptr) {
      const float sink = cpu::to_float(static_cast<const T*>(arguments.sink)[plane % shape.heads]);
      shares[row] = sink_share(sink, arguments.lse[row], sum);
    }
  }
  if (arguments.dsink != nullptr) sum_sink_shares(shape, shares, arguments.dsink);
}

// ---- Registration -------------------------------------------------------------------------------

void launch(const Launch& launch) {
  cpu::with_element(launch.problem.dtype, [&](auto element) {
    using T = decltype(element);
    is_backward(launch.problem) ? backward<T>(launch) : forward<T>(launch);
  });
}

std::int64_t workspace_bytes(const Problem& problem) {
  const bool has_shares = is_backward(problem) && has_sink(problem);
  return has_shares ? shape_of(problem).rows() * static_cast<std::int64_t>(sizeof(double)) : 0;
}

/// Once, but for the rows of which more is seen than stays near: those are read twice, and forward
/// their exponentials taken twice.
Traffic traffic(const Problem& problem) {
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
    .serves = {{"mask",
                {"none", "causal", "window", "additive", "boolean", "causal_additive",
                 "causal_boolean"}},
               {"sink", {"none", "logit"}},
               {"direction", {"forward", "backward"}}},
    .summary = "fused, every mask and both directions, on all cores and vector lanes",
    .constraints = "none",
    .source = "S0, S1 (formulas), S4 (online pair)",
    .traffic = traffic,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
}};

}  // namespace
}  // namespace roofmax::masked_softmax
