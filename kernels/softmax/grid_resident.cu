// grid_resident: all of the matrix is on the device at once, in the registers and the shared memory
// of a resident grid, a block on each SM. Every row is cut into parts of the same size, one for a
// warp and never more, and blocks have runs of parts that differ by one at most, whichever rows
// these belong to: no SM is idle because rows, or teams that share one, cannot be dealt out evenly.
// First everything is read, then everything is written.
//
// A thread adds up its vectors as they arrive, relative to its own maximum so far, so that the
// sum's exponentials hide behind the reading as the results' do behind the writing. A block merges
// the pairs of its warps, row by row; of the two rows that it may share with the blocks beside it,
// or of its only one, it tells its pair through memory, waits for those of the others and merges
// them.
//
// Cost: the compulsory bytes, two exponentials an element. Of 27.6 us that 77 x 262147 fp16 takes
// on an H200 (twin: 20.0) the first load waits 0.8 for instructions and addresses, reading takes
// 10.8, 9 if nothing were computed, blocks wait 2.5 for each other, writing takes 8.5, and the rest
// is the launch and its end. Clusters take 29.4. The same fixed costs are worth it from some 15 MB
// on, in rows of 300 KB or more: there it is the fastest at 47 of 51 shapes of the records of
// `tuning_shapes`, `unseen_shapes` and `peers_grid`. 10 x 2009274 takes 27.9 us, and 31.4 by
// `grid_shared`; 11 x 615566 fp32 20.8, and 22.9 by `split_k`. Shorter rows fit clusters that begin
// the next while others end theirs: 127 x 81920 takes 17.1, and 13.9 there.
//
// Safety. The grid is launched cooperatively: all of its blocks are resident, and none waits for
// one that never started. How pairs are told through memory: published_pairs.cuh.
//
// This project's own.

#include <algorithm>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/published_pairs.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax {
namespace {

using namespace device;

constexpr int kAtOnce = 4;     ///< vectors that a thread takes together
constexpr int kUnderWay = 16;  ///< vectors that a thread waits for at most

/// How a launch divides its work. Part p is of row p / parts; a block has those from `first_of` on.
struct Plan {
  int blocks;
  int all_parts;  ///< no more than warps
  int parts;      ///< of a row
  int slots;      ///< vectors of a thread in its part

  [[nodiscard]] __host__ __device__ int rows() const { return all_parts / parts; }
  [[nodiscard]] __device__ int first_of(int block) const { return block * all_parts / blocks; }
  [[nodiscard]] __device__ int block_of(int part) const {
    return ((part + 1) * blocks - 1) / all_parts;
  }
  /// For pairs of rows that blocks share: that of row r and block b is at r + b, since the first
  /// block of a row is the last of the row before it, or a later one.
  [[nodiscard]] __host__ __device__ int places() const { return rows() + blocks; }
};

template <typename T>
struct Arguments {
  Forward<T> problem;
  Plan plan;
  PublishedPairs::Word* workspace;
};

/// The parts of one row that a block has, and which of them a warp has.
struct Run {
  int row;    ///< beyond the last where the warp has no part: the others mean nothing then
  int begin;  ///< parts of the row
  int end;
  int place;  ///< of the warp's part, from `begin`

  __device__ Run(const Plan& plan, int warp) {
    const int first = plan.first_of(blockIdx.x);
    const int last = plan.first_of(blockIdx.x + 1);
    const int part = first + warp;
    row = part < last ? part / plan.parts : plan.rows();
    const int of_row = row * plan.parts;
    begin = max(first - of_row, 0);
    end = min(last - of_row, plan.parts);
    place = part - of_row - begin;
  }
  [[nodiscard]] __device__ int count() const { return end - begin; }
};

/// A thread's vectors of a part, `slots` of them: `kept` in registers, the others in shared memory.
/// In a slot the vectors of all warps of a run lie side by side, each warp's in four whole lines,
/// so that the first lanes of a row may have none in its first slot. What is left of the row before
/// its first vector and after its last goes to its first warp, an element a lane.
template <typename T, int warps, int kept>
class Part {
  static_assert(kept % kAtOnce == 0 && kept <= kUnderWay);
  static_assert(warps <= kWarpSize, "a warp merges the pairs of all");

 public:
  __device__ Part(const Forward<T>& problem, const Plan& plan, const Run& run)
      : row_(row_of(problem, run.row)), step_(run.count() * kWarpSize), slots_(plan.slots) {
    const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
    const auto lead = static_cast<int>(reinterpret_cast<std::uintptr_t>(row_.address(0)) %
                                       kLineBytes / sizeof(Vector<T>));
    first_ = (run.begin * plan.slots + run.place) * kWarpSize + lane - lead;
    vectors_ = static_cast<int>(row_.vectors());
    has_edge_ = run.begin == 0 && run.place == 0 && row_.has_edge(lane);
  }

  /// Reads all, and adds up what has arrived while `kUnderWay` are on their way. With all of them
  /// under way at once, a warp would stand before a load that it cannot issue yet, and not add up
  /// what is there: 77 x 262147 fp16 took 29.0 us so on an H200, and takes 27.6 now.
  [[nodiscard]] __device__ MaxSum read() {
    edge_ = has_edge_ ? row_.load_edge(threadIdx.x % kWarpSize) : -INFINITY;
#pragma unroll
    for (int i = 0; i < kept; ++i) kept_[i] = load(i);
    int fetched = kept;
    for (int i = kept; i < kUnderWay; i += kAtOnce) fetch_next(fetched);

    RunningMaxSum<T> running;
    running.add(running.raise(edge_).term(edge_));
#pragma unroll
    for (int i = 0; i < kept; i += kAtOnce) {
      if (i >= slots_) break;
      Vector<T> vectors[kAtOnce];
#pragma unroll
      for (int j = 0; j < kAtOnce; ++j) vectors[j] = kept_[i + j];
      add(running, vectors);
      fetch_next(fetched);
    }
    for (int i = kept; i < slots_; i += kAtOnce) {
      __pipeline_wait_prior(static_cast<std::size_t>((fetched - i) / kAtOnce - 1));
      asm volatile("" ::: "memory");  // the wait does not tell the compiler that memory changed
      Vector<T> vectors[kAtOnce];
#pragma unroll
      for (int j = 0; j < kAtOnce; ++j) {
        vectors[j] = i + j < slots_ ? *at(i + j) : Vector<T>::neutral();
      }
      add(running, vectors);
      fetch_next(fetched);
    }
    return running.pair();
  }

  template <typename ResultOf>
  __device__ void write(const ResultOf& result) const {
#pragma unroll
    for (int i = 0; i < kept; ++i) store(i, kept_[i], result);
    for (int i = kept; i < slots_; ++i) store(i, *at(i), result);
    if (has_edge_) row_.store_edge(threadIdx.x % kWarpSize, result(edge_));
  }

 private:
  static __device__ Row<T> row_of(const Forward<T>& problem, std::int64_t r) {
    const auto [rows, cols, stride] = problem.shape;
    return {problem.x + r * stride, problem.y + r * stride, r < rows ? cols : 0};
  }
  [[nodiscard]] __device__ int index(int slot) const { return first_ + slot * step_; }
  [[nodiscard]] __device__ bool is_there(int slot) const {
    return slot < slots_ && static_cast<unsigned>(index(slot)) < static_cast<unsigned>(vectors_);
  }
  static __device__ Vector<T>* at(int slot) {
    extern __shared__ uint4 dynamic_shared[];
    return reinterpret_cast<Vector<T>*>(dynamic_shared) + (slot - kept) * warps * kWarpSize +
           threadIdx.x;
  }
  /// Where there is no vector, a neutral one takes its place.
  __device__ void fetch(int slot) const {
    if (is_there(slot)) {
      __pipeline_memcpy_async(at(slot), row_.address(index(slot)), sizeof(Vector<T>));
    } else {
      *at(slot) = Vector<T>::neutral();
    }
  }
  /// Begins to copy the next few vectors to shared memory, if there are more.
  __device__ void fetch_next(int& fetched) const {
    if (fetched >= slots_) return;
#pragma unroll
    for (int j = 0; j < kAtOnce; ++j) {
      if (fetched + j < slots_) fetch(fetched + j);
    }
    __pipeline_commit();
    fetched += kAtOnce;
  }
  [[nodiscard]] __device__ Vector<T> load(int slot) const {
    return is_there(slot) ? row_.template load<Reuse::once>(index(slot)) : Vector<T>::neutral();
  }
  static __device__ void add(RunningMaxSum<T>& running, const Vector<T> (&vectors)[kAtOnce]) {
    float max = vectors[0].max();
#pragma unroll
    for (int j = 1; j < kAtOnce; ++j) max = fmaxf(max, vectors[j].max());
    const Exponent<T> exponent = running.raise(max);
    float sums[kAtOnce];
#pragma unroll
    for (int j = 0; j < kAtOnce; ++j) sums[j] = sum_of_terms(vectors[j], exponent);
    running.add(tree_sum(sums));
  }
  template <typename ResultOf>
  __device__ void store(int slot, const Vector<T>& vector, const ResultOf& result) const {
    if (is_there(slot)) store_result(row_, index(slot), vector, result);
  }

  Row<T> row_;
  int first_;  ///< of the row's vectors, the thread's in the first slot, or less than 0
  int step_;
  int vectors_;  ///< of the row
  int slots_;
  bool has_edge_;
  float edge_;
  Vector<T> kept_[kept];
};

__device__ MaxSum pair_of(float2 pair) { return {pair.x, pair.y}; }

template <typename T, Form form, int warps, int kept>
__global__ void __launch_bounds__(warps* kWarpSize, 1)
    grid_resident(const __grid_constant__ Arguments<T> arguments) {
  __shared__ float2 of_warps[warps];
  __shared__ float2 of_rows[warps];  // of each at its first warp
  const Forward<T>& problem = arguments.problem;
  const Plan& plan = arguments.plan;
  const int warp = static_cast<int>(threadIdx.x) / kWarpSize;
  const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
  const PublishedPairs published(arguments.workspace, plan.places());
  const Run run(plan, warp);
  const int leader = warp - run.place;  // of the warps that have the row

  Part<T, warps, kept> part(problem, plan, run);
  const MaxSum of_warp = warp_reduce<T>(part.read());
  if (lane == 0) of_warps[warp] = {of_warp.max, of_warp.sum};
  __syncthreads();

  const bool has_part = run.row < plan.rows();
  if (has_part && warp == leader) {
    MaxSum of_row = lane < run.count() ? pair_of(of_warps[warp + lane]) : MaxSum{};
    of_row = warp_reduce<T>(of_row);
    if (run.count() < plan.parts) {
      const int begin = plan.block_of(run.row * plan.parts);
      const int end = plan.block_of((run.row + 1) * plan.parts - 1) + 1;
      if (lane == 0) published.publish(run.row + blockIdx.x, of_row);
      of_row = published.await<T>(run.row + begin, end - begin);
    }
    if (lane == 0) {
      of_rows[warp] = {of_row.max, of_row.sum};
      if (run.begin == 0) problem.store_lse(run.row, of_row);
    }
  }
  __syncthreads();
  if (threadIdx.x == 0) published.close();
  if (has_part) part.write(Result<T, form>(pair_of(of_rows[leader])));
}

struct Tuning {
  int warps;  ///< of a block, the only one of its SM
  int kept;   ///< vectors in a thread's registers

  [[nodiscard]] constexpr int threads() const { return warps * kWarpSize; }
};

template <int warps, int kept>
constexpr Tuning kTuning{warps, kept};

/// Vectors that a thread can have.
[[nodiscard]] std::int64_t most_slots(Tuning tuning, const DeviceTraits& device) {
  constexpr std::int64_t kStatic = 1024;  // of the kernel, and more
  return tuning.kept + (device.shared_bytes_per_block - kStatic) / (16 * tuning.threads());
}
[[nodiscard]] std::int64_t blocks_of(const DeviceTraits& device) {
  return std::min(device.processors, PublishedPairs::kMostAwaited);
}
/// Parts of a row at most; none where there are more rows than warps.
[[nodiscard]] std::int64_t most_parts(std::int64_t rows, Tuning tuning,
                                      const DeviceTraits& device) {
  return blocks_of(device) * tuning.warps / rows;
}

/// As many parts as there may be, then no more than are needed for as many slots.
template <typename T>
[[nodiscard]] Plan plan_of(const Shape& shape, Tuning tuning, const DeviceTraits& device) {
  const std::int64_t rows = shape.rows;
  const std::int64_t vectors = most_covering_vectors<T, kLineBytes>(shape.cols);
  const auto divided = [](std::int64_t work, std::int64_t by) {
    return std::max<std::int64_t>(1, (work + by - 1) / by);
  };
  const std::int64_t slots = divided(vectors, most_parts(rows, tuning, device) * kWarpSize);
  const std::int64_t parts = divided(vectors, slots * kWarpSize);
  // A block without a part would publish nothing, and those beside it wait for it.
  const std::int64_t blocks = std::min(blocks_of(device), rows * parts);
  return {static_cast<int>(blocks), static_cast<int>(rows * parts), static_cast<int>(parts),
          static_cast<int>(slots)};
}

[[nodiscard]] std::optional<Refusal> refuse_unheld(const Problem& problem, Tuning tuning,
                                                   const DeviceTraits& device) {
  const std::int64_t rows = shape_of(problem).rows;
  if (rows == 0) return std::nullopt;
  const std::int64_t parts = most_parts(rows, tuning, device);
  if (parts == 0) {
    return Refusal{"rows", "its blocks have " + std::to_string(blocks_of(device) * tuning.warps) +
                               " warps on all SMs, and each row takes one or more: not " +
                               std::to_string(rows) + " rows"};
  }
  const std::int64_t bytes = parts * kWarpSize * most_slots(tuning, device) * 16 - kLineBytes - 16;
  return refuse_beyond(bytes / static_cast<std::int64_t>(size_of(problem.dtype)),
                       "the device's registers and shared memory, with so many rows,", problem);
}

template <typename T, Form form, int warps, int kept>
auto launch_for(const Plan& plan) {
  const auto kernel = grid_resident<T, form, warps, kept>;
  constexpr int threads = warps * kWarpSize;
  const std::size_t shared = std::size_t{16} * std::max(plan.slots - kept, 0) * threads;
  allow_dynamic_shared(kernel, static_cast<std::int64_t>(shared));
  return [=](const Forward<T>& problem, const Launch& launch) {
    launch_resident(
        kernel, static_cast<unsigned>(plan.blocks), threads, shared, stream_of(launch),
        Arguments<T>{problem, plan, static_cast<PublishedPairs::Word*>(launch.workspace)});
  };
}

template <int warps, int kept>
Kernel tuned() {
  return {
      .name = "grid_resident",
      .tuning = "warps=" + std::to_string(warps) + ",vectors=" + std::to_string(kept),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "all rows at once in registers and shared memory of resident blocks, one pass",
      .constraints =
          "all rows in the registers and shared memory of the device, a warp or more for each",
      .source = "own",
      .supports =
          [](const Problem& problem, const DeviceTraits& device) {
            return refuse_unheld(problem, kTuning<warps, kept>, device);
          },
      .traffic = modelled_traffic(1, 2.0),
      .workspace_bytes =
          [](const Problem& problem, const DeviceTraits& device) {
            const Shape shape = shape_of(problem);
            if (shape.rows == 0 || refuse_unheld(problem, kTuning<warps, kept>, device)) {
              return std::int64_t{0};
            }
            const Plan plan = dispatch_dtype(problem.dtype, [&]<typename T>() {
              return plan_of<T>(shape, kTuning<warps, kept>, device);
            });
            return PublishedPairs::bytes(plan.places(), plan.blocks);
          },
      .prepare = prepare_forward([]<typename T, Form form>(ForwardInstance<T, form> instance) {
        const Plan plan = plan_of<T>(instance.shape, kTuning<warps, kept>, instance.device);
        return launch_for<T, form, warps, kept>(plan);
      }),
  };
}

// With 32 warps, whose threads have 64 registers, 30 x 625600 fp16 takes 31.0 us on an H200, with 8
// warps 28.3, and 26.0 and 26.3 with these. Of fewer registers there is less code to fetch: up to
// 8% less time where both hold a matrix (20 x 400406: 14.4 and 15.6 us).
const Registration registration{{tuned<16, 8>(), tuned<16, 16>()}};

}  // namespace
}  // namespace roofmax::softmax
