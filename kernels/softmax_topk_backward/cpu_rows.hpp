// What the CPU kernels of operation `softmax_topk_backward` share: their typed arguments.
#pragma once

#include "kernels/cpu/element.hpp"
#include "kernels/softmax_topk_backward/softmax_topk_backward.hpp"

namespace roofmax::softmax_topk_backward {

/// Arguments of a launch.
template <typename T, typename Index>
struct Rows {
  const float* probabilities;
  const Index* indices;
  const float* dprobabilities;
  T* dlogits;
  Shape shape;
  double temperature;
};

/// `Kernel::prepare`: `body.operator()<T, Index>()` is called once and returns what a launch does,
/// a function of `(const Rows<T, Index>&)`.
template <typename Body>
[[nodiscard]] LaunchFunction prepare_rows(const Problem& problem, const Body& body) {
  const Shape shape = shape_of(problem);
  const Options options = options_of(problem);
  return cpu::with_element(problem.dtype_out, [&](auto element) -> LaunchFunction {
    using T = decltype(element);
    const auto with_index = [&](auto index) -> LaunchFunction {
      using Index = decltype(index);
      return [=, run = body.template operator()<T, Index>()](const Launch& launch) {
        run(Rows<T, Index>{static_cast<const float*>(launch.inputs[0]),
                           static_cast<const Index*>(launch.inputs[1]),
                           static_cast<const float*>(launch.inputs[2]),
                           static_cast<T*>(launch.outputs[0]), shape, options.temperature});
      };
    };
    return options.has_wide_indices ? with_index(std::int64_t{}) : with_index(std::int32_t{});
  });
}

}  // namespace roofmax::softmax_topk_backward
