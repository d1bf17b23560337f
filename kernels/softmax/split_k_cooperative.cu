// split_k_cooperative: the two launches of `split_k` in one, with a grid-wide barrier between its
// halves. All blocks are resident, so each keeps the last of its chunks in registers across the
// barrier and need not read it again.
//
// Cost: one read of the input where every resident block has a single chunk, else a second read of
// all but that one (the model counts two reads); one grid-wide barrier, which costs about as much
// as the launch that it saves. The runtime refuses a cooperative launch whose blocks cannot all be
// resident, so no block waits for one that never started, whatever else runs on the device.
//
// Rows of whole vectors have kernels of their own, as in `split_k`: 1% less time. Smaller chunks
// were nowhere the fastest on an H200.
//
// Sketched as "split-K, cooperative groups" in S4 (any-size safe online softmax): one launch, a
// grid-wide barrier. The chunk is that of its `split_k`: 256 threads x 16 vectors.

#include <cooperative_groups.h>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/chunk.cuh"

namespace roofmax::softmax::split_k_cooperative {
namespace {

using namespace device;

template <typename T, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads) split_k_cooperative(Forward<T> problem, MaxSum* pairs) {
  const auto publish = [](std::int64_t) {};
  bool has_met = false;
  const auto await = [&](std::int64_t, std::int64_t) {
    if (!has_met) cooperative_groups::this_grid().sync();
    has_met = true;
  };
  split_in_one_launch<aligned, T, threads, vectors>(problem, pairs, publish, await);
}

template <int threads, int vectors>
Kernel tuned() {
  return {
      .name = "split_k_cooperative",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kForwardWithLse,
      .summary = "resident blocks share the rows' chunks, one launch, a grid-wide barrier",
      .constraints = "none",
      .source = "S4 'split-K, cooperative'",
      .traffic = modelled_traffic(2, 2.0),
      .workspace_bytes = pairs_bytes<threads, vectors>,
      .prepare = prepare_forward([]<typename T>(ForwardInstance<T> instance) {
        const std::int64_t chunks = Chunking<T, threads, vectors>::of(instance.shape).total;
        const auto enqueue = [chunks](void (*kernel)(Forward<T>, MaxSum*)) {
          const unsigned grid = resident_grid_for(chunks, kernel, threads);
          return [=](const Forward<T>& problem, const Launch& launch) {
            launch_resident(kernel, grid, threads, 0, stream_of(launch), problem,
                            static_cast<MaxSum*>(launch.workspace));
          };
        };
        return launch_as_aligned(enqueue(split_k_cooperative<T, true, threads, vectors>),
                                 enqueue(split_k_cooperative<T, false, threads, vectors>));
      }),
  };
}

const Registration registration{{
    tuned<256, 16>(),  // as its split_k
}};

}  // namespace
}  // namespace roofmax::softmax::split_k_cooperative
