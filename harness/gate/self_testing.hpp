#pragma once

#include <map>
#include <string>
#include <vector>

#include "harness/gate/paired_run.hpp"
#include "harness/gate/probability.hpp"

namespace roofmax::gate {

/// Runs with one delay.
struct DelayedRuns {
  double thresholds = 0;  ///< by how many thresholds every launch of one side takes longer
  int runs = 1;
};

/// How a gate is tested on a machine: what it says where nothing has changed, and where every
/// launch of one side takes longer by a known share.
struct SelfTestSettings {
  PairedSettings paired;  ///< `base` is this build; `delay` is set here
  int runs = 20;          ///< real ones, without a change
  int drawn_runs = 1000;  ///< made of what the real ones found
  /// At the usual threshold of 2%, delays of 3% and 4%.
  std::vector<DelayedRuns> delays = {{.thresholds = 1.5}, {.thresholds = 2.0}};
};

/// How often a delay was found, in all runs that had it and are whole.
struct Power {
  double thresholds = 0;  ///< as in the settings
  int runs = 0;
  double delay = 0;        ///< wanted
  double delay_found = 0;  ///< the median of what rows were slower by
  Rate long_rows;          ///< those of 20 us and more
  Rate all_rows;
  std::vector<std::string> not_found = {};  ///< keys of long rows, once for each run
};

struct SelfTest {
  RunEnd end = RunEnd::complete;
  Rate false_runs;           ///< real runs that say that a row regressed
  Rate false_rows;           ///< their rows that do
  Rate false_improved_rows;  ///< their rows that are told as improved
  Rate inconclusive_rows;    ///< their rows that cannot be told
  Rate false_drawn_runs;     ///< of few real ones: its interval is that of drawing alone
  std::vector<Power> power;
  /// Rows that some run could not measure, by key: why the last one could not.
  std::map<std::string, std::string> not_measured = {};
};

/// Seconds from which on a row counts as long.
inline constexpr double kLongRow = 20e-6;

/// Is told what happens besides.
class SelfTestObserver : public PairedObserver {
 public:
  /// Run `index` of `total` begins, with a delay or without (0).
  virtual void on_run(int index, int total, double delay) = 0;
  /// A run has ended; its rows have their verdicts.
  virtual void on_rows(const std::vector<Row>& rows) = 0;
};

/// Runs the gate of this build against itself: with each delay, then `runs` times as it is. A
/// delayed row counts as found if it would be the only one that regressed. Runs are drawn by
/// drawing for each row what pairs of processes have found, as often as the gate would have asked
/// them.
///
/// SIGINT and SIGTERM end it with the runs that are whole.
[[nodiscard]] SelfTest test_gate(const std::vector<Case>& cases, const SelfTestSettings& settings,
                                 SelfTestObserver& observer);

/// One run without a change, drawn from real ones: `found[i]` is what pairs of processes have found
/// of row i, in the order of the runs. Each pair of processes is drawn for all rows together.
/// Whether the gate would say that a row regressed.
[[nodiscard]] bool is_drawn_run_false(const std::vector<LogRatios>& found, const Rule& rule,
                                      unsigned seed);

}  // namespace roofmax::gate
