#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <vector>

#include "harness/record/record.hpp"

namespace roofmax {

/// What a record file holds.
struct RecordFile {
  std::vector<nlohmann::json> headers;  ///< one of each run, at least one
  std::vector<nlohmann::json> rows;     ///< in the order of the file, without their samples
  bool is_cut_short = false;            ///< a last line was, and is left out
};

/// What a file lacks of its last run, "holds 3 of the 20 cases of its last run"; empty where it is
/// whole, or of a build that did not say how many there are.
[[nodiscard]] std::string describe_incomplete(const RecordFile& file);

/// Whether `path` is a plain file that begins with the header of a record file, whatever follows.
[[nodiscard]] bool begins_as_record(const std::string& path);

/// Reads a record file, leaving out a last line that a crash cut short. Kernels and operations may
/// be none of this build. Throws std::runtime_error naming file, line and field, and the fix, when
/// it cannot be read, is not a record file or is of another schema.
[[nodiscard]] RecordFile read_record_file(const std::string& path);

/// Appends records to a JSON Lines file: the header of a run, then one line per case, each flushed
/// to the kernel before `append` returns, so that after a crash the file is valid to its last row.
/// Every row names its run. Holds an exclusive lock on the file: a second run on the same output is
/// refused.
class RecordWriter {
 public:
  /// Creates the file and begins a run with its header. Throws std::runtime_error naming the path
  /// and the fix when it exists and `overwrite` is false, cannot be written, or is locked by
  /// another run.
  [[nodiscard]] static RecordWriter create(const std::string& path, const nlohmann::json& header,
                                           bool overwrite);
  /// Opens an existing file for the run that `header` describes; see `begin_run`. A last line cut
  /// short by a crash is removed. `finished()` then holds the keys of the cases it already has,
  /// less those whose last row is `failed` or `skipped`: these may be tried again, and the last row
  /// of a key counts. Throws std::runtime_error naming file, line and field when it is not a record
  /// file, when one of its headers is of another schema, device or seed, or when a row is not as
  /// SCHEMA.md says.
  [[nodiscard]] static RecordWriter resume(const std::string& path, const nlohmann::json& header);

  /// Rows appended from now on are of the run that `header` describes. The header goes into the
  /// file just before the first of them: a run without rows leaves a resumed file as it is.
  void begin_run(const nlohmann::json& header);
  /// Appends one row of the run that has begun. Throws std::runtime_error (disk full, ...) with the
  /// path and the fix.
  void append(const Record& record);
  [[nodiscard]] const std::set<std::string>& finished() const;
  /// The rows that `resume` found, in the order of the file and without their samples.
  [[nodiscard]] const std::vector<nlohmann::json>& found() const;
  [[nodiscard]] const std::string& path() const;
  /// The last header that stands in the file.
  [[nodiscard]] const nlohmann::json& last_header() const;

  ~RecordWriter();
  RecordWriter(RecordWriter&&) noexcept;
  RecordWriter& operator=(RecordWriter&&) noexcept;

 private:
  struct State;
  explicit RecordWriter(std::unique_ptr<State> state);
  void append_header();

  std::unique_ptr<State> state_;
};

}  // namespace roofmax
