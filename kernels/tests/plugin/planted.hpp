// What the plugins of the tests have in common.
#pragma once

#include <cstdint>

#include "kernels/contract/abi.h"

namespace roofmax::tests {

inline constexpr std::int32_t kFp32ToFp32[][2] = {{ROOFMAX_FP32, ROOFMAX_FP32}};

/// A kernel of fp32 without tunings or constraints.
constexpr roofmax_kernel planted(const char* operation, const char* name,
                                 roofmax_device_kind device,
                                 int (*launch)(void*, const roofmax_launch*)) {
  roofmax_kernel declared{};
  declared.struct_bytes = sizeof(roofmax_kernel);
  declared.operation = operation;
  declared.name = name;
  declared.tuning = "";
  declared.summary = "planted for tests";
  declared.constraints = "none";
  declared.device = device;
  declared.dtype_count = 1;
  declared.dtypes = kFp32ToFp32;
  declared.launch = launch;
  return declared;
}

}  // namespace roofmax::tests
