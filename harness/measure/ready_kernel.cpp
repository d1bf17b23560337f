#include "harness/measure/ready_kernel.hpp"

#include <fmt/format.h>

#include <algorithm>

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

/// As many as stay in the cache beside what is read and written.
int count_of_workspaces(std::int64_t bytes, const DeviceTraits& device) {
  constexpr std::int64_t kMost = 16;
  constexpr std::int64_t kShareOfCache = 8;
  if (device.kind == DeviceKind::cpu || bytes == 0) return 1;
  return static_cast<int>(
      std::clamp<std::int64_t>(device.cache_bytes / kShareOfCache / bytes, 1, kMost));
}

}  // namespace

ReadyKernel::ReadyKernel(const Kernel& kernel, const Problem& problem, Backend& backend)
    : backend_(backend),
      launch_(kernel.prepare(problem, backend.traits())),
      workspace_bytes_(workspace_of(kernel, problem, backend.traits())),
      workspaces_(backend, workspace_bytes_,
                  count_of_workspaces(workspace_bytes_, backend.traits())) {}

void ReadyKernel::move_workspaces() {
  if (workspace_bytes_ == 0 || !backend_.has_choice_of_place(workspaces_.bytes())) return;
  workspaces_ = Workspaces(backend_, workspace_bytes_, workspaces_.count());
}

}  // namespace roofmax
