#pragma once

#include <string>
#include <utility>
#include <vector>

#include "harness/record/case.hpp"

namespace roofmax {

/// A grid of problems: the cross product of the values of each axis and dtype.
struct Grid {
  std::vector<DtypePair> dtypes;
  /// Axis name -> values as written ("2048", "normal"). Axes not named take their defaults.
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

/// The problems of a grid, the first axis slowest. Throws ProblemError on an invalid value, on a
/// grid of more than 100000 problems, and on inputs that cannot be generated.
[[nodiscard]] std::vector<Problem> problems_of(const Grid& grid, const Operation& operation);

}  // namespace roofmax
