#pragma once

#include <string>
#include <vector>

namespace roofmax {

/// The `--benchmark_*` flags of a run, understood as far as they concern roofmax; the rest is
/// Google Benchmark's.
struct BenchmarkFlags {
  std::vector<std::string> arguments = {};  ///< as given
  bool lists_tests = false;                 ///< name the cases, measure nothing
  std::string filter = {};                  ///< --benchmark_filter; empty lets every case through
  std::string out = {};                     ///< --benchmark_out; empty when there is none
};

/// Throws std::invalid_argument naming flag and fix where a value is invalid, or where the flag
/// would take from roofmax what only one of the two can decide.
[[nodiscard]] BenchmarkFlags parse_benchmark_flags(const std::vector<std::string>& arguments);

}  // namespace roofmax
