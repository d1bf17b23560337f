// `safe_backward`: the gradient dx = y (dy - sum(y dy)): one pass for the sum, one for dx.
//
// Two reads of y and dy, one thread, one element at a time: the baseline of backward kernels on a
// machine without a GPU. The formula is S0's and S1's.

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {
namespace {

template <typename T>
void gradient_of_row(const T* y, const T* dy, T* dx, std::int64_t cols) {
  double sum = 0;
  for (std::int64_t col = 0; col < cols; ++col) {
    sum += static_cast<double>(cpu::to_float(y[col])) * cpu::to_float(dy[col]);
  }
  for (std::int64_t col = 0; col < cols; ++col) {
    const double gradient = cpu::to_float(y[col]) * (cpu::to_float(dy[col]) - sum);
    dx[col] = cpu::from_float<T>(static_cast<float>(gradient));
  }
}

LaunchFunction prepare(const Problem& problem, const DeviceTraits&) {
  const Shape shape = shape_of(problem);
  return cpu::with_element(problem.dtype, [&](auto element) -> LaunchFunction {
    using T = decltype(element);
    return [=](const Launch& launch) {
      for (std::int64_t row = 0; row < shape.rows; ++row) {
        const std::int64_t offset = row * shape.stride;
        gradient_of_row(static_cast<const T*>(launch.inputs[0]) + offset,
                        static_cast<const T*>(launch.inputs[1]) + offset,
                        static_cast<T*>(launch.outputs[0]) + offset, shape.cols);
      }
    };
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
    .traffic = modelled_traffic(2, 0),
    .prepare = prepare,
}};

}  // namespace
}  // namespace roofmax::softmax
