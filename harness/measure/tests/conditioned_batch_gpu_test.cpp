// On a GPU a sample does not show what ran before it.

#include <gtest/gtest.h>

#include <algorithm>

#include "harness/backend/backend.hpp"
#include "harness/measure/conditioned_batch.hpp"
#include "harness/measure/statistics.hpp"

namespace roofmax {
namespace {

class ConditionedBatchTest : public testing::Test {
 protected:
  static constexpr std::int64_t kMemory = std::int64_t{1} << 30;

  void SetUp() override {
    if (cuda_device_names().empty()) GTEST_SKIP() << why_no_cuda();
    backend_ = make_cuda_backend(0);
    memory_ = backend_->allocate(kMemory);
    backend_->fill(memory_.data(), 0x5a, kMemory);
  }

  /// Launches of a streaming kernel, each over the next of the parts of the memory from `offset`
  /// on.
  [[nodiscard]] Enqueue launches(const std::string& name, std::int64_t offset, const Bytes& bytes) {
    for (const StreamingKernel& kernel : backend_->streaming_kernels()) {
      if (kernel.name != name) continue;
      std::byte* const base = memory_.data() + offset;
      return [&kernel, base, bytes](std::int64_t index, Stream stream) {
        std::byte* const part = base + index * bytes.total();
        kernel.enqueue({part, part + bytes.read, bytes}, stream);
      };
    }
    throw std::invalid_argument("no streaming kernel " + name);
  }

  std::unique_ptr<Backend> backend_;
  Buffer memory_;
};

/// By how much the slowest median of `batch` lies over the quickest, each of them after another of
/// `before`, in turns.
double spread(Batch& batch, std::vector<std::unique_ptr<Batch>>& before) {
  constexpr int kRounds = 60;
  std::vector<std::vector<double>> seconds(before.size());
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < before.size(); ++i) {
      static_cast<void>(before[i]->run());
      seconds[i].push_back(batch.run());
    }
  }
  std::vector<double> medians;
  for (const std::vector<double>& each : seconds) medians.push_back(median_of(each));
  const auto [least, most] = std::minmax_element(medians.begin(), medians.end());
  return *most / *least - 1;
}

TEST_F(ConditionedBatchTest, DoesNotShowWhatRanBefore) {
  const std::string ordinary = "alternating@threads=256,vectors=2";
  const std::string evict_first = "alternating@threads=256,vectors=4,evict_first";
  constexpr std::int64_t kPart = std::int64_t{24} << 20;
  constexpr std::int64_t kElsewhere = kMemory / 2;
  constexpr int kLaunches = 8;
  constexpr Rotation kCold{kLaunches, true, 0};
  constexpr double kShown = 0.005;
  double without = 0;
  for (const Bytes bytes : {Bytes{kPart, kPart}, Bytes{2 * kPart, 0}, Bytes{0, 2 * kPart}}) {
    const Enqueue measured = launches(ordinary, 0, bytes);
    std::vector<std::unique_ptr<Batch>> before;
    for (const Enqueue& enqueue : {measured, launches(ordinary, kElsewhere, {0, kMemory / 4}),
                                   launches(ordinary, kElsewhere, {kMemory / 4, 0}),
                                   launches(evict_first, kElsewhere, {kPart, kPart})}) {
      before.push_back(backend_->prepare(TimerKind::graph, 1, enqueue));
    }
    const auto bare = backend_->prepare(TimerKind::graph, 1, measured);
    without = std::max(without, spread(*bare, before));
    ConditionedBatch batch(*backend_, kCold, bytes, TimerKind::graph, kLaunches, measured);
    EXPECT_LT(spread(batch, before), kShown)
        << bytes.read << " bytes read, " << bytes.write << " written";
  }
  EXPECT_GT(without, 10 * kShown) << "nothing to see that conditioning could hide";
}

}  // namespace
}  // namespace roofmax
