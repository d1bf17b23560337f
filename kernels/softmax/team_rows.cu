// team_rows: a row to a team of 8 to 256 threads, which read it once and hold it in registers until
// its result is written. As few threads as can, each with several vectors under
// way: small teams share a warp, and reduce their rows by a few shuffles.
//
// Cost: the compulsory bytes, and one exponential an element. Beside halves that lie anywhere,
// instructions are as scarce as bytes. So a row is cut where it is aligned: into the vectors that
// lie in it whole, and up to 14 halves at its ends, which go to the first threads. No vector is of
// two rows, as in `warp_rows` and `staged_rows`, where each is hidden and stored in part. The
// maximum is taken of packed halves. Terms that become results are lifted by a power of two
// (`RowExponential`), so that an exponential is one instruction even where its bf16 is subnormal.
//
// On an H200 the best kernel beside it takes, and this (scenario `odd_rows`), for 2^25 bf16 in rows
// of 129 columns 46.7 and 36.8 us, 353: 42.8 and 35.0, 705: 42.5 and 34.4, 2049: 42.1 and 34.0,
// 4097: 40.5 and 33.9, 9217: 39.8 and 35.8; for their logarithms of 353 columns 44.9 and 35.9, of
// 2561 37.9 and 35.0. For 2^24 fp32 of 1025 columns 38.2 and 33.9, 2049: 40.3 and 33.9, 4097: 37.6
// and 34.4. Where rows of halves are aligned and many it is even from 256 columns on; where they
// are few, or shorter, others are better: `peers_grid` has 32 x 200 halves in 1.71 and 2.00 us,
// 100000 x 33 in 5.58 and 9.33.
//
// This project's own.

#include <algorithm>
#include <array>

#include "kernels/contract/registry.hpp"
#include "kernels/device/row.cuh"
#include "kernels/device/row_cut.cuh"
#include "kernels/device/row_exponential.cuh"
#include "kernels/device/row_team.cuh"
#include "kernels/device/scores.hpp"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax::team_rows {
namespace {

using namespace device;

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

/// Between the elements of a row, whose largest is known, and its results. `take_and_sum` sums the
/// terms of some elements, and leaves in their place what `result` makes results of.
template <typename T, Form form>
class Terms;

template <typename T>
class Terms<T, Form::softmax> {
 public:
  __device__ explicit Terms(float max) : exponential_(max, 1.0f) {}

  template <int count>
  [[nodiscard]] __device__ float take_and_sum(float (&elements)[count]) const {
    exponential_.take(elements);
    return tree_sum(elements);
  }
  [[nodiscard]] __device__ Divisor<T> result(float sum) const {
    if constexpr (sizeof(T) == 2) return {sum, quick_reciprocal(sum)};
    return Divisor<T>(sum);
  }
  [[nodiscard]] __device__ float log_sum(float sum) const { return exponential_.log_sum(sum); }

 private:
  RowExponential<T, scores::Explicit::none> exponential_;
};

template <typename T>
class Terms<T, Form::log_softmax> {
 public:
  __device__ explicit Terms(float max) : max_(max), exponent_(max) {}

  template <int count>
  [[nodiscard]] __device__ float take_and_sum(const float (&elements)[count]) const {
    float terms[count];
#pragma unroll
    for (int i = 0; i < count; ++i) terms[i] = exponent_.term(elements[i]);
    return tree_sum(terms);
  }
  [[nodiscard]] __device__ Result<T, Form::log_softmax> result(float sum) const {
    return Result<T, Form::log_softmax>({max_, sum});
  }
  [[nodiscard]] __device__ float log_sum(float sum) const { return exponent_.log_sum_exp(sum); }

 private:
  float max_;
  Exponent<T> exponent_;
};

template <int threads>
using TeamOf = RowTeam<threads, false>;

template <typename T, Form form, int team_threads, int vectors>
__global__ void __launch_bounds__(TeamOf<team_threads>::kBlockThreads,
                                  least_blocks(threads_at_once(vectors),
                                               TeamOf<team_threads>::kBlockThreads))
    team_rows(Forward<T> problem) {
  using Team = TeamOf<team_threads>;
  using Cut = RowCut<T, int, false, false>;
  constexpr int width = Vector<T>::width;
  constexpr int step = team_threads * width;
  constexpr int end_slots = kEndSlots<T, team_threads>;
  __shared__ typename Team::Scratch scratch;
  Team team(scratch);
  const Shape& shape = problem.shape;
  const scores::Range whole{0, shape.cols};

  for (std::int64_t first = team.first_of_block(); first < shape.rows; first += team.count()) {
    // A team beyond the last row takes the block's first again, for the sake of the others.
    const bool has_row = first + team.in_block() < shape.rows;
    const std::int64_t r = has_row ? first + team.in_block() : first;
    // `Cut` knows of no gaps between rows: those before this one are passed over here.
    const std::int64_t gaps = r * (shape.stride - shape.cols);
    const Cut cut(problem.x + gaps, r, shape.rows, shape.cols, team.member());
    const auto x = cut.principal_row();

    Vector<T> held[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      held[i] = cut.is_in_row(i * step) ? load_vector<Reuse::once>(x.start + i * step)
                                        : Vector<T>::neutral();
    }
    Edge<T> ends[end_slots];
#pragma unroll
    for (int s = 0; s < end_slots; ++s) {
      const auto end = cut.end(s, team_threads, whole);
      ends[s] = Edge<T>(end.is_there, x.start + end.offset, Element<T>::negative_infinity);
    }

    std::uint32_t largest = Element<T>::negative_infinity;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (!cut.is_in_row(i * step)) continue;
      std::uint32_t own = held[i].words[0];
#pragma unroll
      for (int w = 1; w < Vector<T>::word_count; ++w) own = larger_of<T>(own, held[i].words[w]);
      largest = larger_of<T>(own, largest);
    }
    float end_values[end_slots];
    float max = largest_of<T>(largest);
#pragma unroll
    for (int s = 0; s < end_slots; ++s) {
      end_values[s] = ends[s].value();
      max = fmaxf(max, end_values[s]);
    }
    max = team.max(max);

    const Terms<T, form> terms(max);
    float values[vectors][width];
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (cut.is_in_row(i * step)) {
        held[i].unpack(values[i]);
        sum += terms.take_and_sum(values[i]);
      } else {
        // For the compiler alone, which else keeps them from row to row.
#pragma unroll
        for (float& value : values[i]) value = 0.0f;
      }
    }
    sum += terms.take_and_sum(end_values);
    sum = static_cast<float>(team.sum(static_cast<Total<T>>(sum)));

    if (!has_row) continue;
    const auto result = terms.result(sum);
    const auto y = cut.row(problem.y + gaps);
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (!cut.is_in_row(i * step)) continue;
#pragma unroll
      for (float& value : values[i]) value = result(value);
      cut.store(y, i * step, Vector<T>::pack(values[i]));
    }
#pragma unroll
    for (int s = 0; s < end_slots; ++s) {
      const auto end = cut.end(s, team_threads, whole);
      if (end.is_there) y.start[end.offset] = Element<T>::round(result(end_values[s]));
    }
    if (team.member() == 0 && problem.lse != nullptr) problem.lse[r] = terms.log_sum(sum);
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
template <typename T, Form form, int team, int vectors>
constexpr Layout<T> kLayout{team, vectors, team_rows<T, form, team, vectors>};

/// In the order of the rows that they hold.
template <typename T, Form form>
constexpr std::array kLayouts{
    kLayout<T, form, 8, 2>,   kLayout<T, form, 8, 4>,   kLayout<T, form, 8, 5>,
    kLayout<T, form, 8, 6>,   kLayout<T, form, 16, 4>,  kLayout<T, form, 16, 5>,
    kLayout<T, form, 16, 6>,  kLayout<T, form, 32, 4>,  kLayout<T, form, 32, 5>,
    kLayout<T, form, 32, 6>,  kLayout<T, form, 64, 4>,  kLayout<T, form, 64, 5>,
    kLayout<T, form, 64, 6>,  kLayout<T, form, 128, 4>, kLayout<T, form, 128, 5>,
    kLayout<T, form, 128, 6>, kLayout<T, form, 256, 4>, kLayout<T, form, 256, 5>,
    kLayout<T, form, 256, 6>,
};
/// Shorter rows of fp32, and some between, other kernels take in as little time.
template <Form form>
constexpr std::array kLayouts<float, form>{
    kLayout<float, form, 64, 4>,  kLayout<float, form, 64, 5>,  kLayout<float, form, 128, 4>,
    kLayout<float, form, 128, 5>, kLayout<float, form, 128, 6>, kLayout<float, form, 256, 4>,
    kLayout<float, form, 256, 5>, kLayout<float, form, 256, 6>,
};

/// Of the longest row: the largest layout of any type.
constexpr std::int64_t kMostVectors = 256 * 6;
static_assert(kLayouts<float, Form::softmax>.back().cols() == kMostVectors * kVectorWidth<float>);
static_assert(kLayouts<__half, Form::softmax>.back().cols() == kMostVectors * kVectorWidth<__half>);

template <typename T, Form form>
[[nodiscard]] GridLaunch<Forward<T>> launch_for(const Shape& shape) {
  const auto* const layout =
      std::find_if(kLayouts<T, form>.begin(), kLayouts<T, form>.end(),
                   [&](const Layout<T>& each) { return shape.cols <= each.cols(); });
  const int threads = block_threads(layout->team);
  const int rows_of_block = threads / layout->team;
  return {layout->kernel, grid_for((shape.rows + rows_of_block - 1) / rows_of_block), threads};
}

const Registration kernel{Kernel{
    .name = "team_rows",
    .operation = "softmax",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryForward,
    .summary = "a row to a team of 8 to 256 threads, one pass, all of it in registers",
    .constraints = "cols <= 1536 * (16 bytes / element size): 12288 in half precision",
    .source = "own",
    .supports =
        [](const Problem& problem, const DeviceTraits&) {
          const std::int64_t cols = kMostVectors * 16 / static_cast<int>(size_of(problem.dtype));
          return refuse_beyond(cols, "a team's 6 register vectors a thread", problem);
        },
    .traffic = modelled_traffic(1, 1.0),
    .prepare = prepare_forward([]<typename T, Form form>(ForwardInstance<T, form> instance) {
      return launch_for<T, form>(instance.shape);
    }),
}};

}  // namespace
}  // namespace roofmax::softmax::team_rows
