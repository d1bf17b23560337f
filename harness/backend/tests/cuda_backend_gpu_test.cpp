// The CUDA device: its cache can be emptied, and its errors say whether it still answers.

#include <cuda_runtime.h>
#include <gtest/gtest.h>

#include "harness/backend/backend.hpp"
#include "harness/backend/cuda/check.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/profile/counters.hpp"

namespace roofmax {
namespace {

class CudaBackendTest : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_device_names().empty()) GTEST_SKIP() << why_no_cuda();
    backend_ = make_cuda_backend(0);
  }

  std::unique_ptr<Backend> backend_;
};

TEST_F(CudaBackendTest, AFlushedCacheHoldsNothingOfBefore) {
  // Small beside the cache, large beside what a launch costs.
  const std::int64_t bytes = backend_->traits().cache_bytes / 6 / 256 * 256;
  const Buffer buffer = backend_->allocate(bytes);
  backend_->fill(buffer.data(), 0x5a, bytes);
  const StreamingKernel& kernel = backend_->streaming_kernels().front();
  const auto read = backend_->prepare(TimerKind::event, 1, [&](std::int64_t, Stream stream) {
    kernel.enqueue({buffer.data(), nullptr, {bytes, 0}}, stream);
  });
  for (const Bytes like : {Bytes{0, 1}, Bytes{1, 1}, Bytes{1, 0}, Bytes{0, 0}}) {
    std::vector<double> hot;
    std::vector<double> flushed;
    for (int i = 0; i < 100; ++i) {
      static_cast<void>(read->run());
      hot.push_back(read->run());
      backend_->flush_cache(like);
      flushed.push_back(read->run());
    }
    EXPECT_GT(median_of(flushed), 1.1 * median_of(hot))
        << like.read << " read for " << like.write << " written: " << 1e6 * median_of(flushed)
        << " us after a flush, " << 1e6 * median_of(hot) << " us without";
  }
}

class CudaBackendByCupti : public CudaBackendTest {};

/// A launch of three parts, by the timer that tells them apart and by one that does not.
TEST_F(CudaBackendByCupti, TellsWhatALaunchIsMadeOf) {
  const std::int64_t bytes = std::int64_t{64} << 20;
  const Buffer buffer = backend_->allocate(bytes);
  backend_->fill(buffer.data(), 0x5a, bytes);
  const StreamingKernel& kernel = backend_->streaming_kernels().front();
  const auto enqueue = [&](std::int64_t, Stream stream) {
    kernel.enqueue({buffer.data(), nullptr, {bytes, 0}}, stream);
    ROOFMAX_CUDA_TRY(cudaMemsetAsync(buffer.data(), 0x5a, static_cast<std::size_t>(bytes),
                                     static_cast<cudaStream_t>(stream)));
    kernel.enqueue({buffer.data(), nullptr, {bytes / 2, 0}}, stream);
  };
  const auto whole = backend_->prepare(TimerKind::event, 1, enqueue);
  EXPECT_TRUE(whole->parts().empty());
  std::unique_ptr<Batch> parted;
  try {
    parted = backend_->prepare(TimerKind::cupti, 1, enqueue);
  } catch (const NoCounters& error) {
    GTEST_SKIP() << error.what();
  }
  std::vector<double> of_whole;
  std::vector<double> of_parts;
  for (int i = 0; i < 30; ++i) {
    of_whole.push_back(whole->run());
    of_parts.push_back(parted->run());
    const std::vector<LaunchPart> parts = parted->parts();
    ASSERT_EQ(parts.size(), 3U);
    EXPECT_EQ(parts[0].name, parts[2].name);
    EXPECT_NE(parts[0].name, "?");
    EXPECT_EQ(parts[1].name, "fill");
    EXPECT_FALSE(parts[0].gap_s);
    for (const std::size_t later : {1, 2}) {
      ASSERT_TRUE(parts[later].gap_s);
      EXPECT_LT(std::abs(*parts[later].gap_s), 20e-6);
    }
    EXPECT_NEAR(of_parts.back(), parts[0].time_s + parts[1].time_s + parts[2].time_s, 1e-9);
    EXPECT_GT(parts[0].time_s, parts[2].time_s) << "it reads twice as much";
  }
  EXPECT_LT(median_of(of_parts), median_of(of_whole)) << "which has what launches cost besides";
  EXPECT_GT(median_of(of_parts), 0.7 * median_of(of_whole));
}

/// Whether what `fails` throws is sticky.
template <typename Fails>
bool is_sticky(const Fails& fails) {
  try {
    fails();
  } catch (const DeviceError& error) {
    return error.is_sticky();
  }
  ADD_FAILURE() << "nothing was thrown";
  return false;
}

TEST_F(CudaBackendTest, ARefusedCallLosesNoContext) {
  const auto refused = [] { ROOFMAX_CUDA_TRY(cudaMemset(nullptr, 0, 16)); };
  EXPECT_FALSE(is_sticky(refused));
  // While a graph is captured the device cannot be asked.
  const auto refused_in_capture = [&] {
    static_cast<void>(backend_->prepare(TimerKind::graph, 1, [](std::int64_t, Stream) {
      ROOFMAX_CUDA_TRY(cudaErrorInvalidConfiguration);
    }));
  };
  EXPECT_FALSE(is_sticky(refused_in_capture));
  // An error that the runtime lists as fatal elsewhere says nothing while the device answers.
  EXPECT_FALSE(is_sticky([] { ROOFMAX_CUDA_TRY(cudaErrorLaunchFailure); }));
  EXPECT_NO_THROW(backend_->synchronize());
}

}  // namespace
}  // namespace roofmax
