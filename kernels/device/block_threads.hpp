// Threads of a block whose rows are held by teams of them. Plain numbers, for host and device.
#pragma once

#include <algorithm>

namespace roofmax::device {

/// Threads of a block: small teams share one.
[[nodiscard]] constexpr int block_threads(int team_threads) { return std::max(team_threads, 64); }

}  // namespace roofmax::device
