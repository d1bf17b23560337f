// From the options that select cases to the cases.

#include "harness/cli/selection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "harness/cli/exit_code.hpp"
#include "harness/measure/run.hpp"
#include "harness/record/words.hpp"
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

/// The values of all uses of an option, each a list with commas.
std::vector<std::string> split_all(const std::vector<std::string>& lists) {
  std::vector<std::string> values;
  for (const std::string& list : lists) {
    for (std::string& value : split(list, ',')) values.push_back(std::move(value));
  }
  return values;
}

/// Refuses empty values, and words outside `known` when it is not empty.
CLI::Validator list_of(const std::vector<std::string>& known) {
  return {[known](const std::string& text) -> std::string {
            for (const std::string& value : split(text, ',')) {
              if (value.empty()) {
                return fmt::format(
                    "'{}' holds an empty value: write one value, or several with "
                    "commas between",
                    text);
              }
              if (known.empty() || std::find(known.begin(), known.end(), value) != known.end()) {
                continue;
              }
              const std::string hint = did_you_mean(value, known);
              return fmt::format("there is no '{}': {}{}use one or several of: {}", value, hint,
                                 hint.empty() ? "" : " ", join(known, ","));
            }
            return {};
          },
          "", "list"};
}

bool has_axes(const Operation& operation, const std::vector<std::string>& names) {
  return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
    return std::any_of(operation.axes.begin(), operation.axes.end(),
                       [&](const Axis& axis) { return axis.name == name; });
  });
}

bool has_kernels(const Operation& operation, const std::vector<std::string>& patterns) {
  return std::all_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) {
    return std::any_of(kernels().begin(), kernels().end(), [&](const Kernel* kernel) {
      return kernel->operation == operation.name && selects(pattern, *kernel);
    });
  });
}

/// Operations that have these axes and, for each of these patterns, a kernel. One that is named
/// after another ("softmax_step" after "softmax") is only meant when it is named.
std::vector<const Operation*> fitting_operations(const std::vector<std::string>& axes,
                                                 const std::vector<std::string>& patterns) {
  std::vector<const Operation*> found;
  for (const Operation* operation : operations()) {
    if (has_axes(*operation, axes) && has_kernels(*operation, patterns)) {
      found.push_back(operation);
    }
  }
  const std::vector<const Operation*> all = found;
  std::erase_if(found, [&](const Operation* one) {
    return std::any_of(all.begin(), all.end(), [&](const Operation* other) {
      return one->name.starts_with(other->name + "_");
    });
  });
  return found;
}

/// What is wrong with the first pattern that matches no kernel of any operation; empty when each
/// matches some.
std::string describe_unknown_kernels(const std::vector<std::string>& patterns) {
  for (const std::string& pattern : patterns) {
    const bool is_known =
        std::any_of(operations().begin(), operations().end(),
                    [&](const Operation* operation) { return has_kernels(*operation, {pattern}); });
    if (is_known) continue;
    std::vector<std::string> names;
    for (const Kernel* kernel : kernels()) names.push_back(kernel->name);
    const std::string hint = did_you_mean(pattern.substr(0, pattern.find('@')), names);
    return fmt::format(
        "kernel pattern '{}' matches nothing of any operation: {}{}'roofmax list' shows the "
        "kernels; tunings are matched with '@', as in '*@*'",
        pattern, hint, hint.empty() ? "" : " ");
  }
  return {};
}

/// What is wrong when no operation has all of these axes, and which axes there are.
std::string describe_unknown_axes(const std::vector<std::string>& axes) {
  std::vector<std::string> known;
  std::vector<std::string> listed;
  for (const Operation* operation : operations()) {
    std::vector<std::string> names;
    for (const Axis& axis : operation->axes) names.push_back(axis.name);
    known.insert(known.end(), names.begin(), names.end());
    listed.push_back(fmt::format("{} has {}", operation->name, join(names)));
  }
  std::string wrong = fmt::format("no operation has all of the axes {}: ", join(axes));
  for (const std::string& axis : axes) {
    if (std::find(known.begin(), known.end(), axis) == known.end()) {
      const std::string hint = did_you_mean(axis, known);
      wrong =
          fmt::format("no operation has an axis '{}': {}{}", axis, hint, hint.empty() ? "" : " ");
      break;
    }
  }
  return fmt::format("--axis: {}{}", wrong, join(listed, "; "));
}

/// The operation of an ad-hoc grid; where axes and kernels leave one, it need not be named.
const Operation& ad_hoc_operation(const Selection& selection,
                                  const std::vector<std::string>& axes) {
  const std::string& name = selection.operation;
  std::vector<std::string> names;
  for (const Operation* operation : operations()) names.push_back(operation->name);
  if (name.empty()) {
    const auto fitting = fitting_operations(axes, selection.kernels);
    if (fitting.size() == 1) return *fitting.front();
    const auto with_axes = fitting_operations(axes, {});
    if (with_axes.empty()) throw CliError(kBadInput, describe_unknown_axes(axes));
    // What the patterns lack is said of this one, with the kernels that it has.
    if (with_axes.size() == 1) return *with_axes.front();
    const std::string unknown = describe_unknown_kernels(selection.kernels);
    if (!unknown.empty()) throw CliError(kBadInput, unknown);
    throw CliError(kBadInput, "name the operation with --operation: " + join(names));
  }
  if (const Operation* const operation = find_operation(name)) return *operation;
  const std::string hint = did_you_mean(name, names);
  throw CliError(kBadInput, fmt::format("--operation: there is no '{}': {}{}use one of: {}", name,
                                        hint, hint.empty() ? "" : " ", join(names)));
}

Scenario ad_hoc_scenario(const Selection& selection) {
  Grid grid;
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
  if (!selection.rows.empty()) add_axis("rows", split_all(selection.rows));
  if (!selection.cols.empty()) add_axis("cols", split_all(selection.cols));
  for (const std::string& axis : selection.axes) {
    const std::size_t equals = axis.find('=');
    if (equals == std::string::npos || equals == 0) {
      throw CliError(kBadInput,
                     fmt::format("--axis '{}': write it as name=value or name=v1,v2", axis));
    }
    const std::string values = axis.substr(equals + 1);
    if (const std::string wrong = list_of({})(values); !wrong.empty()) {
      throw CliError(kBadInput, fmt::format("--axis '{}': {}", axis, wrong));
    }
    add_axis(axis.substr(0, equals), split(values, ','));
  }
  std::vector<std::string> axes;
  for (const auto& [axis, values] : grid.axes) axes.push_back(axis);
  const Operation& operation = ad_hoc_operation(selection, axes);
  grid.dtypes = operation.dtypes;
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

CLI::Option* add_list(CLI::App& verb, const std::string& name, std::vector<std::string>& lists,
                      const std::vector<std::string>& known, const std::string& help) {
  // A list takes one argument at a time, so that it never swallows the scenario behind it.
  return verb.add_option(name, lists, help)->allow_extra_args(false)->check(list_of(known));
}

CLI::Option* add_word(CLI::App& verb, const std::string& name, std::string& word,
                      const std::vector<std::string>& known, const std::string& help) {
  const auto is_known = [known](const std::string& text) {
    if (std::find(known.begin(), known.end(), text) != known.end()) return std::string{};
    const std::string hint = did_you_mean(text, known);
    return fmt::format("there is no '{}': {}{}use one of: {}", text, hint, hint.empty() ? "" : " ",
                       join(known));
  };
  return verb.add_option(name, word, help)->check(CLI::Validator(is_known, "", "word"));
}

CLI::Option* add_seconds(CLI::App& verb, const std::string& name, double& seconds, double least,
                         double most, const std::string& help) {
  const auto is_within = [least, most](const std::string& text) {
    double value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_number = error == std::errc{} && stop == text.data() + text.size();
    return is_number && value >= least && value <= most
               ? std::string{}
               : fmt::format("'{}' does not do: use seconds from {:g} to {:g}", text, least, most);
  };
  return verb.add_option(name, seconds, help)
      ->check(CLI::Validator(is_within, "", "seconds"))
      ->type_name("SECONDS")
      ->capture_default_str();
}

CLI::Option* add_file(CLI::App& verb, const std::string& name, std::string& path,
                      const std::string& help) {
  const auto is_named = [](const std::string& text) {
    return text.empty() ? std::string("is empty: name a file") : std::string{};
  };
  return verb.add_option(name, path, help)
      ->check(CLI::Validator(is_named, "", "file"))
      ->type_name("FILE");
}

void add_selection(CLI::App& verb, Selection& selection) {
  const auto add_repeatable = [&](const char* name, std::vector<std::string>& values,
                                  const char* type, const char* help) {
    return verb.add_option(name, values, help)->allow_extra_args(false)->type_name(type);
  };
  verb.add_option("scenario", selection.scenarios, "Names (see 'roofmax list') or scenario files")
      ->type_name("SCENARIO");
  verb.add_option("--device", selection.device, "auto, cpu, cuda or cuda:N")
      ->type_name("NAME")
      ->capture_default_str();
  add_repeatable("--kernel", selection.kernels, "GLOB",
                 "Only these kernels; 'two_pass@*' with tunings (repeatable)");
  add_list(verb, "--dtype", selection.dtypes, {"fp32", "fp16", "bf16"},
           "Only these element types: fp32,fp16,bf16")
      ->type_name("LIST");
  add_repeatable("--plugin", selection.plugins, "FILE.so",
                 "Shared library with kernels (repeatable)");
  const char* const shapes = "Shapes of your own, in place of a scenario";
  verb.add_option("--operation", selection.operation, "Operation of these shapes")
      ->type_name("NAME")
      ->group(shapes);
  for (const auto& [name, values] :
       {std::pair{"--rows", &selection.rows}, std::pair{"--cols", &selection.cols}}) {
    add_list(verb, name, *values, {}, "Values of the axis of that name")
        ->type_name("N,...")
        ->group(shapes);
  }
  add_repeatable("--axis", selection.axes, "NAME=V,...", "Values of any axis (repeatable)")
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
  add_seconds(verb, "--deadline", deadline_s, 1, 86400,
              "A case counts as hung after this, twice its timing budget (--budget), and a second "
              "for every 20 MB that it must move");
}

std::string select_device(const std::string& name, bool needs_device) {
  const std::string cuda(name_of(DeviceKind::cuda));
  const std::string full = name == cuda ? cuda + ":0" : name;
  const bool is_ordinal = full.starts_with(cuda + ":") && full.size() > cuda.size() + 1 &&
                          full.size() <= cuda.size() + 4 &&
                          std::all_of(full.begin() + static_cast<std::ptrdiff_t>(cuda.size()) + 1,
                                      full.end(), [](unsigned char c) { return std::isdigit(c); });
  const std::string cpu(name_of(DeviceKind::cpu));
  if (full != "auto" && full != cpu && !is_ordinal) {
    const std::string hint = did_you_mean(name, {"auto", cpu, cuda});
    throw CliError(kBadInput,
                   fmt::format("--device '{}': {}{}use auto, cpu, cuda or cuda:N, as in cuda:1",
                               name, hint, hint.empty() ? "" : " "));
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
  for (const Scenario& scenario : selected.scenarios) {
    names.push_back(scenario.name);
    const RunSettings usual;
    selected.budget_s = std::max(selected.budget_s, scenario.budget_s.value_or(usual.budget_s));
    selected.samples = std::max(selected.samples, scenario.samples.value_or(usual.samples));
  }
  selected.name = join(names, "+");

  PlanOptions options{.device = selected.device,
                      .kernel_patterns = selection.kernels,
                      .dtypes = {},
                      .caches = {},
                      .timer = {}};
  // Spelling was checked where the options were read.
  for (const std::string& dtype : split_all(selection.dtypes))
    options.dtypes.push_back(*parse_dtype(dtype));
  for (const std::string& cache : split_all(selection.caches))
    options.caches.push_back(*parse_cache(cache));
  if (!selection.timer.empty()) options.timer = parse_timer(selection.timer);
  selected.cases = plan(selected.scenarios, options);
  return selected;
}

}  // namespace roofmax::cli
