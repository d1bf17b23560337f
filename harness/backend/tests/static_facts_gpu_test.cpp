// What the runtime tells of kernels whose needs are known.

#include <cuda_runtime.h>
#include <gtest/gtest.h>

#include "harness/backend/backend.hpp"
#include "harness/backend/cuda/check.hpp"
#include "harness/backend/tests/known_kernels.hpp"
#include "kernels/contract/plugin.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

using namespace known;

class StaticFactsTest : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_device_names().empty()) GTEST_SKIP() << why_no_cuda();
    backend_ = make_cuda_backend(0);
    buffer_ = backend_->allocate(1 << 16);
    backend_->fill(buffer_.data(), 0, buffer_.bytes());
  }
  void TearDown() override {
    if (!backend_) return;
    EXPECT_EQ(cudaGetLastError(), cudaSuccess) << "an error was left behind";
    EXPECT_NO_THROW(backend_->synchronize());
  }

  [[nodiscard]] float* y() const { return reinterpret_cast<float*>(buffer_.data()); }
  static cudaStream_t of(Stream stream) { return static_cast<cudaStream_t>(stream); }

  static int most_threads_of_sm() {
    int threads = 0;
    ROOFMAX_CUDA_TRY(cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerMultiProcessor, 0));
    return threads;
  }

  std::unique_ptr<Backend> backend_;
  Buffer buffer_;
};

TEST_F(StaticFactsTest, OfALaunchAreThoseOfItsFunctionAndItsConfiguration) {
  // More than half of an SM's shared memory on any device: one block at a time.
  const auto dynamic_bytes =
      static_cast<int>(backend_->traits().shared_bytes_per_block) - kStaticBytes;
  for (const auto& [shared, blocks] : {std::pair{4096, kBlocksPerSm}, {dynamic_bytes, 1}}) {
    const auto facts = backend_->static_facts([&, bytes = shared](std::int64_t, Stream stream) {
      launch_bounded(dim3(3, 2), dim3(kThreads / 2, 2), bytes, of(stream), y());
    });
    ASSERT_TRUE(facts);
    ASSERT_EQ(facts->launches.size(), 1u);
    const LaunchFacts& launch = facts->launches.front();
    EXPECT_EQ(launch.grid, 6);
    EXPECT_EQ(launch.threads, kThreads);
    EXPECT_EQ(launch.shared_bytes, kStaticBytes + shared);
    EXPECT_EQ(launch.local_bytes, 0);
    EXPECT_EQ(facts->spill_bytes(), 0);
    EXPECT_GT(launch.registers, 0);
    EXPECT_LE(launch.registers, 64);
    if (blocks == 1) {
      EXPECT_EQ(launch.blocks_per_sm, 1);
    } else {
      EXPECT_GE(launch.blocks_per_sm, blocks);
    }
    ASSERT_TRUE(launch.blocks_per_sm && launch.occupancy);
    EXPECT_DOUBLE_EQ(*launch.occupancy,
                     static_cast<double>(*launch.blocks_per_sm * kThreads) / most_threads_of_sm());
#if CUDART_VERSION >= 12030
    EXPECT_EQ(launch.function, "bounded");
#endif
  }
}

TEST_F(StaticFactsTest, ListEveryLaunchInTheOrderOfTheStream) {
  const auto facts = backend_->static_facts([&](std::int64_t, Stream stream) {
    launch_plain<1>(1, 64, of(stream), y());
    // Of no function, so that it is no launch.
    ROOFMAX_CUDA_TRY(cudaMemsetAsync(y(), 0, 256, of(stream)));
    launch_plain<2>(7, 32, of(stream), y());
    launch_indexed(128, of(stream), y(), 3);
  });
  ASSERT_TRUE(facts);
  ASSERT_EQ(facts->launches.size(), 3u);
  EXPECT_EQ(facts->launches[0].threads, 64);
  EXPECT_EQ(facts->launches[1].threads, 32);
  EXPECT_EQ(facts->launches[1].grid, 7);
  EXPECT_EQ(facts->launches[2].threads, 128);
  EXPECT_GE(facts->launches[2].local_bytes, 256);
  EXPECT_FALSE(facts->spill_bytes()) << "how much of local memory is spilt is not told";
#if CUDART_VERSION >= 12030
  EXPECT_EQ(facts->launches[0].function, "plain<1>");
  EXPECT_EQ(facts->launches[1].function, "plain<2>");
#endif
}

TEST_F(StaticFactsTest, AreAbsentWithoutAKernelAndWhereNothingCanBeCaptured) {
  EXPECT_FALSE(backend_->static_facts([](std::int64_t, Stream) {}));
  EXPECT_FALSE(backend_->static_facts([&](std::int64_t, Stream stream) {
    ROOFMAX_CUDA_TRY(cudaMemsetAsync(y(), 0, 256, of(stream)));
  }));
  EXPECT_FALSE(backend_->static_facts([&](std::int64_t, Stream stream) {
    launch_plain<1>(1, 1, of(stream), y());
    ROOFMAX_CUDA_TRY(cudaStreamSynchronize(of(stream)));
  }));
  EXPECT_FALSE(backend_->static_facts(
      [](std::int64_t, Stream) { throw std::runtime_error("the kernel does not want to"); }));
}

TEST_F(StaticFactsTest, DoNotRunTheKernel) {
  ASSERT_TRUE(backend_->static_facts(
      [&](std::int64_t, Stream stream) { launch_plain<1>(1, 1, of(stream), y()); }));
  float value = -1;
  backend_->copy_to_host(&value, y(), sizeof value);
  EXPECT_EQ(value, 0.0f);
}

TEST_F(StaticFactsTest, OfAPluginWithARuntimeOfItsOwnAreKnownToTheDriver) {
  load_plugin(std::string(ROOFMAX_TEST_PLUGINS) + "/planted_gpu_faults.so");
  const Kernel* const kernel = find_kernel("softmax", DeviceKind::cuda, "planted_gpu_stray_write");
  ASSERT_NE(kernel, nullptr);
  const Problem problem = find_operation("softmax")->make_problem({Dtype::fp32, Dtype::fp32},
                                                                  {{"rows", "4"}, {"cols", "64"}});
  const void* const input = y();
  void* const output = y();
  const LaunchFunction launch_it = kernel->prepare(problem, backend_->traits());
  const auto facts = backend_->static_facts([&](std::int64_t, Stream stream) {
    launch_it({.inputs = {&input, 1}, .outputs = {&output, 1}, .stream = stream});
  });
  ASSERT_TRUE(facts);
  ASSERT_EQ(facts->launches.size(), 1u) << "it is counted, whatever is known of it";
  const LaunchFacts& launch = facts->launches.front();
  EXPECT_EQ(launch.function, "write_past_the_end");
  EXPECT_EQ(launch.grid, 1);
  EXPECT_EQ(launch.threads, 1);
  EXPECT_GT(launch.registers.value_or(0), 0);
  EXPECT_EQ(launch.shared_bytes, 0);
  EXPECT_EQ(launch.local_bytes, 0);
  EXPECT_GT(launch.blocks_per_sm.value_or(0), 0);
  EXPECT_GT(launch.occupancy.value_or(0), 0);
}

}  // namespace
}  // namespace roofmax
