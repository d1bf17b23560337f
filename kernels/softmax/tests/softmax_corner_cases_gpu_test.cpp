// The corner cases on a GPU, and those that only a GPU has: streams, graphs, huge tensors.

#include <array>
#include <cmath>

#include "kernels/softmax/tests/softmax_corner_cases.hpp"

namespace roofmax::test {

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxCorners, testing::ValuesIn(subjects_of(DeviceKind::cuda)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(CudaLogWithLse, SoftmaxCorners,
                         testing::ValuesIn(subjects_of(DeviceKind::cuda, kLogWithLse)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxLse,
                         testing::ValuesIn(subjects_of(DeviceKind::cuda, {{"lse", "stored"}})),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxLog, testing::ValuesIn(subjects_of(DeviceKind::cuda, kLog)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxBackward,
                         testing::ValuesIn(subjects_of(DeviceKind::cuda, kGradient)), kNameOfParam);

class SoftmaxOnGpu : public SoftmaxKernel {
 protected:
  void expect_right_output(const Kernel& kernel, const Question& question, const Arena& arena) {
    const auto verdict = question.expectation().judge(0, arena.output().data(),
                                                      kernel.extra_ulps(question.problem()));
    EXPECT_TRUE(verdict.correct) << kernel.full_name() << ": " << verdict.what;
  }

  /// Launches that share a workspace, each where the one before has ended.
  void launch_often(const Question& question, Placement placement = {}) {
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, question.problem(), placement.told_of(*backend_))) continue;
      Arena arena(*backend_, question, *kernel, placement);
      for (int launch = 0; launch < 3; ++launch) {
        arena.poison_outputs();
        arena.launch();
        backend_->synchronize();
        expect_right_output(*kernel, question, arena);
      }
      ++asked_;
    }
  }

  /// Launches two problems on two streams, `repeats` times each, with nothing to order them.
  void run_on_two_streams(const Question& one, const Question& two, int repeats) {
    const std::unique_ptr<Backend> other = make_cuda_backend(0);  // brings a stream of its own
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, one.problem(), backend_->traits())) continue;
      Arena a(*backend_, one, *kernel);
      Arena b(*other, two, *kernel);
      for (int repeat = 0; repeat < repeats; ++repeat) {
        a.launch();
        b.launch_on(other->stream());
      }
      backend_->synchronize();
      other->synchronize();
      expect_right_output(*kernel, one, a);
      expect_right_output(*kernel, two, b);
      ++asked_;
    }
  }

  /// Whether blocks of one launch wait for each other: the kernel has a workspace, and no second
  /// launch in which to read it.
  [[nodiscard]] bool waits_inside(const Kernel& kernel, const Problem& problem) const {
    return kernel.workspace_bytes && kernel.traffic(problem, backend_->traits()).launches == 1;
  }
};

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxOnGpu, testing::ValuesIn(subjects_of(DeviceKind::cuda)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(CudaBackward, SoftmaxOnGpu,
                         testing::ValuesIn(subjects_of(DeviceKind::cuda, kGradient)), kNameOfParam);

TEST_P(SoftmaxOnGpu, TwoStreamsAtOnce) {
  for (const std::int64_t cols : {1000, 4000, 32000}) {
    const Problem shape = problem(dtypes().back(), 9, cols, 0, "normal");
    run_on_two_streams(Question(shape, 1), Question(shape, 2), 200);
  }
}

/// Each launch alone fills the GPU: two at once would deadlock if either were half resident.
TEST_P(SoftmaxOnGpu, TwoStreamsThatEachFillTheDevice) {
  const Problem shape = problem(dtypes().back(), 3, 3'200'000, 0, "normal");
  if (!waits_inside(*tunings().front(), shape)) {
    GTEST_SKIP() << "its blocks do not wait for each other";
  }
  run_on_two_streams(Question(shape, 1), Question(shape, 2), 50);
}

TEST_P(SoftmaxOnGpu, GraphReplayWithReusedWorkspace) {
  for (const std::int64_t cols : {1000, 70000}) {
    const Question question(problem(dtypes().back(), 4, cols, 0, "normal"));
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, question.problem(), backend_->traits())) continue;
      Arena arena(*backend_, question, *kernel);
      const auto graph = backend_->prepare(
          TimerKind::graph, 50, [&](std::int64_t, Stream stream) { arena.launch_on(stream); });
      for (int replay = 0; replay < 20; ++replay) static_cast<void>(graph->run());
      backend_->synchronize();
      expect_right_output(*kernel, question, arena);
      ++asked_;
    }
  }
}

/// Launches that share a workspace follow each other without a pause, each with other data and an
/// output of its own. A launch fails here if it takes what the one before left for what its own
/// blocks have published.
TEST_P(SoftmaxOnGpu, BarrierResetStress) {
  constexpr int kLaunches = 32;
  constexpr int kReplays = 100;
  for (const std::int64_t cols : {5000, 200'000}) {
    const Problem shape = problem(dtypes().back(), 3, cols, 0, "normal");
    if (!waits_inside(*tunings().front(), shape)) {
      GTEST_SKIP() << "its blocks do not wait for each other";
    }
    const Question odd(shape, 1);
    const Question even(problem(dtypes().back(), 3, cols, 0, "wide"), 2);
    for (const Kernel* kernel : tunings()) {
      std::vector<std::unique_ptr<Arena>> arenas;
      for (int i = 0; i < kLaunches; ++i) {
        arenas.push_back(std::make_unique<Arena>(*backend_, i % 2 == 0 ? even : odd, *kernel));
      }
      const auto graph =
          backend_->prepare(TimerKind::graph, kLaunches, [&](std::int64_t index, Stream stream) {
            arenas[static_cast<std::size_t>(index)]->launch_with(arenas.front()->workspace(),
                                                                 stream);
          });
      std::vector<std::byte> first_even;
      std::vector<std::byte> first_odd;
      for (int replay = 0; replay < kReplays; ++replay) {
        for (auto& arena : arenas) arena->poison_outputs();
        static_cast<void>(graph->run());
        backend_->synchronize();
        if (replay == 0) {
          expect_right_output(*kernel, even, *arenas[0]);
          expect_right_output(*kernel, odd, *arenas[1]);
          first_even = arenas[0]->output();
          first_odd = arenas[1]->output();
        }
        for (int i = 0; i < kLaunches; ++i) {
          ASSERT_EQ(arenas[static_cast<std::size_t>(i)]->output(),
                    i % 2 == 0 ? first_even : first_odd)
              << kernel->full_name() << ", replay " << replay << ", launch " << i;
        }
      }
      ++asked_;
    }
  }
}

/// Rows of whole vectors and rows that begin off them, which kernels may have code of their own
/// for, in launches that share a workspace: what one leaves there must suit the other. A longer
/// row has more of the smallest chunks than there are resident blocks.
TEST_P(SoftmaxOnGpu, WholeVectorsAndOthersInTurns) {
  for (const std::int64_t cols : {8192, 4'000'000}) {
    const Question question(problem(dtypes().back(), 2, cols, 0, "normal"));
    if (!waits_inside(*tunings().front(), question.problem())) {
      GTEST_SKIP() << "its blocks do not wait for each other";
    }
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, question.problem(), backend_->traits())) continue;
      Arena whole(*backend_, question, *kernel);
      Arena off(*backend_, question, *kernel, {.input_offset = 1, .output_offset = 1});
      for (int turn = 0; turn < 5; ++turn) {
        for (Arena* const arena : {&whole, &off}) {
          arena->poison_outputs();
          arena->launch_with(whole.workspace(), backend_->stream());
        }
        backend_->synchronize();
        expect_right_output(*kernel, question, whole);
        expect_right_output(*kernel, question, off);
      }
      ++asked_;
    }
  }
}

/// More rows than the resident blocks have at a time, in numbers that leave some of them without
/// one in the end: the places at which they meet are used again within a launch, and by the next.
/// At 300 x 1700 and 900 x 700 blocks that hold parts of several rows have some of them whole, and
/// share two.
TEST_P(SoftmaxOnGpu, RowsInTurns) {
  const std::vector<std::pair<std::int64_t, std::int64_t>> shapes{
      {290, 46100}, {70, 262147}, {300, 1700}, {900, 700}};
  for (const auto& [rows, cols] : shapes) {
    const Problem shape = problem(dtypes().back(), rows, cols, 0, "normal");
    if (!waits_inside(*tunings().front(), shape)) {
      GTEST_SKIP() << "its blocks do not wait for each other";
    }
    const Question question(shape);
    launch_often(question);
  }
}

/// The same of rows that are long for the few processors that a kernel is told of: more than they
/// hold together, or one of them alone.
TEST_P(SoftmaxOnGpu, LongRowsInTurnsOfFewProcessors) {
  const std::vector<std::pair<std::int64_t, std::int64_t>> shapes{
      {7, 65536}, {5, 100'003}, {31, 30'001}, {2, 720'896}, {3, 700'001}};
  std::vector<Axes> modes{GetParam().modes};
  if (modes.front().empty()) modes.push_back(kLogWithLse);
  for (const auto& [rows, cols] : shapes) {
    if (!waits_inside(*tunings().front(), problem(dtypes().back(), rows, cols))) {
      GTEST_SKIP() << "its blocks do not wait for each other";
    }
    for (const Dtype dtype : dtypes()) {
      for (Axes axes : modes) {
        axes["rows"] = std::to_string(rows);
        axes["cols"] = std::to_string(cols);
        axes["distribution"] = "normal";
        const Question question(problem_of("softmax", {dtype, dtype}, axes));
        ask(question, {.processors = 2});
        ask(question, {.input_offset = 1, .stagger = 1, .processors = 2});
        ask(question, {.in_place = true, .processors = 2});
        launch_often(question, {.processors = 2});
      }
    }
  }
}

/// Tensors of more elements than 31 or 32 bits count, on the device alone. All of their rows are
/// zeros but for a few, which make a small problem of which the oracle knows the answer. A row of
/// zeros is among them: all others must be equal to it, bit for bit.
class SoftmaxHuge : public testing::TestWithParam<Axes> {
 protected:
  static constexpr std::int64_t kRows = 524352;
  static constexpr std::int64_t kCols = 8200;
  static constexpr std::uint8_t kUnwritten = 0x42;

  void SetUp() override {
    backend_ = backend_of(DeviceKind::cuda);
    if (backend_ == nullptr) GTEST_SKIP() << why_no_cuda();
  }

  [[nodiscard]] Problem problem(std::int64_t rows, std::int64_t cols) const {
    Axes axes = GetParam();
    axes["rows"] = std::to_string(rows);
    axes["cols"] = std::to_string(cols);
    axes["distribution"] = "spikes";
    return problem_of("softmax", {Dtype::fp16, Dtype::fp16}, axes);
  }

  /// Memory for all tensors of a problem, inputs of zeros. False where it does not fit.
  [[nodiscard]] bool allocate(const Problem& huge) {
    std::int64_t needed = std::int64_t{1} << 30;
    for (const TensorSpec& spec : huge.operation->tensors(huge)) needed += spec.bytes();
    if (needed > backend_->free_bytes()) return false;
    for (const TensorSpec& spec : huge.operation->tensors(huge)) {
      Buffer& memory = memory_.emplace_back(backend_->allocate(spec.bytes()));
      if (spec.is_written()) {
        output_specs_.push_back(spec);
        outputs_.push_back(memory.data());
      } else {
        backend_->fill(memory.data(), 0, memory.bytes());
        inputs_.push_back(memory.data());
      }
    }
    return true;
  }

  void launch(const Kernel& kernel, const Problem& huge) {
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
      backend_->fill(outputs_[i], kUnwritten, output_specs_[i].bytes());
    }
    const Buffer workspace = backend_->allocate(
        kernel.workspace_bytes ? kernel.workspace_bytes(huge, backend_->traits()) : 0);
    if (workspace.bytes() > 0) backend_->fill(workspace.data(), 0, workspace.bytes());
    const std::vector<const void*> inputs(inputs_.begin(), inputs_.end());
    const std::vector<void*> outputs(outputs_.begin(), outputs_.end());
    kernel.prepare(huge, backend_->traits())({.inputs = inputs,
                                              .outputs = outputs,
                                              .workspace = workspace.data(),
                                              .stream = backend_->stream()});
    backend_->synchronize();
  }

  /// Whether all of `count` stretches of `bytes` bytes are equal: as one they are the same as all
  /// but the first.
  [[nodiscard]] bool all_equal(const std::byte* data, std::int64_t count, std::int64_t bytes) {
    const std::int64_t most = (count - 1) * bytes;
    return backend_->digest(data, most) == backend_->digest(data + bytes, most);
  }

  template <typename Ask>
  void for_each_kernel(const Problem& huge, const Ask& ask) {
    if (!allocate(huge)) GTEST_SKIP() << "device memory is too small for " << describe(huge);
    int asked = 0;
    for (const Kernel* kernel : kernels()) {
      if (!kernel->default_tuning || refusal_of(*kernel, huge, backend_->traits())) continue;
      ask(*kernel);
      ++asked;
    }
    EXPECT_GT(asked, 0) << "no kernel takes " << describe(huge);
  }

  Backend* backend_ = nullptr;
  std::vector<Buffer> memory_;
  std::vector<std::byte*> inputs_;
  std::vector<std::byte*> outputs_;
  std::vector<TensorSpec> output_specs_;
};

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxHuge, testing::Values(Axes{}, kLogWithLse, kGradient),
                         [](const auto& modes) {
                           return modes.param == kGradient ? "gradient"
                                  : modes.param.empty()    ? "forward"
                                                           : "logarithm";
                         });

TEST_P(SoftmaxHuge, OffsetsBeyond32Bits) {
  const std::int64_t beyond_31_bits = (std::int64_t{1} << 31) / kCols;
  const std::int64_t beyond_32_bits = (std::int64_t{1} << 32) / kCols;
  const std::vector<std::int64_t> places{0, 1, beyond_31_bits, beyond_32_bits, kRows - 1};
  const auto count = static_cast<std::int64_t>(places.size());
  Question small(problem(count, kCols));
  for (std::size_t input = 0; input < small.input_specs().size(); ++input) {
    small.rewrite(input,
                  [](std::int64_t row, std::int64_t, double was) { return row == 1 ? 0 : was; });
  }
  const Problem huge = problem(kRows, kCols);
  bool has_inputs = false;
  for_each_kernel(huge, [&](const Kernel& kernel) {
    for (std::size_t i = 0; !has_inputs && i < inputs_.size(); ++i) {
      const std::int64_t bytes = small.input_specs()[i].bytes() / count;
      for (std::int64_t row = 0; row < count; ++row) {
        backend_->copy_to_device(inputs_[i] + places[static_cast<std::size_t>(row)] * bytes,
                                 small.input(i).data() + row * bytes, bytes);
      }
    }
    has_inputs = true;
    launch(kernel, huge);
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
      const TensorSpec& spec = small.output_specs()[i];
      const std::int64_t bytes = spec.bytes() / count;
      std::vector<std::byte> rows(static_cast<std::size_t>(spec.bytes()));
      for (std::int64_t row = 0; row < count; ++row) {
        std::byte* const place = outputs_[i] + places[static_cast<std::size_t>(row)] * bytes;
        backend_->copy_to_host(rows.data() + row * bytes, place, bytes);
        // For what follows: a row of zeros stands everywhere.
        backend_->copy_on_device(place, outputs_[i] + 1 * bytes, bytes);
      }
      const auto verdict =
          small.expectation().judge(static_cast<int>(i), rows.data(), kernel.extra_ulps(huge));
      EXPECT_TRUE(verdict.correct) << kernel.full_name() << ": " << verdict.what;
      EXPECT_TRUE(all_equal(outputs_[i], kRows, bytes))
          << kernel.full_name() << ": output '" << spec.name
          << "' differs between rows that have the same inputs";
    }
  });
}

/// One row of zeros with three spikes: first, in the middle and last. Of 2^31 - 1 elements each
/// zero is below the smallest half, and the spikes show to about 1% how many were counted.
TEST_P(SoftmaxHuge, OneRow) {
  if (!GetParam().empty()) GTEST_SKIP() << "the forward alone";
  constexpr std::int64_t kLength = std::numeric_limits<std::int32_t>::max();
  constexpr double kSpike = 10;
  const Problem huge = problem(1, kLength);
  const double sum = 3 + static_cast<double>(kLength - 3) * std::exp(-kSpike);
  const double expected = reference::round_to(Dtype::fp16, 1 / sum);
  std::array<std::byte, 2> spike{};
  reference::store_element(Dtype::fp16, spike.data(), 0, kSpike);
  const std::array<std::byte, 2> zero{};
  const std::int64_t places[] = {0, kLength / 2, kLength - 1};
  for_each_kernel(huge, [&](const Kernel& kernel) {
    for (const std::int64_t place : places) {
      backend_->copy_to_device(inputs_[0] + 2 * place, spike.data(), 2);
    }
    launch(kernel, huge);
    for (const std::int64_t place : places) {
      std::array<std::byte, 2> got{};
      backend_->copy_to_host(got.data(), outputs_[0] + 2 * place, 2);
      const double value = reference::load_element(Dtype::fp16, got.data(), 0);
      EXPECT_LE(reference::ulp_distance(Dtype::fp16, value, expected), 1 + kernel.extra_ulps(huge))
          << kernel.full_name() << ", column " << place << ": " << value << ", not " << expected;
      backend_->copy_to_device(outputs_[0] + 2 * place, zero.data(), 2);
    }
    EXPECT_TRUE(all_equal(outputs_[0], kLength, 2))
        << kernel.full_name() << ": not all zeros are 0";
    std::array<std::byte, 2> second{};
    backend_->copy_to_host(second.data(), outputs_[0] + 2, 2);
    EXPECT_EQ(second, zero) << kernel.full_name();
  });
}

}  // namespace roofmax::test
