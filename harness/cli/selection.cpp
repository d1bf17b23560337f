// From the options that select cases to the cases.

#include "harness/cli/selection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/measure/plan.hpp"
#include "harness/record/record_file.hpp"
#include "harness/record/words.hpp"
#include "kernels/choice/choice.hpp"
#include "kernels/contract/plugin.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::cli {
namespace {

constexpr const char* kDefaultScenario = "quick";
constexpr const char* kAuto = "auto";

/// Names of the element types that operations read.
std::vector<std::string> input_dtype_names() {
  std::vector<std::string> names;
  for (const Operation* operation : operations()) {
    for (const DtypePair& pair : operation->dtypes) {
      const std::string name(name_of(pair.in));
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return names;
}

std::vector<std::string> axis_names(const Operation& operation) {
  std::vector<std::string> names;
  for (const Axis& axis : operation.axes) names.push_back(axis.name);
  return names;
}

bool has_axes(const Operation& operation, const std::vector<Assignment>& axes) {
  return std::all_of(axes.begin(), axes.end(), [&](const Assignment& named) {
    return std::any_of(operation.axes.begin(), operation.axes.end(),
                       [&](const Axis& axis) { return axis.name == named.first; });
  });
}

bool has_kernels(const Operation& operation, const std::vector<std::string>& patterns) {
  return std::all_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) {
    return pattern == kAutoKernel ||
           std::any_of(kernels().begin(), kernels().end(), [&](const Kernel* kernel) {
             return kernel->operation == operation.name && selects(pattern, *kernel);
           });
  });
}

/// Operations that have these axes and, for each of these patterns, a kernel. Parts of operations
/// only where nothing else fits.
std::vector<const Operation*> fitting_operations(const std::vector<Assignment>& axes,
                                                 const std::vector<std::string>& patterns) {
  std::vector<const Operation*> whole;
  std::vector<const Operation*> parts;
  for (const Operation* operation : operations()) {
    if (!has_axes(*operation, axes) || !has_kernels(*operation, patterns)) continue;
    (operation->is_part ? parts : whole).push_back(operation);
  }
  return whole.empty() ? parts : whole;
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
    names.emplace_back(kAutoKernel);
    return fmt::format(
        "kernel pattern '{}' matches nothing of any operation: {}'roofmax list' shows the kernels; "
        "tunings are matched with '@', as in '*@*'",
        pattern, hint_of(pattern.substr(0, pattern.find('@')), names));
  }
  return {};
}

/// What is wrong when no operation has all of these axes, and which axes there are.
std::string describe_unknown_axes(const std::vector<Assignment>& axes) {
  std::vector<std::string> known;
  std::vector<std::string> listed;
  for (const Operation* operation : operations()) {
    const std::vector<std::string> names = axis_names(*operation);
    known.insert(known.end(), names.begin(), names.end());
    listed.push_back(fmt::format("{} has {}", operation->name, fmt::join(names, ", ")));
  }
  const std::string there_are = fmt::format("{}", fmt::join(listed, "; "));
  std::vector<std::string> wanted;
  for (const auto& [axis, values] : axes) {
    if (std::find(known.begin(), known.end(), axis) == known.end()) {
      return fmt::format("no operation has an axis '{}': {}{}", axis, hint_of(axis, known),
                         there_are);
    }
    wanted.push_back(axis);
  }
  return fmt::format("no operation has all of the axes {}: {}", fmt::join(wanted, ", "), there_are);
}

/// What a word that stands where a scenario would stand was probably meant for: an option with
/// another value. Empty when it may be a scenario.
std::string describe_stray_word(const std::string& word, const Selection& selection) {
  const std::vector<std::string> scenarios = scenario_names();
  const bool is_scenario = std::find(scenarios.begin(), scenarios.end(), word) != scenarios.end() ||
                           word.find_first_of("/.") != std::string::npos;
  if (is_scenario) return {};
  const auto complain = [&word](const std::string& what, const std::string& option,
                                std::vector<std::string> values) {
    values.push_back(word);
    return fmt::format("there is no scenario '{}', but {} of this name: write {} {}", word, what,
                       option, fmt::join(values, ","));
  };
  if (describe_unknown_kernels({word}).empty()) {
    return complain("a kernel", "--kernel", selection.kernels);
  }
  if (parse_cache(word)) return complain("a cache state", "--cache", selection.caches);
  if (parse_dtype(word)) return complain("an element type", "--dtype", selection.dtypes);
  return {};
}

/// The operation of shapes; where axes and kernels leave one, it need not be named.
const Operation& operation_of(const Selection& selection, const std::vector<Assignment>& axes) {
  // The name was checked where the options were read.
  if (!selection.operation.empty()) return *find_operation(selection.operation);
  const auto fitting = fitting_operations(axes, selection.kernels);
  if (fitting.size() == 1) return *fitting.front();
  const auto with_axes = fitting_operations(axes, {});
  if (with_axes.empty()) throw CliError(kBadInput, describe_unknown_axes(axes));
  // The plan says which pattern this one has no kernel for, and which kernels it has.
  if (with_axes.size() == 1) return *with_axes.front();
  const std::string unknown = describe_unknown_kernels(selection.kernels);
  if (!unknown.empty()) throw CliError(kBadInput, unknown);
  std::vector<std::string> candidates;
  for (const Operation* operation : fitting.empty() ? with_axes : fitting) {
    candidates.push_back(operation->name);
  }
  throw CliError(kBadInput, fmt::format("name the operation with --operation: {}",
                                        fmt::join(candidates, ", ")));
}

/// The axes that the command line names, each once.
std::vector<Assignment> named_axes(const Selection& selection) {
  std::vector<Assignment> axes = selection.axes;
  for (const auto& [name, values] : selection.shortcuts) {
    if (!values.empty()) axes.emplace_back(name, values);
  }
  std::set<std::string> seen;
  for (const auto& [name, values] : axes) {
    if (seen.insert(name).second) continue;
    throw CliError(kBadInput, fmt::format("axis '{}' is given twice: give it once, with all its "
                                          "values separated by commas",
                                          name));
  }
  return axes;
}

Scenario ad_hoc_scenario(const Selection& selection, std::vector<Assignment> axes) {
  const Operation& operation = operation_of(selection, axes);
  // However the options stood, problems come in the order of the operation's axes.
  const std::vector<std::string> order = axis_names(operation);
  const auto place = [&](const Assignment& axis) {
    return std::find(order.begin(), order.end(), axis.first) - order.begin();
  };
  std::stable_sort(axes.begin(), axes.end(),
                   [&](const Assignment& a, const Assignment& b) { return place(a) < place(b); });
  Grid grid;
  grid.dtypes = operation.dtypes;
  grid.axes = std::move(axes);
  return {.name = "adhoc",
          .summary = "shapes given on the command line",
          .path = {},
          .operation = &operation,
          .grids = {std::move(grid)},
          .published = nullptr};
}

[[noreturn]] void refuse_scenarios_and_shapes(const Selection& selection,
                                              const std::vector<Assignment>& axes) {
  std::vector<std::string> shapes;
  if (!selection.operation.empty()) shapes.push_back("operation " + selection.operation);
  for (const auto& [name, values] : axes) shapes.push_back("axis " + name);
  throw CliError(kBadInput,
                 fmt::format("both a scenario ({}) and shapes ({}) were given: leave out one of "
                             "the two",
                             fmt::join(selection.scenarios, ", "), fmt::join(shapes, ", ")));
}

/// Throws CliError where a record stands in the place of a scenario.
void refuse_record(const std::string& name) {
  if (!begins_as_record(name)) return;
  throw CliError(kBadInput,
                 fmt::format("{0}: is a record of a run, not a scenario: to go on with that run "
                             "give 'roofmax run' its scenario or shapes with --out {0} --resume; "
                             "'roofmax report' and 'roofmax explain' read records",
                             name));
}

std::vector<Scenario> read_scenarios(const Selection& selection) {
  std::vector<Assignment> axes = named_axes(selection);
  const bool is_ad_hoc = !selection.operation.empty() || !axes.empty();
  for (const std::string& name : selection.scenarios) {
    refuse_record(name);
    if (const std::string stray = describe_stray_word(name, selection); !stray.empty()) {
      throw CliError(kBadInput, stray);
    }
  }
  if (is_ad_hoc && !selection.scenarios.empty()) refuse_scenarios_and_shapes(selection, axes);
  if (is_ad_hoc) return {ad_hoc_scenario(selection, std::move(axes))};
  if (selection.scenarios.empty()) return {read_scenario(kDefaultScenario)};
  std::vector<Scenario> scenarios;
  for (const std::string& name : selection.scenarios) scenarios.push_back(read_scenario(name));
  return scenarios;
}

/// The cases of the scenarios. What is wrong with a value of an option (--rows) names the option.
std::vector<Case> planned(const Selected& selected, const PlanOptions& options,
                          const Selection& selection) {
  try {
    return plan(selected.scenarios, options);
  } catch (const ProblemError& error) {
    const auto option = selection.shortcuts.find(error.axis());
    const bool is_given = option != selection.shortcuts.end() && !option->second.empty();
    if (!is_given || error.complaint().empty()) throw;
    throw CliError(kBadInput, fmt::format("--{}: value '{}' {}", error.axis(), error.value(),
                                          error.complaint()));
  }
}

/// One option for each name of an axis, with what the axis means in each operation.
void add_axes(Verb& verb, Selection& selection) {
  std::vector<const Operation*> all = operations();
  // What an axis means in a part counts where no whole operation has it.
  std::stable_partition(all.begin(), all.end(), [](const Operation* one) { return !one->is_part; });
  std::vector<std::string> names;
  std::map<std::string, std::vector<std::string>> meanings;
  for (const Operation* operation : all) {
    for (const Axis& axis : operation->axes) {
      std::vector<std::string>& of_axis = meanings[axis.name];
      if (of_axis.empty()) names.push_back(axis.name);
      if (operation->is_part && !of_axis.empty()) continue;
      // Details follow a colon or semicolon: `list` has them.
      const std::string meaning = axis.summary.substr(0, axis.summary.find_first_of(":;"));
      if (std::find(of_axis.begin(), of_axis.end(), meaning) == of_axis.end()) {
        of_axis.push_back(meaning);
      }
    }
  }
  for (const std::string& name : names) {
    // --axis reaches an axis whose name is that of another option.
    if (verb.has_option("--" + name)) continue;
    verb.list("--" + name, selection.shortcuts[name], {}, "V,...",
              fmt::format("{}", fmt::join(meanings.at(name), "; or ")));
  }
}

}  // namespace

std::vector<std::string> kernel_patterns(const std::vector<std::string>& given) {
  std::vector<std::string> patterns;
  for (const std::string& list : given) {
    std::istringstream parts(list + ',');
    bool is_first = true;
    for (std::string part; std::getline(parts, part, ','); is_first = false) {
      if (part.empty()) {
        throw CliError(kBadInput,
                       fmt::format("--kernel: '{}' has an empty value: write one pattern, "
                                   "or several with commas between",
                                   list));
      }
      const bool is_of_tuning =
          !is_first && part.find('=') != std::string::npos && part.find('@') == std::string::npos;
      if (is_of_tuning) {
        patterns.back() += "," + part;
      } else {
        patterns.push_back(part);
      }
    }
  }
  return patterns;
}

std::vector<std::string> operation_names() {
  std::vector<std::string> names;
  for (const Operation* operation : operations()) names.push_back(operation->name);
  return names;
}

std::vector<std::string> device_kind_names() {
  return {std::string(name_of(DeviceKind::cpu)), std::string(name_of(DeviceKind::cuda))};
}

void add_device(Verb& verb, std::string& device) {
  verb.text("--device", device, "NAME", "auto (a GPU where there is one), cpu, cuda or cuda:N");
  verb.suggest("--device", [] {
    return std::vector<std::string>{"auto", "cpu", "cuda", "cuda:0"};
  });
}

bool has_shapes(const Selection& selection) {
  return !selection.axes.empty() ||
         std::any_of(selection.shortcuts.begin(), selection.shortcuts.end(),
                     [](const auto& axis) { return !axis.second.empty(); });
}

std::vector<std::string> registered_kernel_names() {
  std::set<std::string> names;
  for (const Kernel* const kernel : kernels()) names.insert({kernel->name, kernel->full_name()});
  names.emplace(kAutoKernel);
  return {names.begin(), names.end()};
}

void add_scenarios(Verb& verb, Selection& selection) {
  verb.arguments("scenario", selection.scenarios, "SCENARIO",
                 "Names (see 'roofmax list') or scenario files; without scenarios and shapes: " +
                     std::string(kDefaultScenario));
  verb.suggest("", scenario_names);
  verb.arguments_are("a scenario", scenario_names);
}

void add_selection(Verb& verb, Selection& selection) {
  add_scenarios(verb, selection);
  add_selecting_options(verb, selection);
}

void add_selecting_options(Verb& verb, Selection& selection) {
  add_device(verb, selection.device);
  add_filters(verb, selection);
  verb.texts("--plugin", selection.plugins, "FILE.so",
             "Shared library with more kernels (repeatable)");
}

void add_filters(Verb& verb, Selection& selection) {
  if (!verb.has_option("--kernel")) {
    verb.texts("--kernel", selection.kernels, "GLOB",
               "These kernels, in place of those that a scenario lists, with commas between: "
               "'two_pass@*' for all its tunings");
    verb.suggest("--kernel", registered_kernel_names);
  }
  const std::vector<std::string> dtypes = input_dtype_names();
  verb.list("--dtype", selection.dtypes, dtypes, "LIST",
            fmt::format("Only these input element types: {}", fmt::join(dtypes, ",")));
}

void add_cache(Verb& verb, Selection& selection) {
  verb.list("--cache", selection.caches, {"cold", "hot"}, "LIST",
            "Only these cache states: cold,hot");
}

void add_cache_and_timer(Verb& verb, Selection& selection) {
  add_cache(verb, selection);
  verb.word("--timer", selection.timer, {"graph", "event", "cupti", "wall"}, "NAME",
            "graph (default), event or cupti (kernels alone) on CUDA, wall on the CPU");
}

void add_shapes(Verb& verb, Selection& selection) {
  verb.group("Shapes of your own, in place of a scenario");
  verb.word("--operation", selection.operation, operation_names(), "NAME",
            "Operation; may be left out where axes and kernels belong to one only");
  verb.assignments("--axis", selection.axes, "NAME=V,...",
                   "Values of an axis, same as --NAME V,...; 'roofmax list --operation NAME' "
                   "describes axes (repeatable)");
  add_axes(verb, selection);
}

void add_seed_and_deadline(Verb& verb, std::uint64_t& seed, double& deadline_s) {
  verb.number("--seed", seed, "Seed of the random inputs");
  verb.seconds("--deadline", deadline_s, 1, 86400,
               "A case counts as hung after this time, plus twice its timing budget (--budget), "
               "plus a second for every 20 MB that it must move");
}

Device select_device(const std::string& name, bool needs_device) {
  if (name != kAuto) {
    const auto device = parse_device(name);
    if (!device) {
      std::vector<std::string> known = device_kind_names();
      known.insert(known.begin(), kAuto);
      throw CliError(kBadInput,
                     fmt::format("--device '{}': {}use auto, cpu, cuda or cuda:N, as in cuda:1",
                                 name, hint_of(name, known)));
    }
    if (!needs_device) return *device;
  }
  try {
    return resolve_device(name);
  } catch (const std::exception& error) {
    throw CliError(kNoDevice, error.what());
  }
}

std::set<std::string> keys_of(const std::vector<Case>& cases) {
  std::set<std::string> keys;
  for (const Case& c : cases) keys.insert(c.key());
  return keys;
}

Selected select(const Selection& given, bool needs_device) {
  Selection selection = given;
  selection.kernels = kernel_patterns(given.kernels);
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
  selected.name = fmt::format("{}", fmt::join(names, "+"));

  PlanOptions options{.device = selected.device,
                      .kernel_patterns = selection.kernels,
                      .dtypes = {},
                      .caches = {},
                      .timer = {}};
  // Spelling was checked where the options were read.
  for (const std::string& dtype : selection.dtypes) options.dtypes.push_back(*parse_dtype(dtype));
  for (const std::string& cache : selection.caches) options.caches.push_back(*parse_cache(cache));
  if (!selection.timer.empty()) options.timer = parse_timer(selection.timer);
  selected.cases = planned(selected, options, selection);
  return selected;
}

std::vector<std::string> arguments_of(const Selection& selection, const Selected& selected) {
  std::vector<std::string> words;
  for (const std::string& name : selection.scenarios) words.push_back(scenario_file(name));
  const auto add = [&words](const std::string& option, const std::vector<std::string>& values) {
    for (const std::string& value : values) words.insert(words.end(), {option, value});
  };
  const auto add_list = [&words](const std::string& option,
                                 const std::vector<std::string>& values) {
    if (values.empty()) return;
    words.insert(words.end(), {option, fmt::format("{}", fmt::join(values, ","))});
  };
  add("--device", {to_text(selected.device)});
  add("--kernel", selection.kernels);
  add_list("--dtype", selection.dtypes);
  add_list("--cache", selection.caches);
  if (!selection.timer.empty()) add("--timer", {selection.timer});
  add("--plugin", selection.plugins);
  if (!selection.operation.empty()) add("--operation", {selection.operation});
  for (const auto& [axis, values] : named_axes(selection)) {
    add("--axis", {fmt::format("{}={}", axis, fmt::join(values, ","))});
  }
  return words;
}

RunSettings settings_for(const Selection& selection, const Selected& selected) {
  RunSettings settings;
  settings.device = selected.device;
  settings.plugins = selection.plugins;
  return settings;
}

std::string describe_large_problem(const std::vector<Case>& cases) {
  constexpr std::int64_t kLarge = std::int64_t{1} << 30;
  const Problem* largest = nullptr;
  const Problem* previous = nullptr;
  std::int64_t most = kLarge;
  for (const Case& c : cases) {
    // The cases of a problem stand side by side.
    if (previous != nullptr && *previous == c.problem) continue;
    previous = &c.problem;
    const std::int64_t bytes = c.problem.operation->compulsory(c.problem).bytes.total();
    if (bytes <= most) continue;
    most = bytes;
    largest = previous;
  }
  if (largest == nullptr) return {};
  return fmt::format("the largest problem moves {} per launch: {}", format_size(most),
                     describe(*largest));
}

}  // namespace roofmax::cli
