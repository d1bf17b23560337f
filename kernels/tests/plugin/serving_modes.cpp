// A plugin that computes more than the default modes: the log-sum-exp beside a softmax, its
// gradient, and a causal mask. It finds its arguments by their descriptors and prepares once.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "kernels/tests/plugin/planted.hpp"

namespace {

const roofmax_tensor* tensor(const roofmax_problem* problem, const char* name) {
  for (std::uint32_t i = 0; i < problem->tensor_count; ++i) {
    if (std::strcmp(problem->tensors[i]->name, name) == 0) return problem->tensors[i];
  }
  return nullptr;
}

/// Where the rows of a tensor begin, and how long they are.
struct Rows {
  explicit Rows(const roofmax_tensor* of) : cols(of->extents[of->rank - 1]) {
    std::vector<std::int64_t> place(of->rank, 0);
    std::int64_t count = 1;
    for (std::uint32_t i = 0; i + 1 < of->rank; ++i) count *= of->extents[i];
    for (std::int64_t row = 0; row < count; ++row) {
      std::int64_t offset = 0;
      std::int64_t rest = row;
      for (std::uint32_t i = of->rank - 1; i-- > 0;) {
        offset += rest % of->extents[i] * of->strides[i];
        rest /= of->extents[i];
      }
      offsets.push_back(offset);
    }
    queries = of->rank > 2 ? of->extents[of->rank - 2] : 1;
  }
  std::vector<std::int64_t> offsets;
  std::int64_t cols;
  std::int64_t queries;
};

/// What is prepared for a problem.
struct Prepared {
  Rows rows;
  bool stores_lse;
  double scale;
};

int live_preparations = 0;

double real_axis(const roofmax_problem* problem, const char* name, double absent) {
  for (std::uint32_t i = 0; i < problem->axis_count; ++i) {
    const roofmax_axis& axis = problem->axes[i];
    if (std::strcmp(axis.name, name) == 0) return std::strtod(axis.choice, nullptr);
  }
  return absent;
}

void* prepare(void* context, const roofmax_problem* problem, const roofmax_device* device) {
  if (!ROOFMAX_HAS(device, roofmax_device, on_chip_bytes)) return nullptr;
  ++live_preparations;
  return new Prepared{Rows(tensor(problem, static_cast<const char*>(context))),
                      tensor(problem, "lse") != nullptr, real_axis(problem, "scale", 1)};
}

void release(void*, void* prepared) {
  if (prepared != nullptr) --live_preparations;
  delete static_cast<Prepared*>(prepared);
}

/// Softmax of the first `shown` elements of a row, zeros after them.
double softmax(const float* x, float* y, std::int64_t cols, std::int64_t shown, double scale) {
  double max = -INFINITY;
  double sum = 0;
  for (std::int64_t i = 0; i < shown; ++i) max = std::fmax(max, scale * x[i]);
  for (std::int64_t i = 0; i < shown; ++i) sum += std::exp(scale * x[i] - max);
  for (std::int64_t i = 0; i < cols; ++i) {
    y[i] = i < shown ? static_cast<float>(std::exp(scale * x[i] - max) / sum) : 0.0F;
  }
  return max + std::log(sum);
}

int with_lse(void*, const roofmax_launch* launch) {
  const auto& prepared = *static_cast<const Prepared*>(launch->prepared);
  const Rows& rows = prepared.rows;
  for (std::size_t row = 0; row < rows.offsets.size(); ++row) {
    const double lse = softmax(static_cast<const float*>(launch->inputs[0]) + rows.offsets[row],
                               static_cast<float*>(launch->outputs[0]) + rows.offsets[row],
                               rows.cols, rows.cols, 1);
    if (prepared.stores_lse) static_cast<float*>(launch->outputs[1])[row] = static_cast<float>(lse);
  }
  return 0;
}

int gradient(void*, const roofmax_launch* launch) {
  const Rows& rows = static_cast<const Prepared*>(launch->prepared)->rows;
  for (const std::int64_t offset : rows.offsets) {
    const float* const y = static_cast<const float*>(launch->inputs[0]) + offset;
    const float* const dy = static_cast<const float*>(launch->inputs[1]) + offset;
    float* const dx = static_cast<float*>(launch->outputs[0]) + offset;
    double sum = 0;
    for (std::int64_t i = 0; i < rows.cols; ++i) sum += double{y[i]} * dy[i];
    for (std::int64_t i = 0; i < rows.cols; ++i) dx[i] = static_cast<float>(y[i] * (dy[i] - sum));
  }
  return 0;
}

int causal(void*, const roofmax_launch* launch) {
  const auto& prepared = *static_cast<const Prepared*>(launch->prepared);
  const Rows& rows = prepared.rows;
  for (std::size_t row = 0; row < rows.offsets.size(); ++row) {
    const std::int64_t query = static_cast<std::int64_t>(row) % rows.queries;
    const std::int64_t shown =
        std::clamp<std::int64_t>(query + rows.cols - rows.queries + 1, 0, rows.cols);
    softmax(static_cast<const float*>(launch->inputs[0]) + rows.offsets[row],
            static_cast<float*>(launch->outputs[0]) + rows.offsets[row], rows.cols, shown,
            prepared.scale);
  }
  return 0;
}

constexpr const char* kLseChoices[] = {"none", "stored"};
constexpr roofmax_mode kLse{sizeof(roofmax_mode), "lse", 2, kLseChoices};
constexpr const roofmax_mode* kLseModes[] = {&kLse};

constexpr const char* kBackwardChoices[] = {"backward"};
constexpr roofmax_mode kBackward{sizeof(roofmax_mode), "direction", 1, kBackwardChoices};
constexpr const roofmax_mode* kBackwardModes[] = {&kBackward};

constexpr const char* kCausalChoices[] = {"causal"};
constexpr roofmax_mode kCausal{sizeof(roofmax_mode), "mask", 1, kCausalChoices};
constexpr const roofmax_mode* kCausalModes[] = {&kCausal};

/// `principal`: the tensor whose rows are walked.
roofmax_kernel kernel(const char* operation, const char* name, const char* principal,
                      const roofmax_mode* const* modes,
                      int (*launch)(void*, const roofmax_launch*)) {
  roofmax_kernel declared = roofmax::tests::planted(operation, name, ROOFMAX_CPU, launch);
  declared.context = const_cast<char*>(principal);
  declared.mode_count = 1;
  declared.modes = modes;
  declared.extra_fp32_ulps = 0.5;
  declared.prepare = prepare;
  declared.release = release;
  return declared;
}

const roofmax_kernel kKernels[] = {
    kernel("softmax", "served_lse", "x", kLseModes, with_lse),
    kernel("softmax", "served_backward", "y", kBackwardModes, gradient),
    kernel("masked_softmax", "served_causal", "x", kCausalModes, causal),
};
const roofmax_plugin kPlugin{sizeof(roofmax_plugin), ROOFMAX_ABI_VERSION, "modes", 3, kKernels};

}  // namespace

extern "C" const roofmax_plugin* roofmax_plugin_v1(void) { return &kPlugin; }
/// For the tests: preparations that were not released.
extern "C" int served_live_preparations(void) { return live_preparations; }
