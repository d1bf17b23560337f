// two_loops: a CPU kernel in one file, which only the tests link: a maximum and a sum, then a
// result.

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {
namespace {

LaunchFunction prepare(const Problem& problem, const DeviceTraits&) {
  return [shape = shape_of(problem)](const Launch& launch) {
    for (std::int64_t row = 0; row < shape.rows; ++row) {
      const float* const x = static_cast<const float*>(launch.inputs[0]) + row * shape.stride;
      float* const y = static_cast<float*>(launch.outputs[0]) + row * shape.stride;
      float max = -std::numeric_limits<float>::infinity();
      for (std::int64_t c = 0; c < shape.cols; ++c) {
        max = std::isnan(x[c]) ? x[c] : std::max(max, x[c]);
      }
      double sum = 0;
      for (std::int64_t c = 0; c < shape.cols; ++c) sum += std::exp(double{x[c]} - max);
      for (std::int64_t c = 0; c < shape.cols; ++c) {
        y[c] = static_cast<float>(std::exp(double{x[c]} - max) / sum);
      }
    }
  };
}

const Registration registration{Kernel{
    .name = "two_loops",
    .operation = "softmax",
    .device = DeviceKind::cpu,
    .dtypes = {{Dtype::fp32, Dtype::fp32}},
    .summary = "one thread, in double",
    .constraints = "fp32",
    .source = "kernels/tests/sample",
    .traffic = modelled_traffic(3, 2.0),
    .prepare = prepare,
}};

}  // namespace
}  // namespace roofmax::softmax
