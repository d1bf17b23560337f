// What the fused kernels share: how a row lies over the threads that hold it, how they reduce, and
// which layout takes a row of which length.
#pragma once

#include <algorithm>
#include <type_traits>

#include "kernels/device/cluster.cuh"
#include "kernels/device/division.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/device/vector.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {

/// Elements [first, last) of a vector.
struct Span {
  int first;
  int last;

  [[nodiscard]] __device__ bool has(int i) const { return i >= first && i < last; }
};

/// A bit for every bit of those elements of word `word` of a vector that stand in `span`.
template <typename T>
__device__ std::uint32_t bits_in(Span span, int word) {
  if constexpr (sizeof(T) == 4) {
    return span.has(word) ? 0xffffffffu : 0u;
  } else {
    return (span.has(2 * word) ? 0x0000ffffu : 0u) | (span.has(2 * word + 1) ? 0xffff0000u : 0u);
  }
}

/// A bit for every bit of those elements of a word that equal `value` (given twice for halves).
template <typename T>
__device__ std::uint32_t bits_equal(std::uint32_t word, std::uint32_t value) {
  if constexpr (sizeof(T) == 4) {
    return __uint_as_float(word) == __uint_as_float(value) ? 0xffffffffu : 0u;
  } else {
    using Pair = std::conditional_t<device::Element<T>::has_wide_exponent, __nv_bfloat162, __half2>;
    return __heq2_mask(reinterpret_cast<const Pair&>(word), reinterpret_cast<const Pair&>(value));
  }
}

/// A range of columns as a thread sees it that counts from its own first one.
template <int width, typename Index>
struct Window {
  Index begin;
  Index end;

  /// Of the vector at `offset`: whether it holds any column of the range, and whether no other.
  [[nodiscard]] __device__ bool meets(Index offset) const {
    return begin < offset + width && end > offset;
  }
  [[nodiscard]] __device__ bool covers(Index offset) const {
    return begin <= offset && end >= offset + width;
  }
  [[nodiscard]] __device__ Span span(Index offset) const {
    return {clamp(begin - offset), clamp(end - offset)};
  }

 private:
  static __device__ int clamp(Index place) {
    return place < 0 ? 0 : place > width ? width : static_cast<int>(place);
  }
};

/// As a `Window`, but of all columns of an aligned row: a vector is in it, or in no row.
template <int width, typename Index>
struct WholeRow {
  Index end;

  [[nodiscard]] __device__ bool meets(Index offset) const { return offset < end; }
  [[nodiscard]] static __device__ bool covers(Index /*offset*/) { return true; }
  [[nodiscard]] static __device__ Span span(Index /*offset*/) { return {0, width}; }
};

/// A row of one tensor. `start`: the thread's first column. `takes_vectors`: whether those of the
/// row's cut are aligned in it. `has_before`, `has_after`: whether a vector that the row cuts short
/// is in the tensor nevertheless.
template <typename T>
struct RowOf {
  T* start;
  bool takes_vectors;
  bool has_before;
  bool has_after;
};

/// How the columns of a row are cut into 16-byte vectors: as its principal input is aligned, so
/// that only its first and last vector may be cut short. The other tensors of the row are accessed
/// element by element where they are aligned differently. A thread counts columns from the first of
/// its own first vector, in `Index`: int where a row is held, which is then short enough.
///
/// `aligned`: every row of every tensor begins on a vector and ends with one. `banded`: a row may
/// be seen in part.
template <typename T, typename Index, bool aligned, bool banded = true>
class RowCut {
  static_assert(aligned || banded);

 public:
  static constexpr int width = device::kVectorWidth<T>;
  using Vector = device::Vector<T>;
  using Columns = std::conditional_t<banded, Window<width, Index>, WholeRow<width, Index>>;

  /// `vector`: the thread's first.
  __device__ RowCut(const T* principal, std::int64_t row, const Shape& shape, int vector)
      : cols_(static_cast<Index>(shape.sk)),
        lead_(aligned ? 0
                      : static_cast<int>(
                            reinterpret_cast<std::uintptr_t>(principal + row * shape.sk) % 16) /
                            static_cast<int>(sizeof(T))),
        first_(vector * width - lead_) {}

  /// Row `index` of `rows` of a tensor. Elements of another size make smaller vectors.
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row(Other* tensor, std::int64_t index,
                                            std::int64_t rows) const {
    Other* const start = tensor + (index * cols_ + first_);
    return {start,
            aligned || reinterpret_cast<std::uintptr_t>(start) % (width * sizeof(Other)) == 0,
            index * cols_ >= width, (rows - 1 - index) * cols_ >= width};
  }
  [[nodiscard]] __device__ Columns window(Range range) const {
    const Index end = static_cast<Index>(range.end) - first_;
    if constexpr (banded) {
      return {static_cast<Index>(range.begin) - first_, end};
    } else {
      return {end};
    }
  }

  [[nodiscard]] __device__ bool is_in_row(Index offset) const { return first_ + offset < cols_; }
  /// Whether the vector at `offset`, which is in the row or meets it, can be read as one: what it
  /// reads of the neighbouring rows is hidden later. (A branch for single elements would hold up
  /// every load behind it.)
  template <typename Other>
  [[nodiscard]] __device__ bool reads_vector(const RowOf<Other>& row, Index offset) const {
    return aligned || (row.takes_vectors && (row.has_before || first_ + offset >= 0) &&
                       (row.has_after || first_ + offset + width <= cols_));
  }
  /// And written.
  template <typename Other>
  [[nodiscard]] __device__ bool writes_vector(const RowOf<Other>& row, Index offset) const {
    return aligned ||
           (row.takes_vectors && first_ + offset >= 0 && first_ + offset + width <= cols_);
  }

  /// A vector that holds some column of `wanted`. What stands in the places of others is not
  /// defined.
  template <device::Reuse reuse>
  [[nodiscard]] __device__ Vector load(const RowOf<const T>& row, Index offset,
                                       const Columns& wanted) const {
    if (reads_vector(row, offset)) return device::load_vector<reuse>(row.start + offset);
    const Span span = wanted.span(offset);
    float values[width];
#pragma unroll
    for (int i = 0; i < width; ++i) {
      values[i] = span.has(i) ? device::Element<T>::load(row.start + offset + i) : 0.0f;
    }
    return Vector::pack(values);
  }

  /// Writes what of the vector belongs to the row.
  __device__ void store(const RowOf<T>& row, Index offset, const float (&values)[width]) const {
    if (writes_vector(row, offset)) {
      device::store_vector(row.start + offset, Vector::pack(values));
      return;
    }
    const Span span = Window<width, Index>{-first_, cols_ - first_}.span(offset);
#pragma unroll
    for (int i = 0; i < width; ++i) {
      if (span.has(i)) row.start[offset + i] = device::Element<T>::round(values[i]);
    }
  }

 private:
  Index cols_;
  int lead_;
  Index first_;
};

/// The threads that hold a row between them: part of a warp, a warp, a block, or the blocks of a
/// cluster. `member` is this thread among the `size` of them.
template <int threads, bool clustered>
class RowTeam {
 public:
  /// Threads of a block: several teams where they are small.
  static constexpr int kBlockThreads = std::max(threads, 64);
  static constexpr int kTeamsPerBlock = kBlockThreads / threads;

  struct Scratch {
    device::ClusterScratch<kBlockThreads> max;
    device::ClusterScratch<kBlockThreads> sum;
    device::ClusterScratch<kBlockThreads, double> wide_sum;
  };

  __device__ explicit RowTeam(Scratch& scratch) : scratch_(scratch) {}

  [[nodiscard]] __device__ int member() const {
    if constexpr (clustered) {
      return static_cast<int>(device::block_in_cluster() * threads + threadIdx.x);
    }
    return static_cast<int>(threadIdx.x) % threads;
  }
  [[nodiscard]] __device__ int size() const {
    if constexpr (clustered) return static_cast<int>(device::cluster_blocks()) * threads;
    return threads;
  }

  /// This team among all of the grid, and how many there are.
  [[nodiscard]] __device__ std::int64_t index() const {
    if constexpr (clustered) return blockIdx.x / device::cluster_blocks();
    return std::int64_t{blockIdx.x} * kTeamsPerBlock + threadIdx.x / threads;
  }
  [[nodiscard]] __device__ std::int64_t count() const {
    if constexpr (clustered) return gridDim.x / device::cluster_blocks();
    return std::int64_t{gridDim.x} * kTeamsPerBlock;
  }
  /// Rows are taken by all teams of a block or none, for the sake of its barriers.
  [[nodiscard]] __device__ std::int64_t first_of_block() const {
    if constexpr (clustered) return index();
    return std::int64_t{blockIdx.x} * kTeamsPerBlock;
  }

  /// Over the team. A row takes the maximum and one of the sums at most once, and ends with
  /// `end_row()`.
  __device__ float max(float value) { return reduce(value, device::Maximum{}, scratch_.max); }
  __device__ float sum(float value) { return reduce(value, device::Sum{}, scratch_.sum); }
  __device__ double sum(double value) { return reduce(value, device::Sum{}, scratch_.wide_sum); }
  /// The scratch may be used again.
  __device__ void end_row() {
    if constexpr (clustered) {
      device::sync_cluster();
    } else if constexpr (threads > device::kWarpSize) {
      __syncthreads();
    }
  }

 private:
  template <typename Value, typename Operator>
  __device__ Value reduce(Value value, Operator combine,
                          device::ClusterScratch<kBlockThreads, Value>& scratch) {
    if constexpr (clustered) {
      return device::cluster_reduce(value, combine, scratch);
    } else if constexpr (threads > device::kWarpSize) {
      return device::block_reduce(value, combine, scratch.block);
    } else {
#pragma unroll
      for (int lanes = threads / 2; lanes > 0; lanes /= 2) {
        value = combine(value, __shfl_xor_sync(device::kAllLanes, value, lanes));
      }
      return value;
    }
  }

  Scratch& scratch_;
};

/// Threads that hold a row, and how many registers of each are meant for its elements: a kernel
/// counts what it needs for a vector, and so holds more or fewer of them.
template <int team_threads, int registers_each, bool is_clustered = false>
struct Layout {
  static constexpr int threads = team_threads;
  static constexpr int registers = registers_each;
  static constexpr bool clustered = is_clustered;
};
/// Rows that nothing holds: a block goes over them twice, this many vectors a thread at a time.
struct Rereading {
  static constexpr int threads = 512;
  static constexpr int vectors = 4;
};

/// Registers of the longest rows whose threads hold at most 48; and of the longest that a block
/// holds, and a cluster.
inline constexpr std::int64_t kShortRegisters = 256 * 48;
inline constexpr std::int64_t kBlockRegisters = 512 * 64;
inline constexpr std::int64_t kClusterRegisters = kBlockRegisters * device::kMaxCluster;

/// Whether every row of `cols` elements begins and ends on a vector of `width` elements, in all of
/// the tensors. Null ones are not there.
template <int width, typename... Tensors>
[[nodiscard]] bool are_aligned(std::int64_t cols, const Tensors*... tensors) {
  return cols % width == 0 &&
         ((reinterpret_cast<std::uintptr_t>(tensors) % (width * sizeof(Tensors)) == 0) && ...);
}

/// Vectors of `width` elements that a row of `cols` may be cut into.
[[nodiscard]] constexpr std::int64_t most_vectors(std::int64_t cols, std::int64_t width,
                                                  bool aligned) {
  return (cols + (aligned ? 0 : width - 1) + width - 1) / width;
}

/// Whether base pointers that are aligned make all rows of `problem` so.
[[nodiscard]] inline bool has_aligned_rows(const Problem& problem) {
  return shape_of(problem).sk * static_cast<std::int64_t>(size_of(problem.dtype)) % 16 == 0;
}
/// Registers for a row of `problem`, base pointers aligned, at so many a vector.
[[nodiscard]] inline std::int64_t row_registers(const Problem& problem, int registers_per_vector) {
  const std::int64_t width = 16 / static_cast<std::int64_t>(size_of(problem.dtype));
  return most_vectors(shape_of(problem).sk, width, has_aligned_rows(problem)) *
         registers_per_vector;
}
/// How often rows of that many registers are read.
[[nodiscard]] inline int modelled_reads(std::int64_t registers, const DeviceTraits& device) {
  const bool has_clusters = device.compute_capability >= device::kClusterCapability;
  return registers <= (has_clusters ? kClusterRegisters : kBlockRegisters) ? 1 : 2;
}

/// Whether `kernel` can run as clusters: the device has them, and the code was compiled for such a
/// device. (Built for older ones alone, it runs from PTX that traps there.)
template <typename Parameter>
[[nodiscard]] bool runs_as_clusters(void (*kernel)(Parameter)) {
  int device = 0;
  int major = 0;
  cudaFuncAttributes attributes{};
  device::require(cudaGetDevice(&device), "cudaGetDevice");
  device::require(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device),
                  "cudaDeviceGetAttribute");
  device::require(cudaFuncGetAttributes(&attributes, kernel), "cudaFuncGetAttributes");
  return 10 * major >= device::kClusterCapability &&
         attributes.ptxVersion >= device::kClusterCapability;
}

template <int threads>
using ClusterLayout = Layout<threads, 64, true>;

/// `with_layout` for up to `kShortRegisters`, by teams of `threads` or more.
template <int threads, int light, typename Body>
void with_team(std::int64_t registers, const Body& body) {
  if constexpr (threads <= light) {
    if (registers <= threads * 16) return body(Layout<threads, 16>{}, 1);
  }
  if constexpr (threads >= light) {
    if (registers <= threads * 32) return body(Layout<threads, 32>{}, 1);
    if (registers <= threads * 48) return body(Layout<threads, 48>{}, 1);
  }
  if constexpr (threads < 256) with_team<2 * threads, light>(registers, body);
}

/// Calls `body(Layout<...>{}, cluster)` or `body(Rereading{}, 1)` with what holds rows of that many
/// registers: as few threads as can, each with several loads under way. From `light * 32` to 16384
/// registers no more than a third are left empty: with 32 threads for 256 columns in place of 8,
/// `scaled_causal` took 60 us on an H200 in place of 29; with 512 for 8192 columns in place of 256,
/// 56 in place of 35 (2^25 bf16). `light`: the largest team of which a thread holds 16 registers,
/// and the smallest that holds more. `clusters`: whether the kernels of `ClusterLayout` can run.
template <int light, typename Body>
void with_layout(std::int64_t registers, bool clusters, const Body& body) {
  if (registers <= kShortRegisters) return with_team<4, light>(registers, body);
  if (registers <= 256 * 64) return body(Layout<256, 64>{}, 1);
  if (registers <= kBlockRegisters) return body(Layout<512, 64>{}, 1);
  if (clusters) {
    // Small blocks first: several are on an SM at once, and one computes while another waits.
    for (const int cluster : {4, 8}) {
      if (registers <= cluster * 256 * 64) return body(ClusterLayout<256>{}, cluster);
    }
    if (registers <= kClusterRegisters) return body(ClusterLayout<512>{}, device::kMaxCluster);
  }
  body(Rereading{}, 1);
}

/// Launches `kernel`, a block of `threads` threads or a cluster of such blocks for each of `work`
/// items; the kernel's own loop takes what is beyond the grid's limit.
template <typename Parameter>
void launch_fused(void (*kernel)(Parameter), std::int64_t work, int threads, int cluster,
                  cudaStream_t stream, const Parameter& parameter) {
  constexpr std::int64_t kMaxGrid = (std::int64_t{1} << 31) - device::kMaxCluster;
  cudaLaunchAttribute shape{};
  shape.id = cudaLaunchAttributeClusterDimension;
  shape.val.clusterDim.x = static_cast<unsigned>(cluster);
  shape.val.clusterDim.y = 1;
  shape.val.clusterDim.z = 1;
  cudaLaunchConfig_t config{};
  config.gridDim = static_cast<unsigned>(std::min(work * cluster, kMaxGrid / cluster * cluster));
  config.blockDim = static_cast<unsigned>(threads);
  config.stream = stream;
  config.attrs = &shape;
  config.numAttrs = cluster > 1 ? 1 : 0;
  device::require(cudaLaunchKernelEx(&config, kernel, parameter), "launch");
}

/// A row of the scores and where it stands.
struct Place {
  std::int64_t row;
  std::int64_t batch;
  std::int64_t head;
  std::int64_t query;
};

/// The rows of a launch.
struct Rows {
  Shape shape;
  device::Divider by_queries;
  device::Divider by_heads;

  explicit Rows(const Shape& of)
      : shape(of),
        by_queries(std::max<std::int64_t>(of.sq, 1)),
        by_heads(std::max<std::int64_t>(of.heads, 1)) {}

  [[nodiscard]] __device__ Place place(std::int64_t row) const {
    const device::Quotient plane = by_queries.of(row);
    const device::Quotient batch = by_heads.of(plane.value);
    return {row, batch.value, batch.remainder, plane.remainder};
  }
};

}  // namespace roofmax::masked_softmax
