#include "harness/backend/cuda/nvml.hpp"

#include <dlfcn.h>

#include <array>

namespace roofmax::cuda {
namespace {

// From NVML's stable C interface; declared here because its header comes with another package.
constexpr int kSuccess = 0;
constexpr unsigned kClockSm = 1;
constexpr unsigned kClockMemory = 2;

template <typename Signature>
Signature* symbol(void* library, const char* name) {
  return library == nullptr ? nullptr : reinterpret_cast<Signature*>(dlsym(library, name));
}

std::optional<double> clock(void* library, void* device, const char* name, unsigned kind) {
  auto* const query = symbol<int(void*, unsigned, unsigned*)>(library, name);
  unsigned mhz = 0;
  if (device == nullptr || query == nullptr || query(device, kind, &mhz) != kSuccess) return {};
  return mhz;
}

}  // namespace

// The library stays open for the life of the process: closing it gains nothing.
Nvml::Nvml(const std::string& pci_bus_id) : library_(dlopen("libnvidia-ml.so.1", RTLD_NOW)) {
  auto* const init = symbol<int()>(library_, "nvmlInit_v2");
  auto* const find = symbol<int(const char*, void**)>(library_, "nvmlDeviceGetHandleByPciBusId_v2");
  if (init == nullptr || find == nullptr || init() != kSuccess) return;
  void* device = nullptr;
  if (find(pci_bus_id.c_str(), &device) == kSuccess) device_ = device;
}

std::optional<double> Nvml::sm_clock_mhz() const {
  return clock(library_, device_, "nvmlDeviceGetClockInfo", kClockSm);
}

std::optional<double> Nvml::sm_clock_max_mhz() const {
  return clock(library_, device_, "nvmlDeviceGetMaxClockInfo", kClockSm);
}

std::optional<double> Nvml::memory_clock_mhz() const {
  return clock(library_, device_, "nvmlDeviceGetMaxClockInfo", kClockMemory);
}

std::optional<std::string> Nvml::driver_version() const {
  auto* const query = symbol<int(char*, unsigned)>(library_, "nvmlSystemGetDriverVersion");
  std::array<char, 96> text{};
  if (query == nullptr || query(text.data(), text.size()) != kSuccess) return {};
  return std::string(text.data());
}

std::optional<bool> Nvml::mig() const {
  auto* const query = symbol<int(void*, unsigned*, unsigned*)>(library_, "nvmlDeviceGetMigMode");
  unsigned current = 0;
  unsigned pending = 0;
  if (device_ == nullptr || query == nullptr || query(device_, &current, &pending) != kSuccess) {
    return {};
  }
  return current != 0;
}

}  // namespace roofmax::cuda
