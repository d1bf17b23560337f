// `safe_backward`: the gradient dx = y (dy - sum(y dy)): one pass for the sum, one for dx.
//
// Two reads of y and dy, one thread, one element at a time: the yardstick of backward kernels on a
// machine without a GPU. The formula is S0's and S1's.

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {
namespace {

void launch(const Launch& launch) {
  const Shape shape = shape_of(launch.problem);
  cpu::with_element(launch.problem.dtype, [&](auto element) {
    using T = decltype(element);
    for (std::int64_t row = 0; row < shape.rows; ++row) {
      const auto* const y = static_cast<const T*>(launch.inputs[0]) + row * shape.stride;
      const auto* const dy = static_cast<const T*>(launch.inputs[1]) + row * shape.stride;
      auto* const dx = static_cast<T*>(launch.outputs[0]) + row * shape.stride;
      double sum = 0;
      for (std::int64_t col = 0; col < shape.cols; ++col) {
        sum += static_cast<double>(cpu::to_float(y[col])) * cpu::to_float(dy[col]);
      }
      for (std::int64_t col = 0; col < shape.cols; ++col) {
        const double gradient = cpu::to_float(y[col]) * (cpu::to_float(dy[col]) - sum);
        dx[col] = cpu::from_float<T>(static_cast<float>(gradient));
      }
    }
  });
}

const Registration kernel{Kernel{
    .name = "safe_backward",
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .serves = kBackward,
    .summary = "gradient: the sum of y dy, then dx, one thread",
    .constraints = "none",
    .source = "S0, S1: the formula",
    .traffic = [](const Problem& problem,
                  const DeviceTraits&) { return modelled_traffic(problem, 2, 0); },
    .launch = launch,
}};

}  // namespace
}  // namespace roofmax::softmax
