// The digest of CUDA memory is the one defined, and takes no longer than reading the memory.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <limits>

#include "harness/backend/backend.hpp"
#include "harness/backend/tests/digest_bytes.hpp"

namespace roofmax {
namespace {

class DigestGpuTest : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_device_names().empty()) GTEST_SKIP() << why_no_cuda();
    backend_ = make_cuda_backend(0);
  }

  std::unique_ptr<Backend> backend_;
};

TEST_F(DigestGpuTest, IsTheOneDefinedAtAnyAddress) { tests::expect_digests_as_defined(*backend_); }

TEST_F(DigestGpuTest, AFlippedBitBeyondFourGibibytesChangesIt) {
  constexpr std::int64_t kBytes = (std::int64_t{4} << 30) + 4099;
  if (backend_->free_bytes() < 2 * kBytes) GTEST_SKIP() << "too little device memory is free";
  const Buffer buffer = backend_->allocate(kBytes);
  backend_->fill(buffer.data(), 0, kBytes);
  const std::uint64_t zeros = backend_->digest(buffer.data(), kBytes);
  backend_->fill(buffer.data() + kBytes - 1, 0x80, 1);
  EXPECT_NE(backend_->digest(buffer.data(), kBytes), zeros);
  backend_->fill(buffer.data() + kBytes - 1, 0, 1);
  EXPECT_EQ(backend_->digest(buffer.data(), kBytes), zeros);
}

TEST_F(DigestGpuTest, TakesLittleLongerThanReading) {
  // Large beside the cache and beside what a call costs.
  const std::int64_t bytes = std::min(std::int64_t{2} << 30, backend_->free_bytes() / 2);
  const Buffer buffer = backend_->allocate(bytes);
  backend_->fill(buffer.data(), 0x5a, bytes);
  double reading = std::numeric_limits<double>::infinity();
  for (const StreamingKernel& kernel : backend_->streaming_kernels()) {
    if (!kernel.supports({bytes, 0})) continue;
    const auto batch = backend_->prepare(TimerKind::event, 1, [&](std::int64_t, Stream stream) {
      kernel.enqueue({buffer.data(), nullptr, {bytes, 0}}, stream);
    });
    for (int i = 0; i < 5; ++i) reading = std::min(reading, batch->run());
  }
  double digesting = std::numeric_limits<double>::infinity();
  for (int i = 0; i < 5; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    static_cast<void>(backend_->digest(buffer.data(), bytes));
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    digesting = std::min(digesting, elapsed.count());
  }
  RecordProperty("reading_us", static_cast<int>(1e6 * reading));
  RecordProperty("digesting_us", static_cast<int>(1e6 * digesting));
  EXPECT_LT(digesting, 2 * reading);
}

}  // namespace
}  // namespace roofmax
