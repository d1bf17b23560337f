#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/gate/verdict.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::gate {

/// The member as text; empty where it is none.
[[nodiscard]] std::string text_of(const nlohmann::json& object, const char* name);

/// A row as JSON, in a file or from a worker.
[[nodiscard]] Side side_of(const nlohmann::json& row);

/// The kernel of a row, with its tuning, and where it was measured: all that its key says but the
/// kernel.
[[nodiscard]] std::string kernel_of(const nlohmann::json& row);
[[nodiscard]] std::string place_of(const nlohmann::json& row);
/// The kernel that a row of `auto` is of; empty for other rows.
[[nodiscard]] std::string chosen_of(const nlohmann::json& row);
/// `kernel` with the one that it stands for, "auto (two_pass@...)", and the one that it stood for
/// before where that was another; `kernel` alone where it stands for none.
[[nodiscard]] std::string with_choices(const std::string& kernel, const std::string& before,
                                       const std::string& after);
/// Whether the tuning of a row is the documented one of its kernel.
[[nodiscard]] bool is_documented(const nlohmann::json& row);

/// A figure of a row with its interval; nothing where it has none.
[[nodiscard]] std::optional<Figure> figure_of(const nlohmann::json& row, const char* value,
                                              const char* interval);

/// The time turned round, so that more is better, as with SOL; nothing where the row has none.
[[nodiscard]] std::optional<Figure> speed_of(const nlohmann::json& row);

/// Something in which two record files differ, so that their rows should not be compared.
struct Difference {
  std::string what;      ///< "device", "timer", "cache", "clearing" or "seed"
  std::string sentence;  ///< both values
};

/// Throws nothing; empty where all is alike.
[[nodiscard]] std::vector<Difference> differences_between(const RecordFile& before,
                                                          const RecordFile& after);

/// Sentences on what else may have changed times: builds, and the state of the device where both
/// are of one; and on a file whose rows are all flagged as throttled. No reason to refuse.
[[nodiscard]] std::vector<std::string> describe_conditions(const RecordFile& before,
                                                           const RecordFile& after);

/// The rows of both, paired by key; of a key that a file has twice the last counts. Where the
/// documented tuning of a kernel is another one now, its rows are paired too. Cache states and
/// timers that one file lacks altogether are left out. Rows are compared by SOL; but on one device
/// by time where the twin is another kernel than before. Without verdicts.
[[nodiscard]] std::vector<Row> pair_rows(const RecordFile& before, const RecordFile& after);

/// A sentence on rows whose twin is another kernel than before; empty where there are none.
[[nodiscard]] std::string describe_other_twins(const std::vector<Row>& rows);

}  // namespace roofmax::gate
