// Launches of this program come past whoever describes them: they must still run on the device, in
// a graph too, whether a kernel was described or launched first.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/predict/described_launches.hpp"
#include "harness/profile/processor.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::predict {
namespace {

constexpr int kRows = 24;
constexpr int kCols = 4096;

class DescribedAndLaunched : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (cuda_device_names().empty()) GTEST_SKIP() << why_no_cuda();
    backend_ = make_cuda_backend(0);
    if (backend_->traits().compute_capability != 90) GTEST_SKIP() << "not described";
    kernel_ = find_kernel("softmax", DeviceKind::cuda, GetParam());
    ASSERT_NE(kernel_, nullptr);
    input_ = backend_->allocate(kBytes);
    output_ = backend_->allocate(kBytes);
    backend_->fill(input_.data(), 0, kBytes);
    workspace_ = backend_->allocate(std::max<std::int64_t>(
        256,
        kernel_->workspace_bytes ? kernel_->workspace_bytes(problem_, backend_->traits()) : 0));
    backend_->fill(workspace_.data(), 0, workspace_.bytes());
  }

  [[nodiscard]] Enqueue prepared() {
    return [this, launch = kernel_->prepare(problem_, backend_->traits())](std::int64_t,
                                                                           Stream stream) {
      const void* const input = input_.data();
      void* const output = output_.data();
      launch({.inputs = {&input, 1},
              .outputs = {&output, 1},
              .workspace = workspace_.data(),
              .stream = stream});
    };
  }

  void expect_described_as_it_is() {
    DescribedDevice device;
    device.traits = backend_->traits();
    device.processor = *find_processor("h200");
    const auto described = launches_on(device, *kernel_, problem_);
    const auto facts = backend_->static_facts(prepared());
    ASSERT_TRUE(facts);
    ASSERT_EQ(described.size(), facts->launches.size());
    for (std::size_t i = 0; i < described.size(); ++i) {
      EXPECT_EQ(described[i].function, facts->launches[i].function);
      EXPECT_EQ(described[i].blocks, facts->launches[i].grid);
      EXPECT_EQ(described[i].threads, facts->launches[i].threads);
      EXPECT_EQ(described[i].registers, facts->launches[i].registers);
      EXPECT_EQ(described[i].shared_bytes, facts->launches[i].shared_bytes);
      EXPECT_EQ(described[i].blocks_per_sm, facts->launches[i].blocks_per_sm);
    }
  }

  void expect_it_runs(TimerKind timer) {
    backend_->fill(output_.data(), 0xff, kBytes);
    static_cast<void>(backend_->prepare(timer, 2, prepared())->run());
    backend_->synchronize();
    std::vector<float> results(std::size_t{kRows} * kCols);
    backend_->copy_to_host(results.data(), output_.data(), kBytes);
    for (const float result : results) ASSERT_FLOAT_EQ(result, 1.0F / kCols);
  }

  static constexpr std::int64_t kBytes = std::int64_t{kRows} * kCols * 4;

  const Problem problem_ = find_operation("softmax")->make_problem(
      {Dtype::fp32, Dtype::fp32},
      {{"rows", std::to_string(kRows)}, {"cols", std::to_string(kCols)}});
  const Kernel* kernel_ = nullptr;
  std::unique_ptr<Backend> backend_;
  Buffer input_;
  Buffer output_;
  Buffer workspace_;
};

class DescribedFirst : public DescribedAndLaunched {};
class LaunchedFirst : public DescribedAndLaunched {};

TEST_P(DescribedFirst, RunsAfterwards) {
  expect_described_as_it_is();
  expect_it_runs(TimerKind::event);
  expect_it_runs(TimerKind::graph);
  expect_described_as_it_is();
}

TEST_P(LaunchedFirst, IsDescribedAfterwards) {
  expect_it_runs(TimerKind::graph);
  expect_it_runs(TimerKind::event);
  expect_described_as_it_is();
  expect_it_runs(TimerKind::graph);
}

// Launched by an expression, with a cluster, cooperatively and several in a row; a launch
// expression keeps its handle, so that no kernel is in both lists.
INSTANTIATE_TEST_SUITE_P(Kernels, DescribedFirst,
                         testing::Values("two_pass@threads=256,vectors=1",
                                         "cluster_registers@cluster=2,elements=32",
                                         "split_k_cooperative@threads=256,vectors=16",
                                         "multi_kernel@intermediate=input"));
INSTANTIATE_TEST_SUITE_P(Kernels, LaunchedFirst,
                         testing::Values("two_pass@threads=512,vectors=2",
                                         "cluster_shared@cluster=2,threads=512",
                                         "grid_shared@warps=16,blocks_per_sm=1",
                                         "split_k_persistent@threads=256,vectors=4", "scalar"));

}  // namespace
}  // namespace roofmax::predict
