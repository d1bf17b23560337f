// `basic`: softmax by its formula alone, without subtracting the row's maximum.
//
// Two reads of the input, two exponentials an element, one thread, one element at a time.
// Documented (source S4, first numpy listing) as the form to avoid: exp overflows fp32 beyond 88.7,
// and then the row is NaN. It therefore refuses the inputs that are made to be large.

#include <cmath>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/cpu_rows.hpp"

namespace roofmax::softmax {
namespace {

template <typename T>
void softmax_row(const T* x, T* y, std::int64_t cols) {
  double sum = 0;
  for (std::int64_t col = 0; col < cols; ++col) sum += std::exp(cpu::to_float(x[col]));
  for (std::int64_t col = 0; col < cols; ++col) {
    const double share = std::exp(cpu::to_float(x[col])) / sum;
    y[col] = cpu::from_float<T>(static_cast<float>(share));
  }
}

void launch(const Launch& launch) {
  for_each_row(launch, [](const auto* x, auto* y, std::int64_t cols) { softmax_row(x, y, cols); });
}

std::optional<Refusal> supports(const Problem& problem, const DeviceTraits& /*device*/) {
  const std::string& distribution = problem.choice("distribution");
  for (const std::string_view safe : {"normal", "constant", "sparse_neg_inf"}) {
    if (distribution == safe) return std::nullopt;
  }
  return Refusal{"distribution",
                 "without subtracting the maximum, exp overflows on inputs of "
                 "distribution '" +
                     distribution + "'; use 'safe' or 'online'"};
}

const Registration kernel{Kernel{
    .name = "basic",
    .tuning = {},
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = {{Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}},
    .summary = "the formula alone: exp without subtracting the maximum, one thread",
    .constraints = "distribution normal, constant or sparse_neg_inf: large inputs overflow",
    .source = "S4, numpy listing 'basic'",
    .supports = supports,
    .traffic = [](const Problem& problem) { return modelled_traffic(problem, 2, 2); },
    .workspace_bytes = {},
    .launch = launch,
}};

}  // namespace
}  // namespace roofmax::softmax
