// What the forward kernels of operation `softmax` on CUDA share: their typed arguments, how an
// element becomes its result once its row's maximum and sum are known, and how they are prepared.
#pragma once

#include <concepts>
#include <stdexcept>

#include "kernels/device/launch.cuh"
#include "kernels/device/max_sum.cuh"
#include "kernels/device/row.cuh"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {

/// What a row becomes: the values of the axis `result`.
enum class Form { softmax, log_softmax };

/// Arguments of a forward launch. `lse` is null where the log-sum-exp is not asked for.
template <typename T>
struct Forward {
  const T* x;
  T* y;
  float* lse;
  Shape shape;

  template <bool aligned = false>
  [[nodiscard]] __device__ device::Row<T, aligned> row(std::int64_t r) const {
    return {x + r * shape.stride, y + r * shape.stride, shape.cols};
  }
  /// By one thread of the row.
  __device__ void store_lse(std::int64_t r, device::MaxSum row) const {
    if (lse != nullptr) lse[r] = device::Exponent<T>(row.max).log_sum_exp(row.sum);
  }
};

/// From an element of a row to its result, given the row's maximum and sum.
template <typename T, Form form>
class Result;

template <typename T>
class Result<T, Form::softmax> {
 public:
  __device__ explicit Result(device::MaxSum row) : exponent_(row.max), by_sum_(row.sum) {}
  __device__ float operator()(float x) const { return by_sum_(exponent_.result(x)); }

 private:
  device::Exponent<T> exponent_;
  device::Divisor<T> by_sum_;
};

template <typename T>
class Result<T, Form::log_softmax> {
 public:
  __device__ explicit Result(device::MaxSum row) : exponent_(row.max), log_sum_(logf(row.sum)) {}
  /// No term is much above 1 and no sum much below 1, so their logarithms hardly cancel.
  __device__ float operator()(float x) const { return exponent_.log_term(x) - log_sum_; }

 private:
  device::Exponent<T> exponent_;
  float log_sum_;
};

/// Writes the result of one vector of a row. `again`: it was unpacked before, for the row's sum
/// (`Vector::unpack_again`).
template <device::Reuse reuse = device::Reuse::once, bool again = false, typename T, bool aligned,
          typename ResultOf>
__device__ void store_result(const device::Row<T, aligned>& row, std::int64_t index,
                             const device::Vector<T>& vector, const ResultOf& result) {
  float values[device::Vector<T>::width];
  if constexpr (again) {
    vector.unpack_again(values);
  } else {
    vector.unpack(values);
  }
#pragma unroll
  for (float& value : values) value = result(value);
  row.template store<reuse>(index, values);
}

/// The instance of a kernel's template that a problem needs, and what of the problem and of the
/// device is known before a launch.
template <typename T, Form form = Form::softmax>
struct ForwardInstance {
  Shape shape;
  DeviceTraits device;
};

/// `enqueue` with typed arguments in place of untyped ones. Depends on the type of `enqueue` and
/// not on the kernel, so that tunings share an instance.
template <typename T, typename Function>
[[nodiscard]] LaunchFunction with_types(Function enqueue, const Shape& shape, bool has_lse) {
  return [=](const Launch& launch) {
    enqueue(Forward<T>{static_cast<const T*>(launch.inputs[0]), static_cast<T*>(launch.outputs[0]),
                       has_lse ? static_cast<float*>(launch.outputs[1]) : nullptr, shape},
            launch);
  };
}

template <typename T, Form form, typename Body>
[[nodiscard]] LaunchFunction typed_launch(const Body& body, ForwardInstance<T, form> instance,
                                          bool has_lse) {
  if constexpr (std::invocable<const Body&, ForwardInstance<T, form>>) {
    return with_types<T>(body(instance), instance.shape, has_lse);
  } else {
    throw std::invalid_argument("this kernel is not compiled for this dtype and result");
  }
}

/// `Kernel::prepare` of a forward kernel. `body(ForwardInstance<T, form>)` is called once, for the
/// problem's dtype and `result`. It returns what enqueues a launch, a function of
/// `(const Forward<T>&, const Launch&)`. The kernel is compiled for those instances that `body`
/// takes. A launch does nothing where there is nothing to write.
template <typename Body>
[[nodiscard]] auto prepare_forward(Body body) {
  return [body](const Problem& problem, const DeviceTraits& device) -> LaunchFunction {
    const Shape shape = shape_of(problem);
    const bool has_lse = stores_lse(problem);
    if (shape.rows == 0 || (shape.cols == 0 && !has_lse)) return [](const Launch&) {};
    const auto form = static_cast<Form>(problem.at("result"));
    return device::dispatch_dtype(problem.dtype, [&]<typename T>() {
      return form == Form::softmax
                 ? typed_launch(body, ForwardInstance<T, Form::softmax>{shape, device}, has_lse)
                 : typed_launch(body, ForwardInstance<T, Form::log_softmax>{shape, device},
                                has_lse);
    });
  };
}

}  // namespace roofmax::softmax
