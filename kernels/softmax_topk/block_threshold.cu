// block_threshold: a block takes a row. While it reads, each thread notes the largest element of
// every group of vectors; the K-th largest of the notes is a threshold that at least K elements
// reach, and few more. They are looked for only in the groups whose note reaches it, and put in
// order (selection.cuh has the steps).
//
// Cost: one read of the logits, an exponential an element, half a comparison or one. At the end of
// a row come a search by counting over the block's notes, a second read of the K groups, mostly
// from the L2, and a sort of little more than K elements, while other blocks of the SM read on. The
// order of a row's values costs nothing while it is read. In a rising row the K best share few
// groups and there are more candidates, up to a vector's width for each result; where values are
// equal, the first by column are looked for from the front. Where a row (of fewer than 4096 halves,
// 2048 floats) has hardly more groups than results, no threshold is worth its search: all of it is
// put in order. It loses on rows that are short beside a step of the block (the end of a row costs
// as much as for a long one) and where there are fewer rows than the device has room for blocks.
//
// Where K is from about one to five hundredths of a row of two steps or more, what reaches a gate
// that the first elements suggest is kept on the way instead. Of a few rows in a hundred somewhat
// too few pass (0.3 to 6%, by a simulation of normally distributed rows); these are read again
// through a wider gate. A row that rises, falls or is constant lets far too many or too few pass: a
// second launch begins it anew without a gate. (In one kernel, what this rare way needs would take
// registers from the other.)
//
// This project's own.

#include <functional>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk::block_threshold {
namespace {

using namespace device;

/// The most results that a block keeps.
constexpr int kMostOfBlock = 1024;
/// Threads that an SM is to hold.
constexpr int kOfSm = 1024;

template <typename T, int threads, int each, bool has_gate, Reuse reuse = Reuse::once>
__global__ void __launch_bounds__(threads, kOfSm / threads)
    block_threshold(const __grid_constant__ SelectionArguments<T> arguments) {
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ SelectionScratch<T, BlockTeam<threads>, each> scratch;
  select_rows<has_gate, reuse>(arguments, shared, scratch, blockIdx.x, gridDim.x);
}

/// How a problem is done.
struct Plan {
  Room room;
  bool has_gate;  ///< and a second launch for the rows that it failed
};

Plan plan_of(const Shape& shape, int threads, int each, int width) {
  const Room room = Room::of(threads, each, shape.vocab / width, shape.k);
  return {room, can_have_gate(room, each * width, shape.vocab, shape.k)};
}

/// Threads of a block that may let go of what it read.
constexpr int kOfHintedBlock = 256;

/// Whether lines that were read may leave the caches first (Reuse::last), although those of K
/// groups are read again. In one build, with and without: of 8192 rows that a block of 256 threads
/// reads from memory in six steps or more, an H200 takes up to 4% less with it where K is at most
/// 32; in four steps 2 to 5% longer for K = 10 and 32. From a cache, lines that were let go would
/// have to come anew.
template <typename T>
bool may_drop_lines(const Instance<T>& instance, std::int64_t step) {
  constexpr int kMostResults = 32;
  constexpr int kLeastSteps = 6;
  const Shape& shape = instance.shape;
  return shape.k <= kMostResults && shape.vocab >= kLeastSteps * step &&
         shape.rows * shape.vocab * std::int64_t{sizeof(T)} > instance.device.cache_bytes;
}

template <typename T>
using Enqueue = std::function<void(const TopK<T>&, const Launch&)>;

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
      .traffic =
          [](const Problem& problem, const DeviceTraits& device) {
            const int width = 16 / static_cast<int>(size_of(problem.dtype));
            const Plan plan = plan_of(shape_of(problem), threads, each, width);
            return modelled_traffic(1, plan.has_gate ? 2 : 1)(problem, device);
          },
      .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
        const Shape& shape = instance.shape;
        const auto [room, has_gate] = plan_of(shape, threads, each, kVectorWidth<T>);
        if (!has_gate) {
          auto* kernel = block_threshold<T, threads, each, false>;
          if constexpr (threads == kOfHintedBlock) {
            if (may_drop_lines(instance, threads * each * kVectorWidth<T>)) {
              kernel = block_threshold<T, threads, each, false, Reuse::last>;
            }
          }
          return Enqueue<T>(launch_with_room(kernel, shape.rows, threads, 1, room));
        }
        const auto through_gate =
            launch_with_room(block_threshold<T, threads, each, true>, shape.rows, threads, 1, room);
        const std::int64_t resident = std::int64_t{instance.device.processors} * (kOfSm / threads);
        const auto unfinished =
            launch_with_room(block_threshold<T, threads, each, false>,
                             std::min(shape.rows, resident), threads, 1, room, true);
        return Enqueue<T>([=](const TopK<T>& problem, const Launch& launch) {
          through_gate(problem, launch);
          unfinished(problem, launch);
        });
      }),
  };
}

const Registration registration{{tuned<128, 4>(), tuned<256, 4>()}};

}  // namespace
}  // namespace roofmax::softmax_topk::block_threshold
