// register_cache: a thread block reads its row once, in 16-byte vectors, and keeps all of it in
// registers until the result is written.
//
// Cost: the compulsory bytes and nothing more; two exponentials an element (keeping the first one's
// result would take fp32 registers in place of packed halves). The row must fit: threads x vectors
// x 16 bytes. Longer rows cost occupancy: the documented 16 vectors a thread take 64 registers, so
// two or three blocks fit an SM, and a short row leaves most of the registers empty. The other
// tunings fit the block to shorter rows.
//
// An unaligned row's ends are on their way before its vectors: 517 x 773 fp16 took 2.42 us on an
// H200, and 2.53 when they were loaded behind them. Rows of whole vectors have kernels of their
// own, which ask about no ends: 4 to 12% less time on the average, by tuning (9123 x 768 bf16 10.8
// us, 11.7 without).
//
// A row is unpacked twice, the second time by other instructions (`unpack_again`): else the
// compiler would keep what it unpacked for the sum, in twice the registers. With bounds that hold
// it to what is left, the logarithm of 2048 x 4096 bf16 by 256 threads with 16 vectors takes 31.7
// us on an H200, and took 54.6. One exception: one_pass.cuh.
//
// Documented as "fp16x8 packed" in S4 (any-size safe online softmax): 256 threads x 16 vectors.
// Its text says cols <= 8192; the configuration it states holds 32768 halves.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/one_pass.cuh"

namespace roofmax::softmax::register_cache {
namespace {

using namespace device;

/// Threads that an SM must hold at once; 0: no bound. Of more the registers would spill, of fewer
/// the compiler would take more of them.
template <typename T, Form form, bool aligned>
constexpr int threads_at_once(int vectors) {
  constexpr bool log_of_halves = form == Form::log_softmax && sizeof(T) == 2;
  if (vectors == 1) return 0;
  if (vectors == 2) return log_of_halves ? 1536 : kThreadsOfSm;
  if (vectors == 4 && sizeof(T) == 4) return aligned ? kThreadsOfSm : 0;
  if (vectors == 4) return log_of_halves ? 1280 : 1536;
  if (vectors == 8) return 1024;
  return form == Form::log_softmax ? 512 : 0;
}

template <typename T, Form form, bool aligned, int threads, int vectors>
__global__ void __launch_bounds__(threads,
                                  least_blocks(threads_at_once<T, form, aligned>(vectors), threads))
    register_cache(Forward<T> problem) {
  one_pass<T, form, aligned, threads, vectors, 0>(problem, nullptr);
}

template <int threads, int vectors>
Kernel tuned() {
  return {
      .name = "register_cache",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "one block per row, one pass, the whole row in registers",
      .constraints = "cols <= threads * vectors * (16 bytes / element size)",
      .source = "S4 'fp16x8 packed'",
      .supports =
          [](const Problem& problem, const DeviceTraits&) {
            return refuse_beyond(Held{threads, vectors, 0}.columns(problem.dtype),
                                 "a block's registers", problem);
          },
      .traffic = modelled_traffic(1, 2.0),
      .prepare = prepare_forward([]<typename T, Form form>(ForwardInstance<T, form> instance) {
        const unsigned grid = grid_for(instance.shape.rows);
        return launch_as_aligned(
            GridLaunch{register_cache<T, form, true, threads, vectors>, grid, threads},
            GridLaunch{register_cache<T, form, false, threads, vectors>, grid, threads});
      }),
  };
}

const Registration registration{{
    tuned<256, 16>(),  // documented
    tuned<512, 4>(),
    tuned<256, 8>(),
    tuned<256, 4>(),  // holds what the text says: 8192 halves
    tuned<256, 2>(),
    tuned<128, 4>(),
    tuned<128, 2>(),
    tuned<128, 1>(),
}};

}  // namespace
}  // namespace roofmax::softmax::register_cache
