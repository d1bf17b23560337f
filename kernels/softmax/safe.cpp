// `safe`: softmax with the row's maximum subtracted: one pass for the maximum, one for the sum, one
// for the result.
//
// Three reads of the input, two exponentials an element, one thread, one element at a time.
// Documented in source S4 (second numpy listing).

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/cpu_rows.hpp"

namespace roofmax::softmax {
namespace {

template <typename T>
void softmax_row(const T* x, T* y, std::int64_t cols) {
  float maximum = -std::numeric_limits<float>::infinity();
  for (std::int64_t col = 0; col < cols; ++col) {
    maximum = std::max(maximum, cpu::to_float(x[col]));  // passes over NaN; the sum does not
  }
  double sum = 0;
  for (std::int64_t col = 0; col < cols; ++col) sum += std::exp(cpu::to_float(x[col]) - maximum);
  for (std::int64_t col = 0; col < cols; ++col) {
    const double share = std::exp(cpu::to_float(x[col]) - maximum) / sum;
    y[col] = cpu::from_float<T>(static_cast<float>(share));
  }
}

void launch(const Launch& launch) {
  for_each_row(launch, [](const auto* x, auto* y, std::int64_t cols) { softmax_row(x, y, cols); });
}

const Registration kernel{Kernel{
    .name = "safe",
    .tuning = {},
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = {{Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}},
    .summary = "maximum, then sum, then result: three passes, one thread",
    .constraints = "none",
    .source = "S4, numpy listing 'safe'",
    .supports = {},
    .traffic = [](const Problem& problem) { return modelled_traffic(problem, 3, 2); },
    .workspace_bytes = {},
    .launch = launch,
}};

}  // namespace
}  // namespace roofmax::softmax
