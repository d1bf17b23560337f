// What is right for operation `softmax_step`: one line of mathematics per step, in fp64, from the
// stored inputs. The inputs are what the steps before would have left, from a matrix of the
// problem's distribution.

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "reference/distribution.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"

namespace roofmax::reference {
namespace {

std::vector<double> row_of(Dtype dtype, const std::byte* matrix, std::int64_t row,
                           std::int64_t cols) {
  std::vector<double> values(static_cast<std::size_t>(cols));
  for (std::int64_t col = 0; col < cols; ++col) {
    values[static_cast<std::size_t>(col)] = load_element(dtype, matrix, row * cols + col);
  }
  return values;
}

double max_of(const std::vector<double>& values) {
  double maximum = -std::numeric_limits<double>::infinity();
  for (const double value : values) maximum = std::max(maximum, value);
  return maximum;
}

double sum_of(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum;
}

void generate(const Problem& problem, std::uint64_t seed, std::span<std::byte* const> inputs) {
  const std::int64_t rows = problem.at("rows");
  const std::int64_t cols = problem.at("cols");
  const std::string& step = problem.choice("step");
  fill_by_distribution(problem.choice("distribution"), seed,
                       {"x", Role::input, problem.dtype, rows, cols, cols}, inputs[0]);
  if (step == "max") return;
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < rows; ++row) {
    std::vector<double> values = row_of(problem.dtype, inputs[0], row, cols);
    const double maximum = max_of(values);
    if (step == "subtract_exp") {
      store_element(Dtype::fp32, inputs[1], row, maximum);
      continue;
    }
    for (std::int64_t col = 0; col < cols; ++col) {
      auto& value = values[static_cast<std::size_t>(col)];
      value = round_to(problem.dtype, std::exp(value - maximum));
      store_element(problem.dtype, inputs[0], row * cols + col, value);
    }
    if (step == "divide") store_element(Dtype::fp32, inputs[1], row, sum_of(values));
  }
}

void evaluate_row(const Problem& problem, std::span<const std::byte* const> inputs, int /*output*/,
                  std::int64_t row, std::span<double> expected) {
  const std::string& step = problem.choice("step");
  const std::vector<double> values = row_of(problem.dtype, inputs[0], row, problem.at("cols"));
  if (step == "max") {
    expected[0] = max_of(values);
  } else if (step == "sum") {
    expected[0] = sum_of(values);
  } else {
    const double per_row = load_element(Dtype::fp32, inputs[1], row);
    for (std::size_t col = 0; col < values.size(); ++col) {
      expected[col] = step == "divide" ? values[col] / per_row : std::exp(values[col] - per_row);
    }
  }
}

/// A maximum is exact; a sum is good to four units of fp32; a half result is the rounding of an
/// fp32 one. An exponential turns the rounding of its exponent into |x - m| halves of a unit.
double allowed_ulps(const Problem& problem, int /*output*/, double expected, double row_peak) {
  const std::string& step = problem.choice("step");
  if (step == "max") return 0.0;
  if (step == "sum") return 4.0;
  if (problem.dtype_out != Dtype::fp32) return 1.0;
  if (step == "divide") return 2.0;
  return 4.0 + 2.0 * std::max(0.0, std::log(row_peak / std::max(expected, 0x1p-150)));
}

const OracleRegistration oracle{Oracle{.operation = "softmax_step",
                                       .generate = generate,
                                       .evaluate_row = evaluate_row,
                                       .allowed_ulps = allowed_ulps}};

}  // namespace
}  // namespace roofmax::reference
