// What is right for operation `softmax`: each row in fp64, from the stored inputs, in three passes
// (maximum, exponentials and their sum, division). Plain softmax as mathematics says: a NaN or a
// +inf makes its row NaN, and so does a row of nothing but -inf. Its log-sum-exp is the formula's
// too: NaN where the row has a NaN or a +inf, -inf where it has nothing else.

#include <omp.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "reference/distribution.hpp"
#include "reference/float_bits.hpp"
#include "reference/oracle.hpp"
#include "reference/tolerance.hpp"

namespace roofmax::reference {
namespace {

/// Partial sums end here, whatever the number of threads, so that the result is always the same.
constexpr std::int64_t kChunk = std::int64_t{1} << 14;
/// A row this long is worth all cores.
constexpr std::int64_t kLongRow = std::int64_t{1} << 17;

struct Chunk {
  std::int64_t first;
  std::int64_t last;
};

Chunk chunk_of(std::int64_t index, std::int64_t cols) {
  return {index * kChunk, std::min(cols, (index + 1) * kChunk)};
}

template <typename Format>
void evaluate(const typename Format::Bits* x, std::span<double> y) {
  const auto cols = static_cast<std::int64_t>(y.size());
  const std::int64_t chunks = (cols + kChunk - 1) / kChunk;
  const bool is_long = cols >= kLongRow && omp_in_parallel() == 0;

  double maximum = -std::numeric_limits<double>::infinity();
#pragma omp parallel for reduction(max : maximum) schedule(static) if (is_long)
  for (std::int64_t chunk = 0; chunk < chunks; ++chunk) {
    const auto [first, last] = chunk_of(chunk, cols);
    double largest = -std::numeric_limits<double>::infinity();
    for (std::int64_t col = first; col < last; ++col) {
      const double value = Format::widen(x[col]);
      y[static_cast<std::size_t>(col)] = value;
      largest = value > largest ? value : largest;
    }
    maximum = std::max(maximum, largest);
  }

  // Where the maximum is infinite, x - maximum is NaN at the row's infinities, and that NaN
  // reaches the whole row through the sum.
  std::vector<double> sums(static_cast<std::size_t>(chunks));
#pragma omp parallel for schedule(static) if (is_long)
  for (std::int64_t chunk = 0; chunk < chunks; ++chunk) {
    const auto [first, last] = chunk_of(chunk, cols);
    double sum = 0;
    for (std::int64_t col = first; col < last; ++col) {
      double& value = y[static_cast<std::size_t>(col)];
      value = std::exp(value - maximum);
      sum += value;
    }
    sums[static_cast<std::size_t>(chunk)] = sum;
  }
  double sum = 0;
  for (const double partial : sums) sum += partial;

#pragma omp parallel for simd schedule(static) if (is_long)
  for (std::int64_t col = 0; col < cols; ++col) y[static_cast<std::size_t>(col)] /= sum;
}

/// From here on the modes of the operation: what a row's softmax becomes.
bool is_backward(const Problem& problem) { return problem.choice("direction") == "backward"; }
bool is_log(const Problem& problem) { return problem.choice("result") == "log_softmax"; }

/// What to subtract from a row, and the logarithm of the sum of exponentials that is left. Kept
/// apart: added up, a large shift would swallow the logarithm.
struct LogSum {
  double shift = 0;
  double log_sum = 0;
};

LogSum log_sum_of(std::span<const double> x, double maximum) {
  LogSum found{.shift = std::isinf(maximum) && maximum < 0 ? 0 : maximum};
  double sum = 0;
  for (const double value : x) sum += std::exp(value - found.shift);
  found.log_sum = std::log(sum);
  return found;
}

/// Row `row` of a matrix input in fp64, and its largest element (NaN is passed over).
double widen_row(const Problem& problem, const std::byte* input, std::int64_t row,
                 std::span<double> values) {
  double maximum = -std::numeric_limits<double>::infinity();
  with_format(problem.dtype, [&](auto format) {
    using Format = decltype(format);
    const auto* const x =
        reinterpret_cast<const typename Format::Bits*>(input) + row * problem.at("stride");
    for (std::size_t col = 0; col < values.size(); ++col) {
      values[col] = Format::widen(x[col]);
      maximum = values[col] > maximum ? values[col] : maximum;
    }
  });
  return maximum;
}

struct Gradient {
  double sum = 0;           ///< of y dy
  double absolute_sum = 0;  ///< of |y dy|
};

Gradient sum_of_products(std::span<const double> y, std::span<const double> dy) {
  Gradient total;
  for (std::size_t col = 0; col < y.size(); ++col) {
    total.sum += y[col] * dy[col];
    total.absolute_sum += std::abs(y[col] * dy[col]);
  }
  return total;
}

void evaluate_backward(const Problem& problem, std::span<const std::byte* const> inputs,
                       std::int64_t row, std::span<double> dx) {
  std::vector<double> dy(dx.size());
  widen_row(problem, inputs[0], row, dx);
  widen_row(problem, inputs[1], row, dy);
  const double sum = sum_of_products(dx, dy).sum;
  for (std::size_t col = 0; col < dx.size(); ++col) dx[col] *= dy[col] - sum;
}

void evaluate_row(const Problem& problem, std::span<const std::byte* const> inputs, int output,
                  std::int64_t row, std::span<double> expected) {
  if (is_backward(problem)) {
    evaluate_backward(problem, inputs, row, expected);
    return;
  }
  const bool is_lse = output == 1;
  if (!is_lse && !is_log(problem)) {
    with_format(problem.dtype, [&](auto format) {
      using Format = decltype(format);
      const auto* const x = reinterpret_cast<const typename Format::Bits*>(inputs[0]);
      evaluate<Format>(x + row * problem.at("stride"), expected);
    });
    return;
  }
  std::vector<double> x(static_cast<std::size_t>(problem.at("cols")));
  const double maximum = widen_row(problem, inputs[0], row, x);
  const LogSum row_sum = log_sum_of(x, maximum);
  if (is_lse) {
    expected[0] = row_sum.shift + row_sum.log_sum;
  } else {
    for (std::size_t col = 0; col < x.size(); ++col) {
      expected[col] = (x[col] - row_sum.shift) - row_sum.log_sum;
    }
  }
}

bool has_slack(const Problem& problem, int output) {
  return output == 1 || is_log(problem) || is_backward(problem);
}

/// What fp32 arithmetic leaves where the result does not show it:
/// - lse = m + log s, and log_softmax = (x - m) - log s: the sum s is good to 4 units, so log s to
///   4 x 2^-23 absolutely, however small the result;
/// - lse: its two terms may cancel; log s is below 22 for rows of up to 2^31, where a unit is
///   2^-19;
/// - dx = y (dy - sum): the sum is good to 4 units of the sum of the magnitudes, and the difference
///   may cancel.
void evaluate_slack(const Problem& problem, std::span<const std::byte* const> inputs, int output,
                    std::int64_t row, std::span<float> slack) {
  constexpr double kFourUnits = 0x1p-21;
  if (!is_backward(problem)) {
    const double absolute = output == 1 ? kFourUnits + 0x1p-19 : kFourUnits;
    std::fill(slack.begin(), slack.end(), static_cast<float>(absolute));
    return;
  }
  std::vector<double> y(slack.size());
  std::vector<double> dy(slack.size());
  widen_row(problem, inputs[0], row, y);
  widen_row(problem, inputs[1], row, dy);
  const double magnitude = sum_of_products(y, dy).absolute_sum;
  for (std::size_t col = 0; col < slack.size(); ++col) {
    slack[col] =
        static_cast<float>(kFourUnits * std::abs(y[col]) * (std::abs(dy[col]) + magnitude));
  }
}

/// Half types: one unit, for a value computed in fp32 and rounded once may land on either side of
/// a tie. fp32: four, or what a softmax may have.
double allowed_ulps(const Problem& problem, int output, double expected, double row_peak) {
  if (output == 0 && problem.dtype_out != Dtype::fp32) return 1.0;
  if (has_slack(problem, output)) return 4.0;
  return softmax_ulps(depth_of_result(expected, row_peak), problem.at("cols"));
}

/// A backward is given what a forward would have left: y is the softmax of a row of the problem's
/// distribution, rounded to its type. dy is normal about 3: about 0, what a kernel lost of
/// sum(y dy) would hardly show.
void generate(const Problem& problem, std::uint64_t seed, std::span<std::byte* const> inputs) {
  const std::int64_t stride = problem.at("stride");
  const std::int64_t cols = problem.at("cols");
  const std::int64_t rows = problem.at("rows");
  const TensorSpec spec = matrix("y", Role::input, problem.dtype, rows, cols, stride);
  fill_by_distribution(problem.choice("distribution"), seed, spec, inputs[0]);
  if (!is_backward(problem)) return;
  fill_by_distribution("normal", seed + 1, spec, inputs[1]);
  const bool has_rows_for_all = rows >= omp_get_max_threads();
  with_format(problem.dtype, [&](auto format) {
    using Format = decltype(format);
    auto* const data = reinterpret_cast<typename Format::Bits*>(inputs[0]);
#pragma omp parallel if (has_rows_for_all)
    {
      std::vector<double> y(static_cast<std::size_t>(cols));
#pragma omp for schedule(static)
      for (std::int64_t row = 0; row < rows; ++row) {
        auto* const bits = data + row * stride;
        evaluate<Format>(bits, y);
        auto* const dy = reinterpret_cast<typename Format::Bits*>(inputs[1]) + row * stride;
        for (std::int64_t col = 0; col < cols; ++col) {
          bits[col] = Format::narrow(y[static_cast<std::size_t>(col)]);
          dy[col] = Format::narrow(Format::widen(dy[col]) + 3.0);
        }
      }
    }
  });
}

const OracleRegistration oracle{Oracle{.operation = "softmax",
                                       .generate = generate,
                                       .evaluate_row = evaluate_row,
                                       .has_slack = has_slack,
                                       .evaluate_slack = evaluate_slack,
                                       .allowed_ulps = allowed_ulps}};

}  // namespace
}  // namespace roofmax::reference
