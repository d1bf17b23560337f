#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace roofmax::cpu {

/// Whether this processor has an instruction that takes single lines out of its caches.
[[nodiscard]] bool can_evict();

/// Takes memory out of all caches, also those of other cores, and writes back what was changed in
/// it. Only where `can_evict()`.
void evict(const std::byte* begin, std::int64_t bytes);

/// What records say of how a sample's caches are brought into a known state: "eviction", or
/// "reading" of more than they hold.
[[nodiscard]] inline std::string_view how_caches_are_cleared() {
  return can_evict() ? "eviction" : "reading";
}

}  // namespace roofmax::cpu
