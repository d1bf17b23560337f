#include "kernels/contract/tensor.hpp"

namespace roofmax {

std::int64_t TensorSpec::rows() const {
  std::int64_t count = extents.empty() ? 0 : 1;
  for (std::size_t i = 0; i + 1 < extents.size(); ++i) count *= extents[i];
  return count;
}

std::int64_t TensorSpec::row_offset(std::int64_t row) const {
  std::int64_t offset = 0;
  for (std::size_t i = extents.size() - 1; i-- > 0;) {
    if (i == 0) return offset + row * strides[0];  // what most tensors come to, without a division
    offset += row % extents[i] * strides[i];
    row /= extents[i];
  }
  return offset;
}

bool TensorSpec::is_contiguous() const {
  std::int64_t expected = 1;
  for (std::size_t i = extents.size(); i-- > 0;) {
    if (extents[i] != 1 && strides[i] != expected) return false;
    expected *= extents[i];
  }
  return true;
}

std::int64_t TensorSpec::extent() const {
  if (extents.empty()) return 0;
  std::int64_t last = 0;
  for (std::size_t i = 0; i < extents.size(); ++i) {
    if (extents[i] == 0) return 0;
    last += (extents[i] - 1) * strides[i];
  }
  return last + 1;
}

TensorSpec contiguous(std::string name, Role role, Dtype dtype, std::vector<std::int64_t> extents) {
  std::vector<std::int64_t> strides(extents.size(), 1);
  for (std::size_t i = extents.size(); i-- > 1;) strides[i - 1] = strides[i] * extents[i];
  return {std::move(name), role, dtype, std::move(extents), std::move(strides)};
}

TensorSpec matrix(std::string name, Role role, Dtype dtype, std::int64_t rows, std::int64_t cols,
                  std::int64_t stride) {
  return {std::move(name), role, dtype, {rows, cols}, {stride, 1}};
}

}  // namespace roofmax
