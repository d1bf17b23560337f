// What disturbs a machine, and whether its figures can be believed.

#include "harness/cli/doctor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <vector>

#include "harness/measure/disturbances.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

constexpr const char* kTooDisturbed = "too disturbed to be believed";

struct DisturbedCeilings {
  std::size_t disturbed = 0;
  std::size_t total = 0;
  std::map<std::string, int> flags;
  [[nodiscard]] bool is_severe() const {
    return static_cast<double>(disturbed) > limits::kCeilingsSevere * static_cast<double>(total);
  }
};

DisturbedCeilings disturbed_ceilings(const json& header) {
  DisturbedCeilings found;
  for (const char* const list : {"ceilings", "rates"}) {
    for (const json& ceiling : header.value(list, json::array())) {
      ++found.total;
      const json flags = ceiling.value("flags", json::array());
      found.disturbed += flags.empty() ? 0 : 1;
      for (const json& flag : flags) ++found.flags[flag.get<std::string>()];
    }
  }
  return found;
}

std::vector<std::string> severe_ones(const json& header) {
  std::vector<std::string> severe;
  for (const json& each : header.value("disturbances", json::array())) {
    if (!each.at("severe").get<bool>()) continue;
    std::string words = each.at("what");
    std::replace(words.begin(), words.end(), '_', ' ');
    if (std::find(severe.begin(), severe.end(), words) == severe.end()) severe.push_back(words);
  }
  const DisturbedCeilings ceilings = disturbed_ceilings(header);
  if (ceilings.is_severe()) {
    severe.push_back(fmt::format("{} of {} ceilings disturbed (severe from {:g}%)",
                                 ceilings.disturbed, ceilings.total,
                                 100 * limits::kCeilingsSevere));
  }
  return severe;
}

}  // namespace

std::string describe_disturbed_ceilings(const json& header) {
  const DisturbedCeilings ceilings = disturbed_ceilings(header);
  if (ceilings.disturbed == 0) return {};
  std::vector<std::string> flags;
  for (const auto& [flag, count] : ceilings.flags)
    flags.push_back(fmt::format("{} {}", flag, count));
  return fmt::format("!: {} of {} were disturbed ({}), also when measured again, and are too low",
                     ceilings.disturbed, ceilings.total, fmt::join(flags, ", "));
}

std::string verdict_of(const json& header) {
  const std::vector<std::string> severe = severe_ones(header);
  if (!severe.empty()) return fmt::format("{}: {}", kTooDisturbed, fmt::join(severe, ", "));
  const bool is_silent = header.value("disturbances", json::array()).empty() &&
                         disturbed_ceilings(header).disturbed == 0;
  return is_silent ? "nothing that disturbs this machine was found"
                   : "nothing severe was found; see what is said above";
}

void print_doctor(const json& header, std::ostream& out, const Terminal& terminal) {
  for (const json& each : header.value("disturbances", json::array())) {
    const bool is_severe = each.at("severe").get<bool>();
    out << styled(fmt::format("{}: {}: {}", is_severe ? "severe" : "note",
                              each.at("finding").get<std::string>(),
                              each.at("cure").get<std::string>()),
                  is_severe ? Look::bad : Look::warning, terminal)
        << '\n';
  }
  const bool is_believable = severe_ones(header).empty();
  out << styled("verdict: " + verdict_of(header), is_believable ? Look::good : Look::bad, terminal)
      << '\n';
}

}  // namespace roofmax::cli
