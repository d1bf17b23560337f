// Student's t and shares, by the regularised incomplete beta function I_x(a, b): the standard
// library has neither.

#include "harness/gate/probability.hpp"

#include <cmath>
#include <limits>

namespace roofmax::gate {
namespace {

/// The continued fraction of I_x(a, b) (NIST Handbook of Mathematical Functions, 8.17.22), by
/// Lentz's method. Converges quickly for x < (a + 1) / (a + b + 2).
double beta_fraction(double x, double a, double b) {
  constexpr int kMostSteps = 500;
  constexpr double kTiny = 1e-300;
  const auto not_zero = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
  double c = 1;
  double d = 1 / not_zero(1 - (a + b) * x / (a + 1));
  double value = d;
  const auto step = [&](double coefficient) {
    d = 1 / not_zero(1 + coefficient * d);
    c = not_zero(1 + coefficient / c);
    value *= c * d;
  };
  for (int m = 1; m < kMostSteps; ++m) {
    const double before = value;
    step(m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)));
    step(-(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)));
    if (std::abs(value - before) <= std::numeric_limits<double>::epsilon() * value) break;
  }
  return value;
}

/// I_x(a, b) for x in [0, 1]; `rest` is 1 - x, which x alone may not tell from 1.
double regularised_beta(double x, double rest, double a, double b) {
  if (x <= 0) return 0;
  if (rest <= 0) return 1;
  const double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                a * std::log(x) + b * std::log(rest));
  if (x < (a + 1) / (a + b + 2)) return front * beta_fraction(x, a, b) / a;
  return 1 - front * beta_fraction(rest, b, a) / b;
}

constexpr double kOneTail = 0.025;

/// Where, between `low` and `high`, `holds` begins not to hold.
template <typename Predicate>
double where_it_falls(double low, double high, Predicate holds) {
  constexpr int kHalvings = 200;
  for (int i = 0; i < kHalvings && high - low > 1e-14 * high; ++i) {
    const double middle = (low + high) / 2;
    (holds(middle) ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace

double student_two_sided(double t, double freedom) {
  const double squared = t * t;
  return regularised_beta(freedom / (freedom + squared), squared / (freedom + squared), freedom / 2,
                          0.5);
}

double student_quantile(double p, double freedom) {
  double high = 1;
  while (student_two_sided(high, freedom) > p) high *= 2;
  return where_it_falls(0, high, [&](double t) { return student_two_sided(t, freedom) > p; });
}

double Rate::share() const { return static_cast<double>(events) / trials; }

double Rate::low() const {
  if (events == 0) return 0;
  // So many events or more are as unlikely as this.
  return where_it_falls(0, 1, [this](double share) {
    return regularised_beta(share, 1 - share, events, trials - events + 1) < kOneTail;
  });
}

double Rate::high() const {
  if (events == trials) return 1;
  return where_it_falls(0, 1, [this](double share) {
    return 1 - regularised_beta(share, 1 - share, events + 1, trials - events) > kOneTail;
  });
}

}  // namespace roofmax::gate
