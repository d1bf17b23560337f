// The corner cases of operation `masked_softmax`: every kernel and tuning that says it supports
// one, mode by mode, so that all kernels of a mode answer the same question.
// Included by one program for the CPU and one for the GPU, which instantiate it.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>

#include "kernels/masked_softmax/masked_softmax.hpp"
#include "kernels/tests/test_bed.hpp"
#include "reference/float_format.hpp"

namespace roofmax::test {

using Axes = std::map<std::string, std::string>;
using masked_softmax::Explicit;
using masked_softmax::Range;
using masked_softmax::Shape;

/// What is computed (mask, sink, direction) on which kind of device.
struct MaskedMode {
  DeviceKind device;
  std::string name;
  Axes axes;
};

inline void PrintTo(const MaskedMode& mode, std::ostream* out) { *out << mode.name; }

inline std::vector<std::string> masked_choices(std::string_view axis) {
  const auto& axes = find_operation("masked_softmax")->axes;
  return std::find_if(axes.begin(), axes.end(), [&](const Axis& one) { return one.name == axis; })
      ->words();
}

/// The modes that some kernel of that device serves, in one direction.
inline std::vector<MaskedMode> masked_modes(DeviceKind device, const std::string& direction) {
  std::vector<MaskedMode> modes;
  for (const std::string& mask : masked_choices("mask")) {
    for (const std::string& sink : masked_choices("sink")) {
      const Axes axes{{"mask", mask}, {"sink", sink}, {"direction", direction}};
      const Problem example = problem_of("masked_softmax", {Dtype::fp32, Dtype::fp32}, axes);
      const bool is_served =
          std::any_of(kernels().begin(), kernels().end(), [&](const Kernel* kernel) {
            return kernel->device == device && kernel->operation == "masked_softmax" &&
                   unserved_mode(*kernel, example) == nullptr;
          });
      if (!is_served) continue;
      const std::string with_sink = sink == "none" ? "" : "_sink";
      modes.push_back({device, mask + with_sink + "_" + direction, axes});
    }
  }
  return modes;
}

/// Those of them of which an axis is what `is_meant` says.
template <typename IsMeant>
std::vector<MaskedMode> masked_modes(DeviceKind device, const std::string& direction,
                                     const std::string& axis, const IsMeant& is_meant) {
  std::vector<MaskedMode> modes = masked_modes(device, direction);
  std::erase_if(modes, [&](const MaskedMode& mode) { return !is_meant(mode.axes.at(axis)); });
  return modes;
}
inline bool adds_mask(const std::string& mask) { return mask.ends_with("additive"); }
inline bool is_logit(const std::string& sink) { return sink == "logit"; }

/// In both directions.
inline std::vector<MaskedMode> masked_modes(DeviceKind device) {
  std::vector<MaskedMode> modes = masked_modes(device, "forward");
  for (MaskedMode& mode : masked_modes(device, "backward")) modes.push_back(std::move(mode));
  return modes;
}

/// A mode and the means to ask its kernels questions.
class MaskedKernels : public testing::TestWithParam<MaskedMode> {
 protected:
  void SetUp() override {
    backend_ = backend_of(GetParam().device);
    if (backend_ == nullptr) GTEST_SKIP() << why_no_cuda();
    ASSERT_TRUE(wanted() == nullptr || selects_any(wanted()))
        << "ROOFMAX_TEST_KERNELS=" << wanted() << " matches no kernel of masked_softmax";
  }

  void TearDown() override {
    if (backend_ != nullptr && !IsSkipped() && wanted() == nullptr) {
      EXPECT_GT(asked_, 0) << "no kernel took any of these questions";
    }
  }

  /// A problem in this mode.
  [[nodiscard]] static Problem problem(Dtype dtype, const Shape& shape, const Axes& further = {},
                                       const std::string& distribution = "normal") {
    Axes axes = GetParam().axes;
    axes["b"] = std::to_string(shape.b);
    axes["heads"] = std::to_string(shape.heads);
    axes["sq"] = std::to_string(shape.sq);
    axes["sk"] = std::to_string(shape.sk);
    axes["distribution"] = distribution;
    axes.insert(further.begin(), further.end());
    return problem_of("masked_softmax", {dtype, dtype}, axes);
  }

  [[nodiscard]] static const std::string& mask() { return GetParam().axes.at("mask"); }
  [[nodiscard]] static bool is_backward() { return GetParam().axes.at("direction") == "backward"; }
  [[nodiscard]] static bool is_additive() { return adds_mask(mask()); }
  [[nodiscard]] static bool is_boolean() { return mask().ends_with("boolean"); }

  /// Whether fp32 rows take twice the registers, for two tensors that are held together.
  [[nodiscard]] static bool holds_two(Dtype dtype) {
    return dtype == Dtype::fp32 && (is_backward() || is_additive());
  }
  /// Around the longest rows that a cluster of a GPU holds.
  [[nodiscard]] static std::vector<std::pair<Dtype, std::int64_t>> longest_cols() {
    if (GetParam().device == DeviceKind::cpu) return {{Dtype::fp32, 131073}, {Dtype::bf16, 262145}};
    std::vector<std::pair<Dtype, std::int64_t>> cols{{Dtype::fp16, 131080}};
    const std::int64_t longest = holds_two(Dtype::fp32) ? 131072 : 262144;
    for (const int more : {-1, 0, 3, 4, 5}) cols.emplace_back(Dtype::fp32, longest + more);
    for (const int more : {-1, 7, 8, 9}) cols.emplace_back(Dtype::bf16, 262144 + more);
    cols.emplace_back(Dtype::fp16, 262144);
    return cols;
  }
  /// Rows that a part of a block holds, and a block; the blocks of a cluster; and nothing.
  [[nodiscard]] static std::vector<std::int64_t> cols_of_each_kind(Dtype dtype) {
    std::vector<std::int64_t> cols{40, 5003};
    if (dtype == Dtype::fp16) return cols;
    cols.push_back(40001);
    if (GetParam().device == DeviceKind::cpu) return cols;
    cols.push_back(dtype == Dtype::bf16 ? 262153 : holds_two(dtype) ? 131076 : 262148);
    return cols;
  }

  /// And, on a GPU, lengths of which it keeps halves packed: aligned and not.
  [[nodiscard]] static std::vector<std::int64_t> with_packed(std::vector<std::int64_t> cols,
                                                             Dtype dtype) {
    if (GetParam().device == DeviceKind::cuda && dtype != Dtype::fp32) {
      cols.insert(cols.end(), {16392, 16390});
    }
    return cols;
  }

  [[nodiscard]] static std::vector<Dtype> dtypes() {
    std::vector<Dtype> all;
    for (const DtypePair& pair : find_operation("masked_softmax")->dtypes) all.push_back(pair.in);
    return all;
  }

  /// A pattern, as of `roofmax run --kernel`: only these kernels are asked, as under a sanitizer,
  /// where all of them take hours. nullptr where the variable is not set.
  [[nodiscard]] static const char* wanted() { return std::getenv("ROOFMAX_TEST_KERNELS"); }

  [[nodiscard]] static bool selects_any(const char* pattern) {
    return std::any_of(kernels().begin(), kernels().end(), [&](const Kernel* kernel) {
      return kernel->operation == "masked_softmax" && selects(pattern, *kernel);
    });
  }

  /// Every tuning of every kernel that takes the problem.
  [[nodiscard]] std::vector<const Kernel*> takers(const Problem& problem) const {
    std::vector<const Kernel*> found;
    for (const Kernel* kernel : kernels()) {
      if (kernel->device != GetParam().device) continue;
      if (wanted() != nullptr && !selects(wanted(), *kernel)) continue;
      if (!refusal_of(*kernel, problem, backend_->traits())) found.push_back(kernel);
    }
    return found;
  }

  void ask(const Question& question, Placement placement = {}) {
    for (const Kernel* kernel : takers(question.problem())) {
      expect_right(*backend_, question, *kernel, placement);
      ++asked_;
    }
  }

  /// Expects of the principal output what would be right for `equivalent`, up to `extra_ulps` more:
  /// two questions that mathematics answers alike, of which the other is easy.
  void ask_as(const Question& equivalent, const Question& question, double extra_ulps = 0) {
    for (const Kernel* kernel : takers(question.problem())) {
      Arena arena(*backend_, question, *kernel);
      in_each_way(kernel->device, [&] {
        arena.reset();
        arena.launch();
        backend_->synchronize();
        const reference::Verdict verdict = equivalent.expectation().judge(
            0, arena.output().data(), kernel->extra_ulps(question.problem()) + extra_ulps);
        EXPECT_TRUE(verdict.correct)
            << kernel->full_name() << ' ' << describe(question.problem()) << ": " << verdict.what;
      });
      ++asked_;
    }
  }

  /// What an explicit mask holds to hide a score (any byte but 0 does) or to show it.
  [[nodiscard]] static double mask_element(bool is_hidden, std::int64_t row, std::int64_t col) {
    if (!is_hidden) return 0;
    return is_additive() ? -kInfinity : static_cast<double>(1 + (31 * row + col) % 255);
  }

  /// Values of a forward whose scores are chosen by the test. An explicit mask hides every fifth
  /// column from odd rows of its own; sink logits are 0.5.
  template <typename Score>
  [[nodiscard]] static Values given(Score&& score) {
    return {{"x", score},
            {"mask",
             [](std::int64_t row, std::int64_t col) {
               return mask_element(row % 2 == 1 && col % 5 == 4, row, col);
             }},
            {"sink", [](std::int64_t, std::int64_t) { return 0.5; }}};
  }

  Backend* backend_ = nullptr;
  int asked_ = 0;
};

/// Both directions.
using MaskedCorners = MaskedKernels;
using MaskedForward = MaskedKernels;
using MaskedBackward = MaskedKernels;
/// Forward, of those that add a mask.
using MaskedAdditive = MaskedKernels;
/// Those that have a sink.
using MaskedSink = MaskedKernels;
using MaskedSinkBackward = MaskedKernels;

/// Numbers between -4 and 4 without a pattern, exact in every type.
inline double spread(std::int64_t row, std::int64_t col) {
  const std::uint64_t word = static_cast<std::uint64_t>(col + 1) * 0x9e3779b97f4a7c15U ^
                             static_cast<std::uint64_t>(row + 1) * 0xd6e8feb86659fd93U;
  return static_cast<double>(word >> 57) / 16 - 4;
}

/// All ways to fill in the mode's mask: windows of rows of `sk` columns, or every broadcast with
/// everything that an explicit mask may hold.
inline std::vector<Axes> mask_variants(const std::string& mask, std::int64_t sk) {
  std::vector<Axes> variants;
  if (mask == "window") {
    const std::string huge = std::to_string(std::int64_t{1} << 62);
    const std::string below = std::to_string(sk - 1);
    const std::string all = std::to_string(sk);
    const std::string above = std::to_string(sk + 7);
    for (const std::string& left : {std::string("-1"), std::string("0"), std::string("1"),
                                    std::string("5"), below, all, above, huge}) {
      for (const std::string& right :
           {std::string("-1"), std::string("0"), std::string("1"), std::string("3"), all, huge}) {
        variants.push_back({{"window_left", left}, {"window_right", right}});
      }
    }
  } else if (mask.ends_with("additive") || mask.ends_with("boolean")) {
    for (const std::string& broadcast : masked_choices("broadcast")) {
      for (const std::string& hidden : masked_choices("hidden")) {
        const bool adds_numbers = hidden == "finite_padding" || hidden == "bias";
        if (adds_numbers && mask.ends_with("boolean")) continue;
        variants.push_back({{"broadcast", broadcast}, {"hidden", hidden}});
      }
    }
  } else {
    variants.emplace_back();
  }
  return variants;
}

/// One ordinary way, another for each `turn`.
inline Axes mask_variant(const std::string& mask, std::int64_t sk, std::int64_t turn) {
  if (mask == "window") {
    const std::vector<std::pair<std::int64_t, std::int64_t>> windows{
        {sk / 2, 0}, {0, 3}, {-1, 1}, {sk / 3, sk / 4}};
    const auto [left, right] = windows[static_cast<std::size_t>(turn) % windows.size()];
    return {{"window_left", std::to_string(left)}, {"window_right", std::to_string(right)}};
  }
  if (mask.ends_with("additive") || mask.ends_with("boolean")) {
    const std::vector<std::string> broadcasts = masked_choices("broadcast");
    return {{"broadcast", broadcasts[static_cast<std::size_t>(turn) % broadcasts.size()]},
            {"hidden", turn % 2 == 0 ? "scattered" : "padding"}};
  }
  return {};
}

/// Every dispatch threshold of the cases with its neighbours.
inline std::vector<std::int64_t> masked_cols() {
  std::set<std::int64_t> cols;
  for (std::int64_t i = 1; i <= 33; ++i) cols.insert(i);
  for (const std::int64_t power : {64, 128, 256, 512, 1024, 2048, 4096, 8192}) {
    cols.insert({power - 1, power, power + 1});
  }
  cols.insert({781, 9217, 16385, 32769, 65537});
  return {cols.begin(), cols.end()};
}

TEST_P(MaskedCorners, Cols) {
  std::int64_t turn = 0;
  for (const std::int64_t sk : masked_cols()) {
    const Shape shape = sk < 600     ? Shape{3, 3, 3, sk}
                        : sk < 10000 ? Shape{1, 3, 2, sk}
                                     : Shape{1, 1, 3, sk};
    // The halves are of one width, so that they take turns.
    const Dtype half = turn++ % 2 == 0 ? Dtype::fp16 : Dtype::bf16;
    for (const Dtype dtype : {Dtype::fp32, half}) {
      ask(Question(problem(dtype, shape, mask_variant(mask(), sk, sk))));
    }
  }
  for (const auto& [dtype, sk] : longest_cols()) {
    ask(Question(problem(dtype, {1, 1, 2, sk}, mask_variant(mask(), sk, sk))));
  }
}

TEST_P(MaskedCorners, Rows) {
  std::int64_t turn = 0;
  for (const std::int64_t sq : {1, 2, 3, 5, 33}) {
    for (const std::int64_t sk : {3, 17, 40, 1031}) {
      for (const auto& [b, heads] : {std::pair{1, 1}, std::pair{3, 5}}) {
        const Dtype dtype = dtypes()[static_cast<std::size_t>(turn) % dtypes().size()];
        ask(Question(problem(dtype, {b, heads, sq, sk}, mask_variant(mask(), sk, turn))));
        ++turn;
      }
    }
  }
}

/// More of each than a grid has blocks in its second axis; and none.
TEST_P(MaskedCorners, ManyAndNoRows) {
  for (const Shape& shape :
       {Shape{65537, 1, 1, 5}, Shape{1, 65537, 1, 5}, Shape{1, 1, 65537, 5}, Shape{131, 1, 199, 8},
        Shape{0, 3, 2, 8}, Shape{3, 0, 2, 8}, Shape{3, 2, 0, 8}, Shape{1, 1, 0, 0}}) {
    for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {
      ask(Question(problem(dtype, shape, mask_variant(mask(), shape.sk, 0))));
    }
  }
}

TEST_P(MaskedCorners, EveryMask) {
  std::size_t turn = 0;
  // Fewer queries than keys, as many, and more, of which the first see nothing with causal.
  for (const Shape& shape : {Shape{1, 3, 3, 37}, Shape{3, 1, 6, 6}, Shape{3, 3, 7, 2},
                             Shape{2, 1, 1, 130}, Shape{1, 1, 77, 64}, Shape{1, 3, 2, 1031},
                             Shape{5, 3, 2, 33}, Shape{7, 1, 1, 41}, Shape{2, 2, 3, 8299}}) {
    for (const Axes& variant : mask_variants(mask(), shape.sk)) {
      ask(Question(problem(dtypes()[turn++ % dtypes().size()], shape, variant)));
    }
  }
}

TEST_P(MaskedCorners, Distributions) {
  std::size_t turn = 0;
  for (const std::string& distribution : masked_choices("distribution")) {
    if (distribution == "given") continue;
    for (const std::int64_t sk : {129, 5000}) {
      ask(Question(problem(dtypes()[turn++ % dtypes().size()], {1, 3, 2, sk},
                           mask_variant(mask(), sk, sk), distribution)));
    }
  }
}

TEST_P(MaskedCorners, Scales) {
  std::int64_t turn = 0;
  for (const char* scale : {"0", "-0.5", "0.3", "1", "1e4"}) {
    for (const Dtype dtype : dtypes()) {
      for (const std::int64_t sk : with_packed({33, 37, 2050, 5003}, dtype)) {
        Axes axes = mask_variant(mask(), sk, turn++);
        axes["scale"] = scale;
        if (is_backward()) {
          ask(Question(problem(dtype, {1, 3, 3, sk}, axes)));
        } else {
          ask(Question(problem(dtype, {1, 3, 3, sk}, axes, "given"), given(spread)));
        }
      }
    }
  }
}

TEST_P(MaskedCorners, Alignment) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {
    // Of 63 rows, several warps have some.
    for (const Shape& shape : {Shape{1, 3, 2, 8}, Shape{3, 3, 7, 33}, Shape{1, 3, 2, 66},
                               Shape{1, 3, 2, 130}, Shape{1, 3, 2, 1027}}) {
      const Question question(problem(dtype, shape, mask_variant(mask(), shape.sk, shape.sk)));
      for (int offset = 1; offset < 8; ++offset) {
        ask(question, {.input_offset = offset, .output_offset = offset});
        ask(question,
            {.input_offset = offset, .output_offset = (3 * offset + 1) % 8, .stagger = 3});
      }
      ask(question, {.in_place = true});
      ask(question, {.input_offset = 3, .output_offset = 1, .in_place = true, .stagger = 5});
    }
  }
}

/// Vectors that reach beyond their row may be read where they stay within the tensor.
TEST_P(MaskedCorners, InputsThatEndWithTheirMemory) {
  std::int64_t turn = 0;
  for (const Shape& shape : {Shape{1, 1, 1, 1}, Shape{1, 1, 3, 1}, Shape{2, 1, 3, 3},
                             Shape{1, 2, 2, 5}, Shape{1, 1, 1, 13}, Shape{2, 2, 3, 33},
                             Shape{2, 2, 3, 37}, Shape{1, 1, 2, 1031}, Shape{1, 1, 2, 40001}}) {
    for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {
      const Question question(problem(dtype, shape, mask_variant(mask(), shape.sk, turn++)));
      for (const int offset : {0, 1, 3}) {
        ask(question, {.input_offset = offset, .output_offset = offset, .bare_inputs = true});
      }
      ask(question, {.input_offset = 9, .output_offset = 2, .stagger = 1, .bare_inputs = true});
    }
  }
}

/// Rows of several chunks, aligned differently in and out, and the mask differently again.
TEST_P(MaskedCorners, AlignmentOfLongRows) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t sk : {9217, 40001}) {
      const Question question(problem(dtype, {1, 1, 3, sk}, mask_variant(mask(), sk, 0)));
      ask(question, {.input_offset = 3, .output_offset = 6, .stagger = 2});
      ask(question, {.output_offset = 1, .stagger = 1});
      ask(question, {.input_offset = 1, .in_place = true, .stagger = 1});
    }
    // Rows of whole lines, which take fewer threads where the first begins with a line.
    for (const Shape& shape : {Shape{1, 3, 2, 2048}, Shape{1, 1, 3, 4096}, Shape{1, 1, 2, 16384}}) {
      const Question question(problem(dtype, shape, mask_variant(mask(), shape.sk, shape.sq)));
      for (const int offset : {0, 1, 7}) {
        ask(question, {.input_offset = offset, .output_offset = offset});
      }
      ask(question, {.input_offset = 1, .stagger = 1});
    }
  }
}

/// What stands where nothing is seen, NaN and infinities too, changes nothing: the answer is that
/// of ordinary numbers there, and 0 there to the bit, but for its sign. In the gradient that holds
/// outside the band for y and dy, and where y is 0 for dy.
TEST_P(MaskedCorners, HiddenValuesHaveNoPart) {
  const auto poison = [](std::int64_t row, std::int64_t col) {
    constexpr std::array kPoisons{kNan, kInfinity, -kInfinity, 6e4};
    return kPoisons[static_cast<std::size_t>(row + col) % kPoisons.size()];
  };
  std::size_t turn = 0;
  for (const Shape& shape :
       {Shape{3, 1, 3, 40}, Shape{1, 3, 7, 2}, Shape{3, 2, 5, 33}, Shape{2, 1, 3, 101},
        Shape{1, 2, 3, 301}, Shape{1, 1, 3, 2077}, Shape{1, 1, 3, 5003}, Shape{1, 1, 3, 16392}}) {
    if (shape.sk > 10000 && GetParam().device == DeviceKind::cpu) continue;
    for (const Axes& variant : mask_variants(mask(), shape.sk)) {
      const Dtype dtype = dtypes()[turn++ % dtypes().size()];
      const Problem asked =
          problem(dtype, shape, variant, is_backward() ? "sparse_neg_inf" : "normal");
      const Question clean(asked);
      const masked_softmax::Band band = masked_softmax::band_of(asked);
      const masked_softmax::MaskRows mask_row = masked_softmax::mask_rows_of(asked);
      const auto is_outside = [&](std::int64_t row, std::int64_t col) {
        const Range seen = band.of(row % shape.sq, shape);
        return col < seen.begin || col >= seen.end;
      };
      const auto is_hidden = [&](std::int64_t row, std::int64_t col) {
        if (is_outside(row, col)) return true;
        if (is_backward()) return clean.element(0, row, col) == 0;
        if (!is_additive() && !is_boolean()) return false;
        const double element =
            clean.element(1, mask_row.row(row / (shape.heads * shape.sq), row % shape.sq), col);
        return is_additive() ? element == -kInfinity : element != 0;
      };
      Question poisoned(asked);
      for (const std::size_t input : {0, 1}) {
        if (input == 1 && !is_backward()) continue;
        poisoned.rewrite(input, [&](std::int64_t row, std::int64_t col, double was) {
          const bool is_y = is_backward() && input == 0;
          return (is_y ? is_outside(row, col) : is_hidden(row, col)) ? poison(row, col) : was;
        });
      }
      for (const Kernel* kernel : takers(asked)) {
        Arena arena(*backend_, poisoned, *kernel);
        in_each_way(kernel->device, [&] {
          arena.reset();
          arena.launch();
          backend_->synchronize();
          const Arena::Left left = arena.left();
          expect_outputs(clean.expectation(), poisoned, *kernel, left.outputs);
          const std::vector<std::byte>& output = left.outputs.front();
          for (std::int64_t row = 0; row < shape.rows(); ++row) {
            for (std::int64_t col = 0; col < shape.sk; ++col) {
              if (!is_hidden(row, col)) continue;
              ASSERT_EQ(reference::load_element(dtype, output.data(), row * shape.sk + col), 0)
                  << kernel->full_name() << ' ' << describe(asked) << " row " << row << " col "
                  << col;
            }
          }
          EXPECT_EQ(left.stray_write, "") << kernel->full_name() << ' ' << describe(asked);
        });
        ++asked_;
      }
    }
  }
}

/// States and the gradient of the sink included, which many blocks may add to.
TEST_P(MaskedCorners, BitwiseRepeatable) {
  for (const auto& [dtype, shape] :
       {std::pair{Dtype::fp32, Shape{5, 3, 67, 129}}, std::pair{Dtype::bf16, Shape{5, 3, 67, 33}},
        std::pair{Dtype::fp32, Shape{1, 1, 3, 30011}},
        std::pair{Dtype::bf16, Shape{1, 1, 3, 30011}}}) {
    const Question question(problem(dtype, shape, mask_variant(mask(), shape.sk, shape.b)));
    for (const Kernel* kernel : takers(question.problem())) {
      Arena arena(*backend_, question, *kernel);
      arena.launch();
      backend_->synchronize();
      const std::vector<std::vector<std::byte>> first = arena.all_outputs();
      // The workspace is used again as the last launch left it.
      for (int repeat = 0; repeat < 100; ++repeat) {
        arena.launch();
        backend_->synchronize();
        ASSERT_EQ(arena.all_outputs(), first) << kernel->full_name() << ", repeat " << repeat;
      }
      ++asked_;
    }
  }
}

/// Where blocks, warps, clusters and splits begin and end, for the chunk sizes that kernels use.
inline std::vector<std::int64_t> masked_boundaries(std::int64_t sk) {
  std::set<std::int64_t> places{0, sk - 1};
  // Of long rows those of blocks and their parts: each place takes a row.
  for (std::int64_t step = sk < 10000 ? 8 : 4096; step < sk; step *= 2) {
    places.insert({step - 1, step, sk - step, sk - step - 1});
  }
  return {places.begin(), places.end()};
}

/// Rows of nothing but -inf are 0, not NaN; so are those whose only finite score is hidden.
TEST_P(MaskedForward, NegativeInfinity) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t sk : with_packed({40, 5003}, dtype)) {
      const std::vector<std::int64_t> places = masked_boundaries(sk);
      const auto planes = static_cast<std::int64_t>(places.size()) + 1;
      constexpr std::int64_t kQueries = 2;
      const auto one_finite = [&](std::int64_t row, std::int64_t col) {
        const std::int64_t plane = row / kQueries;
        if (plane == 0) return -kInfinity;
        return col == places[static_cast<std::size_t>(plane - 1)] ? -3.0 : -kInfinity;
      };
      ask(Question(problem(dtype, {1, planes, kQueries, sk}, mask_variant(mask(), sk, 0), "given"),
                   given(one_finite)));
      // All but one third -inf.
      ask(Question(problem(dtype, {3, 1, kQueries, sk}, mask_variant(mask(), sk, 3), "given"),
                   given([&](std::int64_t row, std::int64_t col) {
                     return 3 * col / sk == row / kQueries ? spread(row, col) : -kInfinity;
                   })));
    }
  }
}

/// One special value in each plane's rows, at the front, in the middle and at the end.
TEST_P(MaskedForward, SpecialValues) {
  for (const Dtype dtype : dtypes()) {
    const double largest = dtype == Dtype::fp16   ? 65504
                           : dtype == Dtype::bf16 ? 3.3895313892515355e38
                                                  : 3.4028234663852886e38;
    const double tiny = dtype == Dtype::fp16 ? 6e-8 : 1e-40;
    const std::vector<double> specials{kNan,  kInfinity, largest, -largest,
                                       -tiny, tiny,      -0.0,    -kInfinity};
    const auto planes = static_cast<std::int64_t>(specials.size());
    for (const std::int64_t sk : with_packed({33, 65, 4099}, dtype)) {
      const auto one_special = [&](std::int64_t row, std::int64_t col) {
        const std::array places{std::int64_t{0}, sk / 2, sk - 1};
        if (col != places[static_cast<std::size_t>(row % 3)]) return spread(row, col);
        return specials[static_cast<std::size_t>(row / 3)];
      };
      ask(Question(problem(dtype, {1, planes, 3, sk}, mask_variant(mask(), sk, 0), "given"),
                   given(one_special)));
      // Several +inf; both extremes at once; all equal to an extreme; zeros of both signs.
      ask(Question(problem(dtype, {1, 5, 2, sk}, mask_variant(mask(), sk, 2), "given"),
                   given([&](std::int64_t row, std::int64_t col) {
                     const bool is_even = col % 2 == 0;
                     switch (row / 2) {
                       case 0:
                         return col % 5 == 0 ? kInfinity : 1.0;
                       case 1:
                         return is_even ? largest : -largest;
                       case 2:
                         return largest;
                       case 3:
                         return -largest;
                       default:
                         return is_even ? 0.0 : -0.0;
                     }
                   })));
    }
  }
}

TEST_P(MaskedForward, LargeLogits) {
  for (const Dtype dtype : dtypes()) {
    for (const double base : {-1e4, -1.2e4, -5.2e4, 100.0, 65472.0}) {
      // Steps that the dtype can tell apart at this size; a bf16 near 5e4 steps by 256.
      const double step = dtype == Dtype::bf16   ? std::abs(base) / 100
                          : dtype == Dtype::fp16 ? 32
                                                 : 1;
      for (const std::int64_t sk : cols_of_each_kind(dtype)) {
        Axes axes = mask_variant(mask(), sk, 0);
        axes["scale"] = "1";
        ask(Question(problem(dtype, {1, 1, 2, sk}, axes, "given"),
                     given([&](std::int64_t row, std::int64_t col) {
                       return base + step * static_cast<double>((col * (row + 3)) % 4 == 0);
                     })));
      }
    }
  }
}

/// Maxima beyond any logit, where neighbours are far apart and a scaled maximum may overflow: equal
/// ones share the row, all others vanish, as they do where the maxima are 0.
TEST_P(MaskedForward, HugeMaxima) {
  const std::vector<double> maxima{1e6,   -1e6, 1e7,   -1e7,   3e9,     -3e9,   1e10,
                                   -1e10, 1e30, -1e30, 1.9e38, -1.9e38, 2.5e38, -2.5e38};
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {  // fp16 ends at 65504
    std::vector<std::pair<std::int64_t, int>> cases{{300, 8}};
    for (const std::int64_t sk : with_packed(cols_of_each_kind(dtype), dtype)) {
      cases.emplace_back(sk, 1);
    }
    for (const auto& [sk, scale] : cases) {
      Axes axes = mask_variant(mask(), sk, 2);
      axes["scale"] = std::to_string(scale);
      const Problem asked =
          problem(dtype, {1, static_cast<std::int64_t>(maxima.size()), 2, sk}, axes, "given");
      const auto no_sink = [](std::int64_t, std::int64_t) { return -kInfinity; };
      const auto largest = [&, by = scale](std::int64_t row) {
        return maxima[static_cast<std::size_t>(row / 2)] / by;
      };
      Values equal = given([](std::int64_t, std::int64_t) { return 0.0; });
      Values huge_equal = given([&](std::int64_t row, std::int64_t) { return largest(row); });
      equal["sink"] = huge_equal["sink"] = no_sink;
      ask_as(Question(asked, equal), Question(asked, huge_equal));
      // The maximum in a few places that every row sees, over elements of its size and below.
      const auto is_maximum = [&](std::int64_t col) { return col % 7 == 6; };
      Values few =
          given([&](std::int64_t, std::int64_t col) { return is_maximum(col) ? 0.0 : -1e5; });
      Values huge_few = given([&, by = scale](std::int64_t row, std::int64_t col) {
        const double max = largest(row);
        if (is_maximum(col)) return max;
        return col % 2 == 0 ? max - 0.3 * std::abs(max) : std::min(-2.9e38 / by, 1.16 * max);
      });
      few["sink"] = huge_few["sink"] = no_sink;
      ask_as(Question(asked, few), Question(asked, huge_few));
    }
  }
}

/// Scores that fall along the row, so that each of its warps has another maximum than the row; by
/// 45 for every 256 columns down to results that are subnormal in a bf16.
TEST_P(MaskedForward, MaximaThatFallAlongTheRow) {
  for (const Dtype dtype : {Dtype::fp16, Dtype::bf16}) {
    for (const std::int64_t sk : {5003, 16390}) {
      for (const int fall : {1, 10, 45}) {
        Axes axes = mask_variant(mask(), sk, 0);
        axes["scale"] = "1";
        ask(Question(problem(dtype, {1, 1, 4, sk}, axes, "given"),
                     given([&](std::int64_t row, std::int64_t col) {
                       // Exact in fp16.
                       const auto steps =
                           static_cast<double>(row % 2 == 0 ? col / 256 : (sk - col) / 256);
                       return -std::min(fall * steps, 2048.0) + static_cast<double>(col % 2);
                     })));
      }
    }
  }
}

/// Scales at both ends of their range. The largest part scores so far that equal maxima share the
/// row and all others vanish; the smallest, and 0, leave nothing to tell scores apart.
TEST_P(MaskedForward, ScalesAtTheEndsOfTheirRange) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {
    for (const std::int64_t sk : with_packed({40, 2050}, dtype)) {
      const auto asked = [&](const std::string& scale) {
        Axes axes = mask_variant(mask(), sk, 2);
        axes["scale"] = scale;
        return problem(dtype, {1, 3, 2, sk}, axes, "given");
      };
      const auto is_maximum = [](std::int64_t col) { return col % 7 == 6; };
      const auto no_sink = [](std::int64_t, std::int64_t) { return -kInfinity; };
      Values few =
          given([&](std::int64_t, std::int64_t col) { return is_maximum(col) ? 0.0 : -1e5; });
      few["sink"] = no_sink;
      for (const double sign : {1.0, -1.0}) {
        Values parted = given([&](std::int64_t, std::int64_t col) {
          return sign * (is_maximum(col) ? 2 : col % 2 == 0 ? 1.875 : -3.0);
        });
        parted["sink"] = no_sink;
        ask_as(Question(asked("1"), few), Question(asked(sign > 0 ? "1e30" : "-1e30"), parted));
      }
      for (const char* const scale : {"1e-30", "-1e-30", "0"}) {
        ask(Question(asked(scale), given(spread)));
      }
    }
  }
}

TEST_P(MaskedBackward, ScalesAtTheEndsOfTheirRange) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {  // fp16 has no such results
    for (const std::int64_t sk : {40, 2050}) {
      for (const char* const scale : {"1e30", "-1e30", "1e-30", "-1e-30", "0"}) {
        Axes axes = mask_variant(mask(), sk, 0);
        axes["scale"] = scale;
        ask(Question(problem(dtype, {1, 3, 3, sk}, axes)));
      }
    }
  }
}

TEST_P(MaskedForward, ShiftChangesNothing) {
  constexpr double kShift = 100;
  constexpr double kScale = 0.125;
  const auto shifted_by = [&](double shift) {
    Values values = given([shift](std::int64_t row, std::int64_t col) {
      return static_cast<double>((col * 5 + row) % 8) + shift;  // exact, and scaled too
    });
    values["sink"] = [shift](std::int64_t, std::int64_t) { return 0.5 + kScale * shift; };
    return values;
  };
  Axes axes = mask_variant(mask(), 3001, 0);
  axes["scale"] = "0.125";
  const Problem asked = problem(Dtype::fp32, {1, 3, 2, 3001}, axes, "given");
  // A logit's own rounding grows with the logit.
  ask_as(Question(asked, shifted_by(0)), Question(asked, shifted_by(kShift)), 2 * kScale * kShift);
}

/// -10000 is not -inf: over a whole row it shifts the row, which is then an ordinary softmax; over
/// a part of it, what it covers vanishes.
TEST_P(MaskedAdditive, MinusTenThousand) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t sk : {40, 2051}) {
      const Problem asked = problem(dtype, {1, 3, 2, sk}, {{"scale", "1"}}, "given");
      const auto masked = [&](double first_row, double second_row) {
        Values values = given([](std::int64_t row, std::int64_t col) {
          return static_cast<double>((col * 5 + row) % 8);
        });
        values["mask"] = [=](std::int64_t row, std::int64_t col) {
          if (row % 2 == 0) return first_row;
          return col % 3 == 1 ? second_row : 0.0;
        };
        values["sink"] = [](std::int64_t, std::int64_t) { return -kInfinity; };
        return values;
      };
      // bf16 has no -10000; what it has instead is a multiple of 64 and as good.
      ask(Question(asked, masked(-10000, -10000)));
      // Logits near -1e4 are good to a thousandth, which a half hardly sees.
      if (dtype == Dtype::fp32) continue;
      ask_as(Question(asked, masked(0, -kInfinity)), Question(asked, masked(-10000, -10000)), 2);
    }
  }
}

/// A mask so far from 0 that scores lose their own last bits: rows are as without it, also in a
/// square, where a band hides whole vectors of most.
TEST_P(MaskedAdditive, FarFromZero) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::bf16}) {  // fp16 ends at 65504
    for (const std::int64_t sk : {40, 304, 307, 2051}) {
      const std::int64_t sq = std::min<std::int64_t>(sk, 307);
      const Problem asked = problem(dtype, {1, 1, sq, sk}, {{"scale", "1"}}, "given");
      const auto masked = [&](double everywhere) {
        Values values = given([](std::int64_t row, std::int64_t col) {
          return static_cast<double>((col * 5 + row) % 8);
        });
        values["mask"] = [=](std::int64_t, std::int64_t) { return everywhere; };
        values["sink"] = [](std::int64_t, std::int64_t) { return -kInfinity; };
        return values;
      };
      const Question easy(asked, masked(0));
      // The others are on either side of 2^20 where exponents are taken to the base of 2.
      for (const double everywhere : {-1048576.0, -729088.0, -724992.0, 724992.0, 729088.0}) {
        ask_as(easy, Question(asked, masked(everywhere)));
      }
    }
  }
}

/// A NaN or a +inf in the mask itself counts as a number and decides its row; -inf hides even a
/// +inf.
TEST_P(MaskedAdditive, SpecialValues) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t sk : {33, 2051}) {
      Values values = given([](std::int64_t row, std::int64_t col) {
        return row % 4 == 3 && col == 5 ? kInfinity : spread(row, col);
      });
      values["mask"] = [](std::int64_t row, std::int64_t col) {
        if (col != 5) return 0.25 * static_cast<double>(col % 3);
        constexpr std::array kSpecials{kNan, kInfinity, 1.0, -kInfinity};
        return kSpecials[static_cast<std::size_t>(row % 4)];
      };
      ask(Question(problem(dtype, {1, 3, 4, sk}, {}, "given"), values));
    }
  }
}

/// Sink logits among the scores, far above and far below them, and none (-inf), with rows that show
/// scores, that show only -inf, and that show nothing.
TEST_P(MaskedSink, Logits) {
  constexpr std::array kSinks{0.0, 20.0, -kInfinity, -20.0, 0.3};
  constexpr auto kHeads = static_cast<std::int64_t>(kSinks.size());
  constexpr std::int64_t kQueries = 4;
  for (const Dtype dtype : dtypes()) {
    std::vector<std::int64_t> lengths = cols_of_each_kind(dtype);
    lengths.push_back(1);
    for (const std::int64_t sk : lengths) {
      Values values = given([](std::int64_t row, std::int64_t col) {
        switch (row % kQueries) {
          case 0:
            return -kInfinity;
          case 1:
            return spread(row, col) - 300;
          case 2:
            return 160.0;  // 20 when scaled
          default:
            return spread(row, col);
        }
      });
      values["sink"] = [&](std::int64_t, std::int64_t head) {
        return kSinks[static_cast<std::size_t>(head)];
      };
      const Problem asked = problem(dtype, {sk < 100000 ? 3 : 1, kHeads, kQueries, sk},
                                    mask_variant(mask(), sk, 0), "given");
      ask(Question(asked, values));
      if (!is_additive() && !is_boolean()) continue;
      values["mask"] = [](std::int64_t row, std::int64_t col) {
        return mask_element(true, row, col);
      };
      ask(Question(asked, values));
    }
  }
}

/// Scores and sink far from 0 and near each other share a row as they do near 0: what is rounded
/// away from large numbers must be the same for both.
TEST_P(MaskedSink, BesideLargeScores) {
  for (const Dtype dtype : dtypes()) {
    const std::array bases =
        dtype == Dtype::fp16 ? std::array{57344.0, -57344.0} : std::array{589824.0, -458752.0};
    // At this size only fp32 can tell neighbours apart.
    const std::vector<double> above =
        dtype == Dtype::fp32 ? std::vector<double>{0, -1, 1, 9, 12} : std::vector<double>{0};
    const auto heads = static_cast<std::int64_t>(bases.size() * above.size());
    for (const std::int64_t sk : {1, 2, 3, 40}) {
      const auto based_on = [&](bool is_large) {
        const auto base = [=](std::int64_t head) {
          return is_large ? bases[static_cast<std::size_t>(head) % bases.size()] : 0.0;
        };
        Values values =
            given([=](std::int64_t row, std::int64_t) { return base(row / sk % heads); });
        values["sink"] = [=, &above](std::int64_t, std::int64_t head) {
          return base(head) + above[static_cast<std::size_t>(head) / bases.size()];
        };
        return values;
      };
      Axes axes = mask_variant(mask(), sk, 0);
      axes["scale"] = "1";
      const Problem asked = problem(dtype, {2, heads, sk, sk}, axes, "given");
      ask_as(Question(asked, based_on(false)), Question(asked, based_on(true)));
    }
  }
}

/// A NaN or an infinity in a gradient or a y that counts takes its row; the others stay.
TEST_P(MaskedBackward, SpecialValues) {
  constexpr std::int64_t kPlanes = 5;
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t sk : cols_of_each_kind(dtype)) {
      const std::int64_t place = sk / 2;
      const Values values{{"y",
                           [&](std::int64_t row, std::int64_t col) {
                             if (row / 2 == 0) return 0.0;
                             if (row / 2 == 1 && col == place) return kNan;
                             return col % 3 == 0 ? 0.0 : 1.0 / static_cast<double>(sk);
                           }},
                          {"dy",
                           [&](std::int64_t row, std::int64_t col) {
                             if (row / 2 == 2 && col == place) return kNan;
                             if (row / 2 == 3 && col == place + 1) return kInfinity;
                             return row / 2 == 4 ? 3e4 * (col % 2 == 0 ? 1 : -1) : spread(row, col);
                           }},
                          {"sink", [](std::int64_t, std::int64_t) { return 0.5; }},
                          {"lse", [](std::int64_t, std::int64_t) { return 2.0; }}};
      ask(Question(problem(dtype, {1, kPlanes, 2, sk}, mask_variant(mask(), sk, 3), "given"),
                   values));
    }
  }
}

/// Sinks of 0, 20 and -inf; rows that showed nothing, of which the log-sum-exp is the sink's; and
/// so many rows a head that sums of sums matter.
TEST_P(MaskedSinkBackward, Gradient) {
  for (const Dtype dtype : dtypes()) {
    for (const Shape& shape : {Shape{3, 5, 7, 33}, Shape{3, 3, 301, 40}, Shape{1, 3, 2, 4099}}) {
      const auto sink_of = [](std::int64_t head) {
        return head % 3 == 0 ? 0.0 : head % 3 == 1 ? 20.0 : -kInfinity;
      };
      const auto shows_nothing = [](std::int64_t row) { return row % 5 == 4; };
      const Values values{
          {"y",
           [&](std::int64_t row, std::int64_t col) {
             return shows_nothing(row)
                        ? 0.0
                        : static_cast<double>((col + row) % 3) / static_cast<double>(2 * shape.sk);
           }},
          {"dy", [](std::int64_t row, std::int64_t col) { return spread(row, col) + 1; }},
          {"sink", [&](std::int64_t, std::int64_t head) { return sink_of(head); }},
          {"lse", [&](std::int64_t row, std::int64_t) {
             const double sink = sink_of(row / shape.sq % shape.heads);
             if (shows_nothing(row)) return sink;
             return std::max(sink, 0.0) + 0.25 * static_cast<double>(row % 4);
           }}};
      ask(Question(problem(dtype, shape, mask_variant(mask(), shape.sk, 3), "given"), values));
    }
  }
}

}  // namespace roofmax::test
