#pragma once

#include "kernels/contract/device.hpp"

namespace roofmax::device {

/// Traits of a CUDA device. Throws std::runtime_error when there is none of that index.
[[nodiscard]] DeviceTraits cuda_traits(int index);

}  // namespace roofmax::device
