// Rows of elements as words of 4 bytes, wherever they begin.
#pragma once

#include <cstdint>

#include "kernels/device/vector.cuh"

namespace roofmax::device {

/// How rows are cut that follow each other without a gap, wherever the first begins: into words of
/// 4 bytes, as many in each row, and what of a row is in none of them, its edges.
template <typename T>
struct WordCut {
  using Word = Vector<T, 4>;
  static constexpr int width = Word::width;

  /// Of rows of `cols` columns, of which one begins there.
  WordCut(const T* row, int cols) {
    const bool has_edge_at_either_end = cols > 0 && cols % width == 0 && lead_of(row) != 0;
    words = cols / width - (has_edge_at_either_end ? 1 : 0);
    edges = cols - words * width;
  }
  /// For two tensors: no words where those of one lie across those of the other.
  WordCut(const T* row, const T* of_other, int cols) : WordCut(row, cols) {
    if (lead_of(row) != lead_of(of_other)) {
      words = 0;
      edges = cols;
    }
  }

  /// Elements from the last boundary of a word.
  [[nodiscard]] static __host__ __device__ int lead_of(const T* row) {
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(row) % sizeof(Word) / sizeof(T));
  }

  int words;
  int edges;  ///< at most `kMostEdges` in a row that has words
};
/// A half at either end of a row.
inline constexpr int kMostEdges = 2;

/// A row that is cut in this way.
template <typename T>
class RowWords {
 public:
  using Word = typename WordCut<T>::Word;

  __device__ RowWords(T* row, const WordCut<T>& cut)
      : row_(row),
        head_((WordCut<T>::width - WordCut<T>::lead_of(row)) % WordCut<T>::width),
        elements_of_words_(cut.words * WordCut<T>::width) {}

  [[nodiscard]] __device__ T* row() const { return row_; }
  [[nodiscard]] __device__ Word* words() const { return reinterpret_cast<Word*>(row_ + head_); }
  /// Column of the first word's first element, and of an edge.
  [[nodiscard]] __device__ int head() const { return head_; }
  [[nodiscard]] __device__ int edge_col(int index) const {
    return index < head_ ? index : elements_of_words_ + index;
  }
  [[nodiscard]] __device__ T& edge(int index) const { return row_[edge_col(index)]; }

 private:
  T* row_;
  int head_;  ///< edges in front of the words
  int elements_of_words_;
};

}  // namespace roofmax::device
