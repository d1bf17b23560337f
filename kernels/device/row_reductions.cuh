// The launches of an unfused softmax that reduce the rows of a matrix: maximum, sum, and the
// softmax in one. 16-byte accesses, several of them under way in each thread, and as many threads a
// row as its length asks for.
#pragma once

#include <algorithm>
#include <type_traits>

#include "kernels/device/elementwise.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/device/matrix.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/device/row.cuh"

namespace roofmax::device {

/// `threads` threads reduce a row: a warp, a block, or a large block. A few threads with a vector
/// or two each have too little under way, and wait for each other at a barrier. Where rows are so
/// long that there are few, an SM has no more under way than one block has.
template <int row_threads>
struct Reduction {
  static constexpr int threads = row_threads;
  static constexpr int block_threads = std::max(threads, 256);
  /// Rows that a block takes at a time.
  static constexpr int rows = block_threads / threads;
  /// Vectors that a thread has under way.
  static constexpr int vectors = threads == 256 ? 4 : 8;
};
using WarpReduction = Reduction<kWarpSize>;
using BlockReduction = Reduction<256>;
using LargeBlockReduction = Reduction<1024>;

/// Vectors of the longest row that a warp reduces (8 KB), and a block of 256 threads (32 KB):
/// `multi_kernel` on 4 rows of 128 KB in halves took 11.3 us on an H200 with blocks of 1024 threads
/// and 21.6 with these; on 512 rows of 32 KB 29.7 and 26.1.
inline constexpr std::int64_t kLongestOfWarp = 512;
inline constexpr std::int64_t kLongestOfBlock = 2048;

/// Calls `body(Reduction<...>{}, grid)` for rows of that shape.
template <typename T, typename Body>
void with_reduction(std::int64_t rows, std::int64_t cols, const Body& body) {
  const auto call = [&](auto reduction) {
    body(reduction, grid_for((rows + reduction.rows - 1) / reduction.rows));
  };
  const std::int64_t vectors = cols / kVectorWidth<T>;
  if (vectors <= kLongestOfWarp) return call(WarpReduction{});
  if (vectors <= kLongestOfBlock) return call(BlockReduction{});
  call(LargeBlockReduction{});
}

/// out[r] = max_c x[r,c].
template <typename By, typename T>
__global__ void __launch_bounds__(By::block_threads) row_max(Matrix<const T> x, float* out) {
  constexpr int threads = By::threads;
  constexpr int vectors = By::vectors;
  __shared__ ReduceScratch<threads> scratch[2];
  const int thread = static_cast<int>(threadIdx.x) % threads;
  std::int64_t r = std::int64_t{blockIdx.x} * By::rows + threadIdx.x / threads;
  for (int turn = 0; r < x.rows; r += std::int64_t{gridDim.x} * By::rows, turn ^= 1) {
    const Row<T> row(x.data + r * x.stride, nullptr, x.cols);
    float max = row.has_edge(thread) ? row.load_edge(thread) : -INFINITY;
    for (std::int64_t base = thread; base < row.vectors(); base += threads * vectors) {
      Vector<T> group[vectors];
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
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

template <typename T>
void enqueue_row_max(Matrix<const T> x, float* out, cudaStream_t stream) {
  with_reduction<T>(x.rows, x.cols, [&]<typename By>(By, unsigned grid) {
    row_max<By><<<grid, By::block_threads, 0, stream>>>(x, out);
  });
}

/// out[r] = sum_c e[r,c].
template <typename By, typename T>
__global__ void __launch_bounds__(By::block_threads) row_sum(Matrix<const T> e, float* out) {
  constexpr int threads = By::threads;
  constexpr int vectors = By::vectors;
  // In fp32 even the roundings of the last few additions would show.
  using Total = std::conditional_t<sizeof(T) == 4, double, float>;
  __shared__ ReduceScratch<threads, Total> scratch[2];
  const int thread = static_cast<int>(threadIdx.x) % threads;
  std::int64_t r = std::int64_t{blockIdx.x} * By::rows + threadIdx.x / threads;
  for (int turn = 0; r < e.rows; r += std::int64_t{gridDim.x} * By::rows, turn ^= 1) {
    const Row<T> row(e.data + r * e.stride, nullptr, e.cols);
    RunningSum sum;
    if (row.has_edge(thread)) sum.add(row.load_edge(thread));
    for (std::int64_t base = thread; base < row.vectors(); base += threads * vectors) {
      Vector<T> group[vectors];
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        const std::int64_t index = base + i * threads;
        group[i] =
            index < row.vectors() ? row.template load<Reuse::keep>(index) : Vector<T>::zero();
      }
      float terms = group[0].sum();
#pragma unroll
      for (int i = 1; i < vectors; ++i) terms += group[i].sum();
      sum.add(terms);
    }
    const Total total = block_reduce(static_cast<Total>(sum.value()), Sum{}, scratch[turn]);
    if (thread == 0) out[r] = static_cast<float>(total);
  }
}

template <typename T>
void enqueue_row_sum(Matrix<const T> e, float* out, cudaStream_t stream) {
  with_reduction<T>(e.rows, e.cols, [&]<typename By>(By, unsigned grid) {
    row_sum<By><<<grid, By::block_threads, 0, stream>>>(e, out);
  });
}

/// y[r,c] = exp(z[r,c] - max_c z[r,c]) / sum_c of that: a softmax in one launch. Its threads
/// keep `vectors` vectors of a row each; what is beyond is read twice.
template <typename By, int vectors, typename In, typename Out, typename Rows>
__global__ void __launch_bounds__(By::block_threads)
    row_softmax(Matrix<const In> z, Matrix<Out> y, Rows kind) {
  constexpr int group = kVectorWidth<In>;
  constexpr int threads = By::threads;
  constexpr std::int64_t kept_vectors = std::int64_t{threads} * vectors;
  __shared__ PairScratch<threads> scratch;
  const int thread = static_cast<int>(threadIdx.x) % threads;
  std::int64_t r = std::int64_t{blockIdx.x} * By::rows + threadIdx.x / threads;
  for (; r < z.rows; r += std::int64_t{gridDim.x} * By::rows) {
    const In* const in = z.data + r * z.stride;
    Out* const out = y.data + r * y.stride;
    const Cut<group> cut(in, z.cols);
    const bool stores_vectors = is_aligned_group<group>(out + cut.place(0));
    const bool has_edge = thread < cut.edges();
    const auto load = [&](std::int64_t index) {
      return load_vector<Reuse::last, In>(in + cut.place(index));
    };

    Vector<In> kept[vectors];
    float max = -INFINITY;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = thread + i * threads;
      kept[i] = index < cut.groups() ? load(index) : Vector<In>::neutral();
    }
    const float edge = has_edge ? Element<In>::load(in + cut.edge(thread)) : -INFINITY;
#pragma unroll
    for (const Vector<In>& vector : kept) max = fmaxf(max, vector.max());
    RunningMaxSum<In> running;
    const Exponent<In> of_kept = running.raise(fmaxf(max, edge));
    float terms = of_kept.term(edge);
#pragma unroll
    for (const Vector<In>& vector : kept) terms += sum_of_terms(vector, of_kept);
    running.add(terms);
    for (std::int64_t index = thread + kept_vectors; index < cut.groups(); index += threads) {
      const Vector<In> vector = load_vector<Reuse::keep, In>(in + cut.place(index));
      running.add(sum_of_terms(vector, running.raise(vector.max())));
    }

    const MaxSum pair = block_reduce<In>(running.pair(), scratch);
    const Exponent<In> exponent(pair.max);
    const auto part = kind.part(r, 0, z.cols);
    const Divisor<Out> by_sum(part.divisor(pair.sum));
    const auto result = [&](std::int64_t column, float value) {
      return part.shows(column) ? by_sum(exponent.result(value)) : 0.0f;
    };
    const auto store = [&](std::int64_t index, const Vector<In>& vector) {
      float values[group];
      vector.unpack(values);
#pragma unroll
      for (int i = 0; i < group; ++i) values[i] = result(cut.place(index) + i, values[i]);
      store_group(out + cut.place(index), values, stores_vectors);
    };
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = thread + i * threads;
      if (index < cut.groups()) store(index, kept[i]);
    }
    for (std::int64_t index = thread + kept_vectors; index < cut.groups(); index += threads) {
      store(index, load(index));
    }
    if (has_edge) {
      const std::int64_t column = cut.edge(thread);
      out[column] = Element<Out>::round(result(column, edge));
    }
  }
}

/// Vectors that each thread of a block keeps in registers, and with it what of a row is read once.
inline constexpr int kSoftmaxVectors = 8;

/// Elements of a row that `row_softmax` reads twice, given the bytes of each.
[[nodiscard]] inline std::int64_t softmax_read_again(std::int64_t cols, std::int64_t bytes) {
  constexpr std::int64_t kept_bytes = std::int64_t{BlockReduction::threads} * kSoftmaxVectors * 16;
  return std::max<std::int64_t>(0, cols - kept_bytes / bytes);
}

template <typename In, typename Out, typename Rows>
void enqueue_row_softmax(Matrix<const In> z, Matrix<Out> y, Rows kind, cudaStream_t stream) {
  const auto launch = [&]<typename By, int vectors>() {
    row_softmax<By, vectors>
        <<<grid_for((z.rows + By::rows - 1) / By::rows), By::block_threads, 0, stream>>>(z, y,
                                                                                         kind);
  };
  const std::int64_t row_vectors = z.cols / kVectorWidth<In>;
  if (row_vectors <= WarpReduction::threads * kSoftmaxVectors) {
    launch.template operator()<WarpReduction, kSoftmaxVectors>();
  } else if (row_vectors <= WarpReduction::threads * 2 * kSoftmaxVectors) {
    launch.template operator()<WarpReduction, 2 * kSoftmaxVectors>();
  } else {
    launch.template operator()<BlockReduction, kSoftmaxVectors>();
  }
}

}  // namespace roofmax::device
