// The threads of a row of scores, what they reduce it by, and what a tuning says of them.
#pragma once

#include <cstdint>
#include <string>

#include "kernels/device/cluster_launch.cuh"
#include "kernels/device/cluster_totals.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/device/settle.cuh"

namespace roofmax::masked_softmax {

using device::settle;

/// Blocks of a cluster at most.
inline constexpr int kMostBlocks = 16;

/// The threads of a row that a warp holds: 2 to 32 of its lanes, a power of two, each of which has
/// one of every so many words. `StridedRow` and the kernels by elements ask this and `RowWarps` the
/// same.
class RowLanes {
 public:
  /// Whether a warp mostly has all of the words that its threads have registers for.
  static constexpr bool kIsMostlyWhole = false;
  /// Whether no more than a warp holds a row.
  static constexpr bool kAreOfWarp = true;
  /// For launch bounds: threads of a block, which are of several rows, and blocks that an SM must
  /// hold (0: no bound).
  static constexpr int kMostThreads = 128;
  static constexpr int kLeastBlocks = 0;

  /// As few as hold `cols` with so many elements each, but two: each lane of a warp would else load
  /// from a row of its own.
  RowLanes(std::int64_t cols, int elements) {
    while (count() < device::kWarpSize && !holds(cols, elements)) ++log_;
  }
  /// Whether they hold `cols` with so many elements each.
  [[nodiscard]] bool holds(std::int64_t cols, int elements) const {
    return std::int64_t{elements} * count() >= cols;
  }
  [[nodiscard]] __host__ __device__ int count() const { return 1 << log_; }

  /// A launch of `kernel` for so many rows.
  template <typename Arguments>
  [[nodiscard]] device::GridLaunch<Arguments> launch_of(void (*kernel)(Arguments),
                                                        std::int64_t rows) const {
    const int of_block = kMostThreads >> log_;
    return {kernel, device::grid_for((rows + of_block - 1) / of_block), kMostThreads};
  }

  /// This thread's row, or one beyond the last.
  [[nodiscard]] __device__ int row() const {
    return static_cast<int>(blockIdx.x * (kMostThreads >> log_) + (threadIdx.x >> log_));
  }
  [[nodiscard]] __device__ bool is_first() const { return member() == 0; }
  /// The first column that it has of the row, in words of `width` elements.
  template <int width>
  [[nodiscard]] __device__ int first_col() const {
    return member() * width;
  }
  /// 2^`log_step()` columns are from one of its words to the next.
  template <int width>
  [[nodiscard]] __device__ int log_step() const {
    return log_ + (width == 2 ? 1 : 0);
  }
  template <int width>
  [[nodiscard]] __device__ int step() const {
    int step = 1 << log_step<width>();
    settle(step);
    return step;
  }

  /// Shared memory for a sum, which goes from warp to warp as `Value`, and for a maximum before it.
  struct Nothing {};
  template <typename Value>
  using SumScratch = Nothing;
  template <typename Value>
  using MaxSumScratch = Nothing;
  /// By all threads, before anything else.
  __device__ void open(Nothing& /*scratch*/) const {}
  /// And before the first reduction, as late as can be: until other blocks have begun.
  __device__ void meet() const {}
  /// Over the threads of a row, for all of them. All of a block call it together, even beyond the
  /// last row.
  [[nodiscard]] __device__ float max(float value, Nothing& /*scratch*/) const {
    if (log_ == kLogOfWarp) return device::warp_maximum(value);
    return over_lanes(value, device::Maximum{});
  }
  [[nodiscard]] __device__ float sum(float value, Nothing& /*scratch*/) const {
    return over_lanes(value, device::Sum{});
  }

 private:
  static constexpr int kLogOfWarp = 5;

  [[nodiscard]] __device__ int member() const {
    return static_cast<int>(threadIdx.x) & (count() - 1);
  }
  /// Straight on until the row's lanes are done: as a loop each step takes seven instructions in
  /// place of four.
  template <int step = 1, typename Operator>
  [[nodiscard]] __device__ float over_lanes(float value, Operator combine) const {
    value = combine(value, __shfl_xor_sync(device::kAllLanes, value, step));
    if constexpr (2 * step < device::kWarpSize) {
      if (count() > 2 * step) return over_lanes<2 * step>(value, combine);
    }
    return value;
  }

  int log_ = 1;
};

/// The threads of a longer row: whole warps of one block, or of the blocks of a cluster. Each warp
/// has 32 * `elements` columns on end, so that a thread's words are a constant apart. In the last
/// block a warp may have part of its columns, and those after it none; all others have all.
/// `threads_of_sm`: so many an SM must hold at once, which bounds their registers.
template <int elements, int most_threads, int threads_of_sm = (elements <= 8 ? 1536 : 1024)>
class RowWarps {
 public:
  static constexpr bool kIsMostlyWhole = true;
  static constexpr bool kAreOfWarp = false;
  static constexpr int kMostThreads = most_threads;
  static constexpr int kLeastBlocks = threads_of_sm / most_threads;

  /// As few blocks as hold `cols`, and as few warps in each.
  explicit RowWarps(std::int64_t cols) {
    const auto warps = static_cast<int>((cols + kColsOfWarp - 1) / kColsOfWarp);
    blocks_ = (warps * device::kWarpSize + most_threads - 1) / most_threads;
    threads_ = (warps + blocks_ - 1) / blocks_ * device::kWarpSize;
  }

  template <typename Arguments>
  [[nodiscard]] device::ClusterLaunch<Arguments> launch_of(void (*kernel)(Arguments),
                                                           std::int64_t rows) const {
    return device::launch_of_clusters(kernel, rows, blocks_, threads_, 0);
  }

  /// Of a row, and threads of each.
  [[nodiscard]] __host__ __device__ int blocks() const { return blocks_; }
  [[nodiscard]] int threads() const { return threads_; }

  [[nodiscard]] __device__ int row() const { return static_cast<int>(device::cluster_index()); }
  [[nodiscard]] __device__ bool is_first() const {
    return threadIdx.x == 0 && device::block_in_cluster() == 0;
  }
  template <int width>
  [[nodiscard]] __device__ int first_col() const {
    const unsigned lane = threadIdx.x % device::kWarpSize;
    const unsigned first = device::block_in_cluster() * blockDim.x + threadIdx.x - lane;
    return static_cast<int>(first * elements + lane * width);
  }
  template <int width>
  [[nodiscard]] static __device__ constexpr int log_step() {
    return width == 2 ? 6 : 5;
  }
  template <int width>
  [[nodiscard]] static __device__ constexpr int step() {
    return device::kWarpSize * width;
  }

  template <typename Value>
  struct SumScratch {
    Value sum[kMostBlocks + most_threads / device::kWarpSize];
  };
  template <typename Value>
  struct MaxSumScratch : SumScratch<Value> {
    float max[kMostBlocks + most_threads / device::kWarpSize];
  };
  template <typename Value>
  __device__ void open(SumScratch<Value>& scratch) const {
    if (blocks_ == 1) return;
    sums(scratch).expect();
    device::announce_to_cluster();
  }
  template <typename Value>
  __device__ void open(MaxSumScratch<Value>& scratch) const {
    if (blocks_ == 1) return;
    maxima(scratch).expect();
    open(static_cast<SumScratch<Value>&>(scratch));
  }
  __device__ void meet() const {
    if (blocks_ > 1 && threadIdx.x < device::kWarpSize) device::wait_for_cluster();
  }
  template <typename Value>
  [[nodiscard]] __device__ float max(float value, MaxSumScratch<Value>& scratch) const {
    return maxima(scratch).merged(device::warp_maximum(value), true);
  }
  template <typename Value>
  [[nodiscard]] __device__ float sum(float value, SumScratch<Value>& scratch) const {
    const Value of_warp = device::warp_reduce(value, device::Sum{});
    return static_cast<float>(sums(scratch).merged(of_warp, true));
  }

  /// Shared memory for one total of another kind.
  template <typename Merge>
  struct TotalScratch {
    typename Merge::Total totals[kMostBlocks + most_threads / device::kWarpSize];
  };
  template <typename Merge>
  __device__ void open(TotalScratch<Merge>& scratch) const {
    totals(scratch, Merge{}).open();
  }
  /// The row's, of those of its warps.
  template <typename Merge>
  [[nodiscard]] __device__ typename Merge::Total merged(const typename Merge::Total& of_warp,
                                                        TotalScratch<Merge>& scratch,
                                                        const Merge& merge) const {
    return totals(scratch, merge).merged(of_warp, true);
  }

 private:
  static constexpr int kColsOfWarp = elements * device::kWarpSize;

  template <typename Merge>
  [[nodiscard]] __device__ auto totals(TotalScratch<Merge>& scratch, const Merge& merge) const {
    return device::ClusterTotals<Merge>(scratch.totals, blocks_, static_cast<int>(blockDim.x),
                                        merge);
  }
  template <typename Value>
  [[nodiscard]] __device__ auto maxima(MaxSumScratch<Value>& scratch) const {
    return device::ClusterTotals<device::TakeMaximum>(scratch.max, blocks_);
  }
  template <typename Value>
  [[nodiscard]] __device__ auto sums(SumScratch<Value>& scratch) const {
    return device::ClusterTotals<device::AddSums<Value>>(scratch.sum, blocks_);
  }

  int blocks_;
  int threads_;  ///< of a block
};

/// A tuning of the kernels by elements and by vectors.
struct StridedTuning {
  int elements;  ///< of a thread
  int threads;   ///< of a block at most

  [[nodiscard]] constexpr std::int64_t cols_of_block() const {
    return std::int64_t{elements} * threads;
  }
  bool operator==(const StridedTuning&) const = default;
  [[nodiscard]] std::string name() const {
    return "elements=" + std::to_string(elements) + ",threads=" + std::to_string(threads);
  }
};

}  // namespace roofmax::masked_softmax
