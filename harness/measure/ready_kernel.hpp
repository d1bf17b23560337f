#pragma once

#include "harness/backend/backend.hpp"
#include "harness/measure/buffer_sets.hpp"

namespace roofmax {

/// A kernel prepared for one problem on one device, with its workspaces: all that is left is to
/// launch it. On a GPU launches take turns with several small workspaces, because where the only
/// one lies changes the time of a short launch by up to 3%.
class ReadyKernel {
 public:
  /// Throws OutOfMemory, and what the kernel's `prepare` throws.
  ReadyKernel(const Kernel& kernel, const Problem& problem, Backend& backend);

  /// Gives it other workspaces, at a place drawn anew; it keeps those it has where the device has
  /// no choice of places. Throws OutOfMemory.
  void move_workspaces();
  /// Enqueues a launch on set `set`, and on the workspace whose turn it is with that set.
  void enqueue(const BufferSets& sets, std::int64_t set, Stream stream) const {
    launch_({.inputs = sets.inputs(set),
             .outputs = sets.outputs(set),
             .workspace = workspaces_.data(set),
             .stream = stream});
  }
  [[nodiscard]] std::span<std::byte> workspace_memory() const { return workspaces_.memory(); }
  /// Whether the bytes around its workspaces are as they were.
  [[nodiscard]] bool kept_to_its_workspaces() const { return workspaces_.are_intact(); }

 private:
  Backend& backend_;
  LaunchFunction launch_;
  std::int64_t workspace_bytes_;
  Workspaces workspaces_;
};

}  // namespace roofmax
