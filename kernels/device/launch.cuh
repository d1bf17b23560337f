// From the contract's plain values to typed device code.
#pragma once

#include <cuda_runtime.h>

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

#include "kernels/contract/kernel.hpp"
#include "kernels/device/vector.cuh"

namespace roofmax::device {

/// Calls `body.template operator()<T>()` with the storage type of `dtype`.
template <typename Body>
decltype(auto) dispatch_dtype(Dtype dtype, Body&& body) {
  switch (dtype) {
    case Dtype::fp32:
      return std::forward<Body>(body).template operator()<float>();
    case Dtype::fp16:
      return std::forward<Body>(body).template operator()<__half>();
    case Dtype::bf16:
      return std::forward<Body>(body).template operator()<__nv_bfloat16>();
    default:
      throw std::invalid_argument("no CUDA storage type for dtype " + std::string(name_of(dtype)));
  }
}

[[nodiscard]] inline cudaStream_t stream_of(const Launch& launch) {
  return static_cast<cudaStream_t>(launch.stream);
}

/// Blocks for `work` items of one block each; beyond the hardware's limit the kernel's own
/// grid-stride loop takes over.
[[nodiscard]] inline unsigned grid_for(std::int64_t work) {
  return static_cast<unsigned>(
      std::min<std::int64_t>(work, std::numeric_limits<std::int32_t>::max()));
}

}  // namespace roofmax::device
