// The corner cases on a GPU, and those that only a GPU has: streams, graphs, huge tensors.

#include "kernels/softmax/tests/softmax_corner_cases.hpp"

namespace roofmax::test {

const auto kName = [](const auto& subject) { return subject.param.name; };

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxCorners, testing::ValuesIn(subjects_of(DeviceKind::cuda)),
                         kName);
INSTANTIATE_TEST_SUITE_P(CudaLogWithLse, SoftmaxCorners,
                         testing::ValuesIn(subjects_of(DeviceKind::cuda, kLogWithLse)), kName);
INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxLse,
                         testing::ValuesIn(subjects_of(DeviceKind::cuda, {{"lse", "stored"}})),
                         kName);
INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxBackward,
                         testing::ValuesIn(subjects_of(DeviceKind::cuda, kGradient)), kName);

class SoftmaxOnGpu : public SoftmaxKernel {
 protected:
  void expect_right_output(const Kernel& kernel, const Question& question, const Arena& arena) {
    const auto verdict = question.expectation().judge(0, arena.output().data(),
                                                      kernel.extra_ulps(question.problem()));
    EXPECT_TRUE(verdict.correct) << kernel.full_name() << ": " << verdict.what;
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
                         kName);
INSTANTIATE_TEST_SUITE_P(CudaBackward, SoftmaxOnGpu,
                         testing::ValuesIn(subjects_of(DeviceKind::cuda, kGradient)), kName);

TEST_P(SoftmaxOnGpu, TwoStreamsAtOnce) {
  for (const std::int64_t cols : {4000, 32000}) {
    const Problem shape = problem(dtypes().back(), 9, cols, 0, "normal");
    run_on_two_streams(Question(shape, 1), Question(shape, 2), 200);
  }
}

/// Each launch alone fills the GPU: two at once would deadlock if either were half resident.
TEST_P(SoftmaxOnGpu, TwoStreamsThatEachFillTheDevice) {
  const Problem shape = problem(dtypes().back(), 3, 5'000'000, 0, "normal");
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

/// More elements than 31 or 32 bits count.
struct HugeShape {
  std::string name;
  std::int64_t rows;
  std::int64_t cols;
  Axes modes = {};
};

void PrintTo(const HugeShape& shape, std::ostream* out) { *out << shape.name; }

class SoftmaxHuge : public testing::TestWithParam<HugeShape> {};

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxHuge,
                         testing::Values(HugeShape{"ManyRows", 524352, 8200},
                                         HugeShape{"ManyRowsLogarithm", 524352, 8200, kLogWithLse},
                                         HugeShape{"ManyRowsBackward", 524352, 8200, kGradient},
                                         HugeShape{"OneRow", 1, 2147483647}),
                         [](const auto& shape) { return shape.param.name; });

/// Judged on sampled rows, which lie on both sides of each boundary; the last row is always among
/// them.
TEST_P(SoftmaxHuge, OffsetsBeyond32Bits) {
  Backend* const backend = backend_of(DeviceKind::cuda);
  if (backend == nullptr) GTEST_SKIP() << why_no_cuda();
  Axes axes = GetParam().modes;
  axes["rows"] = std::to_string(GetParam().rows);
  axes["cols"] = std::to_string(GetParam().cols);
  axes["distribution"] = "spikes";
  const Problem problem = problem_of("softmax", {Dtype::fp16, Dtype::fp16}, axes);
  std::int64_t needed = 0;
  for (const TensorSpec& spec : problem.operation->tensors(problem)) {
    needed += spec.bytes();
  }
  if (needed + (std::int64_t{1} << 30) > backend->free_bytes()) {
    GTEST_SKIP() << "device memory is too small for " << describe(problem);
  }
  const Question question(problem);
  constexpr std::uint8_t kUnwritten = 0x42;  // what an Arena fills its output with
  int asked = 0;
  for (const Kernel* kernel : kernels()) {
    if (!kernel->default_tuning || refusal_of(*kernel, problem, backend->traits())) continue;
    Arena arena(*backend, question, *kernel);
    arena.launch();
    backend->synchronize();
    const std::vector<std::byte> output = arena.output();
    const auto verdict =
        question.expectation().judge(0, output.data(), kernel->extra_ulps(question.problem()));
    EXPECT_TRUE(verdict.correct) << kernel->full_name() << ": " << verdict.what;
    const auto unwritten = question.expectation().unwritten_row(0, output.data(), kUnwritten);
    EXPECT_FALSE(unwritten) << kernel->full_name() << ": row " << unwritten.value_or(-1);
    ++asked;
  }
  EXPECT_GT(asked, 0) << "no kernel takes " << describe(problem);
}

}  // namespace roofmax::test
