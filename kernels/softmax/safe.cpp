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
RowSum row_sum(const T* x, std::int64_t cols) {
  float maximum = -std::numeric_limits<float>::infinity();
  for (std::int64_t col = 0; col < cols; ++col) {
    maximum = std::max(maximum, cpu::to_float(x[col]));  // ignores NaN; the sum does not
  }
  RowSum found{.shift = shift_of(maximum)};
  for (std::int64_t col = 0; col < cols; ++col) {
    found.sum += std::exp(cpu::to_float(x[col]) - found.shift);
  }
  return found;
}

const Registration kernel{Kernel{
    .name = "safe",
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .serves = kEveryForward,
    .summary = "maximum, then sum, then result: three passes, one thread",
    .constraints = "none",
    .source = "S4, numpy listing 'safe'",
    .traffic = modelled_traffic(3, 2),
    .prepare = prepare_each_row([](const auto* x, std::int64_t cols) { return row_sum(x, cols); }),
}};

}  // namespace
}  // namespace roofmax::softmax
