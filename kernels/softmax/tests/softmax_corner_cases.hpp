// The corner cases of operation `softmax`, for every kernel and tuning that supports them. The
// tests of the CPU and those of the GPU include this file and instantiate it.
#pragma once

#include <algorithm>
#include <set>

#include "kernels/contract/distribution.hpp"
#include "kernels/tests/test_bed.hpp"
#include "reference/float_format.hpp"

namespace roofmax::test {

using Axes = std::map<std::string, std::string>;

/// A kernel by name, with all its tunings, and what it is asked to compute (modes that are not
/// named take their defaults).
struct Subject {
  DeviceKind device;
  std::string name;
  Axes modes;
};

inline void PrintTo(const Subject& subject, std::ostream* out) { *out << subject.name; }

/// Kernels of `softmax` that compute what `modes` ask for.
inline std::vector<Subject> subjects_of(DeviceKind device, const Axes& modes = {}) {
  std::vector<Subject> subjects;
  const Problem example = problem_of("softmax", {Dtype::fp32, Dtype::fp32}, modes);
  for (const Kernel* kernel : kernels()) {
    if (kernel->device != device || kernel->operation != "softmax") continue;
    if (unserved_mode(*kernel, example) != nullptr) continue;
    if (subjects.empty() || subjects.back().name != kernel->name) {
      subjects.push_back({device, kernel->name, modes});
    }
  }
  return subjects;
}

inline const Axes kLogWithLse{{"result", "log_softmax"}, {"lse", "stored"}};
inline const Axes kLog{{"result", "log_softmax"}};
inline const Axes kGradient{{"direction", "backward"}};

/// Every dispatch threshold of the cases with its neighbours, real vocabularies, large primes.
inline std::vector<std::int64_t> corner_cols() {
  std::set<std::int64_t> cols;
  for (std::int64_t i = 1; i <= 33; ++i) cols.insert(i);
  for (std::int64_t power = 64; power <= 262144; power *= 2) {
    cols.insert({power - 1, power, power + 1});
  }
  for (const std::int64_t threshold :
       {320, 384, 640, 768, 1280, 1536, 2560, 3072, 5120, 6144, 10240, 12288}) {
    cols.insert({threshold, threshold + 1});
  }
  cols.insert({781, 9216, 9217, 12672, 32000, 50257, 57343, 57344, 57345, 114687, 114688, 114689,
               128256, 131080, 151936, 201088, 1048589, 2097169});
  return {cols.begin(), cols.end()};
}

/// A kernel of `softmax` and the means to ask it questions.
class SoftmaxKernel : public testing::TestWithParam<Subject> {
 protected:
  void SetUp() override {
    backend_ = backend_of(GetParam().device);
    if (backend_ == nullptr) GTEST_SKIP() << why_no_cuda();
  }

  /// A problem in the subject's modes.
  [[nodiscard]] static Problem problem(Dtype dtype, std::int64_t rows, std::int64_t cols,
                                       std::int64_t stride = 0,
                                       const std::string& distribution = "given") {
    Axes axes = GetParam().modes;
    axes["rows"] = std::to_string(rows);
    axes["cols"] = std::to_string(cols);
    axes["stride"] = std::to_string(stride);
    axes["distribution"] = distribution;
    return problem_of("softmax", {dtype, dtype}, axes);
  }

  /// Asks every tuning that supports the question.
  void ask(const Question& question, Placement placement = {}, bool only_default = false) {
    for (const Kernel* kernel : tunings()) {
      if (only_default && !kernel->default_tuning) continue;
      if (refusal_of(*kernel, question.problem(), placement.told_of(*backend_))) continue;
      expect_right(*backend_, question, *kernel, placement);
      ++asked_;
    }
  }

  /// Every length of `corner_cols`.
  void ask_cols() {
    for (const Dtype dtype : dtypes()) {
      for (const std::int64_t cols : corner_cols()) {
        ask(Question(problem(dtype, cols > 300000 ? 1 : 3, cols, 0, "normal")));
        if (HasFatalFailure()) return;
      }
    }
  }

  /// Numbers of rows around those of the SMs, the grids and a 16-bit counter.
  void ask_rows() {
    for (const std::int64_t rows : {0, 1, 2, 3, 131, 132, 133, 199, 65535, 65537}) {
      for (const std::int64_t cols : {0, 8, 17}) {
        ask(Question(problem(dtypes().front(), rows, cols, 0, "normal")));
      }
    }
  }

  /// Vectors that reach beyond their row may be read where they stay within the tensor.
  void ask_bare_inputs() {
    for (const Dtype dtype : dtypes()) {
      for (const std::int64_t cols : {1, 7, 33, 130, 1000, 1027, 5003, 12673, 40001, 131080}) {
        const Question question(problem(dtype, 3, cols, 0, "normal"));
        for (const int offset : {0, 1, 3}) {
          ask(question, {.input_offset = offset, .output_offset = offset, .bare_inputs = true});
        }
      }
    }
  }

  /// Rows of such lengths a hundred times: the same to the bit, by one prepared kernel, with the
  /// workspace as its last launch left it.
  void ask_again(std::initializer_list<std::int64_t> lengths) {
    for (const std::int64_t cols : lengths) {
      const Question question(problem(dtypes().front(), 7, cols, 0, "normal"));
      for (const Kernel* kernel : tunings()) {
        if (refusal_of(*kernel, question.problem(), backend_->traits())) continue;
        Arena arena(*backend_, question, *kernel);
        arena.launch();
        backend_->synchronize();
        const std::vector<std::byte> first = arena.output();
        for (int repeat = 0; repeat < 100; ++repeat) {
          arena.launch();
          backend_->synchronize();
          ASSERT_EQ(arena.output(), first) << kernel->full_name() << ", repeat " << repeat;
        }
        ++asked_;
      }
    }
  }

  [[nodiscard]] static std::vector<const Kernel*> tunings() {
    return tunings_of(GetParam().device, "softmax", GetParam().name);
  }
  [[nodiscard]] static std::vector<Dtype> dtypes() { return input_dtypes(*tunings().front()); }

  /// A distribution that this kernel takes: some refuse inputs that are not generated.
  [[nodiscard]] bool takes(const std::string& distribution) const {
    const Problem example = problem(dtypes().front(), 1, 8, 0, distribution);
    return !refusal_of(*tunings().front(), example, backend_->traits());
  }

  void TearDown() override {
    if (backend_ != nullptr && !IsSkipped()) {
      EXPECT_GT(asked_, 0) << "no tuning took any of these questions";
    }
  }

  Backend* backend_ = nullptr;
  int asked_ = 0;
};

/// The forward corner cases, in whichever mode.
using SoftmaxCorners = SoftmaxKernel;

TEST_P(SoftmaxCorners, Cols) { ask_cols(); }

TEST_P(SoftmaxCorners, Rows) { ask_rows(); }

TEST_P(SoftmaxCorners, Distributions) {
  for (const Dtype dtype : dtypes()) {
    for (const Distribution* distribution : distributions()) {
      if (!distribution->fill || !takes(distribution->name)) continue;
      for (const std::int64_t cols : {129, 5000, 40000}) {
        ask(Question(problem(dtype, 3, cols, 0, distribution->name)));
      }
    }
  }
}

/// Every alignment by the default tuning, a quarter of them by all: tunings cut rows alike.
TEST_P(SoftmaxCorners, AlignmentAndStride) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {1, 7, 8, 10, 130, 1027}) {
      for (const std::int64_t gap : {0, 1, 8, 13}) {
        const Question question(problem(dtype, 5, cols, cols + gap, "normal"));
        for (int input = 0; input < 8; ++input) {
          const bool only_default = input % 4 != 3;
          ask(question, {.input_offset = input, .output_offset = input}, only_default);
          ask(question, {.input_offset = input, .output_offset = (3 * input + 1) % 8},
              only_default);
          ask(question, {.input_offset = input, .in_place = true}, only_default);
        }
      }
    }
  }
}

TEST_P(SoftmaxCorners, InputsThatEndWithTheirMemory) { ask_bare_inputs(); }

/// Rows of several chunks, slots and stretches, aligned differently in and out.
TEST_P(SoftmaxCorners, AlignmentOfLongRows) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {2563, 5123, 9217, 40001, 70001}) {
      const Question question(problem(dtype, 3, cols, cols + 3, "normal"));
      ask(question, {.input_offset = 1, .output_offset = 1});
      ask(question, {.input_offset = 3, .output_offset = 6});
      ask(question, {.output_offset = 1, .stagger = 3});
    }
  }
  if (asked_ == 0) GTEST_SKIP() << "no tuning takes rows so long";
}

TEST_P(SoftmaxCorners, InPlaceLong) {
  for (const Dtype dtype : dtypes()) {
    ask(Question(problem(dtype, 3, 12673, 0, "normal")), {.in_place = true});
    ask(Question(problem(dtype, 3, 50257, 0, "normal")), {.in_place = true});
  }
  if (asked_ == 0) GTEST_SKIP() << "no tuning takes rows so long";
}

/// Where blocks, warps, clusters and splits begin and end, for the chunk sizes that kernels use.
inline std::vector<std::int64_t> boundaries(std::int64_t cols) {
  std::set<std::int64_t> places{0, cols - 1};
  for (std::int64_t step = 8; step < cols; step *= 2) {
    for (const std::int64_t place : {step - 1, step, cols - step, cols - step - 1}) {
      if (place >= 0 && place < cols) places.insert(place);
    }
  }
  return {places.begin(), places.end()};
}

TEST_P(SoftmaxCorners, NegativeInfinity) {
  if (!takes("given")) GTEST_SKIP() << "takes generated inputs only";
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {std::int64_t{40}, std::int64_t{5003}, std::int64_t{70001}}) {
      // Row by row: nothing finite; then one finite element at each boundary.
      const std::vector<std::int64_t> places = boundaries(cols);
      const auto rows = static_cast<std::int64_t>(places.size()) + 1;
      ask(Question(problem(dtype, rows, cols), [&](std::int64_t row, std::int64_t col) {
        if (row == 0) return -kInfinity;
        return col == places[static_cast<std::size_t>(row - 1)] ? -3.0 : -kInfinity;
      }));
      // All but one chunk of a power of two -inf, at the front, at the back, and in the middle.
      ask(Question(problem(dtype, 3, cols), [&](std::int64_t row, std::int64_t col) {
        const std::int64_t part = 3 * col / cols;
        return part == row ? 0.125 * static_cast<double>(col % 7) : -kInfinity;
      }));
    }
  }
}

TEST_P(SoftmaxCorners, SpecialValues) {
  if (!takes("given")) GTEST_SKIP() << "takes generated inputs only";
  constexpr double kMaxHalf = 65504;
  constexpr double kMaxFloat = 3.4028234663852886e38;
  for (const Dtype dtype : dtypes()) {
    const double largest = dtype == Dtype::fp16   ? kMaxHalf
                           : dtype == Dtype::bf16 ? 3.3895313892515355e38
                                                  : kMaxFloat;
    const double tiny = dtype == Dtype::fp16 ? 6e-8 : 1e-40;
    // One special value per row at the front, in the middle and at the end.
    const std::vector<double> specials{kNan, kInfinity, largest, -largest,
                                       tiny, -tiny,     -0.0,    -kInfinity};
    for (const std::int64_t cols : {std::int64_t{33}, std::int64_t{4099}, std::int64_t{40000}}) {
      const auto rows = static_cast<std::int64_t>(specials.size()) * 3;
      ask(Question(problem(dtype, rows, cols), [&](std::int64_t row, std::int64_t col) {
        const std::int64_t place = row % 3 == 0 ? 0 : row % 3 == 1 ? cols / 2 : cols - 1;
        const double value = specials[static_cast<std::size_t>(row / 3)];
        return col == place ? value : 0.25 * static_cast<double>((col * 7 + row) % 9) - 1.0;
      }));
      // Several +inf; both extremes at once; all equal to an extreme; alternating zeros.
      ask(Question(problem(dtype, 5, cols), [&](std::int64_t row, std::int64_t col) {
        switch (row) {
          case 0:
            return col % 5 == 0 ? kInfinity : 1.0;
          case 1:
            return col % 2 == 0 ? largest : -largest;
          case 2:
            return largest;
          case 3:
            return -largest;
          default:
            return col % 2 == 0 ? 0.0 : -0.0;
        }
      }));
    }
  }
}

/// Maxima beyond any logit, where neighbours are far apart and a scaled maximum may overflow: equal
/// ones share the row, all others vanish. A mask of -1e10 or -1e30 makes such rows.
TEST_P(SoftmaxCorners, HugeMaxima) {
  if (!takes("given")) GTEST_SKIP() << "takes generated inputs only";
  for (const Dtype dtype : dtypes()) {
    if (dtype == Dtype::fp16) continue;  // ends at 65504, which other tests ask for
    const std::vector<double> maxima{1e6,   -1e6, 1e7,   -1e7,   3e9,     -3e9,   1e10,
                                     -1e10, 1e30, -1e30, 1.9e38, -1.9e38, 2.5e38, -2.5e38};
    const auto rows = static_cast<std::int64_t>(maxima.size());
    for (const std::int64_t cols : {40, 4100, 9000, 70001}) {
      const auto largest = [&](std::int64_t row) { return maxima[static_cast<std::size_t>(row)]; };
      ask(Question(problem(dtype, rows, cols),
                   [&](std::int64_t row, std::int64_t) { return largest(row); }));
      // The maximum late in the row, in a few places, over elements of its size and below.
      ask(Question(problem(dtype, rows, cols), [&](std::int64_t row, std::int64_t col) {
        const double max = largest(row);
        if (col % 37 == 36) return max;
        return col % 2 == 0 ? max - 0.3 * std::abs(max) : -2.5e38;
      }));
    }
  }
  if (asked_ == 0) GTEST_SKIP() << "fp16 alone";
}

TEST_P(SoftmaxCorners, LargeLogits) {
  if (!takes("given")) GTEST_SKIP() << "takes generated inputs only";
  for (const Dtype dtype : dtypes()) {
    for (const double base : {-1e4, -1.2e4, -5.2e4, 100.0, 3e4}) {
      // Steps that the dtype can tell apart at this size; a bf16 near 5e4 steps by 256.
      const double step = dtype == Dtype::bf16   ? std::abs(base) / 100
                          : dtype == Dtype::fp16 ? 32
                                                 : 1;
      for (const std::int64_t cols : {1000, 4100}) {
        ask(Question(problem(dtype, 3, cols), [&](std::int64_t row, std::int64_t col) {
          return base + step * static_cast<double>((col * (row + 3)) % 4 == 0);
        }));
      }
    }
  }
}

TEST_P(SoftmaxCorners, ShiftChangesNothing) {
  if (!takes("given")) GTEST_SKIP() << "takes generated inputs only";
  for (const Dtype dtype : dtypes()) {
    const auto make = [&](double shift) {
      return Question(problem(dtype, 3, 1001), [shift](std::int64_t row, std::int64_t col) {
        return static_cast<double>((col * 5 + row) % 8) + shift;  // exact in every dtype
      });
    };
    const Question plain = make(0);
    const Question shifted = make(100);
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, plain.problem(), backend_->traits())) continue;
      Arena a(*backend_, plain, *kernel);
      Arena b(*backend_, shifted, *kernel);
      a.launch();
      b.launch();
      backend_->synchronize();
      EXPECT_EQ(a.output(), b.output()) << kernel->full_name();
      ++asked_;
    }
  }
}

TEST_P(SoftmaxCorners, NearUniformWithPeaks) {
  constexpr std::int64_t kCols = 262144;
  if (!takes("given")) GTEST_SKIP() << "takes generated inputs only";
  for (const Dtype dtype : dtypes()) {
    ask(Question(problem(dtype, 2, kCols), [](std::int64_t row, std::int64_t col) {
      if (col % 50021 == row) return 11.0;  // a few peaks carry the visible mass
      return 0.125 * static_cast<double>(col % 3);
    }));
  }
  if (asked_ == 0) GTEST_SKIP() << "no tuning takes rows of " << kCols;
}

TEST_P(SoftmaxCorners, BitwiseRepeatable) { ask_again({1019, 30011}); }

/// The log-sum-exp beside the plain softmax.
using SoftmaxLse = SoftmaxKernel;

TEST_P(SoftmaxLse, BesideTheResult) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {0, 1, 8, 1027, 9217, 70001}) {
      ask(Question(problem(dtype, 5, cols, 0, "normal")));
      ask(Question(problem(dtype, 3, cols, 0, "sparse_neg_inf")));
    }
    ask(Question(problem(dtype, 3, 2051, 2060, "wide")), {.input_offset = 3, .stagger = 2});
    // Rows apart from each other, of nothing.
    ask(Question(problem(dtype, 3, 0, 7, "normal")), {.input_offset = 1});
    if (!takes("given")) continue;
    // Nothing finite; one +inf; one NaN; the largest and the smallest together.
    ask(Question(problem(dtype, 4, 3000), [&](std::int64_t row, std::int64_t col) {
      if (row == 0) return -kInfinity;
      if (row == 1) return col == 1500 ? kInfinity : 1.0;
      if (row == 2) return col == 1500 ? kNan : 1.0;
      return col % 2 == 0 ? -1.2e4 : 1.2e4;
    }));
  }
}

/// The logarithm where no log-sum-exp is stored; with one, `SoftmaxCorners` asks it.
using SoftmaxLog = SoftmaxKernel;

TEST_P(SoftmaxLog, WithoutLogSumExp) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {1, 8, 130, 1027, 2050, 4099, 9217, 70001}) {
      ask(Question(problem(dtype, 5, cols, 0, "normal")));
    }
  }
}

/// Corner cases of the gradient.
using SoftmaxBackward = SoftmaxKernel;

TEST_P(SoftmaxBackward, Cols) { ask_cols(); }

TEST_P(SoftmaxBackward, Rows) { ask_rows(); }

TEST_P(SoftmaxBackward, Distributions) {
  for (const Dtype dtype : dtypes()) {
    for (const char* distribution : {"wide", "ascending", "constant", "spikes", "sparse_neg_inf"}) {
      for (const std::int64_t cols : {129, 5000}) {
        ask(Question(problem(dtype, 3, cols, 0, distribution)));
      }
    }
  }
}

TEST_P(SoftmaxBackward, AlignmentAndStride) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {1, 8, 10, 130, 1027}) {
      for (const std::int64_t gap : {0, 1, 8}) {
        const Question question(problem(dtype, 5, cols, cols + gap, "normal"));
        for (int offset = 0; offset < 8; ++offset) {
          ask(question, {.input_offset = offset, .output_offset = offset});
          ask(question, {.input_offset = offset, .output_offset = 3, .stagger = 1});
          ask(question, {.input_offset = offset, .in_place = true, .stagger = 5});
          ask(question, {.input_offset = offset, .in_place = true, .replaced = 1, .stagger = 1});
        }
      }
    }
  }
}

TEST_P(SoftmaxBackward, InputsThatEndWithTheirMemory) { ask_bare_inputs(); }

/// So long that kernels which hold all of a matrix fill more than their registers. y, dy and dx are
/// aligned differently.
TEST_P(SoftmaxBackward, AlignmentOfTheLongestRows) {
  const Question question(problem(dtypes().front(), 3, 1'500'001, 0, "normal"));
  ask(question, {.input_offset = 1, .output_offset = 3, .stagger = 1});
  ask(question, {.input_offset = 1, .in_place = true, .replaced = 1, .stagger = 1});
  if (asked_ == 0) GTEST_SKIP() << "no tuning takes rows so long";
}

TEST_P(SoftmaxBackward, AlignmentOfLongRows) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {9217, 16001}) {
      const Question question(problem(dtype, 3, cols, cols + 3, "normal"));
      ask(question, {.input_offset = 3, .output_offset = 6, .stagger = 2});
      ask(question, {.input_offset = 1, .in_place = true, .stagger = 1});
      ask(question, {.input_offset = 1, .in_place = true, .replaced = 1});
    }
  }
  if (asked_ == 0) GTEST_SKIP() << "no tuning takes rows so long";
}

/// Where y is 0 the gradient is 0 to the bit, but for its sign.
TEST_P(SoftmaxBackward, ZerosAreExact) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {1001, 3001, 40001}) {
      const auto y = [](std::int64_t, std::int64_t col) { return col % 3 == 0 ? 0.0 : 1.0 / 2000; };
      const Question question(problem(dtype, 2, cols), y, [](std::int64_t, std::int64_t col) {
        return 1e4 * static_cast<double>(col % 7 - 3);
      });
      for (const Kernel* kernel : tunings()) {
        if (refusal_of(*kernel, question.problem(), backend_->traits())) continue;
        Arena arena(*backend_, question, *kernel);
        arena.launch();
        backend_->synchronize();
        const std::vector<std::byte> dx = arena.output();
        for (std::int64_t i = 0; i < 2 * cols; ++i) {
          if (y(0, i % cols) == 0) {
            ASSERT_EQ(reference::load_element(dtype, dx.data(), i), 0) << kernel->full_name();
          }
        }
        ++asked_;
      }
    }
  }
}

/// y = 0 beside large gradients; a NaN or an infinity in dy takes its row.
TEST_P(SoftmaxBackward, ZerosAndSpecialValues) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t cols : {40, 5003, 40001}) {
      ask(Question(
          problem(dtype, 5, cols),
          [&](std::int64_t row, std::int64_t col) {
            if (row == 0) return 0.0;
            return col % 3 == 0 ? 0.0 : 1.0 / static_cast<double>(cols);
          },
          [&](std::int64_t row, std::int64_t col) {
            if (row == 2 && col == cols / 2) return kNan;
            if (row == 3 && col == cols - 1) return kInfinity;
            return row == 4 ? 3e4 * (col % 2 == 0 ? 1 : -1) : 0.5 * static_cast<double>(col % 5);
          }));
    }
  }
}

TEST_P(SoftmaxBackward, BitwiseRepeatable) { ask_again({1003, 30011}); }

}  // namespace roofmax::test
