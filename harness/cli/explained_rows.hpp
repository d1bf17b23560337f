#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/explain/cause.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::cli {

/// A row with what explains it.
struct ExplainedRow {
  std::string key;
  std::string run;     ///< empty in records from before rows named it
  std::string kernel;  ///< with its tuning
  std::string place;
  double time_s;
  explain::Facts facts;
  explain::Finding finding;
};

/// The rows of a file that have a time and a SOL; of a key that it has twice, the last.
[[nodiscard]] std::vector<ExplainedRow> explained_rows(const RecordFile& file);

/// As `roofmax explain --format json` prints a row, and `roofmax report` hands it on.
[[nodiscard]] nlohmann::json to_json(const ExplainedRow& row);

}  // namespace roofmax::cli
