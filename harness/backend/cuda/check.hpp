#pragma once

#include <cuda_runtime.h>

#include <string>

#include "harness/backend/backend.hpp"

namespace roofmax::cuda {

/// Whether only a new process helps after this error.
[[nodiscard]] inline bool is_sticky(cudaError_t error) {
  switch (error) {
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchFailure:
    case cudaErrorAssert:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorLaunchTimeout:
    case cudaErrorECCUncorrectable:
    case cudaErrorContained:
      return true;
    default:
      return false;
  }
}

/// Throws DeviceError "WHAT: NAME: description" and clears the runtime's last error.
inline void check(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  static_cast<void>(cudaGetLastError());
  throw DeviceError(
      std::string(what) + ": " + cudaGetErrorName(error) + ": " + cudaGetErrorString(error),
      is_sticky(error));
}

}  // namespace roofmax::cuda

/// Checks a CUDA runtime call; the error names the call.
#define ROOFMAX_CUDA_TRY(call) ::roofmax::cuda::check((call), #call)
/// The same where nothing may be thrown (destructors): the error is dropped, and cleared.
#define ROOFMAX_CUDA_IGNORE(call)                                     \
  do {                                                                \
    if ((call) != cudaSuccess) static_cast<void>(cudaGetLastError()); \
  } while (false)
