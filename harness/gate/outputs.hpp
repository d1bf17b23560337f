#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/gate/verdict.hpp"

namespace roofmax::gate {

/// A comparison as a whole.
struct Comparison {
  std::string before;  ///< what was compared: a file, or a build
  std::string after;
  std::vector<std::string> notes;  ///< what a reader should know besides
  Rule rule;
  std::vector<Row> rows;        ///< with their verdicts, worst first
  bool is_timed = true;         ///< else the threshold of `rule` says nothing
  bool is_interrupted = false;  ///< then rows are missing
};

/// Whether a row is worth telling where not all are shown: not what is as it was.
[[nodiscard]] bool is_told(const Row& row);

/// "REGRESSED", or "INTERRUPTED" where rows are missing and no other regressed.
[[nodiscard]] std::string headline_of(const Comparison& comparison);

/// "12 unchanged, 1 regressed", worst first.
[[nodiscard]] std::string describe_counts(const std::vector<Row>& rows);

/// "+12.3%": how much longer, or shorter, a row takes.
[[nodiscard]] std::string describe_change(double ratio);
/// The same of a row that has an effect; across devices how much higher its SOL is.
[[nodiscard]] std::string describe_change(const Row& row);
/// Its 95% interval: "+11.9% to +12.8%".
[[nodiscard]] std::string describe_interval(const Row& row);
/// What these changes are of: "time", "time/twin" (SOL on one device) or "SOL".
[[nodiscard]] std::string name_of_changes(const std::vector<Row>& rows);

/// For a pull request: GitHub's Markdown, the rows that changed or could not be told and the
/// counts.
[[nodiscard]] std::string to_markdown(const Comparison& comparison);

/// JUnit XML: a test case for each row. Regressed rows are failures; inconclusive ones and those
/// that were not compared are skipped. Times are those after, in seconds. Follows the schema of
/// Ant's reports. `made_at`: UTC as "2026-01-02T03:04:05".
[[nodiscard]] std::string to_junit(const Comparison& comparison, const std::string& made_at);

/// Workflow commands of GitHub Actions: an error for each of the ten worst regressed rows.
[[nodiscard]] std::string to_annotations(const Comparison& comparison);

/// All of it. Ratios are seconds after over seconds before (`by` "time"), or SOL before over SOL
/// after ("sol"); absent is null.
[[nodiscard]] nlohmann::json to_json(const Comparison& comparison);

}  // namespace roofmax::gate
