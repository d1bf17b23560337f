// What every forward kernel of operation `softmax` on CUDA shares: its typed arguments, and what
// becomes of an element once its row's maximum and sum are known.
#pragma once

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

  [[nodiscard]] __device__ device::Row<T> row(std::int64_t r) const {
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
  /// No term is much above 1 and no sum much below it, so that their logarithms hardly cancel.
  __device__ float operator()(float x) const { return exponent_.log_term(x) - log_sum_; }

 private:
  device::Exponent<T> exponent_;
  float log_sum_;
};

/// Writes the result of one vector of a row.
template <typename T, typename ResultOf>
__device__ void store_result(const device::Row<T>& row, std::int64_t index,
                             const device::Vector<T>& vector, const ResultOf& result) {
  float values[device::Vector<T>::width];
  vector.unpack(values);
#pragma unroll
  for (float& value : values) value = result(value);
  row.store(index, values);
}

/// Calls `body.template operator()<T, form>(Forward<T>)` for the launch's dtype and `result`, out
/// of the forms that the kernel was compiled for; not at all where there is nothing to write.
template <Form... compiled, typename Body>
void dispatch_forward(const Launch& launch, Body&& body) {
  const Shape shape = shape_of(launch.problem);
  const bool has_lse = launch.outputs.size() > 1;
  if (shape.rows == 0 || (shape.cols == 0 && !has_lse)) return;
  const auto form = static_cast<Form>(launch.problem.at("result"));
  device::dispatch_dtype(launch.problem.dtype, [&]<typename T>() {
    const Forward<T> arguments{static_cast<const T*>(launch.inputs[0]),
                               static_cast<T*>(launch.outputs[0]),
                               has_lse ? static_cast<float*>(launch.outputs[1]) : nullptr, shape};
    const bool is_compiled =
        ((form == compiled && (body.template operator()<T, compiled>(arguments), true)) || ...);
    if (!is_compiled) throw std::invalid_argument("not compiled for this result");
  });
}

}  // namespace roofmax::softmax
