#include "kernels/contract/registry.hpp"

#include <fnmatch.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <tuple>

#include "kernels/contract/plugin.hpp"

namespace roofmax {
namespace {

/// Owns what was registered. Function-local so that registration order across files is irrelevant.
struct Registry {
  std::vector<std::unique_ptr<const Operation>> owned_operations;
  std::vector<std::unique_ptr<const Kernel>> owned_kernels;
  std::vector<const Operation*> operations;
  std::vector<const Kernel*> kernels;
};

Registry& registry() {
  static Registry instance;
  return instance;
}

auto sort_key(const Kernel& kernel) {
  return std::tie(kernel.operation, kernel.device, kernel.name);
}

void add(Kernel kernel) {
  if (is_refused_registration("kernel '" + kernel.full_name() + "' of " + kernel.operation)) return;
  Registry& all = registry();
  if (kernel.name == kAutoKernel) {
    throw std::logic_error("a kernel of operation '" + kernel.operation + "' is called '" +
                           kernel.name + "', which stands for the choice among all of them");
  }
  for (const Kernel* other : all.kernels) {
    if (sort_key(*other) == sort_key(kernel) && other->tuning == kernel.tuning) {
      throw std::logic_error("kernel '" + kernel.full_name() + "' of operation '" +
                             kernel.operation + "' is registered twice");
    }
  }
  all.owned_kernels.push_back(std::make_unique<const Kernel>(std::move(kernel)));
  const Kernel* const added = all.owned_kernels.back().get();
  const auto place = std::upper_bound(
      all.kernels.begin(), all.kernels.end(), added,
      [](const Kernel* a, const Kernel* b) { return sort_key(*a) < sort_key(*b); });
  all.kernels.insert(place, added);
}

}  // namespace

const std::vector<const Operation*>& operations() { return registry().operations; }
const std::vector<const Kernel*>& kernels() { return registry().kernels; }

const Operation* find_operation(std::string_view name) {
  const auto& all = operations();
  const auto found = std::find_if(
      all.begin(), all.end(), [&](const Operation* operation) { return operation->name == name; });
  return found == all.end() ? nullptr : *found;
}

const Kernel* find_kernel(std::string_view operation, DeviceKind device,
                          std::string_view full_name) {
  const std::size_t at = full_name.find('@');
  const bool names_tuning = at != std::string_view::npos;
  const std::string_view name = full_name.substr(0, at);
  const std::string_view tuning = names_tuning ? full_name.substr(at + 1) : std::string_view{};
  for (const Kernel* kernel : kernels()) {
    const bool is_named =
        kernel->name == name && kernel->device == device && kernel->operation == operation;
    const bool is_tuned_so =
        names_tuning ? !tuning.empty() && kernel->tuning == tuning : kernel->default_tuning;
    if (is_named && is_tuned_so) return kernel;
  }
  return nullptr;
}

bool selects(std::string_view pattern, const Kernel& kernel) {
  const std::string text(pattern);
  if (text.find('@') == std::string::npos) {
    return kernel.default_tuning && fnmatch(text.c_str(), kernel.name.c_str(), 0) == 0;
  }
  return fnmatch(text.c_str(), (kernel.name + "@" + kernel.tuning).c_str(), 0) == 0;
}

const Problem::Coordinate* unserved_mode(const Kernel& kernel, const Problem& problem) {
  for (const Axis& axis : problem.operation->axes) {
    if (!axis.is_mode()) continue;
    const auto coordinate =
        std::find_if(problem.axes.begin(), problem.axes.end(),
                     [&](const Problem::Coordinate& one) { return one.name == axis.name; });
    const auto served = kernel.serves.find(axis.name);
    const bool is_served = served == kernel.serves.end()
                               ? coordinate->value == axis.default_value
                               : std::find(served->second.begin(), served->second.end(),
                                           coordinate->choice) != served->second.end();
    if (!is_served) return &*coordinate;
  }
  return nullptr;
}

std::optional<Refusal> refusal_of(const Kernel& kernel, const Problem& problem,
                                  const DeviceTraits& device) {
  if (kernel.operation != problem.operation->name) {
    return Refusal{"operation",
                   "it computes " + kernel.operation + ", not " + problem.operation->name};
  }
  if (kernel.device != device.kind) {
    return Refusal{"device", "it runs on " + std::string(name_of(kernel.device)) + ", not on " +
                                 std::string(name_of(device.kind))};
  }
  if (const Problem::Coordinate* const mode = unserved_mode(kernel, problem)) {
    return Refusal{mode->name, "it does not compute " + mode->name + "=" + mode->choice};
  }
  const DtypePair wanted{problem.dtype, problem.dtype_out};
  if (std::find(kernel.dtypes.begin(), kernel.dtypes.end(), wanted) == kernel.dtypes.end()) {
    return Refusal{"dtype", "not implemented for " + std::string(name_of(problem.dtype)) +
                                (problem.dtype == problem.dtype_out
                                     ? ""
                                     : " to " + std::string(name_of(problem.dtype_out)))};
  }
  return kernel.supports ? kernel.supports(problem, device) : std::nullopt;
}

Registration::Registration(Operation operation) {
  if (is_refused_registration("operation '" + operation.name + "'")) return;
  Registry& all = registry();
  if (find_operation(operation.name) != nullptr) {
    throw std::logic_error("operation '" + operation.name + "' is registered twice");
  }
  all.owned_operations.push_back(std::make_unique<const Operation>(std::move(operation)));
  all.operations.push_back(all.owned_operations.back().get());
  std::sort(all.operations.begin(), all.operations.end(),
            [](const Operation* a, const Operation* b) { return a->name < b->name; });
}

Registration::Registration(Kernel kernel) { add(std::move(kernel)); }

Registration::Registration(std::vector<Kernel> tunings) {
  bool is_first = true;
  for (Kernel& kernel : tunings) {
    kernel.default_tuning = is_first;
    is_first = false;
    add(std::move(kernel));
  }
}

}  // namespace roofmax
