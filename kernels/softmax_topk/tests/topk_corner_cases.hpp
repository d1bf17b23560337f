// The corner cases of operation `softmax_topk`, for every kernel and tuning that supports them. The
// tests of the CPU and those of the GPU include this file and instantiate it.
#pragma once

#include <algorithm>
#include <set>

#include "kernels/contract/distribution.hpp"
#include "kernels/tests/test_bed.hpp"

namespace roofmax::test {

using Axes = std::map<std::string, std::string>;

/// A kernel by name, with all its tunings.
struct TopkSubject {
  DeviceKind device;
  std::string name;
};

inline void PrintTo(const TopkSubject& subject, std::ostream* out) { *out << subject.name; }

inline std::vector<TopkSubject> topk_subjects(DeviceKind device) {
  std::vector<TopkSubject> subjects;
  for (const Kernel* kernel : kernels()) {
    if (kernel->device != device || kernel->operation != "softmax_topk") continue;
    if (subjects.empty() || subjects.back().name != kernel->name) {
      subjects.push_back({device, kernel->name});
    }
  }
  return subjects;
}

/// Everything but the plain case, in pairs that between them have each value of each mode.
inline const std::vector<Axes> kTopkModes{
    {{"over", "top_k"}},
    {{"lse", "stored"}, {"indices", "int64"}},
    {{"over", "top_k"}, {"lse", "stored"}, {"temperature", "0.7"}},
    {{"temperature", "3"}, {"indices", "int64"}}};

/// A kernel and the means to ask it questions.
class TopkCorners : public testing::TestWithParam<TopkSubject> {
 protected:
  void SetUp() override {
    backend_ = backend_of(GetParam().device);
    if (backend_ == nullptr) GTEST_SKIP() << why_no_cuda();
  }

  [[nodiscard]] static Problem problem(Dtype dtype, std::int64_t rows, std::int64_t vocab,
                                       std::int64_t k, const std::string& distribution = "given",
                                       Axes axes = {}) {
    axes["rows"] = std::to_string(rows);
    axes["vocab"] = std::to_string(vocab);
    axes["k"] = std::to_string(k);
    axes["distribution"] = distribution;
    return problem_of("softmax_topk", {dtype, Dtype::fp32}, axes);
  }

  /// Asks every tuning that supports the question.
  void ask(const Question& question, Placement placement = {}) {
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, question.problem(), backend_->traits())) continue;
      expect_right(*backend_, question, *kernel, placement);
      ++asked_;
    }
  }

  /// The same values with each of several k that fit.
  void ask_each_k(Dtype dtype, std::int64_t rows, std::int64_t vocab, const Value& value) {
    for (const std::int64_t k : ks_of(vocab)) ask(Question(problem(dtype, rows, vocab, k), value));
  }

  /// So large a part of 40000 elements that kernels may select in another way, with nothing else
  /// changed.
  static constexpr std::int64_t kMany = 1024;

  /// One, a few, half a warp's, a warp's, more, all but one, all.
  [[nodiscard]] static std::vector<std::int64_t> ks_of(std::int64_t vocab) {
    std::set<std::int64_t> ks;
    for (const std::int64_t k :
         {std::int64_t{1}, std::int64_t{8}, std::int64_t{10}, std::int64_t{16}, std::int64_t{32},
          std::int64_t{33}, std::int64_t{128}, std::int64_t{1024}, vocab - 1, vocab}) {
      if (k >= 1 && k <= std::min<std::int64_t>(vocab, 2048)) ks.insert(k);
    }
    return {ks.begin(), ks.end()};
  }

  [[nodiscard]] static std::vector<const Kernel*> tunings() {
    return tunings_of(GetParam().device, "softmax_topk", GetParam().name);
  }
  [[nodiscard]] static std::vector<Dtype> dtypes() { return input_dtypes(*tunings().front()); }

  void TearDown() override {
    if (backend_ != nullptr && !IsSkipped()) {
      EXPECT_GT(asked_, 0) << "no tuning took any of these questions";
    }
  }

  Backend* backend_ = nullptr;
  int asked_ = 0;
};

TEST_P(TopkCorners, VocabularyAndK) {
  std::set<std::int64_t> sizes;
  for (std::int64_t i = 1; i <= 33; ++i) sizes.insert(i);
  for (std::int64_t power = 64; power <= 65536; power *= 2) {
    sizes.insert({power - 1, power, power + 1});
  }
  sizes.insert({781, 1000, 9217, 32000, 50257, 128256, 151936, 262143, 262144, 262145, 262147});
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : sizes) {
      for (const std::int64_t k : ks_of(vocab)) {
        ask(Question(problem(dtype, vocab > 40000 ? 1 : 3, vocab, k, "normal")));
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST_P(TopkCorners, Rows) {
  for (const std::int64_t rows : {0, 1, 2, 3, 131, 132, 133, 199, 65535, 65537}) {
    for (const std::int64_t vocab : {8, 17}) {
      ask(Question(problem(dtypes().front(), rows, vocab, 2, "normal")));
    }
  }
  for (const std::int64_t vocab : {4097, 10007}) {
    ask(Question(problem(dtypes().front(), 199, vocab, 10, "normal")));
  }
  // Some rows are in order and some constant, which a kernel may do in another way than the others.
  ask(Question(problem(dtypes().front(), 2003, 20000, 512), [](std::int64_t row, std::int64_t col) {
    const std::int64_t mixed = (col * 7919 + row * 31) % 20011;
    return row % 7 == 0   ? 0.5
           : row % 5 == 0 ? 1e-4 * static_cast<double>(col)
                          : 1e-4 * static_cast<double>(mixed);
  }));
}

TEST_P(TopkCorners, Distributions) {
  for (const Dtype dtype : dtypes()) {
    for (const Distribution* distribution : distributions()) {
      if (!distribution->fill) continue;
      for (const std::int64_t vocab : {129, 5000, 40000}) {
        for (const std::int64_t k : {1, 10, 16, 100}) {
          ask(Question(problem(dtype, 3, vocab, k, distribution->name)));
        }
      }
    }
  }
}

TEST_P(TopkCorners, Modes) {
  for (const Dtype dtype : dtypes()) {
    for (const Axes& modes : kTopkModes) {
      for (const std::int64_t vocab : {16, 130, 5003, 40000}) {
        for (const std::int64_t k : {std::int64_t{1}, std::int64_t{8}, std::int64_t{16}, kMany}) {
          if (k == kMany && vocab < 40000) continue;
          ask(Question(problem(dtype, 3, vocab, k, "normal", modes)));
          ask(Question(problem(dtype, 3, vocab, k, "sparse_neg_inf", modes)));
          if (k < kMany) continue;
          ask(Question(problem(dtype, 3, vocab, k, "constant", modes)));
          ask(Question(problem(dtype, 3, vocab, k, "descending", modes)));
        }
      }
    }
  }
}

TEST_P(TopkCorners, ExtremeTemperatures) {
  for (const Dtype dtype : dtypes()) {
    for (const char* temperature : {"1e-30", "1e-3", "1e3", "1e30"}) {
      for (const char* over : {"row", "top_k"}) {
        for (const std::int64_t vocab : {103, 1003, 10003}) {
          ask(Question(problem(dtype, 3, vocab, 5, "normal",
                               {{"temperature", temperature}, {"over", over}})));
        }
      }
    }
  }
}

TEST_P(TopkCorners, AlignmentAndStride) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {1, 7, 8, 130, 1027, 20011}) {
      for (const std::int64_t gap : {0, 1, 8, 13}) {
        const Question question(problem(dtype, 3, vocab, std::min<std::int64_t>(vocab, 5), "normal",
                                        {{"stride", std::to_string(vocab + gap)}}));
        for (int offset = 0; offset < 8; ++offset) {
          ask(question, {.input_offset = offset, .output_offset = (3 * offset + 1) % 8});
        }
      }
    }
    // The largest at both ends, wherever these lie.
    const std::int64_t vocab = 40003;
    for (int offset = 0; offset < 8; ++offset) {
      ask(Question(problem(dtype, 3, vocab, kMany),
                   [](std::int64_t row, std::int64_t col) {
                     return col < 8 || col > vocab - 8
                                ? 9.0
                                : 0.001 * static_cast<double>((col * 7919 + row) % 5003);
                   }),
          {.input_offset = offset});
    }
  }
}

/// Every way through a kernel once, on rows that fill their memory.
TEST_P(TopkCorners, InputsThatEndWithTheirMemory) {
  std::size_t turn = 0;
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {1, 7, 33, 130, 1000, 1027, 4009, 8009, 12011, 40003}) {
      for (const std::int64_t k :
           {std::int64_t{1}, std::int64_t{8}, std::int64_t{16}, std::int64_t{33}, kMany}) {
        if (k > vocab) continue;
        const Axes& modes = kTopkModes[turn++ % kTopkModes.size()];
        const Question random(problem(dtype, 3, vocab, k, "normal", modes));
        for (const int offset : {0, 3}) {
          ask(random, {.input_offset = offset, .output_offset = offset, .bare_inputs = true});
        }
        for (const char* distribution : {"ascending", "constant"}) {
          ask(Question(problem(dtype, 2, vocab, k, distribution)),
              {.input_offset = 1, .bare_inputs = true});
        }
      }
    }
  }
}

/// All tied; ties at the K-th; a few distinct values; equal pairs far apart.
TEST_P(TopkCorners, Ties) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {33, 130, 1000, 4096, 4099, 40000}) {
      ask_each_k(dtype, 2, vocab, [](std::int64_t, std::int64_t) { return 0.5; });
      ask_each_k(dtype, 2, vocab, [](std::int64_t row, std::int64_t col) {
        return static_cast<double>((col * 7 + row) % 3);
      });
      // Nine above, all others tied: the tenth is the lowest column of these.
      ask_each_k(dtype, 2, vocab, [&](std::int64_t row, std::int64_t col) {
        return (col + row) % (vocab / 9 + 1) == vocab / 10 ? 2.0 : 1.0;
      });
      // Each value twice, at the mirrored places.
      ask_each_k(dtype, 1, vocab, [&](std::int64_t, std::int64_t col) {
        return 0.125 * static_cast<double>(std::min(col, vocab - 1 - col) % 1024);
      });
      ask_each_k(dtype, 1, vocab,
                 [](std::int64_t, std::int64_t col) { return col % 2 == 0 ? -0.0 : 0.0; });
    }
  }
}

/// So many equal ones above all others, far apart, as a warp or its lists hold, and one more.
TEST_P(TopkCorners, EqualLargest) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {130, 1000, 4096, 8192, 40000}) {
      for (const std::int64_t equal : {31, 32, 33, 63, 64, 65, 127, 128, 129}) {
        ask_each_k(dtype, 2, vocab, [&](std::int64_t row, std::int64_t col) {
          const std::int64_t place = (col * 7919 + row) % vocab;
          return place < equal ? 2.0 : 0.001 * static_cast<double>(place % 97);
        });
      }
    }
  }
}

/// Thousands of values that differ in their last bits alone; and such pairs in reverse order.
TEST_P(TopkCorners, NearEqualValues) {
  for (const Dtype dtype : dtypes()) {
    const double unit = dtype == Dtype::fp32 ? 0x1p-23 : dtype == Dtype::fp16 ? 0x1p-10 : 0x1p-7;
    const std::int64_t steps = dtype == Dtype::fp32 ? 8192 : dtype == Dtype::fp16 ? 1024 : 128;
    for (const std::int64_t vocab : {std::int64_t{400}, std::int64_t{4099}, std::int64_t{40000}}) {
      ask_each_k(dtype, 2, vocab, [&](std::int64_t row, std::int64_t col) {
        return 1 + unit * static_cast<double>((col * 7919 + row) % steps);
      });
      ask_each_k(dtype, 1, vocab,
                 [&](std::int64_t, std::int64_t col) { return col % 5 == 4 ? 1 + unit : 1.0; });
    }
  }
}

/// A NaN of either sign, infinities and extremes at the front, in the middle and at the end.
TEST_P(TopkCorners, SpecialValues) {
  for (const Dtype dtype : dtypes()) {
    const double largest = dtype == Dtype::fp16   ? 65504
                           : dtype == Dtype::bf16 ? 3.3895313892515355e38
                                                  : 3.4028234663852886e38;
    const double tiny = dtype == Dtype::fp16 ? 6e-8 : 1e-40;
    const std::vector<double> specials{kNan,    -kNan,    kInfinity, -kInfinity,
                                       largest, -largest, tiny,      -tiny};
    for (const std::int64_t vocab : {33, 130, 1000, 4096, 4099, 40000}) {
      const auto rows = static_cast<std::int64_t>(specials.size()) * 3;
      const std::int64_t most = vocab == 1000 ? 500 : kMany;  // half of a row that is put in order
      for (const std::int64_t k :
           {std::int64_t{1}, std::int64_t{8}, std::int64_t{16}, std::int64_t{33}, most}) {
        if (k == kMany && vocab < 40000) continue;
        for (const char* over : {"row", "top_k"}) {
          const Problem one = problem(dtype, rows, vocab, k, "given", {{"over", over}});
          ask(Question(one, [&](std::int64_t row, std::int64_t col) {
            const std::int64_t place = row % 3 == 0 ? 0 : row % 3 == 1 ? vocab / 2 : vocab - 1;
            const double value = specials[static_cast<std::size_t>(row / 3)];
            return col == place ? value : 0.25 * static_cast<double>((col * 7 + row) % 9) - 1.0;
          }));
          // Several of each; nothing else; nothing but -inf; three numbers among -inf.
          const Problem many = problem(dtype, 7, vocab, k, "given", {{"over", over}});
          ask(Question(many, [&](std::int64_t row, std::int64_t col) {
            switch (row) {
              case 0:
                return col % 5 == 0 ? kInfinity : 1.0;
              case 1:
                return col % 5 == 4 ? kNan : 0.25 * static_cast<double>(col % 9);
              case 2:
                return kNan;
              case 3:
                return -kInfinity;
              case 4:
                return col % (vocab / 3 + 1) == 7 ? -3.0 : -kInfinity;
              case 5:
                return col % 2 == 0 ? largest : -largest;
              default:
                return col % 3 == 0 ? kNan : col % 3 == 1 ? kInfinity : -kInfinity;
            }
          }));
        }
      }
    }
  }
}

/// The largest at each boundary of warps, blocks and splits, one a row.
TEST_P(TopkCorners, LargestAtEachBoundary) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab : {std::int64_t{40}, std::int64_t{5003}, std::int64_t{70001}}) {
      std::set<std::int64_t> places{0, vocab - 1};
      for (std::int64_t step = 8; step < vocab; step *= 2) {
        places.insert({step - 1, step, vocab - step, vocab - step - 1});
      }
      const std::vector<std::int64_t> at(places.begin(), places.end());
      const auto rows = static_cast<std::int64_t>(at.size());
      for (const std::int64_t k : {1, 2, 10}) {
        ask(Question(problem(dtype, rows, vocab, k), [&](std::int64_t row, std::int64_t col) {
          return col == at[static_cast<std::size_t>(row)]
                     ? 7.0
                     : 0.125 * static_cast<double>((col * 11 + row) % 16);
        }));
      }
    }
  }
}

/// Rising and falling rows, whose K best are all in the last, or the first, places.
TEST_P(TopkCorners, Monotone) {
  for (const Dtype dtype : dtypes()) {
    for (const std::int64_t vocab :
         {std::int64_t{203}, std::int64_t{1003}, std::int64_t{4096}, std::int64_t{50257}}) {
      for (const char* distribution : {"ascending", "descending"}) {
        for (const std::int64_t k : ks_of(vocab)) {
          ask(Question(problem(dtype, 2, vocab, k, distribution)));
        }
      }
    }
  }
}

TEST_P(TopkCorners, BitwiseRepeatable) {
  for (const std::int64_t vocab : {130, 30011}) {
    for (const std::int64_t k : {std::int64_t{8}, std::int64_t{100}, kMany}) {
      if (k > vocab) continue;
      const Question question(problem(dtypes().front(), 7, vocab, k, "normal"));
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
