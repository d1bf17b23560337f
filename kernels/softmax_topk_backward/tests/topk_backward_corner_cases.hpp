// The corner cases of operation `softmax_topk_backward`, for every kernel and tuning that supports
// them. The tests of the CPU and those of the GPU include this file and instantiate it.
#pragma once

#include <algorithm>
#include <numeric>
#include <set>

#include "kernels/contract/distribution.hpp"
#include "kernels/tests/test_bed.hpp"

namespace roofmax::test {

/// A kernel by name, with all its tunings.
struct TopkBackwardSubject {
  DeviceKind device;
  std::string name;
};

inline void PrintTo(const TopkBackwardSubject& subject, std::ostream* out) { *out << subject.name; }

inline std::vector<TopkBackwardSubject> topk_backward_subjects(DeviceKind device) {
  std::vector<TopkBackwardSubject> subjects;
  for (const Kernel* kernel : kernels()) {
    if (kernel->device != device || kernel->operation != "softmax_topk_backward") continue;
    if (subjects.empty() || subjects.back().name != kernel->name) {
      subjects.push_back({device, kernel->name});
    }
  }
  return subjects;
}

/// A kernel and the means to ask it questions.
class TopkBackwardCorners : public testing::TestWithParam<TopkBackwardSubject> {
 protected:
  using Axes = std::map<std::string, std::string>;

  void SetUp() override {
    backend_ = backend_of(GetParam().device);
    if (backend_ == nullptr) GTEST_SKIP() << why_no_cuda();
  }

  /// `dtype`: of the logits.
  [[nodiscard]] static Problem problem(Dtype dtype, std::int64_t rows, std::int64_t vocab,
                                       std::int64_t k, const std::string& distribution = "given",
                                       Axes axes = {}) {
    axes["rows"] = std::to_string(rows);
    axes["vocab"] = std::to_string(vocab);
    axes["k"] = std::to_string(k);
    axes["distribution"] = distribution;
    return problem_of("softmax_topk_backward", {Dtype::fp32, dtype}, axes);
  }

  /// Asks every tuning that supports the question.
  void ask(const Question& question, Placement placement = {}) {
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, question.problem(), backend_->traits())) continue;
      expect_right(*backend_, question, *kernel, placement);
      ++asked_;
    }
  }

  /// Probabilities that fall with j, gradients of either sign, columns by `column`.
  [[nodiscard]] static Values values_with(const Value& column) {
    return {{"probabilities",
             [](std::int64_t, std::int64_t j) { return 1 / static_cast<double>(j + 2); }},
            {"indices", column},
            {"dprobabilities", [](std::int64_t row, std::int64_t j) {
               return 0.25 * static_cast<double>((7 * j + row) % 9) - 0.5;
             }}};
  }

  /// As `values_with`, but for `value(row, j, otherwise)` in one of the inputs.
  [[nodiscard]] static Question with(
      const Problem& problem, std::size_t input,
      const std::function<double(std::int64_t, std::int64_t, double)>& value) {
    Question question(problem, values_with(spread_over(problem.at("vocab"))));
    question.rewrite(input, value);
    return question;
  }

  /// Columns that differ for up to `vocab` of them, all over the row.
  [[nodiscard]] static Value spread_over(std::int64_t vocab) {
    std::int64_t step = vocab / 3 + 1;
    while (std::gcd(step, vocab) != 1) ++step;
    return [=](std::int64_t row, std::int64_t j) {
      return static_cast<double>((5 * row + step * j) % vocab);
    };
  }

  /// One, some that fill a team of lanes and some that do not, more than a warp's, all.
  [[nodiscard]] static std::vector<std::int64_t> ks_of(std::int64_t vocab) {
    std::set<std::int64_t> ks;
    for (const std::int64_t k :
         {std::int64_t{1}, std::int64_t{2}, std::int64_t{6}, std::int64_t{8}, std::int64_t{32},
          std::int64_t{33}, std::int64_t{100}, std::int64_t{1024}, vocab}) {
      if (k <= std::min<std::int64_t>(vocab, 2048)) ks.insert(k);
    }
    return {ks.begin(), ks.end()};
  }

  [[nodiscard]] static std::vector<const Kernel*> tunings() {
    return tunings_of(GetParam().device, "softmax_topk_backward", GetParam().name);
  }
  /// Of the logits.
  [[nodiscard]] static std::vector<Dtype> dtypes() {
    std::vector<Dtype> found;
    for (const DtypePair& pair : tunings().front()->dtypes) found.push_back(pair.out);
    return found;
  }

  void TearDown() override {
    if (backend_ != nullptr && !IsSkipped()) {
      EXPECT_GT(asked_, 0) << "no tuning took any of these questions";
    }
  }

  static constexpr std::size_t kProbabilities = 0;
  static constexpr std::size_t kIndices = 1;
  static constexpr std::size_t kGradients = 2;

  Backend* backend_ = nullptr;
  int asked_ = 0;
};

TEST_P(TopkBackwardCorners, VocabularyAndK) {
  std::set<std::int64_t> sizes;
  for (std::int64_t i = 1; i <= 33; ++i) sizes.insert(i);
  for (std::int64_t power = 64; power <= 65536; power *= 2) {
    sizes.insert({power - 1, power, power + 1});
  }
  // At the limits of what shared memory holds, too.
  sizes.insert({781, 1000, 9217, 12223, 12224, 12225, 12672, 24447, 24448, 24449, 50257, 128256});
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : sizes) {
      for (const std::int64_t k : ks_of(vocab)) {
        ask(Question(problem(dtype, vocab > 40000 ? 1 : 5, vocab, k, "normal")));
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST_P(TopkBackwardCorners, Rows) {
  for (const std::int64_t rows : {0, 1, 2, 3, 15, 16, 17, 131, 132, 133, 199, 65535, 65537}) {
    for (const std::int64_t vocab : {8, 17}) {
      for (const std::int64_t k : {1, 3, 8}) {
        ask(Question(problem(dtypes().back(), rows, vocab, k, "normal")));
      }
    }
  }
  for (const std::int64_t vocab : {128, 4097, 10007}) {
    ask(Question(problem(dtypes().front(), 1999, vocab, 10, "normal")));
  }
}

TEST_P(TopkBackwardCorners, Distributions) {
  for (const Dtype dtype : dtypes()) {
    for (const Distribution* distribution : distributions()) {
      if (!distribution->fill) continue;
      for (const std::int64_t vocab : {129, 5000, 40000}) {
        for (const std::int64_t k : {1, 10, 100}) {
          ask(Question(problem(dtype, 3, vocab, k, distribution->name)));
        }
      }
    }
  }
}

TEST_P(TopkBackwardCorners, WideIndicesAndTemperature) {
  for (const Dtype dtype : dtypes()) {
    for (const char* temperature : {"1", "0.7", "3", "1e-30", "1e-3", "1e30"}) {
      for (const char* indices : {"int32", "int64"}) {
        for (const std::int64_t vocab : {16, 130, 5003, 40000}) {
          for (const std::int64_t k : {1, 8, 16, 100}) {
            if (k > vocab) continue;
            const Axes axes{{"indices", indices}, {"temperature", temperature}};
            ask(Question(problem(dtype, 3, vocab, k, "normal", axes)));
          }
        }
      }
    }
  }
}

TEST_P(TopkBackwardCorners, AlignmentAndStride) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {1, 7, 8, 63, 130, 1027, 20011}) {
      for (const std::int64_t gap : {0, 1, 8, 13, 64}) {
        Axes axes{{"stride", std::to_string(vocab + gap)}};
        if (gap == 13) axes["indices"] = "int64";
        const std::int64_t k = std::min<std::int64_t>(vocab, 5);
        const Question question(problem(dtype, 21, vocab, k, "normal", axes));
        for (int offset = 0; offset < 8; ++offset) {
          ask(question, {.input_offset = offset,
                         .output_offset = (3 * offset + 1) % 8,
                         .stagger = offset % 3,
                         .bare_inputs = offset == 5});
        }
      }
    }
    // Every place of a line.
    const Question question(problem(dtype, 3, 1000, 33, "normal"));
    for (int offset = 0; offset < 64; ++offset) ask(question, {.output_offset = offset});
  }
}

/// Every way through a kernel once, on inputs that fill their memory.
TEST_P(TopkBackwardCorners, InputsThatEndWithTheirMemory) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {1, 7, 33, 130, 1027, 20011}) {
      for (const char* indices : {"int32", "int64"}) {
        const std::int64_t k = std::min<std::int64_t>(vocab, 9);
        const Question question(problem(dtype, 21, vocab, k, "normal", {{"indices", indices}}));
        for (const int offset : {0, 3}) {
          ask(question, {.input_offset = offset, .output_offset = offset, .bare_inputs = true});
        }
      }
    }
  }
}

/// Chosen columns side by side at either end, around each boundary of vectors, lines, tiles and
/// pieces, in falling order, and all there are.
TEST_P(TopkBackwardCorners, WhereTheColumnsAre) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {std::int64_t{40}, std::int64_t{5003}, std::int64_t{70001}}) {
      std::set<std::int64_t> places{0, vocab - 2};
      for (std::int64_t step = 8; step < vocab; step *= 2) {
        places.insert({step - 1, vocab - step - 1});
      }
      const std::vector<std::int64_t> at(places.begin(), places.end());
      const Problem pairs = problem(dtype, static_cast<std::int64_t>(at.size()), vocab, 2);
      ask(Question(pairs, values_with([&](std::int64_t row, std::int64_t j) {
                     return static_cast<double>(at[static_cast<std::size_t>(row)] + j);
                   })));
      for (const std::int64_t k : ks_of(vocab)) {
        ask(Question(problem(dtype, 2, vocab, k),
                     values_with([&](std::int64_t row, std::int64_t j) {
                       return static_cast<double>(row == 0 ? vocab - 1 - j : j);
                     })));
        ask(Question(problem(dtype, 2, vocab, k), values_with(spread_over(vocab))));
      }
    }
  }
}

/// NaN, infinities, zeros of either sign, denormals and large numbers, as a probability and as a
/// gradient, of the first, of one in the middle and of the last; and of all.
TEST_P(TopkBackwardCorners, SpecialValues) {
  const std::vector<double> specials{kNan, -kNan, kInfinity, -kInfinity, 0.0,
                                     -0.0, 1e-40, -1e-40,    1e38,       -1e38};
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {std::int64_t{37}, std::int64_t{4099}, std::int64_t{40000}}) {
      for (const std::int64_t k :
           {std::int64_t{1}, std::int64_t{8}, std::int64_t{33}, std::int64_t{1000}}) {
        if (k > vocab) continue;
        const auto rows = static_cast<std::int64_t>(specials.size()) * 4;
        const Problem shape = problem(dtype, rows, vocab, k);
        for (const std::size_t input : {kProbabilities, kGradients}) {
          ask(with(shape, input, [&](std::int64_t row, std::int64_t j, double was) {
            const std::int64_t place = row % 4 == 0 ? 0 : row % 4 == 1 ? k / 2 : k - 1;
            const double value = specials[static_cast<std::size_t>(row / 4)];
            // A sum of more than one of the largest has no fp32.
            const bool is_all = row % 4 == 3 && std::abs(value) != 1e38;
            return is_all || j == place ? value : was;
          }));
        }
      }
    }
  }
}

/// Equal gradients, of which nothing is left but what rounding does.
TEST_P(TopkBackwardCorners, Cancellation) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t k : {1, 3, 8, 33, 1000}) {
      const Problem shape = problem(dtype, 3, 1003, k);
      Question question = with(shape, kGradients, [](std::int64_t row, std::int64_t, double) {
        return row == 0 ? 3.0 : row == 1 ? 0.1 : -1234.567;
      });
      question.rewrite(kProbabilities, [&](std::int64_t, std::int64_t, double) {
        return 1 / static_cast<double>(k);
      });
      ask(question);
    }
  }
}

/// An index that is no column is not written anywhere, and the others of its row are right. Some
/// would be columns if they were cut to 32 bits.
TEST_P(TopkBackwardCorners, IndicesOutsideTheRow) {
  for (const Dtype dtype : dtypes()) {
    for (const char* indices : {"int32", "int64"}) {
      for (const std::int64_t vocab : {16, 4099, 40000}) {
        for (const std::int64_t k : {2, 8, 40}) {
          if (k > vocab) continue;
          const bool is_wide = std::string(indices) == "int64";
          const double far = is_wide ? 0x1p32 + 3 : 0x1p31 - 1;
          const std::vector<double> outside{-1, static_cast<double>(vocab), -0x1p31, far, -far};
          const auto rows = static_cast<std::int64_t>(outside.size()) * 2;
          ask(with(problem(dtype, rows, vocab, k, "given", {{"indices", indices}}), kIndices,
                   [&](std::int64_t row, std::int64_t j, double was) {
                     const bool is_all = row % 2 == 1;
                     return is_all || j == k / 2 ? outside[static_cast<std::size_t>(row / 2)] : was;
                   }));
        }
      }
    }
  }
}

TEST_P(TopkBackwardCorners, BitwiseRepeatable) {
  for (const std::int64_t vocab : {130, 30011}) {
    for (const std::int64_t k : {8, 100}) {
      const Question question(problem(dtypes().front(), 77, vocab, k, "normal"));
      for (const Kernel* kernel : tunings()) {
        if (refusal_of(*kernel, question.problem(), backend_->traits())) continue;
        Arena arena(*backend_, question, *kernel);
        arena.launch();
        backend_->synchronize();
        const auto first = arena.all_outputs();
        for (int repeat = 0; repeat < 50; ++repeat) {
          arena.poison_outputs();
          arena.launch();
          backend_->synchronize();
          ASSERT_EQ(arena.all_outputs(), first) << kernel->full_name() << ", repeat " << repeat;
        }
        ++asked_;
      }
    }
  }
}

}  // namespace roofmax::test
