// The CPU as a device: what it says of itself, its memory and its timer.

#include <gtest/gtest.h>
#include <omp.h>
#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax {
namespace {

class CpuBackendTest : public testing::Test {
 protected:
  std::unique_ptr<Backend> backend_ = make_cpu_backend();
};

TEST_F(CpuBackendTest, TraitsAreThoseOfAMachine) {
  const DeviceTraits& traits = backend_->traits();
  EXPECT_EQ(traits.kind, DeviceKind::cpu);
  EXPECT_FALSE(traits.name.empty());
  EXPECT_EQ(traits.processors, omp_get_max_threads());
  EXPECT_GE(traits.cache_bytes, 1 << 15);
  EXPECT_GT(traits.memory_bytes, traits.cache_bytes);
  EXPECT_EQ(traits.compute_capability, 0);
}

TEST_F(CpuBackendTest, DescriptionHasTheFieldsOfARecordHeader) {
  const nlohmann::json device = backend_->describe();
  EXPECT_EQ(device.at("id"), "cpu");
  EXPECT_EQ(device.at("kind"), "cpu");
  EXPECT_EQ(device.at("name"), backend_->traits().name);
  EXPECT_EQ(device.at("processors"), backend_->traits().processors);
  EXPECT_EQ(device.at("memory_bytes"), backend_->traits().memory_bytes);
  for (const char* absent :
       {"compute_capability", "memory_bus_bits", "memory_clock_mhz", "driver", "ecc", "mig"}) {
    EXPECT_TRUE(device.at(absent).is_null()) << absent;
  }
  EXPECT_TRUE(device.contains("clock_mhz_max"));
  EXPECT_TRUE(device.contains("runtime"));
}

TEST_F(CpuBackendTest, AllocationsAreAlignedAndWritable) {
  for (const std::int64_t bytes : {0, 1, 255, 4097, 5 << 20}) {
    const Buffer buffer = backend_->allocate(bytes);
    ASSERT_NE(buffer.data(), nullptr);
    EXPECT_EQ(buffer.bytes(), bytes);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(buffer.data()) % 256, 0U);
    backend_->fill(buffer.data(), 0x5a, bytes);
    for (std::int64_t i = 0; i < bytes; ++i) ASSERT_EQ(buffer.data()[i], std::byte{0x5a}) << i;
  }
}

TEST_F(CpuBackendTest, MoreThanIsFreeIsRefused) {
  EXPECT_GT(backend_->free_bytes(), 0);
  EXPECT_LE(backend_->free_bytes(), backend_->traits().memory_bytes);
  EXPECT_THROW(static_cast<void>(backend_->allocate(backend_->traits().memory_bytes + 1)),
               OutOfMemory);
}

TEST_F(CpuBackendTest, CopiesArriveWhole) {
  // Beyond and below the size from which copies go parallel, none a whole number of pages.
  for (const std::int64_t bytes : {1001, (3 << 20) + 77}) {
    std::vector<std::uint8_t> sent(static_cast<std::size_t>(bytes));
    for (std::size_t i = 0; i < sent.size(); ++i) sent[i] = static_cast<std::uint8_t>(i * 31 >> 3);
    const Buffer first = backend_->allocate(bytes);
    const Buffer second = backend_->allocate(bytes);
    backend_->copy_to_device(first.data(), sent.data(), bytes);
    backend_->copy_on_device(second.data(), first.data(), bytes);
    std::vector<std::uint8_t> received(sent.size());
    backend_->copy_to_host(received.data(), second.data(), bytes);
    EXPECT_EQ(received, sent);
  }
}

TEST_F(CpuBackendTest, BatchGivesSecondsPerLaunchAndCountsOn) {
  std::vector<std::int64_t> indices;
  const auto batch = backend_->prepare(TimerKind::wall, 3, [&](std::int64_t index, Stream) {
    indices.push_back(index);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  });
  const double seconds = batch->run();
  EXPECT_GE(seconds, 2e-3);
  EXPECT_LT(seconds, 2e-1);
  static_cast<void>(batch->run());
  EXPECT_EQ(indices, (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
}

TEST_F(CpuBackendTest, OnlyTheWallTimer) {
  EXPECT_EQ(backend_->timers(), std::vector<TimerKind>{TimerKind::wall});
  const auto nothing = [](std::int64_t, Stream) {};
  EXPECT_THROW(static_cast<void>(backend_->prepare(TimerKind::graph, 1, nothing)),
               std::invalid_argument);
  EXPECT_THROW(static_cast<void>(backend_->prepare(TimerKind::wall, 0, nothing)),
               std::invalid_argument);
}

/// The least of many runs, for a busy machine may keep a thread waiting for its turn.
double least_seconds(Batch& batch, int runs = 100) {
  double least = batch.run();
  for (int i = 1; i < runs; ++i) least = std::min(least, batch.run());
  return least;
}

TEST_F(CpuBackendTest, EmptyLaunchCostsSomethingAndNoMoreThanAnyLaunch) {
  constexpr int kLaunches = 1000;
  const auto empty = backend_->prepare(TimerKind::wall, kLaunches, backend_->empty_launch());
  // Two cache lines copied by one thread, the least that a kernel could do.
  const Buffer lines = backend_->allocate(256);
  const auto copy = backend_->prepare(TimerKind::wall, kLaunches, [&](std::int64_t, Stream) {
    std::memcpy(lines.data(), lines.data() + 128, 128);
    asm volatile("" ::: "memory");
  });
  const double floor = least_seconds(*empty);
  EXPECT_GT(floor, 0);
  EXPECT_LE(floor, 1.5 * least_seconds(*copy));
  EXPECT_NO_THROW(backend_->synchronize());
}

TEST_F(CpuBackendTest, AFlushedCacheHoldsNothingOfBefore) {
  // Small beside the last-level cache, large beside what a launch costs.
  const std::int64_t bytes =
      std::clamp<std::int64_t>(backend_->traits().cache_bytes / 8, 1 << 16, 1 << 20);
  const Buffer buffer = backend_->allocate(bytes);
  const auto read = backend_->prepare(TimerKind::wall, 1, [&](std::int64_t, Stream) {
    const volatile std::byte* const data = buffer.data();
    for (std::int64_t i = 0; i < bytes; i += 64) static_cast<void>(data[i]);
  });
  const double hot = least_seconds(*read);
  double flushed = std::numeric_limits<double>::infinity();
  for (int i = 0; i < 20; ++i) {
    backend_->flush_cache({1, 1});
    flushed = std::min(flushed, read->run());
  }
  EXPECT_GT(flushed, 1.2 * hot);
}

/// What is evicted is cold, what lies beside it is not, and it still holds what was written.
TEST_F(CpuBackendTest, EvictsStretchesOfMemoryAndNothingElse) {
  if (!backend_->can_evict()) GTEST_SKIP() << "this processor evicts no single lines";
  // Two of them fit any second-level cache. Each line holds where the next one is, in random order,
  // so that no load is ahead of another.
  constexpr std::int64_t kLine = 64;
  constexpr std::int64_t kLines = 1 << 11;
  constexpr std::int64_t kBytes = kLine * kLines;
  using Link = const void*;
  const Buffer buffer = backend_->allocate(2 * kBytes);
  std::vector<std::int64_t> order(kLines);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin() + 1, order.end(), std::mt19937{1});
  const auto link = [&](std::byte* lines) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      const Link next = lines + order[(i + 1) % order.size()] * kLine;
      std::memcpy(lines + order[i] * kLine, &next, sizeof next);
    }
  };
  Link end = nullptr;
  const auto following = [&](const std::byte* lines) {
    return backend_->prepare(TimerKind::wall, 1, [&end, lines](std::int64_t, Stream) {
      Link line = lines;
      for (std::int64_t i = 0; i < kLines; ++i) line = *static_cast<const Link*>(line);
      end = line;
    });
  };
  const auto first = following(buffer.data());
  const auto second = following(buffer.data() + kBytes);
  double hot = std::numeric_limits<double>::infinity();
  double beside = hot;
  double evicted = hot;
  for (int i = 0; i < 20; ++i) {
    link(buffer.data());
    link(buffer.data() + kBytes);
    static_cast<void>(second->run());
    hot = std::min(hot, first->run());
    const std::vector<std::span<std::byte>> stretches{{buffer.data(), kBytes}};
    backend_->evict(stretches);
    beside = std::min(beside, second->run());
    evicted = std::min(evicted, first->run());
    ASSERT_EQ(end, buffer.data()) << "all lines were followed";
  }
  EXPECT_GT(evicted, 3 * hot);
  EXPECT_GT(evicted, 3 * beside);
}

/// Keeps its thread ready to run.
void spin(double seconds) {
  const auto begin = std::chrono::steady_clock::now();
  while (std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() < seconds)
    continue;
}

TEST_F(CpuBackendTest, ThreadsThatShareAProcessorWaitForIt) {
  if (!backend_->processor_waits()) GTEST_SKIP() << "this system does not tell what threads waited";
  constexpr double kSeconds = 0.3;
  double waited_s = 0;
  // Both on the one processor that the first is on, which sets no one else's affinity.
  std::thread first([&] {
    cpu_set_t processors;
    CPU_ZERO(&processors);
    CPU_SET(sched_getcpu(), &processors);
    ASSERT_EQ(sched_setaffinity(0, sizeof processors, &processors), 0);
    const ProcessorWaits before = backend_->processor_waits().value();
    std::thread second([] { spin(kSeconds); });  // inherits it
    spin(kSeconds);
    const ProcessorWaits after = backend_->processor_waits().value();
    second.join();
    const std::int64_t self = gettid();
    waited_s = after.at(self) - before.at(self);
  });
  first.join();
  EXPECT_GT(waited_s, 0.1 * kSeconds);
}

TEST_F(CpuBackendTest, ClockIsPlausibleWhereKnown) {
  const auto clock = backend_->clock_mhz();
  if (!clock) GTEST_SKIP() << "this system does not tell its clock";
  EXPECT_GT(*clock, 100);
  EXPECT_LT(*clock, 20000);
}

/// Each at a place of its own, and no two always at the same pair of places.
TEST(CpuBackend, MemoryElsewhereLiesElsewhere) {
  const auto backend = make_cpu_backend();
  for (const std::int64_t bytes : {std::int64_t{1000}, std::int64_t{4} << 20}) {
    std::set<const std::byte*> places;
    Buffer held;
    for (int move = 0; move < 20; ++move) {
      Buffer moved = backend->allocate_elsewhere(bytes);
      EXPECT_EQ(reinterpret_cast<std::uintptr_t>(moved.data()) % 256, 0U);
      backend->fill(moved.data(), 1, bytes);
      places.insert(moved.data());
      held = std::move(moved);
    }
    EXPECT_GT(places.size(), 8U) << bytes;
  }
}

}  // namespace
}  // namespace roofmax
