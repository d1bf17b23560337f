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

/// The header of a record file: what the worker found, and how the run was asked for.
[[nodiscard]] nlohmann::json complete_header(nlohmann::json found, const std::string& started_at,
                                             const Selected& selected, const RunSettings& settings,
                                             const Session& session);

/// Records each row before the table shows it. Errors of the file end the run.
class RecordingTable : public RunObserver {
 public:
  /// Without a writer one is made by `create` when the worker's part of the header is there.
  RecordingTable(LiveTable& table, ProgressLine& progress, std::optional<RecordWriter>& writer,
                 std::function<RecordWriter(const nlohmann::json& found)> create)
      : table_(table), progress_(progress), writer_(writer), create_(std::move(create)) {}

  void on_ceiling(const CeilingStep& step) override { progress_.show(step); }
  void on_header(const nlohmann::json& header) override;
  void on_begin(const Case& c, std::size_t index, std::size_t total) override;
  void on_record(const Record& record, std::size_t index, std::size_t total) override;
  void on_note(const std::string& note) override;

 private:
  LiveTable& table_;
  ProgressLine& progress_;
  std::optional<RecordWriter>& writer_;
  std::function<RecordWriter(const nlohmann::json&)> create_;
};

}  // namespace roofmax::cli
