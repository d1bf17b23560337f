#pragma once

#include <cstdint>

namespace roofmax::cpu {

/// Bytes of all last-level caches together, as Linux lists them, else of one as the C library gives
/// it; 0 when neither does. Asked once.
[[nodiscard]] std::int64_t last_level_cache_bytes();

}  // namespace roofmax::cpu
