#pragma once

#include <limits>

namespace roofmax::reference {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

}  // namespace roofmax::reference
