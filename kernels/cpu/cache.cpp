// The size of the last-level cache.

#include "kernels/cpu/cache.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <string>

namespace roofmax::cpu {
namespace {

std::int64_t ask() {
  std::int64_t largest = 0;
  const std::string folder = "/sys/devices/system/cpu/cpu0/cache/index";
  for (int index = 0;; ++index) {
    std::ifstream file(folder + std::to_string(index) + "/size");
    std::int64_t size = 0;
    if (!(file >> size)) break;
    char unit = 0;
    file >> unit;
    largest = std::max(largest, size << (unit == 'K' ? 10 : unit == 'M' ? 20 : 0));
  }
  if (largest > 0) return largest;
#if defined(_SC_LEVEL3_CACHE_SIZE)
  for (const int level : {_SC_LEVEL3_CACHE_SIZE, _SC_LEVEL2_CACHE_SIZE}) {
    largest = std::max(largest, static_cast<std::int64_t>(sysconf(level)));
  }
#endif
  return largest;
}

}  // namespace

std::int64_t last_level_cache_bytes() {
  static const std::int64_t bytes = ask();
  return bytes;
}

}  // namespace roofmax::cpu
