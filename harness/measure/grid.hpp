#pragma once

#include <string>
#include <utility>
#include <vector>

#include "harness/record/case.hpp"

namespace roofmax {

/// A grid of problems: the cross product of the values of each axis and dtype.
struct Grid {
  std::vector<DtypePair> dtypes;
  /// Axis name -> values as written ("2048", "normal", "1K-64K"). Axes not named take their
  /// defaults.
  std::vector<std::pair<std::string, std::vector<std::string>>> axes;
  /// Device kinds it is for; empty means every kind.
  std::vector<DeviceKind> devices;
  /// In place of the scenario's, when there is one.
  const Operation* operation = nullptr;
  /// In place of the scenario's, when not empty.
  std::vector<std::string> kernels = {};
  std::vector<Cache> caches = {};

  [[nodiscard]] bool is_for(DeviceKind kind) const;
};

/// The whole numbers that a text stands for, written out: "64K" is 65536 (K, M and G are powers of
/// 1024), "1K-8K" is 1024, 2048, 4096 and 8192, doubling from the first to the last. Any other text
/// stands for itself.
[[nodiscard]] std::vector<std::string> expand_numbers(const std::string& text);

/// The problems of a grid, the first axis slowest. Throws ProblemError on an invalid value, on a
/// grid of more than 100000 problems, and on inputs that cannot be generated.
[[nodiscard]] std::vector<Problem> problems_of(const Grid& grid, const Operation& operation);

}  // namespace roofmax
