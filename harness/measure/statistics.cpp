#include "harness/measure/statistics.hpp"

#include <algorithm>
#include <random>
#include <stdexcept>
#include <vector>

namespace roofmax {
namespace {

constexpr int kResamples = 1000;
constexpr double kLowQuantile = 0.025;
constexpr double kHighQuantile = 0.975;

/// Median of scratch data, which it reorders.
double median_in_place(std::vector<double>& values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  if (values.size() % 2 == 1) return *middle;
  return 0.5 * (*middle + *std::max_element(values.begin(), middle));
}

/// Interval of `statistic(indices)` over resampled index sets of size `count`.
template <typename Statistic>
Summary bootstrap(std::size_t count, double estimate, Statistic&& statistic) {
  std::mt19937 random(12345);
  std::uniform_int_distribution<std::size_t> pick(0, count - 1);
  std::vector<std::size_t> indices(count);
  std::vector<double> estimates;
  estimates.reserve(kResamples);
  for (int i = 0; i < kResamples; ++i) {
    for (std::size_t& index : indices) index = pick(random);
    estimates.push_back(statistic(indices));
  }
  std::sort(estimates.begin(), estimates.end());
  const auto quantile = [&](double q) {
    return estimates[static_cast<std::size_t>(q * (kResamples - 1) + 0.5)];
  };
  return {estimate, quantile(kLowQuantile), quantile(kHighQuantile)};
}

}  // namespace

double median_of(std::span<const double> samples) {
  if (samples.empty()) throw std::invalid_argument("median of no samples");
  std::vector<double> copy(samples.begin(), samples.end());
  return median_in_place(copy);
}

Summary summarise(std::span<const double> samples) {
  const double median = median_of(samples);
  std::vector<double> scratch(samples.size());
  return bootstrap(samples.size(), median, [&](const std::vector<std::size_t>& indices) {
    for (std::size_t i = 0; i < indices.size(); ++i) scratch[i] = samples[indices[i]];
    return median_in_place(scratch);
  });
}

Summary summarise_ratio(std::span<const double> numerator, std::span<const double> denominator) {
  const std::size_t pairs = std::min(numerator.size(), denominator.size());
  const double estimate = median_of(numerator) / median_of(denominator);
  std::vector<double> top(pairs);
  std::vector<double> bottom(pairs);
  return bootstrap(pairs, estimate, [&](const std::vector<std::size_t>& indices) {
    for (std::size_t i = 0; i < pairs; ++i) {
      top[i] = numerator[indices[i]];
      bottom[i] = denominator[indices[i]];
    }
    return median_in_place(top) / median_in_place(bottom);
  });
}

}  // namespace roofmax
