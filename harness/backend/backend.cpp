#include "harness/backend/backend.hpp"

namespace roofmax {

std::unique_ptr<Backend> make_backend(Device device) {
  return device.kind == DeviceKind::cuda ? make_cuda_backend(device.index) : make_cpu_backend();
}

}  // namespace roofmax
