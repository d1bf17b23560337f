// team_rows: a row of halves to a team of 8 to 128 threads, which read it once and hold it in
// registers until its result is written. As few threads as can, each with several vectors under
// way: small teams share a warp, and reduce their rows by a few shuffles.
//
// Cost: the compulsory bytes, and one exponential an element. Beside halves that lie anywhere,
// instructions are as scarce as bytes. So a row is cut where it is aligned: into the vectors that
// lie in it whole, and up to 14 halves at its ends, which go to one thread each. No vector is of
// two rows, as in `warp_rows` and `staged_rows`, where each is hidden and stored in part. The
// maximum is taken of packed halves. Terms are lifted by a power of two (`RowExponential`), so that
// an exponential is one instruction even where its bf16 is subnormal.
//
// On an H200 the best kernel beside it takes, and this (scenario `odd_rows`), for 2^25 bf16 in rows
// of 129 columns 46.7 and 37.2 us, 353: 42.8 and 35.1, 705: 42.5 and 34.6, 2049: 42.1 and 34.1,
// 4097: 40.5 and 34.1, 6143: 35.4 and 34.3. Where rows are aligned and many it is even from 256
// columns on; where they are few, or shorter, others are better: `peers_grid` has 32 x 200 halves
// in 1.71 and 2.02 us, 100000 x 33 in 5.58 and 9.34.
//
// This project's own.

#include <algorithm>
#include <array>

#include "kernels/contract/registry.hpp"
#include "kernels/device/reduce.cuh"
#include "kernels/masked_softmax/row_cut.cuh"
#include "kernels/masked_softmax/row_exponential.cuh"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax::team_rows {
namespace {

using namespace device;

constexpr int block_threads(int team) { return std::max(team, 64); }

/// Threads that an SM must hold at once; 0: no bound. While a row waits, others must run.
constexpr int threads_at_once(int vectors) {
  switch (vectors) {
    case 4:
      return 1024;
    case 5:
      return 896;
    case 6:
      return 768;
    default:
      return 0;
  }
}

/// The threads of a row, `team` of them: part of a warp, or a block.
template <int team>
class Team {
 public:
  static constexpr int kThreads = block_threads(team);
  static constexpr int kRowsOfBlock = kThreads / team;

  struct Scratch {
    ReduceScratch<kThreads> max;
    ReduceScratch<kThreads> sum;
  };

  static __device__ int member() { return static_cast<int>(threadIdx.x % team); }
  static __device__ int row_in_block() { return static_cast<int>(threadIdx.x / team); }

  /// Each once a row: the barrier of the one tells that all have read the other's scratch.
  static __device__ float max(float value, Scratch& scratch) {
    return reduce(value, Maximum{}, scratch.max);
  }
  static __device__ float sum(float value, Scratch& scratch) {
    return reduce(value, Sum{}, scratch.sum);
  }

 private:
  template <typename Operator>
  static __device__ float reduce(float value, Operator combine, ReduceScratch<kThreads>& scratch) {
    if constexpr (team > kWarpSize) return block_reduce(value, combine, scratch);
    return warp_reduce<team>(value, combine);
  }
};

/// An element outside the vectors of a row, or none. It is counted from where the thread's first
/// vector lies.
struct End {
  int offset;
  bool is_there;
};

/// How a row is cut, for one thread of its team.
template <typename T>
struct Cut {
  std::int64_t at;  ///< where the thread's first vector lies in x and y, or would
  int vectors;      ///< from that one to the row's last
  int before;       ///< elements before the row's first vector
  int ends;         ///< and with those after the last
  int first;        ///< the column there

  __device__ Cut(const Forward<T>& problem, std::int64_t r, int member) {
    constexpr int width = Vector<T>::width;
    const std::int64_t start = r * problem.shape.stride;
    const auto cols = static_cast<int>(problem.shape.cols);
    const auto address = reinterpret_cast<std::uintptr_t>(problem.x + start);
    before = min(static_cast<int>(-address % sizeof(Vector<T>) / sizeof(T)), cols);
    const int whole = (cols - before) / width;
    ends = cols - whole * width;
    vectors = whole - member;
    first = before + member * width;
    at = start + first;
    // Hides how it was computed: else it is computed again for each vector.
    asm("" : "+l"(at));
  }
  [[nodiscard]] __device__ End end(int place) const {
    const int offset = place < before ? -first : vectors * Vector<T>::width - before;
    return {offset + place, place < ends};
  }
};

template <typename T, int team, int vectors>
__global__ void __launch_bounds__(block_threads(team),
                                  least_blocks(threads_at_once(vectors), block_threads(team)))
    team_rows(Forward<T> problem) {
  using OfTeam = Team<team>;
  constexpr int width = Vector<T>::width;
  constexpr int end_slots = team < 2 * width ? 2 * width / team : 1;
  __shared__ typename OfTeam::Scratch scratch;
  const int member = OfTeam::member();

  // All teams of a warp stay together: beyond the last row they have the block's first.
  for (std::int64_t first = std::int64_t{blockIdx.x} * OfTeam::kRowsOfBlock;
       first < problem.shape.rows; first += std::int64_t{gridDim.x} * OfTeam::kRowsOfBlock) {
    const std::int64_t r = first + OfTeam::row_in_block();
    const bool has_row = r < problem.shape.rows;
    const Cut<T> cut(problem, has_row ? r : first, member);
    const auto has = [&](int i) { return i * team < cut.vectors; };

    const T* const from = problem.x + cut.at;
    Vector<T> held[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      held[i] = has(i) ? load_vector<Reuse::once>(from + i * team * width) : Vector<T>::neutral();
    }
    Edge<T> ends[end_slots];
#pragma unroll
    for (int s = 0; s < end_slots; ++s) {
      const End end = cut.end(member + s * team);
      ends[s] = Edge<T>(end.is_there, from + end.offset, Element<T>::negative_infinity);
    }

    std::uint32_t largest = Element<T>::negative_infinity;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (!has(i)) continue;
      std::uint32_t own = held[i].words[0];
#pragma unroll
      for (int w = 1; w < Vector<T>::word_count; ++w) own = larger_of<T>(own, held[i].words[w]);
      largest = larger_of<T>(own, largest);
    }
    float end_terms[end_slots];
    float max = largest_of<T>(largest);
#pragma unroll
    for (int s = 0; s < end_slots; ++s) {
      end_terms[s] = ends[s].value();
      max = fmaxf(max, end_terms[s]);
    }
    max = OfTeam::max(max, scratch);

    const masked_softmax::RowExponential<T, scores::Explicit::none> exponential(max, 1.0f);
    float terms[vectors][width];
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (has(i)) {
        held[i].unpack(terms[i]);
        exponential.take(terms[i]);
        sum += tree_sum(terms[i]);
      } else {
        // For the compiler alone, which else keeps them from row to row.
#pragma unroll
        for (float& term : terms[i]) term = 0.0f;
      }
    }
    exponential.take(end_terms);
    sum = OfTeam::sum(sum + tree_sum(end_terms), scratch);

    if (!has_row) continue;
    const Divisor<T> by_sum(sum, quick_reciprocal(sum));
    T* const to = problem.y + cut.at;
    const bool stores_vectors = reinterpret_cast<std::uintptr_t>(to) % sizeof(Vector<T>) == 0;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (!has(i)) continue;
#pragma unroll
      for (float& term : terms[i]) term = by_sum(term);
      const auto results = Vector<T>::pack(terms[i]);
      if (stores_vectors) {
        store_vector(to + i * team * width, results);
      } else {
        masked_softmax::store_elements(to + i * team * width, results);
      }
    }
#pragma unroll
    for (int s = 0; s < end_slots; ++s) {
      const End end = cut.end(member + s * team);
      if (end.is_there) to[end.offset] = Element<T>::round(by_sum(end_terms[s]));
    }
    if (member == 0 && problem.lse != nullptr) problem.lse[r] = exponential.log_sum(sum);
  }
}

/// A team, and the kernel of rows that it holds.
template <typename T>
struct Layout {
  int team;
  int vectors;  ///< of a thread
  void (*kernel)(Forward<T>);

  [[nodiscard]] constexpr std::int64_t cols() const {
    return std::int64_t{team} * vectors * kVectorWidth<T>;
  }
};
template <typename T, int team, int vectors>
constexpr Layout<T> kLayout{team, vectors, team_rows<T, team, vectors>};

/// In the order of the rows that they hold.
template <typename T>
constexpr std::array kLayouts{
    kLayout<T, 8, 2>,   kLayout<T, 8, 4>,   kLayout<T, 8, 5>,   kLayout<T, 8, 6>,
    kLayout<T, 16, 4>,  kLayout<T, 16, 5>,  kLayout<T, 16, 6>,  kLayout<T, 32, 4>,
    kLayout<T, 32, 5>,  kLayout<T, 32, 6>,  kLayout<T, 64, 4>,  kLayout<T, 64, 5>,
    kLayout<T, 128, 4>, kLayout<T, 128, 5>, kLayout<T, 128, 6>,
};
constexpr std::int64_t kMostCols = kLayouts<__half>.back().cols();

template <typename T>
[[nodiscard]] GridLaunch<Forward<T>> launch_for(const Shape& shape) {
  const auto* const layout =
      std::find_if(kLayouts<T>.begin(), kLayouts<T>.end(),
                   [&](const Layout<T>& each) { return shape.cols <= each.cols(); });
  const int threads = block_threads(layout->team);
  const int rows_of_block = threads / layout->team;
  return {layout->kernel, grid_for((shape.rows + rows_of_block - 1) / rows_of_block), threads};
}

const Registration kernel{Kernel{
    .name = "team_rows",
    .operation = "softmax",
    .device = DeviceKind::cuda,
    .dtypes = {{Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}},
    .serves = kForwardWithLse,
    .summary = "a row to a team of 8 to 128 threads, one pass, all of it in registers",
    .constraints = "halves, cols <= 6144",
    .source = "own",
    .supports = [](const Problem& problem,
                   const DeviceTraits&) { return refuse_beyond(kMostCols, "a team", problem); },
    .traffic = modelled_traffic(1, 1.0),
    .prepare = prepare_forward([]<typename T>(ForwardInstance<T> instance) requires(
        sizeof(T) == 2) { return launch_for<T>(instance.shape); }),
}};

}  // namespace
}  // namespace roofmax::softmax::team_rows
