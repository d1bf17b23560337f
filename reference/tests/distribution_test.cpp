// Distributions: pinned values, so that recorded runs stay reproducible, and the shapes promised.

#include "reference/distribution.hpp"

#include <gtest/gtest.h>
#include <omp.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "kernels/contract/operation.hpp"
#include "reference/float_format.hpp"

namespace roofmax::reference {
namespace {

TensorSpec spec_of(Dtype dtype, std::int64_t rows, std::int64_t cols, std::int64_t stride = 0) {
  return matrix("x", Role::input, dtype, rows, cols, stride == 0 ? cols : stride);
}

std::vector<double> filled(const std::string& distribution, const TensorSpec& spec,
                           std::uint64_t seed = 1) {
  std::vector<std::byte> data(static_cast<std::size_t>(spec.bytes()));
  fill_by_distribution(distribution, seed, spec, data.data());
  std::vector<double> values;
  for (std::int64_t i = 0; i < spec.extent(); ++i) {
    values.push_back(load_element(spec.dtype, data.data(), i));
  }
  return values;
}

TEST(Distribution, NormalHasPinnedValues) {
  const auto values = filled("normal", spec_of(Dtype::fp32, 3, 5), 42);
  EXPECT_EQ(values[0], -0x1.195eccp+0);
  EXPECT_EQ(values[1], -0x1.0798b4p-3);
  EXPECT_EQ(values[5], 0x1.6f57f8p+0);
  EXPECT_EQ(values[14], -0x1.e0a85ap-1);
}

TEST(Distribution, SpikesHavePinnedPlaces) {
  const auto values = filled("spikes", spec_of(Dtype::fp32, 2, 40), 7);
  for (std::size_t i = 0; i < values.size(); ++i) EXPECT_EQ(values[i] > 7, i == 26 || i == 41) << i;
  EXPECT_EQ(values[26], 0x1.ab8a06p+3);
  EXPECT_EQ(values[41], 0x1.991ddep+3);
}

TEST(Distribution, SameBitsWithAnyNumberOfThreads) {
  const TensorSpec spec = spec_of(Dtype::fp16, 37, 20011);
  const int threads = omp_get_max_threads();
  const auto many = filled("spikes", spec);
  omp_set_num_threads(1);
  const auto one = filled("spikes", spec);
  omp_set_num_threads(threads);
  EXPECT_EQ(many, one);
}

TEST(Distribution, SeedRowAndColumnAllMatter) {
  const auto a = filled("normal", spec_of(Dtype::fp32, 2, 2), 1);
  const auto b = filled("normal", spec_of(Dtype::fp32, 2, 2), 2);
  EXPECT_NE(a[0], b[0]);
  EXPECT_NE(a[0], a[1]);
  EXPECT_NE(a[0], a[2]);
}

TEST(Distribution, NormalHasMeanZeroAndUnitVariance) {
  const auto values = filled("normal", spec_of(Dtype::fp32, 64, 4096));
  double sum = 0;
  double squares = 0;
  for (const double value : values) {
    sum += value;
    squares += value * value;
  }
  const auto count = static_cast<double>(values.size());
  EXPECT_NEAR(sum / count, 0, 0.01);  // five standard errors
  EXPECT_NEAR(squares / count, 1, 0.015);
}

TEST(Distribution, WideIsTenTimesNormal) {
  const auto normal = filled("normal", spec_of(Dtype::fp64, 1, 100));
  const auto wide = filled("wide", spec_of(Dtype::fp64, 1, 100));
  for (std::size_t i = 0; i < wide.size(); ++i) EXPECT_NEAR(wide[i], 10 * normal[i], 1e-12);
}

TEST(Distribution, AscendingAndDescendingGoFromEndToEnd) {
  const auto up = filled("ascending", spec_of(Dtype::fp32, 2, 1001));
  const auto down = filled("descending", spec_of(Dtype::fp32, 2, 1001));
  EXPECT_EQ(up[0], -8);
  EXPECT_EQ(up[1000], 8);
  EXPECT_EQ(up[500], 0);
  for (std::size_t i = 0; i < 1000; ++i) {
    EXPECT_LT(up[i], up[i + 1]);
    EXPECT_EQ(down[i], -up[i]);
  }
  EXPECT_EQ(filled("ascending", spec_of(Dtype::fp32, 1, 1))[0], 0);
}

TEST(Distribution, ConstantIsOneValueARow) {
  const auto values = filled("constant", spec_of(Dtype::fp32, 2, 50));
  for (std::size_t i = 0; i < 50; ++i) {
    EXPECT_EQ(values[i], values[0]);
    EXPECT_EQ(values[50 + i], values[50]);
  }
  EXPECT_NE(values[0], values[50]);
}

TEST(Distribution, SpikesStandOutInEveryRow) {
  constexpr std::size_t kRows = 64;
  constexpr std::size_t kCols = 4096;
  const auto values = filled("spikes", spec_of(Dtype::fp32, kRows, kCols));
  std::size_t all = 0;
  for (std::size_t row = 0; row < kRows; ++row) {
    std::size_t spikes = 0;
    for (std::size_t col = 0; col < kCols; ++col) spikes += values[row * kCols + col] > 7 ? 1 : 0;
    EXPECT_GE(spikes, 1U) << row;
    all += spikes;
  }
  EXPECT_GT(all, 4 * kRows);
  EXPECT_LT(all, 6 * kRows);
}

TEST(Distribution, SparseKeepsAQuarterAndNeverLosesARow) {
  const auto rows = static_cast<std::size_t>(5000);
  const auto narrow = filled("sparse_neg_inf", spec_of(Dtype::fp16, 5000, 2));
  for (std::size_t row = 0; row < rows; ++row) {
    EXPECT_TRUE(std::isfinite(narrow[2 * row]) || std::isfinite(narrow[2 * row + 1])) << row;
  }
  const auto wide = filled("sparse_neg_inf", spec_of(Dtype::fp16, 1, 100000));
  std::size_t finite = 0;
  for (const double value : wide) {
    if (std::isfinite(value))
      ++finite;
    else
      EXPECT_EQ(value, -std::numeric_limits<double>::infinity());
  }
  EXPECT_NEAR(static_cast<double>(finite), 25000, 700);
}

TEST(Distribution, GapsBetweenRowsAreNan) {
  const auto values = filled("normal", spec_of(Dtype::bf16, 3, 5, 7));
  ASSERT_EQ(values.size(), 19U);
  for (std::size_t i = 0; i < values.size(); ++i) EXPECT_EQ(std::isnan(values[i]), i % 7 >= 5) << i;
}

TEST(Distribution, EmptyTensorsAreLeftAlone) {
  EXPECT_TRUE(filled("spikes", spec_of(Dtype::fp32, 0, 5)).empty());
  EXPECT_TRUE(filled("spikes", spec_of(Dtype::fp32, 5, 0)).empty());
}

TEST(Distribution, RefusesWhatItCannotMake) {
  std::byte memory[16];
  EXPECT_THROW(fill_by_distribution("given", 1, spec_of(Dtype::fp32, 1, 4), memory),
               std::invalid_argument);
  EXPECT_THROW(fill_by_distribution("gaussian", 1, spec_of(Dtype::fp32, 1, 4), memory),
               std::invalid_argument);
  EXPECT_THROW(fill_by_distribution("normal", 1, spec_of(Dtype::int32, 1, 4), memory),
               std::logic_error);
}

TEST(Distribution, RowsOfAPermutedTensorHaveTheSameValues) {
  // [2, 3] rows of 4, the first extent innermost among them.
  const TensorSpec permuted{"x", Role::input, Dtype::fp32, {2, 3, 4}, {5, 12, 1}};
  const auto plain = filled("normal", contiguous("x", Role::input, Dtype::fp32, {2, 3, 4}));
  const auto values = filled("normal", permuted);
  std::size_t gaps = 0;
  for (const double value : values) gaps += std::isnan(value) ? 1 : 0;
  EXPECT_EQ(values.size() - gaps, plain.size());
  for (std::int64_t row = 0; row < permuted.rows(); ++row) {
    for (std::int64_t col = 0; col < 4; ++col) {
      EXPECT_EQ(values[static_cast<std::size_t>(permuted.row_offset(row) + col)],
                plain[static_cast<std::size_t>(4 * row + col)]);
    }
  }
}

TEST(Distribution, EveryChoiceOfTheAxisIsKnown) {
  const std::vector<std::string> choices = distribution_axis().words();
  ASSERT_GE(choices.size(), 8U);
  EXPECT_EQ(choices.front(), "normal") << "the default first";
  EXPECT_EQ(choices.back(), "given") << "what nothing generates last";
  for (const std::string& choice : choices) {
    EXPECT_FALSE(find_distribution(choice)->summary.empty()) << choice;
    if (choice == "given") continue;
    const auto values = filled(choice, spec_of(Dtype::fp32, 2, 9));
    EXPECT_EQ(values.size(), 18U) << choice;
  }
}

}  // namespace
}  // namespace roofmax::reference
