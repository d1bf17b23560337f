// From scenarios to cases: problems in the order of the files, all cases of a problem together.

#include "harness/measure/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

#include "kernels/choice/choice.hpp"
#include "kernels/contract/registry.hpp"
#include "kernels/contract/spelling.hpp"

namespace roofmax {
namespace {

/// The cases of one problem, by cache state in the order asked for, then by kernel: cases that are
/// compared are measured side by side.
struct Group {
  Problem problem;
  std::vector<std::pair<Cache, const Kernel*>> members;
};

TimerKind timer_of(const PlanOptions& options, DeviceKind kind) {
  const TimerKind usual = kind == DeviceKind::cuda ? TimerKind::graph : TimerKind::wall;
  const TimerKind timer = options.timer.value_or(usual);
  if ((timer == TimerKind::wall) != (kind == DeviceKind::cpu)) {
    throw std::runtime_error(
        fmt::format("timer '{}' does not measure on {}: use {}", name_of(timer), name_of(kind),
                    kind == DeviceKind::cuda ? "graph, event or cupti" : "wall"));
  }
  return timer;
}

std::vector<const Kernel*> candidates(const Operation& operation, DeviceKind kind) {
  std::vector<const Kernel*> found;
  for (const Kernel* kernel : kernels()) {
    if (kernel->operation == operation.name && kernel->device == kind) found.push_back(kernel);
  }
  return found;
}

/// Kernels that at least one pattern selects, in the order of the registry; `auto` is the last.
std::vector<const Kernel*> selected(const std::vector<std::string>& patterns,
                                    const Operation& operation, DeviceKind kind) {
  std::vector<const Kernel*> found = candidates(operation, kind);
  std::erase_if(found, [&](const Kernel* kernel) {
    return std::none_of(patterns.begin(), patterns.end(),
                        [&](const std::string& pattern) { return selects(pattern, *kernel); });
  });
  const bool wants_auto =
      std::find(patterns.begin(), patterns.end(), kAutoKernel) != patterns.end();
  if (const Kernel* const chooser = wants_auto ? auto_kernel(operation, kind) : nullptr) {
    found.push_back(chooser);
  }
  return found;
}

/// The first list that is not empty; else the last.
template <typename List>
const List& first_given(const List& first, const List& second, const List& third) {
  if (!first.empty()) return first;
  return second.empty() ? third : second;
}

const std::vector<std::string>& patterns_of(const Grid& grid, const Scenario& scenario,
                                            const PlanOptions& options) {
  return first_given(options.kernel_patterns, grid.kernels, scenario.kernels);
}

/// Each once, in the order in which grids name them.
std::vector<const Operation*> operations_of(const std::vector<Scenario>& scenarios) {
  std::vector<const Operation*> found;
  for (const Scenario& scenario : scenarios) {
    for (const Grid& grid : scenario.grids) {
      const Operation* const operation = &operation_of(grid, scenario);
      if (std::find(found.begin(), found.end(), operation) == found.end()) {
        found.push_back(operation);
      }
    }
  }
  return found;
}

/// Which other kind of device has kernels that the pattern selects; empty when none has.
std::string where_else(const std::string& pattern, const std::vector<Scenario>& scenarios,
                       DeviceKind kind) {
  const DeviceKind other = kind == DeviceKind::cpu ? DeviceKind::cuda : DeviceKind::cpu;
  for (const Operation* operation : operations_of(scenarios)) {
    if (selected({pattern}, *operation, other).empty()) continue;
    // Not every verb has that device: times of a CPU are not predicted.
    return fmt::format("it is a kernel for {0}, which 'roofmax run --device {0}' measures;",
                       name_of(other));
  }
  return {};
}

bool has_cuda_kernels() {
  return std::any_of(kernels().begin(), kernels().end(),
                     [](const Kernel* kernel) { return kernel->device == DeviceKind::cuda; });
}

/// A pattern that selects nothing is an error, even beside others that select something.
void check_patterns(const std::vector<Scenario>& scenarios, const PlanOptions& options,
                    DeviceKind kind) {
  for (const std::string& pattern : options.kernel_patterns) {
    std::vector<std::string> names;
    std::set<std::string> operations_named;
    bool is_used = false;
    for (const Operation* operation : operations_of(scenarios)) {
      operations_named.insert(operation->name);
      is_used = is_used || !selected({pattern}, *operation, kind).empty();
      for (const Kernel* kernel : candidates(*operation, kind)) {
        if (names.empty() || names.back() != kernel->name) names.push_back(kernel->name);
      }
    }
    if (is_used) continue;
    names.emplace_back(kAutoKernel);
    const std::string elsewhere = where_else(pattern, scenarios, kind);
    const std::string hint =
        elsewhere.empty() ? did_you_mean(pattern.substr(0, pattern.find('@')), names) : elsewhere;
    throw std::runtime_error(fmt::format(
        "kernel pattern '{}' matches nothing of {} on {}: {}{}the kernels are: {}; tunings are "
        "matched with '@', as in '*@*'{}",
        pattern, join({operations_named.begin(), operations_named.end()}), name_of(kind), hint,
        hint.empty() ? "" : " ", names.empty() ? "(none in this build)" : join(names),
        has_cuda_kernels() ? "" : "; this build has no CUDA kernels"));
  }
}

/// Whether the user named this very kernel, without a wildcard.
bool is_asked_for(const Kernel& kernel, const PlanOptions& options) {
  return std::any_of(options.kernel_patterns.begin(), options.kernel_patterns.end(),
                     [&](const std::string& pattern) {
                       return pattern.find_first_of("*?[") == std::string::npos &&
                              selects(pattern, kernel);
                     });
}

/// Which mode none of the chosen kernels serves, and which kernels do. Empty when nothing is left
/// for another reason.
std::string why_nothing_serves(const std::vector<Scenario>& scenarios, const PlanOptions& options,
                               DeviceKind kind) {
  for (const Scenario& scenario : scenarios) {
    for (const Grid& grid : scenario.grids) {
      const Operation& operation = operation_of(grid, scenario);
      for (const Problem& problem : problems_of(grid, operation)) {
        for (const Kernel* kernel :
             selected(patterns_of(grid, scenario, options), operation, kind)) {
          const Problem::Coordinate* const mode = unserved_mode(*kernel, problem);
          if (mode == nullptr) continue;
          std::vector<std::string> serving;
          for (const Kernel* other : candidates(operation, kind)) {
            if (other->default_tuning && unserved_mode(*other, problem) == nullptr) {
              serving.push_back(other->name);
            }
          }
          return fmt::format("{} does not compute {}={}; kernels that do: {}", kernel->name,
                             mode->name, mode->choice, serving.empty() ? "none" : join(serving));
        }
      }
    }
  }
  return {};
}

/// Says which filter left nothing.
[[noreturn]] void fail_empty(const std::vector<Scenario>& scenarios, const PlanOptions& options,
                             DeviceKind kind) {
  std::set<std::string> names;
  std::set<std::string> dtypes;
  bool has_grid = false;
  bool has_kernel = false;
  for (const Scenario& scenario : scenarios) {
    // Shapes from the command line have no file, and a name that the user has not given them.
    names.insert(scenario.path.empty() ? scenario.operation->name : scenario.name);
    for (const Grid& grid : scenario.grids) {
      const bool is_served =
          !selected(patterns_of(grid, scenario, options), operation_of(grid, scenario), kind)
               .empty();
      has_kernel = has_kernel || is_served;
      if (!grid.is_for(kind)) continue;
      has_grid = true;
      if (!is_served) continue;
      for (const DtypePair& pair : grid.dtypes) dtypes.insert(std::string(name_of(pair.in)));
    }
  }
  const std::string subject = join({names.begin(), names.end()});
  if (!has_kernel) {
    throw std::runtime_error(
        fmt::format("nothing to measure: no kernel of {} runs on {} in this build: choose another "
                    "device with --device (roofmax list shows what there is)",
                    subject, name_of(kind)));
  }
  if (!has_grid) {
    throw std::runtime_error(
        fmt::format("nothing to measure: no grid of {} is for {}: choose another device with "
                    "--device, or another scenario",
                    subject, name_of(kind)));
  }
  if (const std::string unserved = why_nothing_serves(scenarios, options, kind);
      !unserved.empty()) {
    throw std::runtime_error("nothing to measure: " + unserved);
  }
  std::vector<std::string> wanted;
  for (const Dtype dtype : options.dtypes) wanted.emplace_back(name_of(dtype));
  throw std::runtime_error(
      fmt::format("nothing to measure: {} has no case in {}: choose --dtype from: {}", subject,
                  join(wanted), join({dtypes.begin(), dtypes.end()})));
}

}  // namespace

std::vector<Case> plan(const std::vector<Scenario>& scenarios, const PlanOptions& options) {
  const DeviceKind kind = options.device.kind;
  const TimerKind timer = timer_of(options, kind);
  check_patterns(scenarios, options, kind);

  std::vector<Group> groups;
  std::map<std::string, std::size_t> group_of;
  for (const Scenario& scenario : scenarios) {
    for (Grid grid : scenario.grids) {
      if (!grid.is_for(kind)) continue;
      const Operation& operation = operation_of(grid, scenario);
      const std::vector<const Kernel*> chosen =
          selected(patterns_of(grid, scenario, options), operation, kind);
      const auto& caches = first_given(options.caches, grid.caches, scenario.caches);
      if (!options.dtypes.empty()) {
        std::erase_if(grid.dtypes, [&](const DtypePair& pair) {
          const auto& kept = options.dtypes;
          return std::find(kept.begin(), kept.end(), pair.in) == kept.end();
        });
      }
      for (Problem& problem : problems_of(grid, operation)) {
        const auto [place, is_new] =
            group_of.try_emplace(problem.operation->name + ' ' + describe(problem), groups.size());
        if (is_new) groups.push_back({std::move(problem), {}});
        auto& members = groups[place->second].members;
        for (const Cache cache : caches) {
          for (const Kernel* kernel : chosen) {
            // Not a candidate, but a kernel that was asked for by name gets a row that says why.
            if (unserved_mode(*kernel, groups[place->second].problem) != nullptr &&
                !is_asked_for(*kernel, options)) {
              continue;
            }
            const std::pair member{cache, kernel};
            if (std::find(members.begin(), members.end(), member) == members.end()) {
              members.push_back(member);
            }
          }
        }
      }
    }
  }

  std::vector<Case> cases;
  for (const Group& group : groups) {
    for (const auto& [cache, kernel] : group.members) {
      cases.push_back({.problem = group.problem,
                       .kernel = kernel,
                       .device = options.device,
                       .cache = cache,
                       .timer = timer});
    }
  }
  if (cases.empty()) fail_empty(scenarios, options, kind);
  return cases;
}

}  // namespace roofmax
