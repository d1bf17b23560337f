// What the gradients by elements and by vectors take, and their launch.
#pragma once

#include "kernels/contract/kernel.hpp"
#include "kernels/masked_softmax/masked_softmax.hpp"
#include "kernels/masked_softmax/small_rows.cuh"

namespace roofmax::masked_softmax {

template <typename T, typename Threads>
struct GradientArguments {
  const T* y;
  const T* dy;
  T* dx;
  SmallRows rows;
  float scale;
  Threads threads;
};

/// A launch of `kernel` for the rows of `problem`, each of which `threads` hold.
template <typename T, typename Threads>
[[nodiscard]] LaunchFunction launch_of_gradient(void (*kernel)(GradientArguments<T, Threads>),
                                                const Problem& problem, const Threads& threads) {
  const GradientArguments<T, Threads> prepared{.y = nullptr,
                                               .dy = nullptr,
                                               .dx = nullptr,
                                               .rows = SmallRows(problem),
                                               .scale = static_cast<float>(problem.real("scale")),
                                               .threads = threads};
  const auto enqueue = threads.launch_of(kernel, shape_of(problem).rows());
  return [=](const Launch& launch) {
    const BackwardArguments given = backward_arguments(launch, false);
    GradientArguments<T, Threads> arguments = prepared;
    arguments.y = static_cast<const T*>(given.y);
    arguments.dy = static_cast<const T*>(given.dy);
    arguments.dx = static_cast<T*>(given.dx);
    enqueue(arguments, launch);
  };
}

}  // namespace roofmax::masked_softmax
