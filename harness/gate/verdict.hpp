#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "harness/gate/effect.hpp"

namespace roofmax::gate {

/// What a change did to a row. Worst first.
enum class Verdict : std::uint8_t {
  regressed,     ///< slower, or no longer there, or no longer right
  inconclusive,  ///< the measurement cannot tell
  unchanged,     ///< no difference that counts
  improved,      ///< faster, or right where it was not
  not_compared,  ///< nothing to compare: it is new, or was never measured
};
[[nodiscard]] std::string_view name_of(Verdict verdict);

/// A row as one of the two builds did it.
struct Side {
  Disposition disposition = Disposition::failed;
  std::string reason = {};            ///< why not ok
  std::optional<double> time_s = {};  ///< what is typical; rows that are ok have one
  std::optional<double> sol = {};
  bool is_lost = false;  ///< its process died, hung or gave an error in place of a row
};

/// What a row is compared by.
enum class Basis : std::uint8_t {
  time,  ///< seconds
  twin,  ///< SOL on one device: seconds beside those of the same twin
  sol,   ///< SOL across devices: how near it comes to what its own device can do
};

/// One row of a comparison.
struct Row {
  std::string key = {};     ///< of the case
  std::string kernel = {};  ///< with its tuning
  std::string place = {};   ///< the problem, its element types, cache and timer
  std::optional<Side> before = {};
  std::optional<Side> after = {};
  std::optional<Effect> effect = {};  ///< if both are ok
  Basis basis = Basis::time;          ///< of the effect
  LogRatios log_ratios = {};          ///< where they were measured in turns
  Verdict verdict = Verdict::not_compared;
  std::string reason = {};      ///< for people
  bool is_unconfirmed = false;  ///< inconclusive only because too few processes have found it

  /// Seconds after over seconds before; nothing where one of them is not known.
  [[nodiscard]] std::optional<double> time_ratio() const;
  /// What each pair of processes found.
  [[nodiscard]] std::vector<double> ratios_of_processes() const;
};

/// What counts as a change.
struct Rule {
  double threshold = 0.02;        ///< the least difference that counts
  double false_discovery = 0.01;  ///< share of the rows told as changed that may not be
};

/// Gives every row its verdict and reason.
///
/// A row that both have is changed if its ratio is not 1 beyond doubt and the change is at least
/// the threshold. Where it was measured in turns, at least `kConfirming` pairs of processes must
/// have done so, each of which found half of the threshold: an effect is computed here, from what
/// processes of all rows found. Doubt is bounded over all rows together (Benjamini and Hochberg,
/// 1995): of a hundred rows without a change five would be found by their own 95% intervals.
/// A row compared by SOL on one device must take longer, or less, by half of the threshold too: SOL
/// changes with the time of the twin as well. Otherwise it is inconclusive if its interval reaches
/// further than the threshold, its ratio is that far from 1, or fewer than `kLeastProcesses`
/// measured it in turns, and unchanged if not.
void judge(std::vector<Row>& rows, const Rule& rule);

/// Pairs of processes that measure every row, and those that must agree on a change.
inline constexpr std::size_t kLeastProcesses = 2;
inline constexpr std::size_t kConfirming = 4;

/// Whether more pairs of processes are wanted of a row of two builds in turns.
enum class More : std::uint8_t { no, if_there_is_time, yes };
[[nodiscard]] More more_wanted(const Row& row);

/// Makes rows that are slower or faster inconclusive, for the reason given: what their intervals
/// leave out is told by more than these.
void hold_back_changes(std::vector<Row>& rows, const std::string& why);

/// A sentence on rows of one device whose twins take longer by the threshold as they do (or less),
/// so that their SOL shows no change; empty where there are none.
[[nodiscard]] std::string describe_slower_device(const std::vector<Row>& rows, const Rule& rule);
[[nodiscard]] std::string describe_faster_device(const std::vector<Row>& rows, const Rule& rule);

/// A sentence on ten unchanged rows or more that together take longer, or less time, by a quarter
/// of the threshold at least, on one device: each alone is below it. Empty where they do not.
[[nodiscard]] std::string describe_drift(const std::vector<Row>& rows, const Rule& rule);

/// Whether a row would be told as regressed if it were the only one among `rows` that is.
[[nodiscard]] bool is_found_alone(const Row& row, std::size_t rows, const Rule& rule);

/// Whether there is anything that a verdict on all of them could rest on.
[[nodiscard]] bool has_compared(const std::vector<Row>& rows);

/// What all rows come to: regressed if one is, else inconclusive if one is, else unchanged.
[[nodiscard]] Verdict verdict_of(const std::vector<Row>& rows);

/// Worst first: by verdict, then by how much slower; rows without a ratio first.
void sort_by_severity(std::vector<Row>& rows);

}  // namespace roofmax::gate
