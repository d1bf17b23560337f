#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/explain/cause.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::cli {

/// A row with what explains it.
struct ExplainedRow {
  std::string file;    ///< its path, as it was given
  std::string key;     ///< of the case
  std::string kernel;  ///< with its tuning
  std::string place;
  double time_s;
  explain::Facts facts;
  explain::Finding finding;
};

/// The rows of a file at `path` that have a time and a SOL; of a key that it has twice, the last.
/// Throws std::runtime_error where it is no record file.
[[nodiscard]] std::vector<ExplainedRow> explained_rows(const std::string& path);
/// The same of what was read from there.
[[nodiscard]] std::vector<ExplainedRow> explained_rows(const std::string& path,
                                                       const RecordFile& file);

/// As `roofmax explain --format json` prints a row, and `roofmax report` hands it on.
[[nodiscard]] nlohmann::json to_json(const ExplainedRow& row);

}  // namespace roofmax::cli
