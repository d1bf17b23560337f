// block_threshold: a block takes a row. While it reads, each thread notes the largest element of
// every group of vectors; the K-th largest of the notes is a threshold that at least K elements
// reach, and few more. They are looked for only in the groups whose note reaches it, and put in
// order (selection.cuh has the steps).
//
// Cost: one read of the logits, an exponential an element, half a comparison or one. At the end of
// a row come a search by counting over the block's notes, a second read of the K groups, from the
// L2, and a sort of little more than K elements, while other blocks of the SM read on. The order of
// a row's values costs nothing while it is read. In a rising row the K best share few groups and
// there are more candidates, up to a vector's width for each result; where values are equal, the
// first by column are looked for from the front. It loses on rows that are short beside a step of
// the block (the end of a row costs as much as for a long one) and where there are fewer rows than
// the device has room for blocks.
//
// Where K is from about one to five hundredths of a row of two steps or more, what reaches a gate
// that the first elements suggest is kept on the way instead. Rows that rise, or whose values are
// equal, pay for that in vain: nearly everything reaches the gate, is counted, and finds no room.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk {
namespace {

using namespace device;

/// The most results that a block keeps.
constexpr int kMostOfBlock = 1024;

template <typename T, int threads, int each, bool has_gate>
__global__ void __launch_bounds__(threads, 1024 / threads)
    block_threshold(const __grid_constant__ SelectionArguments<T> arguments) {
  using Team = BlockTeam<threads>;
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ typename Team::Scratch of_team;
  __shared__ typename Selection<T, Team, each>::Counters counters;
  Team team(of_team);
  select_rows<each, has_gate>(arguments, shared, counters, team, blockIdx.x, gridDim.x);
}

template <int threads, int each>
Kernel tuned() {
  return {
      .name = "block_threshold",
      .tuning = "threads=" + std::to_string(threads) + ",each=" + std::to_string(each),
      .operation = "softmax_topk",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryMode,
      .summary = "one block per row; a threshold drops nearly every element",
      .constraints = "k of at most 1024, at most 2^31 - 2^20 logits a row",
      .source = "own",
      .supports =
          [](const Problem& problem, const DeviceTraits&) {
            return refuse_k_beyond(kMostOfBlock, "a block's shared memory", problem);
          },
      .traffic = modelled_traffic(1),
      .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
        const Shape& shape = instance.shape;
        const Room room = Room::of(threads, each, shape.vocab / kVectorWidth<T>, shape.k);
        const auto kernel = can_have_gate(room, each * kVectorWidth<T>, shape.vocab, shape.k)
                                ? block_threshold<T, threads, each, true>
                                : block_threshold<T, threads, each, false>;
        return launch_with_room(kernel, shape.rows, threads, 1, room);
      }),
  };
}

const Registration registration{{tuned<128, 4>(), tuned<256, 4>(), tuned<256, 2>()}};

}  // namespace
}  // namespace roofmax::softmax_topk
