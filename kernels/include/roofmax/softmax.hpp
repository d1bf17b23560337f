// Plans of the softmax of the rows of a matrix.
#pragma once

#include <cstdint>
#include <string_view>

#include "roofmax/plan.hpp"

namespace roofmax {

/// `rows` independent rows of `cols` elements.
struct SoftmaxOptions {
  Dtype dtype = Dtype::fp32;  ///< of x, y and their gradients
  std::int64_t rows = 0;
  std::int64_t cols = 0;
  std::int64_t stride = 0;  ///< elements from row to row, of every matrix; 0 means cols
  bool log = false;         ///< the logarithm of the softmax
  bool lse = false;         ///< the log-sum-exp of each row is an output too
};

/// Input x [rows, cols]; outputs y [rows, cols] and, with `lse`, lse [rows] (fp32). x and y may be
/// the same. Throws like `plan`.
[[nodiscard]] Plan plan_softmax(std::string_view kernel, const SoftmaxOptions& options,
                                const DeviceTraits& device);
/// By the kernel that is expected to be the fastest.
[[nodiscard]] inline Plan plan_softmax(const SoftmaxOptions& options, const DeviceTraits& device) {
  return plan_softmax("auto", options, device);
}

/// The same with `log`: y = x - lse.
[[nodiscard]] Plan plan_log_softmax(std::string_view kernel, SoftmaxOptions options,
                                    const DeviceTraits& device);
/// By the kernel that is expected to be the fastest.
[[nodiscard]] inline Plan plan_log_softmax(SoftmaxOptions options, const DeviceTraits& device) {
  return plan_log_softmax("auto", options, device);
}

/// The gradient of the softmax. Inputs y and dy [rows, cols]; output dx [rows, cols]. Throws like
/// `plan`; with `log` or `lse` ProblemError.
[[nodiscard]] Plan plan_softmax_backward(std::string_view kernel, const SoftmaxOptions& options,
                                         const DeviceTraits& device);
/// By the kernel that is expected to be the fastest.
[[nodiscard]] inline Plan plan_softmax_backward(const SoftmaxOptions& options,
                                                const DeviceTraits& device) {
  return plan_softmax_backward("auto", options, device);
}

}  // namespace roofmax
