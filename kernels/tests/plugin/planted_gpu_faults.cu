// A plugin of CUDA kernels that misbehave, each in one way, so that tests can see what the harness
// makes of it.

#include <cuda_runtime.h>

#include <cstdint>
#include <cstring>

#include "kernels/tests/plugin/planted.hpp"

namespace {

__global__ void spin_for_ever(volatile float* y) {
  while (y[0] != 12345.0f) {
  }
}

__global__ void write_far_out(float* y) { y[std::int64_t{1} << 44] = 1.0f; }

__global__ void write_past_the_end(float* y, std::int64_t elements) { y[elements] = 1.0f; }

std::int64_t elements_of(const roofmax_launch* launch) {
  std::int64_t elements = 1;
  for (std::uint32_t i = 0; i < launch->problem->axis_count; ++i) {
    const roofmax_axis& axis = launch->problem->axes[i];
    const bool is_extent =
        std::strcmp(axis.name, "rows") == 0 || std::strcmp(axis.name, "cols") == 0;
    if (is_extent) elements *= axis.value;
  }
  return elements;
}

float* output_of(const roofmax_launch* launch) { return static_cast<float*>(launch->outputs[0]); }

cudaStream_t stream_of(const roofmax_launch* launch) {
  return static_cast<cudaStream_t>(launch->stream);
}

int hangs(void*, const roofmax_launch* launch) {
  spin_for_ever<<<1, 1, 0, stream_of(launch)>>>(output_of(launch));
  return cudaGetLastError();
}

int faults(void*, const roofmax_launch* launch) {
  write_far_out<<<1, 1, 0, stream_of(launch)>>>(output_of(launch));
  return cudaGetLastError();
}

int strays(void*, const roofmax_launch* launch) {
  write_past_the_end<<<1, 1, 0, stream_of(launch)>>>(output_of(launch), elements_of(launch));
  return cudaGetLastError();
}

constexpr roofmax_kernel kernel(const char* name, int (*launch)(void*, const roofmax_launch*)) {
  return roofmax::tests::planted("softmax", name, ROOFMAX_CUDA, launch);
}

constexpr roofmax_kernel kKernels[] = {
    kernel("planted_gpu_fault", faults),
    kernel("planted_gpu_hang", hangs),
    kernel("planted_gpu_stray_write", strays),
};

constexpr roofmax_plugin kPlugin{sizeof(roofmax_plugin), ROOFMAX_ABI_VERSION, "planted GPU faults",
                                 sizeof(kKernels) / sizeof(kKernels[0]), kKernels};

}  // namespace

extern "C" const roofmax_plugin* roofmax_plugin_v1(void) { return &kPlugin; }
