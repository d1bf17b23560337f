// separate: the honest unfused pair. The first launch writes the softmax of every row to memory,
// the second selects the K largest logits and fetches their probabilities.
//
// Cost: the first launch reads a row twice, once for the sum and once for the result, and writes as
// many probabilities in fp32; the second reads the logits once more. In fp32 that is four passes
// over a row where the fused kernels have one; source S3 counts three. The second launch selects by
// logits and not by probabilities: distinct logits may have one probability in fp32, and would then
// be in the wrong order. Both launches are decent: the first is `two_pass` of operation `softmax`
// with results in fp32, the second `block_threshold` without its exponentials and its gate.
//
// Documented in S3 as what the fused kernel replaces.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk {
namespace {

using namespace device;

constexpr int kThreads = 256;
constexpr int kVectors = 4;
constexpr int kMostOfBlock = 1024;
constexpr int kBlocksOfSm = 4;  ///< as `block_threshold` has of so many threads

using Team = BlockTeam<kThreads>;

template <typename T>
struct Arguments {
  TopK<T> problem;
  float* softmax;  ///< rows x vocab
  Room room;
};

/// One element after another: a row of the result need not be aligned as the logits are.
template <typename T>
__global__ void __launch_bounds__(kThreads) softmax_to_memory(Arguments<T> arguments) {
  __shared__ Team::Scratch scratch;
  Team team(scratch);
  const TopK<T>& problem = arguments.problem;
  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const Cut<T> row(problem.row(r), problem.shape.vocab);
    // Unsigned, so that no step beyond the last column overflows.
    const auto vocab = static_cast<std::uint32_t>(problem.shape.vocab);
    RunningTerms terms(problem.factor);
    if (team.rank() < row.head()) terms.add_one(row.element(team.rank()));
    if (team.rank() < row.tail()) terms.add_one(row.element(row.tail_col(team.rank())));
    for (std::int32_t first = team.rank(); first < row.vectors(); first += kVectors * kThreads) {
      Vector<T> group[kVectors];
#pragma unroll
      for (int i = 0; i < kVectors; ++i) {
        const std::int32_t vector = first + i * kThreads;
        group[i] = vector < row.vectors() ? row.load(vector) : Vector<T>::neutral();
      }
#pragma unroll
      for (int i = 0; i < kVectors; ++i) {
        terms.add<T, 1>({group[i]}, largest(group[i]));
      }
    }
    const MaxSum pair = team.merge(terms.pair(), problem.factor);
    const Term term(pair.max, problem.factor);
    const float reciprocal = 1.0f / pair.sum;
    float* const to = arguments.softmax + r * problem.shape.vocab;
#pragma unroll 4
    for (auto col = static_cast<std::uint32_t>(team.rank()); col < vocab; col += kThreads) {
      to[col] = term.result(row.element(static_cast<std::int32_t>(col))) * reciprocal;
    }
    if (team.rank() == 0) problem.store_lse(r, pair);
  }
}

template <typename T>
__global__ void __launch_bounds__(kThreads, kBlocksOfSm) topk_of_memory(Arguments<T> arguments) {
  using BlockSelection = Selection<T, Team, kVectors>;
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ Team::Scratch of_team;
  __shared__ SelectionCounters counters;
  const TopK<T>& problem = arguments.problem;
  const auto k = static_cast<int>(problem.shape.k);
  Team team(of_team);
  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const Part<T> row(Cut<T>(problem.row(r), problem.shape.vocab));
    RunningTerms unused(problem.factor);
    BlockSelection selection(shared, counters, arguments.room, team, k);
    selection.read(row, false, unused);
    const Key* const best = selection.select(row);
    const float* const from = arguments.softmax + r * problem.shape.vocab;
    float sum = 1.0f;
    if (!problem.is_over_row) {
      sum = 0.0f;
      for (int rank = team.rank(); rank < k; rank += kThreads) sum += from[col_of(best[rank])];
      sum = team.sum(sum);
    }
    for (int rank = team.rank(); rank < k; rank += kThreads) {
      const std::int32_t col = col_of(best[rank]);
      problem.store(r, rank, col, from[col] / sum);
    }
    team.sync();
  }
}

std::int64_t softmax_bytes(const Problem& problem) {
  const Shape shape = shape_of(problem);
  return shape.rows * shape.vocab * static_cast<std::int64_t>(sizeof(float));
}

/// Three reads of the logits, one write of the probabilities, of which K a row are read, twice
/// where their own sum is wanted. The first launch takes two exponentials of every logit, in every
/// mode.
Traffic traffic(const Problem& problem, const DeviceTraits& device) {
  Traffic model = modelled_traffic(2, 2)(problem, device);
  const Shape shape = shape_of(problem);
  const std::int64_t reads_of_results = options_of(problem).over == Over::row ? 1 : 2;
  model.bytes.read *= 3;
  model.bytes.read +=
      reads_of_results * shape.rows * shape.k * static_cast<std::int64_t>(sizeof(float));
  model.bytes.write += softmax_bytes(problem);
  model.exponentials = 2.0 * static_cast<double>(shape.rows * shape.vocab);
  return model;
}

const Registration registration{Kernel{
    .name = "separate",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "unfused: softmax to memory, then the k largest",
    .constraints = "k of at most 1024, at most 2^31 - 2^20 logits a row",
    .source = "S3 (what its kernel replaces)",
    .supports =
        [](const Problem& problem, const DeviceTraits&) {
          return refuse_k_beyond(kMostOfBlock, "a block's shared memory", problem);
        },
    .traffic = traffic,
    .workspace_bytes = [](const Problem& problem,
                          const DeviceTraits&) { return softmax_bytes(problem); },
    .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
      const Shape& shape = instance.shape;
      const Room room = Room::of(kThreads, kVectors, shape.vocab / kVectorWidth<T>, shape.k);
      allow_dynamic_shared(topk_of_memory<T>, room.bytes());
      return [=, grid = grid_for(shape.rows)](const TopK<T>& problem, const Launch& launch) {
        const Arguments<T> arguments{problem, static_cast<float*>(launch.workspace), room};
        GridLaunch<Arguments<T>>{softmax_to_memory<T>, grid, kThreads}(arguments, launch);
        GridLaunch<Arguments<T>>{topk_of_memory<T>, grid, kThreads,
                                 static_cast<std::size_t>(room.bytes())}(arguments, launch);
      };
    }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk
