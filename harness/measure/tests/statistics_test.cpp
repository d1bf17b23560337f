#include "harness/measure/statistics.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <random>

#include "harness/measure/rotation.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/tests/fake_backend.hpp"

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

TEST(Statistics, IntervalIsDeterministicAndHoldsTheEstimate) {
  const auto samples = normal_samples(1, 60, 10.0, 1.0);
  const Summary a = summarise(samples, {samples.size()});
  const Summary b = summarise(samples, {samples.size()});
  EXPECT_EQ(a.low, b.low);
  EXPECT_EQ(a.high, b.high);
  EXPECT_LT(a.low, a.typical);
  EXPECT_LT(a.typical, a.high);
}

/// The interval should miss the true median in about 10 of 400 draws at either end.
TEST(Statistics, IntervalCoversTheTrueMedian) {
  int above = 0;
  int below = 0;
  for (std::uint32_t seed = 0; seed < 400; ++seed) {
    const Summary summary = summarise(normal_samples(seed, 40, 10.0, 1.0), {40});
    above += summary.low > 10.0 ? 1 : 0;
    below += summary.high < 10.0 ? 1 : 0;
  }
  EXPECT_GE(above, 2);
  EXPECT_LE(above, 24);
  EXPECT_GE(below, 2);
  EXPECT_LE(below, 24);
}

/// Samples that come in pairs tell half as much as their number, which blocks of two notice.
TEST(Statistics, NeighboursOfAVisitAreDrawnTogether) {
  const std::vector<double> single = normal_samples(5, 100, 10.0, 1.0);
  std::vector<double> paired;
  std::vector<double> apart;
  for (const double sample : single) paired.insert(paired.end(), {sample, sample});
  apart.insert(apart.end(), single.begin(), single.end());
  apart.insert(apart.end(), single.begin(), single.end());
  const auto width_of = [](const std::vector<double>& samples) {
    const Summary summary = summarise(samples, {samples.size()});
    return summary.high - summary.low;
  };
  EXPECT_GT(width_of(paired), 1.1 * width_of(apart));
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
  const Summary ratio = summarise_ratio(a, b, {40});
  EXPECT_DOUBLE_EQ(ratio.typical, 0.5);
  EXPECT_NEAR(ratio.low, 0.499, 1e-5) << "what runs differ by, whatever their visits say";
  EXPECT_NEAR(ratio.high, 0.501, 1e-5);
}

/// `visits` visits of `each` samples: what the place adds stays for a visit.
std::vector<double> samples_of_visits(std::uint32_t seed, std::size_t visits, std::size_t each,
                                      double between, double within) {
  std::mt19937 random(seed);
  std::normal_distribution<double> place(0, between);
  std::normal_distribution<double> noise(0, within);
  std::vector<double> samples;
  for (std::size_t visit = 0; visit < visits; ++visit) {
    const double here = 10.0 + place(random);
    for (std::size_t i = 0; i < each; ++i) samples.push_back(here + noise(random));
  }
  return samples;
}

/// 95% intervals of two runs exclude each other in under 1% of pairs, and one holds the other's
/// figure in 83%; how wide they are besides is what the visits differ by. Where samples alone were
/// drawn, six of a visit would pass for six visits.
TEST(Statistics, IntervalsOfVisitsHoldWhatAnotherRunFinds) {
  struct Shape {
    std::size_t visits;
    std::size_t each;
  };
  for (const auto& [visits, each] : {Shape{5, 6}, Shape{15, 2}, Shape{30, 1}}) {
    constexpr int kPairs = 200;
    int disjoint = 0;
    int held = 0;
    int disjoint_by_samples = 0;
    for (std::uint32_t pair = 0; pair < kPairs; ++pair) {
      const auto one = samples_of_visits(2 * pair, visits, each, 0.1, 0.03);
      const auto other = samples_of_visits(2 * pair + 1, visits, each, 0.1, 0.03);
      const auto are_disjoint = [](const Summary& a, const Summary& b) {
        return a.high < b.low || b.high < a.low;
      };
      const Visits counts(visits, each);
      const Summary a = summarise(one, counts);
      const Summary b = summarise(other, counts);
      disjoint += are_disjoint(a, b) ? 1 : 0;
      held += a.low <= b.typical && b.typical <= a.high ? 1 : 0;
      const Visits together{one.size()};
      disjoint_by_samples += are_disjoint(summarise(one, together), summarise(other, together));
    }
    SCOPED_TRACE(std::to_string(visits) + " visits");
    EXPECT_LE(disjoint, kPairs / 50);
    EXPECT_GE(held, 8 * kPairs / 10);
    if (each > 2) {
      EXPECT_GE(disjoint_by_samples, kPairs / 10);
    }
  }
}

/// Places where a kernel takes 1.5% longer would leave a median of all samples at either end, and
/// its interval as wide as both, however many visits there are.
TEST(Statistics, TwoSpeedsByPlaceAverageOut) {
  const auto visits_of = [](std::size_t count) {
    std::mt19937 random(7);
    std::vector<double> samples;
    for (std::size_t visit = 0; visit < count; ++visit) {
      samples.push_back(random() % 2 == 0 ? 5.29 : 5.37);
    }
    return samples;
  };
  const auto narrow = summarise(visits_of(24), Visits(24, 1));
  EXPECT_NEAR(narrow.typical, 5.33, 0.016);
  EXPECT_LT(narrow.high / narrow.low, 1.01);
  EXPECT_GT(narrow.high / narrow.low, 1.004);
}

/// Of so many runs the share whose interval, when the schedule ends them, holds the average over
/// all places, a share of which are slower.
double coverage_of_places(double share, double slower) {
  constexpr int kRuns = 120;
  const Schedule schedule({.budget_s = 60.0});
  const double average = 1 + share * slower;
  int covered = 0;
  for (std::uint32_t seed = 0; seed < kRuns; ++seed) {
    std::mt19937 random(seed);
    std::bernoulli_distribution is_slow(share);
    std::normal_distribution<double> noise(1, 0.0005);
    SampleSet samples = {.sides = {{'k', {}, {}}, {'t', {}, {}}}, .visits = {}};
    do {
      const double here = is_slow(random) ? 1 + slower : 1;
      const std::size_t rounds = schedule.rounds(samples);
      for (std::size_t round = 0; round < rounds; ++round) {
        samples.sides[0].seconds.push_back(here * noise(random));
        samples.sides[1].seconds.push_back(noise(random));
      }
      samples.visits.push_back(rounds);
    } while (!schedule.is_over(samples, 0));
    const Summary summary = summarise(samples.sides[0].seconds, samples.visits);
    covered += summary.low <= average && average <= summary.high ? 1 : 0;
  }
  return static_cast<double>(covered) / kRuns;
}

/// The limit of a rule that looks at six visits: if all of them find one speed it knows no other.
TEST(Statistics, PlacesOfTwoSpeedsThatSixVisitsMiss) {
  struct Limit {
    double share;
    double slower;
    double least;
  };
  for (const auto& [share, slower, least] : {Limit{0.5, 0.02, 0.86}, Limit{1 / 3.0, 0.02, 0.78},
                                             Limit{1 / 3.0, 0.03, 0.74}, Limit{0.1, 0.03, 0.3}}) {
    const double coverage = coverage_of_places(share, slower);
    EXPECT_GE(coverage, least);
    std::printf("%.0f%% of places slower by %.0f%%: %.0f%% of intervals hold the average\n",
                100 * share, 100 * slower, 100 * coverage);
  }
}

TEST(Statistics, TypicalIsTheMeanOfMediansWithoutTheExtremes) {
  EXPECT_DOUBLE_EQ(typical_of(std::vector{1.0, 1.0, 9.0, 4.0}, {3, 1}), 2.5);
  EXPECT_DOUBLE_EQ(typical_of(std::vector{1.0, 1.0, 9.0, 4.0}, {4}), 2.5) << "the median";
  EXPECT_DOUBLE_EQ(typical_of(std::vector{1.0, 2.0, 9.0}, {}), 2.0) << "visits unknown";
  std::vector<double> hiccup(10, 2.0);
  hiccup[3] = 1000.0;
  EXPECT_DOUBLE_EQ(typical_of(hiccup, Visits(10, 1)), 2.0);
  EXPECT_THROW(static_cast<void>(typical_of(std::vector{1.0, 2.0}, {1, 2})), std::invalid_argument);
}

TEST(Statistics, AVisitWithoutSamplesIsNone) {
  const std::vector<double> samples{1.0, 1.3, 1.1, 1.2};
  const Summary whole = summarise(samples, {4});
  const Summary with_empty = summarise(samples, {0, 4});
  EXPECT_EQ(with_empty.typical, whole.typical);
  EXPECT_EQ(with_empty.low, whole.low);
  EXPECT_GT(whole.high / whole.low, 1.05);
}

TEST(Statistics, VisitsMustAddUpToTheSamples) {
  const std::vector<double> samples{1, 2, 3};
  for (const Visits& visits : {Visits{}, Visits{2}, Visits{2, 2}}) {
    EXPECT_THROW(static_cast<void>(summarise(samples, visits)), std::invalid_argument);
  }
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

SampleSet empty_set() { return {.sides = {{'k', {}, {}}, {'t', {}, {}}}, .visits = {}}; }

/// A visit is one untimed run and five samples, or one.
double differing_by_visit(int run) { return run % 12 < 6 ? 1e-3 : 2e-3; }

/// Visits until the schedule has enough, each of which takes `visit_s` of the budget.
SampleSet sample_all(Batch& kernel, Batch& twin, const StoppingRule& rule, double visit_s = 0) {
  const Schedule schedule(rule);
  SampleSet samples = empty_set();
  const std::array<Batch*, 2> sides{&kernel, &twin};
  do {
    sample_visit(
        sides, schedule.rounds(samples), [] { return false; }, samples);
  } while (!schedule.is_over(samples, visit_s * static_cast<double>(samples.visits.size())));
  return samples;
}

TEST(Sampler, StopsAtTheMinimumWhenSteady) {
  ScriptedBatch kernel([](int) { return 1e-3; });
  ScriptedBatch twin([](int) { return 5e-4; });
  const SampleSet samples = sample_all(kernel, twin, {});
  EXPECT_EQ(samples.count(), 30U);
  EXPECT_EQ(samples.sides[1].seconds.size(), 30U);
  EXPECT_EQ(samples.visits, Visits(6, 5));
  const Schedule schedule({});
  EXPECT_FALSE(schedule.has_few(samples));
  EXPECT_FALSE(schedule.is_wide(samples));
}

TEST(Sampler, VisitsAgainWhileTheIntervalIsWideUpToTheCap) {
  ScriptedBatch kernel(differing_by_visit);
  ScriptedBatch twin([](int) { return 5e-4; });
  const SampleSet samples = sample_all(kernel, twin, {.budget_s = 60.0});
  EXPECT_EQ(samples.count(), kMaxSamples) << "six visits of five samples, and more of one";
  EXPECT_TRUE(Schedule({}).is_wide(samples));
  EXPECT_FALSE(Schedule({}).has_few(samples));
}

TEST(Sampler, EndsWithTheBudgetOnceItHasAnInterval) {
  ScriptedBatch kernel(differing_by_visit);
  ScriptedBatch twin([](int) { return 5e-4; });
  EXPECT_EQ(sample_all(kernel, twin, {.budget_s = 1.0}, 0.1).visits.size(), 11U);
  EXPECT_EQ(sample_all(kernel, twin, {.budget_s = 0.0}, 0.1).visits.size(), 6U);
}

/// A row can have too few samples and be as sure as wanted, or enough of them and be unsure.
TEST(Sampler, FewAndWideAreDifferentThings) {
  const StoppingRule rule;
  SampleSet few = empty_set();
  for (Series& side : few.sides) side.seconds.assign(6, 1e-3);
  few.visits.assign(6, 1);
  EXPECT_TRUE(Schedule(rule).has_few(few));
  EXPECT_FALSE(Schedule(rule).is_wide(few));
}

TEST(Sampler, AVisitTakesOneRoundHoweverShortTheTime) {
  ScriptedBatch kernel([](int) { return 1e-3; });
  ScriptedBatch twin([](int) { return 5e-4; });
  SampleSet samples = empty_set();
  const std::array<Batch*, 2> sides{&kernel, &twin};
  sample_visit(
      sides, 6, [] { return true; }, samples);
  EXPECT_EQ(samples.visits, Visits{1});
  EXPECT_EQ(kernel.runs(), 2) << "one of them untimed";
}

TEST(Sampler, SidesTakeTurnsAndEachSampleSaysWhatRanBefore) {
  std::string order;
  ScriptedBatch kernel([&](int) {
    order += 'k';
    return 1.0;
  });
  ScriptedBatch twin([&](int) {
    order += 't';
    return 1.0;
  });
  SampleSet samples = empty_set();
  const std::array<Batch*, 2> sides{&kernel, &twin};
  sample_visit(
      sides, 3, [] { return false; }, samples);
  EXPECT_EQ(order,
            "tk"
            "kttkkt");
  EXPECT_EQ(samples.sides[0].after, "ktk");
  EXPECT_EQ(samples.sides[1].after, "ktk");
  order.clear();
  sample_visit(
      sides, 1, [] { return false; }, samples);
  EXPECT_EQ(order,
            "kt"
            "tk")
      << "every other visit begins with the other side";
  EXPECT_EQ(samples.sides[0].after, "ktkt");
  EXPECT_EQ(samples.sides[1].after, "ktkt");
  EXPECT_EQ(samples.visits, (Visits{3, 1}));
}

TEST(Rotation, LaunchesUseAllSetsEquallyOftenOrSomeOnce) {
  const auto launches = [](int sets, double seconds, bool is_once = false) {
    return Rotation{sets, is_once, 0}.launches_for(seconds, 1e-3);
  };
  EXPECT_EQ(launches(1, 1e-4), 8) << "a power of two near ten";
  EXPECT_EQ(launches(1, 1.05e-4), 8) << "the same a little later";
  EXPECT_EQ(launches(3, 1e-4), 12) << "four rounds";
  EXPECT_EQ(launches(4, 1e-4), 4) << "one round, where it is long enough";
  EXPECT_EQ(launches(20, 1e-4), 8);
  EXPECT_EQ(launches(9, 1.2e-4), 8);
  EXPECT_EQ(launches(7, 1e-4, true), 7) << "no set twice";
  EXPECT_EQ(launches(3, 1.0), 1);
  EXPECT_EQ(launches(1, 0.0), 4096);
}

/// Several hot sets on a GPU, as long as they stay in a quarter of the cache; one on a CPU.
TEST(Rotation, HotSetsStayInTheCacheTogether) {
  tests::FakeBackend backend;
  backend.mutable_traits().cache_bytes = 64 << 20;
  const auto hot_sets = [&](std::int64_t bytes) {
    const Rotation rotation = rotation_for(Cache::hot, bytes, backend);
    EXPECT_EQ(rotation.warming, rotation.sets);
    return rotation.sets;
  };
  EXPECT_EQ(hot_sets(64 << 10), 1);
  backend.mutable_traits().kind = DeviceKind::cuda;
  EXPECT_EQ(hot_sets(64 << 10), 16);
  EXPECT_EQ(hot_sets(4 << 20), 4);
  EXPECT_EQ(hot_sets(std::int64_t{1} << 30), 1);
  EXPECT_EQ(rotation_for(Cache::cold, 4 << 20, backend).warming, 0);
}

/// What is evicted before a sample needs no others to drive it out.
TEST(Rotation, ColdSetsAreOfASampleWhereTheyAreEvicted) {
  tests::FakeBackend backend;
  backend.mutable_traits().cache_bytes = std::int64_t{256} << 20;
  backend.mutable_traits().processors = 2;
  const auto cold_sets = [&](std::int64_t bytes) {
    return rotation_for(Cache::cold, bytes, backend).sets;
  };
  EXPECT_EQ(cold_sets(32 << 20), 25);
  backend.begin_to_evict();
  EXPECT_EQ(cold_sets(32 << 20), 9);
  EXPECT_EQ(cold_sets(std::int64_t{1} << 30), 1);
  EXPECT_TRUE(rotation_for(Cache::cold, 32 << 20, backend).is_once);
  backend.mutable_traits().processors = 64;
  EXPECT_EQ(cold_sets(32 << 20), 25) << "never more than would do without";
}

TEST(Rotation, LaunchesUseNeighboursAndThenTheFirstAgain) {
  using Runs = std::vector<std::pair<std::int64_t, std::int64_t>>;
  constexpr Rotation kFive{5, true, 0};
  EXPECT_EQ(kFive.used_from(1, 3), (Runs{{1, 3}}));
  EXPECT_EQ(kFive.used_from(2, 3), (Runs{{2, 3}}));
  EXPECT_EQ(kFive.used_from(3, 3), (Runs{{3, 2}, {0, 1}}));
  EXPECT_EQ(kFive.used_from(4, 50), (Runs{{4, 1}, {0, 4}})) << "each once";
  EXPECT_EQ(kOneHotSet.used_from(0, 9), (Runs{{0, 1}}));
}

/// Large buffers outgrow the cache by themselves; a GPU still goes through several places.
TEST(Rotation, ColdSetsLieAtSeveralPlacesOnAGpu) {
  tests::FakeBackend backend;
  backend.mutable_traits().cache_bytes = 64 << 20;
  backend.mutable_traits().memory_bytes = std::int64_t{128} << 30;
  const auto cold_sets = [&](std::int64_t bytes) {
    return rotation_for(Cache::cold, bytes, backend).sets;
  };
  constexpr std::int64_t kLarge = std::int64_t{256} << 20;
  EXPECT_EQ(cold_sets(kLarge), 2);
  EXPECT_TRUE(rotation_for(Cache::cold, kLarge, backend).is_once) << "on a CPU";
  backend.mutable_traits().kind = DeviceKind::cuda;
  EXPECT_EQ(cold_sets(kLarge), 8);
  EXPECT_EQ(cold_sets(4 * kLarge), 2);
  EXPECT_EQ(cold_sets(std::int64_t{4} << 30), 2);
  EXPECT_EQ(cold_sets(1 << 10), 512);
  EXPECT_TRUE(rotation_for(Cache::cold, 1 << 10, backend).is_once) << "too few to go round twice";
  EXPECT_FALSE(rotation_for(Cache::cold, kLarge, backend).is_once);
  backend.mutable_traits().memory_bytes = std::int64_t{8} << 30;
  EXPECT_EQ(cold_sets(kLarge), 2) << "a device that has no room for them";
}

}  // namespace
}  // namespace roofmax
