// The four launches of softmax's `multi_kernel`, one at a time: row reductions (max, sum) and maps
// (subtract_exp, divide). Each must be near its own speed of light, or it would be unfair to
// compare a fused kernel with their sequence.
//
// The name is that of the pipeline whose launches these are; it is in published records.
//
// Cost: the compulsory bytes of the step, in one launch.
//
// Documented in S0 and S1 as the unfused form: max, subtract and exp, sum, divide (and cast).

#include "kernels/contract/registry.hpp"
#include "kernels/device/maps.cuh"
#include "kernels/device/row_reductions.cuh"
#include "kernels/softmax_step/dispatch.cuh"

namespace roofmax::softmax_step::multi_kernel {
namespace {

using namespace device;

template <typename In, typename Out>
LaunchFunction prepare(const Problem& problem) {
  const std::int64_t rows = problem.at("rows");
  const std::int64_t cols = problem.at("cols");
  const Step step = step_of(problem);
  return [=](const Launch& launch) {
    const Matrix<const In> in{static_cast<const In*>(launch.inputs[0]), rows, cols, cols};
    const Matrix<Out> out{static_cast<Out*>(launch.outputs[0]), rows, cols, cols};
    const cudaStream_t stream = stream_of(launch);
    const auto per_row = [&] { return static_cast<const float*>(launch.inputs[1]); };
    const auto result_per_row = [&] { return static_cast<float*>(launch.outputs[0]); };
    switch (step) {
      case Step::max:
        return enqueue_row_max(in, result_per_row(), stream);
      case Step::sum:
        return enqueue_row_sum(in, result_per_row(), stream);
      case Step::subtract_exp:
        return enqueue_subtract_exp(in, per_row(), out, PlainRows{}, stream);
      case Step::divide:
        return enqueue_divide(in, per_row(), out, PlainRows{}, stream);
      default:
        throw std::invalid_argument("not a step of softmax's multi_kernel");
    }
  };
}

const Registration kernel{Kernel{
    .name = "multi_kernel",
    .operation = "softmax_step",
    .device = DeviceKind::cuda,
    .dtypes = kStepDtypes,
    .serves = {{"step", {"max", "subtract_exp", "sum", "divide"}}},
    .summary = "the launches of softmax's multi_kernel: a warp or block per row to reduce, maps",
    .constraints = "none",
    .source = "S0, S1: the unfused softmax",
    .traffic = step_traffic,
    .prepare = [](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
      if (problem.at("rows") == 0) return [](const Launch&) {};
      return dispatch_step(problem,
                           [&]<typename In, typename Out>() { return prepare<In, Out>(problem); });
    },
}};

}  // namespace
}  // namespace roofmax::softmax_step::multi_kernel
