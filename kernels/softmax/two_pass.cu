// two_pass: a thread block runs over its row twice: once for the online (max, sum) pair, once for
// the result. Nothing but the pair is kept, so a row may have any length.
//
// Cost: the input is read twice. The second read comes from L2 as long as the rows in flight fit
// there; beyond that it is device memory traffic, and the speed of light drops by a third. It needs
// few registers, so many blocks fit an SM: as documented it beats the other documented kernels at
// 128 x 1024 to 2048 x 8192 fp16 (`safe_online_softmax`, H200). One block per row leaves most of
// the GPU idle when there are few rows.
//
// An unaligned row's ends are on their way before its vectors, and are kept (517 x 773 fp16 by 256
// threads took 3.0 us on an H200, and 3.4 when they were read twice, each time alone). Rows of
// whole vectors have kernels of their own, which ask about no ends: up to 12% less time with one
// vector at a time. Up to two vectors at a time the registers are held to what fills an SM with
// threads: in one run 1024 of them took half as long (9123 x 768 bf16), although up to 48 bytes
// spill; long rows pay for it (16 x 100000 fp16 by 512 threads takes 23% longer).
//
// Documented as "arbitrary" in S4 (any-size safe online softmax): 256 threads, 36 registers, one
// vector at a time. The other tunings keep more loads in flight, or use more threads for a row.

#include "kernels/contract/registry.hpp"
#include "kernels/device/reduce.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::two_pass {
namespace {

using namespace device;

template <typename T, Form form, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads, vectors <= 2 ? kThreadsOfSm / threads : 0)
    two_pass(Forward<T> problem) {
  __shared__ PairScratch<threads> scratch;
  const int thread = static_cast<int>(threadIdx.x);
  constexpr std::int64_t step = std::int64_t{threads} * vectors;

  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const auto row = problem.template row<aligned>(r);
    const bool has_edge = row.has_edge(thread);
    const auto edge = row.begin_edge(has_edge, thread);
    RunningMaxSum<T> running;
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
    if (has_edge) running.add(running.raise(edge.value()).term(edge.value()));
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
    if (has_edge) row.store_edge(thread, result(edge.value()));
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
        const unsigned grid = grid_for(instance.shape.rows);
        return launch_as_aligned(
            GridLaunch{two_pass<T, form, true, threads, vectors>, grid, threads},
            GridLaunch{two_pass<T, form, false, threads, vectors>, grid, threads});
      }),
  };
}

const Registration registration{{
    tuned<256, 1>(),  // documented
    tuned<512, 2>(),
    tuned<512, 4>(),
    tuned<1024, 4>(),
}};

}  // namespace
}  // namespace roofmax::softmax::two_pass
