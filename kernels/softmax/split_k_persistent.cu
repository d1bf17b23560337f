// split_k_persistent: the two launches of `split_k` in one, with resident blocks that wait for each
// other at an atomic counter. Each row has its own counter, so that a block waits for the chunks of
// its row alone.
//
// Cost: as `split_k_cooperative` (two reads in the model, one where all chunks are held), with one
// atomic addition per block and row in place of the grid-wide barrier, and one thread of each block
// that spins.
//
// Rows of whole vectors have kernels of their own, as in `split_k`: up to 7% less time, by tuning.
//
// Safety. The blocks are launched cooperatively, so all of them are resident and none spins for one
// that never started. The counters are never reset: a launch adds exactly one per block that has a
// part of the row, so the count that a block finds when it adds its own says which launch it is in,
// and what the count will be when its row is complete. A late block cannot miss the moment when all
// have arrived, because no counter goes back to zero. (64 bits do not run out.)
//
// Sketched as "persistent split-K" in S4 (any-size safe online softmax): one launch, resident
// blocks, an atomic counter and a spin. The chunk is that of its `split_k`: 256 threads x 16
// vectors.

#include <algorithm>
#include <cuda/atomic>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/chunk.cuh"

namespace roofmax::softmax::split_k_persistent {
namespace {

using namespace device;

/// Pairs of a row that have been published since the workspace was allocated.
using Counter = unsigned long long;
using CounterRef = cuda::atomic_ref<Counter, cuda::thread_scope_device>;

template <typename T, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads)
    split_k_persistent(Forward<T> problem, Counter* published, MaxSum* pairs) {
  Counter found = 0;  // by thread 0, on the counter of the row that it added to last

  const auto publish = [&](std::int64_t r) {
    if (threadIdx.x == 0) {
      found = CounterRef(published[r]).fetch_add(1, cuda::memory_order_release);
    }
  };
  const auto await = [&](std::int64_t r, std::int64_t publishers) {
    if (threadIdx.x == 0) {
      // Every row counts up by the same number in every launch.
      const auto each_launch = static_cast<Counter>(publishers);
      const Counter complete = (found / each_launch + 1) * each_launch;
      const CounterRef counter(published[r]);
      while (counter.load(cuda::memory_order_acquire) < complete) {
      }
    }
    __syncthreads();
  };
  split_in_one_launch<aligned, T, threads, vectors>(problem, pairs, publish, await);
}

template <int threads, int vectors>
Kernel tuned() {
  return {
      .name = "split_k_persistent",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kForwardWithLse,
      .summary = "resident blocks share the rows' chunks, one launch, an atomic counter per row",
      .constraints = "none",
      .source = "S4 'split-K, persistent'",
      .traffic = modelled_traffic(2, 2.0),
      // A counter for each row, then the pairs: both are aligned to 8 bytes.
      .workspace_bytes =
          [](const Problem& problem, const DeviceTraits& device) {
            const std::int64_t rows = shape_of(problem).rows;
            return rows * static_cast<std::int64_t>(sizeof(Counter)) +
                   pairs_bytes<threads, vectors>(problem, device);
          },
      .prepare = prepare_forward([]<typename T>(ForwardInstance<T> instance) {
        const auto of_aligned = split_k_persistent<T, true, threads, vectors>;
        const auto of_any = split_k_persistent<T, false, threads, vectors>;
        const std::int64_t chunks = Chunking<T, threads, vectors>::of(instance.shape).total;
        // One grid for both, since each launch must add as much to the counters.
        const unsigned grid = std::min(resident_grid_for(chunks, of_aligned, threads),
                                       resident_grid_for(chunks, of_any, threads));
        const auto enqueue = [grid](auto kernel) {
          return [=](const Forward<T>& problem, const Launch& launch) {
            auto* const counters = static_cast<Counter*>(launch.workspace);
            auto* const pairs = reinterpret_cast<MaxSum*>(counters + problem.shape.rows);
            launch_resident(kernel, grid, threads, 0, stream_of(launch), problem, counters, pairs);
          };
        };
        return launch_as_aligned(enqueue(of_aligned), enqueue(of_any));
      }),
  };
}

const Registration registration{{
    tuned<256, 16>(),  // as its split_k
    tuned<256, 4>(),
    tuned<256, 2>(),
}};

}  // namespace
}  // namespace roofmax::softmax::split_k_persistent
