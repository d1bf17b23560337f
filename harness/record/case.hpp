#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kernels/contract/kernel.hpp"

namespace roofmax {

/// State of the last-level cache when a launch begins. `cold`: no line of its buffers can still be
/// cached. `hot`: the buffers were just used.
enum class Cache : std::uint8_t { cold, hot };

/// How a launch is timed; see README "How to read a number".
enum class TimerKind : std::uint8_t { graph, event, cupti, wall };

/// Whether a sample of it is one launch.
[[nodiscard]] constexpr bool times_single_launches(TimerKind timer) {
  return timer == TimerKind::event || timer == TimerKind::cupti;
}

[[nodiscard]] std::string_view name_of(Cache cache);
[[nodiscard]] std::string_view name_of(TimerKind timer);
[[nodiscard]] std::optional<Cache> parse_cache(std::string_view name);
[[nodiscard]] std::optional<TimerKind> parse_timer(std::string_view name);

/// One thing to measure.
struct Case {
  Problem problem;
  const Kernel* kernel = nullptr;
  Device device;
  Cache cache = Cache::cold;
  TimerKind timer = TimerKind::graph;

  /// The identity of a case, the same in every run: operation, kernel with tuning, dtypes, every
  /// axis, device kind, cache and timer. It names the benchmark and is what --resume matches.
  [[nodiscard]] std::string key() const;
};

}  // namespace roofmax
