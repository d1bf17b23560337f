#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "harness/record/record.hpp"

namespace roofmax::cli {

// Numbers as people read them. Inside the program everything is in SI base units.

/// Three or four significant digits, without an exponent: "0.0123", "1.234", "87.65", "2718".
[[nodiscard]] std::string format_number(double value);
/// "12.34 us"; ns to s.
[[nodiscard]] std::string format_time(double seconds);
/// Gigabytes (1e9) per second, the number alone.
[[nodiscard]] std::string format_gb_per_s(double bytes_per_s);
/// "64 KiB", "2 GiB", "1.5 MiB".
[[nodiscard]] std::string format_size(std::int64_t bytes);
/// A share as "87%"; "4.2%" below ten.
[[nodiscard]] std::string format_share(double share);
/// "0:45", "12:03", "1:02:03".
[[nodiscard]] std::string format_duration(double seconds);

inline constexpr const char* kIso8601 = "%Y-%m-%dT%H:%M:%SZ";
/// The present moment, UTC, as a strftime format says.
[[nodiscard]] std::string utc_now(const std::string& format);

/// What `describe` says without the element types: "rows=2048 cols=4096".
[[nodiscard]] std::string format_shape(const Problem& problem);
[[nodiscard]] std::string format_dtype(const Problem& problem);

/// The flags of a row that tell something: "noisy" only repeats the two that say why.
[[nodiscard]] std::vector<std::string> told_flags(const Record& record);

}  // namespace roofmax::cli
