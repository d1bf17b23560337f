// The four launches of `multi_kernel`, one at a time: each must be near its own speed of light, or
// comparing a fused kernel with their sequence would be rigged.
//
// Cost: the compulsory bytes of the step, in one launch.
//
// Documented in S0 and S1 as the unfused form: max, subtract and exp, sum, divide (and cast).

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_step/softmax_step.hpp"
#include "kernels/softmax_step/steps.cuh"

namespace roofmax::softmax_step {
namespace {

using namespace device;

template <typename In, typename Out>
void enqueue(const Launch& launch) {
  const std::int64_t rows = launch.problem.at("rows");
  const std::int64_t cols = launch.problem.at("cols");
  const Matrix<const In> in{static_cast<const In*>(launch.inputs[0]), rows, cols, cols};
  const cudaStream_t stream = stream_of(launch);
  switch (step_of(launch.problem)) {
    case Step::max:
      row_max<<<grid_for(rows), kReduceThreads, 0, stream>>>(
          in, static_cast<float*>(launch.outputs[0]));
      return;
    case Step::sum:
      row_sum<<<grid_for(rows), kReduceThreads, 0, stream>>>(
          in, static_cast<float*>(launch.outputs[0]));
      return;
    case Step::subtract_exp:
      subtract_exp<<<map_grid(rows, cols), kMapThreads, 0, stream>>>(
          in, static_cast<const float*>(launch.inputs[1]),
          Matrix<Out>{static_cast<Out*>(launch.outputs[0]), rows, cols, cols});
      return;
    case Step::divide:
      divide<<<map_grid(rows, cols), kMapThreads, 0, stream>>>(
          in, static_cast<const float*>(launch.inputs[1]),
          Matrix<Out>{static_cast<Out*>(launch.outputs[0]), rows, cols, cols});
      return;
  }
}

const Registration kernel{Kernel{
    .name = "multi_kernel",
    .operation = "softmax_step",
    .device = DeviceKind::cuda,
    .dtypes = kStepDtypes,
    .serves = {{"step", {"max", "subtract_exp", "sum", "divide"}}},
    .summary = "the launches of softmax's multi_kernel: a block per row to reduce, flat maps",
    .constraints = "none",
    .source = "S0, S1: the unfused softmax",
    .traffic =
        [](const Problem& problem) {
          const double elements =
              static_cast<double>(problem.at("rows")) * static_cast<double>(problem.at("cols"));
          const bool is_exp = step_of(problem) == Step::subtract_exp;
          return Traffic{.bytes = find_operation(problem.operation)->compulsory(problem),
                         .flops = elements,
                         .exponentials = is_exp ? elements : 0};
        },
    .launch =
        [](const Launch& launch) {
          if (launch.problem.at("rows") == 0) return;
          dispatch_dtype(launch.problem.dtype, [&]<typename In>() {
            dispatch_dtype(launch.problem.dtype_out,
                           [&]<typename Out>() { enqueue<In, Out>(launch); });
          });
        },
}};

}  // namespace
}  // namespace roofmax::softmax_step
