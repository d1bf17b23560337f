// A build without CUDA has no kernels to launch.

#include <stdexcept>

#include "harness/predict/described_launches.hpp"

namespace roofmax::predict {

std::vector<DescribedLaunch> launches_on(const DescribedDevice& /*device*/,
                                         const Kernel& /*kernel*/, const Problem& /*problem*/) {
  throw std::runtime_error("this build has no CUDA kernels: it was configured without CUDA");
}

}  // namespace roofmax::predict
