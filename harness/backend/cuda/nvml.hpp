#pragma once

#include <optional>
#include <string>

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

 private:
  void* library_ = nullptr;
  void* device_ = nullptr;
};

}  // namespace roofmax::cuda
