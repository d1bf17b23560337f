// Takes the place of cuda/traits.cpp in a build without CUDA.

#include <stdexcept>

#include "kernels/device/traits.hpp"

namespace roofmax::device {

DeviceTraits cuda_traits(int) { throw std::runtime_error("roofmax was built without CUDA"); }

}  // namespace roofmax::device
