// smem_cache_medium: one pass over a row held half in registers and half in shared memory, to reach
// twice the length at the registers of a shorter row.
//
// Cost: the compulsory bytes. Half of them also go through shared memory, which is ten times as
// fast as device memory. 8 vectors take 32 registers a thread where `register_cache` spends 64 on
// the same row, at the price of 32 KB of shared memory a block. Whether two or three blocks fit an
// SM is up to the compiler: three leave it 85 registers a thread.
//
// Rows of whole vectors have kernels of their own, as in `register_cache`: at 1 x 16384 and 1000 x
// 20000 fp16 they take 3 to 5% less time on an H200 with two blocks, 9 to 17% with three.
//
// Documented as "medium" in S4 (any-size safe online softmax): 256 threads, 8 vectors in registers
// and 8 in 32 KB of shared memory, cols <= 32768 halves. Its listing asks for 2 blocks an SM, its
// compiler report (80 registers) is for 3: both are tunings.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/one_pass.cuh"

namespace roofmax::softmax::smem_cache_medium {
namespace {

using namespace device;

constexpr Held kHeld{.threads = 256, .in_registers = 8, .in_shared = 8};

template <typename T, bool aligned, int blocks>
__global__ void __launch_bounds__(kHeld.threads, blocks) smem_cache_medium(Forward<T> problem) {
  __shared__ Vector<T> shared[kHeld.in_shared * kHeld.threads];
  one_pass<T, Form::softmax, aligned, kHeld.threads, kHeld.in_registers, kHeld.in_shared>(problem,
                                                                                          shared);
}

template <int blocks>
Kernel tuned() {
  return {
      .name = "smem_cache_medium",
      .tuning = "blocks=" + std::to_string(blocks),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kForwardWithLse,
      .summary = "one block per row, one pass, half of the row in registers, half in 32 KB shared",
      .constraints = "cols <= 4096 * (16 bytes / element size): 32768 in half precision",
      .source = "S4 'medium'",
      .supports =
          [](const Problem& problem, const DeviceTraits&) {
            return refuse_beyond(kHeld.columns(problem.dtype),
                                 "a block's 8 register and 8 shared vectors a thread", problem);
          },
      .traffic = modelled_traffic(1, 2.0),
      .prepare = prepare_forward([]<typename T>(ForwardInstance<T> instance) {
        const unsigned grid = grid_for(instance.shape.rows);
        return launch_as_aligned(
            GridLaunch{smem_cache_medium<T, true, blocks>, grid, kHeld.threads},
            GridLaunch{smem_cache_medium<T, false, blocks>, grid, kHeld.threads});
      }),
  };
}

const Registration registration{{
    tuned<2>(),  // the documented listing
    tuned<3>(),  // the documented compiler report
}};

}  // namespace
}  // namespace roofmax::softmax::smem_cache_medium
