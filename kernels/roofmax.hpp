// The C++ interface of the installed library: plan a softmax once, launch it as often as wanted on
// pointers and a stream of your own. No CUDA header is needed.
//
//   const auto plan = roofmax::plan_softmax("parallel_online", roofmax::Dtype::fp32, rows, cols,
//                                           /*stride=*/cols, roofmax::DeviceTraits{});
//   plan.launch(x, y, workspace);  // plan.workspace_bytes(), aligned to 256; null where that is 0
//
// It computes the plain forward; log_softmax, log-sum-exp and gradient are measured, not yet
// offered.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax {

/// The kernel does not exist or does not take the problem; `what` names the constraint that
/// refuses, or the kernels that there are.
class PlanError : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

/// A kernel bound to one softmax problem. Cheap to copy; valid as long as the library is loaded;
/// may be launched from several threads at once as long as each has its own workspace.
class SoftmaxPlan {
 public:
  /// Bytes of scratch memory that `launch` needs, on the plan's device; often 0.
  [[nodiscard]] std::int64_t workspace_bytes() const { return workspace_bytes_; }

  /// Enqueues y = softmax(x), row by row, on `stream` (a cudaStream_t on CUDA; ignored on a CPU,
  /// where the result is there on return). Pointers are to memory of the plan's device, aligned to
  /// their elements; x and y may be the same. The workspace must be aligned to 256 bytes and zeroed
  /// before its first launch; launches that share it must not overlap.
  void launch(const void* x, void* y, void* workspace, Stream stream = nullptr) const;

  [[nodiscard]] const Kernel& kernel() const { return *kernel_; }
  [[nodiscard]] const Problem& problem() const { return problem_; }

 private:
  friend SoftmaxPlan plan_softmax(std::string_view, Dtype, std::int64_t, std::int64_t, std::int64_t,
                                  const DeviceTraits&);
  SoftmaxPlan(const Kernel& kernel, Problem problem);

  const Kernel* kernel_;
  Problem problem_;
  std::int64_t workspace_bytes_;
};

/// Plans the softmax of each of `rows` rows of `cols` elements, `stride` elements from row to row
/// in x and in y, by the kernel of that name ("two_pass", or with a tuning
/// "two_pass@threads=512,vectors=2"). `device` says where it will run; on CUDA fill it from
/// cudaGetDeviceProperties: the default stands for a CPU. Throws PlanError, or ProblemError when
/// the shape itself is wrong.
[[nodiscard]] SoftmaxPlan plan_softmax(std::string_view kernel, Dtype dtype, std::int64_t rows,
                                       std::int64_t cols, std::int64_t stride,
                                       const DeviceTraits& device);

/// Full names of the kernels that `plan_softmax` takes for a kind of device, tunings included.
[[nodiscard]] std::vector<std::string> softmax_kernels(DeviceKind device);

}  // namespace roofmax
