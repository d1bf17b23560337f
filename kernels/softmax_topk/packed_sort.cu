// packed_sort: rows of few logits, as routers of experts have them, several to a warp, put in order
// by sorting networks. Each of a row's lanes holds 32 of its logits in registers and makes a tag of
// each: the leading bits of the value, and the column in place of the rest, so that a minimum and a
// maximum order two elements, ties too. A lane sorts as many tags at a time as there are results
// and keeps the best of them; then the lanes of a row merge theirs, two at a time, in as many steps
// as their number has bits. None of this depends on the values, so that nothing diverges.
//
// Half precision and a column fit a tag. What a tag of fp32 leaves out (9 bits of 23 where a row
// has 512 logits) may hide which of two is larger: the results are compared in full, and the logits
// above the last of them counted. Where tags were not enough the results of a warp's rows are taken
// once more, one after the other: with eight results of normally distributed rows, as a simulation
// of them gives, for one row in 3400 of 128 logits (one warp in 420), and one in 350 of 512 (180).
//
// Cost: one read of the logits and an exponential an element, as everywhere; about ten minima and
// maxima an element for eight results. They, at half the rate of other instructions, bind where the
// row is in half precision and the memory waits for less. For more results a threshold is better.
//
// This project's own; sorting networks are Batcher's, odd-even and bitonic.

#include <array>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/topk.cuh"

namespace roofmax::softmax_topk::packed_sort {
namespace {

using namespace device;

constexpr int kThreads = 128;
constexpr int kEach = 32;  ///< logits of a lane
constexpr std::int64_t kMostLogits = std::int64_t{kWarpSize} * kEach;
constexpr int kMost = 8;
/// By the registers that a row takes.
template <typename T>
constexpr int kBlocksOfSm = sizeof(T) == 2 ? 10 : 6;

// ---- networks -----------------------------------------------------------------------------------

/// The larger to `a`.
__device__ inline void exchange(int& a, int& b) {
  const int larger = max(a, b);
  b = min(a, b);
  a = larger;
}

struct Pair {
  int first;
  int second;
};

constexpr int exchanges_to_sort(int n) {
  // Batcher's odd-even merge sort of a power of two.
  int log = 0;
  while (1 << log < n) ++log;
  return n == 1 ? 0 : (log * log - log + 4) * n / 4 - 1;
}

template <int n>
constexpr std::array<Pair, exchanges_to_sort(n)> odd_even_sort() {
  std::array<Pair, exchanges_to_sort(n)> pairs{};
  int count = 0;
  for (int p = 1; p < n; p *= 2) {
    for (int k = p; k > 0; k /= 2) {
      for (int j = k % p; j + k < n; j += 2 * k) {
        for (int i = j; i < j + k && i + k < n; ++i) {
          if (i / (2 * p) == (i + k) / (2 * p)) pairs[count++] = {i, i + k};
        }
      }
    }
  }
  return pairs;
}

/// The largest first.
template <int n>
__device__ void sort(int (&tags)[n]) {
  constexpr auto pairs = odd_even_sort<n>();
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (exchange(tags[pairs[i].first], tags[pairs[i].second]), ...);
  }
  (std::make_index_sequence<pairs.size()>());
}

/// `best` becomes the largest of itself and `other`, each of which has its largest first.
template <int n>
__device__ void merge(int (&best)[n], const int (&other)[n]) {
#pragma unroll
  for (int i = 0; i < n; ++i) best[i] = max(best[i], other[n - 1 - i]);
#pragma unroll
  for (int step = n / 2; step > 0; step /= 2) {
#pragma unroll
    for (int i = 0; i < n; ++i) {
      if ((i & step) == 0) exchange(best[i], best[i + step]);
    }
  }
}

// ---- tags ---------------------------------------------------------------------------------------

/// Makes integers of elements that come in their order, and elements of them. Zeros are one, and
/// NaN is the largest.
template <typename T>
class Tags {
 public:
  /// Whether a tag has all of an element.
  static constexpr bool are_exact = sizeof(T) == 2;

  __device__ explicit Tags(int lanes) : columns_(lanes * kEach - 1) {}

  __device__ int of(float x, std::int32_t col) const {
    const int bits = __float_as_int(canonical(x));
    return ((bits ^ (bits >> 31 & 0x7fffffff)) & ~columns_) | (columns_ - col);
  }
  [[nodiscard]] __device__ std::int32_t col(int tag) const { return columns_ - (tag & columns_); }
  /// Of the bits that the tag has.
  [[nodiscard]] __device__ float value(int tag) const {
    return __int_as_float((tag ^ (tag >> 31 & 0x7fffffff)) & ~columns_);
  }

 private:
  /// An addition gives one zero, and one NaN, which is positive and above infinity in all its bits.
  __device__ static float canonical(float x) {
    float sum;
    asm("add.rn.f32 %0, %1, 0f00000000;" : "=f"(sum) : "f"(x));
    return sum;
  }

  int columns_;  ///< bits of a tag that hold the column
};

/// `tags[place]`, of tags that are to stay in registers: halves of them by bits of the place.
template <int n>
__device__ int tag_at(const int (&tags)[n], int place) {
  if constexpr (n == 1) {
    return tags[0];
  } else {
    int half[n / 2];
#pragma unroll
    for (int i = 0; i < n / 2; ++i) half[i] = (place & (n / 2)) != 0 ? tags[i + n / 2] : tags[i];
    return tag_at(half, place);
  }
}

// ---- rows ---------------------------------------------------------------------------------------

/// The logits of a row that one of its lanes has: whole vectors, those of the lanes in turns.
template <typename T>
struct Part {
  static constexpr int width = kVectorWidth<T>;
  static constexpr int count = kEach / width;
  Vector<T> vectors[count];
  int lane;
  int lanes;

  [[nodiscard]] __device__ std::int32_t first_col(int vector) const {
    return (vector * lanes + lane) * width;
  }

  /// -inf beyond the row.
  __device__ void load(const T* row, std::int32_t vocab) {
    const bool is_aligned = reinterpret_cast<std::uintptr_t>(row) % 16 == 0;
    if (is_aligned && vocab == lanes * kEach) {
#pragma unroll
      for (int v = 0; v < count; ++v) {
        vectors[v] = load_vector<Reuse::once>(row + first_col(v));
      }
      return;
    }
#pragma unroll
    for (int v = 0; v < count; ++v) {
      const std::int32_t col = first_col(v);
      if (is_aligned && col + width <= vocab) {
        vectors[v] = load_vector<Reuse::once>(row + col);
      } else {
        float values[width];
#pragma unroll
        for (int e = 0; e < width; ++e) {
          values[e] = col + e < vocab ? Element<T>::load(row + col + e) : -INFINITY;
        }
        vectors[v] = Vector<T>::pack(values);
      }
    }
  }
};

/// The tags of the `most` largest elements of a row, in all of its lanes.
template <int most, typename T>
__device__ void best_of_row(const Part<T>& part, const Tags<T>& tags, std::int32_t vocab,
                            int (&best)[most]) {
  constexpr int width = Part<T>::width;
#pragma unroll
  for (int begin = 0; begin < kEach; begin += most) {
    // The same for all lanes. Where only some have something, -inf in later columns comes last.
    if (begin % width == 0 && begin * part.lanes >= vocab) break;
    int some[most];
#pragma unroll
    for (int i = 0; i < most; ++i) {
      const int at = begin + i;
      float values[width];
      part.vectors[at / width].unpack(values);
      some[i] = tags.of(values[at % width], part.first_col(at / width) + at % width);
    }
    sort(some);
    if (begin == 0) {
#pragma unroll
      for (int i = 0; i < most; ++i) best[i] = some[i];
    } else {
      merge(best, some);
    }
  }
#pragma unroll 1
  for (int step = 1; step < part.lanes; step *= 2) {
    int other[most];
#pragma unroll
    for (int i = 0; i < most; ++i) other[i] = __shfl_xor_sync(kAllLanes, best[i], step);
    merge(best, other);
  }
}

template <typename Number>
__device__ Number sum_over_row(Number mine, int lanes) {
#pragma unroll 1
  for (int step = lanes / 2; step > 0; step /= 2) mine += __shfl_xor_sync(kAllLanes, mine, step);
  return mine;
}

/// A result: of those of a row, a lane has every `lanes`-th.
struct Result {
  float x;
  std::int32_t col;
};

/// Whether `results` are the K largest of a row in their order, given that equal ones are.
template <int most, typename T>
__device__ bool are_largest(const Part<T>& part, const Result (&results)[most], int k) {
  int errors = 0;
  float before = INFINITY;
  float last = 0.0f;
#pragma unroll
  for (int i = 0; i < most; ++i) {
    if (i * part.lanes >= k) break;
    const float of_lane_before = __shfl_up_sync(kAllLanes, results[i].x, 1, part.lanes);
    if (part.lane > 0) before = of_lane_before;
    errors += before < results[i].x ? 1 : 0;
    before = __shfl_sync(kAllLanes, results[i].x, part.lanes - 1, part.lanes);
    last = results[i].x;
  }
  last = __shfl_sync(kAllLanes, last, (k - 1) % part.lanes, part.lanes);
  // As many of the row are above the last as of the results.
  int above = 0;
#pragma unroll
  for (int i = 0; i < most; ++i) {
    if (i * part.lanes >= k) break;
    above -= results[i].x > last ? 1 : 0;
  }
#pragma unroll
  for (const Vector<T>& vector : part.vectors) {
    float values[Vector<T>::width];
    vector.unpack(values);
#pragma unroll
    for (const float value : values) above += value > last ? 1 : 0;
  }
  constexpr int kMoreThanAll = 1 << 16;
  return sum_over_row(above + kMoreThanAll * errors, part.lanes) == 0;
}

/// The K largest of a row by all bits of its elements, one after the other.
template <int most, typename T>
__device__ void take_one_by_one(const Part<T>& part, std::int32_t vocab, int k,
                                Result (&results)[most]) {
  constexpr int width = Part<T>::width;
  Order last = ~Order{0};
  std::int32_t last_col = 0;
#pragma unroll 1
  for (int rank = 0; rank < k; ++rank) {
    Order largest = 0;
    std::int32_t col = vocab;
#pragma unroll
    for (int v = 0; v < Part<T>::count; ++v) {
      float values[width];
      part.vectors[v].unpack(values);
#pragma unroll
      for (int e = 0; e < width; ++e) {
        const std::int32_t own = part.first_col(v) + e;
        const Order order = order_of(values[e]);
        const bool is_left = order < last || (order == last && own > last_col);
        // A lane's columns are in their order.
        if (is_left && order > largest && own < vocab) {
          largest = order;
          col = own;
        }
      }
    }
#pragma unroll 1
    for (int step = part.lanes / 2; step > 0; step /= 2) {
      const Order other = __shfl_xor_sync(kAllLanes, largest, step);
      const std::int32_t other_col = __shfl_xor_sync(kAllLanes, col, step);
      if (other > largest || (other == largest && other_col < col)) {
        largest = other;
        col = other_col;
      }
    }
    last = largest;
    last_col = col;
#pragma unroll
    for (int i = 0; i < most; ++i) {
      if (rank == i * part.lanes + part.lane) results[i] = {value_of(largest), col};
    }
  }
}

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  TopK<T> problem;
  int lanes;  ///< of a row, a power of two
};

/// Results of the rows of a warp, as they lie in memory: one row after the other.
template <int most>
struct Staged {
  float probabilities[kWarpSize * most];
  std::int32_t columns[kWarpSize * most];
};

/// `has_lane_alone`: a lane has a row by itself. Its results are as far from those of other lanes
/// as rows are, so a warp stores those of all its rows together, in whole lines.
template <typename T, int most, bool has_lane_alone>
__global__ void __launch_bounds__(kThreads, kBlocksOfSm<T>)
    packed_sort(const __grid_constant__ Arguments<T> arguments) {
  const TopK<T>& problem = arguments.problem;
  const int lanes = arguments.lanes;
  const int rows_of_block = kThreads / lanes;
  const int slot = static_cast<int>(threadIdx.x) / lanes;
  const auto vocab = static_cast<std::int32_t>(problem.shape.vocab);
  const auto k = static_cast<int>(problem.shape.k);
  const std::int64_t rows = problem.shape.rows;
  const int present = (vocab + lanes * Part<T>::width - 1) / (lanes * Part<T>::width);
  const Tags<T> tags(lanes);
  Part<T> part;
  part.lanes = lanes;
  part.lane = static_cast<int>(threadIdx.x) % lanes;

  // All lanes of a warp stay together: beyond the last row they have nothing.
  for (std::int64_t first = std::int64_t{blockIdx.x} * rows_of_block; first < rows;
       first += std::int64_t{gridDim.x} * rows_of_block) {
    const std::int64_t r = first + slot;
    const std::int32_t cols = r < rows ? vocab : 0;
    part.load(problem.row(r), cols);
    int best[most];
    best_of_row(part, tags, vocab, best);

    Result results[most];
#pragma unroll
    for (int i = 0; i < most; ++i) {
      if (i * lanes >= k) break;
      const int rank = i * lanes + part.lane;
      const int tag = tag_at(best, rank);
      results[i] = {tags.value(tag), tags.col(tag)};
      if (rank >= k || r >= rows) {
        results[i].x = -INFINITY;
      } else if (!Tags<T>::are_exact) {
        results[i].x = Element<T>::load(problem.row(r) + results[i].col);
      }
    }
    if (!Tags<T>::are_exact && __any_sync(kAllLanes, are_largest(part, results, k) ? 0 : 1) != 0) {
      take_one_by_one(part, cols, k, results);
    }
    MaxSum pair{.max = __shfl_sync(kAllLanes, results[0].x, 0, lanes), .sum = 0.0f};
    if (problem.needs_row_sum()) {
      pair.sum = sum_over_row(Term(pair.max, problem.factor).sum(part.vectors, present), lanes);
    }
    const Term term(pair.max, problem.factor);
    float sum = pair.sum;
    if (!problem.is_over_row) {
      sum = 0.0f;
#pragma unroll
      for (int i = 0; i < most; ++i) {
        if (i * lanes >= k) break;
        if (i * lanes + part.lane < k) sum += term.result(results[i].x);
      }
      sum = sum_over_row(sum, lanes);
    }
    if constexpr (has_lane_alone) {
      __shared__ Staged<most> of_warps[kThreads / kWarpSize];
      Staged<most>& staged = of_warps[threadIdx.x / kWarpSize];
      const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
#pragma unroll
      for (int i = 0; i < most; ++i) {
        if (i >= k) break;
        staged.probabilities[lane * k + i] = term.result(results[i].x) / sum;
        staged.columns[lane * k + i] = results[i].col;
      }
      __syncwarp();
      const std::int64_t first_of_warp = r - lane;
      const std::int64_t rows_left = min(std::int64_t{kWarpSize}, rows - first_of_warp);
      for (int i = lane; i < rows_left * k; i += kWarpSize) {
        problem.store(first_of_warp, i, staged.columns[i], staged.probabilities[i]);
      }
      __syncwarp();
    } else {
#pragma unroll
      for (int i = 0; i < most; ++i) {
        const int rank = i * lanes + part.lane;
        if (i * lanes >= k) break;
        if (rank < k && r < rows)
          problem.store(r, rank, results[i].col, term.result(results[i].x) / sum);
      }
    }
    if (part.lane == 0 && r < rows) problem.store_lse(r, pair);
  }
}

/// For the next power of two of results.
template <typename T, bool has_lane_alone, int most = 1>
auto kernel_for(std::int64_t k) {
  if constexpr (most < kMost) {
    if (k > most) return kernel_for<T, has_lane_alone, 2 * most>(k);
  }
  return packed_sort<T, most, has_lane_alone>;
}

template <typename T>
auto launch_for(const Shape& shape) {
  int lanes = 1;
  while (std::int64_t{lanes} * kEach < shape.vocab) lanes *= 2;
  const auto kernel =
      lanes == 1 && shape.k > 2 ? kernel_for<T, true, 4>(shape.k) : kernel_for<T, false>(shape.k);
  const unsigned grid = grid_for((shape.rows * lanes + kThreads - 1) / kThreads);
  return [=](const TopK<T>& problem, const Launch& launch) {
    GridLaunch<Arguments<T>>{kernel, grid, kThreads}({problem, lanes}, launch);
  };
}

const Registration registration{Kernel{
    .name = "packed_sort",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "several rows a warp, sorted by networks of minima and maxima",
    .constraints = "at most 1024 logits a row, k of at most 8",
    .source = "own",
    .supports = [](const Problem& problem, const DeviceTraits&) -> std::optional<Refusal> {
      if (problem.at("vocab") > kMostLogits) {
        return Refusal{"vocab", "a warp's registers hold " + std::to_string(kMostLogits) +
                                    " logits, not " + problem.text("vocab")};
      }
      return refuse_k_beyond(kMost, "sorted in registers", problem);
    },
    .traffic = modelled_traffic(1),
    .prepare = prepare_topk(
        []<typename T>(const Instance<T>& instance) { return launch_for<T>(instance.shape); }),
}};

}  // namespace
}  // namespace roofmax::softmax_topk::packed_sort
