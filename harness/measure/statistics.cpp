#include "harness/measure/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
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

/// By how much the interval of a bootstrap over `visits` visits is too narrow: it sees the variance
/// of what it has, (n - 1)/n of the true one on average, and takes the normal distribution's
/// quantile for Student's t with n - 1 degrees of freedom (tables of t, 0.975).
double widening(std::size_t visits) {
  constexpr std::array kStudent{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365,
                                2.306,  2.262, 2.228, 2.201, 2.179, 2.160, 2.145,
                                2.131,  2.120, 2.110, 2.101, 2.093};
  constexpr double kNormal = 1.960;
  if (visits < 2) return 1;
  const auto n = static_cast<double>(visits);
  const std::size_t place = std::min(visits - 2, kStudent.size() - 1);
  return kStudent[place] / kNormal * std::sqrt(n / (n - 1));
}

/// Draws samples as a second run might have taken them: as many visits, each one of those there
/// are, and in each blocks of samples that followed each other.
class Draw {
 public:
  Draw(const Visits& visits, std::size_t samples) : indices_(samples) {
    std::size_t begin = 0;
    for (const std::size_t count : visits) {
      if (count > 0) visits_.push_back({begin, count});
      begin += count;
    }
    if (begin != samples || visits_.empty()) {
      throw std::invalid_argument("the visits do not add up to the samples, or there are none");
    }
  }

  [[nodiscard]] std::size_t visits() const { return visits_.size(); }

  [[nodiscard]] const std::vector<std::size_t>& next() {
    // A round of kernel and twin in both orders.
    constexpr std::size_t kBlock = 2;
    std::uniform_int_distribution<std::size_t> any_visit(0, visits_.size() - 1);
    indices_.clear();
    for (std::size_t i = 0; i < visits_.size(); ++i) {
      const auto [begin, count] = visits_[any_visit(random_)];
      std::uniform_int_distribution<std::size_t> any_sample(0, count - 1);
      for (std::size_t drawn = 0; drawn < count;) {
        const std::size_t first = any_sample(random_);
        for (std::size_t k = 0; k < kBlock && drawn < count; ++k, ++drawn) {
          indices_.push_back(begin + (first + k) % count);
        }
      }
    }
    return indices_;
  }

 private:
  struct Visit {
    std::size_t begin;
    std::size_t count;
  };
  std::mt19937 random_{12345};
  std::vector<Visit> visits_;
  std::vector<std::size_t> indices_;
};

/// `statistic(indices)` of many draws, widened around the estimate.
template <typename Statistic>
Summary bootstrap(Draw draw, double estimate, Statistic&& statistic) {
  std::vector<double> estimates;
  estimates.reserve(kResamples);
  for (int i = 0; i < kResamples; ++i) estimates.push_back(statistic(draw.next()));
  std::sort(estimates.begin(), estimates.end());
  const double width = widening(draw.visits());
  // By the factor, not by the difference: a time is never below 0.
  const auto bound = [&](double quantile) {
    const double drawn = estimates[static_cast<std::size_t>(quantile * (kResamples - 1) + 0.5)];
    return estimate * std::pow(drawn / estimate, width);
  };
  return {estimate, std::min(bound(kLowQuantile), estimate),
          std::max(bound(kHighQuantile), estimate)};
}

}  // namespace

double median_of(std::span<const double> samples) {
  if (samples.empty()) throw std::invalid_argument("median of no samples");
  std::vector<double> copy(samples.begin(), samples.end());
  return median_in_place(copy);
}

Summary summarise(std::span<const double> samples, const Visits& visits) {
  std::vector<double> scratch;
  return bootstrap(Draw(visits, samples.size()), median_of(samples),
                   [&](const std::vector<std::size_t>& indices) {
                     scratch.clear();
                     for (const std::size_t index : indices) scratch.push_back(samples[index]);
                     return median_in_place(scratch);
                   });
}

Summary summarise_ratio(std::span<const double> numerator, std::span<const double> denominator,
                        const Visits& visits) {
  std::vector<double> top;
  std::vector<double> bottom;
  return bootstrap(Draw(visits, std::min(numerator.size(), denominator.size())),
                   median_of(numerator) / median_of(denominator),
                   [&](const std::vector<std::size_t>& indices) {
                     top.clear();
                     bottom.clear();
                     for (const std::size_t index : indices) {
                       top.push_back(numerator[index]);
                       bottom.push_back(denominator[index]);
                     }
                     return median_in_place(top) / median_in_place(bottom);
                   });
}

}  // namespace roofmax
