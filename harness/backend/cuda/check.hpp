#pragma once

#include <cuda_runtime.h>

#include <string>

#include "harness/backend/backend.hpp"

namespace roofmax::cuda {

/// Whether the device still answers after an error. If not, its context is lost and only a new
/// process helps. No list of errors can say so: the same error may lose the context or not.
[[nodiscard]] inline bool is_context_lost() {
  const cudaError_t answer = cudaDeviceSynchronize();
  static_cast<void>(cudaGetLastError());
  // While a stream is captured nothing may be waited for, and nothing has run that could fail.
  constexpr auto is_of_capture = [](cudaError_t error) {
    return error >= cudaErrorStreamCaptureUnsupported && error <= cudaErrorStreamCaptureWrongThread;
  };
  return answer != cudaSuccess && !is_of_capture(answer);
}

/// Throws DeviceError "WHAT: NAME: description" and clears the runtime's last error.
inline void check(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  static_cast<void>(cudaGetLastError());
  throw DeviceError(
      std::string(what) + ": " + cudaGetErrorName(error) + ": " + cudaGetErrorString(error),
      is_context_lost());
}

}  // namespace roofmax::cuda

/// Checks a CUDA runtime call; the error names the call.
#define ROOFMAX_CUDA_TRY(call) ::roofmax::cuda::check((call), #call)
/// The same where nothing may be thrown (destructors): the error is dropped, and cleared.
#define ROOFMAX_CUDA_IGNORE(call)                                     \
  do {                                                                \
    if ((call) != cudaSuccess) static_cast<void>(cudaGetLastError()); \
  } while (false)
