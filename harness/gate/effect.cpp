#include "harness/gate/effect.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

#include "harness/gate/probability.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/record/typical.hpp"

namespace roofmax::gate {
namespace {

constexpr double kOutside = 0.05;  ///< of a 95% interval
constexpr double kNormal = 1.959964;

/// An estimated logarithm, its variance, and how well that is known: degrees of freedom.
struct Estimate {
  double log_ratio = 0;
  double variance = 0;
  double freedom = 1;
};

Effect effect_of(const Estimate& estimate) {
  const auto& [log_ratio, variance, freedom] = estimate;
  const double error = std::sqrt(variance);
  if (error == 0) {
    const double ratio = std::exp(log_ratio);
    return {ratio, ratio, ratio, log_ratio == 0 ? 1.0 : 0.0};
  }
  const double half = student_quantile(kOutside, freedom) * error;
  return {std::exp(log_ratio), std::exp(log_ratio - half), std::exp(log_ratio + half),
          student_two_sided(log_ratio / error, freedom)};
}

/// What an interval of `summarise_ratio` says of the variance of the figure's logarithm.
struct Spread {
  double of_visits = 0;
  double freedom = 1;
};

Spread spread_of(const Figure& figure) {
  const Summary& summary = figure.summary;
  const double half = std::log(summary.high / summary.low) / 2;
  const double of_visits = std::sqrt(std::max(0.0, half * half - kRunsDiffer * kRunsDiffer));
  // The interval of a single visit is by the normal distribution.
  if (figure.visits < 2) return {std::pow(of_visits / kNormal, 2), 1};
  const auto freedom = static_cast<double>(figure.visits - 1);
  return {std::pow(of_visits / student_quantile(kOutside, freedom), 2), freedom};
}

Estimate mean_of(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
  const double squares = std::accumulate(
      values.begin(), values.end(), 0.0,
      [mean](double sum, double value) { return sum + (value - mean) * (value - mean); });
  return {mean, squares / (count * (count - 1)), count - 1};
}

/// Yuen (1974), with a tenth at each end, rounded down.
Estimate trimmed_mean_of(std::span<const double> values) {
  if (values.size() < 2) throw std::invalid_argument("an effect needs two pairs or more");
  std::vector<double> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end());
  constexpr std::size_t kTrimmedPart = 10;
  const std::size_t cut = sorted.size() / kTrimmedPart;
  const auto kept = static_cast<double>(sorted.size() - 2 * cut);
  const auto begin = sorted.begin() + static_cast<std::ptrdiff_t>(cut);
  const auto end = sorted.end() - static_cast<std::ptrdiff_t>(cut);
  const double mean = std::accumulate(begin, end, 0.0) / kept;
  // Those cut off count as the outermost that are kept.
  std::fill(sorted.begin(), begin, *begin);
  std::fill(end, sorted.end(), *(end - 1));
  const Estimate winsorised = mean_of(sorted);
  const auto count = static_cast<double>(sorted.size());
  const double squares = winsorised.variance * count * (count - 1);
  return {mean, squares / (kept * (kept - 1)), kept - 1};
}

}  // namespace

double Effect::reach() const { return std::max(high / ratio, ratio / low) - 1; }

Effect effect_between(const Figure& figure_before, const Figure& figure_after) {
  // Known from many runs, so it has no degrees of freedom to lose.
  const double of_runs = std::pow(kRunsDiffer / kNormal, 2);
  const Spread before = spread_of(figure_before);
  const Spread after = spread_of(figure_after);
  const double variance = before.of_visits + after.of_visits + 2 * of_runs;
  // Welch and Satterthwaite.
  const double lost =
      std::pow(before.of_visits, 2) / before.freedom + std::pow(after.of_visits, 2) / after.freedom;
  constexpr double kMany = 1e6;
  const double freedom = lost > 0 ? std::min(kMany, variance * variance / lost) : kMany;
  return effect_of(
      {std::log(figure_before.summary.typical / figure_after.summary.typical), variance, freedom});
}

Effect effect_of_pairs(std::span<const double> log_ratios) {
  return effect_of(trimmed_mean_of(log_ratios));
}

ProcessSpread spread_of_processes(const std::vector<const LogRatios*>& rows) {
  // The median of chi-square with one degree of freedom; and how much less a median of n values
  // tells than their mean square.
  constexpr double kMedianOfSquare = 0.4549;
  constexpr double kEfficiency = 0.37;
  constexpr std::size_t kFewestRows = 5;
  std::vector<double> variances;
  for (const LogRatios* row : rows) {
    if (row->size() < 2) continue;
    const Estimate first = trimmed_mean_of((*row)[0]);
    const Estimate second = trimmed_mean_of((*row)[1]);
    const double square = std::pow(first.log_ratio - second.log_ratio, 2) / 2;
    variances.push_back(square / kMedianOfSquare - (first.variance + second.variance) / 2);
  }
  if (variances.size() < kFewestRows) return {};
  return {std::max(0.0, median_of(variances)),
          std::max(1.0, kEfficiency * static_cast<double>(variances.size()))};
}

Effect effect_of_processes(const LogRatios& log_ratios, const ProcessSpread& spread) {
  std::vector<double> means;
  double within = 0;  // variance of the mean of all, by pairs of turns
  double lost = 0;    // of Welch and Satterthwaite
  const auto count = static_cast<double>(log_ratios.size());
  for (const std::vector<double>& pairs : log_ratios) {
    const Estimate estimate = trimmed_mean_of(pairs);
    means.push_back(estimate.log_ratio);
    const double part = estimate.variance / (count * count);
    within += part;
    lost += part * part / estimate.freedom;
  }
  double variance = spread.variance;
  double freedom = spread.freedom;
  if (means.size() > 1) {
    const double of_row = mean_of(means).variance * count;
    const double expected = spread.variance + within * count;
    // Of two processes that differ like those of other rows, one row in twenty is beyond.
    constexpr double kPlainly = 3.84;
    if (spread.freedom == 0 || of_row > kPlainly * expected) {
      variance = std::max(spread.variance, of_row - within * count);
      freedom = count - 1;
    }
  }
  const double between = variance / count;
  const double total = between + within;
  if (freedom > 0) lost += between * between / freedom;
  const double mean = std::accumulate(means.begin(), means.end(), 0.0) / count;
  return effect_of({mean, total, lost > 0 ? total * total / lost : 1});
}

}  // namespace roofmax::gate
