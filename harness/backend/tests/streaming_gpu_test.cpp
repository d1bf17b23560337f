// The SOL twin is the ceiling of every row, so it is held to ceilings of its own: the driver's
// copy, and what an H200 is known to do.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <iostream>
#include <limits>
#include <set>

#include "harness/backend/backend.hpp"
#include "harness/backend/cuda/streaming.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/twin.hpp"

namespace roofmax {
namespace {

class Streaming : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_device_names().empty()) GTEST_SKIP() << why_no_cuda();
    backend_ = make_cuda_backend(0);
  }

  PrepareBatch prepare() {
    return [this](int launches, Enqueue enqueue) {
      return backend_->prepare(TimerKind::graph, launches, std::move(enqueue));
    };
  }

  double seconds_of(const StreamingKernel& kernel, const StreamingWork& work) {
    const auto batch = backend_->prepare(TimerKind::graph, 4,
                                         [&](std::int64_t, Stream s) { kernel.enqueue(work, s); });
    return median_of(sample_alone(*batch, {.budget_s = 0.3}));
  }

  std::unique_ptr<Backend> backend_;
};

TEST_F(Streaming, EveryCandidateMovesExactlyItsBytes) {
  // Odd sizes too: not a multiple of 16 bytes, of a tile, of anything.
  for (const Bytes bytes :
       {Bytes{1 << 20, 1 << 20}, Bytes{(1 << 20) + 13, (1 << 20) + 13}, Bytes{0, 100003},
        Bytes{3, 3}, Bytes{1 << 20, 1 << 19}, Bytes{70001, 1 << 20}, Bytes{1 << 22, 0}}) {
    constexpr std::int64_t kGuard = 4096;
    const Buffer source = backend_->allocate(bytes.read + kGuard);
    const Buffer destination = backend_->allocate(bytes.write + 2 * kGuard);
    std::vector<std::uint8_t> pattern(static_cast<std::size_t>(bytes.read));
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      pattern[i] = static_cast<std::uint8_t>(i * 7 + i / 251);
    }
    if (!pattern.empty()) backend_->copy_to_device(source.data(), pattern.data(), bytes.read);
    for (const StreamingKernel& kernel : backend_->streaming_kernels()) {
      if (!kernel.supports(bytes)) continue;
      SCOPED_TRACE(kernel.name);
      // Two backgrounds: a byte that keeps both was not written.
      std::vector<std::uint8_t> seen[2];
      for (const std::uint8_t background : {0x11, 0xee}) {
        backend_->fill(destination.data(), background, destination.bytes());
        kernel.enqueue({source.data(), destination.data() + kGuard, bytes}, backend_->stream());
        backend_->synchronize();
        auto& now = seen[background == 0x11 ? 0 : 1];
        now.resize(static_cast<std::size_t>(destination.bytes()));
        backend_->copy_to_host(now.data(), destination.data(), destination.bytes());
      }
      std::int64_t unwritten = 0;
      for (std::int64_t i = 0; i < destination.bytes(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const bool is_kept = seen[0][at] == 0x11 && seen[1][at] == 0xee;
        const bool is_inside = i >= kGuard && i < kGuard + bytes.write;
        if (is_inside) {
          unwritten += is_kept ? 1 : 0;
        } else {
          ASSERT_TRUE(is_kept) << "stray write at " << i - kGuard;
        }
      }
      EXPECT_EQ(unwritten, 0);
      if (bytes.read == bytes.write && bytes.read % 16 == 0) {
        EXPECT_EQ(std::memcmp(seen[0].data() + kGuard, pattern.data(), pattern.size()), 0);
      }
    }
  }
}

TEST_F(Streaming, EveryByteIsRead) {
  using cuda::kReadSignal;
  constexpr std::int64_t kVector = sizeof(kReadSignal);
  for (const Bytes bytes :
       {Bytes{1 << 20, 0}, Bytes{(1 << 20) + 13, 1 << 19}, Bytes{70001, 1 << 20}, Bytes{kVector, 3},
        Bytes{std::int64_t{1} << 27, 0}}) {
    const Buffer source = backend_->allocate(bytes.read);
    const Buffer destination = backend_->allocate(bytes.write);
    backend_->fill(source.data(), 0, bytes.read);
    for (const StreamingKernel& kernel : backend_->streaming_kernels()) {
      if (!kernel.supports(bytes)) continue;
      const auto signals = [&] {
        kernel.enqueue({source.data(), destination.data(), bytes}, backend_->stream());
        backend_->synchronize();
        return cuda::take_signals_read();
      };
      static_cast<void>(cuda::take_signals_read());
      EXPECT_EQ(signals(), 0U) << kernel.name;
      // Both ends, and steps that meet every place in tiles and blocks.
      const std::int64_t vectors = bytes.read / kVector;
      std::set<std::int64_t> places{0, vectors - 1};
      for (std::int64_t place = 0; place < vectors;
           place += std::max<std::int64_t>(1, vectors / 97)) {
        places.insert(place);
      }
      for (const std::int64_t place : places) {
        std::byte* const at = source.data() + place * kVector;
        backend_->copy_to_device(at, kReadSignal.data(), kVector);
        ASSERT_EQ(signals(), 1U) << kernel.name << ": vector " << place << " of " << vectors;
        backend_->fill(at, 0, kVector);
      }
      for (std::int64_t place = vectors * kVector; place < bytes.read; ++place) {
        backend_->fill(source.data() + place, cuda::kReadSignalByte, 1);
        ASSERT_EQ(signals(), 1U) << kernel.name << ": byte " << place << " of " << bytes.read;
        backend_->fill(source.data() + place, 0, 1);
      }
    }
  }
}

TEST_F(Streaming, OwnKernelsAreNoSlowerThanTheDriversCopy) {
  for (const std::int64_t megabytes : {64, 512}) {
    const std::int64_t bytes = megabytes << 20;
    const Buffer source = backend_->allocate(bytes);
    const Buffer destination = backend_->allocate(bytes);
    backend_->fill(source.data(), 0x5a, bytes);
    const StreamingWork work{source.data(), destination.data(), {bytes, bytes}};
    double driver = 0;
    double best = std::numeric_limits<double>::infinity();
    std::string name_of_best;
    for (const StreamingKernel& kernel : backend_->streaming_kernels()) {
      if (!kernel.supports(work.bytes)) continue;
      const double seconds = seconds_of(kernel, work);
      if (kernel.name == "driver_copy") {
        driver = seconds;
      } else if (seconds < best) {
        best = seconds;
        name_of_best = kernel.name;
      }
    }
    EXPECT_GE(driver / best, 0.98) << name_of_best << " at " << megabytes << " MiB";
  }
}

TEST_F(Streaming, MeetsTheKnownBandwidthsOfAnH200) {
  if (backend_->traits().name.find("H200") == std::string::npos) {
    GTEST_SKIP() << "these bandwidths are an H200's, this is " << backend_->traits().name;
  }
  constexpr std::int64_t kBytes = std::int64_t{2} << 30;
  const Buffer memory = backend_->allocate(2 * kBytes);
  backend_->fill(memory.data(), 0x5a, memory.bytes());
  struct Bar {
    const char* name;
    Bytes bytes;
    double bytes_per_s;
  };
  for (const Bar& bar : {Bar{"read", {kBytes, 0}, 4.55e12}, Bar{"write", {0, kBytes}, 4.6e12},
                         Bar{"copy", {kBytes, kBytes}, 4.2e12}}) {
    const StreamingWork work{memory.data(), memory.data() + bar.bytes.read, bar.bytes};
    const Twin twin = choose_twin(
        *backend_, bar.bytes, [&](std::int64_t) { return work; }, 1, 2e-3, prepare());
    const double rate = static_cast<double>(bar.bytes.total()) / seconds_of(*twin.kernel, work);
    std::cout << bar.name << ": " << rate / 1e12 << " TB/s by " << twin.kernel->name << '\n';
    EXPECT_GE(rate, bar.bytes_per_s) << bar.name << " by " << twin.kernel->name;
  }
}

TEST_F(Streaming, EventTimerAgreesWithGraphTimerOnLongLaunches) {
  constexpr std::int64_t kBytes = std::int64_t{512} << 20;
  const Buffer memory = backend_->allocate(2 * kBytes);
  backend_->fill(memory.data(), 0x5a, memory.bytes());
  const StreamingKernel& kernel = backend_->streaming_kernels().front();
  const Enqueue enqueue = [&](std::int64_t, Stream s) {
    kernel.enqueue({memory.data(), memory.data() + kBytes, {kBytes, kBytes}}, s);
  };
  const auto graph = backend_->prepare(TimerKind::graph, 8, enqueue);
  const auto event = backend_->prepare(TimerKind::event, 1, enqueue);
  const double by_graph = median_of(sample_alone(*graph, {.budget_s = 0.3}));
  const double by_event = median_of(sample_alone(*event, {.budget_s = 0.3}));
  EXPECT_NEAR(by_event / by_graph, 1.0, 0.05);
}

TEST_F(Streaming, WallTimerIsRefused) {
  EXPECT_THROW(static_cast<void>(backend_->prepare(TimerKind::wall, 1, backend_->empty_launch())),
               std::invalid_argument);
}

}  // namespace
}  // namespace roofmax
