#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "harness/gate/speed_ups.hpp"

namespace roofmax::gate {

/// What some rows of a comparison come to. Rows are named by their places in `SpeedUps::rows`.
struct Sums {
  int rows = 0;
  int faster = 0;
  int slower = 0;
  double geometric_mean = 1;
  std::size_t slowest = 0;
  std::size_t fastest = 0;
};

/// Throws std::invalid_argument where no row is named.
[[nodiscard]] Sums sums_of(const SpeedUps& all, const std::vector<std::size_t>& rows);

/// Rows of one kernel, of the second side, with its tuning.
struct KernelSums {
  std::string kernel;
  Sums sums;
};

/// Rows whose lengths (the axis that is reduced) have the same number of digits.
struct LengthSums {
  double from = 0;  ///< a power of ten
  double below = 0;
  Sums sums;
};

/// Rows that compute the same with the same element types in the same cache state.
struct ProblemSums {
  std::string operation;
  std::string dtype;
  std::string dtype_out;
  std::vector<std::pair<std::string, std::string>> modes;  ///< but those implied; as declared
  std::string cache;
  std::string timer;  ///< of the second side
  Sums sums;
  std::vector<LengthSums> lengths;  ///< ascending; without rows whose length is not known
};

/// By kernel, those with the lowest mean first.
[[nodiscard]] std::vector<KernelSums> by_kernel(const SpeedUps& all);

/// By problem. `operations` are as a header describes them; of one that is not among them modes and
/// lengths are not known.
[[nodiscard]] std::vector<ProblemSums> by_problem(const SpeedUps& all,
                                                  const nlohmann::json& operations);

}  // namespace roofmax::gate
