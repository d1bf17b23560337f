// What is right for operation `softmax`: each row in fp64, from the stored inputs, in three passes
// (maximum, exponentials and their sum, division). Plain softmax as mathematics says: a NaN or a
// +inf makes its row NaN, and so does a row of nothing but -inf.

#include <omp.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "reference/float_bits.hpp"
#include "reference/oracle.hpp"

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

void evaluate_row(const Problem& problem, std::span<const std::byte* const> inputs, int /*output*/,
                  std::int64_t row, std::span<double> expected) {
  const std::int64_t stride = problem.at("stride");
  with_format(problem.dtype, [&](auto format) {
    using Format = decltype(format);
    const auto* const x = reinterpret_cast<const typename Format::Bits*>(inputs[0]);
    evaluate<Format>(x + row * stride, expected);
  });
}

/// Half types: one unit, for a value computed in fp32 and rounded once may land on either side of
/// a tie. fp32: the exponent x - m carries a relative rounding error of its own, which the
/// exponential turns into |x - m| halves of a unit per rounding; ln(peak / expected) is |x - m|.
double allowed_ulps(const Problem& problem, int /*output*/, double expected, double row_peak) {
  if (problem.dtype_out != Dtype::fp32) return 1.0;
  // An expected 0 stands for anything below half the smallest subnormal.
  const double depth = std::log(row_peak / std::max(std::abs(expected), 0x1p-150));
  return 4.0 + 2.0 * std::max(0.0, depth);
}

const OracleRegistration oracle{Oracle{.operation = "softmax",
                                       .generate = {},
                                       .evaluate_row = evaluate_row,
                                       .allowed_ulps = allowed_ulps}};

}  // namespace
}  // namespace roofmax::reference
