// warp_threshold: `block_threshold` with a warp for a row. No thread waits for another warp, and
// the end of a row costs a few hundred instructions of one warp.
//
// Cost: one read of the logits, an exponential an element, half a comparison or one, and the end of
// a row. A row of a few thousand elements is read by one warp in a few steps, each with all of its
// loads in flight; a longer one takes a warp too long to be the only one, and `block_threshold` has
// more in flight for it. K of at most 32.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk {
namespace {

using namespace device;

constexpr int kMost = 32;

template <typename T, int threads, int each>
__global__ void __launch_bounds__(threads, threads < 128 ? 16 : 1152 / threads)
    warp_threshold(SelectionArguments<T> arguments) {
  using WarpSelection = Selection<T, WarpTeam, each>;
  constexpr int warps = threads / kWarpSize;
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ typename WarpSelection::Counters counters[warps];
  const auto& [problem, room] = arguments;
  const int warp = static_cast<int>(threadIdx.x) / kWarpSize;
  WarpTeam::Scratch of_team;
  WarpTeam team(of_team);

  for (std::int64_t r = std::int64_t{blockIdx.x} * warps + warp; r < problem.shape.rows;
       r += std::int64_t{gridDim.x} * warps) {
    const Part<T> row(Cut<T>(problem.row(r), problem.shape.vocab));
    RunningTerms terms(problem.factor);
    WarpSelection selection(shared + warp * room.bytes(), counters[warp], room, team,
                            static_cast<int>(problem.shape.k));
    selection.read(row, problem.needs_row_sum(), terms);
    const MaxSum pair = team.merge(terms.pair(), problem.factor);
    store_results(problem, r, selection.select(row), team, pair);
    team.sync();
  }
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
      .constraints = "k of at most 32, fewer than 2^31 logits a row",
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
        return launch_with_room(warp_threshold<T, threads, each>,
                                grid_for((shape.rows + kRows - 1) / kRows), threads, kRows, room);
      }),
  };
}

const Registration registration{{tuned<128, 4>(), tuned<128, 2>(), tuned<64, 4>()}};

}  // namespace
}  // namespace roofmax::softmax_topk
