// Numbers, sizes and shapes in the words of the tables.

#include "harness/cli/format.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include "harness/record/words.hpp"

namespace roofmax::cli {
namespace {

struct Unit {
  double factor;
  const char* name;
};

}  // namespace

std::string format_number(double value) {
  if (!std::isfinite(value)) return "-";
  const double size = std::abs(value);
  if (size == 0) return "0";
  if (size >= 999.95) return fmt::format("{:.0f}", value);
  if (size >= 99.995) return fmt::format("{:.1f}", value);
  if (size >= 9.9995) return fmt::format("{:.2f}", value);
  if (size >= 0.99995) return fmt::format("{:.3f}", value);
  // Three digits from the first that counts.
  const int decimals = 2 - static_cast<int>(std::floor(std::log10(size)));
  return fmt::format("{:.{}f}", value, decimals);
}

std::string format_time(double seconds) {
  constexpr std::array kUnits = {Unit{1, "s"}, Unit{1e-3, "ms"}, Unit{1e-6, "us"},
                                 Unit{1e-9, "ns"}};
  if (!std::isfinite(seconds)) return "-";
  for (const Unit& unit : kUnits) {
    // 999.96 ns would be printed as 1000 ns.
    if (std::abs(seconds) >= 0.99995 * unit.factor) {
      return format_number(seconds / unit.factor) + ' ' + unit.name;
    }
  }
  return format_number(seconds / kUnits.back().factor) + ' ' + kUnits.back().name;
}

std::string format_gb_per_s(double bytes_per_s) {
  constexpr double kGiga = 1e9;
  return format_number(bytes_per_s / kGiga);
}

std::string format_size(std::int64_t bytes) {
  constexpr std::array kUnits = {Unit{0x1p40, "TiB"}, Unit{0x1p30, "GiB"}, Unit{0x1p20, "MiB"},
                                 Unit{0x1p10, "KiB"}};
  const auto value = static_cast<double>(bytes);
  for (const Unit& unit : kUnits) {
    if (value >= unit.factor) return fmt::format("{:.4g} {}", value / unit.factor, unit.name);
  }
  return fmt::format("{} B", bytes);
}

std::string format_share(double share) {
  if (!std::isfinite(share)) return "-";
  const double percent = 100 * share;
  const double from_all = std::abs(percent - 100);
  const bool is_fine = percent < 9.95 || (from_all >= 0.05 && from_all < 0.5);  // 99.8% is not 100%
  return is_fine ? fmt::format("{:.1f}%", percent) : fmt::format("{:.0f}%", percent);
}

std::string format_duration(double seconds) {
  const auto whole = static_cast<std::int64_t>(std::llround(std::max(0.0, seconds)));
  const std::int64_t hours = whole / 3600;
  const std::int64_t minutes = whole / 60 % 60;
  return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, minutes, whole % 60)
                   : fmt::format("{}:{:02}", minutes, whole % 60);
}

std::string utc_now(const std::string& format) {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  return fmt::format(fmt::runtime("{:" + format + "}"), fmt::gmtime(now));
}

std::string format_shape(const Problem& problem) {
  std::vector<std::string> axes;
  for (const Problem::Coordinate& axis : problem.axes) {
    if (!axis.is_implied) axes.push_back(axis.name + '=' + to_text(axis));
  }
  return fmt::format("{}", fmt::join(axes, " "));
}

std::string format_dtype(const Problem& problem) {
  return to_text(DtypePair{problem.dtype, problem.dtype_out});
}

std::vector<std::string> told_flags(const Record& record) {
  std::vector<std::string> flags = record.flags;
  const auto has = [&](const char* flag) {
    return std::find(flags.begin(), flags.end(), flag) != flags.end();
  };
  if (has(kFewSamples) || has(kWide)) std::erase(flags, kNoisy);
  return flags;
}

}  // namespace roofmax::cli
