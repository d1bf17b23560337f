#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/record/record.hpp"

namespace roofmax {

/// When to stop sampling. A case is sampled in visits; between two visits its buffers move.
struct StoppingRule {
  std::size_t least_visits = 6;  ///< fewer have no interval
  std::size_t minimum_samples = 30;
  std::size_t maximum_samples = kMaxSamples;
  double relative_width = 0.005;  ///< enough: the 95% interval is within this of the estimate
  double budget_s = 1.0;          ///< wall time for all visits
};

/// Samples of one side of a comparison. `after[i]` names the side that ran before sample i.
struct Series {
  char name;
  std::vector<double> seconds;
  std::string after;
};

/// Samples of a kernel (side 0), of its twin (side 1) and of what else is compared with them, taken
/// in turns: each side has as many.
struct SampleSet {
  std::vector<Series> sides;
  Visits visits;

  [[nodiscard]] std::size_t count() const { return sides.front().seconds.size(); }
};

/// Decides how many samples a visit takes and when there are enough.
class Schedule {
 public:
  explicit Schedule(const StoppingRule& rule) : rule_(rule) {}

  /// Rounds that the next visit takes where time allows.
  [[nodiscard]] std::size_t rounds(const SampleSet& samples) const;
  /// Seconds after the start of the first visit at which visit `index` stops after its round.
  [[nodiscard]] double end_of_visit(std::size_t index) const;
  /// Whether, `elapsed_s` after the start of the first visit, no further visit is made.
  [[nodiscard]] bool is_over(const SampleSet& samples, double elapsed_s) const;
  /// Whether the samples are fewer than the rule wants.
  [[nodiscard]] bool has_few(const SampleSet& samples) const;
  /// Whether the kernel's time or its SOL is still uncertain.
  [[nodiscard]] bool is_wide(const SampleSet& samples) const;

 private:
  StoppingRule rule_;
};

/// Runs a batch until two successive runs agree within 2%, or for 200 ms.
void warm_up(Batch& batch);

/// Adds one visit: up to `rounds` rounds, at least one, until `is_over()`. Sides take turns in the
/// order A B B A, after one untimed run of each. Throws DeviceError.
void sample_visit(std::span<Batch* const> sides, std::size_t rounds,
                  const std::function<bool()>& is_over, SampleSet& samples);

/// Samples one batch, in one visit, until its median is known to the rule's width or the budget is
/// over.
[[nodiscard]] std::vector<double> sample_alone(Batch& batch, const StoppingRule& rule);

}  // namespace roofmax
