#pragma once

#include <utility>
#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// Buffer sets that the launches of a sample go through in turn.
///
/// Cold: until what the first one left in the cache is gone. Where that would take more than there
/// are, no set is used twice in a sample: before each sample the cache is flushed. Nor on a CPU,
/// whose caches may be larger than a virtual machine is told: a second round took half as long
/// there. Where a device can evict what a sample is about to use, sets are no more than a sample
/// needs.
///
/// Hot: sets that were just used and stay in the cache together. On a GPU where a small set lies
/// changes its time by up to 3%, so there are several of them; a CPU has one, which may lie in a
/// core's own caches.
struct Rotation {
  int sets;
  bool is_once;  ///< no set is used twice in a sample
  int warming;   ///< untimed launches after the flush that bring a hot cache; none for a cold one

  /// Launches that last about `target_s`, given the seconds of one; where sets are used more than
  /// once, all equally often. By powers of two, of launches or of rounds: what a launch in a graph
  /// takes depends by 1% on how many there are, and another run is to have as many.
  [[nodiscard]] int launches_for(double seconds_per_launch, double target_s) const;
  /// The sets that so many launches go through from set `first` on: one or two runs of neighbours,
  /// each by its first and how many there are.
  [[nodiscard]] std::vector<std::pair<std::int64_t, std::int64_t>> used_from(std::int64_t first,
                                                                             int launches) const;
};

/// One set over and over.
inline constexpr Rotation kOneHotSet{1, false, 1};

/// For a cache state and the bytes that a launch moves.
[[nodiscard]] Rotation rotation_for(Cache cache, std::int64_t bytes, const Backend& backend);

}  // namespace roofmax
