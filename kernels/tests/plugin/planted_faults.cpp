// A plugin of CPU kernels that misbehave, each in one way, so that tests can see what the harness
// makes of it.

#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "kernels/tests/plugin/planted.hpp"

namespace {

struct Rows {
  std::int64_t rows;
  std::int64_t cols;
};

Rows rows_of(const roofmax_launch* launch) {
  Rows shape{0, 0};
  for (std::uint32_t i = 0; i < launch->problem->axis_count; ++i) {
    const roofmax_axis& axis = launch->problem->axes[i];
    if (std::strcmp(axis.name, "rows") == 0) shape.rows = axis.value;
    if (std::strcmp(axis.name, "cols") == 0) shape.cols = axis.value;
  }
  return shape;
}

/// Softmax of adjacent fp32 rows: what all but the fault is.
void softmax(const roofmax_launch* launch) {
  const Rows shape = rows_of(launch);
  const auto* const x = static_cast<const float*>(launch->inputs[0]);
  auto* const y = static_cast<float*>(launch->outputs[0]);
  for (std::int64_t row = 0; row < shape.rows; ++row) {
    const float* const from = x + row * shape.cols;
    float* const to = y + row * shape.cols;
    double max = -INFINITY;
    double sum = 0;
    for (std::int64_t i = 0; i < shape.cols; ++i) max = std::fmax(max, from[i]);
    for (std::int64_t i = 0; i < shape.cols; ++i) sum += std::exp(from[i] - max);
    for (std::int64_t i = 0; i < shape.cols; ++i) {
      to[i] = static_cast<float>(std::exp(from[i] - max) / sum);
    }
  }
}

int honest(void*, const roofmax_launch* launch) {
  softmax(launch);
  return 0;
}

int hangs(void*, const roofmax_launch*) {
  volatile bool forever = true;
  while (forever) {
  }
  return 0;
}

int crashes(void*, const roofmax_launch*) {
  std::raise(SIGSEGV);
  return 0;
}

int writes_past_the_end(void*, const roofmax_launch* launch) {
  softmax(launch);
  const Rows shape = rows_of(launch);
  static_cast<float*>(launch->outputs[0])[shape.rows * shape.cols] = 1.0f;
  return 0;
}

int leaves_one_element(void*, const roofmax_launch* launch) {
  const auto* const y = static_cast<const float*>(launch->outputs[0]);
  const float before = y[5];
  softmax(launch);
  static_cast<float*>(launch->outputs[0])[5] = before;
  return 0;
}

int changes_input(void*, const roofmax_launch* launch) {
  softmax(launch);
  const_cast<float*>(static_cast<const float*>(launch->inputs[0]))[3] += 1.0f;
  return 0;
}

/// Right when it is verified, wrong when it is timed.
int right_only_once(void*, const roofmax_launch* launch) {
  static int launches = 0;
  if (launches++ == 0) softmax(launch);
  return 0;
}

std::int64_t small_workspace(void*, const roofmax_problem*) { return 64; }

int writes_past_its_workspace(void*, const roofmax_launch* launch) {
  softmax(launch);
  static_cast<char*>(launch->workspace)[64] = 1;
  return 0;
}

int returns_an_error(void*, const roofmax_launch*) { return 42; }

int refuses(void*, const roofmax_problem*, const roofmax_device*, char* reason,
            std::uint32_t reason_bytes) {
  std::snprintf(reason, reason_bytes, "it takes nothing at all");
  return 0;
}

constexpr roofmax_kernel kernel(const char* name, int (*launch)(void*, const roofmax_launch*),
                                decltype(roofmax_kernel::supports) supports = nullptr,
                                decltype(roofmax_kernel::workspace_bytes) workspace = nullptr) {
  roofmax_kernel declared = roofmax::tests::planted("softmax", name, ROOFMAX_CPU, launch);
  declared.supports = supports;
  declared.workspace_bytes = workspace;
  return declared;
}

constexpr roofmax_kernel kKernels[] = {
    kernel("planted_changes_input", changes_input),
    kernel("planted_crash", crashes),
    kernel("planted_error_code", returns_an_error),
    kernel("planted_hang", hangs),
    kernel("planted_honest", honest),
    kernel("planted_refusal", honest, refuses),
    kernel("planted_right_once", right_only_once),
    kernel("planted_stray_write", writes_past_the_end),
    kernel("planted_stray_workspace", writes_past_its_workspace, nullptr, small_workspace),
    kernel("planted_unwritten", leaves_one_element),
};

constexpr roofmax_plugin kPlugin{sizeof(roofmax_plugin), ROOFMAX_ABI_VERSION, "planted faults",
                                 sizeof(kKernels) / sizeof(kKernels[0]), kKernels};

}  // namespace

extern "C" const roofmax_plugin* roofmax_plugin_v1(void) { return &kPlugin; }
