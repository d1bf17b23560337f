// The CUDA device: its cache can be emptied, and its errors say whether it still answers.

#include <cuda_runtime.h>
#include <gtest/gtest.h>

#include "harness/backend/backend.hpp"
#include "harness/backend/cuda/check.hpp"
#include "harness/measure/statistics.hpp"

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
