#pragma once

#include "harness/backend/backend.hpp"
#include "harness/measure/buffer_sets.hpp"

namespace roofmax {

/// A kernel prepared for one problem on one device, with its workspace: all that is left is to
/// launch it.
class ReadyKernel {
 public:
  /// Throws OutOfMemory, and what the kernel's `prepare` throws.
  ReadyKernel(const Kernel& kernel, const Problem& problem, Backend& backend);

  /// Gives it another workspace, at a place drawn anew. Throws OutOfMemory.
  void move_workspace();
  /// Enqueues a launch on set `set`.
  void enqueue(const BufferSets& sets, std::int64_t set, Stream stream) const {
    launch_({.inputs = sets.inputs(set),
             .outputs = sets.outputs(set),
             .workspace = workspace_.data(),
             .stream = stream});
  }
  /// Whether the bytes around its workspace are as they were.
  [[nodiscard]] bool kept_to_its_workspace() const { return workspace_.is_intact(); }

 private:
  Backend& backend_;
  LaunchFunction launch_;
  std::int64_t workspace_bytes_;
  Workspace workspace_;
};

}  // namespace roofmax
