// Streaming kernels of the CPU: each moves what it is asked to and nothing else, and the best of
// them is not beaten by a parallel memcpy.

#include "harness/backend/cpu_streaming.hpp"

#include <gtest/gtest.h>
#include <omp.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <set>
#include <vector>

namespace roofmax {
namespace {

constexpr std::uint8_t kGuard = 0xa5;
constexpr std::int64_t kGuardBytes = 256;

TEST(CpuStreaming, NamesAreDistinctAndEveryMixHasAKernel) {
  const auto kernels = make_cpu_streaming_kernels();
  std::set<std::string> names;
  for (const StreamingKernel& kernel : kernels) names.insert(kernel.name);
  EXPECT_EQ(names.size(), kernels.size());
  for (const Bytes& bytes : {Bytes{1, 0}, Bytes{0, 1}, Bytes{100, 100}, Bytes{3, 1}, Bytes{1, 9}}) {
    EXPECT_TRUE(std::any_of(kernels.begin(), kernels.end(),
                            [&](const StreamingKernel& kernel) { return kernel.supports(bytes); }))
        << bytes.read << " in, " << bytes.write << " out";
  }
}

TEST(CpuStreaming, WritesEveryByteAskedForAndNoOther) {
  const auto backend = make_cpu_backend();
  for (const StreamingKernel& kernel : make_cpu_streaming_kernels()) {
    for (const std::int64_t read : {0, 1, 64, 1000, 12345, 131072, 1048583}) {
      for (const std::int64_t write : {0, 1, 63, 1000, 4096, 12345, 131072, 1048583}) {
        const Bytes bytes{read, write};
        if (!kernel.supports(bytes)) continue;
        const Buffer source = backend->allocate(read);
        const Buffer destination = backend->allocate(write + kGuardBytes);
        backend->fill(source.data(), 0x3c, read);
        backend->fill(destination.data(), kGuard, write + kGuardBytes);
        kernel.enqueue({source.data(), destination.data(), bytes}, nullptr);
        backend->synchronize();
        std::byte* const end = destination.data() + write;
        ASSERT_EQ(std::find(destination.data(), end, std::byte{kGuard}), end)
            << kernel.name << ": " << read << " in, " << write << " out";
        ASSERT_TRUE(std::all_of(end, end + kGuardBytes,
                                [](std::byte byte) { return byte == std::byte{kGuard}; }))
            << kernel.name << ": " << read << " in, " << write << " out";
      }
    }
  }
}

TEST(CpuStreaming, OneToOneIsACopy) {
  const auto backend = make_cpu_backend();
  constexpr std::int64_t kBytes = 64 * 4099;
  const Buffer source = backend->allocate(kBytes);
  for (std::int64_t i = 0; i < kBytes; ++i) source.data()[i] = static_cast<std::byte>(i * 7 >> 2);
  for (const StreamingKernel& kernel : make_cpu_streaming_kernels()) {
    if (!kernel.supports({kBytes, kBytes})) continue;
    const Buffer destination = backend->allocate(kBytes);
    kernel.enqueue({source.data(), destination.data(), {kBytes, kBytes}}, nullptr);
    EXPECT_EQ(std::memcmp(source.data(), destination.data(), kBytes), 0) << kernel.name;
  }
}

TEST(CpuStreaming, EveryByteIsRead) {
  const auto backend = make_cpu_backend();
  for (const Bytes& bytes : {Bytes{12345, 0}, Bytes{64, 0}, Bytes{70001, 128}, Bytes{131072, 12345},
                             Bytes{3, 1}, Bytes{1000, 70001}}) {
    const Buffer source = backend->allocate(bytes.read);
    const Buffer destination = backend->allocate(bytes.write);
    for (std::int64_t i = 0; i < bytes.read; ++i) {
      source.data()[i] = static_cast<std::byte>(i * 7 >> 2);
    }
    for (const StreamingKernel& kernel : make_cpu_streaming_kernels()) {
      if (!kernel.supports(bytes)) continue;
      // What is read is folded, or copied to the destination.
      const auto seen = [&] {
        const std::uint64_t before = cpu_streaming_sink();
        kernel.enqueue({source.data(), destination.data(), bytes}, nullptr);
        return std::pair{before ^ cpu_streaming_sink(),
                         backend->digest(destination.data(), bytes.write)};
      };
      const auto original = seen();
      // Steps that meet every place in a line, and the ends.
      std::set<std::int64_t> places{0, bytes.read - 1};
      for (std::int64_t place = 0; place < bytes.read; place += 97) places.insert(place);
      for (const std::int64_t place : places) {
        source.data()[place] ^= std::byte{0x10};
        ASSERT_NE(seen(), original) << kernel.name << ": byte " << place << " of " << bytes.read;
        source.data()[place] ^= std::byte{0x10};
      }
      ASSERT_EQ(seen(), original) << kernel.name;
    }
  }
}

/// Seconds of the quickest of many runs of each launch in turns: what else the machine does can
/// only add.
std::vector<double> least_seconds(Backend& backend, int launches,
                                  const std::vector<Enqueue>& enqueues, int rounds) {
  std::vector<double> least(enqueues.size(), std::numeric_limits<double>::infinity());
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < enqueues.size(); ++i) {
      least[i] = std::min(least[i], backend.prepare(TimerKind::wall, launches, enqueues[i])->run());
    }
  }
  return least;
}

/// All streaming kernels that carry `bytes`, behind `first`.
std::vector<Enqueue> with_streams(Enqueue first, const Bytes& bytes, const Buffer& source,
                                  const Buffer& destination) {
  std::vector<Enqueue> enqueues{std::move(first)};
  for (const StreamingKernel& kernel : make_cpu_streaming_kernels()) {
    if (!kernel.supports(bytes)) continue;
    enqueues.emplace_back([&source, &destination, bytes, kernel](std::int64_t, Stream stream) {
      kernel.enqueue({source.data(), destination.data(), bytes}, stream);
    });
  }
  return enqueues;
}

TEST(CpuStreaming, FewBytesNeedNoParallelRegion) {
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "only an optimised build has a speed to test";
#endif
  const auto backend = make_cpu_backend();
  const Buffer source = backend->allocate(1 << 14);
  const Buffer destination = backend->allocate(1 << 14);
  for (const Bytes& bytes : {Bytes{1024, 0}, Bytes{0, 1024}, Bytes{1024, 1024}, Bytes{2048, 64}}) {
    // One thread that copies all of them: reading alone or writing alone is no more work.
    const auto most = static_cast<std::size_t>(std::max(bytes.read, bytes.write));
    const Enqueue copy = [&](std::int64_t, Stream) {
      std::memcpy(destination.data(), source.data(), most);
      asm volatile("" ::: "memory");
    };
    const std::vector<Enqueue> enqueues = with_streams(copy, bytes, source, destination);
    const std::vector<double> least = least_seconds(*backend, 50, enqueues, 50);
    // A parallel region costs many times that much.
    constexpr double kCallSeconds = 50e-9;
    EXPECT_LT(*std::min_element(least.begin() + 1, least.end()), 4 * least[0] + kCallSeconds)
        << bytes.read << " in, " << bytes.write << " out";
  }
}

/// What a kernel may take longer than the library's routines, and still keep up: threads that share
/// memory with strangers differ by several percent in the quickest of many runs, and a kernel that
/// reads what it is about to overwrite takes a third longer.
constexpr double kKeepsUp = 1.1;

/// The quickest of `enqueues` but the first, against the first; measured until it keeps up, or long
/// enough to say that it does not.
double least_ratio(Backend& backend, const std::vector<Enqueue>& enqueues) {
  constexpr int kRounds = 10;
  std::vector<double> least(enqueues.size(), std::numeric_limits<double>::infinity());
  double ratio = std::numeric_limits<double>::infinity();
  for (int round = 0; round < 40 && ratio >= kKeepsUp; ++round) {
    const std::vector<double> seen = least_seconds(backend, 1, enqueues, kRounds);
    for (std::size_t i = 0; i < seen.size(); ++i) least[i] = std::min(least[i], seen[i]);
    ratio = *std::min_element(least.begin() + 1, least.end()) / least[0];
  }
  return ratio;
}

/// The twin of a mix is no slower than a copy of what both directions have and, after it, a fill of
/// the rest.
TEST(CpuStreaming, BestOfAMixKeepsUpWithACopyAndAFill) {
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "only an optimised build has a speed to test";
#endif
  const auto backend = make_cpu_backend();
  const Bytes bytes{8 << 20, 32 << 20};
  const Buffer source = backend->allocate(bytes.read);
  const Buffer destination = backend->allocate(bytes.write);
  const Enqueue copy_and_fill = [&](std::int64_t, Stream) {
    const std::int64_t rest = bytes.write - bytes.read;
#pragma omp parallel
    {
      const std::int64_t threads = omp_get_num_threads();
      const std::int64_t thread = omp_get_thread_num();
      std::memcpy(destination.data() + bytes.read / threads * thread,
                  source.data() + bytes.read / threads * thread,
                  static_cast<std::size_t>(bytes.read / threads));
      std::memset(destination.data() + bytes.read + rest / threads * thread, 1,
                  static_cast<std::size_t>(rest / threads));
    }
  };
  EXPECT_LT(least_ratio(*backend, with_streams(copy_and_fill, bytes, source, destination)),
            kKeepsUp);
}

TEST(CpuStreaming, BestKeepsUpWithAParallelMemcpy) {
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "only an optimised build has a speed to test";
#endif
  const auto backend = make_cpu_backend();
  // The footprint of one launch passes the last-level cache, as in a cold measurement.
  const std::int64_t bytes = std::max<std::int64_t>(backend->traits().cache_bytes, 16 << 20);
  if (backend->free_bytes() < 3 * bytes) GTEST_SKIP() << "not enough memory";
  const Buffer source = backend->allocate(bytes);
  const Buffer destination = backend->allocate(bytes);
  const Enqueue copy = [&](std::int64_t, Stream) {
#pragma omp parallel
    {
      const std::int64_t lines = bytes / 64;
      const std::int64_t begin = lines * omp_get_thread_num() / omp_get_num_threads() * 64;
      const std::int64_t end = lines * (omp_get_thread_num() + 1) / omp_get_num_threads() * 64;
      std::memcpy(destination.data() + begin, source.data() + begin,
                  static_cast<std::size_t>(end - begin));
    }
  };
  EXPECT_LT(least_ratio(*backend, with_streams(copy, {bytes, bytes}, source, destination)),
            kKeepsUp);
}

}  // namespace
}  // namespace roofmax
