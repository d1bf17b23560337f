// The size of the last-level caches.

#include "kernels/cpu/cache.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>

namespace roofmax::cpu {
namespace {

/// The first word of a file; empty when it cannot be read.
std::string word_in(const std::string& path) {
  std::ifstream file(path);
  std::string word;
  file >> word;
  return word;
}

std::int64_t bytes_of(const std::string& size) {
  if (size.empty()) return 0;
  const std::int64_t factor = size.back() == 'K' ? 1 << 10 : size.back() == 'M' ? 1 << 20 : 1;
  return std::strtoll(size.c_str(), nullptr, 10) * factor;
}

/// The last-level caches of all processors together, for the threads of a kernel fill all of them.
/// One that several processors share counts once.
std::int64_t ask() {
  std::map<std::string, std::int64_t> bytes_by_sharers;
  for (int processor = 0;; ++processor) {
    const std::string folder =
        "/sys/devices/system/cpu/cpu" + std::to_string(processor) + "/cache/index";
    std::string sharers;
    std::int64_t largest = 0;
    for (int index = 0;; ++index) {
      const std::string cache = folder + std::to_string(index);
      const std::int64_t bytes = bytes_of(word_in(cache + "/size"));
      if (bytes == 0) break;
      if (bytes < largest) continue;
      largest = bytes;
      sharers = word_in(cache + "/shared_cpu_list");
    }
    if (largest == 0) break;
    bytes_by_sharers[sharers] = largest;
  }
  std::int64_t total = 0;
  for (const auto& [sharers, bytes] : bytes_by_sharers) total += bytes;
  if (total > 0) return total;
#if defined(_SC_LEVEL3_CACHE_SIZE)
  for (const int level : {_SC_LEVEL3_CACHE_SIZE, _SC_LEVEL2_CACHE_SIZE}) {
    total = std::max(total, static_cast<std::int64_t>(sysconf(level)));
  }
#endif
  return total;
}

}  // namespace

std::int64_t last_level_cache_bytes() {
  static const std::int64_t bytes = ask();
  return bytes;
}

}  // namespace roofmax::cpu
