#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <string>

#include "harness/cli/terminal.hpp"
#include "harness/measure/run.hpp"

namespace roofmax::cli {

/// A line at the bottom of a terminal that says how far a job is; nothing where there is no
/// terminal.
class ProgressLine {
 public:
  ProgressLine(std::ostream& out, const Terminal& terminal) : out_(out), terminal_(terminal) {}

  /// "[3/24] 0:04 elapsed, about 0:28 left  what".
  void show(std::size_t done, std::size_t total, const std::string& what);
  /// "[3/24] ...  ceiling: read, cold, 256 MiB".
  void show(const CeilingStep& step);
  /// "[3/5] ...  rate: exp".
  void show(const RateStep& step);
  void clear();

 private:
  std::ostream& out_;
  Terminal terminal_;
  bool is_shown_ = false;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace roofmax::cli
