#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "harness/backend/device_health.hpp"

namespace roofmax::cuda {

/// The management library, opened at run time so that machines without a driver start all the
/// same. Everything is absent where the library, the device or the figure is.
class Nvml {
 public:
  /// The device with that PCI bus id ("0000:3b:00.0").
  explicit Nvml(const std::string& pci_bus_id);

  [[nodiscard]] std::optional<double> sm_clock_mhz() const;
  [[nodiscard]] std::optional<double> sm_clock_max_mhz() const;
  [[nodiscard]] std::optional<double> memory_clock_mhz() const;
  [[nodiscard]] std::optional<std::string> driver_version() const;
  [[nodiscard]] std::optional<bool> mig() const;

  /// Processes that have a context on the device, this one too once it has.
  [[nodiscard]] std::vector<DeviceHealth::Process> compute_processes() const;
  /// Share of the last moments in which a kernel ran.
  [[nodiscard]] std::optional<double> utilisation() const;
  /// Bits that `throttling_of` knows.
  [[nodiscard]] std::optional<std::uint64_t> throttle_reasons() const;
  [[nodiscard]] std::optional<double> temperature_c() const;
  /// At which the device lowers its clocks.
  [[nodiscard]] std::optional<double> slowdown_temperature_c() const;

 private:
  void* library_ = nullptr;
  void* device_ = nullptr;
};

}  // namespace roofmax::cuda
