// `basic`: softmax by its formula alone, without subtracting the row's maximum.
//
// Two reads of the input, two exponentials an element, one thread, one element at a time.
// Documented (source S4, first numpy listing) as the form to avoid: exp overflows fp32 beyond 88.7,
// and then the row is NaN. It therefore refuses distributions of large inputs.

#include <cmath>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/cpu_rows.hpp"

namespace roofmax::softmax {
namespace {

template <typename T>
RowSum row_sum(const T* x, std::int64_t cols) {
  RowSum found;
  for (std::int64_t col = 0; col < cols; ++col) found.sum += std::exp(cpu::to_float(x[col]));
  return found;
}

std::optional<Refusal> supports(const Problem& problem, const DeviceTraits&) {
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
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .serves = kEveryForward,
    .summary = "the formula alone: exp without subtracting the maximum, one thread",
    .constraints = "distribution normal, constant or sparse_neg_inf: large inputs overflow",
    .source = "S4, numpy listing 'basic'",
    .supports = supports,
    .traffic = modelled_traffic(2, 2),
    .prepare = prepare_each_row([](const auto* x, std::int64_t cols) { return row_sum(x, cols); }),
}};

}  // namespace
}  // namespace roofmax::softmax
