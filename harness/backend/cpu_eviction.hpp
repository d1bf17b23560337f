#pragma once

#include <cstddef>
#include <cstdint>

namespace roofmax::cpu {

/// Whether this processor has an instruction that takes single lines out of its caches.
[[nodiscard]] bool can_evict();

/// Takes memory out of all caches, also those of other cores, and writes back what was changed in
/// it. Only where `can_evict()`.
void evict(const std::byte* begin, std::int64_t bytes);

}  // namespace roofmax::cpu
