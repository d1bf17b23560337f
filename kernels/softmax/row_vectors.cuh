// A row as the 16-byte vectors that cover it, for kernels that hold all of it on chip: rows
// need not begin on 16 bytes, nor end there.
#pragma once

#include <cuda_pipeline_primitives.h>

#include "kernels/device/elementwise.cuh"
#include "kernels/softmax/backward.cuh"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax {

/// Vectors that cover a row of `cols` columns wherever it begins, from the first in those `unit`
/// bytes.
template <typename T, int unit = 16>
[[nodiscard]] std::int64_t most_covering_vectors(std::int64_t cols) {
  constexpr auto size = static_cast<std::int64_t>(sizeof(T));
  return ((unit - size) + cols * size + (16 - size)) / 16;
}

/// Bytes from whose multiples kernels of long rows take their vectors: the loads and stores of a
/// warp then touch no more lines than those of aligned rows.
inline constexpr int kLineBytes = 128;

/// Whether every row of such tensors is made of whole vectors of so many bytes.
template <int bytes = 16, typename T, typename... More>
[[nodiscard]] bool has_whole_vectors(const Shape& shape, const T* tensor, const More*... more) {
  constexpr int width = device::Vector<T, bytes>::width;
  const auto begins =
      (reinterpret_cast<std::uintptr_t>(tensor) | ... | reinterpret_cast<std::uintptr_t>(more));
  return begins % bytes == 0 && shape.cols % width == 0 && shape.stride % width == 0;
}
template <int bytes = 16, typename T>
[[nodiscard]] bool has_whole_vectors(const Forward<T>& problem) {
  return has_whole_vectors<bytes>(problem.shape, problem.x, problem.y);
}
template <int bytes = 16, typename T>
[[nodiscard]] bool has_whole_vectors(const Backward<T>& problem) {
  return has_whole_vectors<bytes>(problem.shape, problem.y, problem.dy, problem.dx);
}

/// What enqueues a problem by `aligned` where its rows are made of whole vectors of so many bytes,
/// else by `any`.
template <int bytes = 16, typename Aligned, typename Any>
[[nodiscard]] auto launch_as_aligned(Aligned aligned, Any any) {
  return [=](const auto& problem, const Launch& launch) {
    if (has_whole_vectors<bytes>(problem)) {
      aligned(problem, launch);
    } else {
      any(problem, launch);
    }
  };
}

/// The aligned vectors that cover a row, which the threads that have it take in turns: a thread has
/// one in each slot. The first may begin before the row, and the last end after it. `aligned`: they
/// do not, in any row of both tensors (`has_whole_vectors`). Else the first vector of the first
/// thread is the first of `unit` bytes in which the row begins: some may be before all of the row.
template <typename T, bool aligned, int unit = 16>
class RowVectors {
 public:
  using Vector = device::Vector<T>;
  static constexpr int width = Vector::width;

  /// Those of thread `index` among the `count` that have row `r`; none beyond the last row.
  __device__ RowVectors(const Forward<T>& problem, std::int64_t r, int index, int count)
      : RowVectors(problem.x, problem.y, problem.shape, r, index, count) {}
  /// The same of any tensor `x` that is read and one that is written, both of that shape.
  __device__ RowVectors(const T* x, T* y, const Shape& shape, std::int64_t r, int index, int count)
      : x_(x),
        y_(y),
        cols_(r < shape.rows ? static_cast<int>(shape.cols) : 0),
        first_(index * width - lead_of<unit>(x_ + r * shape.stride)),
        step_(count * width),
        start_(r * shape.stride + first_) {
    // Hides from the compiler how it was computed: else it is computed again for each vector.
    asm("" : "+l"(start_));
    if constexpr (!aligned) {
      const auto [rows, cols, stride] = shape;
      const std::int64_t before = r * stride;
      const std::int64_t after = r < rows ? (rows - 1 - r) * stride : 0;
      readable_begin_ = before < width ? -static_cast<int>(before) : -width;
      // A tensor without columns has nothing between its rows either.
      readable_end_ = cols_ == 0 ? -1 : cols_ + (after < width ? static_cast<int>(after) : width);
      stores_vectors_ = lead_of<16>(y_ + r * stride) == lead_of<16>(x_ + r * stride);
    }
  }

  /// Slots in which this thread has a vector.
  [[nodiscard]] __device__ int slots() const {
    return first_ < cols_ ? (cols_ - 1 - first_) / step_ + 1 : 0;
  }

  [[nodiscard]] __device__ bool is_there(int slot) const { return col(slot) < cols_; }

  /// What a slot's vector has of the tensor, and -inf beyond the row. Of a vector that is in the
  /// tensor in part alone, at either end of it, the row's elements are loaded one by one.
  [[nodiscard]] __device__ Vector load(int slot) const {
    if (col(slot) >= cols_) return Vector::neutral();
    if (!is_readable(slot)) return load_elements(slot, address(slot));
    return device::load_vector<device::Reuse::once>(address(slot));
  }
  /// The same of another tensor of that shape.
  [[nodiscard]] __device__ Vector load_beside(const T* other, int slot) const {
    const T* const from = other + start_ + slot * step_;
    if (col(slot) >= cols_) return Vector::neutral();
    if (!is_readable(slot) || lead_of<16>(from) != 0) return load_elements(slot, from);
    return device::load_vector<device::Reuse::once>(from);
  }
  /// What `load` gives of one of `slots()`, to shared memory, by a copy that may end later.
  __device__ void fetch(int slot, Vector* to) const {
    if (is_readable(slot)) {
      __pipeline_memcpy_async(to, address(slot), sizeof(Vector));
    } else {
      *to = load_elements(slot, address(slot));
    }
  }
  /// What `load_beside` gives of one of `slots()`, in the same way.
  __device__ void fetch_beside(const T* other, int slot, Vector* to) const {
    const T* const from = other + start_ + slot * step_;
    if (is_readable(slot) && lead_of<16>(from) == 0) {
      __pipeline_memcpy_async(to, from, sizeof(Vector));
    } else {
      *to = load_elements(slot, from);
    }
  }
  /// Whether all of a slot's vector is of the row.
  [[nodiscard]] __device__ bool is_whole(int slot) const { return aligned || has_whole(col(slot)); }

  /// -inf, or another value, in place of what a loaded vector has of the neighbouring rows. Apart
  /// from the loads, so that none waits for another.
  __device__ void hide_neighbours(int slot, Vector& vector, float instead = -INFINITY) const {
    if constexpr (!aligned) {
      const int col = this->col(slot);
      if (has_whole(col)) return;
      float values[width];
      vector.unpack(values);
#pragma unroll
      for (int i = 0; i < width; ++i) values[i] = has(col + i) ? values[i] : instead;
      vector = Vector::pack(values);
    }
  }

  __device__ void store(int slot, const float (&values)[width]) const {
    const int col = this->col(slot);
    if (col >= cols_) return;
    T* const at = y_ + start_ + slot * step_;
    if constexpr (!aligned) {
      if (!stores_vectors_ || !has_whole(col)) {
#pragma unroll
        for (int i = 0; i < width; ++i) {
          if (has(col + i)) at[i] = device::Element<T>::round(values[i]);
        }
        return;
      }
    }
    device::store_vector(at, Vector::pack(values));
  }

 private:
  [[nodiscard]] __device__ int col(int slot) const { return first_ + slot * step_; }
  [[nodiscard]] __device__ bool has(int col) const { return col >= 0 && col < cols_; }
  [[nodiscard]] __device__ bool has_whole(int col) const {
    return col >= 0 && col + width <= cols_;
  }
  [[nodiscard]] __device__ const T* address(int slot) const { return x_ + start_ + slot * step_; }
  [[nodiscard]] __device__ bool is_readable(int slot) const {
    return aligned || (col(slot) >= readable_begin_ && col(slot) + width <= readable_end_);
  }
  [[nodiscard]] __device__ Vector load_elements(int slot, const T* from) const {
    float values[width];
#pragma unroll
    for (int i = 0; i < width; ++i) {
      values[i] = has(col(slot) + i) ? device::Element<T>::load(from + i) : -INFINITY;
    }
    return Vector::pack(values);
  }
  /// Elements from the last boundary of so many bytes.
  template <int bytes>
  static __device__ int lead_of(const T* row) {
    return aligned ? 0
                   : static_cast<int>(reinterpret_cast<std::uintptr_t>(row) % bytes / sizeof(T));
  }

  const T* x_;
  T* y_;
  int cols_;
  int first_;  ///< column of the first vector, below 0 where that begins before the row
  int step_;
  std::int64_t start_;  ///< element of the first vector in both tensors
  // Columns around the row that are in the tensor, up to a vector of them.
  int readable_begin_ = 0;
  int readable_end_ = 0;
  bool stores_vectors_ = true;
};

}  // namespace roofmax::softmax
