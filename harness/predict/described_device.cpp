#include "harness/predict/described_device.hpp"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace roofmax::predict {
namespace {

using nlohmann::json;

constexpr const char* kCure = "measure it with 'roofmax roof --device cuda --out FILE'";

/// A number above 0 and no larger than `most`.
double positive(const json& header, const char* path, double most) {
  const json::json_pointer pointer(path);
  const bool is_number = header.contains(pointer) && header.at(pointer).is_number();
  const double value = is_number ? header.at(pointer).get<double>() : 0;
  if (std::isfinite(value) && value > 0 && value <= most) return value;
  throw std::runtime_error(
      is_number ? fmt::format("{} of its header is {}: {}", path, header.at(pointer).dump(), kCure)
                : fmt::format("its header has no {}: {}", path, kCure));
}

std::int64_t whole(const json& header, const char* path, double most) {
  const double value = positive(header, path, most);
  if (value == std::floor(value)) return static_cast<std::int64_t>(value);
  throw std::runtime_error(fmt::format("{} of its header is {}: {}", path, value, kCure));
}

}  // namespace

DescribedDevice described_device(const json& header) {
  constexpr double kMostProcessors = 1e5;
  constexpr double kMostMegahertz = 1e5;
  constexpr double kMostBytes = 1e15;
  constexpr double kMega = 1e6;
  constexpr std::int64_t kRegisterBytes = 4;
  const json none = json::object();
  const json& device = header.contains("device") ? header["device"] : none;
  if (device.value("kind", "") != name_of(DeviceKind::cuda)) {
    throw std::runtime_error("its device is no GPU, and only times of GPUs are predicted");
  }
  const auto capability =
      static_cast<int>(whole(header, "/device/compute_capability", kMostProcessors));
  const Processor* const processor = find_processor_of(capability);
  if (processor == nullptr) {
    throw std::runtime_error(
        fmt::format("compute capability {}.{}: not known", capability / 10, capability % 10));
  }
  if (!header.contains("ceilings") || !header["ceilings"].is_array()) {
    throw std::runtime_error(fmt::format("its header has no ceilings: {}", kCure));
  }
  DescribedDevice described;
  described.processor = *processor;
  described.clock_hz = kMega * positive(header, "/device/clock_mhz_max", kMostMegahertz);
  DeviceTraits& traits = described.traits;
  traits.kind = DeviceKind::cuda;
  traits.name = device.value("name", "");
  traits.compute_capability = capability;
  traits.processors = static_cast<int>(whole(header, "/device/processors", kMostProcessors));
  traits.cache_bytes = whole(header, "/device/cache_bytes", kMostBytes);
  traits.memory_bytes = whole(header, "/device/memory_bytes", kMostBytes);
  traits.on_chip_bytes =
      traits.cache_bytes +
      traits.processors * (kRegisterBytes * processor->registers + processor->shared_bytes);
  traits.shared_bytes_per_block = processor->shared_bytes_of_block;
  described.moving = MovingTimes(header["ceilings"], traits.cache_bytes);
  return described;
}

}  // namespace roofmax::predict
