// The launches of an unfused softmax. Each is what a careful library would run for that step alone:
// 16-byte accesses, several of them under way in each thread, and a grid that fills the GPU,
// however short or long the rows.
//
// Matrices are contiguous but for an element count from row to row of their own, so that an
// intermediate can be laid out for aligned access whatever the input's alignment.
#pragma once

#include <type_traits>

#include "kernels/device/elementwise.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/device/row.cuh"

namespace roofmax::steps {

/// `rows` rows of `cols` elements, `stride` elements apart.
template <typename T>
struct Matrix {
  T* data;
  std::int64_t rows;
  std::int64_t cols;
  std::int64_t stride;

  [[nodiscard]] Matrix<const T> read_only() const { return {data, rows, cols, stride}; }
};

/// Rows whose softmax is what mathematics says. A launch takes rows of other kinds too (those of
/// masked scores): what is special about a part of a row, they answer.
struct PlainRows {
  struct Part {
    /// What to subtract before exponentials are taken, given the row's maximum.
    static __device__ float shift(float max) { return max; }
    /// By what to divide, given the row's sum.
    static __device__ float divisor(float sum) { return sum; }
    /// Whether the result at column `i` of the part is anything but 0.
    template <typename Index>
    static __device__ bool shows(Index /*i*/) {
      return true;
    }
  };

  /// Columns [first, first + count) of row `r`.
  template <typename Index>
  [[nodiscard]] __device__ Part part(std::int64_t /*r*/, std::int64_t /*first*/,
                                     Index /*count*/) const {
    return {};
  }
};

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
    const int per_thread = group * device::kMapUnroll;
    while (team < kMapThreads && team * per_thread < cols) team *= 2;
    length = team * per_thread;
    per_row = (cols + length - 1) / length;
  }

  [[nodiscard]] unsigned grid() const {
    const std::int64_t per_block = kMapThreads / team;
    return device::grid_for((rows * per_row + per_block - 1) / per_block);
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
      map(device::Team{thread % team, team}, r, first,
          left < length ? static_cast<int>(left) : length);
    }
  }
};

/// For a map between matrices of these types whose rows differ in what is done to them.
template <typename... Types>
[[nodiscard]] Stretches row_stretches(std::int64_t rows, std::int64_t cols) {
  return {rows, cols, device::kGroupOf<Types...>};
}

/// out[r,c] = f(in[r,c]).
template <typename In, typename Out, typename Function>
__global__ void __launch_bounds__(kMapThreads)
    map_matrix(Matrix<const In> in, Matrix<Out> out, Function f, Stretches stretches) {
  stretches.for_each([&](device::Team team, std::int64_t r, std::int64_t first, int count) {
    device::map_elements(team, in.data + r * in.stride + first, out.data + r * out.stride + first,
                         count, f);
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
  stretches.for_each([&](device::Team team, std::int64_t r, std::int64_t first, int count) {
    const float shift = kind.part(r, first, count).shift(max[r]);
    device::map_elements(team, x.data + r * x.stride + first, e.data + r * e.stride + first, count,
                         [shift](float value) {
                           constexpr float log2_e = 1.4426950408889634f;
                           return sizeof(Out) == 4 ? expf(value - shift)
                                                   : exp2f((value - shift) * log2_e);
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
  stretches.for_each([&](device::Team team, std::int64_t r, std::int64_t first, int count) {
    const auto part = kind.part(r, first, count);
    const device::Divisor<Out> by_sum(part.divisor(sum[r]));
    device::map_elements(
        team, e.data + r * e.stride + first, static_cast<const device::Nothing*>(nullptr),
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

/// `threads` threads reduce a row: a warp, a block, or a large block. Of few threads with a vector
/// or two each too little is under way, and all of it waits at their barrier; where a row is so
/// long that there are few rows, whatever a block has under way is all that its SM has.
template <int row_threads>
struct Reduction {
  static constexpr int threads = row_threads;
  static constexpr int block_threads = std::max(threads, 256);
  /// Rows that a block takes at a time.
  static constexpr int rows = block_threads / threads;
  /// Vectors that a thread has under way.
  static constexpr int vectors = threads == 256 ? 4 : 8;
};
using WarpReduction = Reduction<device::kWarpSize>;
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
    body(reduction, device::grid_for((rows + reduction.rows - 1) / reduction.rows));
  };
  const std::int64_t vectors = cols / device::kVectorWidth<T>;
  if (vectors <= kLongestOfWarp) return call(WarpReduction{});
  if (vectors <= kLongestOfBlock) return call(BlockReduction{});
  call(LargeBlockReduction{});
}

/// out[r] = max_c x[r,c].
template <typename By, typename T>
__global__ void __launch_bounds__(By::block_threads) row_max(Matrix<const T> x, float* out) {
  using namespace device;
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
  using namespace device;
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
  using namespace device;
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
      return load_vector<Reuse::stream, In>(in + cut.place(index));
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
        <<<device::grid_for((z.rows + By::rows - 1) / By::rows), By::block_threads, 0, stream>>>(
            z, y, kind);
  };
  const std::int64_t row_vectors = z.cols / device::kVectorWidth<In>;
  if (row_vectors <= WarpReduction::threads * kSoftmaxVectors) {
    launch.template operator()<WarpReduction, kSoftmaxVectors>();
  } else if (row_vectors <= WarpReduction::threads * 2 * kSoftmaxVectors) {
    launch.template operator()<WarpReduction, 2 * kSoftmaxVectors>();
  } else {
    launch.template operator()<BlockReduction, kSoftmaxVectors>();
  }
}

}  // namespace roofmax::steps
