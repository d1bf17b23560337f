// warp_per_row: a warp reads its row three times, 32 elements at a time.

#include "kernels/contract/registry.hpp"
#include "kernels/device/reduce.cuh"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax::warp_per_row {
namespace {

using namespace device;

template <typename T>
__global__ void warp_per_row(Forward<T> problem) {
  const auto [rows, cols, stride] = problem.shape;
  const std::int64_t row = std::int64_t{blockIdx.x} * blockDim.y + threadIdx.y;
  if (row >= rows) return;
  const T* const from = problem.x + row * stride;
  T* const to = problem.y + row * stride;

  float max = -INFINITY;
  for (std::int64_t c = threadIdx.x; c < cols; c += kWarpSize) {
    max = fmaxf(max, Element<T>::load(from + c));
  }
  const Exponent<T> exponent(warp_reduce(max, Maximum{}));

  RunningSum sum;
  for (std::int64_t c = threadIdx.x; c < cols; c += kWarpSize) {
    sum.add(exponent.term(Element<T>::load(from + c)));
  }
  const Divisor<T> by_sum(warp_reduce(sum.value(), Sum{}));

  for (std::int64_t c = threadIdx.x; c < cols; c += kWarpSize) {
    to[c] = Element<T>::round(by_sum(exponent.result(Element<T>::load(from + c))));
  }
}

const Registration registration{Kernel{
    .name = "warp_per_row",
    .operation = "softmax",
    .device = DeviceKind::cuda,
    .dtypes = {{Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}},
    .summary = "one warp per row, three reads",
    .constraints = "fp16, bf16; fewer than 2^33 rows",
    .source = "README.md",
    .traffic = modelled_traffic(3, 2.0),
    .prepare = prepare_forward([]<typename T>(ForwardInstance<T> instance) {
      const unsigned grid = grid_for((instance.shape.rows + 3) / 4);
      return [=](const Forward<T>& problem, const Launch& launch) {
        warp_per_row<<<grid, dim3(32, 4), 0, stream_of(launch)>>>(problem);
      };
    }),
}};

}  // namespace
}  // namespace roofmax::softmax::warp_per_row
