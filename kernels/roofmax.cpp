#include "kernels/roofmax.hpp"

#include <utility>

#include "kernels/contract/registry.hpp"

namespace roofmax {

SoftmaxPlan::SoftmaxPlan(const Kernel& kernel, Problem problem)
    : kernel_(&kernel),
      problem_(std::move(problem)),
      workspace_bytes_(kernel.workspace_bytes ? kernel.workspace_bytes(problem_) : 0) {}

void SoftmaxPlan::launch(const void* x, void* y, void* workspace, Stream stream) const {
  const void* const inputs[] = {x};
  void* const outputs[] = {y};
  kernel_->launch({.problem = problem_,
                   .inputs = inputs,
                   .outputs = outputs,
                   .workspace = workspace,
                   .stream = stream});
}

SoftmaxPlan plan_softmax(std::string_view kernel, Dtype dtype, std::int64_t rows, std::int64_t cols,
                         std::int64_t stride, const DeviceTraits& device) {
  const Kernel* const found = find_kernel("softmax", device.kind, kernel);
  if (found == nullptr) {
    std::string what = "no softmax kernel '" + std::string(kernel) + "' for " +
                       std::string(name_of(device.kind)) + "; there are:";
    for (const std::string& name : softmax_kernels(device.kind)) what += ' ' + name;
    throw PlanError(what);
  }
  Problem problem =
      find_operation("softmax")->make_problem({dtype, dtype}, {{"rows", std::to_string(rows)},
                                                               {"cols", std::to_string(cols)},
                                                               {"stride", std::to_string(stride)},
                                                               {"distribution", "given"}});
  if (const auto refusal = refusal_of(*found, problem, device)) {
    throw PlanError("softmax kernel '" + found->full_name() + "' refuses " + describe(problem) +
                    " (" + refusal->constraint + "): " + refusal->reason);
  }
  return {*found, std::move(problem)};
}

std::vector<std::string> softmax_kernels(DeviceKind device) {
  const Problem forward = find_operation("softmax")->make_problem({Dtype::fp32, Dtype::fp32}, {});
  std::vector<std::string> names;
  for (const Kernel* kernel : kernels()) {
    if (kernel->operation == "softmax" && kernel->device == device &&
        unserved_mode(*kernel, forward) == nullptr) {
      names.push_back(kernel->full_name());
    }
  }
  return names;
}

}  // namespace roofmax
