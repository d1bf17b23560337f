// What the backward kernels of operation `softmax` on CUDA share: dx = y (dy - sum(y dy)).
#pragma once

#include "kernels/device/launch.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/device/row.cuh"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {

/// Arguments of a backward launch.
template <typename T>
struct Backward {
  const T* y;
  const T* dy;
  T* dx;
  Shape shape;

  /// Row `r` of y and dx, cut as y is aligned.
  template <bool aligned = false>
  [[nodiscard]] __device__ device::Row<T, aligned> row(std::int64_t r) const {
    return {y + r * shape.stride, dx + r * shape.stride, shape.cols};
  }
  [[nodiscard]] __device__ const T* dy_row(std::int64_t r) const { return dy + r * shape.stride; }
};

/// Sum of y dy over a vector, added as a tree.
template <typename T>
__device__ float dot(const device::Vector<T>& y, const device::Vector<T>& dy) {
  constexpr int width = device::Vector<T>::width;
  float a[width];
  float b[width];
  y.unpack(a);
  dy.unpack(b);
#pragma unroll
  for (int i = 0; i < width; ++i) a[i] *= b[i];
#pragma unroll
  for (int half = width / 2; half > 0; half /= 2) {
#pragma unroll
    for (int i = 0; i < half; ++i) a[i] += a[i + half];
  }
  return a[0];
}

/// dx of elements of y, which are given in its place, given the row's sum of y dy.
template <int width>
__device__ void make_gradient(float (&dx)[width], const float (&dy)[width], float sum) {
#pragma unroll
  for (int i = 0; i < width; ++i) dx[i] *= dy[i] - sum;
}

/// dx of one vector. `again`: of y and dy that were unpacked before, for their `dot`.
template <bool again = false, typename T>
__device__ void gradient(const device::Vector<T>& y, const device::Vector<T>& dy, float sum,
                         float (&dx)[device::Vector<T>::width]) {
  float of_dy[device::Vector<T>::width];
  if constexpr (again) {
    y.unpack_again(dx);
    dy.unpack_again(of_dy);
  } else {
    y.unpack(dx);
    dy.unpack(of_dy);
  }
  make_gradient(dx, of_dy, sum);
}

/// Writes dx of one vector.
template <typename T, bool aligned>
__device__ void store_gradient(const device::Row<T, aligned>& row, std::int64_t index,
                               const device::Vector<T>& y, const device::Vector<T>& dy, float sum) {
  float dx[device::Vector<T>::width];
  gradient(y, dy, sum, dx);
  row.store(index, dx);
}

/// The instance of a kernel's template that a problem needs, and what of the problem and of the
/// device is known before a launch.
template <typename T>
struct BackwardInstance {
  Shape shape;
  DeviceTraits device;
};

/// `enqueue` with typed arguments in place of untyped ones.
template <typename T, typename Function>
[[nodiscard]] LaunchFunction with_types(Function enqueue, const Shape& shape) {
  return [=](const Launch& launch) {
    enqueue(Backward<T>{static_cast<const T*>(launch.inputs[0]),
                        static_cast<const T*>(launch.inputs[1]), static_cast<T*>(launch.outputs[0]),
                        shape},
            launch);
  };
}

/// `Kernel::prepare` of a backward kernel. `body(BackwardInstance<T>)` is called once, for the
/// problem's dtype. It returns what enqueues a launch, a function of
/// `(const Backward<T>&, const Launch&)`. A launch does nothing where there is nothing to write.
template <typename Body>
[[nodiscard]] auto prepare_backward(Body body) {
  return [body](const Problem& problem, const DeviceTraits& device) -> LaunchFunction {
    const Shape shape = shape_of(problem);
    if (shape.rows == 0 || shape.cols == 0) return [](const Launch&) {};
    return device::dispatch_dtype(problem.dtype, [&]<typename T>() {
      return with_types<T>(body(BackwardInstance<T>{shape, device}), shape);
    });
  };
}

}  // namespace roofmax::softmax
