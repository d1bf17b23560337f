// What is right for operation `masked_softmax`: each row in fp64, from the stored inputs.
//
// The mask is a select: a score outside the band, under a nonzero byte or under an additive -inf
// counts as -inf, whatever it is. Outside the band the result is exactly 0, always. Within it the
// formula holds: a NaN or a +inf that is shown makes the whole band NaN, the scores that an
// explicit mask hides included; a row that shows nothing above -inf is 0 rather than 0 / 0.
//
// In the gradient a score outside the band, or with y == 0, has no part: its dx is exactly 0, and
// its dy does not reach the sums.

#include <omp.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "reference/distribution.hpp"
#include "reference/float_bits.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"
#include "reference/tolerance.hpp"

namespace roofmax::reference {
namespace {

constexpr double kNegativeInfinity = -std::numeric_limits<double>::infinity();

enum class ExplicitMask : std::uint8_t { none, additive, boolean };

/// The axes, read from the problem by name.
struct Attention {
  explicit Attention(const Problem& problem)
      : dtype(problem.dtype),
        b(problem.at("b")),
        heads(problem.at("heads")),
        sq(problem.at("sq")),
        sk(problem.at("sk")),
        left(sq + sk),
        right(sq + sk),
        scale(problem.real("scale")),
        is_backward(problem.choice("direction") == "backward"),
        has_sink(problem.choice("sink") == "logit") {
    const std::string& kind = problem.choice("mask");
    if (kind.starts_with("causal")) right = 0;
    if (kind == "window") {
      const std::int64_t before = problem.at("window_left");
      const std::int64_t beyond = problem.at("window_right");
      if (before >= 0) left = std::min(left, before);
      if (beyond >= 0) right = std::min(right, beyond);
    }
    if (kind.ends_with("additive")) mask = ExplicitMask::additive;
    if (kind.ends_with("boolean")) mask = ExplicitMask::boolean;
    const std::string& broadcast = problem.choice("broadcast");
    mask_has_batch = broadcast != "batch_heads";
    mask_has_queries = broadcast != "heads_queries";
  }

  [[nodiscard]] std::int64_t rows() const { return b * heads * sq; }
  [[nodiscard]] std::int64_t head_of(std::int64_t row) const { return row / sq % heads; }

  /// The row of the explicit mask that belongs to `row` of the scores.
  [[nodiscard]] std::int64_t mask_row_of(std::int64_t row) const {
    const std::int64_t batch = mask_has_batch ? row / (heads * sq) : 0;
    return mask_has_queries ? batch * sq + row % sq : batch;
  }

  Dtype dtype;
  std::int64_t b;
  std::int64_t heads;
  std::int64_t sq;
  std::int64_t sk;
  std::int64_t left;   ///< columns seen before the diagonal
  std::int64_t right;  ///< columns seen beyond it
  double scale;
  bool is_backward;
  bool has_sink;
  ExplicitMask mask = ExplicitMask::none;
  bool mask_has_batch = true;
  bool mask_has_queries = true;
};

/// Columns [begin, end): the band of one row.
struct Band {
  Band(const Attention& attention, std::int64_t row) {
    const std::int64_t diagonal = row % attention.sq + attention.sk - attention.sq;
    begin = std::max<std::int64_t>(0, diagonal - attention.left);
    end = std::max(begin, std::min(attention.sk, diagonal + attention.right + 1));
  }
  std::int64_t begin;
  std::int64_t end;
};

/// Where the inputs of a forward stand; absent ones are null.
struct Forward {
  const std::byte* x = nullptr;
  const std::byte* mask = nullptr;
  const std::byte* sink = nullptr;
};

Forward forward_inputs(const Attention& attention, std::span<const std::byte* const> inputs) {
  Forward forward{.x = inputs[0]};
  if (attention.mask != ExplicitMask::none) forward.mask = inputs[1];
  if (attention.has_sink) forward.sink = inputs.back();
  return forward;
}

/// How far rounding may move a logit, relative to the size of what it is made of: half a unit for
/// the product and half for the sum, or for the factor itself.
constexpr double kLogitError = 0x1p-23;

/// What is known of a row besides its y.
struct Softmax {
  double maximum = kNegativeInfinity;  ///< of the logits, the sink's not counted
  double sink = kNegativeInfinity;
  double lse = kNegativeInfinity;
};

/// Calls `visit(col, scaled, added)` for each score of the band: the scaled score and what the
/// mask adds to it; `added` is -inf, and `scaled` 0, where the mask hides it.
template <typename Visit>
void visit_band(const Attention& attention, const Forward& inputs, std::int64_t row,
                const Visit& visit) {
  const Band band(attention, row);
  const std::int64_t mask_offset =
      attention.mask == ExplicitMask::none ? 0 : attention.mask_row_of(row) * attention.sk;
  with_format(attention.dtype, [&](auto format) {
    using Format = decltype(format);
    using Bits = typename Format::Bits;
    const auto* const x = reinterpret_cast<const Bits*>(inputs.x) + row * attention.sk;
    const auto scaled = [&](std::int64_t col) { return attention.scale * Format::widen(x[col]); };
    switch (attention.mask) {
      case ExplicitMask::none:
        for (std::int64_t col = band.begin; col < band.end; ++col) visit(col, scaled(col), 0.0);
        break;
      case ExplicitMask::additive: {
        const auto* const mask = reinterpret_cast<const Bits*>(inputs.mask) + mask_offset;
        for (std::int64_t col = band.begin; col < band.end; ++col) {
          const double added = Format::widen(mask[col]);
          visit(col, added == kNegativeInfinity ? 0 : scaled(col), added);
        }
        break;
      }
      case ExplicitMask::boolean: {
        const std::byte* const mask = inputs.mask + mask_offset;
        for (std::int64_t col = band.begin; col < band.end; ++col) {
          const bool is_hidden = mask[col] != std::byte{0};
          visit(col, is_hidden ? 0 : scaled(col), is_hidden ? kNegativeInfinity : 0.0);
        }
        break;
      }
    }
  });
}

/// y of a row, all `sk` columns of it.
Softmax evaluate_softmax(const Attention& attention, const Forward& inputs, std::int64_t row,
                         std::span<double> y) {
  const Band band(attention, row);
  std::fill(y.begin(), y.end(), 0.0);
  const auto shown = y.subspan(static_cast<std::size_t>(band.begin),
                               static_cast<std::size_t>(band.end - band.begin));
  Softmax softmax;
  visit_band(attention, inputs, row, [&](std::int64_t col, double scaled, double added) {
    const double z = scaled + added;
    y[static_cast<std::size_t>(col)] = z;
    // A NaN is passed over: the sum brings it up.
    softmax.maximum = z > softmax.maximum ? z : softmax.maximum;
  });
  double shift = softmax.maximum;
  if (attention.has_sink) {
    softmax.sink = load_element(attention.dtype, inputs.sink, attention.head_of(row));
    shift = softmax.sink > shift ? softmax.sink : shift;
  }
  if (shift == kNegativeInfinity) shift = 0;
  double sum = 0;
  for (double& value : shown) {
    value = std::exp(value - shift);
    sum += value;
  }
  if (attention.has_sink) sum += std::exp(softmax.sink - shift);
  softmax.lse = shift + std::log(sum);
  if (sum != 0) {
    for (double& value : shown) value /= sum;
  }
  return softmax;
}

/// What rounding of the logits may do to a row of the softmax. Each z is made in fp32 of terms
/// that may be far larger than the distances between logits (fp16 scores reach 65504, and a mask
/// of -10000 shifts a whole row), so y = exp(z) / sum exp(z) is off by the error of its own z and
/// by that of the sum: the average of all errors, weighted by y. The maximum itself cancels.
/// Nothing for a row of NaN.
struct LogitErrors {
  LogitErrors(const Attention& attention, const Forward& inputs, std::int64_t row)
      : y(static_cast<std::size_t>(attention.sk)),
        z(static_cast<std::size_t>(attention.sk)),
        of_logit(static_cast<std::size_t>(attention.sk)),
        softmax(evaluate_softmax(attention, inputs, row, y)) {
    visit_band(attention, inputs, row, [&](std::int64_t col, double scaled, double added) {
      const auto place = static_cast<std::size_t>(col);
      if (y[place] == 0) return;
      z[place] = scaled + added;
      of_logit[place] = kLogitError * (std::abs(scaled) + std::abs(added));
      of_sum += y[place] * of_logit[place];
    });
  }
  std::vector<double> y;
  std::vector<double> z;  ///< where y is not 0
  std::vector<double> of_logit;
  Softmax softmax;
  double of_sum = 0;
};

/// The tolerance of y besides the units: the errors of the logits; and where the sink is above all
/// logits, a rounding of each distance from it, which is more than the distance from the row's peak
/// of which `allowed_ulps` knows.
///
/// In half types also a unit where fp32 cannot tell on which side of a tie a value lies. The unit
/// that each element has anyway is not enough there: with a sink, or a length that is nearly a
/// power of two, a whole row of equal elements may lie at one tie, and its sum be off by as many
/// units.
void evaluate_forward_slack(const Attention& attention, const LogitErrors& errors,
                            std::span<float> slack) {
  const double above_all = std::max(0.0, errors.softmax.sink - errors.softmax.maximum);
  const double shift = errors.softmax.maximum + above_all;
  with_format(attention.dtype, [&](auto format) {
    using Format = decltype(format);
    for (std::size_t col = 0; col < slack.size(); ++col) {
      const double y = errors.y[col];
      if (y == 0) {
        slack[col] = 0;
        continue;
      }
      const double exponent = errors.of_logit[col] + errors.of_sum + kLogitError * above_all;
      // x + x^2 bounds expm1(x) up to 1, at a fraction of its time.
      double allowed = y * (exponent < 1 ? exponent + exponent * exponent : std::expm1(exponent));
      if constexpr (sizeof(typename Format::Bits) == 2) {
        const double error = allowed + y * 0x1p-23 * (4 + std::abs(errors.z[col] - shift));
        const auto above = Format::narrow(y + error);
        if (above != Format::narrow(y - error)) allowed += Format::ulp(above);
      }
      slack[col] = static_cast<float>(std::min(1.0, allowed));
    }
  });
}

// ---- The gradient -------------------------------------------------------------------------------

struct RowGradient {
  double sum = 0;           ///< of y dy
  double absolute_sum = 0;  ///< of |y dy|
};

/// Over the band, of the elements that have a y.
RowGradient sum_of_products(const Attention& attention, std::span<const std::byte* const> inputs,
                            std::int64_t row) {
  const Band band(attention, row);
  return with_format(attention.dtype, [&](auto format) {
    using Format = decltype(format);
    using Bits = typename Format::Bits;
    const auto* const y = reinterpret_cast<const Bits*>(inputs[0]) + row * attention.sk;
    const auto* const dy = reinterpret_cast<const Bits*>(inputs[1]) + row * attention.sk;
    double sum = 0;
    double absolute_sum = 0;
#pragma omp simd reduction(+ : sum, absolute_sum)
    for (std::int64_t col = band.begin; col < band.end; ++col) {
      const double share = Format::widen(y[col]);
      const double product = share * Format::widen(dy[col]);
      const double counted = share == 0 ? 0 : product;
      sum += counted;
      absolute_sum += std::abs(counted);
    }
    return RowGradient{sum, absolute_sum};
  });
}

/// Calls `visit(col, y, dy)` for each element of the band that has a y.
template <typename Visit>
void visit_gradient(const Attention& attention, std::span<const std::byte* const> inputs,
                    std::int64_t row, const Visit& visit) {
  const Band band(attention, row);
  with_format(attention.dtype, [&](auto format) {
    using Format = decltype(format);
    using Bits = typename Format::Bits;
    const auto* const y = reinterpret_cast<const Bits*>(inputs[0]) + row * attention.sk;
    const auto* const dy = reinterpret_cast<const Bits*>(inputs[1]) + row * attention.sk;
    for (std::int64_t col = band.begin; col < band.end; ++col) {
      const double share = Format::widen(y[col]);
      if (share != 0) visit(static_cast<std::size_t>(col), share, Format::widen(dy[col]));
    }
  });
}

void evaluate_dx(const Attention& attention, std::span<const std::byte* const> inputs,
                 std::int64_t row, std::span<double> dx) {
  std::fill(dx.begin(), dx.end(), 0.0);
  const double sum = sum_of_products(attention, inputs, row).sum;
  visit_gradient(attention, inputs, row, [&](std::size_t col, double y, double dy) {
    dx[col] = attention.scale * y * (dy - sum);
  });
}

/// Calls `body(i)` for i in [0, count) on all threads, within a parallel region too: there as
/// tasks, which the threads that wait at the region's next barrier take up. Few of
/// them: beyond 64 a thread, GCC's runtime leaves them all to one.
template <typename Body>
void on_all_threads(std::int64_t count, const Body& body) {
  if (omp_in_parallel() != 0) {
#pragma omp taskloop num_tasks(8 * omp_get_num_threads()) default(shared)
    for (std::int64_t i = 0; i < count; ++i) body(i);
  } else {
#pragma omp parallel for schedule(static)
    for (std::int64_t i = 0; i < count; ++i) body(i);
  }
}

/// What one row adds to the gradient of its head's sink logit, and how good fp32 arithmetic makes
/// it.
struct SinkShare {
  double gradient = 0;
  double error = 0;
};

SinkShare sink_share(const Attention& attention, std::span<const std::byte* const> inputs,
                     std::int64_t row) {
  const double sink = load_element(attention.dtype, inputs[2], attention.head_of(row));
  const double lse = load_element(Dtype::fp32, inputs[3], row);
  if (lse == kNegativeInfinity) return {};
  const double probability = std::exp(sink - lse);
  const RowGradient products = sum_of_products(attention, inputs, row);
  SinkShare share{.gradient = -probability * products.sum};
  if (probability == 0) return share;
  // Four units for the sum of the products, four for the sum over rows, one for the exponential,
  // and its argument's rounding.
  const double relative = 0x1p-23 * (9 + std::abs(sink - lse));
  share.error = relative * probability * products.absolute_sum;
  return share;
}

/// Adds `member` of the shares of each head's rows, in their order.
template <typename Value>
void sum_sink_shares(const Attention& attention, std::span<const std::byte* const> inputs,
                     double SinkShare::*member, std::span<Value> of_head) {
  std::vector<double> shares(static_cast<std::size_t>(attention.rows()));
  on_all_threads(attention.rows(), [&](std::int64_t row) {
    shares[static_cast<std::size_t>(row)] = sink_share(attention, inputs, row).*member;
  });
  std::vector<double> total(of_head.size());
  for (std::int64_t row = 0; row < attention.rows(); ++row) {
    total[static_cast<std::size_t>(attention.head_of(row))] +=
        shares[static_cast<std::size_t>(row)];
  }
  std::copy(total.begin(), total.end(), of_head.begin());
}

// ---- The oracle ---------------------------------------------------------------------------------

void evaluate_row(const Problem& problem, std::span<const std::byte* const> inputs, int output,
                  std::int64_t row, std::span<double> expected) {
  const Attention attention(problem);
  if (attention.is_backward) {
    if (output == 0) {
      evaluate_dx(attention, inputs, row, expected);
    } else {
      sum_sink_shares(attention, inputs, &SinkShare::gradient, expected);
    }
    return;
  }
  const Forward forward = forward_inputs(attention, inputs);
  if (output == 0) {
    evaluate_softmax(attention, forward, row, expected);
  } else {
    std::vector<double> y(static_cast<std::size_t>(attention.sk));
    expected[0] = evaluate_softmax(attention, forward, row, y).lse;
  }
}

bool has_slack(const Problem&, int) { return true; }

/// What fp32 arithmetic leaves where the result does not show it:
/// - y: see `evaluate_forward_slack`;
/// - lse = m + log s: s is good to 4 units and to the errors of the logits, so log s is absolutely,
///   however small the result; its two terms may cancel, and log s is below 22 for rows of up to
///   2^31, where a unit is 2^-19;
/// - dx = scale y (dy - sum): the sum is good to 4 units of the sum of the magnitudes, and the
///   difference may cancel; and a product on the way may be subnormal where the result is not;
/// - dsink: see `sink_share`.
void evaluate_slack(const Problem& problem, std::span<const std::byte* const> inputs, int output,
                    std::int64_t row, std::span<float> slack) {
  constexpr double kFourUnits = 0x1p-21;
  const Attention attention(problem);
  if (!attention.is_backward) {
    const LogitErrors errors(attention, forward_inputs(attention, inputs), row);
    if (output == 1) {
      slack[0] = static_cast<float>(kFourUnits + 0x1p-19 + errors.of_sum);
    } else {
      evaluate_forward_slack(attention, errors, slack);
    }
    return;
  }
  if (output == 1) {
    sum_sink_shares(attention, inputs, &SinkShare::error, slack);
    return;
  }
  constexpr double kLeast = std::numeric_limits<float>::denorm_min();
  std::fill(slack.begin(), slack.end(), 0.0F);
  const double magnitude = sum_of_products(attention, inputs, row).absolute_sum;
  const double factor = std::abs(attention.scale);
  visit_gradient(attention, inputs, row, [&](std::size_t col, double y, double dy) {
    const double difference = std::abs(dy) + magnitude;
    slack[col] = static_cast<float>(kFourUnits * factor * std::abs(y) * difference +
                                    kLeast * (factor + difference));
  });
}

/// Errors of the logits move weight about within a row of the softmax and leave its sum, which is
/// 1; of each element only a rounding shows in it. What a sink takes is not in the row, and so much
/// of the errors does show.
double sum_slack(const Problem& problem, int output, std::span<const double> expected,
                 std::span<const float> slack) {
  const double all = std::accumulate(slack.begin(), slack.end(), 0.0);
  if (output != 0 || problem.choice("direction") == "backward") return all;
  double sum = 0;
  double roundings = 0;
  with_format(problem.dtype_out, [&](auto format) {
    using Format = decltype(format);
    for (std::size_t col = 0; col < slack.size(); ++col) {
      if (!(expected[col] > 0)) continue;
      sum += expected[col];
      roundings += std::min<double>(slack[col], Format::ulp(Format::narrow(expected[col])));
    }
  });
  const double of_sink = problem.choice("sink") == "logit" ? std::clamp(1 - sum, 0.0, 1.0) : 0.0;
  return roundings + of_sink * all;
}

/// Half types: one unit, for a value computed in fp32 and rounded once may land on either side of
/// a tie. fp32: four, or what a softmax may have whose largest score is the row's own.
double allowed_ulps(const Problem& problem, int output, double expected, double row_peak) {
  if (output == 0 && problem.dtype_out != Dtype::fp32) return 1.0;
  const bool is_softmax = output == 0 && problem.choice("direction") == "forward";
  return is_softmax ? softmax_ulps(depth_of_result(expected, row_peak), problem.at("sk")) : 4.0;
}

// ---- Inputs -------------------------------------------------------------------------------------

/// A bijection of 64-bit words in which every output bit depends on every input bit.
constexpr std::uint64_t mix(std::uint64_t word) {
  word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9U;
  word = (word ^ word >> 27) * 0x94d049bb133111ebU;
  return word ^ word >> 31;
}

constexpr std::uint64_t hash_of(std::uint64_t key, std::int64_t index) {
  return mix(key + 0x9e3779b97f4a7c15U * (static_cast<std::uint64_t>(index) + 1));
}

/// Columns of sequence `index` that hold something: all of the first, of the others between half
/// and all, and of a sequence that stands for all as of the second.
std::int64_t length_of(const Attention& attention, std::uint64_t seed, std::int64_t index) {
  if (attention.mask_has_batch && index == 0) return attention.sk;
  const std::int64_t least = (attention.sk + 1) / 2;
  const auto choices = static_cast<std::uint64_t>(attention.sk - least + 1);
  const std::int64_t sequence = attention.mask_has_batch ? index : 1;
  return least + static_cast<std::int64_t>(hash_of(mix(seed), sequence) % choices);
}

/// The explicit mask, laid out as its spec says.
void fill_mask(const Attention& attention, const std::string& hidden, std::uint64_t seed,
               const TensorSpec& spec, std::byte* data) {
  if (hidden == "bias") {
    fill_by_distribution("normal", seed, spec, data);
    return;
  }
  const double hidden_value = attention.mask == ExplicitMask::boolean ? 1
                              : hidden == "finite_padding"            ? -10000
                                                                      : kNegativeInfinity;
  const bool is_scattered = hidden == "scattered";
  const bool is_all = hidden == "all";
  const std::int64_t rows_per_batch = attention.mask_has_queries ? attention.sq : 1;
  const std::int64_t rows = spec.rows();
  const std::int64_t cols = spec.cols();
  with_format(spec.dtype, [&](auto format) {
    using Format = decltype(format);
    using Bits = typename Format::Bits;
    const Bits hides = Format::narrow(hidden_value);
    const Bits shows = Format::narrow(0);
#pragma omp parallel for schedule(static)
    for (std::int64_t row = 0; row < rows; ++row) {
      Bits* const mask = reinterpret_cast<Bits*>(data) + row * cols;
      const std::uint64_t key = hash_of(seed, row);
      const std::int64_t length = is_all ? 0 : length_of(attention, seed, row / rows_per_batch);
      for (std::int64_t col = 0; col < cols; ++col) {
        const bool is_hidden = is_scattered ? hash_of(key, col) % 4 == 0 : col >= length;
        mask[col] = is_hidden ? hides : shows;
      }
    }
  });
}

/// A backward is given what a forward on the same axes would have left: y rounded to its type and
/// lse to fp32. dy is normal about 3: about 0, what a kernel lost of sum(y dy) would hardly show.
/// `y` holds x, and `dy` numbers about 0.
void run_forward(const Attention& attention, const Forward& inputs, std::byte* y, std::byte* dy,
                 float* lse) {
  with_format(attention.dtype, [&](auto format) {
    using Format = decltype(format);
    using Bits = typename Format::Bits;
#pragma omp parallel
    {
      std::vector<double> values(static_cast<std::size_t>(attention.sk));
#pragma omp for schedule(static, 64)
      for (std::int64_t row = 0; row < attention.rows(); ++row) {
        const Softmax softmax = evaluate_softmax(attention, inputs, row, values);
        if (lse != nullptr) lse[row] = static_cast<float>(softmax.lse);
        auto* const y_bits = reinterpret_cast<Bits*>(y) + row * attention.sk;
        auto* const dy_bits = reinterpret_cast<Bits*>(dy) + row * attention.sk;
        for (std::int64_t col = 0; col < attention.sk; ++col) {
          y_bits[col] = Format::narrow(values[static_cast<std::size_t>(col)]);
          dy_bits[col] = Format::narrow(Format::widen(dy_bits[col]) + 3.0);
        }
      }
    }
  });
}

/// Scores by the axis `distribution`, the explicit mask by the axis `hidden`, sink logits normal.
void generate(const Problem& problem, std::uint64_t seed, std::span<std::byte* const> inputs) {
  const Attention attention(problem);
  const TensorSpec scores =
      contiguous("x", Role::input, problem.dtype, {attention.rows(), attention.sk});
  const TensorSpec sinks = contiguous("sink", Role::input, problem.dtype, {attention.heads});
  const TensorSpec mask = contiguous(
      "mask", Role::input, attention.mask == ExplicitMask::boolean ? Dtype::uint8 : problem.dtype,
      {(attention.mask_has_batch ? attention.b : 1) *
           (attention.mask_has_queries ? attention.sq : 1),
       attention.sk});
  const bool has_mask = attention.mask != ExplicitMask::none;
  const auto fill_explicit = [&](std::byte* data) {
    fill_mask(attention, problem.choice("hidden"), seed + 1, mask, data);
  };
  fill_by_distribution(problem.choice("distribution"), seed, scores, inputs[0]);
  if (!attention.is_backward) {
    if (has_mask) fill_explicit(inputs[1]);
    if (attention.has_sink) fill_by_distribution("normal", seed + 2, sinks, inputs.back());
    return;
  }
  std::vector<std::byte> own_mask(has_mask ? static_cast<std::size_t>(mask.bytes()) : 0);
  if (has_mask) fill_explicit(own_mask.data());
  fill_by_distribution("normal", seed + 3, scores, inputs[1]);
  Forward forward{.x = inputs[0], .mask = own_mask.data()};
  float* lse = nullptr;
  if (attention.has_sink) {
    fill_by_distribution("normal", seed + 2, sinks, inputs[2]);
    forward.sink = inputs[2];
    lse = reinterpret_cast<float*>(inputs[3]);
  }
  run_forward(attention, forward, inputs[0], inputs[1], lse);
}

const OracleRegistration oracle{Oracle{.operation = "masked_softmax",
                                       .generate = generate,
                                       .evaluate_row = evaluate_row,
                                       .has_slack = has_slack,
                                       .evaluate_slack = evaluate_slack,
                                       .sum_slack = sum_slack,
                                       .allowed_ulps = allowed_ulps}};

}  // namespace
}  // namespace roofmax::reference
