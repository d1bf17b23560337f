#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "harness/profile/counters.hpp"

namespace roofmax {

/// Values by the names of counters. What a pass did not yield is absent.
using Counts = std::map<std::string, double>;

/// Counts what a piece of work does, on one device.
class LaunchCounter {
 public:
  virtual ~LaunchCounter() = default;
  /// What it counts, and what it was asked for and cannot.
  [[nodiscard]] virtual const CounterPlan& plan() const = 0;
  /// Runs `prepare`, which is not counted, and `work`, which is, once for each pass: `work` must do
  /// the same each time. Throws NoCounters where the device does not let itself be counted, and
  /// what the two throw.
  [[nodiscard]] virtual Counts count(const std::function<void()>& prepare,
                                     const std::function<void()>& work) = 0;
};

/// Counters of CUDA device `ordinal`, which must be the current one. `asked`: groups
/// (`find_counter_group`) and names as in CounterCatalogue::plan. Throws NoCounters with the reason
/// and the cure.
[[nodiscard]] std::unique_ptr<LaunchCounter> make_cuda_launch_counter(
    int ordinal, const std::vector<std::string>& asked);
/// Counters of the processors that the threads of this process run on. `asked`: names as `perf
/// list` has them, or a group: default, full, none. Throws NoCounters.
[[nodiscard]] std::unique_ptr<LaunchCounter> make_cpu_launch_counter(
    const std::vector<std::string>& asked);

}  // namespace roofmax
