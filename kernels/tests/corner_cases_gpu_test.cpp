// The corner cases on a GPU, and those that only a GPU has: streams, graphs, huge tensors.

#include "kernels/tests/corner_cases.hpp"

namespace roofmax::test {

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxCorners, testing::ValuesIn(subjects_of(DeviceKind::cuda)),
                         [](const auto& subject) { return subject.param.name; });

class SoftmaxOnGpu : public SoftmaxCorners {};

INSTANTIATE_TEST_SUITE_P(Cuda, SoftmaxOnGpu, testing::ValuesIn(subjects_of(DeviceKind::cuda)),
                         [](const auto& subject) { return subject.param.name; });

TEST_P(SoftmaxOnGpu, TwoStreamsAtOnce) {
  const std::unique_ptr<Backend> other = make_cuda_backend(0);  // brings a stream of its own
  const Question one(softmax_problem(Dtype::fp16, 9, 32000, 0, "normal"), 1);
  const Question two(softmax_problem(Dtype::fp16, 9, 32000, 0, "normal"), 2);
  for (const Kernel* kernel : tunings()) {
    if (refusal_of(*kernel, one.problem(), backend_->traits())) continue;
    Arena a(*backend_, one, *kernel);
    Arena b(*other, two, *kernel);
    for (int repeat = 0; repeat < 200; ++repeat) {
      a.launch();
      b.launch_on(other->stream());
    }
    backend_->synchronize();
    other->synchronize();
    const auto verdict_a = one.expectation().judge(0, a.output().data());
    const auto verdict_b = two.expectation().judge(0, b.output().data());
    EXPECT_TRUE(verdict_a.correct) << kernel->full_name() << ": " << verdict_a.what;
    EXPECT_TRUE(verdict_b.correct) << kernel->full_name() << ": " << verdict_b.what;
    ++asked_;
  }
}

TEST_P(SoftmaxOnGpu, GraphReplayWithReusedWorkspace) {
  const Question question(softmax_problem(Dtype::bf16, 4, 70000, 0, "normal"));
  const Question small(softmax_problem(Dtype::bf16, 4, 1000, 0, "normal"));
  for (const Kernel* kernel : tunings()) {
    for (const Question* q : {&question, &small}) {
      if (refusal_of(*kernel, q->problem(), backend_->traits())) continue;
      Arena arena(*backend_, *q, *kernel);
      const auto graph = backend_->prepare(
          TimerKind::graph, 50, [&](std::int64_t, Stream stream) { arena.launch_on(stream); });
      for (int replay = 0; replay < 20; ++replay) static_cast<void>(graph->run());
      backend_->synchronize();
      const auto verdict = q->expectation().judge(0, arena.output().data());
      EXPECT_TRUE(verdict.correct) << kernel->full_name() << ": " << verdict.what;
      ++asked_;
    }
  }
}

/// More elements than 31 or 32 bits count, in many rows and in one. Judged on sampled rows, which
/// lie on both sides of each boundary; the last row is always among them.
TEST(SoftmaxHuge, OffsetsBeyond32Bits) {
  Backend* const backend = backend_of(DeviceKind::cuda);
  if (backend == nullptr) GTEST_SKIP() << why_no_cuda();
  struct Extent {
    std::int64_t rows;
    std::int64_t cols;
  };
  for (const Extent extent : {Extent{524352, 8200}, Extent{1, 2147483647}}) {
    const Problem problem = softmax_problem(Dtype::fp16, extent.rows, extent.cols, 0, "spikes");
    const std::int64_t needed = 2 * 2 * extent.rows * extent.cols;
    if (needed + (std::int64_t{1} << 30) > backend->free_bytes()) {
      GTEST_SKIP() << "device memory is too small for " << describe(problem);
    }
    const Question question(problem);
    for (const Kernel* kernel : kernels()) {
      if (!kernel->default_tuning || refusal_of(*kernel, problem, backend->traits())) continue;
      Arena arena(*backend, question, *kernel);
      arena.launch();
      backend->synchronize();
      const auto verdict = question.expectation().judge(0, arena.output().data());
      EXPECT_TRUE(verdict.correct) << kernel->full_name() << ": " << verdict.what;
    }
  }
}

}  // namespace roofmax::test
