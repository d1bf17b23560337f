// From the options that select cases to the cases.

#include "harness/cli/selection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "harness/cli/exit_code.hpp"
#include "harness/measure/run.hpp"
#include "harness/measure/words.hpp"
#include "kernels/contract/plugin.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::cli {
namespace {

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

/// The operation of an ad-hoc grid; the only one there is need not be named.
const Operation& ad_hoc_operation(const std::string& name) {
  std::vector<std::string> names;
  for (const Operation* operation : operations()) names.push_back(operation->name);
  if (name.empty()) {
    if (operations().size() == 1) return *operations().front();
    throw CliError(kBadInput, "name the operation with --operation: " + join(names));
  }
  if (const Operation* const operation = find_operation(name)) return *operation;
  const std::string hint = did_you_mean(name, names);
  throw CliError(kBadInput, fmt::format("--operation: there is no '{}': {}{}use one of: {}", name,
                                        hint, hint.empty() ? "" : " ", join(names)));
}

Scenario ad_hoc_scenario(const Selection& selection) {
  const Operation& operation = ad_hoc_operation(selection.operation);
  Grid grid{.dtypes = operation.dtypes, .axes = {}, .devices = {}};
  const auto add_axis = [&](const std::string& name, const std::vector<std::string>& values) {
    const bool is_twice = std::any_of(grid.axes.begin(), grid.axes.end(),
                                      [&](const auto& axis) { return axis.first == name; });
    if (is_twice) {
      throw CliError(kBadInput, fmt::format("axis '{}' is given twice: give it once, with all its "
                                            "values separated by commas",
                                            name));
    }
    grid.axes.emplace_back(name, values);
  };
  if (!selection.rows.empty()) add_axis("rows", selection.rows);
  if (!selection.cols.empty()) add_axis("cols", selection.cols);
  for (const std::string& axis : selection.axes) {
    const std::size_t equals = axis.find('=');
    if (equals == std::string::npos || equals == 0) {
      throw CliError(kBadInput,
                     fmt::format("--axis '{}': write it as name=value or name=v1,v2", axis));
    }
    add_axis(axis.substr(0, equals), split(axis.substr(equals + 1), ','));
  }
  return {.name = "adhoc",
          .summary = "shapes given on the command line",
          .path = {},
          .operation = operation.name,
          .grids = {std::move(grid)},
          .published = nullptr};
}

std::vector<Scenario> read_scenarios(const Selection& selection) {
  if (selection.is_ad_hoc()) {
    if (!selection.scenarios.empty()) {
      throw CliError(kBadInput,
                     "--operation, --rows, --cols and --axis describe shapes of their own: leave "
                     "them out, or leave out the scenario");
    }
    return {ad_hoc_scenario(selection)};
  }
  if (selection.scenarios.empty()) {
    throw CliError(kBadInput,
                   fmt::format("nothing was named: name a scenario ({}) or shapes (--rows, --cols)",
                               join(scenario_names())));
  }
  std::vector<Scenario> scenarios;
  for (const std::string& name : selection.scenarios) scenarios.push_back(read_scenario(name));
  return scenarios;
}

}  // namespace

void add_selection(CLI::App& verb, Selection& selection) {
  // A list takes one argument at a time, so that it never swallows the scenario behind it.
  const auto add_list = [&](const char* name, std::vector<std::string>& values, const char* type,
                            const char* help) {
    return verb.add_option(name, values, help)->allow_extra_args(false)->type_name(type);
  };
  verb.add_option("scenario", selection.scenarios, "Names (see 'roofmax list') or scenario files")
      ->type_name("SCENARIO");
  verb.add_option("--device", selection.device, "auto, cpu, cuda or cuda:N")
      ->type_name("NAME")
      ->capture_default_str();
  add_list("--kernel", selection.kernels, "GLOB",
           "Only these kernels; 'two_pass@*' with tunings (repeatable)");
  add_list("--dtype", selection.dtypes, "LIST", "Only these element types: fp32,fp16,bf16")
      ->delimiter(',')
      ->check(CLI::IsMember({"fp32", "fp16", "bf16"}).description(""));
  add_list("--plugin", selection.plugins, "FILE.so", "Shared library with kernels (repeatable)");
  const char* const shapes = "Shapes of your own, in place of a scenario";
  verb.add_option("--operation", selection.operation, "Operation of these shapes")
      ->type_name("NAME")
      ->group(shapes);
  for (const auto& [name, values] :
       {std::pair{"--rows", &selection.rows}, std::pair{"--cols", &selection.cols}}) {
    add_list(name, *values, "N,...", "Values of the axis of that name")
        ->delimiter(',')
        ->group(shapes);
  }
  add_list("--axis", selection.axes, "NAME=V,...", "Values of any axis (repeatable)")
      ->group(shapes);
}

void add_seed_and_deadline(CLI::App& verb, std::uint64_t& seed, double& deadline_s) {
  // The parser alone would wrap a negative number and clip a large one.
  const auto is_seed = [](const std::string& text) {
    std::uint64_t value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && stop == text.data() + text.size()
               ? std::string{}
               : "'" + text + "' is no whole number from 0 to 18446744073709551615";
  };
  verb.add_option("--seed", seed, "Seed of the random inputs")
      ->check(CLI::Validator(is_seed, "", "seed"))
      ->type_name("N")
      ->capture_default_str();
  verb.add_option("--deadline", deadline_s, "A case that takes longer counts as hung")
      ->check(CLI::Range(1.0, 86400.0).description(""))
      ->type_name("SECONDS")
      ->capture_default_str();
}

std::string select_device(const std::string& name, bool needs_device) {
  const std::string cuda(name_of(DeviceKind::cuda));
  const std::string full = name == cuda ? cuda + ":0" : name;
  const bool is_ordinal = full.starts_with(cuda + ":") && full.size() > cuda.size() + 1 &&
                          full.size() <= cuda.size() + 4 &&
                          std::all_of(full.begin() + static_cast<std::ptrdiff_t>(cuda.size()) + 1,
                                      full.end(), [](unsigned char c) { return std::isdigit(c); });
  if (full != "auto" && full != name_of(DeviceKind::cpu) && !is_ordinal) {
    throw CliError(kBadInput,
                   fmt::format("--device '{}': use auto, cpu, cuda or cuda:N, as in cuda:1", name));
  }
  if (!needs_device && full != "auto") return full;
  try {
    return resolve_device(full);
  } catch (const std::exception& error) {
    throw CliError(kNoDevice, error.what());
  }
}

Selected select(const Selection& selection, bool needs_device) {
  for (const std::string& plugin : selection.plugins) load_plugin(plugin);
  Selected selected;
  selected.scenarios = read_scenarios(selection);
  selected.device = select_device(selection.device, needs_device);
  std::vector<std::string> names;
  for (const Scenario& scenario : selected.scenarios) names.push_back(scenario.name);
  selected.name = join(names, "+");

  PlanOptions options{.device = selected.device,
                      .kernel_patterns = selection.kernels,
                      .dtypes = {},
                      .caches = {},
                      .timer = {}};
  // Spelling was checked where the options were read.
  for (const std::string& dtype : selection.dtypes) options.dtypes.push_back(*parse_dtype(dtype));
  for (const std::string& cache : selection.caches) options.caches.push_back(*parse_cache(cache));
  if (!selection.timer.empty()) options.timer = parse_timer(selection.timer);
  selected.cases = plan(selected.scenarios, options);
  return selected;
}

}  // namespace roofmax::cli
