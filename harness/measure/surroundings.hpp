#pragma once

#include <optional>
#include <string>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/measure/stopwatch.hpp"

namespace roofmax {

/// What happened around samples, from the start of its life to `finish`.
class Surroundings {
 public:
  explicit Surroundings(Backend& backend);

  /// To be called when the last sample was taken, before the rest is asked for.
  void finish();

  /// MHz, if the system reports it.
  [[nodiscard]] std::optional<double> clock_mhz_before() const { return clock_mhz_before_; }
  [[nodiscard]] std::optional<double> clock_mhz_after() const { return clock_mhz_after_; }
  /// What disturbed the samples: `throttled`, `contended`, both or nothing.
  [[nodiscard]] std::vector<std::string> flags() const;

 private:
  Backend& backend_;
  std::optional<double> clock_mhz_before_;
  std::optional<double> clock_mhz_after_;
  std::optional<ProcessorWaits> waits_;
  Stopwatch watch_;
  bool is_contended_ = false;
};

}  // namespace roofmax
