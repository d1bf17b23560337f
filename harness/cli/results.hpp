#pragma once

#include <string>
#include <vector>

#include "harness/record/record.hpp"

namespace roofmax::cli {

// The rows of a run for other programs and for people elsewhere. Times in seconds, sizes in bytes,
// SOL as a share; what a row lacks is empty (CSV) or null (JSON). Columns have the names of those
// in the results.csv of `roofmax report`; devices and shapes are written as in records.

[[nodiscard]] std::string results_as_csv(const std::vector<Record>& rows);
/// A list of objects.
[[nodiscard]] std::string results_as_json(const std::vector<Record>& rows);
/// A table; rows that have no time stand above it with their reasons.
[[nodiscard]] std::string results_as_markdown(const std::vector<Record>& rows);

}  // namespace roofmax::cli
