#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "harness/cli/live_table.hpp"
#include "harness/cli/progress_line.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/run.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::cli {

/// The header of a run: what the worker found, and how the run was asked for.
[[nodiscard]] nlohmann::json complete_header(nlohmann::json found, const std::string& started_at,
                                             const Selected& selected, const RunSettings& settings,
                                             const Session& session);

/// Records each row before the table shows it. Errors of the file end the run.
class RecordingTable : public RunObserver {
 public:
  /// `begin` begins the run in `writer`, and makes one if there is none, when the worker's part of
  /// the header is there.
  RecordingTable(LiveTable& table, ProgressLine& progress, std::optional<RecordWriter>& writer,
                 std::function<void(const nlohmann::json& found)> begin)
      : table_(table), progress_(progress), writer_(writer), begin_(std::move(begin)) {}

  void on_ceiling(const CeilingStep& step) override { progress_.show(step); }
  void on_rate(const RateStep& step) override { progress_.show(step); }
  void on_header(const nlohmann::json& header) override;
  void on_begin(const Case& c, std::size_t index, std::size_t total) override;
  void on_record(const Record& record, std::size_t index, std::size_t total) override;
  void on_note(const std::string& note) override;

 private:
  LiveTable& table_;
  ProgressLine& progress_;
  std::optional<RecordWriter>& writer_;
  std::function<void(const nlohmann::json&)> begin_;
};

}  // namespace roofmax::cli
