// `online`: maximum and sum in one pass over blocks of 256 elements, the sum rescaled whenever a
// block raises the maximum; then one pass for the result.
//
// Two reads of the input, two exponentials an element and one a block, one thread, one element at a
// time. Documented in source S4 (third numpy listing, block 256).

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/cpu_rows.hpp"

namespace roofmax::softmax {
namespace {

constexpr std::int64_t kBlock = 256;
constexpr float kNegativeInfinity = -std::numeric_limits<float>::infinity();

template <typename T>
void softmax_row(const T* x, T* y, std::int64_t cols) {
  float maximum = kNegativeInfinity;
  double sum = 0;
  for (std::int64_t first = 0; first < cols; first += kBlock) {
    const std::int64_t last = std::min(cols, first + kBlock);
    float raised = maximum;
    for (std::int64_t col = first; col < last; ++col) {
      raised = std::max(raised, cpu::to_float(x[col]));  // passes over NaN; the sum does not
    }
    // While everything seen is -inf there is nothing to subtract: -inf minus -inf would be NaN
    // and stay in the sum although a later block may hold numbers.
    const float subtracted = raised == kNegativeInfinity ? 0.0F : raised;
    // In fp64: thousands of rescalings of a rising row would otherwise lean to one side.
    sum *= std::exp(static_cast<double>(maximum) - subtracted);
    for (std::int64_t col = first; col < last; ++col) {
      sum += std::exp(cpu::to_float(x[col]) - subtracted);
    }
    maximum = raised;
  }
  for (std::int64_t col = 0; col < cols; ++col) {
    const double share = std::exp(cpu::to_float(x[col]) - maximum) / sum;
    y[col] = cpu::from_float<T>(static_cast<float>(share));
  }
}

void launch(const Launch& launch) {
  for_each_row(launch, [](const auto* x, auto* y, std::int64_t cols) { softmax_row(x, y, cols); });
}

const Registration kernel{Kernel{
    .name = "online",
    .tuning = {},
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = {{Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}},
    .summary = "running maximum and sum over blocks of 256, then result: two passes, one thread",
    .constraints = "none",
    .source = "S4, numpy listing 'online'",
    .supports = {},
    .traffic = [](const Problem& problem) { return modelled_traffic(problem, 2, 2); },
    .workspace_bytes = {},
    .launch = launch,
}};

}  // namespace
}  // namespace roofmax::softmax
