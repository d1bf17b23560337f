// smem_cache_extreme: one pass over rows as long as one thread block can hold in all registers that
// its threads may have and in 96 KB of shared memory.
//
// Cost: the compulsory bytes, at one block of 256 threads an SM. That is an eighth of the threads
// an SM can keep, and nothing loads while they wait at a barrier: the row's reads, arithmetic and
// writes follow each other instead of overlapping with another row's. 512 threads with half the
// registers each were nowhere the fastest on an H200.
//
// Rows of whole vectors have kernels of their own, as in `register_cache`: 4 to 9% less time at
// 1 x 16384 and 1000 x 20000 fp16 (H200).
//
// Documented as "extreme" in S4 (any-size safe online softmax): 256 threads, 32 vectors in
// registers and 24 in 96 KB of dynamic shared memory, cols <= 114688 halves; 250 registers.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/one_pass.cuh"

namespace roofmax::softmax::smem_cache_extreme {
namespace {

using namespace device;

template <typename T, bool aligned, int threads, int in_registers, int in_shared>
__global__ void __launch_bounds__(threads) smem_cache_extreme(Forward<T> problem) {
  extern __shared__ uint4 dynamic_shared[];
  one_pass<T, Form::softmax, aligned, threads, in_registers, in_shared>(
      problem, reinterpret_cast<Vector<T>*>(dynamic_shared));
}

template <int threads, int in_registers, int in_shared>
Kernel tuned() {
  static constexpr Held kHeld{threads, in_registers, in_shared};
  return {
      .name = "smem_cache_extreme",
      .tuning = "threads=" + std::to_string(threads) + ",registers=" +
                std::to_string(in_registers) + ",shared=" + std::to_string(in_shared),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kForwardWithLse,
      .summary = "one block per row, one pass, the row in all registers and 96 KB shared",
      .constraints =
          "cols <= 14336 * (16 bytes / element size): 114688 in half precision; 96 KB "
          "of shared memory a block",
      .source = "S4 'extreme'",
      .supports = [](const Problem& problem, const DeviceTraits& device) -> std::optional<Refusal> {
        if (device.shared_bytes_per_block < kHeld.shared_bytes()) {
          return Refusal{"shared_memory", "a block needs " + std::to_string(kHeld.shared_bytes()) +
                                              " bytes of shared memory, the device gives " +
                                              std::to_string(device.shared_bytes_per_block)};
        }
        return refuse_beyond(kHeld.columns(problem.dtype),
                             "a block's registers and 96 KB of shared memory", problem);
      },
      .traffic = modelled_traffic(1, 2.0),
      .prepare = prepare_forward([]<typename T>(ForwardInstance<T> instance) {
        const auto enqueue = [rows = instance.shape.rows](void (*kernel)(Forward<T>)) {
          constexpr auto bytes = static_cast<std::size_t>(kHeld.shared_bytes());
          allow_dynamic_shared(kernel, bytes);
          return GridLaunch{kernel, grid_for(rows), threads, bytes};
        };
        return launch_as_aligned(
            enqueue(smem_cache_extreme<T, true, threads, in_registers, in_shared>),
            enqueue(smem_cache_extreme<T, false, threads, in_registers, in_shared>));
      }),
  };
}

const Registration registration{{
    tuned<256, 32, 24>(),  // documented
}};

}  // namespace
}  // namespace roofmax::softmax::smem_cache_extreme
