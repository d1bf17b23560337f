// One case on a device of known speed: cache states, what is verified, floors.

#include "harness/measure/bench.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>

#include "harness/measure/tests/fake_backend.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

using tests::FakeBackend;

std::ptrdiff_t times(const std::vector<std::string>& words, const std::string& word) {
  return std::count(words.begin(), words.end(), word);
}

constexpr double kKernelSeconds = 2e-3;
constexpr double kReadSeconds = 1e-6;   // a byte
constexpr double kWriteSeconds = 5e-6;  // a byte

class BenchTest : public testing::Test {
 protected:
  BenchTest() {
    probe_.prepare = [this, prepare = probe_.prepare](const Problem& problem,
                                                      const DeviceTraits& device) {
      ++preparations_;
      return [this, compute = prepare(problem, device)](const Launch& launch) {
        backend_.launched("kernel", kKernelSeconds);
        if (is_lazy_when_timed_ && backend_.is_timing()) return;
        compute(launch);
        if (done_when_timed_ && backend_.is_timing()) done_when_timed_(launch);
      };
    };
    backend_.add({"streaming", [](const Bytes&) { return true; },
                  [this](const StreamingWork& work, Stream) {
                    if (work.bytes.read == 16) return backend_.launched("copy", smallest_copy_s_);
                    backend_.launched("twin",
                                      kReadSeconds * static_cast<double>(work.bytes.read) +
                                          kWriteSeconds * static_cast<double>(work.bytes.write));
                    works_.push_back(work);
                    if (moved_when_timed_ && backend_.is_timing()) moved_when_timed_(work);
                  }});
  }

  Record run(Cache cache) {
    Bench bench(backend_, settings_);
    return bench.run(case_of(cache));
  }

  [[nodiscard]] Case case_of(Cache cache) const {
    return {.problem = problem_,
            .kernel = &probe_,
            .device = {},
            .cache = cache,
            .timer = TimerKind::wall};
  }

  Problem problem_ = find_operation("softmax")->make_problem(
      {Dtype::fp32, Dtype::fp32}, {{"rows", "4"}, {"cols", "64"}, {"distribution", "normal"}});
  Kernel probe_ = *find_kernel("softmax", DeviceKind::cpu, "safe");
  double smallest_copy_s_ = 1e-6;
  bool is_another_quick_ = false;
  bool is_lazy_when_timed_ = false;
  int preparations_ = 0;
  std::function<void(const Launch&)> done_when_timed_;
  std::function<void(const StreamingWork&)> moved_when_timed_;
  RunSettings settings_ = [] {
    RunSettings settings;
    settings.budget_s = 5.0;
    return settings;
  }();
  FakeBackend backend_;
  std::vector<StreamingWork> works_;
};

/// Whoever ran before, the same is done before what is timed: the cache is flushed, and for a hot
/// one used by a launch of the sample's own.
TEST_F(BenchTest, EverySampleStartsFromTheSameState) {
  for (const Cache cache : {Cache::cold, Cache::hot}) {
    const std::size_t begun = backend_.log().size();
    const Record record = run(cache);
    ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
    EXPECT_NEAR(record.time_s->typical, kKernelSeconds, 1e-9);
    const std::vector<std::string> log(backend_.log().begin() + static_cast<std::ptrdiff_t>(begun),
                                       backend_.log().end());
    std::size_t batches = 0;
    std::string last;
    for (std::size_t i = 2; i + 1 < log.size(); ++i) {
      if (log[i] != "begin" || log[i + 1] == "end" || log[i + 1] == "copy") continue;
      ++batches;
      last = log[i - 1];
      if (cache == Cache::cold) {
        EXPECT_TRUE(log[i - 1] == "flush" || batches > 2 * record.samples_s.size());
      } else if (log[i - 1] == log[i + 1]) {
        EXPECT_EQ(log[i - 2], "flush");
      } else {
        EXPECT_GT(batches, 2 * record.samples_s.size()) << log[i - 1] << " before " << log[i + 1];
      }
    }
    EXPECT_GT(batches, 2 * record.samples_s.size());
    EXPECT_NE(last, "flush") << "the last is run for its answers alone";
  }
}

/// Where the device can do that, what a sample is about to use is evicted, nothing else, and again
/// when it is over.
TEST_F(BenchTest, WhatASampleUsesIsEvictedBeforeAndAfter) {
  constexpr std::int64_t kWorkspace = 300;
  backend_.begin_to_evict();
  probe_.workspace_bytes = [](const Problem&, const DeviceTraits&) { return kWorkspace; };
  int launches = 0;
  int not_evicted = 0;
  std::int64_t most_evicted = 0;
  done_when_timed_ = [&](const Launch& launch) {
    ++launches;
    const auto* const workspace = static_cast<const std::byte*>(launch.workspace);
    const bool is_evicted =
        backend_.has_evicted(launch.inputs[0]) && backend_.has_evicted(launch.outputs[0]) &&
        backend_.has_evicted(workspace) && backend_.has_evicted(workspace + kWorkspace - 1);
    if (!is_evicted) ++not_evicted;
    most_evicted = std::max(most_evicted, backend_.evicted_bytes());
  };
  int works_not_evicted = 0;
  moved_when_timed_ = [&](const StreamingWork& work) {
    if (!backend_.has_evicted(work)) ++works_not_evicted;
  };
  const std::int64_t set_bytes = BufferSets::set_bytes(problem_.operation->tensors(problem_));
  for (const Cache cache : {Cache::cold, Cache::hot}) {
    const std::size_t begun = backend_.log().size();
    launches = not_evicted = works_not_evicted = 0;
    most_evicted = 0;
    const Record record = run(cache);
    ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
    EXPECT_GT(launches, 30);
    EXPECT_LE(not_evicted, record.launches_per_sample) << "the last sample, for its answers alone";
    EXPECT_EQ(works_not_evicted, 0);
    constexpr std::int64_t kOfWorkspace = 2048;  // with its guards
    EXPECT_LE(most_evicted, record.launches_per_sample * set_bytes + kOfWorkspace) << "no others";
    const std::vector<std::string> log(backend_.log().begin() + static_cast<std::ptrdiff_t>(begun),
                                       backend_.log().end());
    EXPECT_EQ(times(log, "flush"), 0);
    int not_before = 0;
    int not_after = 0;
    for (std::size_t i = 2; i + 1 < log.size(); ++i) {
      const bool is_empty = log[i] == "begin" ? log[i + 1] == "end" : log[i - 1] == "begin";
      if (is_empty) continue;
      const bool is_hot = cache == Cache::hot || log[i + 1] == "copy";
      const std::size_t warming = is_hot ? 1 : 0;
      if (log[i] == "begin" && log[i - 1 - warming] != "evict") ++not_before;
      if (log[i] == "end" && log[i + 1] != "evict") ++not_after;
    }
    // The last sample, for its answers alone, begins where the one before it ended, and not warm.
    EXPECT_EQ(not_before, cache == Cache::hot ? 1 : 0);
    EXPECT_EQ(not_after, 0);
    EXPECT_EQ(log.back(), "end");
  }
}

/// Once for each pass, from the cache state of what was timed.
TEST_F(BenchTest, OneLaunchIsCounted) {
  settings_.counters = {"launches", "lts__t_bytes.sum"};
  for (const Cache cache : {Cache::cold, Cache::hot, Cache::cold, Cache::hot}) {
    const std::size_t begun = backend_.log().size();
    Bench bench(backend_, settings_);
    EXPECT_EQ(bench.count(case_of(cache)), (Counts{{"launches", 1.0}, {"lts__t_bytes.sum", 1.0}}));
    const std::vector<std::string> log(backend_.log().begin() + static_cast<std::ptrdiff_t>(begun),
                                       backend_.log().end());
    EXPECT_EQ(times(log, "begin"), 0) << "nothing is timed";
    std::vector<std::string> pass = {"flush", "kernel", "count", "kernel", "counted"};
    if (backend_.can_evict()) pass.front() = "evict";
    if (cache == Cache::cold) pass.erase(pass.begin() + 1);
    std::vector<std::string> wanted = pass;
    wanted.insert(wanted.end(), pass.begin(), pass.end());
    const auto size = static_cast<std::ptrdiff_t>(wanted.size());
    EXPECT_EQ(std::vector<std::string>(log.end() - size, log.end()), wanted);
    if (cache == Cache::hot) backend_.begin_to_evict();
  }
}

/// Not even where counters are asked for: they are read by another process.
TEST_F(BenchTest, WhatTimesCountsNothing) {
  settings_.counters = {"launches"};
  const Record record = run(Cache::cold);
  ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
  EXPECT_EQ(times(backend_.log(), "count"), 0);
  EXPECT_TRUE(record.counters.empty());
  EXPECT_FALSE(record.measured);
}

TEST_F(BenchTest, WhatIsKeptForTheNextCaseIsLetGo) {
  settings_.counters = {"launches"};
  Bench bench(backend_, settings_);
  const auto allocations_to_count = [&] {
    const int before = backend_.allocations();
    EXPECT_EQ(bench.count(case_of(Cache::cold)).at("launches"), 1.0);
    return backend_.allocations() - before;
  };
  const int first = allocations_to_count();
  EXPECT_LT(allocations_to_count(), first) << "its buffers are there";
  bench.let_go();
  EXPECT_EQ(allocations_to_count(), first);
}

TEST_F(BenchTest, WhyNothingIsCountedIsTold) {
  EXPECT_TRUE(Bench(backend_, settings_).describe_counters().is_null());
  settings_.counters = {"default"};
  backend_.refuse_counters("no permission: ask for it");
  Bench bench(backend_, settings_);
  EXPECT_EQ(bench.describe_counters()["why_none"], "no permission: ask for it");
  EXPECT_THROW(static_cast<void>(bench.count(case_of(Cache::cold))), NoCounters);
}

TEST_F(BenchTest, BuffersMoveBetweenVisits) {
  const Record record = run(Cache::cold);
  ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
  EXPECT_GE(record.visits.size(), 5U);
  EXPECT_EQ(std::accumulate(record.visits.begin(), record.visits.end(), std::size_t{0}),
            record.samples_s.size());
  EXPECT_EQ(record.samples_after.size(), record.samples_s.size());
  EXPECT_EQ(record.twin_samples_after.size(), record.twin_samples_s.size());
  // For the choice of the twin, the first visit and after each.
  EXPECT_GE(backend_.places(), static_cast<int>(record.visits.size()));
}

TEST_F(BenchTest, ACaseInHandIsSampledVisitByVisit) {
  Bench bench(backend_, settings_);
  const Case c = case_of(Cache::cold);
  ASSERT_EQ(bench.take(c, std::nullopt).disposition, Disposition::ok);
  EXPECT_GT(bench.launches_in_hand(), 0);
  const int places = backend_.places();
  EXPECT_EQ(bench.sample(3).size(), 3U);
  EXPECT_EQ(backend_.places(), places) << "the first visit stays where it was verified";
  const std::vector<double> samples = bench.sample(4);
  EXPECT_GT(backend_.places(), places) << "buffers move between visits";
  ASSERT_EQ(samples.size(), 4U);
  for (const double seconds : samples) EXPECT_NEAR(seconds, kKernelSeconds, 1e-9);
  EXPECT_EQ(bench.finish().disposition, Disposition::ok);
  EXPECT_THROW(static_cast<void>(bench.finish()), std::logic_error);
  EXPECT_THROW(static_cast<void>(bench.sample(1)), std::logic_error);
}

TEST_F(BenchTest, ASampleInHandHasAsManyLaunchesAsToldTo) {
  Bench bench(backend_, settings_);
  ASSERT_EQ(bench.take(case_of(Cache::hot), 7).disposition, Disposition::ok);
  EXPECT_EQ(bench.launches_in_hand(), 7);
  const auto launches = times(backend_.log(), "kernel");
  static_cast<void>(bench.sample(1));
  static_cast<void>(bench.sample(1));
  // Each visit: one sample that is not kept and one that is, each after a warming launch; the first
  // also warms up with two or more.
  EXPECT_GE(times(backend_.log(), "kernel") - launches, 2 * 2 * (7 + 1) + 2 * (7 + 1));
}

TEST_F(BenchTest, AKernelThatIsWrongOnlyWhenTimedIsFoundInTheEnd) {
  is_lazy_when_timed_ = true;
  Bench bench(backend_, settings_);
  ASSERT_EQ(bench.take(case_of(Cache::cold), std::nullopt).disposition, Disposition::ok);
  EXPECT_EQ(bench.sample(2).size(), 2U);
  EXPECT_EQ(bench.finish().disposition, Disposition::incorrect);
}

TEST_F(BenchTest, ARefusedCaseInHandGivesNoSamples) {
  probe_.supports = [](const Problem&, const DeviceTraits&) {
    return std::optional(Refusal{"rows", "for the test"});
  };
  Bench bench(backend_, settings_);
  EXPECT_EQ(bench.take(case_of(Cache::cold), std::nullopt).disposition, Disposition::unsupported);
  EXPECT_TRUE(bench.sample(2).empty());
  EXPECT_EQ(bench.finish().reason, "for the test");
}

/// What was measured beside one twin is compared with what comes after it.
TEST_F(BenchTest, TheTwinOfAProblemStays) {
  backend_.add({"another", [](const Bytes&) { return true; },
                [this](const StreamingWork&, Stream) {
                  backend_.launched("another", is_another_quick_ ? 1e-6 : 1.0);
                }});
  Bench bench(backend_, settings_);
  EXPECT_EQ(bench.run(case_of(Cache::hot)).twin, "streaming");
  is_another_quick_ = true;
  done_when_timed_ = [](const Launch& launch) { static_cast<float*>(launch.outputs[0])[0] = 7; };
  EXPECT_EQ(bench.run(case_of(Cache::hot)).disposition, Disposition::incorrect);
  done_when_timed_ = {};
  EXPECT_EQ(bench.run(case_of(Cache::hot)).twin, "streaming") << "after an incorrect row";

  Bench restarted(backend_, settings_);
  EXPECT_EQ(restarted.run(case_of(Cache::hot), "streaming").twin, "streaming") << "as told";
  Bench fresh(backend_, settings_);
  EXPECT_EQ(fresh.run(case_of(Cache::hot)).twin, "another");
}

TEST_F(BenchTest, NothingIsGeneratedThatCouldNotBeMeasured) {
  problem_ = find_operation("softmax")->make_problem(
      {Dtype::fp32, Dtype::fp32},
      {{"rows", "1048576"}, {"cols", "1048576"}, {"distribution", "normal"}});
  const Record record = run(Cache::cold);
  EXPECT_EQ(record.disposition, Disposition::skipped);
  EXPECT_NE(record.reason.find("device memory"), std::string::npos) << record.reason;
}

TEST_F(BenchTest, ALaunchBoundRowTakesLittleMoreThanTheSmallestCopy) {
  const auto flags = [&](double smallest_copy_s) {
    smallest_copy_s_ = smallest_copy_s;
    return run(Cache::hot).flags;
  };
  EXPECT_EQ(times(flags(kKernelSeconds / 3), "launch_bound"), 0);
  EXPECT_EQ(times(flags(kKernelSeconds / 1.5), "launch_bound"), 1);
}

TEST_F(BenchTest, WhatALaunchIsMadeOfIsNotedIfTheTimerTells) {
  EXPECT_TRUE(run(Cache::cold).parts.empty());
  backend_.tell_parts({{"first", 1, {}}, {"second", 2, 3}});
  const Record record = run(Cache::cold);
  ASSERT_EQ(record.parts.size(), 2U);
  EXPECT_EQ(record.parts[1].name, "second");
  EXPECT_EQ(record.parts[1].gap_s, 3);
  EXPECT_FALSE(record.parts[0].gap_s);
  // The batch ran at least once before the fifteen launches, of which this is a median.
  EXPECT_NEAR(record.parts[1].time_s - record.parts[0].time_s, 1, 1e-9);
  EXPECT_GT(record.parts[0].time_s, 1 + 8e-6);
  EXPECT_LT(record.parts[0].time_s, 1.01);
  EXPECT_NEAR(record.time_s->typical, kKernelSeconds, 1e-9) << "the noted launches are no samples";
}

TEST_F(BenchTest, WhatIsDoneBeforeASampleDoesNotPassForWhatWasTimed) {
  is_lazy_when_timed_ = true;
  for (const Cache cache : {Cache::cold, Cache::hot}) {
    const Record record = run(cache);
    EXPECT_EQ(record.disposition, Disposition::incorrect) << name_of(cache);
    EXPECT_NE(record.reason.find("when timed"), std::string::npos) << record.reason;
  }
}

TEST_F(BenchTest, WhatIsWrongOnlyWhenTimedIsSeen) {
  // Rows 64 long, 80 apart: bytes between them are not the kernel's.
  problem_ = find_operation("softmax")->make_problem(
      {Dtype::fp32, Dtype::fp32},
      {{"rows", "4"}, {"cols", "64"}, {"stride", "80"}, {"distribution", "normal"}});
  const auto output = [](const Launch& launch) { return static_cast<float*>(launch.outputs[0]); };
  constexpr std::int64_t kLast = 3 * 80 + 63;
  const std::vector<std::pair<std::string, std::function<void(const Launch&)>>> misdeeds = {
      {"y[3, 63]", [&](const Launch& launch) { output(launch)[kLast] *= 1.001F; }},
      {"y[3, 63]",
       [&](const Launch& launch) { std::memset(output(launch) + kLast, kPoison, sizeof(float)); }},
      {"elements between rows 2 and 3", [&](const Launch& launch) { output(launch)[239] = 0; }},
      {"bytes after output 'y'", [&](const Launch& launch) { output(launch)[4 * 80] = 0; }},
      {"changed its input 'x'", [](const Launch& launch) {
         auto* const x = static_cast<float*>(const_cast<void*>(launch.inputs[0]));
         x[kLast] += 1;
       }}};
  for (const auto& [told, misdeed] : misdeeds) {
    done_when_timed_ = misdeed;
    for (const Cache cache : {Cache::cold, Cache::hot}) {
      const Record record = run(cache);
      EXPECT_EQ(record.disposition, Disposition::incorrect) << told << ' ' << name_of(cache);
      EXPECT_TRUE(record.reason.starts_with("when timed, though right when launched alone: "))
          << record.reason;
      EXPECT_NE(record.reason.find(told), std::string::npos) << record.reason;
    }
  }
  done_when_timed_ = {};
  EXPECT_EQ(run(Cache::hot).disposition, Disposition::ok);
}

TEST_F(BenchTest, OnlyWhatDiffersFromWhatWasJudgedIsCopiedAndJudgedAgain) {
  constexpr std::int64_t kOutputBytes = 4 * 64 * sizeof(float);
  const auto outputs_copied = [&] {
    const std::vector<std::int64_t>& copies = backend_.copied_to_host();
    return std::count(copies.begin(), copies.end(), kOutputBytes);
  };
  const Record same = run(Cache::cold);
  ASSERT_EQ(same.disposition, Disposition::ok) << same.reason;
  EXPECT_GT(same.buffer_sets, 1);
  EXPECT_EQ(outputs_copied(), 1);

  // As right as before, and each time another number in its last bit.
  std::uint32_t launches = 0;
  done_when_timed_ = [&launches](const Launch& launch) {
    auto* const y = static_cast<std::byte*>(launch.outputs[0]);
    y[4 * (launches++ % 256)] ^= std::byte{1};
  };
  const Record differing = run(Cache::cold);
  ASSERT_EQ(differing.disposition, Disposition::ok) << differing.reason;
  EXPECT_EQ(outputs_copied(), 1 + 3) << "judged once, and again in the first and the last set";

  // What one case was judged by says nothing of the next.
  done_when_timed_ = {};
  Bench bench(backend_, settings_);
  for (int i = 0; i < 2; ++i)
    ASSERT_EQ(bench.run(case_of(Cache::hot)).disposition, Disposition::ok);
  EXPECT_EQ(outputs_copied(), 4 + 2);
}

TEST_F(BenchTest, TheTwoReadFloorIsATwinThatReadsTwice) {
  backend_.mutable_traits().on_chip_bytes = 64;  // less than a row
  const Bytes once = problem_.operation->compulsory(problem_).bytes;
  const double expected = kReadSeconds * 2 * static_cast<double>(once.read) +
                          kWriteSeconds * static_cast<double>(once.write);
  backend_.begin_to_evict();
  int works_not_evicted = 0;
  moved_when_timed_ = [&](const StreamingWork& work) {
    if (!backend_.has_evicted(work)) ++works_not_evicted;
  };
  for (const Cache cache : {Cache::cold, Cache::hot}) {
    works_.clear();
    const Record record = run(cache);
    ASSERT_TRUE(record.two_read_floor_s) << name_of(cache) << ' ' << record.reason;
    EXPECT_NEAR(record.two_read_floor_s->typical, expected, 1e-9) << name_of(cache);
    EXPECT_EQ(record.two_read_samples_s.size(), record.samples_s.size()) << "taken in turns";
    EXPECT_EQ(works_not_evicted, 0);
    for (const StreamingWork& work : works_) {
      EXPECT_EQ(work.bytes.write, once.write);
      EXPECT_LE(static_cast<const std::byte*>(work.source) + work.bytes.read,
                static_cast<const std::byte*>(work.destination));
    }
    EXPECT_TRUE(std::any_of(works_.begin(), works_.end(), [&](const StreamingWork& work) {
      return work.bytes.read == 2 * once.read;
    }));
  }
}

TEST_F(BenchTest, ARowThatStaysOnChipHasNoTwoReadFloor) {
  backend_.mutable_traits().on_chip_bytes = 1 << 20;
  EXPECT_FALSE(run(Cache::cold).two_read_floor_s);
}

TEST_F(BenchTest, StaticFactsAreAskedOnceForAProblemAndAKernel) {
  backend_.tell({{{.function = "only", .registers = 40}}});
  Bench bench(backend_, settings_);
  for (const Cache cache : {Cache::cold, Cache::hot}) {
    const Record record = bench.run(case_of(cache));
    ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
    ASSERT_TRUE(record.static_facts) << name_of(cache);
    EXPECT_EQ(record.static_facts->registers(), 40);
    EXPECT_EQ(times(record.flags, "launches_differ"), 0) << "one launch is what is modelled";
  }
  EXPECT_EQ(times(backend_.log(), "facts"), 1);
}

TEST_F(BenchTest, AKernelIsPreparedOnceForACase) {
  ASSERT_EQ(run(Cache::cold).disposition, Disposition::ok);
  EXPECT_EQ(preparations_, 1);
}

TEST_F(BenchTest, AWorkspaceLargerThanTheDeviceIsSkippedWithItsSize) {
  probe_.workspace_bytes = [](const Problem&, const DeviceTraits&) {
    return std::numeric_limits<std::int64_t>::max();
  };
  const Record record = run(Cache::cold);
  EXPECT_EQ(record.disposition, Disposition::skipped);
  EXPECT_NE(record.reason.find("a workspace of 9223372036854775807 bytes"), std::string::npos)
      << record.reason;
}

TEST_F(BenchTest, TheRecordNamesWhatBindsTheCompulsoryWork) {
  Record record = run(Cache::hot);
  ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
  EXPECT_EQ(record.bound_by, "memory") << "no unit's rate is known";
  EXPECT_GT(record.compulsory_exponentials.value_or(0), 0);
  // So slow at exponentials that they take longer than the twin.
  backend_.mutable_traits().peak.exponentials = 1000;
  EXPECT_EQ(run(Cache::hot).bound_by, "exponentials");
}

TEST_F(BenchTest, AnotherNumberOfLaunchesThanModelledIsFlagged) {
  backend_.tell({{{.function = "first"}, {.function = "second"}}});
  settings_.verify_only = true;
  EXPECT_EQ(run(Cache::hot).flags, std::vector<std::string>{"launches_differ"});
  // Measuring once more starts from what verification found.
  settings_.verify_only = false;
  backend_.begin_to_throttle();
  const Record record = run(Cache::hot);
  ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
  EXPECT_EQ(times(record.flags, "launches_differ"), 1);
  EXPECT_EQ(times(record.flags, "throttled"), 1);
}

TEST_F(BenchTest, ARowWhoseThreadsWaitedForAProcessorIsMeasuredAgainAndThenFlagged) {
  const auto timed_batches = [&] { return times(backend_.log(), "begin"); };
  EXPECT_EQ(times(run(Cache::hot).flags, "contended"), 0);
  const std::ptrdiff_t undisturbed = timed_batches();

  backend_.contend_for(2);  // before and after the choice of the twin
  Record chosen_again = run(Cache::hot);
  ASSERT_EQ(chosen_again.disposition, Disposition::ok) << chosen_again.reason;
  EXPECT_EQ(times(chosen_again.flags, "contended"), 0);
  EXPECT_GT(timed_batches(), 2 * undisturbed) << "not chosen again";
  const std::ptrdiff_t before = timed_batches();

  backend_.contend_for(4);  // and of the first measurement
  Record record = run(Cache::hot);
  ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
  EXPECT_EQ(times(record.flags, "contended"), 0) << "nothing else ran the second time";
  EXPECT_GT(timed_batches() - before, before - undisturbed) << "not measured again";

  backend_.contend_for(6);
  record = run(Cache::hot);
  ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
  EXPECT_EQ(times(record.flags, "contended"), 1);
}

TEST_F(BenchTest, WhereTheDeviceTellsNothingThereAreNoStaticFacts) {
  const Record record = run(Cache::hot);
  ASSERT_EQ(record.disposition, Disposition::ok) << record.reason;
  EXPECT_FALSE(record.static_facts);
  EXPECT_EQ(times(record.flags, "launches_differ"), 0);
}

}  // namespace
}  // namespace roofmax
