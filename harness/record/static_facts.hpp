#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roofmax {

/// What the compiled code of one launched kernel takes of a processor. What the runtime does not
/// tell is absent, never 0.
struct LaunchFacts {
  std::string function = {};  ///< short name; empty when it is not known
  std::optional<std::int64_t> grid = {};
  std::optional<int> threads = {};  ///< of a block
  std::optional<int> registers = {};
  std::optional<std::int64_t> shared_bytes = {};  ///< of a block, static and dynamic
  std::optional<std::int64_t> local_bytes = {};   ///< of a thread; what is spilt is part of it
  std::optional<int> blocks_per_sm = {};
  std::optional<double> occupancy = {};  ///< resident warps as a share of the most that an SM holds
};

/// The launches that one call of a kernel makes, in the order in which they run. The figures of the
/// whole are the worst of the launches, and absent unless they are known of every one.
struct StaticFacts {
  std::vector<LaunchFacts> launches;

  [[nodiscard]] std::optional<int> registers() const;
  [[nodiscard]] std::optional<std::int64_t> shared_bytes() const;
  [[nodiscard]] std::optional<std::int64_t> local_bytes() const;
  /// 0 where there is no local memory at all. Otherwise unknown.
  [[nodiscard]] std::optional<std::int64_t> spill_bytes() const;
  [[nodiscard]] std::optional<double> occupancy() const;
};

}  // namespace roofmax
