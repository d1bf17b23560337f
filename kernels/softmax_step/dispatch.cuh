// From a problem of `softmax_step` to its types.
#pragma once

#include <stdexcept>

#include "kernels/device/launch.cuh"
#include "kernels/softmax_step/softmax_step.hpp"

namespace roofmax::softmax_step {

/// Calls `body.template operator()<In, Out>()` for one of `kStepDtypes`.
template <typename Body>
LaunchFunction dispatch_step(const Problem& problem, const Body& body) {
  return device::dispatch_dtype(problem.dtype, [&]<typename In>() {
    if (problem.dtype_out == problem.dtype) return body.template operator()<In, In>();
    if constexpr (sizeof(In) == 2) {
      if (problem.dtype_out != Dtype::fp32) {
        throw std::invalid_argument("no step from one type of halves to another");
      }
      return body.template operator()<In, float>();
    } else {
      return device::dispatch_dtype(
          problem.dtype_out, [&]<typename Out>() { return body.template operator()<In, Out>(); });
    }
  });
}

}  // namespace roofmax::softmax_step
