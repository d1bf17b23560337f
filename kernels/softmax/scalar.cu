// scalar: the textbook safe softmax, element by element. A thread block runs over its row three
// times: for the maximum, for the sum, and for the result.
//
// Cost: three reads of the input, the second and third from L2 while the rows in flight fit there,
// and as many load instructions as there are elements: a warp's load moves 64 or 128 bytes where a
// vector load moves 512. `vector4` shows what vector loads gain over this, and `two_pass` what the
// online softmax gains over both. Each thread loads several elements at once: otherwise every load
// would wait for the one before.
//
// Named in S4 (any-size safe online softmax), which gives only its compiler report (86 registers in
// fp32, 90 in fp16, on sm_120) and no listing: the algorithm follows its name.

#include "kernels/contract/registry.hpp"
#include "kernels/device/reduce.cuh"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax::scalar {
namespace {

using namespace device;

template <typename T, int threads, int elements>
__global__ void __launch_bounds__(threads) scalar(Forward<T> problem) {
  __shared__ PairScratch<threads> scratch;
  const std::int64_t cols = problem.shape.cols;
  constexpr int step = threads * elements;

  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const T* const x = problem.x + r * problem.shape.stride;
    T* const y = problem.y + r * problem.shape.stride;
    float group[elements];
    const auto load = [&](std::int64_t base) {
#pragma unroll
      for (int i = 0; i < elements; ++i) {
        const std::int64_t col = base + i * threads;
        group[i] = col < cols ? Element<T>::load(x + col) : -INFINITY;
      }
    };

    float max = -INFINITY;
    for (std::int64_t base = threadIdx.x; base < cols; base += step) {
      load(base);
#pragma unroll
      for (const float value : group) max = fmaxf(max, value);
    }
    max = block_reduce(max, Maximum{}, scratch.max);
    const Exponent<T> exponent(max);

    RunningSum running;
    for (std::int64_t base = threadIdx.x; base < cols; base += step) {
      load(base);
      float terms = 0.0f;
#pragma unroll
      for (const float value : group) terms += exponent.term(value);
      running.add(terms);
    }
    const MaxSum pair{max, block_reduce(running.value(), Sum{}, scratch.sum)};
    const Result<T, Form::softmax> result(pair);

    for (std::int64_t base = threadIdx.x; base < cols; base += step) {
      load(base);
#pragma unroll
      for (int i = 0; i < elements; ++i) {
        const std::int64_t col = base + i * threads;
        if (col < cols) y[col] = Element<T>::round(result(group[i]));
      }
    }
    if (threadIdx.x == 0) problem.store_lse(r, pair);
  }
}

template <int threads, int elements>
Kernel tuned() {
  return {
      .name = "scalar",
      .tuning = "threads=" + std::to_string(threads) + ",elements=" + std::to_string(elements),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kForwardWithLse,
      .summary = "one block per row, one element a load, three reads: maximum, sum, result",
      .constraints = "none",
      .source = "S4, compiler report only",
      .traffic = modelled_traffic(3, 2.0),
      .prepare = prepare_forward([]<typename T>(ForwardInstance<T> instance) {
        return GridLaunch{scalar<T, threads, elements>, grid_for(instance.shape.rows), threads};
      }),
  };
}

const Registration registration{{
    tuned<256, 8>(),
    tuned<256, 1>(),
    tuned<256, 16>(),
}};

}  // namespace
}  // namespace roofmax::softmax::scalar
