#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "harness/gate/verdict.hpp"
#include "harness/measure/run.hpp"

namespace roofmax::gate {

/// How two builds are measured in turns.
struct PairedSettings {
  std::string base;  ///< the program of the build from before the change
  RunSettings run;   ///< `budget_s` is that of one case, both builds together
  Rule rule;
  double time_s = 300;  ///< in which inconclusive rows are measured again
  double delay = 0;     ///< share by which every launch of this build is made to take longer
};

/// Is told what happens. Called on the calling thread, in order.
class PairedObserver {
 public:
  virtual ~PairedObserver() = default;
  /// Case `index` of `total` begins; `round` counts from 0.
  virtual void on_begin(const Case& c, std::size_t index, std::size_t total, int round) = 0;
  /// A first SIGINT or SIGTERM came; a second one stops at once. May be called more than once.
  virtual void on_first_signal() = 0;
};

/// What came of it.
struct PairedRun {
  RunEnd end = RunEnd::complete;
  std::string before;  ///< the builds, as they greet
  std::string after;
  std::vector<Row> rows;  ///< without verdicts
};

/// Measures every case with both builds, which take turns on the device in one session: A B B A,
/// each turn a visit of some samples at another place in memory. Every row is measured by two pairs
/// of processes, one that seems changed by four, one that is inconclusive as long as there is time.
/// `keys_of_base` gives the cases that the build from before has, when that has greeted: those of
/// them that this build lacks become rows too.
///
/// SIGINT and SIGTERM end it after the current visit: rows not yet done are left out. Throws
/// std::invalid_argument when a build cannot take turns, std::runtime_error when one cannot open
/// the device.
[[nodiscard]] PairedRun run_in_turns(const std::vector<Case>& cases,
                                     const std::function<std::set<std::string>()>& keys_of_base,
                                     const PairedSettings& settings, PairedObserver& observer);

}  // namespace roofmax::gate
