#include "harness/measure/ready_kernel.hpp"

#include <fmt/format.h>

namespace roofmax {

namespace {

/// What the kernel asks for; refused before it is added to anything when no device could have it.
std::int64_t workspace_of(const Kernel& kernel, const Problem& problem,
                          const DeviceTraits& device) {
  const std::int64_t bytes = kernel.workspace_bytes ? kernel.workspace_bytes(problem, device) : 0;
  if (bytes > device.memory_bytes) {
    throw OutOfMemory(fmt::format("a workspace of {} bytes was asked for and the device has {}",
                                  bytes, device.memory_bytes));
  }
  return bytes;
}

}  // namespace

ReadyKernel::ReadyKernel(const Kernel& kernel, const Problem& problem, Backend& backend)
    : backend_(backend),
      launch_(kernel.prepare(problem, backend.traits())),
      workspace_bytes_(workspace_of(kernel, problem, backend.traits())),
      workspace_(backend, workspace_bytes_) {}

void ReadyKernel::move_workspace() { workspace_ = Workspace(backend_, workspace_bytes_); }

}  // namespace roofmax
