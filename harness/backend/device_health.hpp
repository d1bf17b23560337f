#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roofmax {

/// What the management of a device tells of its state. Nothing where it does not tell.
struct DeviceHealth {
  struct Process {
    std::int64_t pid = 0;  ///< as the device's driver numbers it
    std::string name;      ///< empty if it cannot be seen from here
    std::int64_t memory_bytes = 0;
  };
  /// Why clocks are lower than they could be.
  struct Throttling {
    std::string reason;
    bool is_severe = false;  ///< heat or a fault, not a setting
  };
  std::vector<Process> other_processes;  ///< that compute on it
  std::optional<double> utilisation;     ///< share of time in use before this process began
  std::vector<Throttling> throttling;    ///< seen since it was asked last
  std::optional<double> temperature_c;
  std::optional<double> slowdown_temperature_c;  ///< at which it lowers its clocks
  std::optional<bool> mig;
};

/// What the bits mean that NVML gives as reasons for clocks ("clocks event reasons").
[[nodiscard]] std::vector<DeviceHealth::Throttling> throttling_of(std::uint64_t reasons);

}  // namespace roofmax
