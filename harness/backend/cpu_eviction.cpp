// Taking memory out of the caches, line by line: x86 has CLFLUSHOPT for it since 2015 (Intel) and
// 2017 (AMD). What CLFLUSH, which is older, would do takes several times as long.

#include "harness/backend/cpu_eviction.hpp"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

namespace roofmax::cpu {

bool can_evict() {
  static const bool can = [] {
    constexpr unsigned kLeaf = 7;
    constexpr unsigned kClflushopt = 1u << 23;
    unsigned eax = 0;
    unsigned ebx = 0;
    unsigned ecx = 0;
    unsigned edx = 0;
    return __get_cpuid_count(kLeaf, 0, &eax, &ebx, &ecx, &edx) != 0 && (ebx & kClflushopt) != 0;
  }();
  return can;
}

__attribute__((target("clflushopt"))) void evict(const std::byte* begin, std::int64_t bytes) {
  constexpr std::uintptr_t kLine = 64;
  const auto first = reinterpret_cast<std::uintptr_t>(begin) / kLine * kLine;
  const auto end = reinterpret_cast<std::uintptr_t>(begin) + static_cast<std::uintptr_t>(bytes);
  for (std::uintptr_t line = first; line < end; line += kLine) {
    _mm_clflushopt(reinterpret_cast<void*>(line));
  }
  _mm_mfence();
}

}  // namespace roofmax::cpu

#else

namespace roofmax::cpu {

bool can_evict() { return false; }

void evict(const std::byte* /*begin*/, std::int64_t /*bytes*/) {}

}  // namespace roofmax::cpu

#endif
