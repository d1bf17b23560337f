#include "harness/record/typical.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace roofmax {

double median_of(std::span<const double> samples) {
  if (samples.empty()) throw std::invalid_argument("median of no samples");
  std::vector<double> copy(samples.begin(), samples.end());
  const auto middle = copy.begin() + static_cast<std::ptrdiff_t>(copy.size() / 2);
  std::nth_element(copy.begin(), middle, copy.end());
  if (copy.size() % 2 == 1) return *middle;
  return 0.5 * (*middle + *std::max_element(copy.begin(), middle));
}

std::vector<double> visit_medians(std::span<const double> samples, const Visits& visits) {
  if (std::accumulate(visits.begin(), visits.end(), std::size_t{0}) != samples.size()) {
    throw std::invalid_argument("the visits do not add up to the samples");
  }
  std::vector<double> medians;
  std::size_t begin = 0;
  for (const std::size_t count : visits) {
    if (count > 0) medians.push_back(median_of(samples.subspan(begin, count)));
    begin += count;
  }
  return medians;
}

double trimmed_mean(std::vector<double>& values) {
  if (values.empty()) throw std::invalid_argument("mean of no values");
  constexpr std::size_t kTenth = 10;
  const auto trimmed = static_cast<std::ptrdiff_t>(values.size() / kTenth);
  std::sort(values.begin(), values.end());
  const auto end = values.end() - trimmed;
  return std::accumulate(values.begin() + trimmed, end, 0.0) /
         static_cast<double>(end - values.begin() - trimmed);
}

double typical_of(std::span<const double> samples, const Visits& visits) {
  if (visits.empty()) return median_of(samples);
  std::vector<double> medians = visit_medians(samples, visits);
  return trimmed_mean(medians);
}

}  // namespace roofmax
