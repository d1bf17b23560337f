// Finds and reads scenario files. Every error names file, line, key, value and the fix.

#include "harness/measure/scenario.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <stdexcept>

#include "harness/measure/data_folder.hpp"
#include "harness/measure/grid_reader.hpp"
#include "harness/measure/published_check.hpp"
#include "harness/record/record.hpp"
#include "harness/record/text_file.hpp"

namespace roofmax {
namespace {

namespace fs = std::filesystem;

constexpr const char* kExtension = ".yaml";

/// The fewest samples with which the stopping rule can settle a row.
constexpr std::size_t kFewestSamplesKept = 30;

fs::path scenario_folder() { return data_folder("scenarios", "ROOFMAX_SCENARIOS"); }

/// A file, and its name in messages and records (never an absolute path of ours).
struct Source {
  std::string file;
  std::string label;
};

Source locate(const std::string& name_or_path) {
  const bool is_name =
      name_or_path.find('/') == std::string::npos && !fs::is_regular_file(name_or_path);
  if (is_name) {
    const std::string stem = fs::path(name_or_path).extension() == kExtension
                                 ? fs::path(name_or_path).stem().string()
                                 : name_or_path;
    const fs::path file = scenario_folder() / (stem + kExtension);
    if (fs::exists(file)) return {file.string(), "scenarios/" + stem + kExtension};
    const std::vector<std::string> names = scenario_names();
    const std::string hint = did_you_mean(stem, names);
    throw std::runtime_error(fmt::format(
        "there is no scenario '{}': {}{}name one of: {}; or give the path of a YAML file",
        name_or_path, hint, hint.empty() ? "" : " ", names.empty() ? "(none found)" : join(names)));
  }
  if (!fs::exists(name_or_path)) {
    throw std::runtime_error(
        fmt::format("{}: there is no such file: check the path, or name a scenario: {}",
                    name_or_path, join(scenario_names())));
  }
  return {name_or_path, name_or_path};
}

/// Devices of the grids that have no kernels of their own; empty if one of them is for all.
std::vector<DeviceKind> devices_without_kernels(const Scenario& scenario) {
  std::vector<DeviceKind> devices;
  for (const Grid& grid : scenario.grids) {
    if (!grid.kernels.empty()) continue;
    if (grid.devices.empty()) return {};
    devices.insert(devices.end(), grid.devices.begin(), grid.devices.end());
  }
  return devices;
}

Scenario read_document(const YamlReader& reader, const YAML::Node& root) {
  if (!root.IsMap()) {
    reader.fail(root, "is not a scenario: write 'scenario: NAME' and the other keys");
  }
  const auto members =
      reader.members(root, {"scenario", "summary", "operation", "source", "kernels", "caches",
                            "budget_s", "samples", "grids", "published"});
  const auto find = [&](const std::string& key) {
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const auto& member) { return member.first == key; });
    return found == members.end() ? nullptr : &found->second;
  };
  for (const char* const key : {"scenario", "summary", "operation", "grids"}) {
    if (find(key) == nullptr) reader.fail(root, fmt::format("key '{}' is missing: add it", key));
  }

  Scenario scenario;
  scenario.name = reader.text("scenario", *find("scenario"));
  const bool is_plain = std::all_of(scenario.name.begin(), scenario.name.end(), [](char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '-';
  });
  if (!is_plain) {
    reader.fail_value("scenario", *find("scenario"), "is not a valid name",
                      "use letters, digits, '_' and '-' (it becomes part of file names)");
  }
  scenario.summary = reader.text("summary", *find("summary"));
  if (find("source") != nullptr) (void)reader.text("source", *find("source"));

  scenario.operation = &reader.operation("operation", *find("operation"));
  const YAML::Node* const kernels = find("kernels");
  if (kernels != nullptr) scenario.kernels = reader.words("kernels", *kernels);
  if (const YAML::Node* const node = find("caches")) {
    scenario.caches = read_caches(reader, *node);
  }
  if (const YAML::Node* const node = find("budget_s")) {
    scenario.budget_s = reader.number<double>("budget_s", *node, 0.001, 3600, "seconds");
  }
  if (const YAML::Node* const node = find("samples")) {
    scenario.samples = reader.number<std::size_t>("samples", *node, kFewestSamplesKept, kMaxSamples,
                                                  "a whole number");
  }
  if (const YAML::Node* const node = find("published")) {
    scenario.published = reader.to_json(*node);
    check_published(reader, *node, *scenario.operation);
  }

  read_grids(reader, *find("grids"), scenario);
  if (kernels != nullptr) {
    (void)read_kernels(reader, *kernels, *scenario.operation, devices_without_kernels(scenario));
  }
  return scenario;
}

}  // namespace

std::vector<std::string> scenario_names() {
  std::vector<std::string> names;
  std::error_code no_folder;
  for (const auto& entry : fs::directory_iterator(scenario_folder(), no_folder)) {
    if (entry.path().extension() == kExtension) names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string scenario_file(const std::string& name_or_path) {
  return fs::absolute(locate(name_or_path).file).string();
}

Scenario read_scenario(const std::string& name_or_path) {
  const Source source = locate(name_or_path);
  const std::string text = read_text_file(source.file);
  std::vector<YAML::Node> documents;
  try {
    documents = YAML::LoadAll(text);
  } catch (const YAML::Exception& error) {
    throw std::runtime_error(
        fmt::format("{}:{}: is not YAML ({}): check indentation, brackets and quotes (a pattern "
                    "that begins with '*' needs them)",
                    source.label, error.mark.line + 1, error.msg));
  }
  if (documents.empty() || (documents.size() == 1 && documents.front().IsNull())) {
    throw std::runtime_error(
        fmt::format("{}:1: is empty: write 'scenario: NAME' and the other keys", source.label));
  }
  if (documents.size() > 1) {
    throw std::runtime_error(fmt::format("{}: holds {} documents: keep one scenario a file",
                                         source.label, documents.size()));
  }
  Scenario scenario = read_document(YamlReader(source.label), documents.front());
  const fs::path path(source.label);
  scenario.path = path.is_absolute() ? path.filename().string() : source.label;
  return scenario;
}

}  // namespace roofmax
