#pragma once

#include <optional>
#include <string>

namespace roofmax {

/// A kernel, a copy or a fill that a launch is made of, as the device did it.
struct LaunchPart {
  std::string name;
  double time_s = 0;
  /// Since the part before it ended; below 0 where they overlapped, nothing of the first.
  std::optional<double> gap_s = {};
};

}  // namespace roofmax
