// What the kernels share that read rows of scores element by element: the threads of a row, what
// each of them has of it, and what they reduce it by.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "kernels/contract/kernel.hpp"
#include "kernels/device/division.cuh"
#include "kernels/device/element_words.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {

/// Threads of a row at most: a block of them.
inline constexpr int kMostRowThreads = 1024;

/// The threads of a row, a power of two: lanes of a warp, or whole warps, which are a block.
class RowThreads {
 public:
  /// As few as hold `cols` with so many elements each, but two: each lane of a warp would else load
  /// from a row of its own.
  RowThreads(std::int64_t cols, int elements) {
    while (count() < kMostRowThreads && std::int64_t{elements} * count() < cols) ++log_;
  }

  [[nodiscard]] __host__ __device__ int log() const { return log_; }
  [[nodiscard]] __host__ __device__ int count() const { return 1 << log_; }
  /// Threads of a block: where a row has no more than a warp, of several rows.
  [[nodiscard]] int of_block() const { return log_ > kLogOfWarp ? count() : 128; }
  [[nodiscard]] __host__ __device__ int rows_of(unsigned threads) const {
    return static_cast<int>(threads >> log_);
  }
  /// This thread's row among those that its block has at a time, and its place among their threads.
  [[nodiscard]] __device__ int row() const { return rows_of(threadIdx.x); }
  [[nodiscard]] __device__ int member() const {
    return static_cast<int>(threadIdx.x) & (count() - 1);
  }

  template <typename Value>
  using Scratch = Value[kMostRowThreads / device::kWarpSize];

  /// Over the threads of a row, for all of them: warp by warp, and then as `Value`. All of a block
  /// call it together, and with two scratches in turns: then no other barrier is needed.
  template <typename Value, typename Operator>
  [[nodiscard]] __device__ float reduce(float value, Operator combine,
                                        Scratch<Value>& scratch) const {
    const int warps = count() >> kLogOfWarp;
    if (warps == 0) return over_lanes(value, combine, count());
    value = device::warp_reduce(value, combine);
    if (warps == 1) return value;
    const unsigned lane = threadIdx.x % device::kWarpSize;
    if (lane == 0) scratch[threadIdx.x / device::kWarpSize] = value;
    __syncthreads();
    return static_cast<float>(
        over_lanes(scratch[lane & static_cast<unsigned>(warps - 1)], combine, warps));
  }

 private:
  template <typename Value, typename Operator>
  [[nodiscard]] static __device__ Value over_lanes(Value value, Operator combine, int lanes) {
    for (int step = lanes >> 1; step > 0; step >>= 1) {
      value = combine(value, __shfl_xor_sync(device::kAllLanes, value, step));
    }
    return value;
  }

  static constexpr int kLogOfWarp = 5;

  int log_ = 1;
};

/// Rows of scores that 30 bits count the elements of: where they begin, and what their band shows.
class SmallRows {
 public:
  static constexpr std::int64_t kMostScores = std::int64_t{1} << 30;

  explicit SmallRows(const Problem& problem)
      : SmallRows(shape_of(problem), band_of(problem), mask_rows_of(problem)) {}

  /// Of row `r`: its head, and its row's first element in the explicit mask.
  [[nodiscard]] __device__ int head(int r) const { return plane(r).remainder; }
  [[nodiscard]] __device__ int mask_start(int r) const {
    return plane(r).value * mask_of_batch_ + by_queries_.of(r).remainder * mask_of_query_;
  }
  /// What the band shows of it.
  [[nodiscard]] __device__ scores::Range shown(int r) const {
    const int query = by_queries_.of(r).remainder;
    return scores::clip(query + begin_, query + end_, cols);
  }

  int count;
  int cols;
  bool is_banded;  ///< rows may be seen in part

 private:
  SmallRows(const Shape& shape, const scores::Band& band, const MaskRows& mask)
      : count(static_cast<int>(shape.rows())),
        cols(static_cast<int>(shape.sk)),
        is_banded(!band.shows_all()),
        begin_(column(shape.sk - shape.sq - band.left)),
        end_(column(shape.sk - shape.sq + band.right + 1)),
        mask_of_batch_(static_cast<int>(mask.per_batch * shape.sk)),
        mask_of_query_(static_cast<int>(mask.per_query * shape.sk)),
        by_queries_(std::max<std::int64_t>(shape.sq, 1)),
        by_heads_(std::max<std::int64_t>(shape.heads, 1)) {}

  /// Batch element and head.
  [[nodiscard]] __device__ device::Quotient<int> plane(int r) const {
    return by_heads_.of(by_queries_.of(r).value);
  }
  [[nodiscard]] static int column(std::int64_t place) {
    return static_cast<int>(std::clamp(place, -kMostScores, kMostScores - 1));
  }

  int begin_;  ///< what query 0 would see of a row without ends
  int end_;
  int mask_of_batch_;
  int mask_of_query_;
  device::IntegerDivider by_queries_;
  device::IntegerDivider by_heads_;
};

/// Hides from the compiler how a value was computed.
template <typename Value>
__device__ void settle(Value& value) {
  static_assert(sizeof(Value) == 4 || sizeof(Value) == 8);
  if constexpr (sizeof(Value) == 4) asm volatile("" : "+r"(value));
  if constexpr (sizeof(Value) == 8) asm volatile("" : "+l"(value));
}

/// What a thread has of its row: of every so many words of `width` elements one. Columns are
/// counted from the thread's first, and words in their order. All that is asked of a word is
/// counted in words before: then a load takes an instruction for its address and two for its
/// condition.
template <int width>
class StridedRow {
 public:
  /// Row `first` of its block's rows, or the one of them that is this thread's. Beyond the last row
  /// a thread has nothing of it, but stays for the reductions.
  __device__ StridedRow(const SmallRows& rows, const RowThreads& threads, int first)
      : is_there(first + threads.row() < rows.count),
        index(is_there ? first + threads.row() : first),
        first_col_(threads.member() * width),
        log_step_(threads.log() + (width == 2 ? 1 : 0)),
        step_(1 << log_step_),
        start_(std::int64_t{index} * rows.cols),
        cols_(is_there ? rows.cols - first_col_ : 0),
        end_(cols_) {
    static_assert(width == 1 || width == 2);
    settle(step_);
    if (rows.is_banded && is_there) {
      const scores::Range shown = rows.shown(index);
      begin_ = static_cast<int>(shown.begin) - first_col_;
      end_ = static_cast<int>(shown.end) - first_col_;
    }
  }

  bool is_there;
  int index;

  /// Words [first, last).
  struct Range {
    int first;
    int last;

    [[nodiscard]] __device__ bool has(int word) const { return word >= first && word < last; }
  };
  /// Those in the row, and those with a column that the band shows. Each is counted where it is
  /// asked for: else the compiler keeps the condition of each load for what else has it, in a
  /// predicate, of which there are seven, and the eighth load waits until the first is used.
  [[nodiscard]] __device__ Range words() const { return words_of(0, cols_); }
  [[nodiscard]] __device__ Range shown_words() const { return words_of(begin_, end_); }

  /// Whether a word has a column that the band shows and one that it hides.
  [[nodiscard]] __device__ bool has_cut_words() const {
    return width == 2 && ((begin_ | end_) & 1) != 0;
  }
  [[nodiscard]] __device__ bool hides(int element) const {
    return col(element) < begin_ || col(element) >= end_;
  }
  /// Column of the thread's element of that number.
  [[nodiscard]] __device__ int col(int element) const {
    return element / width * step_ + element % width;
  }
  [[nodiscard]] __device__ bool is_in_row(int element) const { return col(element) < cols_; }

  /// The thread's first element of its row in a tensor of scores, and in a row that begins there.
  template <typename T>
  [[nodiscard]] __device__ T* first_of(T* scores) const {
    return first_of_row(scores + start_);
  }
  template <typename T>
  [[nodiscard]] __device__ T* first_of_row(T* row) const {
    std::size_t address = __cvta_generic_to_global(row + first_col_);
    settle(address);
    return static_cast<T*>(__cvta_global_to_generic(address));
  }
  template <typename T>
  [[nodiscard]] __device__ T* word_of(T* first, int word) const {
    return first + std::int64_t{step_} * word;
  }

 private:
  [[nodiscard]] __device__ Range words_of(int begin, int end) const {
    Range range{(begin - width + step_) >> log_step_, (end + step_ - 1) >> log_step_};
    settle(range.first);
    settle(range.last);
    return range;
  }

  int first_col_;
  int log_step_;
  int step_;  ///< columns from one word to the next
  std::int64_t start_;
  int cols_;       ///< of the row, from this thread's first on
  int begin_ = 0;  ///< what the band shows; without one, all from the first on
  int end_;
};

/// A tuning of these kernels.
struct StridedTuning {
  int elements;  ///< of a thread: 4, 8 or 16

  [[nodiscard]] std::string name() const { return "elements=" + std::to_string(elements); }
  [[nodiscard]] std::int64_t most_cols() const { return std::int64_t{elements} * kMostRowThreads; }
};

inline constexpr auto kStridedConstraints =
    "rows of at most 8192 columns; with elements=4 half as many, with elements=16 twice; 2^30 "
    "scores";

/// `Kernel::supports` of these kernels.
[[nodiscard]] inline auto refuse_beyond_block(StridedTuning tuning) {
  return [tuning](const Problem& problem, const DeviceTraits&) -> std::optional<Refusal> {
    const Shape shape = shape_of(problem);
    if (shape.sk > tuning.most_cols()) {
      return Refusal{"sk", "the registers of a block hold " + std::to_string(tuning.most_cols()) +
                               " columns, not " + std::to_string(shape.sk)};
    }
    if (std::max<std::int64_t>(shape.rows(), 1) * std::max<std::int64_t>(shape.sk, 1) <=
        SmallRows::kMostScores) {
      return std::nullopt;
    }
    return Refusal{"scores", "it counts them by 30 bits; " + std::to_string(shape.rows()) +
                                 " rows of " + std::to_string(shape.sk) + " are more"};
  };
}

/// A launch of `kernel` for all rows.
template <typename Arguments>
[[nodiscard]] device::GridLaunch<Arguments> launch_for_rows(void (*kernel)(Arguments),
                                                            const SmallRows& rows,
                                                            const RowThreads& threads) {
  const int of_block = threads.of_block();
  const int rows_of_block = threads.rows_of(static_cast<unsigned>(of_block));
  return {kernel, device::grid_for((rows.count + rows_of_block - 1) / rows_of_block), of_block};
}

/// Elements of a word.
template <typename T>
inline constexpr int kWordWidth = 4 / static_cast<int>(sizeof(T));

/// `body(elements)`, an integral constant, of those that kernels are compiled for.
template <typename Body>
[[nodiscard]] auto with_elements(StridedTuning tuning, const Body& body) {
  switch (tuning.elements) {
    case 4:
      return body(std::integral_constant<int, 4>{});
    case 8:
      return body(std::integral_constant<int, 8>{});
    case 16:
      return body(std::integral_constant<int, 16>{});
    default:
      throw std::invalid_argument("no kernels are compiled for " + tuning.name());
  }
}

}  // namespace roofmax::masked_softmax
