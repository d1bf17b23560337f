#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "harness/profile/counters.hpp"
#include "harness/profile/cupti/library.hpp"

namespace roofmax {

/// Names of the chips that CUPTI knows.
[[nodiscard]] std::vector<std::string> known_chips();

/// CUPTI's description of a chip, and a choice of its counters. Asks no device.
class CuptiHost {
 public:
  explicit CuptiHost(const std::string& chip);
  ~CuptiHost();
  CuptiHost(const CuptiHost&) = delete;
  CuptiHost& operator=(const CuptiHost&) = delete;

  /// Without their endings.
  [[nodiscard]] std::vector<std::string> base_names() const;
  /// With its ending, or without.
  [[nodiscard]] std::optional<Counter> find(const std::string& name) const;
  [[nodiscard]] std::vector<std::string> endings_of(const std::string& name) const;

  /// All that are wanted, in one call: what comes with a later one gets passes of its own. False
  /// where one of them cannot be had; then this choice is spoilt.
  [[nodiscard]] bool choose(const std::vector<std::string>& names);
  /// What tells a device to count all that were chosen.
  [[nodiscard]] std::vector<std::uint8_t> configuration() const;
  /// How often work must run for it.
  [[nodiscard]] static int passes(const std::vector<std::uint8_t>& configuration);
  /// What was counted in the first range of decoded data, in the order of the names.
  [[nodiscard]] std::vector<double> evaluate(const std::vector<std::uint8_t>& counter_data,
                                             const std::vector<std::string>& names) const;

 private:
  [[nodiscard]] bool describe(const std::string& name,
                              CUpti_Profiler_Host_GetMetricProperties_Params& parameters) const;

  CUpti_Profiler_Host_Object* object_ = nullptr;
};

}  // namespace roofmax
