#pragma once

#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/record/record.hpp"

namespace roofmax {

/// When to stop sampling.
struct StoppingRule {
  std::size_t minimum_samples = 30;
  std::size_t maximum_samples = kMaxSamples;
  std::size_t fewest_samples = 5;  ///< taken even when the budget is over; fewer have no interval
  double relative_width = 0.005;   ///< stop when the 95% interval is within this of the median
  double budget_s = 1.0;           ///< wall time for sampling, warm-up included
};

/// Samples of a kernel and of its twin, taken in turns.
struct PairedSamples {
  std::vector<double> kernel_s;
  std::vector<double> twin_s;
  bool is_noisy = false;  ///< the budget ended before the interval was narrow enough
};

/// Runs a batch until two successive runs agree within 2%, or for 200 ms.
void warm_up(Batch& batch);

/// Samples `kernel` and `twin` interleaved, in the order A B B A, until both medians are known to
/// the rule's width. Throws DeviceError.
[[nodiscard]] PairedSamples sample_pair(Batch& kernel, Batch& twin, const StoppingRule& rule);

/// Samples one batch under the same rule.
[[nodiscard]] std::vector<double> sample_alone(Batch& batch, const StoppingRule& rule);

/// Launches that make one sample long enough for its timer (`target_s`), a multiple of `sets` so
/// that every buffer set is used equally often, given the seconds of one launch.
[[nodiscard]] int launches_for(double seconds_per_launch, int sets, double target_s);

}  // namespace roofmax
