#include "harness/backend/cuda/check.hpp"

#include <string>

#include "harness/backend/backend.hpp"

namespace roofmax::cuda {

bool is_context_lost() {
  const cudaError_t answer = cudaDeviceSynchronize();
  static_cast<void>(cudaGetLastError());
  // While a stream is captured nothing may be waited for, and nothing has run that could fail.
  constexpr auto is_of_capture = [](cudaError_t error) {
    return error >= cudaErrorStreamCaptureUnsupported && error <= cudaErrorStreamCaptureWrongThread;
  };
  return answer != cudaSuccess && !is_of_capture(answer);
}

void check(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  static_cast<void>(cudaGetLastError());
  throw DeviceError(
      std::string(what) + ": " + cudaGetErrorName(error) + ": " + cudaGetErrorString(error),
      is_context_lost());
}

}  // namespace roofmax::cuda
