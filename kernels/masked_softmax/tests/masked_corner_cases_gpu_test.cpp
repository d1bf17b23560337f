// The corner cases of `masked_softmax` on a GPU, and those that only a GPU has: streams, graphs,
// tensors of more scores than 31 or 32 bits count.

#include "kernels/masked_softmax/tests/masked_corner_cases.hpp"

namespace roofmax::test {
namespace {

INSTANTIATE_TEST_SUITE_P(Cuda, MaskedCorners, testing::ValuesIn(masked_modes(DeviceKind::cuda)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cuda, MaskedForward,
                         testing::ValuesIn(masked_modes(DeviceKind::cuda, "forward")),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cuda, MaskedBackward,
                         testing::ValuesIn(masked_modes(DeviceKind::cuda, "backward")),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cuda, MaskedAdditive,
                         testing::ValuesIn(masked_modes(DeviceKind::cuda, "forward", "mask",
                                                        adds_mask)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cuda, MaskedSink,
                         testing::ValuesIn(masked_modes(DeviceKind::cuda, "forward", "sink",
                                                        is_logit)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cuda, MaskedSinkBackward,
                         testing::ValuesIn(masked_modes(DeviceKind::cuda, "backward", "sink",
                                                        is_logit)),
                         kNameOfParam);

/// What only a GPU has.
using MaskedOnGpu = MaskedKernels;

INSTANTIATE_TEST_SUITE_P(Cuda, MaskedOnGpu, testing::ValuesIn(masked_modes(DeviceKind::cuda)),
                         kNameOfParam);

/// Lengths at which a fused kernel holds its rows in another way: whole vectors; the longest rows
/// with ends that a layout holds, and such with one vector more.
TEST_P(MaskedOnGpu, LengthsThatFillALayout) {
  constexpr std::int64_t kLongest = 262144;
  std::int64_t turn = 0;
  const auto question = [&](Dtype dtype, std::int64_t sk) {
    return Question(problem(dtype, {1, 1, 2, sk}, mask_variant(mask(), sk, turn++)));
  };
  for (std::int64_t power = 32; power <= kLongest; power *= 2) {
    for (const std::int64_t length : {power, power + power / 4, power + power / 2}) {
      if (length > kLongest) continue;
      for (const Dtype dtype : dtypes()) {
        const int width = 16 / static_cast<int>(size_of(dtype));
        ask(question(dtype, length));
        for (const std::int64_t sk : {length + width - 1, length + width + 1}) {
          ask(question(dtype, sk), {.input_offset = width - 1, .output_offset = width - 1});
        }
      }
    }
  }
}

/// Masks that no L2 holds until the next plane wants them, whose rows are taken in another order
/// than they lie in memory; the last too long for a cluster.
TEST_P(MaskedOnGpu, MasksBeyondTheCache) {
  const std::vector<std::pair<Dtype, Shape>> cases =
      is_boolean() ? std::vector<std::pair<Dtype, Shape>>{{Dtype::bf16, {2, 2, 4001, 4001}},
                                                          {Dtype::fp16, {1, 2, 61, 300001}}}
                   : std::vector<std::pair<Dtype, Shape>>{{Dtype::fp32, {2, 3, 2001, 2001}},
                                                          {Dtype::fp32, {1, 4, 2002, 2001}},
                                                          {Dtype::fp16, {1, 2, 31, 300001}}};
  if (!is_additive() && !is_boolean()) GTEST_SKIP() << "has no mask in memory";
  for (const auto& [dtype, shape] : cases) {
    const auto element_bytes =
        is_boolean() ? std::int64_t{1} : static_cast<std::int64_t>(size_of(dtype));
    ASSERT_GE(shape.sq * shape.sk * element_bytes, backend_->traits().cache_bytes / 4);
    for (const char* broadcast : {"heads", "batch_heads"}) {
      ask(Question(problem(dtype, shape, {{"broadcast", broadcast}, {"hidden", "scattered"}})));
    }
  }
}

/// Rows of several heads that are taken one after another, with a row of the mask that is kept:
/// where a kernel is told of one processor, there are enough rows for that.
class MaskedSharing : public MaskedKernels {
 protected:
  /// By the teams of the fused kernels, in rows of these lengths. Heads that share a row of the
  /// mask are 8, 4 or 2 apart (fp32: 4 or 2, or not shared where sq is 12). Last one mask for all
  /// queries, of 16, which heads share that follow each other.
  void ask_teams(std::initializer_list<std::int64_t> lengths) {
    constexpr std::array<std::int64_t, 3> kQueries{9, 10, 12};
    std::size_t turn = 0;
    for (const std::int64_t sk : lengths) {
      const std::int64_t b = sk < 800 ? 12 : sk < 4000 ? 2 : 1;
      const std::int64_t heads = turn / kQueries.size() % 2 == 0 ? 32 : 24;
      for (std::size_t i = 0; i < dtypes().size(); ++i) {
        const Shape shape{b, heads, kQueries[turn % kQueries.size()], sk};
        const Question question(problem(
            dtypes()[i], shape, mask_variant(mask(), sk, static_cast<std::int64_t>(turn / 2 + i))));
        ask(question, {.processors = 1});
        ask(question, {.input_offset = 3, .output_offset = 1, .stagger = 5, .processors = 1});
        ask(question, {.in_place = true, .processors = 1});
        ask(question, {.input_offset = 1, .stagger = 1, .bare_inputs = true, .processors = 1});
      }
      const Question padded(problem(dtypes()[turn % dtypes().size()], {b, heads, 16, sk},
                                    {{"broadcast", "heads_queries"}, {"hidden", "scattered"}}));
      ask(padded, {.processors = 1});
      ask(padded, {.input_offset = 3, .output_offset = 1, .stagger = 5, .processors = 1});
      ++turn;
    }
  }
};
INSTANTIATE_TEST_SUITE_P(Cuda, MaskedSharing,
                         testing::ValuesIn(masked_modes(DeviceKind::cuda, "forward", "mask",
                                                        adds_mask)),
                         kNameOfParam);

TEST_P(MaskedSharing, HeadsThatShareARowOfTheMask) {
  ask_teams({197, 301, 371, 401, 601, 701, 781});
}
TEST_P(MaskedSharing, HeadsThatShareALongRowOfTheMask) {
  ask_teams({1111, 1301, 1601, 2401, 3001, 3501});
}
TEST_P(MaskedSharing, HeadsThatShareTheLongestRowsOfTheMask) {
  ask_teams({4801, 6001, 7001, 9601, 12271, 16001});
}

/// Of fp32, in clusters of 2 to 16 blocks and in a single one, in whole lines and not; last rows of
/// which a causal mask hides up to a quarter.
TEST_P(MaskedSharing, InClustersHeadsShareARowOfTheMask) {
  std::int64_t variant = 0;
  for (const std::int64_t sk : {8192, 40960, 65473}) {
    const Question question(
        problem(Dtype::fp32, {1, 6, 3, sk}, mask_variant(mask(), sk, variant++)));
    ask(question, {.processors = 1});
    ask(question, {.input_offset = 3, .output_offset = 1, .stagger = 5, .processors = 1});
  }
  for (; variant < 6; ++variant) {
    const Shape banded{1, 2, 1200, 4100};
    const Question question(problem(Dtype::fp32, banded, mask_variant(mask(), banded.sk, variant)));
    ask(question, {.processors = 1});
  }
}

TEST_P(MaskedOnGpu, TwoStreamsAtOnce) {
  constexpr int kRepeats = 200;
  const std::unique_ptr<Backend> other = make_cuda_backend(0);  // brings a stream of its own
  for (const Shape& shape : {Shape{3, 3, 33, 129}, Shape{1, 3, 3, 32000}}) {
    const Problem asked = problem(Dtype::bf16, shape, mask_variant(mask(), shape.sk, 0));
    const Question one(asked, 1);
    const Question two(asked, 2);
    for (const Kernel* kernel : takers(asked)) {
      Arena a(*backend_, one, *kernel);
      Arena b(*other, two, *kernel);
      for (int repeat = 0; repeat < kRepeats; ++repeat) {
        a.launch();
        b.launch_on(other->stream());
      }
      backend_->synchronize();
      other->synchronize();
      expect_outputs(one.expectation(), one, *kernel, a);
      expect_outputs(two.expectation(), two, *kernel, b);
      ++asked_;
    }
  }
}

/// More blocks of clusters than a device holds at once, from two streams: those of a cluster then
/// begin at different times, and nothing may be sent to one before. Where a mask hides what a block
/// has, it is done at once.
TEST_P(MaskedOnGpu, MoreClustersThanTheDeviceHolds) {
  constexpr int kRepeats = 500;
  const std::unique_ptr<Backend> other = make_cuda_backend(0);
  const Shape shape{1, 1, 4100, 4100};
  for (const Dtype dtype : {Dtype::bf16, Dtype::fp32}) {
    const Question question(problem(dtype, shape, mask_variant(mask(), shape.sk, 0)));
    for (const Kernel* kernel : takers(question.problem())) {
      Arena a(*backend_, question, *kernel);
      Arena b(*other, question, *kernel);
      for (int repeat = 0; repeat < kRepeats; ++repeat) {
        a.launch();
        b.launch_on(other->stream());
      }
      backend_->synchronize();
      other->synchronize();
      expect_outputs(question.expectation(), question, *kernel, a);
      expect_outputs(question.expectation(), question, *kernel, b);
      ++asked_;
    }
  }
}

/// Launches that share a workspace follow each other without a pause, each with other data and an
/// output of its own: one that mistakes what its predecessor left for its own shows.
TEST_P(MaskedOnGpu, GraphReplayWithReusedWorkspace) {
  constexpr int kLaunches = 32;
  constexpr int kReplays = 20;
  for (const Shape& shape : {Shape{3, 3, 33, 129}, Shape{1, 3, 3, 70000}}) {
    const Problem asked = problem(Dtype::bf16, shape, mask_variant(mask(), shape.sk, 0));
    const std::array<Question, 2> questions{Question(asked, 1), Question(asked, 2)};
    for (const Kernel* kernel : takers(asked)) {
      std::array<Arena, 2> arenas{Arena(*backend_, questions[0], *kernel),
                                  Arena(*backend_, questions[1], *kernel)};
      const auto graph =
          backend_->prepare(TimerKind::graph, kLaunches, [&](std::int64_t index, Stream stream) {
            arenas[static_cast<std::size_t>(index % 2)].launch_with(arenas[0].workspace(), stream);
          });
      std::vector<std::vector<std::byte>> first;
      for (int replay = 0; replay < kReplays; ++replay) {
        for (Arena& arena : arenas) arena.poison_outputs();
        static_cast<void>(graph->run());
        backend_->synchronize();
        std::vector<std::vector<std::byte>> now = arenas[0].all_outputs();
        for (auto& output : arenas[1].all_outputs()) now.push_back(std::move(output));
        if (replay == 0) {
          first = std::move(now);
        } else {
          ASSERT_EQ(now, first) << kernel->full_name() << ", replay " << replay;
        }
      }
      for (std::size_t i = 0; i < arenas.size(); ++i) {
        expect_outputs(questions[i].expectation(), questions[i], *kernel, arenas[i]);
      }
      ++asked_;
    }
  }
}

/// As many scores as 30 bits count, and more scores or rows than 30, 31 or 32 do, nearly all scores
/// 0. Three batch elements are not: the first, the one in which offsets pass the boundary, and the
/// last. They, and one of zeros, make a small problem, of which the oracle knows the answer; all
/// elements of zeros have the same.
class MaskedHuge : public MaskedKernels {
 protected:
  /// `boundary` in scores; `element`: a batch element.
  void ask_beyond(std::int64_t boundary, const Shape& element, Dtype dtype = Dtype::fp16) {
    const std::int64_t crossing = boundary / (element.rows() * element.sk);
    const std::int64_t batches = crossing + 2;
    const std::vector<std::int64_t> places{0, 1, crossing, batches - 1};
    const auto count = static_cast<std::int64_t>(places.size());
    const Axes axes = mask_variant(mask(), element.sk, 0);
    Question small(problem(dtype, {count, element.heads, element.sq, element.sk}, axes));
    for (std::size_t input = 0; input < small.input_specs().size(); ++input) {
      const std::int64_t rows = small.input_specs()[input].rows() / count;
      if (rows == 0) continue;  // of all batch elements together
      small.rewrite(input, [&](std::int64_t row, std::int64_t, double was) {
        return row / rows == 1 ? 0 : was;
      });
    }
    const Problem huge = problem(dtype, {batches, element.heads, element.sq, element.sk}, axes);
    const int asked_before = asked_;
    for (const Kernel* kernel : takers(huge)) {
      if (needed_bytes(*kernel, huge) > backend_->free_bytes()) continue;
      ask_at(small, huge, places, *kernel);
      ++asked_;
    }
    if (asked_ == asked_before) {
      GTEST_SKIP() << "device memory is too small for " << describe(huge);
    }
  }

 private:
  [[nodiscard]] std::int64_t workspace_bytes(const Kernel& kernel, const Problem& problem) const {
    return kernel.workspace_bytes ? kernel.workspace_bytes(problem, backend_->traits()) : 0;
  }
  [[nodiscard]] std::int64_t needed_bytes(const Kernel& kernel, const Problem& problem) const {
    constexpr std::int64_t kReserve = std::int64_t{1} << 30;
    std::int64_t needed = kReserve + workspace_bytes(kernel, problem);
    for (const TensorSpec& spec : problem.operation->tensors(problem)) needed += spec.bytes();
    return needed;
  }

  /// Calls `copy(offset of the element in the huge tensor, in the small one, bytes)` for each batch
  /// element of the small problem; for all at once where the tensor is of all together.
  template <typename Copy>
  static void for_each_element(const TensorSpec& small, const std::vector<std::int64_t>& places,
                               const Copy& copy) {
    const auto count = static_cast<std::int64_t>(places.size());
    if (small.rows() < count) return copy(0, 0, small.bytes());
    const std::int64_t bytes = small.bytes() / count;
    for (std::int64_t i = 0; i < count; ++i) {
      copy(places[static_cast<std::size_t>(i)] * bytes, i * bytes, bytes);
    }
  }

  void ask_at(const Question& small, const Problem& huge, const std::vector<std::int64_t>& places,
              const Kernel& kernel) {
    constexpr std::uint8_t kUnwritten = 0x42;
    std::vector<Buffer> memory;
    std::vector<const void*> inputs;
    std::vector<void*> outputs;
    for (const TensorSpec& spec : huge.operation->tensors(huge)) {
      memory.push_back(backend_->allocate(spec.bytes()));
      std::byte* const data = memory.back().data();
      backend_->fill(data, spec.is_read() ? 0 : kUnwritten, spec.bytes());
      if (spec.is_written()) {
        outputs.push_back(data);
        continue;
      }
      const std::size_t input = inputs.size();
      for_each_element(small.input_specs()[input], places,
                       [&](std::int64_t to, std::int64_t from, std::int64_t bytes) {
                         backend_->copy_to_device(data + to, small.input(input).data() + from,
                                                  bytes);
                       });
      inputs.push_back(data);
    }
    const Buffer workspace = backend_->allocate(workspace_bytes(kernel, huge));
    backend_->fill(workspace.data(), 0, workspace.bytes());
    const LaunchFunction launch = kernel.prepare(huge, backend_->traits());
    launch({.inputs = inputs,
            .outputs = outputs,
            .workspace = workspace.data(),
            .stream = backend_->stream()});
    backend_->synchronize();
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      expect_output(small, i, static_cast<const std::byte*>(outputs[i]), huge, places, kernel);
    }
  }

  void expect_output(const Question& small, std::size_t index, const std::byte* data,
                     const Problem& huge, const std::vector<std::int64_t>& places,
                     const Kernel& kernel) {
    const TensorSpec& spec = small.output_specs()[index];
    std::vector<std::byte> output(static_cast<std::size_t>(spec.bytes()));
    for_each_element(spec, places, [&](std::int64_t from, std::int64_t to, std::int64_t bytes) {
      backend_->copy_to_host(output.data() + to, data + from, bytes);
    });
    const reference::Verdict verdict =
        small.expectation().judge(static_cast<int>(index), output.data(), kernel.extra_ulps(huge));
    EXPECT_TRUE(verdict.correct) << kernel.full_name() << ' ' << describe(huge) << ", elements 0, "
                                 << "1, " << places[2] << " and the last: " << verdict.what;
    if (spec.rows() < static_cast<std::int64_t>(places.size())) return;
    // Elements of zeros, spread over all: as the one that was judged.
    const std::int64_t bytes = spec.bytes() / static_cast<std::int64_t>(places.size());
    std::vector<std::byte> zeros(static_cast<std::size_t>(bytes));
    const auto judged = output.begin() + bytes;
    for (std::int64_t place = 2; place < places.back(); place += places.back() / 61) {
      if (place == places[2]) continue;
      backend_->copy_to_host(zeros.data(), data + place * bytes, bytes);
      EXPECT_TRUE(std::equal(zeros.begin(), zeros.end(), judged))
          << kernel.full_name() << ' ' << describe(huge) << ": output '" << spec.name
          << "', element " << place << " differs from element 1, which has the same inputs";
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Cuda, MaskedHuge, testing::ValuesIn(masked_modes(DeviceKind::cuda)),
                         kNameOfParam);

constexpr Shape kWide{1, 1, 8, 8200};
/// Rows of whole vectors: one vector, what a warp holds with 8 elements a lane, the most that one
/// block of `strided_elements` does, and a length that all tunings of `strided_vectors` take.
constexpr Shape kOfVectors[] = {{1, 1, 8, 8}, {1, 1, 8, 256}, {1, 1, 8, 8192}, {1, 1, 8, 16384}};
constexpr Shape kNarrow{1, 3, 8, 2};

/// The most scores that 30 bits count.
TEST_P(MaskedHuge, OffsetsTo30Bits) {
  for (const Shape& shape : kOfVectors) {
    ask_beyond((std::int64_t{1} << 30) - 2 * shape.rows() * shape.sk, shape);
  }
}
TEST_P(MaskedHuge, OffsetsTo30BitsOfFp32) {
  const Shape& shape = kOfVectors[3];
  ask_beyond((std::int64_t{1} << 30) - 2 * shape.rows() * shape.sk, shape, Dtype::fp32);
}
TEST_P(MaskedHuge, OffsetsBeyond31Bits) { ask_beyond(std::int64_t{1} << 31, kWide); }
TEST_P(MaskedHuge, OffsetsBeyond32Bits) { ask_beyond(std::int64_t{1} << 32, kWide); }
TEST_P(MaskedHuge, RowsBeyond30Bits) { ask_beyond(std::int64_t{1} << 31, kNarrow); }
TEST_P(MaskedHuge, RowsBeyond31Bits) { ask_beyond(std::int64_t{1} << 32, kNarrow); }

/// Long rows of halves have their exponentials taken twice, whether they are read twice or stay
/// packed.
TEST(MaskedTraffic, ExponentialsTakenTwiceAreDeclared) {
  DeviceTraits hopper;
  hopper.compute_capability = 90;
  struct Case {
    Dtype dtype;
    const char* mask;
    std::int64_t sk;
    int times;
  };
  for (const Case& one :
       {Case{Dtype::bf16, "none", 8192, 1}, Case{Dtype::bf16, "none", 8200, 2},
        Case{Dtype::bf16, "none", 10247, 1}, Case{Dtype::bf16, "none", 10249, 2},
        Case{Dtype::fp16, "causal_boolean", 8200, 2}, Case{Dtype::fp16, "boolean", 12290, 1},
        Case{Dtype::bf16, "additive", 131072, 1}, Case{Dtype::fp32, "none", 131072, 1},
        Case{Dtype::bf16, "none", 262152, 2}, Case{Dtype::fp32, "none", 262148, 2}}) {
    const std::string mask = one.mask;
    const Problem problem = problem_of(
        "masked_softmax", {one.dtype, one.dtype},
        {{"b", "1"}, {"heads", "1"}, {"sq", "1"}, {"sk", std::to_string(one.sk)}, {"mask", mask}});
    const std::string name = mask == "none"             ? "scaled"
                             : mask == "causal_boolean" ? "scaled_masked_causal"
                                                        : "scaled_masked";
    const Kernel* const kernel = find_kernel("masked_softmax", DeviceKind::cuda, name);
    ASSERT_NE(kernel, nullptr) << name;
    EXPECT_EQ(kernel->traffic(problem, hopper).exponentials, one.times * one.sk)
        << name << ", " << one.mask << ", sk=" << one.sk;
  }
}

/// Where no cluster holds a row, nothing does that is longer than a block can hold; the model says
/// so before such a GPU is at hand.
TEST(MaskedTraffic, RowsReadTwiceAreDeclared) {
  DeviceTraits ampere;
  ampere.compute_capability = 86;
  DeviceTraits hopper;
  hopper.compute_capability = 90;
  struct Case {
    const char* kernel;
    Dtype dtype;
    const char* sk;
    int on_ampere;
    int on_hopper;
  };
  constexpr Dtype kHalf = Dtype::bf16;
  constexpr Dtype kSingle = Dtype::fp32;
  for (const Case& one :
       {Case{"scaled", kHalf, "32768", 1, 1}, Case{"scaled", kHalf, "32776", 2, 1},
        Case{"scaled", kHalf, "262144", 2, 1}, Case{"scaled", kHalf, "262152", 2, 2},
        Case{"scaled", kSingle, "32768", 1, 1}, Case{"scaled", kSingle, "262148", 2, 2},
        Case{"scaled_masked", kHalf, "262144", 2, 1}, Case{"scaled_masked", kSingle, "16384", 1, 1},
        Case{"scaled_masked", kSingle, "131072", 2, 1},
        Case{"scaled_masked", kSingle, "131076", 2, 2},
        Case{"scaled_backward", kHalf, "32768", 1, 1},
        Case{"scaled_backward", kHalf, "32776", 2, 1},
        Case{"scaled_backward", kHalf, "262152", 2, 2},
        Case{"scaled_backward", kSingle, "16384", 1, 1},
        Case{"scaled_backward", kSingle, "131072", 2, 1},
        Case{"scaled_backward", kSingle, "131076", 2, 2}}) {
    const std::string_view name = one.kernel;
    const bool is_masked = name == "scaled_masked";
    const Problem problem =
        problem_of("masked_softmax", {one.dtype, one.dtype},
                   {{"b", "1"},
                    {"heads", "1"},
                    {"sq", "3"},
                    {"sk", one.sk},
                    {"mask", is_masked ? "additive" : "none"},
                    {"direction", name.ends_with("_backward") ? "backward" : "forward"}});
    const Kernel* const kernel = find_kernel("masked_softmax", DeviceKind::cuda, name);
    ASSERT_NE(kernel, nullptr) << name;
    const Bytes once = problem.operation->compulsory(problem).bytes;
    for (const auto& [device, reads] :
         {std::pair{ampere, one.on_ampere}, std::pair{hopper, one.on_hopper}}) {
      EXPECT_EQ(kernel->traffic(problem, device).bytes, (Bytes{reads * once.read, once.write}))
          << one.kernel << ", sk=" << one.sk << ", capability " << device.compute_capability;
    }
  }
}

}  // namespace
}  // namespace roofmax::test
