// warp_threshold: `block_threshold` with a warp for a row. No thread waits for another warp, and
// the end of a row costs some nine hundred instructions of one warp.
//
// Cost: one read of the logits, an exponential an element, half a comparison or one, and the end of
// a row. A row of a few thousand elements is read by one warp in a few steps, each with all of its
// loads in flight; a longer one takes a warp too long to be the only one, and `block_threshold` has
// more in flight for it. K of at most 32.
//
// What it loses: [8192, 4096] in bf16 with K = 8 takes 1.6 times as long as moving its bytes. A row
// takes some 1650 instructions, of which reading and adding up are under half. A kernel for two
// rows a warp, each half of which ended its own, took as many and 1.25 times as long. `warp_maxima`
// ends a row in fewer, where it takes the problem.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk::warp_threshold {
namespace {

using namespace device;

constexpr int kMost = 32;

template <typename T, int threads, int each>
__global__ void __launch_bounds__(threads, threads < 128 ? 16 : 1152 / threads)
    warp_threshold(const __grid_constant__ SelectionArguments<T> arguments) {
  constexpr int warps = threads / kWarpSize;
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ SelectionScratch<T, WarpTeam, each> scratch[warps];
  const int warp = static_cast<int>(threadIdx.x) / kWarpSize;
  select_rows<false>(arguments, shared + warp * arguments.room.bytes(), scratch[warp],
                     std::int64_t{blockIdx.x} * warps + warp, std::int64_t{gridDim.x} * warps);
}

template <int threads, int each>
Kernel tuned() {
  return {
      .name = "warp_threshold",
      .tuning = "threads=" + std::to_string(threads) + ",each=" + std::to_string(each),
      .operation = "softmax_topk",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryMode,
      .summary = "one warp per row; a threshold drops nearly every element",
      .constraints = "k of at most 32, at most 2^31 - 2^20 logits a row",
      .source = "own",
      .supports =
          [](const Problem& problem, const DeviceTraits&) {
            return refuse_k_beyond(kMost, "a warp's lanes", problem);
          },
      .traffic = modelled_traffic(1),
      .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
        constexpr int kRows = threads / kWarpSize;
        const Shape& shape = instance.shape;
        const Room room = Room::of(kWarpSize, each, shape.vocab / kVectorWidth<T>, shape.k);
        const std::int64_t blocks = (shape.rows + kRows - 1) / kRows;
        return launch_with_room(warp_threshold<T, threads, each>, blocks, threads, kRows, room);
      }),
  };
}

const Registration registration{{tuned<128, 4>(), tuned<64, 4>()}};

}  // namespace
}  // namespace roofmax::softmax_topk::warp_threshold
