// The corner cases on a GPU, and those that only a GPU has: streams, graphs, workspaces used again,
// offsets beyond 32 bits.

#include <limits>
#include <utility>

#include "kernels/softmax_topk/tests/topk_corner_cases.hpp"

namespace roofmax::test {

INSTANTIATE_TEST_SUITE_P(Cuda, TopkCorners, testing::ValuesIn(topk_subjects(DeviceKind::cuda)),
                         kNameOfParam);

using TopkOnGpu = TopkCorners;

INSTANTIATE_TEST_SUITE_P(Cuda, TopkOnGpu, testing::ValuesIn(topk_subjects(DeviceKind::cuda)),
                         kNameOfParam);

TEST_P(TopkOnGpu, TwoStreamsAtOnce) {
  const std::unique_ptr<Backend> other = make_cuda_backend(0);  // brings a stream of its own
  for (const std::int64_t vocab : {200, 32000}) {
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

/// What is prepared later, for fewer results, takes nothing from what was prepared before.
TEST_P(TopkOnGpu, ShapesPreparedTogether) {
  for (const std::int64_t vocab : {200, 60000}) {
    for (const std::int64_t k : {8, 1024}) {
      if (k > vocab) continue;
      const Problem large = problem(dtypes().back(), 3, vocab, k, "normal");
      const Problem small = problem(dtypes().back(), 3, vocab, 1, "normal");
      const Question one(large, 1);
      const Question two(small, 2);
      for (const Kernel* kernel : tunings()) {
        if (refusal_of(*kernel, large, backend_->traits())) continue;
        Arena a(*backend_, one, *kernel);
        Arena b(*backend_, two, *kernel);
        b.launch();
        a.launch();
        backend_->synchronize();
        expect_outputs(one.expectation(), one, *kernel, a);
        expect_outputs(two.expectation(), two, *kernel, b);
        ++asked_;
      }
    }
  }
}

/// Launches that share a workspace follow each other without a pause, with other data in turns: one
/// that takes what the launch before left for its own finds other results.
TEST_P(TopkOnGpu, GraphReplayWithReusedWorkspace) {
  constexpr int kLaunches = 32;
  for (const std::int64_t vocab : {200, 70000}) {
    for (const std::int64_t k : {8, 500}) {
      if (k > vocab) continue;
      const Problem shape = problem(dtypes().back(), 3, vocab, k, "normal");
      const Question odd(shape, 1);
      const Question even(shape, 2);
      for (const Kernel* kernel : tunings()) {
        if (refusal_of(*kernel, shape, backend_->traits())) continue;
        Arena a(*backend_, even, *kernel);
        Arena b(*backend_, odd, *kernel);
        const auto graph =
            backend_->prepare(TimerKind::graph, kLaunches, [&](std::int64_t index, Stream stream) {
              (index % 2 == 0 ? a : b).launch_with(a.workspace(), stream);
            });
        for (int replay = 0; replay < 20; ++replay) {
          a.poison_outputs();
          b.poison_outputs();
          static_cast<void>(graph->run());
          backend_->synchronize();
        }
        expect_outputs(even.expectation(), even, *kernel, a);
        expect_outputs(odd.expectation(), odd, *kernel, b);
        ++asked_;
      }
    }
  }
}

/// More bytes than the cache holds, which kernels may read in another way, in rows of every
/// alignment and kind.
TEST_P(TopkOnGpu, RowsBeyondTheCache) {
  for (const std::int64_t vocab : {500, 50257}) {
    const auto value = [vocab](std::int64_t row, std::int64_t col) {
      const std::int64_t mixed = (col * 7919 + row * 31) % vocab;
      switch (row % 7) {
        case 0:
          return 0.5;
        case 1:
          return 1e-4 * static_cast<double>(col);
        case 2:
          return -1e-4 * static_cast<double>(col);
        case 3:  // most of the best are equal
          return static_cast<double>(mixed % 16);
        case 4:
          return mixed == 11 ? std::numeric_limits<double>::quiet_NaN() : 1e-4 * mixed;
        case 5:  // hardly more numbers than results
          return mixed < 40 ? 0.1 * mixed : -std::numeric_limits<double>::infinity();
        default:
          return 1e-4 * static_cast<double>(mixed);
      }
    };
    const std::vector<std::pair<std::int64_t, Axes>> asked{
        {1, {}}, {10, {{"lse", "stored"}, {"indices", "int64"}}}, {32, {{"over", "top_k"}}}};
    for (const Dtype dtype : dtypes()) {
      const std::int64_t row_bytes = vocab * size_of(dtype);
      const std::int64_t rows = backend_->traits().cache_bytes / row_bytes + 8;
      for (const auto& [k, modes] : asked) {
        ask(Question(problem(dtype, rows, vocab, k, "given", modes), value));
      }
    }
  }
}

/// Three rows, the second of which begins beyond 2^31 elements and the third beyond 2^32.
TEST_P(TopkOnGpu, OffsetsBeyond32Bits) {
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
    const Buffer logits = backend_->allocate(bytes);
    for (std::int64_t row = 0; row < kRows; ++row) {
      backend_->copy_to_device(logits.data() + row * kStride * 2,
                               small.input().data() + row * vocab * 2, vocab * 2);
    }
    for (const Kernel* kernel : tunings()) {
      if (refusal_of(*kernel, huge, backend_->traits())) continue;
      std::vector<Buffer> outputs;
      std::vector<void*> places;
      for (const TensorSpec& spec : small.output_specs()) {
        outputs.push_back(backend_->allocate(spec.bytes()));
        backend_->fill(outputs.back().data(), 0x42, spec.bytes());
        places.push_back(outputs.back().data());
      }
      const std::int64_t workspace_bytes =
          kernel->workspace_bytes ? kernel->workspace_bytes(huge, backend_->traits()) : 0;
      const Buffer workspace = backend_->allocate(workspace_bytes);
      if (workspace_bytes > 0) backend_->fill(workspace.data(), 0, workspace_bytes);
      const std::vector<const void*> inputs{logits.data()};
      kernel->prepare(huge, backend_->traits())({.inputs = inputs,
                                                 .outputs = places,
                                                 .workspace = workspace.data(),
                                                 .stream = backend_->stream()});
      backend_->synchronize();
      std::vector<std::vector<std::byte>> found;
      for (std::size_t i = 0; i < outputs.size(); ++i) {
        found.emplace_back(static_cast<std::size_t>(small.output_specs()[i].bytes()));
        backend_->copy_to_host(found.back().data(), outputs[i].data(),
                               small.output_specs()[i].bytes());
      }
      expect_outputs(small.expectation(), small, *kernel, found);
      ++asked_;
    }
  }
}

}  // namespace roofmax::test
