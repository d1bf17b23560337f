// A plugin for the tests: two kernels of `softmax` for the CPU, which copy their input. The
// environment variable ROOFMAX_TEST_FAULT makes it declare one thing wrongly.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "kernels/contract/abi.h"

namespace {

constexpr std::int64_t kMostCols = 4096;

std::int64_t axis(const roofmax_problem* problem, const char* name) {
  for (std::uint32_t i = 0; i < problem->axis_count; ++i) {
    if (std::strcmp(problem->axes[i].name, name) == 0) return problem->axes[i].value;
  }
  return -1;
}

int supports(void*, const roofmax_problem* problem, const roofmax_device* device, char* reason,
             std::uint32_t reason_bytes) {
  if (axis(problem, "cols") > kMostCols) {
    std::snprintf(reason, reason_bytes, "cols must be at most %d", static_cast<int>(kMostCols));
    return 0;
  }
  return device->processors > 0 ? 1 : 0;
}

void traffic(void*, const roofmax_problem* problem, roofmax_traffic* result) {
  result->read_bytes *= 2;
  result->flops = static_cast<double>(axis(problem, "rows"));
  result->launches = 2;
}

std::int64_t workspace_bytes(void* context, const roofmax_problem*) {
  return *static_cast<const std::int64_t*>(context);
}

int copy(void*, const roofmax_launch* launch) {
  // The tests ask for this failure.
  if (axis(launch->problem, "rows") == 13) return 13;
  const std::int64_t elements = axis(launch->problem, "rows") * axis(launch->problem, "stride");
  std::memcpy(launch->outputs[0], launch->inputs[0],
              static_cast<std::size_t>(elements) * sizeof(float));
  return 0;
}

constexpr std::int32_t kDtypes[][2] = {{ROOFMAX_FP32, ROOFMAX_FP32}};
constexpr const char* kWrongChoices[] = {"sideways"};
constexpr roofmax_mode kWrongMode{sizeof(roofmax_mode), "directoin", 0, nullptr};
constexpr roofmax_mode kWrongChoice{sizeof(roofmax_mode), "direction", 1, kWrongChoices};
constexpr roofmax_mode kModeWithoutChoices{sizeof(roofmax_mode), "direction", 2, nullptr};
constexpr const roofmax_mode* kModesWithoutChoices[] = {&kModeWithoutChoices};
constexpr const roofmax_mode* kWrongModes[] = {&kWrongMode};
constexpr const roofmax_mode* kModesOfWrongChoice[] = {&kWrongChoice};
constexpr std::int32_t kWrongDtypes[][2] = {{ROOFMAX_FP32, 256}};
std::int64_t workspace = 512;
roofmax_kernel kernels[3];
roofmax_plugin plugin;

void declare(roofmax_kernel& kernel, const char* name, const char* tuning) {
  kernel = {};
  kernel.struct_bytes = sizeof(roofmax_kernel);
  kernel.operation = "softmax";
  kernel.name = name;
  kernel.tuning = tuning;
  kernel.summary = "copies its input";
  kernel.constraints = "at most 4096 columns";
  kernel.device = ROOFMAX_CPU;
  kernel.dtype_count = 1;
  kernel.dtypes = kDtypes;
  kernel.context = &workspace;
  kernel.supports = supports;
  kernel.traffic = traffic;
  kernel.workspace_bytes = workspace_bytes;
  kernel.launch = copy;
}

}  // namespace

extern "C" const roofmax_plugin* roofmax_plugin_v1(void) {
  declare(kernels[0], "copying", "way=there");
  declare(kernels[1], "copying", "way=back");
  declare(kernels[2], "copying_plain", "");
  kernels[2].supports = nullptr;
  kernels[2].traffic = nullptr;
  kernels[2].workspace_bytes = nullptr;
  plugin = {sizeof(roofmax_plugin), ROOFMAX_ABI_VERSION, "copies", 3, kernels};

  const char* const variable = std::getenv("ROOFMAX_TEST_FAULT");
  const std::string fault = variable == nullptr ? "" : variable;
  if (fault == "nothing") return nullptr;
  if (fault == "abi") plugin.abi_version = ROOFMAX_ABI_VERSION + 1;
  if (fault == "plugin_size") plugin.struct_bytes = 4;
  if (fault == "no_kernels") plugin.kernel_count = 0;
  if (fault == "kernel_size") kernels[1].struct_bytes = 8;
  if (fault == "uneven") kernels[1].struct_bytes -= 8;
  if (fault == "mode" || fault == "choice") kernels[1].mode_count = 1;
  if (fault == "no_modes") kernels[1].mode_count = 1;
  if (fault == "no_choices") kernels[1].mode_count = 1;
  if (fault == "no_choices") kernels[1].modes = kModesWithoutChoices;
  if (fault == "tolerance") kernels[1].extra_fp32_ulps = 1e30;
  if (fault == "mode") kernels[1].modes = kWrongModes;
  if (fault == "choice") kernels[1].modes = kModesOfWrongChoice;
  if (fault == "name") kernels[1].name = "a@b";
  if (fault == "no_name") kernels[1].name = nullptr;
  if (fault == "operation") kernels[1].operation = "sofmax";
  if (fault == "device") kernels[1].device = 7;
  if (fault == "no_launch") kernels[1].launch = nullptr;
  if (fault == "no_dtypes") kernels[1].dtype_count = 0;
  if (fault == "dtypes") kernels[1].dtypes = kWrongDtypes;
  if (fault == "twice") kernels[1].tuning = "way=there";
  return &plugin;
}
