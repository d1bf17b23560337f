// separate: the honest unfused pair. The first launch writes the softmax of every row to memory,
// the second selects the K largest logits and fetches their probabilities.
//
// Cost: the first launch reads a row twice, once for the sum and once for the result, and writes as
// many probabilities in fp32; the second reads the logits once more. In fp32 that is four passes
// over a row where the fused kernels have one; source S3 counts three. The second launch selects by
// logits and not by probabilities: distinct logits may have one probability in fp32, and would then
// be in the wrong order. Both launches are decent: the first is `two_pass` of operation `softmax`
// with results in fp32, the second `block_threshold` without its exponentials and its gate. The
// rows in between are ours to place: each lies where whole vectors of logits become whole vectors.
//
// Documented in S3 as what the fused kernel replaces.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk::separate {
namespace {

using namespace device;

constexpr int kThreads = 256;
constexpr int kVectors = 4;
constexpr int kMostOfBlock = 1024;
constexpr int kBlocksOfSm = 4;  ///< as `block_threshold` has of so many threads

using Team = BlockTeam<kThreads>;

constexpr int kFloats = 4;  ///< in 16 bytes

/// From one row of the softmax in memory to the next: room for a row at any of the places that
/// `softmax_of` may give it.
std::int64_t pitch_of(std::int64_t vocab) {
  return (vocab + 2 * (kFloats - 1)) / kFloats * kFloats;
}

template <typename T>
struct Arguments {
  TopK<T> problem;
  float* softmax;  ///< rows x pitch
  std::int64_t pitch;
  Room room;

  [[nodiscard]] __device__ Cut<T> logits_of(std::int64_t r) const {
    return Cut<T>(problem.row(r), problem.shape.vocab);
  }
  /// Where the first vector of the logits begins, its probabilities are on 16 bytes too.
  [[nodiscard]] __device__ float* softmax_of(std::int64_t r, const Cut<T>& row) const {
    return softmax + r * pitch + (kFloats - row.head() % kFloats) % kFloats;
  }
};

template <typename T>
__global__ void __launch_bounds__(kThreads) softmax_to_memory(Arguments<T> arguments) {
  __shared__ Team::Scratch scratch;
  Team team(scratch);
  const TopK<T>& problem = arguments.problem;
  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const Cut<T> row = arguments.logits_of(r);
    // One in front of the vectors, or one behind them: a thread has time for both.
    const bool is_in_head = team.rank() < row.head();
    const bool is_in_tail = team.rank() < row.tail();
    const std::int32_t tail_col = row.tail_col(team.rank());
    RunningTerms terms(problem.factor);
    if (is_in_head) terms.add_one(row.element(team.rank()));
    if (is_in_tail) terms.add_one(row.element(tail_col));
    for (std::int32_t first = team.rank(); first < row.vectors(); first += kVectors * kThreads) {
      Vector<T> group[kVectors];
#pragma unroll
      for (int i = 0; i < kVectors; ++i) {
        const std::int32_t vector = first + i * kThreads;
        group[i] =
            vector < row.vectors() ? row.template load<Reuse::keep>(vector) : Vector<T>::neutral();
      }
#pragma unroll
      for (int i = 0; i < kVectors; ++i) {
        terms.add<T, 1>({group[i]}, largest(group[i]));
      }
    }
    const MaxSum pair = team.merge(terms.pair(), problem.factor);
    const Term term(pair.max, problem.factor);
    const float reciprocal = 1.0f / pair.sum;

    // By as many logits as make 16 bytes of probabilities: so the lanes of a warp write side by
    // side.
    float* const to = arguments.softmax_of(r, row);
    using Group = Vector<T, kFloats * sizeof(T)>;
    constexpr int kGroups = kVectors * (Cut<T>::width / kFloats);
    const std::int32_t groups = row.vectors() * (Cut<T>::width / kFloats);
    const auto col_of_group = [&](std::int32_t group) { return row.head() + group * kFloats; };
    for (std::int32_t first = team.rank(); first < groups; first += kGroups * kThreads) {
      Group loaded[kGroups];
#pragma unroll
      for (int i = 0; i < kGroups; ++i) {
        const std::int32_t group = first + i * kThreads;
        if (group >= groups) break;
        loaded[i] = load_vector<Reuse::last, T, sizeof(Group)>(row.at(col_of_group(group)));
      }
#pragma unroll
      for (int i = 0; i < kGroups; ++i) {
        const std::int32_t group = first + i * kThreads;
        if (group >= groups) break;
        float values[kFloats];
        loaded[i].unpack(values);
#pragma unroll
        for (float& value : values) value = term.result(value) * reciprocal;
        *reinterpret_cast<float4*>(to + col_of_group(group)) = {values[0], values[1], values[2],
                                                                values[3]};
      }
    }
    const auto store_edge = [&](std::int32_t col) {
      to[col] = term.result(row.element(col)) * reciprocal;
    };
    if (is_in_head) store_edge(team.rank());
    if (is_in_tail) store_edge(tail_col);
    if (team.rank() == 0) problem.store_lse(r, pair);
  }
}

template <typename T>
__global__ void __launch_bounds__(kThreads, kBlocksOfSm) topk_of_memory(Arguments<T> arguments) {
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ SelectionScratch<T, Team, kVectors> scratch;
  const TopK<T>& problem = arguments.problem;
  const auto k = static_cast<int>(problem.shape.k);
  Team team(scratch.of_team);
  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const Part<T> row(arguments.logits_of(r));
    RunningTerms unused(problem.factor);
    Selection<T, Team, kVectors> selection(shared, scratch.counters, arguments.room, team,
                                           problem.shape);
    selection.read(row, false, unused);
    const Key* const best = selection.select(row);
    const float* const from = arguments.softmax_of(r, row.row);
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

std::int64_t workspace_bytes(const Problem& problem, const DeviceTraits& /*device*/) {
  const Shape shape = shape_of(problem);
  return shape.rows * pitch_of(shape.vocab) * static_cast<std::int64_t>(sizeof(float));
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
  model.bytes.write += shape.rows * shape.vocab * static_cast<std::int64_t>(sizeof(float));
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
    .workspace_bytes = workspace_bytes,
    .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
      const Shape& shape = instance.shape;
      const Room room = Room::of(kThreads, kVectors, shape.vocab / kVectorWidth<T>, shape.k);
      allow_dynamic_shared(topk_of_memory<T>, room.bytes());
      return [=, grid = grid_for(shape.rows), pitch = pitch_of(shape.vocab)](const TopK<T>& problem,
                                                                             const Launch& launch) {
        const Arguments<T> arguments{problem, static_cast<float*>(launch.workspace), pitch, room};
        GridLaunch<Arguments<T>>{softmax_to_memory<T>, grid, kThreads}(arguments, launch);
        GridLaunch<Arguments<T>>{topk_of_memory<T>, grid, kThreads,
                                 static_cast<std::size_t>(room.bytes())}(arguments, launch);
      };
    }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk::separate
