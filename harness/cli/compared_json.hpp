#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "harness/gate/speed_ups.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::cli {

/// What `roofmax compare` compares, and with what outcome.
struct Compared {
  gate::SpeedUps sums;
  std::string what;  ///< "cases", "fastest" (kernel of each problem) or "kernels" (of one file)
  const RecordFile* before;
  const RecordFile* after;
  std::string before_path;
  std::string after_path;
};

/// All that is known of it, as harness/record/SCHEMA.md describes it. There is at least one row.
[[nodiscard]] nlohmann::json to_json(const Compared& compared);

/// "faster" or "slower" where the 95% interval leaves 1 out, by SOL "higher" or "lower"; else
/// "level".
[[nodiscard]] std::string verdict_of(const gate::SpeedUp& row, bool is_by_sol);

/// Compulsory bytes of a row; nothing where the record has none.
[[nodiscard]] std::optional<double> bytes_of(const gate::SpeedUp& row);

}  // namespace roofmax::cli
