// Takes the place of the CUDA backend in a build without CUDA.

#include "harness/backend/backend.hpp"

namespace roofmax {

std::unique_ptr<Backend> make_cuda_backend(int) { throw DeviceError(why_no_cuda(), false); }

std::vector<std::string> cuda_device_names() { return {}; }

std::string why_no_cuda() {
  return "this build has no CUDA (nvcc was not found when it was configured, or ROOFMAX_CUDA=OFF)";
}

}  // namespace roofmax
