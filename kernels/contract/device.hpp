#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roofmax {

/// Kinds of device. Values are part of the C ABI (`abi.h`).
enum class DeviceKind : std::uint8_t { cpu = 0, cuda = 1 };

/// "cpu" or "cuda".
[[nodiscard]] constexpr std::string_view name_of(DeviceKind kind) {
  return kind == DeviceKind::cuda ? "cuda" : "cpu";
}

/// Inverse of `name_of`; nothing when the name is unknown.
[[nodiscard]] std::optional<DeviceKind> parse_device_kind(std::string_view name);

/// One device of this machine.
struct Device {
  DeviceKind kind = DeviceKind::cpu;
  int index = 0;  ///< among those of its kind; always 0 for the CPU
  friend bool operator==(const Device&, const Device&) = default;
};

/// "cpu", "cuda:1".
[[nodiscard]] std::string to_text(Device device);
/// Inverse of `to_text`; "cuda" is "cuda:0". Nothing when the text names no device.
[[nodiscard]] std::optional<Device> parse_device(std::string_view text);

/// What the units of a device can do at best by its data sheet, per second; 0 where unknown. A
/// fused multiply-add counts as two FLOPs.
struct PeakRates {
  double clock_hz = 0;  ///< that all others are at
  double fp32_flops = 0;
  double fp64_flops = 0;
  double matrix_flops = 0;  ///< dense, of half-precision inputs
  double exponentials = 0;  ///< of the special-function units
  double instructions = 0;  ///< of warps, issued
  double shared_bytes = 0;  ///< read from shared memory
  double l1_bytes = 0;      ///< read from L1
};

/// What a kernel may ask about the device before it accepts a problem, and when it prepares.
struct DeviceTraits {
  DeviceKind kind = DeviceKind::cpu;
  std::string name = {};
  int compute_capability = 0;               ///< 10 * major + minor (90 on Hopper); 0 on a CPU
  int processors = 1;                       ///< SMs, or the CPU threads a kernel may use
  std::int64_t cache_bytes = 0;             ///< last-level cache: L2 of a GPU, L3 of a CPU
  std::int64_t memory_bytes = 0;            ///< device memory
  std::int64_t on_chip_bytes = 0;           ///< registers, shared memory and caches together
  std::int64_t shared_bytes_per_block = 0;  ///< largest opt-in shared memory of a thread block
  PeakRates peak = {};
};

}  // namespace roofmax
