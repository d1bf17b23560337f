#pragma once

namespace roofmax::gate {

/// The probability that Student's t with `freedom` degrees of freedom (above 0, may be fractional)
/// is at least as far from 0 as `t`, on either side.
[[nodiscard]] double student_two_sided(double t, double freedom);

/// The t that is exceeded, on either side, with probability `p` in (0, 1).
[[nodiscard]] double student_quantile(double p, double freedom);

/// The share of events among trials, with its exact 95% interval (Clopper and Pearson, 1934).
struct Rate {
  int events = 0;
  int trials = 0;

  [[nodiscard]] double share() const;
  [[nodiscard]] double low() const;
  [[nodiscard]] double high() const;
};

}  // namespace roofmax::gate
