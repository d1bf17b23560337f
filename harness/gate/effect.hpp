#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "harness/record/record.hpp"

namespace roofmax::gate {

/// The factor by which something takes longer after a change than before: above 1 is slower.
struct Effect {
  double ratio = 1;
  double low = 1;  ///< the 95% interval of `ratio`
  double high = 1;
  double p = 1;  ///< how likely a ratio this far from 1, on either side, is without a change

  /// How far the interval reaches from the ratio, on the side where it reaches further: 0.01 is 1%.
  [[nodiscard]] double reach() const;
};

/// A figure of a record file, with its 95% interval and the visits that this comes from.
struct Figure {
  Summary summary;
  std::size_t visits = 1;
};

/// Of two runs. Takes two figures of which more is better: the two `sol`, which what both machines
/// were doing then has left as far as it could, or two speeds. Without a change they differ by what
/// each interval says.
[[nodiscard]] Effect effect_between(const Figure& figure_before, const Figure& figure_after);

/// Of pairs that were measured in turns: `log_ratios` are the logarithms of seconds after over
/// seconds before. Yuen's t for a trimmed mean: a tenth of the pairs at each end, those that
/// something else disturbed, do not move the ratio. At least two pairs.
[[nodiscard]] Effect effect_of_pairs(std::span<const double> log_ratios);

/// Logarithms of seconds after over seconds before: of each pair of processes those of its pairs of
/// turns.
using LogRatios = std::vector<std::vector<double>>;

/// By how much pairs of processes differ in what they find of one and the same row, besides what
/// their own pairs of turns differ by: of two processes of one program one may be slower for as
/// long as it lives. Why was not established.
struct ProcessSpread {
  double variance = 0;  ///< of a logarithm
  double freedom = 0;   ///< degrees of freedom of that; 0 where there are too few rows to tell
};

/// From the first two pairs of processes of each row, which every row has, by the median over the
/// rows: one that something disturbed says nothing of the others.
[[nodiscard]] ProcessSpread spread_of_processes(const std::vector<const LogRatios*>& rows);

/// Of what several pairs of processes found, each of which counts alike. The interval covers what
/// processes differ by: in this row where they plainly differ more than in others, else in all
/// rows.
[[nodiscard]] Effect effect_of_processes(const LogRatios& log_ratios, const ProcessSpread& spread);

}  // namespace roofmax::gate
