#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <utility>
#include <vector>

#include "harness/record/case.hpp"
#include "kernels/contract/work.hpp"

namespace roofmax::predict {

/// How long a device takes to move bytes, by the ceilings that were measured on it.
class MovingTimes {
 public:
  MovingTimes() = default;
  /// `ceilings` as in the header of a record (SCHEMA.md), of a device with such a last-level cache.
  /// Those that were disturbed are passed over. Throws std::runtime_error with the cure where one
  /// has a field of another type or is no time, or where reading, writing or copying is left at
  /// fewer than two footprints, cold or hot.
  MovingTimes(const nlohmann::json& ceilings, std::int64_t cache_bytes);

  /// Seconds of reading and writing that much: of a copy of what both directions have, and of the
  /// rest in its direction, each at the speed of the whole footprint; between footprints along a
  /// line. What is hot and fits the cache goes on as below, however far the next footprint is.
  [[nodiscard]] double seconds(const Bytes& bytes, Cache cache) const;
  /// The fastest that was read hot: out of the last-level cache where that is faster than memory.
  [[nodiscard]] double cached_bytes_per_s() const { return cached_bytes_per_s_; }
  /// Of the largest copy.
  [[nodiscard]] double memory_bytes_per_s() const;

 private:
  enum Direction : std::size_t { read, write, copy };
  /// Seconds by bytes moved, in the order of the bytes.
  using Curve = std::vector<std::pair<double, double>>;

  [[nodiscard]] static double on(const Curve& curve, double bytes);
  /// Goes on to `edge` along the line of the last two below it.
  static void extend_to(Curve& curve, double edge);

  std::array<std::array<Curve, 3>, 2> curves_ = {};  ///< by cache, then by direction
  double cached_bytes_per_s_ = 0;
};

}  // namespace roofmax::predict
