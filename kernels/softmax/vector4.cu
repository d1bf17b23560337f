// vector4: the textbook safe softmax of fp32 rows with 16-byte loads. A thread block runs over its
// row three times, as in `scalar`, but each load moves four elements.
//
// Cost: three reads of the input, the second and third from L2 while the rows in flight fit there.
// It needs few registers beyond the vectors in flight.
//
// Named in S4 (any-size safe online softmax), which gives only its compiler report (55 registers on
// sm_120) and no listing: the algorithm follows its name.

#include "kernels/contract/registry.hpp"
#include "kernels/device/reduce.cuh"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax::vector4 {
namespace {

using namespace device;

template <int threads, int vectors>
__global__ void __launch_bounds__(threads) vector4(Forward<float> problem) {
  __shared__ PairScratch<threads> scratch;
  const int thread = static_cast<int>(threadIdx.x);
  constexpr int step = threads * vectors;

  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const Row<float> row = problem.row(r);
    const bool has_edge = row.has_edge(thread);
    const float edge = has_edge ? row.load_edge(thread) : -INFINITY;
    Vector<float> group[vectors];
    const auto load = [&](std::int64_t base) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        group[i] = index < row.vectors() ? row.load<Reuse::keep>(index) : Vector<float>::neutral();
      }
    };

    float max = edge;
    for (std::int64_t base = thread; base < row.vectors(); base += step) {
      load(base);
#pragma unroll
      for (const Vector<float>& vector : group) max = fmaxf(max, vector.max());
    }
    max = block_reduce(max, Maximum{}, scratch.max);
    const Exponent<float> exponent(max);

    RunningSum running;
    running.add(exponent.term(edge));
    for (std::int64_t base = thread; base < row.vectors(); base += step) {
      load(base);
      float terms = 0.0f;
#pragma unroll
      for (const Vector<float>& vector : group) terms += sum_of_terms(vector, exponent);
      running.add(terms);
    }
    const MaxSum pair{max, block_reduce(running.value(), Sum{}, scratch.sum)};
    const Result<float, Form::softmax> result(pair);

    for (std::int64_t base = thread; base < row.vectors(); base += step) {
      load(base);
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        if (index < row.vectors()) store_result<Reuse::last>(row, index, group[i], result);
      }
    }
    if (has_edge) row.store_edge(thread, result(edge));
    if (thread == 0) problem.store_lse(r, pair);
  }
}

template <int threads, int vectors>
Kernel tuned() {
  return {
      .name = "vector4",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = {{Dtype::fp32, Dtype::fp32}},
      .serves = kForwardWithLse,
      .summary = "one block per row, 16-byte loads, three reads: maximum, sum, result",
      .constraints = "fp32",
      .source = "S4, compiler report only",
      .traffic = modelled_traffic(3, 2.0),
      .prepare = prepare_forward([](ForwardInstance<float> instance) {
        return GridLaunch{vector4<threads, vectors>, grid_for(instance.shape.rows), threads};
      }),
  };
}

const Registration registration{{
    tuned<256, 4>(),
    tuned<256, 1>(),
    tuned<512, 4>(),
}};

}  // namespace
}  // namespace roofmax::softmax::vector4
