// The corner cases on a GPU, and those that only a GPU has: streams, graphs, offsets beyond 32
// bits.

#include "kernels/softmax_topk_backward/tests/topk_backward_corner_cases.hpp"

namespace roofmax::test {

INSTANTIATE_TEST_SUITE_P(Cuda, TopkBackwardCorners,
                         testing::ValuesIn(topk_backward_subjects(DeviceKind::cuda)), kNameOfParam);

using TopkBackwardOnGpu = TopkBackwardCorners;

INSTANTIATE_TEST_SUITE_P(Cuda, TopkBackwardOnGpu,
                         testing::ValuesIn(topk_backward_subjects(DeviceKind::cuda)), kNameOfParam);

TEST_P(TopkBackwardOnGpu, TwoStreamsAtOnce) {
  const std::unique_ptr<Backend> other = make_cuda_backend(0);  // brings a stream of its own
  for (const std::int64_t vocab : {200, 20000}) {
    const Problem shape = problem(dtypes().back(), 9, vocab, 8, "normal");
    const Question one(shape, 1);
    const Question two(shape, 2);
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, shape, backend_->traits())) continue;
      Arena a(*backend_, one, *kernel);
      Arena b(*other, two, *kernel);
      for (int repeat = 0; repeat < 200; ++repeat) {
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

/// Many rows with many results each, over and over: a gradient that its zeros overtake, once in a
/// million, shows.
TEST_P(TopkBackwardOnGpu, GraphReplay) {
  constexpr int kLaunches = 32;
  for (const std::int64_t vocab : {64, 1000}) {
    const Question question(problem(dtypes().back(), 20000, vocab, 8, "normal"));
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, question.problem(), backend_->traits())) continue;
      Arena arena(*backend_, question, *kernel);
      arena.launch();
      backend_->synchronize();
      const auto first = arena.all_outputs();
      expect_outputs(question.expectation(), question, *kernel, first);
      const auto graph = backend_->prepare(
          TimerKind::graph, kLaunches,
          [&](std::int64_t, Stream stream) { arena.launch_with(arena.workspace(), stream); });
      for (int replay = 0; replay < 20; ++replay) {
        arena.poison_outputs();
        static_cast<void>(graph->run());
        backend_->synchronize();
        ASSERT_TRUE(arena.all_outputs() == first) << kernel->full_name() << ", replay " << replay;
      }
      ++asked_;
    }
  }
}

/// Three rows, the second of which begins beyond 2^31 elements and the third beyond 2^32.
TEST_P(TopkBackwardOnGpu, OffsetsBeyond32Bits) {
  constexpr std::int64_t kRows = 3;
  constexpr std::int64_t kStride = (std::int64_t{1} << 31) + 40;
  for (const std::int64_t vocab : {200, 12000}) {
    const Question small(problem(Dtype::fp16, kRows, vocab, 8, "normal"));
    const Problem huge =
        problem(Dtype::fp16, kRows, vocab, 8, "normal", {{"stride", std::to_string(kStride)}});
    const std::int64_t bytes = ((kRows - 1) * kStride + vocab) * 2;
    if (bytes > backend_->free_bytes() - (std::int64_t{1} << 30)) {
      GTEST_SKIP() << "device memory is too small for " << bytes << " bytes";
    }
    std::vector<Buffer> inputs;
    std::vector<const void*> places;
    for (std::size_t i = 0; i < small.input_specs().size(); ++i) {
      inputs.push_back(backend_->allocate(small.input_specs()[i].bytes()));
      backend_->copy_to_device(inputs.back().data(), small.input(i).data(),
                               small.input_specs()[i].bytes());
      places.push_back(inputs.back().data());
    }
    const Buffer dlogits = backend_->allocate(bytes);
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, huge, backend_->traits())) continue;
      for (std::int64_t row = 0; row < kRows; ++row) {
        backend_->fill(dlogits.data() + row * kStride * 2, 0x42, vocab * 2);
      }
      const std::vector<void*> outputs{dlogits.data()};
      kernel->prepare(huge, backend_->traits())(
          {.inputs = places, .outputs = outputs, .stream = backend_->stream()});
      backend_->synchronize();
      std::vector<std::byte> found(static_cast<std::size_t>(kRows * vocab * 2));
      for (std::int64_t row = 0; row < kRows; ++row) {
        backend_->copy_to_host(found.data() + row * vocab * 2, dlogits.data() + row * kStride * 2,
                               vocab * 2);
      }
      expect_outputs(small.expectation(), small, *kernel, {found});
      ++asked_;
    }
  }
}

}  // namespace roofmax::test
