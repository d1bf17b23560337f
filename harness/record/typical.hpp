#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace roofmax {

/// How many samples each visit of a case took, in order. Between two visits its buffers move.
using Visits = std::vector<std::size_t>;

/// Median of a non-empty set of samples (mean of the middle two when even).
[[nodiscard]] double median_of(std::span<const double> samples);

/// The median of each visit's samples. `visits` adds up to the number of samples, which is not 0.
[[nodiscard]] std::vector<double> visit_medians(std::span<const double> samples,
                                                const Visits& visits);

/// Mean of what is left without the smallest and the largest tenth, rounded down (nothing of fewer
/// than ten), of a non-empty set of values, which it reorders.
[[nodiscard]] double trimmed_mean(std::vector<double>& values);

/// What one launch takes at a place taken at random: the trimmed mean of the medians of visits. Of
/// a kernel that takes 1% longer at every other place a median of all samples is anywhere in that
/// 1%, however many visits there are; this mean is nearer to the middle with every visit. Of a
/// single visit, or where visits are not known (empty), the median.
[[nodiscard]] double typical_of(std::span<const double> samples, const Visits& visits);

}  // namespace roofmax
