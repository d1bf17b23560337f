// A plugin as it was built with the first version of the header, before anything was appended: its
// structures are shorter than roofmax's. Its softmax computes the default modes.

#include <cmath>
#include <cstdint>
#include <cstring>

#include "kernels/contract/tests/frozen/abi.h"

namespace {

std::int64_t axis(const roofmax_problem* problem, const char* name) {
  for (std::uint32_t i = 0; i < problem->axis_count; ++i) {
    if (std::strcmp(problem->axes[i].name, name) == 0) return problem->axes[i].value;
  }
  return -1;
}

/// As long a structure as this header knows, whatever roofmax writes behind it.
void traffic(void*, const roofmax_problem*, roofmax_traffic* result) {
  result->read_bytes *= 3;
  result->flops = 7;
}

std::int64_t workspace_bytes(void*, const roofmax_problem* problem) {
  return axis(problem, "rows");
}

int softmax(void*, const roofmax_launch* launch) {
  const std::int64_t rows = axis(launch->problem, "rows");
  const std::int64_t cols = axis(launch->problem, "cols");
  const std::int64_t stride = axis(launch->problem, "stride");
  for (std::int64_t row = 0; row < rows; ++row) {
    const float* const x = static_cast<const float*>(launch->inputs[0]) + row * stride;
    float* const y = static_cast<float*>(launch->outputs[0]) + row * stride;
    double max = -INFINITY;
    double sum = 0;
    for (std::int64_t i = 0; i < cols; ++i) max = std::fmax(max, x[i]);
    for (std::int64_t i = 0; i < cols; ++i) sum += std::exp(x[i] - max);
    for (std::int64_t i = 0; i < cols; ++i) y[i] = static_cast<float>(std::exp(x[i] - max) / sum);
  }
  return 0;
}

constexpr std::int32_t kDtypes[][2] = {{ROOFMAX_FP32, ROOFMAX_FP32}};

constexpr roofmax_kernel kernel(const char* name) {
  return {sizeof(roofmax_kernel),
          "softmax",
          name,
          "",
          "built with the first header",
          "none",
          ROOFMAX_CPU,
          1,
          kDtypes,
          nullptr,
          nullptr,
          traffic,
          workspace_bytes,
          softmax};
}

constexpr roofmax_kernel kKernels[] = {kernel("frozen_one"), kernel("frozen_two")};
constexpr roofmax_plugin kPlugin{sizeof(roofmax_plugin), ROOFMAX_ABI_VERSION, "frozen", 2,
                                 kKernels};

}  // namespace

extern "C" const roofmax_plugin* roofmax_plugin_v1(void) { return &kPlugin; }
