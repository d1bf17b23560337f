#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/gate/verdict.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::gate {

/// A row as JSON, in a file or from a worker.
[[nodiscard]] Side side_of(const nlohmann::json& row);

/// Something in which two record files differ, so that their rows should not be compared.
struct Difference {
  std::string what;      ///< "device", "timer", "cache" or "seed"
  std::string sentence;  ///< both values
};

/// Throws nothing; empty where all is alike.
[[nodiscard]] std::vector<Difference> differences_between(const RecordFile& before,
                                                          const RecordFile& after);

/// The rows of both, paired by key; of a key that a file has twice the last counts. Cache states
/// and timers that one file lacks altogether are left out. Without verdicts.
[[nodiscard]] std::vector<Row> pair_rows(const RecordFile& before, const RecordFile& after);

}  // namespace roofmax::gate
