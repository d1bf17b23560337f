// Student's t, by the regularised incomplete beta function I_x(a, b): the standard library has
// neither.

#include "harness/gate/student.hpp"

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

}  // namespace

double student_two_sided(double t, double freedom) {
  const double squared = t * t;
  return regularised_beta(freedom / (freedom + squared), squared / (freedom + squared), freedom / 2,
                          0.5);
}

double student_quantile(double p, double freedom) {
  double low = 0;
  double high = 1;
  while (student_two_sided(high, freedom) > p) high *= 2;
  constexpr int kHalvings = 200;
  for (int i = 0; i < kHalvings && high - low > 1e-14 * high; ++i) {
    const double middle = (low + high) / 2;
    (student_two_sided(middle, freedom) > p ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace roofmax::gate
