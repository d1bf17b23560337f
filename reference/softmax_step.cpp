// What is right for operation `softmax_step`: one line of mathematics per step, in fp64, from the
// stored inputs. The inputs are what the steps before would have left, from a matrix of the
// problem's distribution.

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "reference/distribution.hpp"
#include "reference/float_bits.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"
#include "reference/tolerance.hpp"

namespace roofmax::reference {
namespace {

constexpr double kNegativeInfinity = -std::numeric_limits<double>::infinity();

std::vector<double> row_of(Dtype dtype, const std::byte* matrix, std::int64_t row,
                           std::int64_t cols) {
  std::vector<double> values(static_cast<std::size_t>(cols));
  with_format(dtype, [&](auto format) {
    using Format = decltype(format);
    const auto* const bits = reinterpret_cast<const typename Format::Bits*>(matrix) + row * cols;
    for (std::int64_t col = 0; col < cols; ++col) {
      values[static_cast<std::size_t>(col)] = Format::widen(bits[col]);
    }
  });
  return values;
}

/// Stores a row and leaves in `values` what was stored.
void store_row(Dtype dtype, std::byte* matrix, std::int64_t row, std::vector<double>& values) {
  with_format(dtype, [&](auto format) {
    using Format = decltype(format);
    const auto cols = static_cast<std::int64_t>(values.size());
    auto* const bits = reinterpret_cast<typename Format::Bits*>(matrix) + row * cols;
    for (std::int64_t col = 0; col < cols; ++col) {
      double& value = values[static_cast<std::size_t>(col)];
      bits[col] = Format::narrow(value);
      value = Format::widen(bits[col]);
    }
  });
}

double max_of(const std::vector<double>& values) {
  double maximum = kNegativeInfinity;
  for (const double value : values) maximum = std::max(maximum, value);
  return maximum;
}

double sum_of(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum;
}

/// The row of the mask that belongs to `row`: rows are [batch, heads, queries], and heads share it.
std::int64_t mask_row_of(const Problem& problem, std::int64_t row) {
  const std::int64_t queries = problem.at("queries");
  return row / (problem.at("heads") * queries) * queries + row % queries;
}

/// Bytes; one in four is not 0.
void fill_bytes(std::uint64_t seed, std::int64_t rows, std::int64_t cols, std::byte* bytes) {
  std::vector<std::byte> numbers(static_cast<std::size_t>(rows * cols) * size_of(Dtype::fp16));
  fill_by_distribution("normal", seed, contiguous("mask", Role::input, Dtype::fp16, {rows, cols}),
                       numbers.data());
  constexpr double kUpperQuartile = 0.6745;
#pragma omp parallel for schedule(static)
  for (std::int64_t i = 0; i < rows * cols; ++i) {
    const bool is_high = load_element(Dtype::fp16, numbers.data(), i) > kUpperQuartile;
    bytes[i] = std::byte{static_cast<unsigned char>(is_high ? 1 + i % 255 : 0)};
  }
}

/// From a matrix of the problem's distribution: maxima of its rows, their exponentials, sums of
/// these; a gradient takes the exponentials for its y, and a dy that is normal.
void generate(const Problem& problem, std::uint64_t seed, std::span<std::byte* const> inputs) {
  const std::int64_t rows = problem.at("rows");
  const std::int64_t cols = problem.at("cols");
  const std::string& step = problem.choice("step");
  const TensorSpec x = contiguous("x", Role::input, problem.dtype, {rows, cols});
  fill_by_distribution(problem.choice("distribution"), seed, x, inputs[0]);
  const std::int64_t mask_rows = rows / problem.at("heads");
  if (step == "add_mask") {
    fill_by_distribution("sparse_neg_inf", seed + 1,
                         contiguous("mask", Role::input, problem.dtype, {mask_rows, cols}),
                         inputs[1]);
  }
  if (step == "fill_mask") fill_bytes(seed + 1, mask_rows, cols, inputs[1]);
  const bool is_gradient = step == "multiply" || step == "subtract_multiply";
  if (is_gradient) fill_by_distribution("normal", seed + 1, x, inputs[1]);
  const bool has_exponentials = step == "sum" || step == "divide" || is_gradient;
  if (!has_exponentials && step != "subtract_exp") return;
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < rows; ++row) {
    std::vector<double> values = row_of(problem.dtype, inputs[0], row, cols);
    const double maximum = max_of(values);
    if (step == "subtract_exp") {
      store_element(Dtype::fp32, inputs[1], row, maximum);
      continue;
    }
    for (double& value : values) value = std::exp(value - maximum);
    store_row(problem.dtype, inputs[0], row, values);
    if (step == "divide") store_element(Dtype::fp32, inputs[1], row, sum_of(values));
    if (step == "subtract_multiply") {
      const std::vector<double> dy = row_of(problem.dtype, inputs[1], row, cols);
      double sum = 0;
      for (std::size_t col = 0; col < dy.size(); ++col) sum += values[col] * dy[col];
      store_element(Dtype::fp32, inputs[2], row, sum);
    }
  }
}

/// z: the scores of a row with a mask on them.
void mask_row(const Problem& problem, std::span<const std::byte* const> inputs, std::int64_t row,
              std::span<double> z) {
  const std::string& step = problem.choice("step");
  const auto cols = static_cast<std::int64_t>(z.size());
  if (step == "fill_causal") {
    const std::int64_t queries = problem.at("queries");
    const std::int64_t diagonal = row % queries + cols - queries;
    for (std::int64_t col = std::max<std::int64_t>(0, diagonal + 1); col < cols; ++col) {
      z[static_cast<std::size_t>(col)] = kNegativeInfinity;
    }
    return;
  }
  const bool is_additive = step == "add_mask";
  const std::vector<double> mask = row_of(is_additive ? problem.dtype : Dtype::uint8, inputs[1],
                                          mask_row_of(problem, row), cols);
  for (std::size_t col = 0; col < z.size(); ++col) {
    const bool is_hidden = is_additive ? mask[col] == kNegativeInfinity : mask[col] != 0;
    z[col] = is_hidden ? kNegativeInfinity : is_additive ? z[col] + mask[col] : z[col];
  }
}

void evaluate_row(const Problem& problem, std::span<const std::byte* const> inputs, int /*output*/,
                  std::int64_t row, std::span<double> expected) {
  const std::string& step = problem.choice("step");
  const std::int64_t cols = problem.at("cols");
  const std::vector<double> values = row_of(problem.dtype, inputs[0], row, cols);
  const auto each = [&](const auto& f) {
    std::transform(values.begin(), values.end(), expected.begin(), f);
  };
  const auto per_row = [&](std::size_t input) {
    return load_element(Dtype::fp32, inputs[input], row);
  };
  if (step == "max") {
    expected[0] = max_of(values);
  } else if (step == "sum") {
    expected[0] = sum_of(values);
  } else if (step == "subtract_exp") {
    each([max = per_row(1)](double x) { return std::exp(x - max); });
  } else if (step == "divide") {
    each([sum = per_row(1)](double e) { return e / sum; });
  } else if (step == "scale") {
    each([factor = problem.real("scale")](double x) { return factor * x; });
  } else if (step == "exp") {
    each([](double x) { return std::exp(x); });
  } else if (step == "softmax") {
    each([max = max_of(values)](double x) { return std::exp(x - max); });
    double sum = 0;
    for (const double e : expected) sum += e;
    for (double& e : expected) e /= sum;
  } else if (step == "multiply" || step == "subtract_multiply") {
    const double sum = step == "multiply" ? 0 : per_row(2);
    const std::vector<double> dy = row_of(problem.dtype, inputs[1], row, cols);
    for (std::size_t col = 0; col < values.size(); ++col) {
      expected[col] = values[col] == 0 ? 0 : values[col] * (dy[col] - sum);
    }
  } else {
    each([](double x) { return x; });
    if (step != "cast") mask_row(problem, inputs, row, expected);
  }
}

/// What is only moved, or rounded once, is exact: a maximum, a cast, a fill, a sum or product in
/// fp32. A sum of a row is good to four units of fp32; what takes two roundings, to two; a half
/// result is the rounding of an fp32 one.
double allowed_ulps(const Problem& problem, int /*output*/, double expected, double row_peak) {
  const std::string& step = problem.choice("step");
  const bool is_exact =
      step == "max" || step == "cast" || step == "fill_mask" || step == "fill_causal";
  if (is_exact) return 0.0;
  if (step == "sum") return 4.0;
  if (problem.dtype_out != Dtype::fp32) return 1.0;
  if (step == "add_mask" || step == "multiply") return 0.0;
  if (step == "divide" || step == "scale" || step == "subtract_multiply") return 2.0;
  if (step == "exp") return 4.0;
  const double depth = depth_of_result(expected, row_peak);
  return softmax_ulps(depth, step == "softmax" ? problem.at("cols") : 1);
}

const OracleRegistration oracle{Oracle{.operation = "softmax_step",
                                       .generate = generate,
                                       .evaluate_row = evaluate_row,
                                       .allowed_ulps = allowed_ulps}};

}  // namespace
}  // namespace roofmax::reference
