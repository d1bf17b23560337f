// What the scalar forwards of operation `softmax` on a CPU share.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/contract/kernel.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {

/// What a row's results are made of: x becomes exp(x - shift) / sum.
struct RowSum {
  float shift = 0;
  double sum = 0;
};

/// The value to subtract for a maximum. 0 for a row of nothing but -inf: -inf minus -inf would be
/// NaN. (Such a row still ends as 0 / 0.)
[[nodiscard]] inline float shift_of(float maximum) {
  return maximum == -std::numeric_limits<float>::infinity() ? 0.0F : maximum;
}

/// `Kernel::prepare` of a forward on one thread: asks `row_sum(x, cols)` for each row in turn and
/// writes what the problem wants of it, one element at a time.
template <typename RowSumOf>
[[nodiscard]] auto prepare_each_row(RowSumOf row_sum) {
  return [row_sum](const Problem& problem, const DeviceTraits&) {
    const Shape shape = shape_of(problem);
    const bool is_log = problem.choice("result") == "log_softmax";
    const bool has_lse = stores_lse(problem);
    return cpu::with_element(problem.dtype, [&](auto element) -> LaunchFunction {
      using T = decltype(element);
      return [=](const Launch& launch) {
        for (std::int64_t row = 0; row < shape.rows; ++row) {
          const auto* const x = static_cast<const T*>(launch.inputs[0]) + row * shape.stride;
          auto* const y = static_cast<T*>(launch.outputs[0]) + row * shape.stride;
          const RowSum found = row_sum(x, shape.cols);
          const double log_sum = std::log(found.sum);
          for (std::int64_t col = 0; col < shape.cols; ++col) {
            const float distance = cpu::to_float(x[col]) - found.shift;
            const double result = is_log ? distance - log_sum : std::exp(distance) / found.sum;
            y[col] = cpu::from_float<T>(static_cast<float>(result));
          }
          if (has_lse) {
            static_cast<float*>(launch.outputs[1])[row] = static_cast<float>(found.shift + log_sum);
          }
        }
      };
    });
  };
}

}  // namespace roofmax::softmax
