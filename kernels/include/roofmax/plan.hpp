// Plans of any operation, by name.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax {

/// The operation or kernel does not exist, or the kernel does not take the problem. `what` names
/// the constraint that refuses, or what there is.
class PlanError : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

/// A launch was given the wrong pointers. `what` names the argument.
class ArgumentError : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

/// A kernel prepared for one problem on one device. Cheap to copy; valid while the library is
/// loaded. May be launched from several threads at once if each has a workspace of its own.
class Plan {
 public:
  /// Enqueues one launch on `stream`: a cudaStream_t on CUDA; ignored on a CPU, where the outputs
  /// are complete on return. It neither allocates nor synchronises.
  ///
  /// Pointers come in the order of `inputs()` and `outputs()`. They are to memory of the plan's
  /// device and aligned to their elements. The workspace has `workspace_bytes()` bytes, is aligned
  /// to 256 bytes and zeroed before its first launch; launches that share it must not overlap.
  ///
  /// Throws ArgumentError, before anything is enqueued, when the number of pointers is wrong, when
  /// a tensor with elements or a workspace with bytes has a null pointer, or when one is
  /// misaligned.
  void launch(std::span<const void* const> inputs, std::span<void* const> outputs,
              void* workspace = nullptr, Stream stream = nullptr) const;
  void launch(std::initializer_list<const void*> inputs, std::initializer_list<void*> outputs,
              void* workspace = nullptr, Stream stream = nullptr) const {
    launch(std::span(inputs.begin(), inputs.size()), std::span(outputs.begin(), outputs.size()),
           workspace, stream);
  }

  /// Bytes of scratch memory that a launch needs, on the plan's device; often 0.
  [[nodiscard]] std::int64_t workspace_bytes() const { return workspace_bytes_; }
  /// Tensors that a launch reads, and those that it writes: names, types, extents and strides.
  [[nodiscard]] const std::vector<TensorSpec>& inputs() const { return inputs_; }
  [[nodiscard]] const std::vector<TensorSpec>& outputs() const { return outputs_; }
  [[nodiscard]] const Kernel& kernel() const { return *kernel_; }
  [[nodiscard]] const Problem& problem() const { return problem_; }

 private:
  friend Plan plan(std::string_view, std::string_view, DtypePair,
                   const std::map<std::string, std::string>&, const DeviceTraits&);
  Plan(const Kernel& kernel, Problem problem, const DeviceTraits& device);

  const Kernel* kernel_;
  Problem problem_;
  std::vector<TensorSpec> inputs_;
  std::vector<TensorSpec> outputs_;
  std::int64_t workspace_bytes_;
  LaunchFunction launch_;
};

/// Plans `operation` by the kernel of that name ("two_pass", or with a tuning
/// "two_pass@threads=512,vectors=2"), or by the one that is expected to be the fastest ("auto", by
/// what was measured at problems like it; `Plan::kernel` names it). `axes` are the problem's axes
/// by name, as `roofmax list
/// --operation NAME` shows them; those that are left out take their defaults. `device` is where it
/// will run (`device_traits`); on CUDA that device must be the current one, here and at a launch.
///
/// Throws PlanError, or ProblemError when an axis or the element types are invalid.
[[nodiscard]] Plan plan(std::string_view operation, std::string_view kernel, DtypePair dtypes,
                        const std::map<std::string, std::string>& axes, const DeviceTraits& device);

/// Full names of the kernels, tunings included, that `plan` takes for a problem. Throws PlanError
/// for an unknown operation, ProblemError like `plan`.
[[nodiscard]] std::vector<std::string> kernel_names(std::string_view operation, DtypePair dtypes,
                                                    const std::map<std::string, std::string>& axes,
                                                    const DeviceTraits& device);

/// The traits of a device of this machine. Throws std::runtime_error when there is none of that
/// index, or when the library was built without CUDA.
[[nodiscard]] DeviceTraits device_traits(Device device = {});

}  // namespace roofmax
