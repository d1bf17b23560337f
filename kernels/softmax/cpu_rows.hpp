#pragma once

#include "kernels/contract/kernel.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {

/// Calls `softmax_row(x, y, cols)` for each row in turn, with pointers to the problem's elements.
template <typename SoftmaxRow>
void for_each_row(const Launch& launch, const SoftmaxRow& softmax_row) {
  const Shape shape = shape_of(launch.problem);
  cpu::with_element(launch.problem.dtype, [&](auto element) {
    using T = decltype(element);
    const auto* const x = static_cast<const T*>(launch.inputs[0]);
    auto* const y = static_cast<T*>(launch.outputs[0]);
    for (std::int64_t row = 0; row < shape.rows; ++row) {
      softmax_row(x + row * shape.stride, y + row * shape.stride, shape.cols);
    }
  });
}

}  // namespace roofmax::softmax
