// Reads the grids of a scenario.

#include "harness/measure/grid_reader.hpp"

#include <algorithm>
#include <map>

#include "harness/record/words.hpp"
#include "kernels/choice/choice.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

template <typename Word>
bool overlap(const std::vector<Word>& a, const std::vector<Word>& b) {
  return std::any_of(a.begin(), a.end(),
                     [&](Word word) { return std::find(b.begin(), b.end(), word) != b.end(); });
}

/// Whether a problem of both grids would be asked for twice.
bool ask_for_the_same(const Grid& a, const Grid& b, const Scenario& scenario) {
  const auto caches = [&](const Grid& grid) {
    return grid.caches.empty() ? scenario.caches : grid.caches;
  };
  const auto kernels = [&](const Grid& grid) {
    return grid.kernels.empty() ? scenario.kernels : grid.kernels;
  };
  const bool share_a_device =
      a.devices.empty() || b.devices.empty() || overlap(a.devices, b.devices);
  return share_a_device && overlap(caches(a), caches(b)) && kernels(a) == kernels(b);
}

Grid read_grid(const YamlReader& reader, const YAML::Node& node, const Operation& of_scenario) {
  if (!node.IsMap()) {
    reader.fail_value(
        "grids", node, "is not a grid",
        fmt::format("write axes and their values, as in {{dtypes: [{}], {}: ...}}",
                    to_text(of_scenario.dtypes.front()), of_scenario.axes.front().name));
  }
  const YAML::Node named = node["operation"];
  const Operation& operation = named ? reader.operation("operation", named) : of_scenario;
  std::vector<std::string> known = {"operation", "dtypes", "devices", "kernels", "caches"};
  for (const Axis& axis : operation.axes) known.push_back(axis.name);
  std::vector<std::string> spellings;
  for (const DtypePair& pair : operation.dtypes) spellings.push_back(to_text(pair));
  // What is written need not be said where what is read decides it.
  const auto dtypes_of_operation = [&](std::string_view word) -> std::optional<DtypePair> {
    const auto pair = parse_dtypes(word);
    const auto& all = operation.dtypes;
    if (!pair || std::find(all.begin(), all.end(), *pair) != all.end()) return pair;
    const auto reads_the_same = [&](const DtypePair& other) { return other.in == pair->in; };
    const bool is_decided = word.find("->") == std::string_view::npos &&
                            std::count_if(all.begin(), all.end(), reads_the_same) == 1;
    if (!is_decided) return std::nullopt;
    return *std::find_if(all.begin(), all.end(), reads_the_same);
  };

  Grid grid;
  grid.operation = &operation;
  for (const auto& [key, value] : reader.members(node, known)) {
    if (key == "dtypes") {
      grid.dtypes = reader.parsed(key, value, spellings, dtypes_of_operation);
    } else if (key == "devices") {
      grid.devices = reader.parsed(
          key, value,
          {std::string(name_of(DeviceKind::cpu)), std::string(name_of(DeviceKind::cuda))},
          parse_device_kind);
    } else if (key == "caches") {
      grid.caches = read_caches(reader, value);
    } else if (key != "kernels" && key != "operation") {
      grid.axes.emplace_back(key, reader.words(key, value));
    }
  }
  if (grid.dtypes.empty()) {
    reader.fail(node, "key 'dtypes' is missing in this grid: name one of: " + join(spellings));
  }
  if (const YAML::Node kernels = node["kernels"]) {
    grid.kernels = read_kernels(reader, kernels, operation, grid.devices);
  } else if (&operation != &of_scenario) {
    grid.kernels = {"*"};  // the scenario's are of its own operation
  }
  return grid;
}

/// The grid's problems; an axis out of its domain is reported where its value stands.
std::vector<Problem> checked_problems(const YamlReader& reader, const YAML::Node& node,
                                      const Grid& grid, const Operation& operation) {
  try {
    return problems_of(grid, operation);
  } catch (const ProblemError& error) {
    reader.fail_axis(node, error);
  }
}

}  // namespace

std::vector<Cache> read_caches(const YamlReader& reader, const YAML::Node& value) {
  return reader.parsed("caches", value,
                       {std::string(name_of(Cache::cold)), std::string(name_of(Cache::hot))},
                       parse_cache);
}

std::vector<std::string> read_kernels(const YamlReader& reader, const YAML::Node& value,
                                      const Operation& operation,
                                      const std::vector<DeviceKind>& devices) {
  const std::vector<std::string> patterns = reader.words("kernels", value);
  std::vector<const Kernel*> of_operation;
  std::vector<std::string> names;
  for (const Kernel* kernel : kernels()) {
    if (kernel->operation != operation.name) continue;
    of_operation.push_back(kernel);
    if (names.empty() || names.back() != kernel->name) names.push_back(kernel->name);
  }
  std::vector<std::string> unmatched;
  for (const std::string& pattern : patterns) {
    if (pattern == kAutoKernel) continue;
    if (std::none_of(of_operation.begin(), of_operation.end(),
                     [&](const Kernel* kernel) { return selects(pattern, *kernel); })) {
      unmatched.push_back(pattern);
    }
  }
  // In a build without CUDA a pattern can name a kernel that is not there.
  const bool has_cuda =
      std::any_of(of_operation.begin(), of_operation.end(),
                  [](const Kernel* kernel) { return kernel->device == DeviceKind::cuda; });
  const bool is_for_cpu = devices.empty() || std::find(devices.begin(), devices.end(),
                                                       DeviceKind::cpu) != devices.end();
  const bool is_excused = !has_cuda && (unmatched.size() < patterns.size() || !is_for_cpu);
  if (unmatched.empty() || is_excused) return patterns;
  const std::string& first = unmatched.front();
  const std::string hint = did_you_mean(first.substr(0, first.find('@')), names);
  reader.fail_value(
      "kernels", YamlReader::element(value, first),
      fmt::format("matches no kernel of {}", operation.name),
      fmt::format("{}{}the kernels are: {}; tunings are matched with '@', as in '*@*'{}", hint,
                  hint.empty() ? "" : " ", join(names),
                  has_cuda ? "" : " (this build has no CUDA kernels)"));
}

void read_grids(const YamlReader& reader, const YAML::Node& grids, Scenario& scenario) {
  if (!grids.IsSequence() || grids.size() == 0) {
    reader.fail_value("grids", grids, "is not a list of grids",
                      "begin each grid with '- dtypes: [...]'");
  }
  struct Origin {
    Problem problem;
    const Grid* grid;
    int line;
  };
  std::map<std::string, std::vector<Origin>> seen;
  scenario.grids.reserve(grids.size());  // `seen` points to them
  for (const YAML::Node& node : grids) {
    const Grid& grid = scenario.grids.emplace_back(read_grid(reader, node, *scenario.operation));
    for (Problem& problem : checked_problems(reader, node, grid, operation_of(grid, scenario))) {
      const std::string label = describe(problem);
      for (const Origin& other : seen[label]) {
        if (other.problem == problem && ask_for_the_same(*other.grid, grid, scenario)) {
          reader.fail(node, fmt::format("key 'grids': value '{}' is also in the grid of line {}: "
                                        "remove it from one of them",
                                        label, other.line));
        }
      }
      seen[label].push_back({std::move(problem), &grid, YamlReader::line_of(node)});
    }
  }
}

}  // namespace roofmax
