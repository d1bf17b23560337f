// What the units of a device do, beside what they could.

#include "harness/cli/rates_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "harness/cli/format.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

/// In which words people read the rate of a unit.
struct RateWords {
  const char* unit;
  double factor;
  const char* words;
};
constexpr std::array<RateWords, 6> kRateWords{{{"fp32_fma", 1e12, "TFMA/s"},
                                               {"exp", 1e9, "Gexp/s"},
                                               {"issue", 1e9, "Ginst/s"},
                                               {"shared", 1e12, "TB/s"},
                                               {"l1", 1e12, "TB/s"},
                                               {"l2", 1e12, "TB/s"}}};

std::string format_rate(const std::string& unit, double per_s) {
  for (const RateWords& each : kRateWords) {
    if (each.unit == unit) return format_number(per_s / each.factor) + ' ' + each.words;
  }
  return fmt::format("{:.4g}/s", per_s);
}

/// " at 1980 MHz" where the clock is known.
std::string at_clock(const json& header) {
  const json::json_pointer clock("/device/clock_mhz_max");
  if (!header.contains(clock) || !header.at(clock).is_number()) return "";
  return fmt::format(" at {:.0f} MHz", header.at(clock).get<double>());
}

}  // namespace

void print_rates(const json& header, std::ostream& out) {
  const auto rates = header.find("rates");
  if (rates == header.end() || !rates->is_array()) return;
  if (rates->empty()) {
    out << "Rates of single units are measured on GPUs only\n";
    return;
  }
  using Row = std::array<std::string, 5>;
  std::vector<Row> rows{{"unit", "measured", "peak", "share", "kernel"}};
  for (const json& rate : *rates) {
    const auto unit = rate.at("unit").get<std::string>();
    const double per_s = rate.at("per_s");
    const bool is_disturbed = !rate.value("flags", json::array()).empty();
    Row row{unit, format_rate(unit, per_s), "-", "-",
            rate.at("kernel").get<std::string>() + (is_disturbed ? " !" : "")};
    if (const json peak = rate.value("peak_per_s", json()); peak.is_number()) {
      row[2] = format_rate(unit, peak.get<double>());
      row[3] = format_share(per_s / peak.get<double>());
    }
    rows.push_back(std::move(row));
  }
  out << "Rates of the units of all SMs, beside their peak" << at_clock(header) << '\n';
  Row::size_type last = rows.front().size() - 1;
  for (const Row& row : rows) {
    for (Row::size_type column = 0; column < last; ++column) {
      std::size_t width = 0;
      for (const Row& each : rows) width = std::max(width, each[column].size());
      out << fmt::format("{:<{}}  ", row[column], width);
    }
    out << row[last] << '\n';
  }
}

}  // namespace roofmax::cli
