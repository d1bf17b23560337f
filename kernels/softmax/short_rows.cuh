// What the kernels of short rows share: a row belongs to a few lanes of a warp, which hold all of
// it in registers from its one read to its result. One exponential an element serves its row's sum
// and its own result.
#pragma once

#include <string>
#include <type_traits>

#include "kernels/device/reduce.cuh"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax {

/// Bytes of the longest row that these kernels take.
inline constexpr std::int64_t kShortRowBytes = 4096;

/// The lanes of a row: a power of two of them, and at most a warp.
class RowLanes {
 public:
  constexpr explicit RowLanes(int count) {
    while (1 << log_ < count) ++log_;
  }

  [[nodiscard]] __host__ __device__ constexpr int count() const { return 1 << log_; }
  /// Rows that `threads` threads have at a time.
  [[nodiscard]] __host__ __device__ constexpr int rows_of(int threads) const {
    return threads >> log_;
  }
  /// This thread's row among those that its block has at a time, and its lane among those of it.
  [[nodiscard]] __device__ int row() const { return static_cast<int>(threadIdx.x) >> log_; }
  [[nodiscard]] __device__ int lane() const {
    return static_cast<int>(threadIdx.x) & (count() - 1);
  }

  /// `warp_reduce` over a row. All lanes of a warp call it together.
  template <typename Operator>
  [[nodiscard]] __device__ float reduce(float value, Operator combine) const {
#pragma unroll
    for (int step = count() >> 1; step > 0; step >>= 1) {
      value = combine(value, __shfl_xor_sync(device::kAllLanes, value, step));
    }
    return value;
  }

 private:
  int log_ = 0;
};

/// All lanes of a warp: `reduce` is `warp_reduce`.
class WarpLanes : public RowLanes {
 public:
  constexpr WarpLanes() : RowLanes(device::kWarpSize) {}

  template <typename Operator>
  [[nodiscard]] static __device__ float reduce(float value, Operator combine) {
    return device::warp_reduce(value, combine);
  }
};

/// As few lanes as hold `units` of a row, of which each holds at most `each`; at least `fewest`.
[[nodiscard]] inline RowLanes lanes_for(std::int64_t units, int each, int fewest = 1) {
  int count = fewest;
  while (count < device::kWarpSize && units > std::int64_t{each} * count) count *= 2;
  return RowLanes(count);
}

/// Vectors of a lane where a whole warp has a row of `kShortRowBytes`: off its alignment it has one
/// more.
template <bool aligned>
inline constexpr int kMostLaneVectors = static_cast<int>(kShortRowBytes / 16 / device::kWarpSize) +
                                        (aligned ? 0 : 1);

/// A tuning of the kernels whose lanes have vectors of rows.
struct LaneTuning {
  int threads;
  int vectors;  ///< of a lane, unless a warp is not enough for them

  [[nodiscard]] std::string name() const {
    return "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors);
  }
};

/// How such a kernel shares its rows out.
struct LanePlan {
  RowLanes lanes;
  int used;  ///< units of a lane
  unsigned grid;
};

/// For rows of `units`, of which a lane has at most `each`, unless a warp is not enough for them.
[[nodiscard]] inline LanePlan plan_lanes(std::int64_t rows, std::int64_t units, int each,
                                         int threads, int fewest_lanes = 1) {
  const RowLanes lanes = lanes_for(units, each, fewest_lanes);
  const int rows_of_block = lanes.rows_of(threads);
  return {.lanes = lanes,
          .used = static_cast<int>((units + lanes.count() - 1) / lanes.count()),
          .grid = device::grid_for((rows + rows_of_block - 1) / rows_of_block)};
}

/// `body(vectors)`, an integral constant: the least number of vectors a lane that kernels are
/// compiled for and that holds `used`.
template <bool aligned, typename Body>
[[nodiscard]] auto with_lane_vectors(int used, const Body& body) {
  if (used <= 2) return body(std::integral_constant<int, 2>{});
  if (used <= 4) return body(std::integral_constant<int, 4>{});
  return body(std::integral_constant<int, kMostLaneVectors<aligned>>{});
}

/// Makes results of the elements of a row, in place, and returns its pair. `each_group(body)` calls
/// `body` for each group of elements that this lane has, a `float (&)[n]` with n a power of two;
/// -inf stands where the row has none. `max` is the largest of them. All lanes of a warp call it
/// together.
template <typename T, Form form, typename EachGroup, typename Lanes>
__device__ device::MaxSum make_results(const EachGroup& each_group, float max, const Lanes& lanes) {
  using namespace device;
  max = lanes.reduce(max, Maximum{});
  const Exponent<T> exponent(max);
  float sum = 0.0f;
  each_group([&]<int width>(float(&values)[width]) {
    float terms[width];
#pragma unroll
    for (int i = 0; i < width; ++i) {
      if constexpr (form == Form::softmax) {
        values[i] = exponent.result(values[i]);
        terms[i] = values[i];
      } else {
        terms[i] = exponent.term(values[i]);
      }
    }
    sum += tree_sum(terms);
  });
  const MaxSum pair{max, lanes.reduce(sum, Sum{})};

  const auto finish = [&](const auto& result) {
    each_group([&]<int width>(float(&values)[width]) {
#pragma unroll
      for (float& value : values) value = result(value);
    });
  };
  if constexpr (form == Form::softmax) {
    finish(Divisor<T>(pair.sum));
  } else {
    finish(Result<T, form>(pair));
  }
  return pair;
}

/// The same of the first `used` groups of an array.
template <typename T, Form form, int groups, int width, typename Lanes>
__device__ device::MaxSum make_results(float (&values)[groups][width], int used, float max,
                                       const Lanes& lanes) {
  const auto each_group = [&](const auto& body) {
#pragma unroll
    for (int g = 0; g < groups; ++g) {
      if (g >= used) break;
      body(values[g]);
    }
  };
  return make_results<T, form>(each_group, max, lanes);
}

/// Refuses rows of more than `kShortRowBytes`.
[[nodiscard]] inline std::optional<Refusal> refuse_long_rows(const Problem& problem) {
  return refuse_beyond(kShortRowBytes / static_cast<std::int64_t>(size_of(problem.dtype)),
                       "a warp's registers", problem);
}

}  // namespace roofmax::softmax
