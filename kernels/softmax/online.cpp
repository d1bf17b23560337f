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

template <typename T>
RowSum row_sum(const T* x, std::int64_t cols) {
  float maximum = -std::numeric_limits<float>::infinity();
  RowSum found;
  for (std::int64_t first = 0; first < cols; first += kBlock) {
    const std::int64_t last = std::min(cols, first + kBlock);
    float raised = maximum;
    for (std::int64_t col = first; col < last; ++col) {
      raised = std::max(raised, cpu::to_float(x[col]));  // ignores NaN; the sum does not
    }
    found.shift = shift_of(raised);
    // In fp64: the roundings of the many rescalings of a rising row may all go the same way.
    found.sum *= std::exp(static_cast<double>(maximum) - found.shift);
    for (std::int64_t col = first; col < last; ++col) {
      found.sum += std::exp(cpu::to_float(x[col]) - found.shift);
    }
    maximum = raised;
  }
  return found;
}

const Registration kernel{Kernel{
    .name = "online",
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .serves = kEveryForward,
    .summary = "running maximum and sum over blocks of 256, then result: two passes, one thread",
    .constraints = "none",
    .source = "S4, numpy listing 'online'",
    .traffic = modelled_traffic(2, 2),
    .prepare = prepare_each_row([](const auto* x, std::int64_t cols) { return row_sum(x, cols); }),
}};

}  // namespace
}  // namespace roofmax::softmax
