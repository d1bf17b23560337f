// grid_shared: a row belongs to a team of blocks, of which a resident grid has as many as the
// device holds at once: one team of all blocks, or several that have rows of their own. A block
// keeps its part of up to eight rows in shared memory, each read once, by asynchronous copies.
// While a row waits for the others of its team, the block goes on with the next one, and each
// vector that it writes makes room for one of a row still further on.
//
// A thread reads what it has copied itself, and nothing else. A warp takes its sum relative to its
// own maximum, and gives the pair to a warp of the block that has no part of the row: this one
// merges the pairs and publishes the block's in memory. One more such warp waits there for those of
// the team and tells the others what the row's is. So no warp with a part of a row waits at a
// barrier of the block, and the exchange through memory, of some 2 us, is hidden behind `lag` other
// rows.
//
// Cost: the compulsory bytes, which pass through shared memory, and two exponentials an element. A
// warp spends as many instructions on a row as on five vectors beside those, and an SM has 16 warps
// alone for the exponentials: it is for long rows that are few, which clusters of 16 blocks cannot
// hold, or not spread over the device. An SM then has one row's loads, another's exchange and a
// third one's stores on their way at the same time, where `split_k` reads twice: 16 x 2000000 fp16
// takes 42 us on an H200 and 51 there, 64 x 1048576 76 and 103. Where each team has one row alone
// nothing is hidden (4 x 1048576: 11 us, and 9.2 of `split_k_persistent`, which keeps rows in the
// registers of many small blocks).
//
// Safety. The grid is launched cooperatively: all of its blocks are resident, and none waits for
// one that never started. How pairs are told through memory: published_words.cuh.
//
// This project's own.

#include <cuda_awbarrier_primitives.h>

#include <algorithm>
#include <cuda/ptx>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/published_words.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax::grid_shared {
namespace {

using namespace device;

constexpr int kExchangingWarps = 2;  ///< of a block, that have no parts of rows
constexpr int kMostBlocks = PublishedWords::kMostAwaited;  ///< of a team
constexpr int kMostStages = 8;  ///< of which a thread can wait for all but the last seven
constexpr int kMostLag = 2;

/// How a launch divides its work: rows go to `teams` of `blocks` blocks in turns.
struct Plan {
  int teams;
  int blocks;
  int slots;   ///< vectors of a thread in a row
  int stages;  ///< rows of which a block has its part at a time
  int lag;     ///< rows that a block reads before it writes the first

  [[nodiscard]] __host__ __device__ int grid() const { return teams * blocks; }
  /// Of pairs that the blocks of a team tell each other.
  [[nodiscard]] __host__ __device__ std::int64_t places(std::int64_t rows) const {
    return blocks > 1 ? rows * blocks : 0;
  }
  [[nodiscard]] __device__ int team() const { return static_cast<int>(blockIdx.x) / blocks; }
  [[nodiscard]] __device__ int member() const { return static_cast<int>(blockIdx.x) % blocks; }
};

template <typename T>
struct Arguments {
  Forward<T> problem;
  Plan plan;
  PublishedWords::Word* workspace;
};

/// How far one of the loops over a team's rows has come.
struct Cursor {
  /// Rows whose pairs a block has at a time.
  static constexpr int kPlaces = 4;
  static_assert(kPlaces > kMostLag);

  std::int64_t r;
  int stage;   ///< where in shared memory a block has its part of the row
  int place;   ///< and the row's pairs
  bool phase;  ///< of the barriers at that place

  __device__ explicit Cursor(const Plan& plan) : r(plan.team()), stage(0), place(0), phase(false) {}
  __device__ void advance(const Plan& plan) {
    r += plan.teams;
    stage = stage + 1 < plan.stages ? stage + 1 : 0;
    place = (place + 1) % kPlaces;
    phase = phase != (place == 0);
  }
};

/// What the warps of a block tell each other: those that have parts of rows what their pairs are,
/// and the others how results are made of the row.
template <typename T, Form form, int warps>
class BlockPairs {
 public:
  /// By all threads of the block.
  __device__ void open() {
    if (threadIdx.x == 0) {
      for (int i = 0; i < Cursor::kPlaces; ++i) {
        __mbarrier_init(&are_there_[i], warps);
        __mbarrier_init(&is_known_[i], 1);
      }
    }
    __syncthreads();
  }
  /// By one thread of a warp.
  __device__ void give(const Cursor& at, int warp, MaxSum of_warp) {
    of_warps_[at.place][warp] = {of_warp.max, of_warp.sum};
    __mbarrier_arrive(&are_there_[at.place]);
  }
  /// By a warp: the pair of the block's part of the row, once all have given theirs.
  [[nodiscard]] __device__ MaxSum of_block(const Cursor& at) {
    wait(are_there_[at.place], at.phase);
    const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
    const float2 pair = lane < warps ? of_warps_[at.place][lane] : float2{-INFINITY, 0.0f};
    return warp_reduce<T>({pair.x, pair.y});
  }
  /// By one thread.
  __device__ void tell(const Cursor& at, MaxSum of_row) {
    results_[at.place].result = Result<T, form>(of_row);
    __mbarrier_arrive(&is_known_[at.place]);
  }
  [[nodiscard]] __device__ Result<T, form> result(const Cursor& at) {
    wait(is_known_[at.place], at.phase);
    return results_[at.place].result;
  }

 private:
  static __device__ void wait(__mbarrier_t& barrier, bool phase) {
#if __CUDA_ARCH__ >= 900
    constexpr std::uint32_t kMostNanoseconds = 100000;  // asleep at a time
    while (!__mbarrier_try_wait_parity(&barrier, phase, kMostNanoseconds)) {
    }
#else
    // That of the primitives stops a device before 9.0.
    while (!cuda::ptx::mbarrier_test_wait_parity(&barrier, phase ? 1 : 0)) {
    }
#endif
  }
  /// Shared memory is not initialised.
  union Place {
    __device__ Place() {}
    Result<T, form> result;
  };

  __mbarrier_t are_there_[Cursor::kPlaces];
  __mbarrier_t is_known_[Cursor::kPlaces];
  float2 of_warps_[Cursor::kPlaces][warps];
  Place results_[Cursor::kPlaces];
};

/// A thread's part of a row, in shared memory.
template <typename T, bool aligned, int threads>
class Part {
 public:
  __device__ Part(const Forward<T>& problem, const Plan& plan, const Cursor& at)
      : row_(problem, at.r, plan.member() * plan.slots * threads + static_cast<int>(threadIdx.x),
             threads),
        slots_(plan.slots) {
    extern __shared__ uint4 dynamic_shared[];
    const int first = at.stage * plan.slots * threads + static_cast<int>(threadIdx.x);
    first_ = static_cast<std::uint32_t>(__cvta_generic_to_shared(dynamic_shared + first));
    // Hides from the compiler how it was computed: else it is computed again for each vector.
    asm("" : "+r"(first_));
  }

  /// Begins to copy it.
  __device__ void fetch() const {
    for (int i = 0; i < slots_; ++i) fetch(i);
    __pipeline_commit();
  }

  /// The pair of the warp's parts, once this thread's is here.
  [[nodiscard]] __device__ MaxSum of_warp() const {
    float max = -INFINITY;
    in_groups([&](int first, auto group) {
#pragma unroll
      for (int i = first; i < first + group.count; ++i) {
        Vector<T> vector = *at(i);
        if (!row_.is_whole(i)) {
          row_.hide_neighbours(i, vector);
          *at(i) = vector;
        }
        max = fmaxf(max, vector.max());
      }
    });
    max = warp_reduce(max, Maximum{});
    const Exponent<T> exponent(max);
    RunningSum sum;
    in_groups([&](int first, auto group) {
      float sums[group.count];
#pragma unroll
      for (int i = 0; i < group.count; ++i) sums[i] = sum_of_terms(*at(first + i), exponent);
      sum.add(tree_sum(sums));
    });
    return {max, warp_reduce(sum.value(), Sum{})};
  }

  /// Writes the results. `next`: the part whose vectors take the place of these, as they go.
  template <typename ResultOf>
  __device__ void write(const ResultOf& result, const Part& next) const {
    in_groups([&](int first, auto group) {
      Vector<T> vectors[group.count];
#pragma unroll
      for (int i = 0; i < group.count; ++i) vectors[i] = *at(first + i);
#pragma unroll
      for (int i = 0; i < group.count; ++i) next.fetch(first + i);
#pragma unroll
      for (int i = 0; i < group.count; ++i) {
        float values[Vector<T>::width];
        vectors[i].unpack(values);
#pragma unroll
        for (float& value : values) value = result(value);
        row_.store(first + i, values);
      }
    });
    __pipeline_commit();
  }

 private:
  template <int count_>
  struct Group {
    static constexpr int count = count_;
  };
  /// Calls `body(first, Group)` for groups of slots, and for the last ones one by one.
  template <typename Body>
  __device__ void in_groups(const Body& body) const {
    constexpr int kAtOnce = 4;
    int i = 0;
    for (; i + kAtOnce <= slots_; i += kAtOnce) body(i, Group<kAtOnce>{});
    for (; i < slots_; ++i) body(i, Group<1>{});
  }

  [[nodiscard]] __device__ Vector<T>* at(int slot) const {
    return static_cast<Vector<T>*>(__cvta_shared_to_generic(first_)) + slot * threads;
  }
  /// Where there is no vector, a neutral one takes its place.
  __device__ void fetch(int slot) const {
    if (row_.is_there(slot)) {
      row_.fetch(slot, at(slot));
    } else {
      *at(slot) = Vector<T>::neutral();
    }
  }

  RowVectors<T, aligned, kLineBytes> row_;
  int slots_;
  std::uint32_t first_;  ///< address of the first vector in shared memory
};

template <typename T, Form form, bool aligned, int warps, int of_sm>
__global__ void __launch_bounds__((warps + kExchangingWarps) * kWarpSize, of_sm)
    grid_shared(const __grid_constant__ Arguments<T> arguments) {
  __shared__ BlockPairs<T, form, warps> block_pairs;
  const Forward<T>& problem = arguments.problem;
  const Plan& plan = arguments.plan;
  const std::int64_t rows = problem.shape.rows;
  const int warp = static_cast<int>(threadIdx.x) / kWarpSize;
  const bool is_first_lane = threadIdx.x % kWarpSize == 0;
  const PublishedPairs<T> published(arguments.workspace, plan.places(rows));
  block_pairs.open();

  if (warp >= warps) {
    const bool publishes = warp == warps;
    if (!publishes && plan.blocks == 1) return;
    for (Cursor at(plan); at.r < rows; at.advance(plan)) {
      const MaxSum pair =
          publishes ? block_pairs.of_block(at) : published.await(at.r * plan.blocks, plan.blocks);
      if (is_first_lane && publishes && plan.blocks > 1) {
        published.publish(at.r * plan.blocks + plan.member(), pair);
      } else if (is_first_lane) {
        block_pairs.tell(at, pair);
        if (plan.member() == 0) problem.store_lse(at.r, pair);
      }
      __syncwarp();  // none goes on to sleep before the first has told
    }
    if (publishes && is_first_lane) published.close();
    return;
  }

  const auto part_at = [&](const Cursor& at) {
    return Part<T, aligned, warps * kWarpSize>(problem, plan, at);
  };
  Cursor fetched(plan);
  for (int i = 0; i < plan.stages; ++i, fetched.advance(plan)) part_at(fetched).fetch();
  Cursor written(plan);
  int ahead = 0;  // rows that are read, and not yet written
  for (Cursor read(plan); written.r < rows; read.advance(plan)) {
    if (read.r < rows) {
      __pipeline_wait_prior(static_cast<std::size_t>(plan.stages - 1 - ahead));
      const MaxSum of_warp = part_at(read).of_warp();
      if (is_first_lane) block_pairs.give(read, warp, of_warp);
      __syncwarp();
      ++ahead;
      if (ahead <= plan.lag) continue;
    }
    const Result<T, form> result = block_pairs.result(written);
    part_at(written).write(result, part_at(fetched));
    fetched.advance(plan);
    written.advance(plan);
    --ahead;
  }
}

struct Tuning {
  int warps;  ///< of a block, that have parts of rows
  int of_sm;  ///< blocks that an SM holds at once

  [[nodiscard]] constexpr int threads() const { return warps * kWarpSize; }
};

template <int warps, int of_sm>
constexpr Tuning kTuning{warps, of_sm};

/// Vectors of shared memory that a thread may have.
[[nodiscard]] int capacity_of(Tuning tuning, const DeviceTraits& device) {
  return static_cast<int>(dynamic_shared_bytes_of(tuning.of_sm, device) / (16 * tuning.threads()));
}

/// The plan with the least to do for a thread in all of its rows; none where no team holds a row.
/// Of several the one of the most blocks, though the last may have no part of a row: 32 x 2000003
/// fp16 took 86 us on an H200 with 66 blocks a team, 88 with 62, and 64 x 2000000 the same with
/// both.
[[nodiscard]] std::optional<Plan> plan_for(std::int64_t rows, std::int64_t vectors, Tuning tuning,
                                           const DeviceTraits& device) {
  const int capacity = capacity_of(tuning, device);
  const int most = device.processors * tuning.of_sm;
  std::optional<Plan> best;
  double least = 0;
  for (int blocks = 1; blocks <= std::min(most, kMostBlocks); ++blocks) {
    const std::int64_t at_once = std::int64_t{blocks} * tuning.threads();
    const std::int64_t slots = std::max<std::int64_t>(1, (vectors + at_once - 1) / at_once);
    if (slots > capacity) continue;
    const auto teams = static_cast<int>(std::min<std::int64_t>(rows, most / blocks));
    const std::int64_t turns = (rows + teams - 1) / teams;
    const auto stages =
        static_cast<int>(std::min<std::int64_t>({turns, kMostStages, capacity / slots}));
    // In vectors of a thread, by how long matrices of 64 x 1048576 to 128 x 262147 fp16 took on an
    // H200. With the parts of one or two rows a block waits for others that it could have read.
    constexpr double kOfRow = 1.5;
    constexpr double kOfWaiting[] = {9, 1.8};
    const bool waits = turns > stages && stages <= 2;
    const double of_row =
        static_cast<double>(slots) + kOfRow + (waits ? kOfWaiting[stages - 1] : 0);
    const double cost = static_cast<double>(turns) * of_row;
    if (best && cost > least) continue;
    least = cost;
    best = {teams, blocks, static_cast<int>(slots), stages, std::min(stages - 1, kMostLag)};
  }
  return best;
}

/// One plan, and one workspace, for tensors that are aligned and for those that are not.
[[nodiscard]] std::optional<Plan> plan_for(const Problem& problem, Tuning tuning,
                                           const DeviceTraits& device) {
  return dispatch_dtype(problem.dtype, [&]<typename T>() {
    const Shape shape = shape_of(problem);
    return plan_for(shape.rows, most_covering_vectors<T, kLineBytes>(shape.cols), tuning, device);
  });
}

template <typename T, Form form, bool aligned, int warps, int of_sm>
auto launch_for(const Plan& plan) {
  const auto kernel = grid_shared<T, form, aligned, warps, of_sm>;
  constexpr int threads = (warps + kExchangingWarps) * kWarpSize;
  const std::size_t shared = std::size_t{16} * plan.stages * plan.slots * warps * kWarpSize;
  prefer_shared(kernel);
  allow_dynamic_shared(kernel, static_cast<std::int64_t>(shared));
  return [=](const Forward<T>& problem, const Launch& launch) {
    launch_resident(
        kernel, static_cast<unsigned>(plan.grid()), threads, shared, stream_of(launch),
        Arguments<T>{problem, plan, static_cast<PublishedWords::Word*>(launch.workspace)});
  };
}

template <int warps, int of_sm>
Kernel tuned() {
  return {
      .name = "grid_shared",
      .tuning = "warps=" + std::to_string(warps) + ",blocks_per_sm=" + std::to_string(of_sm),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "teams of resident blocks, parts of several rows in their shared memory, one pass",
      .constraints = "a row in the shared memory of the device, of up to 288 blocks",
      .source = "own",
      .supports = [](const Problem& problem, const DeviceTraits& device) -> std::optional<Refusal> {
        const std::int64_t blocks = std::min(device.processors * of_sm, kMostBlocks);
        // Off its alignment a row may begin a line early, and end a vector late.
        const std::int64_t bytes = blocks * capacity_of(kTuning<warps, of_sm>, device) *
                                       kTuning<warps, of_sm>.threads() * 16 -
                                   kLineBytes - 16;
        return refuse_beyond(bytes / static_cast<std::int64_t>(size_of(problem.dtype)),
                             "the blocks' shared memory", problem);
      },
      .traffic = modelled_traffic(1, 2.0),
      .workspace_bytes =
          [](const Problem& problem, const DeviceTraits& device) {
            const std::int64_t rows = problem.at("rows");
            const auto plan =
                rows > 0 ? plan_for(problem, kTuning<warps, of_sm>, device) : std::nullopt;
            return plan ? PublishedWords::bytes(plan->places(rows), plan->grid()) : 0;
          },
      .prepare = prepare_forward([]<typename T, Form form>(ForwardInstance<T, form> instance) {
        const auto [rows, cols, stride] = instance.shape;
        const Plan plan = plan_for(rows, most_covering_vectors<T, kLineBytes>(cols),
                                   kTuning<warps, of_sm>, instance.device)
                              .value();
        const auto aligned = launch_for<T, form, true, warps, of_sm>(plan);
        const auto any = launch_for<T, form, false, warps, of_sm>(plan);
        return launch_as_aligned(aligned, any);
      }),
  };
}

const Registration registration{{tuned<16, 1>()}};

}  // namespace
}  // namespace roofmax::softmax::grid_shared
