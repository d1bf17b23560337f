// staged_rows: rows that follow each other without a gap are one run of bytes, wherever each of
// them begins. A block brings a chunk of whole rows to shared memory in 16-byte vectors across
// their ends, by asynchronous copies, which take no registers. A row belongs to 1 to 32 lanes: they
// hold it in registers, element by element in turns, and put its results in its place. Then the
// block stores the chunk in vectors again.
//
// Cost: the compulsory bytes, which pass through shared memory twice in each direction; one
// exponential an element; two instructions an element for shared memory, where `warp_rows` needs
// two a vector; three barriers a chunk. It is for rows whose ends are off the vectors: 33 halves,
// of which `warp_rows` would store a third one by one, in a transaction of device memory each.
// Where rows are aligned and short, `warp_rows` has less to do (H200, 100000 x 96: 11.1 us, 14
// here); of 640 halves this is the faster by 1%, of 1024 the slower. A block does one thing after
// the other, so that chunks are small: of the many blocks of an SM some copy while others compute.
//
// Lanes of different rows meet in a bank where the length of a row has a large power of two as a
// divisor. Such rows get more lanes than they need.
//
// This project's own.

#include <cuda_pipeline_primitives.h>

#include <algorithm>
#include <numeric>

#include "kernels/contract/registry.hpp"
#include "kernels/device/elementwise.cuh"
#include "kernels/softmax/short_rows.cuh"

namespace roofmax::softmax {
namespace {

using namespace device;

constexpr int kMostThreads = 256;
constexpr int kWordBytes = 4;  ///< of a bank of shared memory
constexpr int kBanks = 32;

/// A run of elements in device memory that is, or will be, in shared memory, in the same place of a
/// 16-byte vector as in x.
template <typename T>
class Chunk {
 public:
  __device__ Chunk(const T* x, T* y, int count, uint4* shared)
      : x_(x),
        y_(y),
        cut_(x, count),
        staged_(reinterpret_cast<T*>(shared) + offset_of(x)),
        count_(count) {}

  [[nodiscard]] __device__ T* staged() const { return staged_; }

  /// This thread's part, of which the vectors arrive later.
  __device__ void fetch() const {
    each_vector([this](int place) {
      __pipeline_memcpy_async(staged_ + place, x_ + place, sizeof(Vector<T>));
    });
    __pipeline_commit();
    each_edge([this](int place) { staged_[place] = x_[place]; });
  }
  __device__ void store() const {
    if (offset_of(y_) == offset_of(x_)) {
      each_vector([this](int place) {
        store_vector(y_ + place, load_vector<Reuse::keep>(staged_ + place));
      });
      each_edge([this](int place) { y_[place] = staged_[place]; });
    } else {
      for (int i = thread(); i < count_; i += threads()) y_[i] = staged_[i];
    }
  }

 private:
  static __device__ int thread() { return static_cast<int>(threadIdx.x); }
  static __device__ int threads() { return static_cast<int>(blockDim.x); }
  /// Elements from the last 16-byte boundary.
  static __device__ int offset_of(const T* data) {
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(data) % sizeof(Vector<T>) / sizeof(T));
  }
  template <typename Body>
  __device__ void each_vector(const Body& body) const {
    const int vectors = static_cast<int>(cut_.groups());
    const int first = static_cast<int>(cut_.place(0));
#pragma unroll 4
    for (int i = thread(); i < vectors; i += threads()) body(first + i * kVectorWidth<T>);
  }
  template <typename Body>
  __device__ void each_edge(const Body& body) const {
    for (int i = thread(); i < cut_.edges(); i += threads()) body(static_cast<int>(cut_.edge(i)));
  }

  const T* x_;
  T* y_;
  Cut<kVectorWidth<T>> cut_;
  T* staged_;
  int count_;
};

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Forward<T> problem;
  int used;  ///< groups of a lane, of those that it has registers for
  int chunk_rows;
};

/// Elements that a lane takes one after the other.
constexpr int kGroup = 8;

template <typename T, Form form, int row_lanes, int groups>
__global__ void __launch_bounds__(kMostThreads)
    staged_rows(const __grid_constant__ Arguments<T> arguments) {
  extern __shared__ uint4 dynamic_shared[];
  const Forward<T>& problem = arguments.problem;
  constexpr RowLanes lanes(row_lanes);
  const int used = arguments.used;
  const std::int64_t rows = problem.shape.rows;
  const auto cols = static_cast<int>(problem.shape.cols);
  const int rows_at_once = lanes.rows_of(static_cast<int>(blockDim.x));

  for (std::int64_t first = std::int64_t{blockIdx.x} * arguments.chunk_rows; first < rows;
       first += std::int64_t{gridDim.x} * arguments.chunk_rows) {
    const int count = static_cast<int>(min(std::int64_t{arguments.chunk_rows}, rows - first));
    const Chunk<T> chunk(problem.x + first * cols, problem.y + first * cols, count * cols,
                         dynamic_shared);
    chunk.fetch();
    __pipeline_wait_prior(0);
    __syncthreads();
    // All lanes of a warp stay together: beyond the last row they have nothing.
    for (int begin = 0; begin < count; begin += rows_at_once) {
      const int r = begin + lanes.row();
      // The lanes have the elements in turns: this one the first of `left`, and every so many.
      T* const elements = chunk.staged() + r * cols + lanes.lane();
      const int left = r < count ? cols - lanes.lane() : 0;
      float values[groups][kGroup];
      float max = -INFINITY;
#pragma unroll
      for (int g = 0; g < groups; ++g) {
        if (g >= used) break;
#pragma unroll
        for (int i = 0; i < kGroup; ++i) {
          const int place = (g * kGroup + i) * row_lanes;
          values[g][i] = place < left ? Element<T>::load(elements + place) : -INFINITY;
          max = fmaxf(max, values[g][i]);
        }
      }
      const MaxSum pair = make_results<T, form>(values, used, max, lanes);
#pragma unroll
      for (int g = 0; g < groups; ++g) {
        if (g >= used) break;
#pragma unroll
        for (int i = 0; i < kGroup; ++i) {
          const int place = (g * kGroup + i) * row_lanes;
          if (place < left) elements[place] = Element<T>::round(values[g][i]);
        }
      }
      if (lanes.lane() == 0 && r < count) problem.store_lse(first + r, pair);
    }
    __syncthreads();
    chunk.store();
    __syncthreads();  // before the next chunk takes its place
  }
}

/// Groups of a lane: a row of 33 takes one lane.
constexpr int kGroups = 5;
/// Where a whole warp has the longest row of halves.
constexpr int kMostGroups = kShortRowBytes / 2 / kWarpSize / kGroup;

template <typename T, Form form, int row_lanes = 1>
auto kernel_for(const RowLanes& lanes, int used) {
  if constexpr (row_lanes < kWarpSize) {
    if (lanes.count() > row_lanes) return kernel_for<T, form, 2 * row_lanes>(lanes, used);
  } else if constexpr (sizeof(T) == 2) {
    if (used > kGroups) return staged_rows<T, form, row_lanes, kMostGroups>;
  }
  return staged_rows<T, form, row_lanes, kGroups>;
}

struct Tuning {
  int threads;
  int bytes;  ///< of a chunk, unless the rows that the threads have at a time are more
};

template <typename T, Form form>
auto launch_for(const Shape& shape, Tuning tuning) {
  const auto row_bytes = static_cast<int>(shape.cols) * int{sizeof(T)};
  // Words by whose multiples rows are apart, over all banks: with half as many lanes two rows meet.
  const int common = std::gcd(row_bytes, kBanks * kWordBytes) / kWordBytes;
  const RowLanes lanes = lanes_for(shape.cols, kGroups * kGroup, std::max(1, common / 2));
  const int group_columns = kGroup * lanes.count();
  const int used = (static_cast<int>(shape.cols) + group_columns - 1) / group_columns;
  const int rows_at_once = lanes.rows_of(tuning.threads);
  constexpr int kMostTurns = 4;
  const int turns = std::clamp(tuning.bytes / std::max(1, rows_at_once * row_bytes), 1, kMostTurns);
  const int chunk_rows = rows_at_once * turns;
  // The chunk begins within its first vector. At most 40 KB: beyond 48 a block would have to ask.
  const auto shared_bytes = static_cast<std::size_t>(chunk_rows * row_bytes) + sizeof(Vector<T>);
  const GridLaunch<Arguments<T>> enqueue{kernel_for<T, form>(lanes, used),
                                         grid_for((shape.rows + chunk_rows - 1) / chunk_rows),
                                         tuning.threads, shared_bytes};
  return [=](const Forward<T>& problem, const Launch& launch) {
    enqueue({problem, used, chunk_rows}, launch);
  };
}

std::optional<Refusal> supports(const Problem& problem, const DeviceTraits& /*device*/) {
  const auto [rows, cols, stride] = shape_of(problem);
  if (stride != cols) {
    return Refusal{"stride", "rows must follow each other without a gap: a stride of " +
                                 std::to_string(cols) + ", not " + std::to_string(stride)};
  }
  return refuse_long_rows(problem);
}

Kernel tuned(Tuning tuning) {
  return {
      .name = "staged_rows",
      .tuning =
          "threads=" + std::to_string(tuning.threads) + ",bytes=" + std::to_string(tuning.bytes),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "chunks of adjacent rows through shared memory, a few lanes per row, one pass",
      .constraints = "rows of at most 4 KB, without gaps between them",
      .source = "own",
      .supports = supports,
      .traffic = traffic_of_short_rows,
      .prepare =
          prepare_forward([tuning]<typename T, Form form>(ForwardInstance<T, form> instance) {
            return launch_for<T, form>(instance.shape, tuning);
          }),
  };
}

const Registration registration{{
    tuned({.threads = 64, .bytes = 4096}),
    tuned({.threads = 128, .bytes = 8192}),
}};

}  // namespace
}  // namespace roofmax::softmax
