// What the CPU kernels of operation `softmax_topk` share: candidates in the operation's order, the
// sum of a row, and how results are written.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <type_traits>

#include "kernels/softmax_topk/softmax_topk.hpp"

namespace roofmax::softmax_topk {

/// An element that may be among the k best. The smaller is the better one.
struct Candidate {
  float value;
  std::int64_t col;

  friend bool operator<(const Candidate& a, const Candidate& b) {
    return comes_before(a.value, a.col, b.value, b.col);
  }
};

/// exp((value - maximum) / temperature). 0 stands for a maximum of -inf: -inf minus -inf would be
/// NaN.
[[nodiscard]] inline double term(float value, float maximum, double temperature) {
  const double shift = maximum == -std::numeric_limits<float>::infinity() ? 0.0 : maximum;
  return std::exp((value - shift) / temperature);
}

/// The largest number of a row, and the sum of its terms relative to it. A NaN is in the sum alone.
struct RowSum {
  float maximum = -std::numeric_limits<float>::infinity();
  double sum = 0;

  /// The sum of the same terms relative to `larger`.
  void rescale(float larger, double temperature) {
    if (maximum != larger) sum *= term(maximum, larger, temperature);
  }
};

/// Writes row `r` of every output, given its k best elements in order. Of a sum over the row, `row`
/// says how large it is.
inline void write_results(const Launch& launch, const Shape& shape, const Options& options,
                          std::int64_t r, const Candidate* best, const RowSum& row) {
  // The first so many are not taken twice where their own sum is wanted.
  constexpr std::int64_t kFew = 32;
  std::array<double, kFew> known;
  const auto numerator = [&](std::int64_t j) {
    return term(best[j].value, row.maximum, options.temperature);
  };
  std::int64_t few = 0;
  double sum = row.sum;
  if (options.over == Over::top_k) {
    few = std::min(shape.k, kFew);
    sum = 0;
    for (std::int64_t j = 0; j < few; ++j) sum += known[static_cast<std::size_t>(j)] = numerator(j);
    for (std::int64_t j = few; j < shape.k; ++j) sum += numerator(j);
  }
  auto* const probabilities = static_cast<float*>(launch.outputs[0]) + r * shape.k;
  for (std::int64_t j = 0; j < shape.k; ++j) {
    const double p = (j < few ? known[static_cast<std::size_t>(j)] : numerator(j)) / sum;
    probabilities[j] = static_cast<float>(p);
  }
  const auto write_indices = [&](auto* indices) {
    for (std::int64_t j = 0; j < shape.k; ++j) {
      indices[j] = static_cast<std::remove_pointer_t<decltype(indices)>>(best[j].col);
    }
  };
  if (options.has_wide_indices) {
    write_indices(static_cast<std::int64_t*>(launch.outputs[1]) + r * shape.k);
  } else {
    write_indices(static_cast<std::int32_t*>(launch.outputs[1]) + r * shape.k);
  }
  if (options.has_lse) {
    const bool is_empty = row.maximum == -std::numeric_limits<float>::infinity();
    const double shift = is_empty ? 0.0 : row.maximum;
    static_cast<float*>(launch.outputs[2])[r] =
        static_cast<float>(shift / options.temperature + std::log(row.sum));
  }
}

}  // namespace roofmax::softmax_topk
