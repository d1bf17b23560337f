// `roofmax list`: what there is to measure, read from the registry.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/explain.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/scenario.hpp"
#include "harness/record/words.hpp"
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

/// The tunings of one kernel, the default first.
using Rows = std::vector<const Kernel*>;

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
  return found;
}

std::vector<std::string> dtypes_of(const Kernel& kernel) {
  std::vector<std::string> names;
  for (const DtypePair& pair : kernel.dtypes) names.push_back(to_text(pair));
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
    if (!axis.is_mode) continue;
    const auto named = kernel.serves.find(axis.name);
    served[axis.name] =
        named != kernel.serves.end()
            ? named->second
            : std::vector{axis.choices[static_cast<std::size_t>(axis.default_value)]};
  }
  return served;
}

json to_json(const std::vector<Rows>& all) {
  json list = json::array();
  for (const Rows& rows : all) {
    const Kernel& kernel = *rows.front();
    list.push_back({{"name", kernel.name},
                    {"operation", kernel.operation},
                    {"device", name_of(kernel.device)},
                    {"dtypes", dtypes_of(kernel)},
                    {"summary", kernel.summary},
                    {"constraints", kernel.constraints},
                    {"serves", served_by(kernel)},
                    {"tunings", tunings_of(rows)},
                    {"source", kernel.source}});
  }
  return list;
}

std::string default_of(const Axis& axis) {
  if (axis.is_real()) return axis.default_word;
  if (axis.is_choice()) return axis.choices[static_cast<std::size_t>(axis.default_value)];
  return std::to_string(axis.default_value);
}

/// A line for each: "mask=none  what a query sees (none|causal)".
void print_axes(const std::string& title, const std::vector<Axis>& axes, Session& session) {
  session.out << "  " << title << ", each with its default:\n";
  std::size_t width = 0;
  for (const Axis& axis : axes) {
    width = std::max(width, axis.name.size() + 1 + default_of(axis).size());
  }
  for (const Axis& axis : axes) {
    const std::string choices =
        axis.is_choice() ? fmt::format(" ({})", join(axis.choices, "|")) : "";
    session.out << fmt::format("    {:<{}}  {}{}\n", axis.name + "=" + default_of(axis), width,
                               axis.summary, choices);
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
      axes.push_back(axis.is_choice() ? axis.name + "=" + join(axis.choices, "|") : axis.name);
    }
    session.out << "  axes: " << join(axes) << '\n';
  }
  std::vector<std::string> dtypes;
  for (const DtypePair& pair : operation.dtypes) dtypes.push_back(to_text(pair));
  session.out << "  element types: " << join(dtypes) << '\n';
}

void print_kernel(const Rows& rows, Session& session) {
  const Kernel& kernel = *rows.front();
  session.out << fmt::format("    {}  [{}]\n        {}\n",
                             styled(kernel.name, Look::strong, session.terminal),
                             join(dtypes_of(kernel)), kernel.summary);
  if (!kernel.constraints.empty() && kernel.constraints != "none") {
    session.out << "        limits: " << kernel.constraints << '\n';
  }
  std::vector<std::string> computes;
  for (const auto& [mode, choices] : served_by(kernel)) {
    computes.push_back(mode + "=" + join(choices, "|"));
  }
  if (!computes.empty()) session.out << "        computes: " << join(computes) << '\n';
  const std::vector<std::string> tunings = tunings_of(rows);
  if (!tunings.empty()) session.out << "        tunings: " << join(tunings, " | ") << '\n';
}

void print_text(const std::vector<Rows>& all, const ListOptions& options, Session& session) {
  for (const Operation* operation : operations()) {
    if (!options.operation.empty() && operation->name != options.operation) continue;
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
  session.out << "scenarios: " << join(scenario_names()) << '\n';
}

void list(const ListOptions& options, Session& session) {
  for (const std::string& plugin : options.plugins) load_plugin(plugin);
  if (!options.operation.empty() && find_operation(options.operation) == nullptr) {
    std::vector<std::string> names;
    for (const Operation* operation : operations()) names.push_back(operation->name);
    const std::string hint = did_you_mean(options.operation, names);
    throw CliError(kBadInput,
                   fmt::format("--operation: there is no '{}': {}{}use one of: {}",
                               options.operation, hint, hint.empty() ? "" : " ", join(names)));
  }
  if (options.problem) {
    std::optional<DeviceKind> device;
    if (!options.device.empty()) {
      device = options.device == name_of(DeviceKind::cuda) ? DeviceKind::cuda : DeviceKind::cpu;
    }
    explain(options.operation, *options.problem, device, options.format == "json", session);
    return;
  }
  const std::vector<Rows> all = kernels_of(options);
  if (options.format == "json") {
    session.out << to_json(all).dump(2) << '\n';
  } else {
    print_text(all, options, session);
  }
}

}  // namespace

void add_list(CLI::App& app, Session& session) {
  CLI::App* const verb =
      app.add_subcommand("list", "Show operations, kernels with their tunings, and scenarios");
  const auto options = std::make_shared<ListOptions>();
  verb->add_option("--operation", options->operation,
                   "Only kernels of this operation, its axes a line each")
      ->type_name("NAME");
  add_word(*verb, "--device", options->device, {"cpu", "cuda"}, "Only kernels for cpu or for cuda")
      ->type_name("KIND");
  add_word(*verb, "--format", options->format, {"text", "json"},
           "text, or json: one array of objects (with --explain one object)")
      ->type_name("NAME")
      ->capture_default_str();
  verb->add_option("--explain", options->problem,
                   "Which kernels take this problem, which refuse it and why: axes and element "
                   "type as labels spell them, and settings of the operation's rules")
      ->type_name("'NAME=V ...'");
  verb->add_option("--plugin", options->plugins, "Shared library with kernels to list as well")
      ->allow_extra_args(false)
      ->type_name("FILE.so");
  verb->footer(R"(
Examples
  roofmax list --device cuda
  roofmax list --operation softmax --format json
  roofmax list --operation softmax --explain 'rows=4 cols=1048576 fp16'
  roofmax list --operation masked_softmax --explain 'sq=2048 mask=causal dtype=bf16 fusion=on'
)");
  verb->callback([options, &session] { list(*options, session); });
}

}  // namespace roofmax::cli
