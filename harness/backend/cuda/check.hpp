#pragma once

#include <cuda_runtime.h>

namespace roofmax::cuda {

/// Whether the device still answers after an error. If not, its context is lost and only a new
/// process helps. No list of errors can say so: the same error may lose the context or not.
[[nodiscard]] bool is_context_lost();

/// Throws DeviceError "WHAT: NAME: description" and clears the runtime's last error.
void check(cudaError_t error, const char* what);

}  // namespace roofmax::cuda

/// Checks a CUDA runtime call; the error names the call.
#define ROOFMAX_CUDA_TRY(call) ::roofmax::cuda::check((call), #call)
/// The same where nothing may be thrown (destructors): the error is dropped, and cleared.
#define ROOFMAX_CUDA_IGNORE(call)                                     \
  do {                                                                \
    if ((call) != cudaSuccess) static_cast<void>(cudaGetLastError()); \
  } while (false)
