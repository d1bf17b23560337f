// How far fp32 arithmetic may leave a softmax from its correctly rounded value.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace roofmax::reference {

/// |x - m| of a softmax's result, as it and the largest of its row tell.
[[nodiscard]] inline double depth_of_result(double result, double row_peak) {
  // 0 stands for anything below half the smallest subnormal.
  return std::max(0.0, std::log(row_peak / std::max(std::abs(result), 0x1p-150)));
}

/// Units in the last place that a softmax's result may be away from the correctly rounded one,
/// where `depth` is |x - m| and the row's sum has `terms` terms.
///
/// - Four, for the exponential and the division.
/// - The exponent x - m carries roundings of its own, relative ones, which the exponential turns
///   into |x - m| halves of a unit for each.
/// - A sum is rounded once for each level of a tree, by up to half a unit of its own. That may be
///   a unit of a result which lies just below a power of 2: half of it, for not all are rounded
///   one way.
[[nodiscard]] inline double softmax_ulps(double depth, std::int64_t terms) {
  return 4.0 + 2.0 * depth + 0.5 * std::log2(static_cast<double>(std::max<std::int64_t>(1, terms)));
}

}  // namespace roofmax::reference
