#include "harness/measure/statistics.hpp"

#include <gtest/gtest.h>

#include <random>

#include "harness/measure/sampler.hpp"

namespace roofmax {
namespace {

std::vector<double> normal_samples(std::uint32_t seed, std::size_t count, double mean,
                                   double deviation) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal(mean, deviation);
  std::vector<double> samples(count);
  for (double& sample : samples) sample = normal(random);
  return samples;
}

TEST(Statistics, MedianOfOddAndEvenCounts) {
  EXPECT_EQ(median_of(std::vector{3.0, 1.0, 2.0}), 2.0);
  EXPECT_EQ(median_of(std::vector{4.0, 1.0, 2.0, 3.0}), 2.5);
  EXPECT_EQ(median_of(std::vector{7.0}), 7.0);
  EXPECT_THROW(static_cast<void>(median_of(std::vector<double>{})), std::invalid_argument);
}

TEST(Statistics, MedianIgnoresAnOutlier) {
  EXPECT_EQ(median_of(std::vector{1.0, 1.0, 1.0, 1000.0, 1.0}), 1.0);
}

TEST(Statistics, IntervalIsDeterministicAndHoldsTheMedian) {
  const auto samples = normal_samples(1, 60, 10.0, 1.0);
  const Summary a = summarise(samples);
  const Summary b = summarise(samples);
  EXPECT_EQ(a.low, b.low);
  EXPECT_EQ(a.high, b.high);
  EXPECT_LT(a.low, a.median);
  EXPECT_LT(a.median, a.high);
}

/// The interval should cover the true median in about 95 of 100 draws; 85 is far outside chance.
TEST(Statistics, IntervalCoversTheTrueMedian) {
  int covered = 0;
  for (std::uint32_t seed = 0; seed < 100; ++seed) {
    const Summary summary = summarise(normal_samples(seed, 40, 10.0, 1.0));
    covered += summary.low <= 10.0 && 10.0 <= summary.high ? 1 : 0;
  }
  EXPECT_GE(covered, 86);
  EXPECT_LE(covered, 100);
}

/// Drift common to both sides cancels: the ratio is known far better than either median.
TEST(Statistics, RatioOfPairedSamplesCancelsDrift) {
  std::vector<double> a;
  std::vector<double> b;
  for (int i = 0; i < 40; ++i) {
    const double drift = 1.0 + 0.01 * i;
    a.push_back(2.0 * drift);
    b.push_back(4.0 * drift);
  }
  const Summary ratio = summarise_ratio(a, b);
  EXPECT_DOUBLE_EQ(ratio.median, 0.5);
  EXPECT_NEAR(ratio.low, 0.5, 1e-9);
  EXPECT_NEAR(ratio.high, 0.5, 1e-9);
}

/// A batch whose every run takes what the test says.
class ScriptedBatch : public Batch {
 public:
  explicit ScriptedBatch(std::function<double(int)> seconds) : seconds_(std::move(seconds)) {}
  double run() override { return seconds_(runs_++); }
  [[nodiscard]] int runs() const { return runs_; }

 private:
  std::function<double(int)> seconds_;
  int runs_ = 0;
};

TEST(Sampler, StopsAtTheMinimumWhenSteady) {
  ScriptedBatch kernel([](int) { return 1e-3; });
  ScriptedBatch twin([](int) { return 5e-4; });
  const PairedSamples samples = sample_pair(kernel, twin, {});
  EXPECT_EQ(samples.kernel_s.size(), 30U);
  EXPECT_EQ(samples.twin_s.size(), 30U);
  EXPECT_FALSE(samples.is_noisy);
}

TEST(Sampler, KeepsEverySampleUpToTheCapAndSaysNoisy) {
  ScriptedBatch kernel([](int run) { return run % 2 == 0 ? 1e-3 : 2e-3; });
  ScriptedBatch twin([](int) { return 5e-4; });
  const PairedSamples samples = sample_pair(kernel, twin, {.budget_s = 60.0});
  EXPECT_EQ(samples.kernel_s.size(), kMaxSamples);
  EXPECT_TRUE(samples.is_noisy);
}

TEST(Sampler, TakesAFewSamplesHoweverShortTheBudget) {
  ScriptedBatch kernel([](int) { return 1e-3; });
  ScriptedBatch twin([](int) { return 5e-4; });
  const PairedSamples samples = sample_pair(kernel, twin, {.budget_s = 0.0});
  EXPECT_EQ(samples.kernel_s.size(), 5U);
  EXPECT_TRUE(samples.is_noisy);
}

TEST(Sampler, TakesKernelAndTwinInTurns) {
  std::string order;
  ScriptedBatch kernel([&](int) {
    order += 'A';
    return 1.0;
  });
  ScriptedBatch twin([&](int) {
    order += 'B';
    return 1.0;
  });
  static_cast<void>(sample_pair(kernel, twin, {}));
  // After two warm-up runs of each: A B, B A, A B, ...
  ASSERT_GE(order.size(), 12U);
  EXPECT_EQ(order.substr(4, 8), "ABBAABBA");
}

TEST(Sampler, LaunchesAreAMultipleOfTheSets) {
  EXPECT_EQ(launches_for(1e-4, 1, 1e-3), 10);
  EXPECT_EQ(launches_for(1e-4, 7, 1e-3), 14);
  EXPECT_EQ(launches_for(1.0, 3, 1e-3), 3);
  EXPECT_EQ(launches_for(0.0, 1, 1e-3), 4096);
}

}  // namespace
}  // namespace roofmax
