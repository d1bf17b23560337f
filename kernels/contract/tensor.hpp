#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernels/contract/dtype.hpp"

namespace roofmax {

/// What a launch does with a tensor.
enum class Role : std::uint8_t {
  input,
  output,
  state,     ///< written by a forward kernel for its backward, which takes it as an input
  in_place,  ///< holds an input before the launch and an output after it
};

/// One argument of an operation. Elements of the last extent are adjacent and make a row; the
/// other extents say how many rows there are, in row-major order, and the strides where they begin.
/// A broadcast tensor is declared with its own, unbroadcast extents.
struct TensorSpec {
  std::string name;
  Role role = Role::input;
  Dtype dtype = Dtype::fp32;
  std::vector<std::int64_t> extents = {};
  std::vector<std::int64_t> strides = {};  ///< elements; one for each extent, the last is 1

  /// Whether it has contents before a launch.
  [[nodiscard]] bool is_read() const { return role == Role::input || role == Role::in_place; }
  /// Whether a launch writes it. Such tensors are a launch's outputs, all others its inputs.
  [[nodiscard]] bool is_written() const { return role != Role::input; }

  [[nodiscard]] std::int64_t rows() const;
  /// Elements of a row.
  [[nodiscard]] std::int64_t cols() const { return extents.empty() ? 0 : extents.back(); }
  /// Elements from the first of the tensor to the first of row `row`.
  [[nodiscard]] std::int64_t row_offset(std::int64_t row) const;
  /// Whether the rows fill the extent without gaps, in order.
  [[nodiscard]] bool is_contiguous() const;
  /// Elements from the first to one past the last, the gaps between rows included.
  [[nodiscard]] std::int64_t extent() const;
  /// Bytes of `extent()`.
  [[nodiscard]] std::int64_t bytes() const {
    return extent() * static_cast<std::int64_t>(size_of(dtype));
  }
};

/// A contiguous tensor.
[[nodiscard]] TensorSpec contiguous(std::string name, Role role, Dtype dtype,
                                    std::vector<std::int64_t> extents);
/// `rows` rows of `cols` elements, `stride` elements apart.
[[nodiscard]] TensorSpec matrix(std::string name, Role role, Dtype dtype, std::int64_t rows,
                                std::int64_t cols, std::int64_t stride);

}  // namespace roofmax
