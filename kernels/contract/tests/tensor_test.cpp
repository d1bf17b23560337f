#include "kernels/contract/tensor.hpp"

#include <gtest/gtest.h>

namespace roofmax {
namespace {

TEST(TensorSpec, AContiguousTensorIsItsRowsOneBehindTheOther) {
  const TensorSpec spec = contiguous("x", Role::input, Dtype::fp16, {2, 3, 5});
  EXPECT_EQ(spec.strides, (std::vector<std::int64_t>{15, 5, 1}));
  EXPECT_EQ(spec.rows(), 6);
  EXPECT_EQ(spec.cols(), 5);
  EXPECT_EQ(spec.extent(), 30);
  EXPECT_EQ(spec.bytes(), 60);
  EXPECT_TRUE(spec.is_contiguous());
  for (std::int64_t row = 0; row < 6; ++row) EXPECT_EQ(spec.row_offset(row), 5 * row);
}

TEST(TensorSpec, AMatrixMayHaveGaps) {
  const TensorSpec spec = matrix("x", Role::input, Dtype::fp32, 3, 5, 8);
  EXPECT_EQ(spec.extent(), 21);
  EXPECT_FALSE(spec.is_contiguous());
  EXPECT_EQ(spec.row_offset(2), 16);
  EXPECT_TRUE(matrix("x", Role::input, Dtype::fp32, 1, 5, 8).is_contiguous());
}

TEST(TensorSpec, RowsOfAPermutedTensorAreFoundByTheirStrides) {
  // Heads inside of queries: [b, heads, queries, width] stored as [b, queries, heads, width].
  const TensorSpec spec{"q", Role::input, Dtype::bf16, {2, 3, 4, 8}, {96, 8, 24, 1}};
  EXPECT_EQ(spec.rows(), 24);
  EXPECT_EQ(spec.extent(), 192);
  EXPECT_FALSE(spec.is_contiguous());
  std::int64_t row = 0;
  for (std::int64_t b = 0; b < 2; ++b) {
    for (std::int64_t head = 0; head < 3; ++head) {
      for (std::int64_t query = 0; query < 4; ++query) {
        EXPECT_EQ(spec.row_offset(row++), 96 * b + 8 * head + 24 * query);
      }
    }
  }
}

TEST(TensorSpec, EmptyOnesHaveNoExtent) {
  EXPECT_EQ(contiguous("x", Role::input, Dtype::fp32, {0, 5}).extent(), 0);
  EXPECT_EQ(contiguous("x", Role::input, Dtype::fp32, {5, 0}).extent(), 0);
  EXPECT_EQ(contiguous("x", Role::input, Dtype::fp32, {0, 5}).rows(), 0);
  EXPECT_EQ(TensorSpec{}.extent(), 0);
  EXPECT_EQ(contiguous("x", Role::input, Dtype::fp32, {7}).rows(), 1);
}

TEST(TensorSpec, RolesSayWhatALaunchDoes) {
  const auto of = [](Role role) { return contiguous("x", role, Dtype::fp32, {1}); };
  EXPECT_TRUE(of(Role::input).is_read() && !of(Role::input).is_written());
  EXPECT_TRUE(!of(Role::output).is_read() && of(Role::output).is_written());
  EXPECT_TRUE(!of(Role::state).is_read() && of(Role::state).is_written());
  EXPECT_TRUE(of(Role::in_place).is_read() && of(Role::in_place).is_written());
}

}  // namespace
}  // namespace roofmax
