#include "harness/measure/settings.hpp"

#include <nlohmann/json.hpp>

namespace roofmax {

nlohmann::json settings_to_json(const RunSettings& settings) {
  return {{"device", to_text(settings.device)},
          {"plugins", settings.plugins},
          {"budget_s", settings.budget_s},
          {"samples", settings.samples},
          {"seed", settings.seed},
          {"counters", settings.counters},
          {"verify_only", settings.verify_only}};
}

RunSettings settings_from_json(const nlohmann::json& json) {
  RunSettings settings;
  settings.device = parse_device(json.at("device").get<std::string>()).value();
  json.at("plugins").get_to(settings.plugins);
  json.at("budget_s").get_to(settings.budget_s);
  json.at("samples").get_to(settings.samples);
  json.at("seed").get_to(settings.seed);
  if (json.contains("counters")) json.at("counters").get_to(settings.counters);
  json.at("verify_only").get_to(settings.verify_only);
  return settings;
}

}  // namespace roofmax
