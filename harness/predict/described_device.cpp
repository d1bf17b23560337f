#include "harness/predict/described_device.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

namespace roofmax::predict {
namespace {

using nlohmann::json;

template <typename Value>
Value field(const json& header, const char* path) {
  const json::json_pointer pointer(path);
  if (!header.contains(pointer) || !header.at(pointer).is_number()) {
    throw std::runtime_error(fmt::format("the header lacks {}", path));
  }
  return header.at(pointer).get<Value>();
}

}  // namespace

DescribedDevice described_device(const json& header) {
  const json none = json::object();
  const json& device = header.contains("device") ? header["device"] : none;
  if (device.value("kind", "") != name_of(DeviceKind::cuda)) {
    throw std::runtime_error("its device is no GPU, and only times of GPUs are predicted");
  }
  const auto capability = field<int>(header, "/device/compute_capability");
  const Processor* const processor = find_processor_of(capability);
  if (processor == nullptr) {
    throw std::runtime_error(
        fmt::format("compute capability {}.{}: not known", capability / 10, capability % 10));
  }
  if (!header.contains("ceilings")) {
    throw std::runtime_error(
        "its header has no ceilings: measure them with 'roofmax roof --device cuda --out FILE'");
  }
  constexpr double kMega = 1e6;
  constexpr std::int64_t kRegisterBytes = 4;
  DescribedDevice described{.traits = {.kind = DeviceKind::cuda,
                                       .name = device.value("name", ""),
                                       .compute_capability = capability},
                            .processor = *processor,
                            .clock_hz = kMega * field<double>(header, "/device/clock_mhz_max"),
                            .moving = MovingTimes(header["ceilings"]),
                            .fixed_cost_s = field<double>(header, "/fixed_cost_s/graph")};
  DeviceTraits& traits = described.traits;
  traits.processors = field<int>(header, "/device/processors");
  traits.cache_bytes = field<std::int64_t>(header, "/device/cache_bytes");
  traits.memory_bytes = field<std::int64_t>(header, "/device/memory_bytes");
  traits.on_chip_bytes =
      traits.cache_bytes +
      traits.processors * (kRegisterBytes * processor->registers + processor->shared_bytes);
  traits.shared_bytes_per_block = processor->shared_bytes_of_block;
  return described;
}

}  // namespace roofmax::predict
