// Traits of this machine's devices for users of the library.

#include <omp.h>
#include <unistd.h>

#include <stdexcept>

#include "kernels/cpu/cache.hpp"
#include "kernels/device/traits.hpp"
#include "roofmax/plan.hpp"

namespace roofmax {

DeviceTraits device_traits(Device device) {
  if (device.kind == DeviceKind::cuda) return device::cuda_traits(device.index);
  if (device.index != 0) {
    throw std::runtime_error("there is no cpu:" + std::to_string(device.index) + "; use cpu");
  }
  const std::int64_t cache_bytes = cpu::last_level_cache_bytes();
  return {
      .kind = DeviceKind::cpu,
      .name = "CPU",
      .processors = omp_get_max_threads(),
      .cache_bytes = cache_bytes,
      .memory_bytes = static_cast<std::int64_t>(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE),
      .on_chip_bytes = cache_bytes};
}

}  // namespace roofmax
