#include "harness/measure/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <stdexcept>
#include <vector>

namespace roofmax {
namespace {

constexpr int kResamples = 1000;
constexpr double kLowQuantile = 0.025;
constexpr double kHighQuantile = 0.975;

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

/// What draws are made of, for one side of a comparison: the medians of its visits, or the samples
/// of a single one.
class Side {
 public:
  Side(std::span<const double> samples, const Visits& visits)
      : typical_(typical_of(samples, visits)),
        values_(visit_medians(samples, visits)),
        is_one_visit_(values_.size() == 1) {
    if (is_one_visit_) values_.assign(samples.begin(), samples.end());
  }

  [[nodiscard]] bool is_one_visit() const { return is_one_visit_; }
  [[nodiscard]] std::size_t count() const { return values_.size(); }
  [[nodiscard]] double typical() const { return typical_; }

  /// What is typical of the values at these indices.
  [[nodiscard]] double typical(const std::vector<std::size_t>& drawn) {
    scratch_.clear();
    for (const std::size_t index : drawn) scratch_.push_back(values_[index]);
    return is_one_visit_ ? median_of(scratch_) : trimmed_mean(scratch_);
  }

 private:
  double typical_;
  std::vector<double> values_;
  bool is_one_visit_;
  std::vector<double> scratch_;
};

/// `count` indices below `count`, in blocks of `block` that follow each other, drawn at random.
void draw(std::mt19937& random, std::size_t count, std::size_t block,
          std::vector<std::size_t>& indices) {
  std::uniform_int_distribution<std::size_t> any(0, count - 1);
  indices.clear();
  while (indices.size() < count) {
    const std::size_t first = any(random);
    for (std::size_t k = 0; k < block && indices.size() < count; ++k) {
      indices.push_back((first + k) % count);
    }
  }
}

/// The estimate with the interval of `statistic(indices)` over many draws from values like those of
/// `side`.
template <typename Statistic>
Summary bootstrap(const Side& side, double estimate, Statistic&& statistic) {
  // A round of kernel and twin in both orders, or a visit.
  const std::size_t block = side.is_one_visit() ? 2 : 1;
  std::mt19937 random(12345);
  std::vector<std::size_t> indices;
  std::vector<double> estimates;
  estimates.reserve(kResamples);
  for (int i = 0; i < kResamples; ++i) {
    draw(random, side.count(), block, indices);
    estimates.push_back(statistic(indices));
  }
  std::sort(estimates.begin(), estimates.end());
  const double width = widening(side.is_one_visit() ? 1 : side.count());
  // By the factor, not by the difference: a time is never below 0.
  const auto distance = [&](double quantile, double sign) {
    const double drawn = estimates[static_cast<std::size_t>(quantile * (kResamples - 1) + 0.5)];
    const double beyond = std::max(0.0, sign * std::log(drawn / estimate));
    return std::hypot(width * beyond, kRunsDiffer);
  };
  return {estimate, estimate * std::exp(-distance(kLowQuantile, -1)),
          estimate * std::exp(distance(kHighQuantile, 1))};
}

}  // namespace

Summary summarise(std::span<const double> samples, const Visits& visits) {
  Side side(samples, visits);
  return bootstrap(side, side.typical(), [&](const auto& drawn) { return side.typical(drawn); });
}

Summary summarise_ratio(std::span<const double> numerator, std::span<const double> denominator,
                        const Visits& visits) {
  Side top(numerator, visits);
  Side bottom(denominator, visits);
  return bootstrap(top, top.typical() / bottom.typical(),
                   [&](const auto& drawn) { return top.typical(drawn) / bottom.typical(drawn); });
}

}  // namespace roofmax
