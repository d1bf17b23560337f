#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "harness/gate/effect.hpp"
#include "harness/gate/verdict.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::gate {

/// One problem, measured on two sides: how many times as fast the second is.
struct SpeedUp {
  std::string kernel;  ///< of the second side
  std::string place;   ///< the problem, its element types, cache and timer
  Side before;
  Side after;
  Effect effect;  ///< seconds before over seconds after, or SOL after over SOL before
  const nlohmann::json* row_before;  ///< in the files compared, which must outlive this
  const nlohmann::json* row_after;

  /// Whether the 95% interval lies wholly above 1, or below.
  [[nodiscard]] bool is_win() const { return effect.low > 1; }
  [[nodiscard]] bool is_loss() const { return effect.high < 1; }
};

/// What many of them come to.
struct SpeedUps {
  std::string before;  ///< what is compared: a file, or a kernel
  std::string after;
  bool is_by_sol = false;     ///< across devices; else by time
  std::vector<SpeedUp> rows;  ///< in the order of the places
  int only_before = 0;        ///< rows that were timed on one side alone
  int only_after = 0;
  int without_figure = 0;  ///< rows timed on both, one of which lacks the figure or its interval

  [[nodiscard]] int wins() const;
  [[nodiscard]] int losses() const;
  [[nodiscard]] int level() const;
  /// Not for sums without rows.
  [[nodiscard]] double geometric_mean() const;
  /// The ratio below which this share of the rows lies, in [0, 1]. Not for sums without rows.
  [[nodiscard]] double quantile(double share) const;
};

/// The same cases in two files: by time where both are of one device, else by SOL. With
/// `takes_fastest` the fastest kernel of each place instead, whichever it is; a CPU and a GPU
/// then have the places in common that differ in nothing but the kind of device and its timer.
[[nodiscard]] SpeedUps compare_files(const RecordFile& before, const RecordFile& after,
                                     bool takes_fastest);

/// Kernel `baseline` ("two_pass", or with its tuning) against each other kernel in a file, at the
/// places where both were timed; one entry for each of these, by name. Empty where the file has no
/// time of `baseline`. A kernel of several tunings counts by the documented one unless the name has
/// another. Places where one of the two alone was timed are counted as `only_before`, `only_after`.
[[nodiscard]] std::vector<SpeedUps> compare_kernels(const RecordFile& file,
                                                    const std::string& baseline);

/// Names of the kernels of which a file has times, with tunings.
[[nodiscard]] std::vector<std::string> timed_kernels(const RecordFile& file);

}  // namespace roofmax::gate
