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
    const auto below = [word](int element) {
      const int bits = 16 * element - 32 * word;
      return __funnelshift_lc(0xffffffffu, 0, static_cast<unsigned>(bits < 0 ? 0 : bits));
    };
    return below(span.last) & ~below(span.first);
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

  /// Of the vector at `offset`: whether it holds any column of the range (or an empty range lies
  /// inside it), and whether no other.
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

/// A row of one tensor. `start`: the thread's first column. `misalignment`: by how many bytes (all
/// else is counted in elements) the vectors of the row's cut are off their alignment here.
/// `has_before`, `has_after`: whether two vectors would fit into the rows before and after it;
/// `is_inner`: both, asked before either because that saves registers.
template <typename T>
struct RowOf {
  T* start;
  int misalignment;
  bool has_before;
  bool has_after;
  bool is_inner;
};

template <typename T>
using BitsOf = std::conditional_t<sizeof(T) == 4, std::uint32_t,
                                  std::conditional_t<sizeof(T) == 2, std::uint16_t, std::uint8_t>>;

/// Those elements of the vector at `start` that stand in `span`, one by one: at the edges of a
/// tensor. Not inlined, for at every load and store it would be half of the code.
template <int width, typename T>
__device__ __noinline__ device::Vector<T, width * sizeof(T)> load_elements(const T* start,
                                                                           Span span) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(T));
  auto vector = device::Vector<T, width * sizeof(T)>::zero();
#pragma unroll
  for (int i = 0; i < width; ++i) {
    const std::uint32_t bits =
        span.has(i) ? reinterpret_cast<const BitsOf<T>*>(start)[i] : BitsOf<T>{0};
    vector.words[i / in_word] |= bits << (i % in_word * 8 * sizeof(T));
  }
  return vector;
}
/// And written: at the edges of a row, and everywhere in an output that is aligned in another way.
template <typename T>
__device__ __noinline__ void store_elements(T* start, Span span, device::Vector<T> vector) {
  constexpr int in_word = 4 / static_cast<int>(sizeof(T));
#pragma unroll
  for (int i = 0; i < device::kVectorWidth<T>; ++i) {
    if (!span.has(i)) continue;
    reinterpret_cast<BitsOf<T>*>(start)[i] =
        static_cast<BitsOf<T>>(vector.words[i / in_word] >> (i % in_word * 8 * sizeof(T)));
  }
}

/// How the columns of a row are cut into 16-byte vectors: as its principal input is aligned, so
/// that only its first and last vector may be cut short. Where another input is aligned
/// differently, two of its vectors are read and shifted into one; an output is then written element
/// by element. A thread counts columns from the first of its own first vector, in `Index`: int
/// where a row is held, which is then short enough.
///
/// `aligned`: every row of every tensor begins on a vector and ends with one. `banded`: a row may
/// be seen in part.
template <typename T, typename Index, bool aligned, bool banded = true>
class RowCut {
  static_assert(aligned || banded);

 public:
  static constexpr int width = device::kVectorWidth<T>;
  using Columns = std::conditional_t<banded, Window<width, Index>, WholeRow<width, Index>>;

  /// `vector`: the thread's first.
  __device__ RowCut(const T* principal, std::int64_t row, std::int64_t rows, std::int64_t cols,
                    int vector)
      : cols_(static_cast<Index>(cols)),
        lead_(aligned ? 0
                      : static_cast<int>(reinterpret_cast<std::uintptr_t>(principal + row * cols) %
                                         16) /
                            static_cast<int>(sizeof(T))),
        first_(vector * width - lead_),
        principal_(principal),
        own_(in_tensor(row, rows)) {
    // Hides from the compiler how it was computed, so that it is not computed again beside each
    // vector.
    asm("" : "+l"(own_.offset));
  }

  /// The row in the principal input, where the cut has no misalignment.
  [[nodiscard]] __device__ RowOf<const T> principal_row() const {
    RowOf<const T> row = this->row(principal_);
    row.misalignment = 0;
    return row;
  }
  /// The row in a tensor of as many rows.
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row(Other* tensor) const {
    return row_of(tensor, own_);
  }
  /// Row `index` of a tensor of `rows`.
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row(Other* tensor, std::int64_t index,
                                            std::int64_t rows) const {
    return row_of(tensor, in_tensor(index, rows));
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

  /// As many elements as a vector of the cut has, at an offset that `wanted.meets`. What stands in
  /// the places of columns that are not wanted is not defined: it may be of the neighbouring rows.
  /// Elements of another size make smaller vectors. Two that are shifted into one are waited for at
  /// once, and hold up the loads behind them: room for all of them would be spilled registers.
  template <device::Reuse reuse, typename Other>
  [[nodiscard]] __device__ device::Vector<Other, width * sizeof(Other)> load(
      const RowOf<const Other>& row, Index offset, const Columns& wanted) const {
    constexpr int bytes = width * sizeof(Other);
    const Other* const start = row.start + offset;
    if (!reads_vectors(row, offset)) return load_elements<width>(start, wanted.span(offset));
    if (aligned || row.misalignment == 0) return device::load_vector<reuse, Other, bytes>(start);
    const Other* const below = start - row.misalignment / static_cast<int>(sizeof(Other));
    return device::straddling(device::load_vector<reuse, Other, bytes>(below),
                              device::load_vector<reuse, Other, bytes>(below + width),
                              row.misalignment);
  }

  /// Writes what of the vector belongs to the row.
  __device__ void store(const RowOf<T>& row, Index offset, const float (&values)[width]) const {
    const auto vector = device::Vector<T>::pack(values);
    const bool is_whole = first_ + offset >= 0 && first_ + offset + width <= cols_;
    if (aligned || (row.misalignment == 0 && is_whole)) {
      device::store_vector(row.start + offset, vector);
    } else {
      store_elements(row.start + offset, Window<width, Index>{-first_, cols_ - first_}.span(offset),
                     vector);
    }
  }

 private:
  /// Where a row is in its tensor: the thread's first column, and whether two vectors would fit
  /// before and after it.
  struct InTensor {
    std::int64_t offset;
    bool has_before;
    bool has_after;
  };

  [[nodiscard]] __device__ InTensor in_tensor(std::int64_t index, std::int64_t rows) const {
    return {index * cols_ + first_, index * cols_ >= 2 * width,
            (rows - 1 - index) * cols_ >= 2 * width};
  }
  template <typename Other>
  [[nodiscard]] __device__ RowOf<Other> row_of(Other* tensor, const InTensor& row) const {
    Other* const start = tensor + row.offset;
    const auto address = reinterpret_cast<std::uintptr_t>(start);
    return {start, static_cast<int>(address % (width * sizeof(Other))), row.has_before,
            row.has_after, row.has_before && row.has_after};
  }
  /// Whether the vector at `offset`, or the two that it straddles, are in the tensor, if not in the
  /// row. It begins after column -width and before `cols_`; the two begin less than a vector
  /// earlier, and end less than two after its first column.
  template <typename Other>
  [[nodiscard]] __device__ bool reads_vectors(const RowOf<Other>& row, Index offset) const {
    const Index first = first_ + offset;
    return aligned || row.is_inner ||
           ((row.has_before || first >= width) && (row.has_after || first + 2 * width <= cols_));
  }

  Index cols_;
  int lead_;
  Index first_;
  const T* principal_;
  InTensor own_;
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
    return static_cast<int>(threadIdx.x % threads);
  }
  [[nodiscard]] __device__ int size() const {
    if constexpr (clustered) return static_cast<int>(device::cluster_blocks()) * threads;
    return threads;
  }

  /// How many teams there are, the first of this block or cluster among them, and this one from
  /// there. Rows are taken by all teams of a block or none, for the sake of its barriers.
  [[nodiscard]] __device__ std::int64_t count() const {
    if constexpr (clustered) return gridDim.x / device::cluster_blocks();
    return std::int64_t{gridDim.x} * kTeamsPerBlock;
  }
  [[nodiscard]] __device__ std::int64_t first_of_block() const {
    if constexpr (clustered) return blockIdx.x / device::cluster_blocks();
    return std::int64_t{blockIdx.x} * kTeamsPerBlock;
  }
  [[nodiscard]] __device__ int in_block() const {
    if constexpr (kTeamsPerBlock == 1) return 0;
    return static_cast<int>(threadIdx.x / threads);
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

/// A row of the scores, where it stands, and what the band shows of it.
struct Place {
  std::int64_t row;
  std::int64_t batch;
  std::int64_t head;
  std::int64_t query;
  Range shown;
};

/// The rows of a launch.
class Rows {
 public:
  Rows(const Shape& of, const Band& band_of_rows)
      : shape(of),
        count(of.rows()),
        band(band_of_rows),
        by_queries_(std::max<std::int64_t>(of.sq, 1)),
        by_heads_(std::max<std::int64_t>(of.heads, 1)),
        is_small_(count < kSmall && of.sk < kSmall),
        begin_(within_small(of.sk - of.sq - band.left)),
        end_(within_small(of.sk - of.sq + band.right + 1)) {}

  Shape shape;
  std::int64_t count;
  Band band;

  /// Of row `row`: 25 instructions a thread in place of 70 where 32 bits are enough.
  [[nodiscard]] __device__ Place place(std::int64_t row) const {
    if (is_small_) {
      const device::Quotient plane = by_queries_.of(static_cast<std::int32_t>(row));
      const device::Quotient batch = by_heads_.of(plane.value);
      const Range shown = clip(plane.remainder + begin_, plane.remainder + end_,
                               static_cast<std::int32_t>(shape.sk));
      return {row, batch.value, batch.remainder, plane.remainder, shown};
    }
    const device::Quotient plane = by_queries_.of(row);
    const device::Quotient batch = by_heads_.of(plane.value);
    return {row, batch.value, batch.remainder, plane.remainder, band.of(plane.remainder, shape)};
  }

 private:
  /// Sums of two numbers below this have 32 bits.
  static constexpr std::int64_t kSmall = std::int64_t{1} << 30;

  static std::int32_t within_small(std::int64_t column) {
    return static_cast<std::int32_t>(std::clamp(column, -kSmall, kSmall - 1));
  }

  device::Divider by_queries_;
  device::Divider by_heads_;
  bool is_small_;
  std::int32_t begin_;  ///< what query 0 would see of a row without ends
  std::int32_t end_;
};

}  // namespace roofmax::masked_softmax
