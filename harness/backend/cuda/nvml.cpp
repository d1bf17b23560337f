#include "harness/backend/cuda/nvml.hpp"

#include <dlfcn.h>

#include <array>
#include <fstream>

namespace roofmax::cuda {
namespace {

// From NVML's stable C interface; declared here because its header comes with another package.
constexpr int kSuccess = 0;
constexpr unsigned kClockSm = 1;
constexpr unsigned kClockMemory = 2;
constexpr unsigned kTemperatureOfGpu = 0;
constexpr unsigned kThresholdOfSlowdown = 1;

struct Utilisation {
  unsigned gpu_percent;
  unsigned memory_percent;
};

/// The second and third version of nvmlProcessInfo_t.
struct ProcessInfo {
  unsigned pid;
  unsigned long long memory_bytes;
  unsigned gpu_instance;
  unsigned compute_instance;
};

/// NVML's "not available".
constexpr unsigned long long kUnknownBytes = ~0ULL;

/// The name of a process; empty if it cannot be seen from here.
std::string name_of_process(unsigned pid) {
  std::string name;
  std::ifstream file("/proc/" + std::to_string(pid) + "/comm");
  std::getline(file, name);
  return name;
}

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

std::vector<DeviceHealth::Process> Nvml::compute_processes() const {
  using Query = int(void*, unsigned*, ProcessInfo*);
  auto* query = symbol<Query>(library_, "nvmlDeviceGetComputeRunningProcesses_v3");
  if (query == nullptr) {
    query = symbol<Query>(library_, "nvmlDeviceGetComputeRunningProcesses_v2");
  }
  constexpr unsigned kMost = 64;
  std::array<ProcessInfo, kMost> infos{};
  unsigned count = kMost;
  if (device_ == nullptr || query == nullptr || query(device_, &count, infos.data()) != kSuccess) {
    return {};
  }
  std::vector<DeviceHealth::Process> processes;
  for (unsigned i = 0; i < count; ++i) {
    const ProcessInfo& info = infos[i];
    const bool is_known = info.memory_bytes != kUnknownBytes;
    processes.push_back({info.pid, name_of_process(info.pid),
                         is_known ? static_cast<std::int64_t>(info.memory_bytes) : 0});
  }
  return processes;
}

std::optional<double> Nvml::utilisation() const {
  auto* const query = symbol<int(void*, Utilisation*)>(library_, "nvmlDeviceGetUtilizationRates");
  Utilisation found{};
  if (device_ == nullptr || query == nullptr || query(device_, &found) != kSuccess) return {};
  constexpr double kPercent = 0.01;
  return found.gpu_percent * kPercent;
}

std::optional<std::uint64_t> Nvml::throttle_reasons() const {
  using Query = int(void*, unsigned long long*);
  auto* query = symbol<Query>(library_, "nvmlDeviceGetCurrentClocksEventReasons");
  if (query == nullptr) {  // as drivers before 535 call it
    query = symbol<Query>(library_, "nvmlDeviceGetCurrentClocksThrottleReasons");
  }
  unsigned long long reasons = 0;
  if (device_ == nullptr || query == nullptr || query(device_, &reasons) != kSuccess) return {};
  return reasons;
}

std::optional<double> Nvml::temperature_c() const {
  auto* const query = symbol<int(void*, unsigned, unsigned*)>(library_, "nvmlDeviceGetTemperature");
  unsigned celsius = 0;
  if (device_ == nullptr || query == nullptr ||
      query(device_, kTemperatureOfGpu, &celsius) != kSuccess) {
    return {};
  }
  return celsius;
}

std::optional<double> Nvml::slowdown_temperature_c() const {
  auto* const query =
      symbol<int(void*, unsigned, unsigned*)>(library_, "nvmlDeviceGetTemperatureThreshold");
  unsigned celsius = 0;
  if (device_ == nullptr || query == nullptr ||
      query(device_, kThresholdOfSlowdown, &celsius) != kSuccess) {
    return {};
  }
  return celsius;
}

}  // namespace roofmax::cuda
