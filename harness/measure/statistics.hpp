#pragma once

#include <span>

#include "harness/record/record.hpp"
#include "harness/record/typical.hpp"

namespace roofmax {

/// 95% of runs differ by no more from what all would find on average, besides what their visits
/// differ by. On the safe side: of 65 cases of 64 KB to 1 GB, the sol of five H200 runs, three and
/// two on one device, varied by 0.153% (root of the mean square) where their visits said 0.137%,
/// which leaves 0.13%. (Runs that stopped by another rule left more.)
inline constexpr double kRunsDiffer = 0.002;

/// `typical_of` the samples with its 95% interval: what another run of the same program would be
/// expected to show. Samples of a visit resemble each other (buffers lie elsewhere in another one,
/// clocks and neighbours have changed), so a bootstrap draws visits; because they are few, its
/// interval is widened as Student's t is wider than the normal distribution. To it comes, as the
/// root of the sum of squares, what a run has as a whole and no visit shows. A single visit is
/// drawn in blocks of successive samples. The draws are seeded: the same samples give the same
/// interval. `visits` adds up to the number of samples.
[[nodiscard]] Summary summarise(std::span<const double> samples, const Visits& visits);

/// typical(numerator) / typical(denominator) with its interval, by the same draws: the two sides of
/// a visit are drawn together, so drift common to both cancels.
[[nodiscard]] Summary summarise_ratio(std::span<const double> numerator,
                                      std::span<const double> denominator, const Visits& visits);

}  // namespace roofmax
