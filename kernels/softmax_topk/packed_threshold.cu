// packed_threshold: rows of few logits, as routers of experts have them, several to a warp. A few
// lanes take a row, all of which is in their registers. Each lane knows the largest of its groups
// of elements; everyone counts how many groups of the row reach its own, which gives the K-th
// largest of them, a threshold that at least K elements of the row reach, and few more. Those go to
// shared memory, and each finds its rank by counting who comes before it.
//
// Cost: one read of the logits, an exponential an element; a comparison for every pair of groups,
// one for every element and one for every pair of elements that reach the threshold. All of it is
// shared by the rows of a warp. A row in which more elements reach the threshold than there is room
// for, because they are equal, is read once more for each result. Rows whose length or alignment
// leaves vectors broken are loaded element by element.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/topk.cuh"

namespace roofmax::softmax_topk::packed_threshold {
namespace {

using namespace device;

constexpr int kThreads = 128;
constexpr int kMost = 32;
/// Of a row.
constexpr std::int64_t kMostLogits = 512;
/// Elements of a lane.
constexpr int kEach = 16;
/// Elements of a group: the larger where there are twice as many such groups as results.
constexpr int kLargeGroup = 8;
constexpr int kSmallGroup = 2;

/// Elements of a row that one of its `lanes` lanes has: `kEach` of them, in whole vectors.
template <typename T, int lanes>
struct Part {
  static constexpr int width = kVectorWidth<T>;
  static_assert(kEach % width == 0 && kEach <= 32);
  float x[kEach];  ///< -inf beyond the row
  int lane;
  std::int32_t vocab;
  unsigned present;  ///< a bit for each that is in the row

  __device__ Part(int lane, std::int32_t vocab) : lane(lane), vocab(vocab), present(0) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) present |= col(i) < vocab ? 1u << i : 0u;
  }

  [[nodiscard]] __device__ std::int32_t col(int i) const {
    return (i / width * lanes + lane) * width + i % width;
  }
  [[nodiscard]] __device__ bool has(int i) const { return (present >> i & 1) != 0; }

  __device__ void load(const T* row, bool is_there) {
    const bool is_aligned = reinterpret_cast<std::uintptr_t>(row) % 16 == 0;
#pragma unroll
    for (int i = 0; i < kEach; i += width) {
      float values[width];
      if (is_there && is_aligned && has(i + width - 1)) {
        load_vector<Reuse::once>(row + col(i)).unpack(values);
      } else {
#pragma unroll
        for (int e = 0; e < width; ++e) {
          values[e] = is_there && has(i + e) ? Element<T>::load(row + col(i + e)) : -INFINITY;
        }
      }
#pragma unroll
      for (int e = 0; e < width; ++e) x[i + e] = values[e];
    }
  }

  /// A bit for each element that reaches `bound`.
  [[nodiscard]] __device__ unsigned reaching(Order bound) const {
    const float least = value_of(bound);  // NaN where everything reaches it
    unsigned bits = 0;
#pragma unroll
    for (int i = 0; i < kEach; ++i) bits |= x[i] < least ? 0u : 1u << i;
    if (bound == kNanOrder) {
#pragma unroll
      for (int i = 0; i < kEach; ++i) {
        if (x[i] == x[i]) bits &= ~(1u << i);
      }
    }
    return bits & present;
  }

  [[nodiscard]] __device__ float largest_of(int begin, int count) const {
    float all = x[begin];
#pragma unroll
    for (int i = 1; i < count; ++i) all = largest(all, x[begin + i]);
    return all;
  }
};

/// The K-th largest of the largest elements of all groups of a row, each of `group` elements; 0
/// where groups are fewer.
template <int group, typename T, int lanes>
__device__ Order bound_of(const Part<T, lanes>& part, int k) {
  constexpr int groups = kEach / group;
  Order mine[groups];
  int reaching[groups];  // that reach mine
#pragma unroll
  for (int i = 0; i < groups; ++i) {
    mine[i] = part.has(i * group) ? order_of(part.largest_of(i * group, group)) : 0;
    reaching[i] = 0;
  }
#pragma unroll
  for (int lane = 0; lane < lanes; ++lane) {
#pragma unroll
    for (int other = 0; other < groups; ++other) {
      const Order theirs = __shfl_xor_sync(kAllLanes, mine[other], lane);
#pragma unroll
      for (int i = 0; i < groups; ++i) count_reaching(reaching[i], theirs, mine[i]);
    }
  }
  Order bound = 0;
#pragma unroll
  for (int i = 0; i < groups; ++i) {
    if (reaching[i] >= k) bound = max(bound, mine[i]);
  }
#pragma unroll
  for (int step = lanes / 2; step > 0; step /= 2) {
    bound = max(bound, __shfl_xor_sync(kAllLanes, bound, step));
  }
  return bound;
}

template <int lanes>
__device__ float sum_over_row(float mine) {
#pragma unroll
  for (int step = lanes / 2; step > 0; step /= 2) mine += __shfl_xor_sync(kAllLanes, mine, step);
  return mine;
}

/// The sum over the lanes of a row below this one; `total` becomes that over all of them.
template <int lanes>
__device__ int before_in_row(int mine, int lane, int& total) {
  int up_to_mine = mine;
#pragma unroll
  for (int step = 1; step < lanes; step *= 2) {
    const int other = __shfl_up_sync(kAllLanes, up_to_mine, step, lanes);
    if (lane >= step) up_to_mine += other;
  }
  total = __shfl_sync(kAllLanes, up_to_mine, lanes - 1, lanes);
  return up_to_mine - mine;
}

/// The results of a row of which too many elements reach the bound: for each result a pass over all
/// of them. They are loaded anew, so that the rest of the kernel has the registers.
template <typename T, int lanes>
__device__ __noinline__ void store_one_by_one(const TopK<T>& problem, std::int64_t r, bool is_mine,
                                              MaxSum row) {
  const int lane = static_cast<int>(threadIdx.x) % lanes;
  const auto vocab = static_cast<std::int32_t>(problem.shape.vocab);
  const auto k = static_cast<int>(problem.shape.k);
  const T* const x = problem.row(r);
  const Term term(row.max, problem.factor);
  float sum = row.sum;
  // Twice where the results' own sum is wanted: first for that.
#pragma unroll 1
  for (int pass = problem.is_over_row ? 1 : 0; pass < 2; ++pass) {
    float sum_of_results = 0.0f;
    Key last = ~Key{0};
#pragma unroll 1
    for (int rank = 0; rank < k; ++rank) {
      Key next = 0;
#pragma unroll 4
      for (std::int32_t col = lane; is_mine && col < vocab; col += lanes) {
        const Key key = key_of(order_of(Element<T>::load(x + col)), col);
        if (key < last) next = max(next, key);
      }
#pragma unroll
      for (int step = lanes / 2; step > 0; step /= 2) {
        next = max(next, __shfl_xor_sync(kAllLanes, next, step));
      }
      last = next;
      const float numerator = term.result(value_of(order_of(next)));
      sum_of_results += numerator;
      if (pass == 1 && is_mine && rank % lanes == lane) {
        problem.store(r, rank, col_of(next), numerator / sum);
      }
    }
    if (pass == 0) sum = sum_of_results;
  }
}

/// An element that reaches its row's bound, before and after all of a row are there.
union Taken {
  struct {
    std::uint32_t col;
    std::uint32_t x;
  } element;
  Key key;
};
static_assert(sizeof(Taken) == sizeof(Key));

/// `taken[place++] = {col, x}` where `is_taken`: without a branch for each element of a lane.
__device__ inline void put(bool is_taken, Taken* taken, int& place, float x, std::int32_t col) {
  const auto at = static_cast<std::uint32_t>(__cvta_generic_to_shared(taken + place));
  asm volatile(
      "{ .reg .pred p; setp.ne.u32 p, %1, 0; @p st.shared.u32 [%2], %3;"
      "  @p st.shared.f32 [%2+4], %4; @p add.s32 %0, %0, 1; }"
      : "+r"(place)
      : "r"(static_cast<int>(is_taken)), "r"(at), "r"(col), "f"(x)
      : "memory");
}

/// Keys that are compared at a time.
constexpr int kStep = 4;

template <int lanes>
struct Scratch {
  static constexpr int kRows = kThreads / lanes;
  static constexpr int kRoom = lanes * kEach < 64 ? lanes * kEach : 64;
  static_assert(kRoom % kStep == 0);
  alignas(16) Taken taken[kRows][kRoom + 2];  // two more: rows begin in different banks
};

template <typename T, int lanes, int group>
__global__ void __launch_bounds__(kThreads, 9)
    packed_threshold(const __grid_constant__ TopK<T> problem) {
  using OfBlock = Scratch<lanes>;
  __shared__ OfBlock scratch;
  const int slot = static_cast<int>(threadIdx.x) / lanes;
  const int lane = static_cast<int>(threadIdx.x) % lanes;
  Taken* const taken = scratch.taken[slot];
  const auto k = static_cast<int>(problem.shape.k);
  const std::int64_t rows = problem.shape.rows;
  Part<T, lanes> part(lane, static_cast<std::int32_t>(problem.shape.vocab));

  // All lanes of a warp stay together: beyond the last row they have nothing.
  for (std::int64_t first = std::int64_t{blockIdx.x} * OfBlock::kRows; first < rows;
       first += std::int64_t{gridDim.x} * OfBlock::kRows) {
    const std::int64_t r = first + slot;
    part.load(problem.row(r), r < rows);

    MaxSum pair{.max = part.largest_of(0, kEach), .sum = 0.0f};
    if (problem.needs_row_sum()) pair.sum = Term(pair.max, problem.factor).sum(part.x);
    pair = merge_in_warp<lanes>(pair, problem.factor);
    const Term term(pair.max, problem.factor);
    const auto numerator_of = [&](Key key) { return term.result(value_of(order_of(key))); };

    const Order bound = bound_of<group>(part, k);
    unsigned taking = part.reaching(bound);
    int count = 0;
    int place = before_in_row<lanes>(__popc(taking), lane, count);
    const bool fits = count <= OfBlock::kRoom;
    if (!fits) taking = 0;
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      put((taking >> i & 1) != 0, taken, place, part.x[i], part.col(i));
    }
    __syncwarp();
    if (!fits || r >= rows) count = 0;
    // Up to a whole number of steps of the count below; no element comes after nothing.
    const int padded = (count + kStep - 1) / kStep * kStep;
    for (int i = lane; i < padded; i += lanes) {
      const auto [col, x] = taken[i].element;
      taken[i].key =
          i < count ? key_of(order_of(__uint_as_float(x)), static_cast<std::int32_t>(col)) : 0;
    }
    __syncwarp();

    const auto rank_of = [&](Key key) {
      int rank = 0;
#pragma unroll 1
      for (int begin = 0; begin < padded; begin += kStep) {
#pragma unroll
        for (int i = 0; i < kStep; ++i) count_above(rank, taken[begin + i].key, key);
      }
      return rank;
    };
    float sum = pair.sum;
    if (!problem.is_over_row) {
      sum = 0.0f;
      for (int i = lane; i < count; i += lanes) {
        if (rank_of(taken[i].key) < k) sum += numerator_of(taken[i].key);
      }
      sum = sum_over_row<lanes>(sum);
    }
    for (int i = lane; i < count; i += lanes) {
      const Key key = taken[i].key;
      const int rank = rank_of(key);
      if (rank < k) problem.store(r, rank, col_of(key), numerator_of(key) / sum);
    }
    if (__any_sync(kAllLanes, fits ? 0 : 1) != 0) {
      store_one_by_one<T, lanes>(problem, r, !fits && r < rows, pair);
    }
    if (lane == 0 && r < rows) problem.store_lse(r, pair);
    __syncwarp();
  }
}

/// As few lanes for a row as hold it.
template <typename T, int group, int lanes = 1>
GridLaunch<TopK<T>> launch_for(const Shape& shape) {
  if constexpr (lanes * kEach < kMostLogits) {
    if (shape.vocab > lanes * kEach) return launch_for<T, group, 2 * lanes>(shape);
  }
  constexpr int kRows = kThreads / lanes;
  return {packed_threshold<T, lanes, group>, grid_for((shape.rows + kRows - 1) / kRows), kThreads};
}

bool has_large_groups(std::int64_t vocab, std::int64_t k) { return 2 * kLargeGroup * k <= vocab; }

template <typename T>
GridLaunch<TopK<T>> launch_for(const Shape& shape) {
  if (has_large_groups(shape.vocab, shape.k)) return launch_for<T, kLargeGroup>(shape);
  return launch_for<T, kSmallGroup>(shape);
}

const Registration registration{Kernel{
    .name = "packed_threshold",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "several rows a warp, all of them in registers",
    .constraints = "at most 512 logits a row, k of at most 32",
    .source = "own",
    .supports = [](const Problem& problem, const DeviceTraits&) -> std::optional<Refusal> {
      if (problem.at("vocab") > kMostLogits) {
        return Refusal{"vocab", "a warp's registers hold " + std::to_string(kMostLogits) +
                                    " logits, not " + problem.text("vocab")};
      }
      return refuse_k_beyond(kMost, "a row's shared memory", problem);
    },
    .traffic = modelled_traffic(1),
    .prepare = prepare_topk(
        []<typename T>(const Instance<T>& instance) { return launch_for<T>(instance.shape); }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk::packed_threshold
