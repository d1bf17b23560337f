#include "kernels/contract/device.hpp"

#include <charconv>

namespace roofmax {

std::optional<DeviceKind> parse_device_kind(std::string_view name) {
  for (const DeviceKind kind : {DeviceKind::cpu, DeviceKind::cuda}) {
    if (name == name_of(kind)) return kind;
  }
  return std::nullopt;
}

std::string to_text(Device device) {
  std::string text(name_of(device.kind));
  if (device.kind == DeviceKind::cuda) text += ':' + std::to_string(device.index);
  return text;
}

std::optional<Device> parse_device(std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto kind = parse_device_kind(text.substr(0, colon));
  if (!kind) return std::nullopt;
  if (colon == std::string_view::npos) return Device{*kind, 0};
  const std::string_view digits = text.substr(colon + 1);
  int index = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, index);
  const bool is_index = error == std::errc{} && stop == end && index >= 0 && digits[0] != '-';
  // The CPU is one device, without a number.
  if (!is_index || *kind == DeviceKind::cpu) return std::nullopt;
  return Device{*kind, index};
}

}  // namespace roofmax
