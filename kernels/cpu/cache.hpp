#pragma once

#include <cstdint>

namespace roofmax::cpu {

/// Bytes of the largest cache that the first processor can reach, as the kernel lists it, else as
/// the C library does; 0 when neither tells. (The C library may count the caches of a whole package
/// of which this processor reaches one.) Asked once.
[[nodiscard]] std::int64_t last_level_cache_bytes();

}  // namespace roofmax::cpu
