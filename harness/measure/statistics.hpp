#pragma once

#include <span>

#include "harness/record/record.hpp"

namespace roofmax {

/// Median of a non-empty set of samples (mean of the middle two when even).
[[nodiscard]] double median_of(std::span<const double> samples);

/// Median with its 95% percentile-bootstrap interval. The resampling is seeded: the same samples
/// give the same interval.
[[nodiscard]] Summary summarise(std::span<const double> samples);

/// median(numerator) / median(denominator) with its 95% bootstrap interval. Samples are resampled
/// in pairs (numerator[i] was taken next to denominator[i]), so drift common to both cancels.
[[nodiscard]] Summary summarise_ratio(std::span<const double> numerator,
                                      std::span<const double> denominator);

}  // namespace roofmax
