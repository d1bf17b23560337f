// The launches of an unfused softmax that map a matrix to another, element by element. Each is what
// a good library would run for that step alone: 16-byte accesses, several of them under way in
// each thread, and a grid that fills the GPU, however short or long the rows.
#pragma once

#include "kernels/device/elementwise.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/device/matrix.cuh"
#include "kernels/device/max_sum.cuh"

namespace roofmax::device {

inline constexpr int kMapThreads = 256;

/// How the threads of a map are laid over a matrix: each stretch of a row belongs to a team of
/// neighbouring threads with `kMapUnroll` groups each, so that a block covers several short rows or
/// a part of a long one.
struct Stretches {
  std::int64_t rows;
  std::int64_t cols;
  std::int64_t per_row;
  int length;  ///< columns
  int team;    ///< threads, a power of two

  /// `group`: elements that a thread moves at once.
  Stretches(std::int64_t row_count, std::int64_t col_count, int group)
      : rows(row_count), cols(col_count), team(1) {
    const int per_thread = group * kMapUnroll;
    while (team < kMapThreads && team * per_thread < cols) team *= 2;
    length = team * per_thread;
    per_row = (cols + length - 1) / length;
  }

  [[nodiscard]] unsigned grid() const {
    const std::int64_t per_block = kMapThreads / team;
    return grid_for((rows * per_row + per_block - 1) / per_block);
  }

  /// Calls `map(team, r, first, count)` for the stretches of this thread's team.
  template <typename Map>
  __device__ void for_each(const Map& map) const {
    const int thread = static_cast<int>(threadIdx.x);
    const std::int64_t teams = std::int64_t{gridDim.x} * (kMapThreads / team);
    std::int64_t i = std::int64_t{blockIdx.x} * (kMapThreads / team) + thread / team;
    for (; i < rows * per_row; i += teams) {
      const std::int64_t r = i / per_row;
      const std::int64_t first = (i - r * per_row) * length;
      const std::int64_t left = cols - first;
      map(Team{thread % team, team}, r, first, left < length ? static_cast<int>(left) : length);
    }
  }
};

/// For a map between matrices of these types whose rows differ in what is done to them.
template <typename... Types>
[[nodiscard]] Stretches row_stretches(std::int64_t rows, std::int64_t cols) {
  return {rows, cols, kGroupOf<Types...>};
}

/// out[r,c] = f(in[r,c]).
template <typename In, typename Out, typename Function>
__global__ void __launch_bounds__(kMapThreads)
    map_matrix(Matrix<const In> in, Matrix<Out> out, Function f, Stretches stretches) {
  stretches.for_each([&](Team team, std::int64_t r, std::int64_t first, int count) {
    map_elements(team, in.data + r * in.stride + first, out.data + r * out.stride + first, count,
                 f);
  });
}

struct Scale {
  float factor;
  __device__ float operator()(float x) const { return factor * x; }
};

/// Without subtracting anything first: overflows beyond 88.7.
struct Exponential {
  __device__ float operator()(float x) const { return expf(x); }
};

struct Cast {
  __device__ float operator()(float x) const { return x; }
};

template <typename In, typename Out, typename Function>
void enqueue_map(Matrix<const In> in, Matrix<Out> out, Function f, cudaStream_t stream) {
  const bool is_contiguous = in.stride == in.cols && out.stride == out.cols;
  const Stretches stretches = is_contiguous ? row_stretches<In, Out>(1, in.rows * in.cols)
                                            : row_stretches<In, Out>(in.rows, in.cols);
  map_matrix<<<stretches.grid(), kMapThreads, 0, stream>>>(in, out, f, stretches);
}

/// e[r,c] = exp(x[r,c] - max[r]).
template <typename In, typename Out, typename Rows>
__global__ void __launch_bounds__(kMapThreads)
    subtract_exp(Matrix<const In> x, const float* max, Matrix<Out> e, Rows kind,
                 Stretches stretches) {
  stretches.for_each([&](Team team, std::int64_t r, std::int64_t first, int count) {
    const float shift = kind.part(r, first, count).shift(max[r]);
    map_elements(team, x.data + r * x.stride + first, e.data + r * e.stride + first, count,
                 [shift](float value) {
                   return sizeof(Out) == 4 ? expf(value - shift) : exp2f((value - shift) * kLog2E);
                 });
  });
}

template <typename In, typename Out, typename Rows>
void enqueue_subtract_exp(Matrix<const In> x, const float* max, Matrix<Out> e, Rows kind,
                          cudaStream_t stream) {
  const Stretches stretches = row_stretches<In, Out>(x.rows, x.cols);
  subtract_exp<<<stretches.grid(), kMapThreads, 0, stream>>>(x, max, e, kind, stretches);
}

/// y[r,c] = e[r,c] / sum[r], rounded to the type of y.
template <typename In, typename Out, typename Rows>
__global__ void __launch_bounds__(kMapThreads)
    divide(Matrix<const In> e, const float* sum, Matrix<Out> y, Rows kind, Stretches stretches) {
  stretches.for_each([&](Team team, std::int64_t r, std::int64_t first, int count) {
    const auto part = kind.part(r, first, count);
    const Divisor<Out> by_sum(part.divisor(sum[r]));
    map_elements(team, e.data + r * e.stride + first, static_cast<const Nothing*>(nullptr),
                 y.data + r * y.stride + first, count,
                 [&](int i, float value, float) { return part.shows(i) ? by_sum(value) : 0.0f; });
  });
}

template <typename In, typename Out, typename Rows>
void enqueue_divide(Matrix<const In> e, const float* sum, Matrix<Out> y, Rows kind,
                    cudaStream_t stream) {
  const Stretches stretches = row_stretches<In, Out>(e.rows, e.cols);
  divide<<<stretches.grid(), kMapThreads, 0, stream>>>(e, sum, y, kind, stretches);
}

}  // namespace roofmax::device
