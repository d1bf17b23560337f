// two_pass: a thread block runs over its row twice: once for the online (max, sum) pair, once for
// the result. Nothing but the pair is kept, so a row may have any length.
//
// Cost: the input is read twice. The second read comes from L2 as long as the rows in flight fit
// there; beyond that it is device memory traffic, and the speed of light drops by a third. It needs
// few registers, so many blocks fit an SM: it beats the one-pass kernels at most small sizes. One
// block per row leaves most of the GPU idle when there are few rows.
//
// Documented as "arbitrary" in S4 (any-size safe online softmax): 256 threads, 36 registers, one
// vector at a time. The other tunings keep more loads in flight, or use more threads for a row.

#include "kernels/contract/registry.hpp"
#include "kernels/device/reduce.cuh"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax {
namespace {

using namespace device;

template <typename T, Form form, int threads, int vectors>
__global__ void __launch_bounds__(threads) two_pass(Forward<T> problem) {
  __shared__ PairScratch<threads> scratch;
  const int thread = static_cast<int>(threadIdx.x);
  constexpr std::int64_t step = std::int64_t{threads} * vectors;

  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const Row<T> row = problem.row(r);
    const bool has_edge = row.has_edge(thread);

    RunningMaxSum<T> running;
    if (has_edge) {
      const float edge = row.load_edge(thread);
      running.add(running.raise(edge).term(edge));
    }
    for (std::int64_t base = thread; base < row.vectors(); base += step) {
      Vector<T> group[vectors];
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        group[i] =
            index < row.vectors() ? row.template load<Reuse::keep>(index) : Vector<T>::neutral();
      }
      float max = group[0].max();
#pragma unroll
      for (int i = 1; i < vectors; ++i) max = fmaxf(max, group[i].max());
      const Exponent<T> exponent = running.raise(max);
      float terms = sum_of_terms(group[0], exponent);
#pragma unroll
      for (int i = 1; i < vectors; ++i) terms += sum_of_terms(group[i], exponent);
      running.add(terms);
    }
    const MaxSum pair = block_reduce<T>(running.pair(), scratch);
    const Result<T, form> result(pair);

    for (std::int64_t base = thread; base < row.vectors(); base += step) {
      Vector<T> group[vectors];
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        if (index < row.vectors()) group[i] = row.template load<Reuse::last>(index);
      }
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        if (index < row.vectors()) store_result<Reuse::last>(row, index, group[i], result);
      }
    }
    if (has_edge) row.store_edge(thread, result(row.load_edge(thread)));
    if (thread == 0) problem.store_lse(r, pair);
  }
}

template <int threads, int vectors>
Kernel tuned() {
  return {
      .name = "two_pass",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "one block per row, online max and sum, then a second read",
      .constraints = "none",
      .source = "S4 'arbitrary'",
      .traffic = modelled_traffic(2, 2.0),
      .prepare = prepare_forward([]<typename T, Form form>(ForwardInstance<T, form> instance) {
        return GridLaunch{two_pass<T, form, threads, vectors>, grid_for(instance.shape.rows),
                          threads};
      }),
  };
}

const Registration registration{{
    tuned<256, 1>(),  // documented
    tuned<256, 4>(),
    tuned<512, 2>(),
    tuned<512, 4>(),
    tuned<1024, 2>(),
    tuned<1024, 4>(),
    tuned<128, 1>(),
}};

}  // namespace
}  // namespace roofmax::softmax
