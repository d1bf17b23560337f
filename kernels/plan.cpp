// Plans of the library (roofmax/plan.hpp).

#include "roofmax/plan.hpp"

#include <cstdint>
#include <utility>

#include "kernels/choice/choice.hpp"
#include "kernels/contract/registry.hpp"
#include "kernels/contract/spelling.hpp"

namespace roofmax {
namespace {

const Operation& operation_of(std::string_view name) {
  if (const Operation* found = find_operation(name)) return *found;
  std::vector<std::string> names;
  for (const Operation* operation : operations()) names.push_back(operation->name);
  throw PlanError("no operation '" + std::string(name) + "'; there are: " + join(names));
}

/// The inputs of a launch are the caller's unless a distribution is named.
Problem problem_of(const Operation& operation, DtypePair dtypes,
                   std::map<std::string, std::string> axes) {
  axes.try_emplace("distribution", "given");
  return operation.make_problem(dtypes, axes);
}

bool is_aligned(const void* pointer, std::size_t bytes) {
  return reinterpret_cast<std::uintptr_t>(pointer) % bytes == 0;
}

template <typename Pointer>
void check(const Kernel& kernel, const char* kind, const std::vector<TensorSpec>& specs,
           std::span<Pointer const> pointers) {
  if (pointers.size() != specs.size()) {
    std::vector<std::string> names;
    for (const TensorSpec& spec : specs) names.push_back(spec.name);
    throw ArgumentError("kernel '" + kernel.full_name() + "' takes " +
                        std::to_string(specs.size()) + ' ' + kind + "s (" + join(names) +
                        "), not " + std::to_string(pointers.size()));
  }
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const std::string which = std::string(kind) + " '" + specs[i].name + "'";
    if (pointers[i] == nullptr && specs[i].extent() > 0) {
      throw ArgumentError(which + " is null");
    }
    if (!is_aligned(pointers[i], size_of(specs[i].dtype))) {
      throw ArgumentError(which + " is not aligned to its elements (" +
                          std::string(name_of(specs[i].dtype)) + ")");
    }
  }
}

}  // namespace

Plan::Plan(const Kernel& kernel, Problem problem, const DeviceTraits& device)
    : kernel_(&kernel),
      problem_(std::move(problem)),
      workspace_bytes_(kernel.workspace_bytes ? kernel.workspace_bytes(problem_, device) : 0),
      launch_(kernel.prepare(problem_, device)) {
  for (TensorSpec& spec : problem_.operation->tensors(problem_)) {
    (spec.is_written() ? outputs_ : inputs_).push_back(std::move(spec));
  }
}

void Plan::launch(std::span<const void* const> inputs, std::span<void* const> outputs,
                  void* workspace, Stream stream) const {
  constexpr std::size_t kWorkspaceAlignment = 256;
  check(*kernel_, "input", inputs_, inputs);
  check(*kernel_, "output", outputs_, outputs);
  if (workspace_bytes_ > 0) {
    const std::string need = std::to_string(workspace_bytes_) + " bytes";
    if (workspace == nullptr) throw ArgumentError("workspace is null; it needs " + need);
    if (!is_aligned(workspace, kWorkspaceAlignment)) {
      throw ArgumentError("workspace is not aligned to 256 bytes");
    }
  }
  launch_({.inputs = inputs, .outputs = outputs, .workspace = workspace, .stream = stream});
}

Plan plan(std::string_view operation, std::string_view kernel, DtypePair dtypes,
          const std::map<std::string, std::string>& axes, const DeviceTraits& device) {
  const Problem problem = problem_of(operation_of(operation), dtypes, axes);
  if (kernel == kAutoKernel) {
    if (const auto chosen = choose(problem, device)) return {*chosen->kernel, problem, device};
    throw PlanError("no " + std::string(operation) + " kernel for " +
                    std::string(name_of(device.kind)) + " takes " + describe(problem));
  }
  const Kernel* const found = find_kernel(operation, device.kind, kernel);
  if (found == nullptr) {
    throw PlanError("no " + std::string(operation) + " kernel '" + std::string(kernel) + "' for " +
                    std::string(name_of(device.kind)) + "; these take the problem: " +
                    join(kernel_names(operation, dtypes, axes, device)));
  }
  if (const auto refusal = refusal_of(*found, problem, device)) {
    throw PlanError(std::string(operation) + " kernel '" + found->full_name() + "' refuses " +
                    describe(problem) + " (" + refusal->constraint + "): " + refusal->reason);
  }
  return {*found, problem, device};
}

std::vector<std::string> kernel_names(std::string_view operation, DtypePair dtypes,
                                      const std::map<std::string, std::string>& axes,
                                      const DeviceTraits& device) {
  const Problem problem = problem_of(operation_of(operation), dtypes, axes);
  std::vector<std::string> names;
  for (const Kernel* kernel : kernels()) {
    if (kernel->operation == operation && !refusal_of(*kernel, problem, device)) {
      names.push_back(kernel->full_name());
    }
  }
  return names;
}

}  // namespace roofmax
