#pragma once

#include <cuda.h>
#include <cuda_runtime_api.h>

namespace roofmax::cuda {

/// A function of the driver as it was in that version (12030: 12.3), by the type that its header
/// declares. Null where the driver, or the toolkit of this build, has no such thing. Nothing is
/// linked with the driver, which may not be there where this is built.
template <typename Function>
[[nodiscard]] Function* driver_function([[maybe_unused]] const char* name,
                                        [[maybe_unused]] unsigned version) {
  void* entry = nullptr;
#if CUDART_VERSION >= 12050
  cudaDriverEntryPointQueryResult found{};
  const cudaError_t error =
      cudaGetDriverEntryPointByVersion(name, &entry, version, cudaEnableDefault, &found);
  if (error != cudaSuccess) static_cast<void>(cudaGetLastError());
  if (error != cudaSuccess || found != cudaDriverEntryPointSuccess) return nullptr;
#endif
  return reinterpret_cast<Function*>(entry);
}

}  // namespace roofmax::cuda
