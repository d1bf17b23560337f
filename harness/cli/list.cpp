// `roofmax list`: what there is to measure, read from the registry.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "harness/cli/explain.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/plan.hpp"
#include "harness/measure/scenario.hpp"
#include "harness/measure/settings.hpp"
#include "harness/record/operation_json.hpp"
#include "harness/record/words.hpp"
#include "kernels/choice/choice.hpp"
#include "kernels/contract/distribution.hpp"
#include "kernels/contract/plugin.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

struct ListOptions {
  std::string operation;
  std::string device;
  std::string format = "text";
  std::optional<std::string> problem;  ///< to explain
  std::vector<std::string> plugins;
};

std::vector<const Operation*> operations_of(const ListOptions& options) {
  if (!options.operation.empty()) return {find_operation(options.operation)};
  return operations();
}

/// The tunings of one kernel, the default first.
using Rows = std::vector<const Kernel*>;

/// Behind the kernels of each operation and kind of device `auto`, which chooses among them.
std::vector<Rows> with_choosers(const std::vector<Rows>& all) {
  std::vector<Rows> found;
  for (std::size_t i = 0; i < all.size(); ++i) {
    found.push_back(all[i]);
    const Kernel& last = *all[i].front();
    const bool is_last = i + 1 == all.size() || all[i + 1].front()->operation != last.operation ||
                         all[i + 1].front()->device != last.device;
    const Kernel* const chooser =
        is_last ? auto_kernel(*find_operation(last.operation), last.device) : nullptr;
    if (chooser != nullptr) found.push_back({chooser});
  }
  return found;
}

std::vector<Rows> kernels_of(const ListOptions& options) {
  std::vector<Rows> found;
  for (const Kernel* kernel : kernels()) {
    if (!options.operation.empty() && kernel->operation != options.operation) continue;
    if (!options.device.empty() && name_of(kernel->device) != options.device) continue;
    const bool is_tuning = !found.empty() && found.back().front()->name == kernel->name &&
                           found.back().front()->operation == kernel->operation &&
                           found.back().front()->device == kernel->device;
    if (!is_tuning) found.emplace_back();
    Rows& rows = found.back();
    rows.insert(kernel->default_tuning ? rows.begin() : rows.end(), kernel);
  }
  return with_choosers(found);
}

std::vector<std::string> names_of(const std::vector<DtypePair>& dtypes) {
  std::vector<std::string> names;
  for (const DtypePair& pair : dtypes) names.push_back(to_text(pair));
  return names;
}

std::vector<std::string> tunings_of(const Rows& rows) {
  std::vector<std::string> tunings;
  for (const Kernel* row : rows) {
    if (!row->tuning.empty()) tunings.push_back(row->tuning);
  }
  return tunings;
}

/// The choices of each mode of its operation that a kernel computes.
std::map<std::string, std::vector<std::string>> served_by(const Kernel& kernel) {
  std::map<std::string, std::vector<std::string>> served;
  for (const Axis& axis : find_operation(kernel.operation)->axes) {
    if (!axis.is_mode()) continue;
    const auto named = kernel.serves.find(axis.name);
    served[axis.name] =
        named != kernel.serves.end() ? named->second : std::vector{axis.default_text()};
  }
  return served;
}

/// An operation as record headers carry it, and what only a list says of it.
json describe(const Operation& operation) {
  json fields = to_json(operation);
  fields["dtypes"] = names_of(operation.dtypes);
  fields["settings"] = json::array();
  for (const Axis& setting : operation.choice_settings) {
    fields["settings"].push_back(to_json(setting));
  }
  return fields;
}

json describe(const Rows& rows) {
  const Kernel& kernel = *rows.front();
  return {{"name", kernel.name},
          {"operation", kernel.operation},
          {"device", name_of(kernel.device)},
          {"dtypes", names_of(kernel.dtypes)},
          {"summary", kernel.summary},
          {"constraints", kernel.constraints},
          {"serves", served_by(kernel)},
          {"tunings", tunings_of(rows)},
          {"source", kernel.source}};
}

/// 0 where no kernel of the scenario's is for such a device.
std::size_t count_cases(const Scenario& scenario, DeviceKind kind) {
  PlanOptions options;
  options.device = {kind, 0};
  try {
    return plan({scenario}, options).size();
  } catch (const std::runtime_error&) {
    return 0;
  }
}

double seconds_of_case(const Scenario& scenario) {
  return scenario.budget_s.value_or(RunSettings{}.budget_s);
}

/// Cases by the kind of device, and seconds that these are sampled for; `error` in place of both
/// where the scenario cannot be read.
json describe_scenario(const std::string& name) {
  Scenario scenario;
  try {
    scenario = read_scenario(name);
  } catch (const std::exception& error) {
    return {{"name", name}, {"error", error.what()}};
  }
  json described = {{"name", name}, {"summary", scenario.summary}, {"devices", json::object()}};
  for (const DeviceKind kind : {DeviceKind::cpu, DeviceKind::cuda}) {
    const std::size_t count = count_cases(scenario, kind);
    if (count == 0) continue;
    described["devices"][std::string(name_of(kind))] = {
        {"cases", count}, {"sampling_s", seconds_of_case(scenario) * static_cast<double>(count)}};
  }
  return described;
}

json describe(const std::vector<Rows>& all, const ListOptions& options) {
  json document = {
      {"operations", json::object()}, {"kernels", json::array()}, {"distributions", json::array()}};
  for (const Operation* operation : operations_of(options)) {
    document["operations"][operation->name] = describe(*operation);
  }
  for (const Rows& rows : all) document["kernels"].push_back(describe(rows));
  for (const Distribution* one : distributions()) {
    document["distributions"].push_back({{"name", one->name}, {"summary", one->summary}});
  }
  document["scenarios"] = json::array();
  for (const std::string& name : scenario_names()) {
    document["scenarios"].push_back(describe_scenario(name));
  }
  return document;
}

void print_distributions(Session& session) {
  std::size_t width = 0;
  for (const Distribution* one : distributions()) width = std::max(width, one->name.size());
  for (const Distribution* one : distributions()) {
    session.out << fmt::format("        {:<{}}  {}\n", one->name, width, one->summary);
  }
}

/// A line for each: "mask=none  mode  what a query sees (none|causal)". Distributions, which have
/// summaries of their own, a line each below.
void print_axes(const std::string& title, const std::vector<Axis>& axes, Session& session) {
  session.out << "  " << title << " (name=default, role, meaning):\n";
  std::size_t width = 0;
  std::size_t role_width = 0;
  for (const Axis& axis : axes) {
    width = std::max(width, axis.name.size() + 1 + axis.default_text().size());
    role_width = std::max(role_width, name_of(axis.role).size());
  }
  for (const Axis& axis : axes) {
    const bool is_distribution = axis.name == distribution_axis().name;
    const std::string choices = axis.is_choice() && !is_distribution
                                    ? fmt::format(" ({})", fmt::join(axis.words(), "|"))
                                    : "";
    session.out << fmt::format("    {:<{}}  {:<{}}  {}{}\n", axis.name + "=" + axis.default_text(),
                               width, name_of(axis.role), role_width, axis.summary, choices);
    if (is_distribution) print_distributions(session);
  }
}

void print_operation(const Operation& operation, bool has_details, Session& session) {
  session.out << styled(operation.name, Look::strong, session.terminal) << ": " << operation.summary
              << "\n  " << operation.formula << '\n';
  if (has_details) {
    print_axes("axes", operation.axes, session);
    if (!operation.choice_settings.empty()) {
      print_axes("settings of --explain", operation.choice_settings, session);
    }
  } else {
    std::vector<std::string> axes;
    for (const Axis& axis : operation.axes) {
      axes.push_back(axis.is_choice()
                         ? fmt::format("{}={}", axis.name, fmt::join(axis.words(), "|"))
                         : axis.name);
    }
    session.out << fmt::format("  axes: {}\n", fmt::join(axes, ", "));
  }
  session.out << fmt::format("  element types: {}\n", fmt::join(names_of(operation.dtypes), ", "));
}

void print_kernel(const Rows& rows, Session& session) {
  const Kernel& kernel = *rows.front();
  session.out << fmt::format("    {}  [{}]\n        {}\n",
                             styled(kernel.name, Look::strong, session.terminal),
                             fmt::join(names_of(kernel.dtypes), ", "), kernel.summary);
  if (!kernel.constraints.empty() && kernel.constraints != "none") {
    session.out << "        limits: " << kernel.constraints << '\n';
  }
  std::vector<std::string> computes;
  for (const auto& [mode, choices] : served_by(kernel)) {
    computes.push_back(fmt::format("{}={}", mode, fmt::join(choices, "|")));
  }
  if (!computes.empty()) {
    session.out << fmt::format("        computes: {}\n", fmt::join(computes, ", "));
  }
  const std::vector<std::string> tunings = tunings_of(rows);
  if (!tunings.empty()) {
    session.out << fmt::format("        tunings: {}\n", fmt::join(tunings, " | "));
  }
}

/// "23 cases on cpu, sampled for about 46 s"; empty where it has none there.
std::string describe_cases(const Scenario& scenario, DeviceKind kind) {
  const std::size_t count = count_cases(scenario, kind);
  if (count == 0) return {};
  return fmt::format("{} cases on {}, sampled for about {}", count, name_of(kind),
                     format_duration(seconds_of_case(scenario) * static_cast<double>(count)));
}

void print_text(const std::vector<Rows>& all, const ListOptions& options, Session& session) {
  for (const Operation* operation : operations_of(options)) {
    print_operation(*operation, !options.operation.empty(), session);
    for (const DeviceKind kind : {DeviceKind::cpu, DeviceKind::cuda}) {
      if (!options.device.empty() && name_of(kind) != options.device) continue;
      session.out << "  kernels for " << name_of(kind) << ":\n";
      int count = 0;
      for (const Rows& rows : all) {
        const Kernel& kernel = *rows.front();
        if (kernel.operation != operation->name || kernel.device != kind) continue;
        print_kernel(rows, session);
        ++count;
      }
      if (count == 0) session.out << "    (none in this build)\n";
    }
  }
  session.out << "scenarios:\n";
  for (const std::string& name : scenario_names()) {
    Scenario scenario;
    try {
      scenario = read_scenario(name);
    } catch (const std::exception& error) {
      session.out << fmt::format("  {}: {}\n", name, error.what());
      continue;
    }
    std::vector<std::string> counts;
    for (const DeviceKind kind : {DeviceKind::cpu, DeviceKind::cuda}) {
      if (const std::string count = describe_cases(scenario, kind); !count.empty()) {
        counts.push_back(count);
      }
    }
    session.out << fmt::format("  {}: {}\n      {}\n", name, scenario.summary,
                               fmt::join(counts, "; "));
  }
}

/// Examples of an operation that this build has: the one with the fewest axes.
std::string examples() {
  const auto& all = operations();
  const auto is_simpler = [](const Operation* a, const Operation* b) {
    return std::pair(a->is_part, a->axes.size()) < std::pair(b->is_part, b->axes.size());
  };
  const Operation& operation = **std::min_element(all.begin(), all.end(), is_simpler);
  std::string shape;
  for (const Axis& axis : operation.axes) {
    if (axis.role != AxisRole::batch && axis.role != AxisRole::length) continue;
    shape += fmt::format("{}={} ", axis.name, axis.default_text());
  }
  return fmt::format(R"(
Examples
  roofmax list --device cuda
  roofmax list --operation {0} --format json
  roofmax list --operation {0} --explain '{1}{2}'
)",
                     operation.name, shape, to_text(operation.dtypes.front()));
}

void list(const ListOptions& options, Session& session) {
  for (const std::string& plugin : options.plugins) load_plugin(plugin);
  if (options.problem) {
    explain(options.operation, *options.problem, parse_device_kind(options.device),
            options.format == "json", session);
    return;
  }
  const std::vector<Rows> all = kernels_of(options);
  if (options.format == "json") {
    session.out << describe(all, options).dump(2) << '\n';
  } else {
    print_text(all, options, session);
  }
}

}  // namespace

void add_list(Program& program, Session& session) {
  Verb verb =
      program.add_verb("list", "Show operations, kernels with their tunings, and scenarios");
  const auto options = std::make_shared<ListOptions>();
  verb.word("--operation", options->operation, operation_names(), "NAME",
            "Only this operation, with its axes");
  verb.word("--device", options->device, device_kind_names(), "KIND",
            "Only kernels for cpu or for cuda");
  verb.word("--format", options->format, {"text", "json"}, "NAME",
            "text, or json: one object with operations, kernels, distributions and scenarios");
  verb.text("--explain", options->problem, "'NAME=V ...'",
            "Show which kernels take this problem, and why others refuse it: axes, element type "
            "and settings of the operation's own rules");
  verb.texts("--plugin", options->plugins, "FILE.so",
             "Shared library with more kernels (repeatable)");
  verb.footer(examples());
  verb.action([options, &session] { list(*options, session); });
}

}  // namespace roofmax::cli
