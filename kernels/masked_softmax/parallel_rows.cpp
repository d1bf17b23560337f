// `parallel_rows`: masked softmax and its gradient on all cores: threads over rows, vector lanes
// over the columns of a row.
//
// Of a row only its band is read, widened to fp32 with scale and mask applied. A row of up to 4096
// columns stays in the thread's scratch and is read once; a longer one goes by blocks with a
// running (maximum, sum) pair and is read a second time. Sums are taken in fp64. The gradient of a
// sink logit is a sum over rows, whose shares stand in the workspace and are added up in a fixed
// order: results are the same in every run, whatever the number of threads.
//
// The formulas are S0's and S1's, the online pair and its rescaling S4's.

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/cpu/exp.hpp"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {
namespace {

constexpr float kNegativeInfinity = -std::numeric_limits<float>::infinity();
/// Columns that are widened at a time: with dy beside y 32 KB, which a near cache holds.
constexpr std::int64_t kBlock = 4096;
/// Rows that a thread takes in turn: rows of a causal band differ in length, and neighbours alike.
constexpr int kTurn = 8;

/// `yes` where the condition holds, else `no`; see `cpu::select`.
float select(bool condition, float yes, float no) {
  return std::bit_cast<float>(
      cpu::select(condition, std::bit_cast<std::int32_t>(yes), std::bit_cast<std::int32_t>(no)));
}

// ---- Forward ------------------------------------------------------------------------------------

/// A float as an integer in the same order, and back: an integer maximum may be taken in any order.
std::int32_t order_of(std::int32_t bits) { return bits ^ (bits >> 31 & 0x7fffffff); }

/// z[i] = logit_of(i); returns the largest. A NaN may be the largest or be passed over.
template <typename LogitOf>
float fill_logits(std::int64_t count, float* z, const LogitOf& logit_of) {
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
  float widen(std::int64_t first, std::int64_t count, float* z) const {
    const T* const scores = x + first;
    if (additive != nullptr) {
      const T* const mask = additive + first;
      return fill_logits(count, z, [&](std::int64_t i) {
        const float added = cpu::to_float(mask[i]);
        const float logit = cpu::to_float(scores[i]) * scale + added;
        return select(added == kNegativeInfinity, kNegativeInfinity, logit);
      });
    }
    if (boolean != nullptr) {
      const std::uint8_t* const mask = boolean + first;
      return fill_logits(count, z, [&](std::int64_t i) {
        return select(mask[i] != 0, kNegativeInfinity, cpu::to_float(scores[i]) * scale);
      });
    }
    return fill_logits(count, z, [&](std::int64_t i) { return cpu::to_float(scores[i]) * scale; });
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

/// e[i] becomes 2^64 exp(e[i] - subtrahend); returns the sum.
double take_exponentials(std::int64_t count, float subtrahend, float* e) {
  double sum = 0;
#pragma omp simd reduction(+ : sum)
  for (std::int64_t i = 0; i < count; ++i) {
    e[i] = cpu::scaled_exp(e[i] - subtrahend);
    sum += static_cast<double>(e[i]);
  }
  return sum;
}

/// Zeros outside `seen`.
template <typename T>
void clear_outside(const Range& seen, std::int64_t sk, T* row) {
  std::fill(row, row + seen.begin, T{});
  std::fill(row + seen.end, row + sk, T{});
}

/// Calls `visit(first, count)` for blocks of the columns of `seen`, in ascending order.
template <typename Visit>
void for_each_block(const Range& seen, const Visit& visit) {
  for (std::int64_t first = seen.begin; first < seen.end; first += kBlock) {
    visit(first, std::min(kBlock, seen.end - first));
  }
}

bool fits_a_block(const Range& seen) { return seen.end - seen.begin <= kBlock; }

/// y of one row; returns its pair, with the sink logit if there is one.
template <typename T>
MaxSum forward_row(const ScoreRow<T>& row, const Range& seen, const T* sink, T* y) {
  alignas(64) float e[kBlock];
  MaxSum pair;
  if (sink != nullptr) pair.raise(cpu::to_float(*sink));
  if (sink != nullptr) {
    pair.sum =
        cpu::kExpScale * std::exp(static_cast<double>(cpu::to_float(*sink)) - pair.subtrahend());
  }
  for_each_block(seen, [&](std::int64_t first, std::int64_t count) {
    pair.raise(row.widen(first, count, e));
    pair.sum += take_exponentials(count, pair.subtrahend(), e);
  });
  const float factor = pair.factor();
  for_each_block(seen, [&](std::int64_t first, std::int64_t count) {
    if (!fits_a_block(seen)) {
      row.widen(first, count, e);
      take_exponentials(count, pair.subtrahend(), e);
    }
    T* const to = y + first;
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i) to[i] = cpu::from_float<T>(e[i] * factor);
  });
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
#pragma omp parallel for schedule(static, kTurn)
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
    const MaxSum pair = forward_row(row, seen, sink, y);
    clear_outside(seen, shape.sk, y);
    if (arguments.lse != nullptr) arguments.lse[index] = pair.lse();
  }
}

// ---- Backward -----------------------------------------------------------------------------------

template <typename T>
void widen(const T* from, std::int64_t count, float* to) {
#pragma omp simd
  for (std::int64_t i = 0; i < count; ++i) to[i] = cpu::to_float(from[i]);
}

/// dx of one row; returns the sum of y dy.
template <typename T>
double backward_row(const T* y, const T* dy, const Range& seen, float scale, T* dx) {
  alignas(64) float share[kBlock];
  alignas(64) float gradient[kBlock];
  const auto load = [&](std::int64_t first, std::int64_t count) {
    widen(y + first, count, share);
    widen(dy + first, count, gradient);
  };
  double sum = 0;
  for_each_block(seen, [&](std::int64_t first, std::int64_t count) {
    load(first, count);
    double of_block = 0;
#pragma omp simd reduction(+ : of_block)
    for (std::int64_t i = 0; i < count; ++i) {
      // A y of 0 is a hidden score: its dy, NaN too, has no part.
      of_block += static_cast<double>(select(share[i] == 0, 0, share[i] * gradient[i]));
    }
    sum += of_block;
  });
  const auto subtrahend = static_cast<float>(sum);
  for_each_block(seen, [&](std::int64_t first, std::int64_t count) {
    if (!fits_a_block(seen)) load(first, count);
    T* const to = dx + first;
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i) {
      const float product = share[i] * (gradient[i] - subtrahend) * scale;
      to[i] = cpu::from_float<T>(select(share[i] == 0, 0, product));
    }
  });
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
#pragma omp parallel for schedule(static, kTurn)
  for (std::int64_t row = 0; row < shape.rows(); ++row) {
    const std::int64_t plane = row / shape.sq;
    const std::int64_t offset = row * shape.sk;
    const Range seen = band.of(row % shape.sq, shape);
    T* const dx = static_cast<T*>(arguments.dx) + offset;
    const double sum = backward_row(static_cast<const T*>(arguments.y) + offset,
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

Traffic traffic(const Problem& problem) {
  return fused_traffic(problem, problem.at("sk") <= kBlock ? 1 : 2);
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
