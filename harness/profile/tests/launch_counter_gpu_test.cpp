// What is counted of work whose bytes are known: the device's own streaming kernels.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "harness/backend/backend.hpp"

namespace roofmax {
namespace {

constexpr std::int64_t kBytes = std::int64_t{512} << 20;

class LaunchCounterByCupti : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_device_names().empty()) GTEST_SKIP() << why_no_cuda();
    backend_ = make_cuda_backend(0);
  }

  /// Null, and the test is skipped, where the device does not let itself be counted.
  std::unique_ptr<LaunchCounter> counter(const std::vector<std::string>& asked) {
    try {
      return backend_->launch_counter(asked);
    } catch (const NoCounters& error) {
      no_counters_ = error.what();
      return nullptr;
    }
  }

  /// Of `bytes` moved by the first streaming kernel that can, with ordinary accesses: others ask
  /// the cache not to keep what they read.
  Counts count(LaunchCounter& counter, const Bytes& bytes, bool is_hot) {
    if (source_.bytes() == 0) {
      source_ = backend_->allocate(kBytes);
      destination_ = backend_->allocate(kBytes);
      backend_->fill(source_.data(), 1, kBytes);
    }
    const auto& kernels = backend_->streaming_kernels();
    const auto kernel = std::find_if(kernels.begin(), kernels.end(), [&](const auto& each) {
      return each.supports(bytes) && each.name.find("evict_first") == std::string::npos;
    });
    const auto launch = [&] {
      kernel->enqueue({source_.data(), destination_.data(), bytes}, backend_->stream());
      backend_->synchronize();
    };
    return counter.count(
        [&] {
          backend_->flush_cache(bytes);
          if (is_hot) launch();
          backend_->synchronize();
        },
        launch);
  }

  std::unique_ptr<Backend> backend_;
  Buffer source_;
  Buffer destination_;
  std::string no_counters_;
};

TEST_F(LaunchCounterByCupti, MemorySeesTheBytesOfALargeCopy) {
  const auto counter = this->counter({"default"});
  if (!counter) GTEST_SKIP() << no_counters_;
  const Counts counts = count(*counter, {kBytes, kBytes}, false);
  EXPECT_EQ(counts.size(), counter->plan().counters.size());
  const auto bytes = static_cast<double>(kBytes);
  const auto cache = static_cast<double>(backend_->traits().cache_bytes);
  EXPECT_NEAR(counted(counts, ByteCounter::dram_read).value(), bytes, 0.03 * bytes);
  EXPECT_NEAR(counted(counts, ByteCounter::dram_write).value(), bytes, 0.03 * bytes + cache);
  EXPECT_GE(counted(counts, ByteCounter::l2).value(), 1.9 * bytes);
}

TEST_F(LaunchCounterByCupti, AHotReadIsServedByTheCache) {
  const auto counter = this->counter({"default"});
  if (!counter) GTEST_SKIP() << no_counters_;
  constexpr std::int64_t kSmall = std::int64_t{16} << 20;
  const double cold = counted(count(*counter, {kSmall, 0}, false), ByteCounter::dram_read).value();
  const double hot = counted(count(*counter, {kSmall, 0}, true), ByteCounter::dram_read).value();
  EXPECT_GE(cold, 0.97 * kSmall);
  EXPECT_LE(hot, 0.25 * kSmall);
}

TEST_F(LaunchCounterByCupti, SeveralPassesCountTheSameAsOne) {
  const auto usual = this->counter({"default"});
  const auto full = this->counter({"full"});
  if (!usual || !full) GTEST_SKIP() << no_counters_;
  EXPECT_GT(full->plan().passes, usual->plan().passes);
  const Bytes bytes{kBytes, 0};
  const double once = counted(count(*usual, bytes, false), ByteCounter::dram_read).value();
  const double often = counted(count(*full, bytes, false), ByteCounter::dram_read).value();
  EXPECT_NEAR(often, once, 0.02 * once);
}

TEST_F(LaunchCounterByCupti, WrongNamesCostNothing) {
  const auto counter = this->counter({"dram__bites.sum", "smsp__inst_executed.sum"});
  if (!counter) GTEST_SKIP() << no_counters_;
  EXPECT_EQ(counter->plan().dropped.size(), 1U);
  EXPECT_GT(count(*counter, {1 << 20, 0}, false).at("smsp__inst_executed.sum"), 0);
}

}  // namespace
}  // namespace roofmax
