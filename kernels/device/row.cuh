// A row of any length at any element-aligned address, cut so that its bulk can be moved in aligned
// 16-byte vectors: up to one vector's worth of elements in front (head), the vectors, and the rest
// (tail). Head and tail together are at most 2 * (width - 1) elements, so that with 32 threads or
// more each thread has at most one of them: its `edge`.
#pragma once

#include "kernels/device/vector.cuh"

namespace roofmax::device {

/// An edge element on its way from memory, as it lies there, or the bits that a thread without one
/// has in its place. Only of memory that the kernel has not written. `OptionalElements` is its like
/// where most lanes of a warp have one.
template <typename T>
class Edge {
 public:
  Edge() = default;
  __device__ Edge(bool is_there, const T* at, std::uint32_t instead) : bits_(instead) {
    const std::size_t address = __cvta_generic_to_global(at);
    // Most warps have no edge and go around the load. As code, not as an access: the compiler would
    // move that behind the first use of what is loaded after it, and convert it where it is loaded.
    if (is_there) {
      if constexpr (sizeof(T) == 4) {
        asm volatile("ld.global.u32 %0, [%1];" : "=r"(bits_) : "l"(address));
      } else {
        asm volatile("ld.global.u16 %0, [%1];" : "=r"(bits_) : "l"(address));
      }
    }
    asm volatile("" : "+r"(bits_));
  }
  [[nodiscard]] __device__ float value() const {
    return Element<T>::load(reinterpret_cast<const T*>(&bits_));
  }

 private:
  std::uint32_t bits_;
};

/// `aligned`: the row is made of whole vectors in every tensor, so that there are no edges to ask
/// about and every vector is loaded and stored as one.
template <typename T, bool aligned = false>
class Row {
 public:
  static constexpr int width = kVectorWidth<T>;

  /// Input and output rows of `cols` elements. They may be the same row, else must not overlap.
  __device__ Row(const T* x, T* y, std::int64_t cols)
      : x_(x), y_(y), cols_(cols), vectors_(cols / width) {
    if constexpr (!aligned) {
      const auto misalignment = static_cast<int>(reinterpret_cast<std::uintptr_t>(x) % 16);
      const int to_boundary = misalignment == 0 ? 0 : (16 - misalignment) / int{sizeof(T)};
      head_ = cols < to_boundary ? static_cast<int>(cols) : to_boundary;
      vectors_ = (cols - head_) / width;
      tail_ = static_cast<int>(cols - head_ - vectors_ * width);
      stores_vectors_ =
          reinterpret_cast<std::uintptr_t>(y) % 16 == static_cast<unsigned>(misalignment);
    }
  }

  [[nodiscard]] __device__ std::int64_t vectors() const { return vectors_; }
  /// Vectors from the last boundary of `unit` bytes to the first one.
  template <int unit>
  [[nodiscard]] __device__ int lead() const {
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(address(0)) % unit /
                            sizeof(Vector<T>));
  }

  template <Reuse reuse>
  [[nodiscard]] __device__ Vector<T> load(std::int64_t vector) const {
    return load_vector<reuse>(address(vector));
  }

  /// Where it lies, or would: on 16 bytes, if there is one.
  [[nodiscard]] __device__ const T* address(std::int64_t vector) const {
    return x_ + head_ + vector * width;
  }

  /// Where the same vector of another tensor's row lies, on any boundary.
  [[nodiscard]] __device__ const T* address_beside(const T* other, std::int64_t vector) const {
    return other + head_ + vector * width;
  }
  /// That vector, element by element where it is not aligned as the input is.
  template <Reuse reuse>
  [[nodiscard]] __device__ Vector<T> load_beside(const T* other, std::int64_t vector) const {
    const T* const from = address_beside(other, vector);
    if constexpr (!aligned) {
      if (reinterpret_cast<std::uintptr_t>(from) % 16 != 0) {
        float values[width];
#pragma unroll
        for (int i = 0; i < width; ++i) values[i] = Element<T>::load(from + i);
        return Vector<T>::pack(values);
      }
    }
    return load_vector<reuse>(from);
  }

  /// Stores a vector; element by element where the output is not aligned as the input is.
  template <Reuse reuse = Reuse::once>
  __device__ void store(std::int64_t vector, const float (&values)[width]) const {
    store_at<reuse>(result_address(vector), values);
  }
  /// Where the result's vector lies.
  [[nodiscard]] __device__ T* result_address(std::int64_t vector) const {
    return y_ + head_ + vector * width;
  }
  /// `store` of the vector that lies there.
  template <Reuse reuse = Reuse::once>
  __device__ void store_at(T* to, const float (&values)[width]) const {
    if constexpr (!aligned) {
      if (!stores_vectors_) {
#pragma unroll
        for (int i = 0; i < width; ++i) to[i] = Element<T>::round(values[i]);
        return;
      }
    }
    store_vector<reuse>(to, Vector<T>::pack(values));
  }

  /// Whether this thread has an edge element.
  [[nodiscard]] __device__ bool has_edge(int thread) const {
    return !aligned && thread < head_ + tail_;
  }
  [[nodiscard]] __device__ float load_edge(int thread) const {
    return Element<T>::load(x_ + edge_column(thread));
  }
  [[nodiscard]] __device__ float load_edge_beside(const T* other, int thread) const {
    return Element<T>::load(other + edge_column(thread));
  }
  /// The same, if it is there: on its way along with what is loaded next.
  [[nodiscard]] __device__ Edge<T> begin_edge(
      bool is_there, int thread, std::uint32_t instead = Element<T>::negative_infinity) const {
    if constexpr (aligned) return {};
    return Edge<T>(is_there, x_ + edge_column(thread), instead);
  }
  [[nodiscard]] __device__ Edge<T> begin_edge_beside(const T* other, bool is_there, int thread,
                                                     std::uint32_t instead) const {
    if constexpr (aligned) return {};
    return Edge<T>(is_there, other + edge_column(thread), instead);
  }
  __device__ void store_edge(int thread, float value) const {
    y_[edge_column(thread)] = Element<T>::round(value);
  }

 private:
  [[nodiscard]] __device__ std::int64_t edge_column(int thread) const {
    return thread < head_ ? thread : cols_ - tail_ + (thread - head_);
  }

  const T* x_;
  T* y_;
  std::int64_t cols_;
  std::int64_t vectors_;
  int head_ = 0;
  int tail_ = 0;
  bool stores_vectors_ = true;
};

}  // namespace roofmax::device
