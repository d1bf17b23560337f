// What kernels share that bring whole rows to shared memory, many at a time, where rows follow each
// other without a gap: then they are one run of bytes, of which 16-byte vectors cross their ends.
#pragma once

#include <cuda_pipeline_primitives.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "kernels/device/elementwise.cuh"
#include "kernels/device/row_words.cuh"
#include "kernels/softmax/short_rows.cuh"

namespace roofmax::softmax {

/// Threads of a block at most.
inline constexpr int kMostStagingThreads = 256;

/// A run of elements in device memory that is, or will be, in shared memory, in the same place of a
/// 16-byte vector as there.
template <typename T>
class Chunk {
 public:
  /// `shared` has room for one vector more than `count` elements take.
  __device__ Chunk(const T* source, int count, uint4* shared)
      : source_(source),
        cut_(source, count),
        staged_(reinterpret_cast<T*>(shared) + offset_of(source)),
        count_(count) {}

  [[nodiscard]] __device__ T* staged() const { return staged_; }

  /// This thread's part, of which the vectors arrive later (`__pipeline_wait_prior`).
  __device__ void fetch() const {
    each_vector([this](int place) {
      __pipeline_memcpy_async(staged_ + place, source_ + place, sizeof(device::Vector<T>));
    });
    __pipeline_commit();
    each_edge([this](int place) { staged_[place] = source_[place]; });
  }
  /// What is staged, to as many elements of another tensor.
  __device__ void store(T* to) const {
    if (offset_of(to) == offset_of(source_)) {
      each_vector([this, to](int place) {
        device::store_vector(to + place, device::load_vector<device::Reuse::keep>(staged_ + place));
      });
      each_edge([this, to](int place) { to[place] = staged_[place]; });
    } else {
      for (int i = thread(); i < count_; i += threads()) to[i] = staged_[i];
    }
  }

 private:
  static __device__ int thread() { return static_cast<int>(threadIdx.x); }
  static __device__ int threads() { return static_cast<int>(blockDim.x); }
  /// Elements from the last 16-byte boundary.
  static __device__ int offset_of(const T* data) {
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(data) % sizeof(device::Vector<T>) /
                            sizeof(T));
  }
  template <typename Body>
  __device__ void each_vector(const Body& body) const {
    const int vectors = static_cast<int>(cut_.groups());
    const int first = static_cast<int>(cut_.place(0));
#pragma unroll 4
    for (int i = thread(); i < vectors; i += threads()) body(first + i * device::kVectorWidth<T>);
  }
  template <typename Body>
  __device__ void each_edge(const Body& body) const {
    for (int i = thread(); i < cut_.edges(); i += threads()) body(static_cast<int>(cut_.edge(i)));
  }

  const T* source_;
  device::Cut<device::kVectorWidth<T>> cut_;
  T* staged_;
  int count_;
};

using device::kMostEdges;
using device::RowWords;
using device::WordCut;

/// A tuning of these kernels.
struct StagingTuning {
  int threads;
  int bytes;  ///< of a chunk, unless the rows that the threads have at a time are more

  [[nodiscard]] std::string name() const {
    return "threads=" + std::to_string(threads) + ",bytes=" + std::to_string(bytes);
  }
};

/// How such a kernel shares its rows out.
struct StagingPlan {
  RowLanes lanes;
  int chunk_rows;
  std::int64_t chunk_bytes;  ///< shared memory for a chunk, which begins within its first vector
  unsigned grid;
};

/// Lanes of different rows meet in a bank where the length of a row has a large power of two as a
/// divisor: such rows get more lanes than they need. A lane has `each` of a row's words at
/// most, until a warp has the row.
[[nodiscard]] inline StagingPlan plan_staging(const Shape& shape, std::size_t element_bytes,
                                              int each, StagingTuning tuning) {
  constexpr int kWordBytes = 4;  // and of a bank of shared memory
  constexpr int kBanks = 32;
  const int row_bytes = static_cast<int>(shape.cols) * static_cast<int>(element_bytes);
  // Words by whose multiples rows are apart, over all banks: with half as many lanes two rows meet.
  const int common = std::gcd(row_bytes, kBanks * kWordBytes) / kWordBytes;
  const RowLanes lanes = lanes_for(row_bytes / kWordBytes, each, std::max(1, common / 2));
  const int rows_at_once = lanes.rows_of(tuning.threads);
  constexpr int kMostTurns = 4;
  const int turns = std::clamp(tuning.bytes / std::max(1, rows_at_once * row_bytes), 1, kMostTurns);
  const int chunk_rows = rows_at_once * turns;
  const std::int64_t bytes = std::int64_t{chunk_rows} * row_bytes + 16;
  return {lanes, chunk_rows, bytes, device::grid_for((shape.rows + chunk_rows - 1) / chunk_rows)};
}

/// Refuses rows of more than `kShortRowBytes`, and gaps between them.
[[nodiscard]] inline std::optional<Refusal> refuse_unstaged(const Problem& problem) {
  const auto [rows, cols, stride] = shape_of(problem);
  if (stride != cols) {
    return Refusal{"stride", "rows must follow each other without a gap: a stride of " +
                                 std::to_string(cols) + ", not " + std::to_string(stride)};
  }
  return refuse_long_rows(problem);
}

}  // namespace roofmax::softmax
