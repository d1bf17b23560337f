// The launches of an unfused softmax. Each is what a careful library would run for that step alone:
// 16-byte accesses, several of them under way in each thread, and a grid that fills the GPU.
//
// Matrices are contiguous but for an element count from row to row of their own, so that an
// intermediate can be laid out for aligned access whatever the input's alignment.
#pragma once

#include "kernels/device/elementwise.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/device/row.cuh"

namespace roofmax::softmax_step {

/// `rows` rows of `cols` elements, `stride` elements apart.
template <typename T>
struct Matrix {
  T* data;
  std::int64_t rows;
  std::int64_t cols;
  std::int64_t stride;
};

inline constexpr int kReduceThreads = 256;
inline constexpr int kMapThreads = 256;
/// Columns that one block maps: four vectors of halves a thread.
inline constexpr std::int64_t kMapColumns = 8192;

/// out[r] = max_c x[r,c]. A block per row.
template <typename T>
__global__ void __launch_bounds__(kReduceThreads) row_max(Matrix<const T> x, float* out) {
  using namespace device;
  constexpr int vectors = 4;
  __shared__ ReduceScratch<kReduceThreads> scratch[2];
  int turn = 0;
  for (std::int64_t r = blockIdx.x; r < x.rows; r += gridDim.x, turn ^= 1) {
    const Row<T> row(x.data + r * x.stride, nullptr, x.cols);
    const int thread = static_cast<int>(threadIdx.x);
    float max = row.has_edge(thread) ? row.load_edge(thread) : -INFINITY;
    for (std::int64_t base = thread; base < row.vectors(); base += kReduceThreads * vectors) {
      Vector<T> group[vectors];
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * kReduceThreads;
        group[i] =
            index < row.vectors() ? row.template load<Reuse::keep>(index) : Vector<T>::neutral();
      }
#pragma unroll
      for (const Vector<T>& vector : group) max = fmaxf(max, vector.max());
    }
    max = block_reduce(max, Maximum{}, scratch[turn]);
    if (thread == 0) out[r] = max;
  }
}

/// out[r] = sum_c e[r,c]. A block per row.
template <typename T>
__global__ void __launch_bounds__(kReduceThreads) row_sum(Matrix<const T> e, float* out) {
  using namespace device;
  constexpr int vectors = 4;
  __shared__ ReduceScratch<kReduceThreads> scratch[2];
  int turn = 0;
  for (std::int64_t r = blockIdx.x; r < e.rows; r += gridDim.x, turn ^= 1) {
    const Row<T> row(e.data + r * e.stride, nullptr, e.cols);
    const int thread = static_cast<int>(threadIdx.x);
    RunningSum sum;
    if (row.has_edge(thread)) sum.add(row.load_edge(thread));
    for (std::int64_t base = thread; base < row.vectors(); base += kReduceThreads * vectors) {
      Vector<T> group[vectors];
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * kReduceThreads;
        group[i] =
            index < row.vectors() ? row.template load<Reuse::keep>(index) : Vector<T>::zero();
      }
      float terms = group[0].sum();
#pragma unroll
      for (int i = 1; i < vectors; ++i) terms += group[i].sum();
      sum.add(terms);
    }
    const float total = block_reduce(sum.value(), Sum{}, scratch[turn]);
    if (thread == 0) out[r] = total;
  }
}

/// Calls `map(r, first, count)` for this block's stretches of a matrix's rows.
template <typename Map>
__device__ void for_each_stretch(std::int64_t rows, std::int64_t cols, const Map& map) {
  const std::int64_t per_row = (cols + kMapColumns - 1) / kMapColumns;
  for (std::int64_t i = blockIdx.x; i < rows * per_row; i += gridDim.x) {
    const std::int64_t first = i % per_row * kMapColumns;
    map(i / per_row, first, first + kMapColumns < cols ? kMapColumns : cols - first);
  }
}

/// e[r,c] = exp(x[r,c] - max[r]).
template <typename In, typename Out>
__global__ void __launch_bounds__(kMapThreads)
    subtract_exp(Matrix<const In> x, const float* max, Matrix<Out> e) {
  for_each_stretch(x.rows, x.cols, [&](std::int64_t r, std::int64_t first, std::int64_t count) {
    const float shift = max[r];
    device::map_elements<kMapThreads>(
        x.data + r * x.stride + first, e.data + r * e.stride + first, count, [shift](float value) {
          constexpr float log2_e = 1.4426950408889634f;
          return sizeof(Out) == 4 ? expf(value - shift) : exp2f((value - shift) * log2_e);
        });
  });
}

/// y[r,c] = e[r,c] / sum[r], rounded to the type of y.
template <typename In, typename Out>
__global__ void __launch_bounds__(kMapThreads)
    divide(Matrix<const In> e, const float* sum, Matrix<Out> y) {
  for_each_stretch(e.rows, e.cols, [&](std::int64_t r, std::int64_t first, std::int64_t count) {
    const device::Divisor<Out> by_sum(sum[r]);
    device::map_elements<kMapThreads>(e.data + r * e.stride + first, y.data + r * y.stride + first,
                                      count, by_sum);
  });
}

/// Grid of the two maps.
[[nodiscard]] inline unsigned map_grid(std::int64_t rows, std::int64_t cols) {
  return device::grid_for(rows * ((cols + kMapColumns - 1) / kMapColumns));
}

}  // namespace roofmax::softmax_step
