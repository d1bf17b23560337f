#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "harness/record/record.hpp"

namespace roofmax {

/// How many samples each visit of a case took, in order.
using Visits = std::vector<std::size_t>;

/// Median of a non-empty set of samples (mean of the middle two when even).
[[nodiscard]] double median_of(std::span<const double> samples);

/// Median with its 95% interval: what another run of the same program would be expected to show.
/// Samples of a visit resemble each other more than those of another one (buffers lie elsewhere,
/// clocks and neighbours have changed), and neighbours in time more than others. So a bootstrap
/// draws visits, and in each of them blocks of successive samples; because visits are few, its
/// interval is widened as Student's t is wider than the normal distribution. The draws are seeded:
/// the same samples give the same interval. `visits` adds up to the number of samples.
[[nodiscard]] Summary summarise(std::span<const double> samples, const Visits& visits);

/// median(numerator) / median(denominator) with its interval, by the same draws. Samples are drawn
/// in pairs (numerator[i] was taken next to denominator[i]), so drift common to both cancels.
[[nodiscard]] Summary summarise_ratio(std::span<const double> numerator,
                                      std::span<const double> denominator, const Visits& visits);

}  // namespace roofmax
