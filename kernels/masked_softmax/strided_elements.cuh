// What the kernels share that read rows of scores element by element: what each thread has of its
// row, and how they are tuned.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include "kernels/contract/kernel.hpp"
#include "kernels/device/element_words.cuh"
#include "kernels/device/settle.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"
#include "kernels/masked_softmax/row_threads.cuh"
#include "kernels/masked_softmax/small_rows.cuh"

namespace roofmax::masked_softmax {

/// How rows are cut into what a load or a store moves: words of `width` elements and, where the
/// number of halves in a row is odd, its edge: the first or the last, whichever no word holds.
template <int elements_of_word, bool rows_have_edges>
struct StridedCut {
  static_assert(elements_of_word == 2 || (elements_of_word == 1 && !rows_have_edges));
  static constexpr int width = elements_of_word;
  static constexpr bool has_edges = rows_have_edges;

  /// Columns of a row in words.
  [[nodiscard]] static constexpr std::int64_t cols_of_words(std::int64_t cols) {
    return has_edges ? cols - 1 : cols;
  }
  /// Whether rows that begin there can be cut so, where their number of columns can be: words must
  /// be aligned in all tensors, edges at the same end of a row. A null tensor is aligned.
  template <typename First, typename... Others>
  [[nodiscard]] static bool suits(const First* first, const Others*... others) {
    const auto lead = [](const auto* tensor) {
      return reinterpret_cast<std::uintptr_t>(tensor) % (width * sizeof(*tensor));
    };
    return (has_edges || lead(first) == 0) && ((lead(others) == lead(first)) && ...);
  }
};

/// What a thread has of its row: of every so many words one, and the first thread the edge.
/// Columns are counted from the thread's first, and words in their order. All that is asked of a
/// word is counted in words before: then a load takes an instruction for its address and two for
/// its condition.
template <typename OfCut, typename Threads>
class StridedRow {
  static constexpr int width = OfCut::width;
  /// Of an element in the scores. What lanes have of a row is counted in 32 bits and kept from its
  /// loads to its stores: counted again, it took a tenth of their instructions. Warps, which ask
  /// for more elements by it, take up to 3% longer so.
  using Offset = std::conditional_t<Threads::kAreOfWarp, int, std::int64_t>;

 public:
  /// This thread's row of `scores`. Beyond the last row it has nothing of it, but stays for the
  /// reductions.
  template <typename T>
  __device__ StridedRow(const SmallRows& rows, const Threads& threads, const T* scores)
      : is_there(threads.row() < rows.count),
        index(is_there ? threads.row() : 0),
        log_step_(threads.template log_step<width>()),
        step_(threads.template step<width>()),
        start_(Offset{index} * rows.cols),
        first_col_(threads.template first_col<width>()) {
    if constexpr (OfCut::has_edges) {
      const auto address = reinterpret_cast<std::uintptr_t>(scores + start_);
      const bool begins_in_word = address % (width * sizeof(T)) != 0;
      if (begins_in_word) ++first_col_;
      edge_col_ = begins_in_word ? 0 : rows.cols - 1;
      has_edge_ = is_there && threads.is_first();
      shows_edge_ = has_edge_;
      // In words the row ends where a tail begins.
      cols_ = is_there ? rows.cols - (begins_in_word ? 0 : 1) - first_col_ : 0;
    } else {
      cols_ = is_there ? rows.cols - first_col_ : 0;
    }
    if constexpr (Threads::kAreOfWarp) {
      settle(cols_);
      first_ = start_ + first_col_;
      settle(first_);
    }
    end_ = cols_;
    if (rows.is_banded && is_there) {
      const scores::Range shown = rows.shown(index);
      begin_ = static_cast<int>(shown.begin) - first_col_;
      end_ = static_cast<int>(shown.end) - first_col_;
      if constexpr (OfCut::has_edges) {
        // An edge in front is column -1 of the words: a band that begins there cuts none.
        begin_ = max(begin_, 0);
        end_ = min(end_, cols_);
        shows_edge_ = has_edge_ && edge_col_ >= shown.begin && edge_col_ < shown.end;
      }
    }
  }

  bool is_there;
  int index;

  /// Whether this thread has the row's edge, and whether the band shows it.
  [[nodiscard]] __device__ bool has_edge() const { return has_edge_; }
  [[nodiscard]] __device__ bool shows_edge() const { return shows_edge_; }
  /// The edge of the row in a tensor of scores, and in a row that begins there.
  template <typename T>
  [[nodiscard]] __device__ T* edge_of(T* scores) const {
    return scores + start_ + edge_col_;
  }
  template <typename T>
  [[nodiscard]] __device__ T* edge_of_row(T* row) const {
    return row + edge_col_;
  }

  /// Words [first, last).
  struct Range {
    int first;
    int last;

    [[nodiscard]] __device__ bool has(int word) const { return word >= first && word < last; }
    /// `body(has)` for words [0, count), of which `has(word)` says whether they are among these:
    /// code of its own, which does not ask, where all of them are, for all lanes of the warp.
    template <typename Body>
    __device__ void ask(int count, const Body& body) const {
      if (Threads::kIsMostlyWhole && __all_sync(device::kAllLanes, first <= 0 && last >= count)) {
        body([](int) { return true; });
      } else {
        body([this](int word) { return has(word); });
      }
    }
  };
  /// Those in the row, and those with a column that the band shows. Each is counted where it is
  /// asked for: else the compiler keeps the condition of each load for what else has it, in a
  /// predicate, of which there are seven, and the eighth load waits until the first is used.
  [[nodiscard]] __device__ Range words() const { return {0, words_of(0, cols_).last}; }
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
    if constexpr (Threads::kAreOfWarp) return settled(scores + first_);
    return first_of_row(scores + start_);
  }
  template <typename T>
  [[nodiscard]] __device__ T* first_of_row(T* row) const {
    return settled(row + first_col_);
  }
  template <typename T>
  [[nodiscard]] __device__ T* word_of(T* first, int word) const {
    return first + std::int64_t{step_} * word;
  }

 private:
  template <typename T>
  [[nodiscard]] static __device__ T* settled(T* pointer) {
    std::size_t address = __cvta_generic_to_global(pointer);
    settle(address);
    return static_cast<T*>(__cvta_global_to_generic(address));
  }
  [[nodiscard]] __device__ Range words_of(int begin, int end) const {
    Range range{(begin - width + step_) >> log_step_, (end + step_ - 1) >> log_step_};
    settle(range.first);
    settle(range.last);
    return range;
  }

  int log_step_;
  int step_;      ///< columns from one word to the next
  Offset start_;  ///< of the row
  int first_col_;
  Offset first_;   ///< of the lane; of lanes alone
  int cols_;       ///< of the row in words, from this thread's first on
  int begin_ = 0;  ///< what the band shows of them; without one, all from the first on
  int end_;
  int edge_col_ = 0;
  bool has_edge_ = false;
  bool shows_edge_ = false;
};

/// Elements of a thread where a warp or less holds the row: at most, and where fewer do. Where such
/// rows are many, instructions are their time, also those for elements beyond their ends: with 6
/// for a row that needs no more, 47 problems of 4 us and more take 10% less time than with 8
/// (geometric mean, on an H200), and none takes longer.
inline constexpr int kElementsOfLane = 8;
inline constexpr int kFewerOfLane = 6;
inline constexpr std::int64_t kMostColsOfLanes = std::int64_t{kElementsOfLane} * device::kWarpSize;

inline constexpr StridedTuning kOfFewElements{kElementsOfLane, 256};
inline constexpr StridedTuning kOfManyElements{16, 256};
inline constexpr StridedTuning kOfLargeBlocks{16, 512};

/// `body(elements, threads)`: an integral constant, and the threads of a row of `cols`.
template <typename Body>
[[nodiscard]] auto with_tuning(StridedTuning tuning, std::int64_t cols, const Body& body) {
  using std::integral_constant;
  if (tuning == kOfManyElements) {
    return body(integral_constant<int, 16>{}, RowWarps<16, 256>(cols));
  }
  if (tuning == kOfLargeBlocks) {
    return body(integral_constant<int, 16>{}, RowWarps<16, 512>(cols));
  }
  if (cols > kMostColsOfLanes) {
    return body(integral_constant<int, kOfFewElements.elements>{},
                RowWarps<kOfFewElements.elements, kOfFewElements.threads>(cols));
  }
  const RowLanes lanes(cols, kElementsOfLane);
  if (lanes.holds(cols, kFewerOfLane)) return body(integral_constant<int, kFewerOfLane>{}, lanes);
  return body(integral_constant<int, kElementsOfLane>{}, lanes);
}

inline constexpr auto kStridedConstraints =
    "rows of at most 32768 columns, with elements=16 of 257 to 65536, with threads=512 besides of "
    "4097 to 131072; half as many from compute capability 12.0 on, and before 9.0 what a block "
    "holds: 2048, 4096 and 8192; 2^30 scores";

/// `Kernel::supports` of these kernels. Of two tunings that hold a row in the same way, or nearly,
/// one refuses it.
[[nodiscard]] inline auto refuse_unheld_rows(StridedTuning tuning) {
  return [tuning](const Problem& problem, const DeviceTraits& device) -> std::optional<Refusal> {
    const Shape shape = shape_of(problem);
    if (auto refusal = refuse_many_scores(shape)) return refusal;
    const auto too_short = [&](std::int64_t most, StridedTuning other) {
      return Refusal{"sk", "it takes rows of at least " + std::to_string(most + 1) +
                               " columns, not of " + std::to_string(shape.sk) +
                               "; shorter ones are for " + other.name()};
    };
    if (tuning != kOfFewElements && shape.sk <= kMostColsOfLanes) {
      return too_short(kMostColsOfLanes, kOfFewElements);
    }
    if (tuning == kOfLargeBlocks && shape.sk <= kOfManyElements.cols_of_block()) {
      return too_short(kOfManyElements.cols_of_block(), kOfManyElements);
    }
    const std::int64_t of_block = tuning.cols_of_block();
    const std::int64_t blocks = std::max<std::int64_t>(1, (shape.sk + of_block - 1) / of_block);
    if (blocks > kMostBlocks) {
      const auto held_by = [](StridedTuning one) {
        return std::to_string(one.cols_of_block() * kMostBlocks) + " columns with " + one.name();
      };
      return Refusal{"sk", "the registers of a cluster hold " + held_by(tuning) + ", not " +
                               std::to_string(shape.sk) +
                               (tuning == kOfLargeBlocks ? "" : "; " + held_by(kOfLargeBlocks))};
    }
    return device::refuse_clusters(static_cast<int>(blocks), shape.rows(), device);
  };
}

/// Whether rows of an odd number of columns are to have edges; the kernels say besides which
/// threads take them. Where lanes hold them, an edge is one element more for each lane, of which
/// only one has it, and that costs more than words save (up to 30% on an H200), but for rows that
/// without their edge take fewer lanes, or fewer elements each: of 17, 33, 65, 129 or 257 columns
/// foremost: with edges and by single elements [2500,16,13,17] bf16 additive took 15.0 and 23.7 us,
/// [48,64,33,33] 7.2 and 10.5, before lanes were spared instructions.
[[nodiscard]] inline bool takes_edges(StridedTuning tuning, std::int64_t cols) {
  if (tuning != kOfFewElements || cols > kMostColsOfLanes) return true;
  const auto registers = [](std::int64_t count) {
    const RowLanes lanes(count, kElementsOfLane);
    return lanes.count() * (lanes.holds(count, kFewerOfLane) ? kFewerOfLane : kElementsOfLane);
  };
  return registers(cols - 1) < registers(cols);
}

/// A launch of rows of `cols` columns in as few pieces as they can be cut into, where that pays.
/// `prepare(cut)` prepares one, or nothing, and `suits(cut, launch)` says at each launch whether
/// its tensors are cut so; single elements suit all.
template <typename T, typename Prepare, typename Suits>
[[nodiscard]] LaunchFunction prepare_cuts(StridedTuning tuning, std::int64_t cols,
                                          const Prepare& prepare, const Suits& suits) {
  LaunchFunction single = prepare(StridedCut<1, false>{});
  if constexpr (sizeof(T) == 2) {
    const auto by_words = [&](auto cut) -> LaunchFunction {
      const LaunchFunction words = prepare(cut);
      if (!words) return single;
      return [=](const Launch& launch) { (suits(cut, launch) ? words : single)(launch); };
    };
    if (cols % 2 == 0) return by_words(StridedCut<2, false>{});
    if (takes_edges(tuning, cols)) return by_words(StridedCut<2, true>{});
  }
  return single;
}

}  // namespace roofmax::masked_softmax
