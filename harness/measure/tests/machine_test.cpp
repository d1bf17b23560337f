#include "harness/measure/machine.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "harness/tests/temporary_folder.hpp"

namespace roofmax {
namespace {

constexpr double kTicks = 100;

/// A system of files in a folder.
class Machine : public ::testing::Test {
 protected:
  void write(const std::string& path, const std::string& content) {
    std::filesystem::create_directories(std::filesystem::path(folder_.path(path)).parent_path());
    (void)folder_.write(path, content);
  }
  void write_process(int pid, const std::string& name, int ticks, int started) {
    write("proc/" + std::to_string(pid) + "/stat",
          std::to_string(pid) + " (" + name + ") R 1 1 1 0 -1 0 0 0 0 0 " + std::to_string(ticks) +
              " 0 7 7 20 0 1 0 " + std::to_string(started) + " 0 0");
  }
  [[nodiscard]] std::string root() const { return folder_.path(""); }

  tests::TemporaryFolder folder_;
};

TEST_F(Machine, ProcessorTimesTellIdleAndStolenFromBusy) {
  const auto times = parse_processor_times(
      "cpu  100 20 30 400 50 6 7 80 1000 1000\ncpu0 1 2 3 4 5 6 7 8 9 10\n", kTicks);
  ASSERT_TRUE(times.has_value());
  EXPECT_DOUBLE_EQ(times->busy_s, 1.63);
  EXPECT_DOUBLE_EQ(times->steal_s, 0.8);
  EXPECT_DOUBLE_EQ(times->total_s, 6.93);
}

TEST_F(Machine, ProcessorTimesOfAnOldSystemHaveNoSteal) {
  const auto times = parse_processor_times("cpu 100 0 100 200\n", kTicks);
  ASSERT_TRUE(times.has_value());
  EXPECT_EQ(times->steal_s, 0);
  EXPECT_DOUBLE_EQ(times->total_s, 4);
}

TEST_F(Machine, WhatIsNoListOfTimesGivesNone) {
  for (const char* text : {"", "cpu", "cpu 1 2 3", "intr 1 2 3 4 5 6 7 8", "cpu a b c d"}) {
    EXPECT_FALSE(parse_processor_times(text, kTicks).has_value()) << text;
  }
}

TEST_F(Machine, TheNameOfAProcessMayHaveSpacesAndParentheses) {
  const auto process = parse_process_time(
      "77 (a) b (c) S 1 1 1 0 -1 4194560 1 2 0 4 150 50 9 9 20 0 13 0 4242 1 1", kTicks);
  ASSERT_TRUE(process.has_value());
  EXPECT_EQ(process->name, "a) b (c");
  EXPECT_DOUBLE_EQ(process->used_s, 2);
  EXPECT_EQ(process->started, 4242);
}

TEST_F(Machine, WhatIsNoProcessGivesNone) {
  for (const char* text : {"", "77", "77 (a", "77 )a(", "77 (a) S 1 1 1 0 -1 0 1 2 0 4 150"}) {
    EXPECT_FALSE(parse_process_time(text, kTicks).has_value()) << text;
  }
}

ProcessorLook look(double at_s, double busy_s, double steal_s,
                   std::map<std::int64_t, ProcessTime> processes) {
  return {.at = std::chrono::steady_clock::time_point(
              std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                  std::chrono::duration<double>(at_s))),
          .times = ProcessorTimes{.busy_s = busy_s, .steal_s = steal_s, .total_s = 2 * at_s},
          .processes = std::move(processes)};
}

TEST_F(Machine, UseIsThatOfOthersBusiestFirst) {
  const auto use = use_between(
      look(10, 5, 1, {{1, {"init", 0, 1}}, {2, {"idle", 1, 3}}, {3, {"own", 2, 1}}}),
      look(12, 9.5, 1.4,
           {{1, {"init", 0, 1.5}}, {2, {"idle", 1, 3}}, {3, {"own", 2, 3}}, {4, {"new", 9, 2}}}),
      {3});
  EXPECT_NEAR(use.others, 1.25, 1e-9);
  ASSERT_EQ(use.processes.size(), 2u);
  EXPECT_EQ(use.processes[0].pid, 4);
  EXPECT_EQ(use.processes[0].name, "new");
  EXPECT_NEAR(use.processes[0].processors, 1, 1e-9);
  EXPECT_EQ(use.processes[1].pid, 1);
  EXPECT_NEAR(use.steal.value(), 0.1, 1e-9);
}

TEST_F(Machine, ProcessesThatCannotBeSeenAreInTheSum) {
  const auto use =
      use_between(look(10, 5, 0, {{3, {"own", 2, 1}}}), look(12, 10, 0, {{3, {"own", 2, 3}}}), {3});
  EXPECT_NEAR(use.others, 1.5, 1e-9);
  EXPECT_TRUE(use.processes.empty());
}

TEST_F(Machine, AReusedNumberIsANewProcess) {
  const auto use = use_between(look(10, 5, 0, {{4, {"old", 2, 100}}}),
                               look(12, 5.5, 0, {{4, {"new", 9, 0.5}}}), {});
  EXPECT_NEAR(use.others, 0.25, 1e-9);
}

TEST_F(Machine, AnIdleMachineIsUsedByNobody) {
  const auto use = use_between(look(10, 5, 1, {{1, {"init", 0, 1}}, {3, {"own", 2, 1}}}),
                               look(12, 6, 1, {{1, {"init", 0, 1}}, {3, {"own", 2, 2}}}), {3});
  EXPECT_NEAR(use.others, 0, 1e-9);
  EXPECT_TRUE(use.processes.empty());
  EXPECT_EQ(use.steal.value(), 0);
}

TEST_F(Machine, ALookReadsEveryProcess) {
  write("proc/stat", "cpu 100 0 100 200 0 0 0 0\n");
  write("proc/meminfo", "");
  write_process(12, "twelve", 100, 1);
  write_process(13, "thirteen", 200, 2);
  const auto found = look_at_processors(root());
  EXPECT_TRUE(found.times.has_value());
  ASSERT_EQ(found.processes.size(), 2u);
  EXPECT_EQ(found.processes.at(13).name, "thirteen");
  EXPECT_GT(found.processes.at(13).used_s, found.processes.at(12).used_s);
}

TEST_F(Machine, WhatIsNotThereIsUnknown) {
  EXPECT_FALSE(load_average(root()).has_value());
  EXPECT_FALSE(cgroup_cpu_limit(root()).has_value());
  EXPECT_FALSE(cpu_governor(root()).has_value());
  EXPECT_FALSE(cpu_turbo(root()).has_value());
  EXPECT_FALSE(memory_pressure(root()).has_value());
  EXPECT_FALSE(memory_available(root()).has_value());
  const auto found = look_at_processors(root());
  EXPECT_FALSE(found.times.has_value());
  EXPECT_TRUE(found.processes.empty());
}

TEST_F(Machine, TheLeastLimitOnTheWayUpCounts) {
  write("proc/self/cgroup", "0::/a/b\n");
  write("sys/fs/cgroup/a/b/cpu.max", "max 100000\n");
  EXPECT_FALSE(cgroup_cpu_limit(root()).has_value());
  write("sys/fs/cgroup/cpu.max", "400000 100000\n");
  write("sys/fs/cgroup/a/cpu.max", "150000 100000\n");
  EXPECT_DOUBLE_EQ(cgroup_cpu_limit(root()).value(), 1.5);
}

TEST_F(Machine, ControlGroupsOfTheFirstVersionHaveLimitsToo) {
  write("proc/self/cgroup", "5:memory:/m\n4:cpu,cpuacct:/c\n");
  write("sys/fs/cgroup/cpu/c/cpu.cfs_period_us", "100000\n");
  write("sys/fs/cgroup/cpu/c/cpu.cfs_quota_us", "-1\n");
  EXPECT_FALSE(cgroup_cpu_limit(root()).has_value());
  write("sys/fs/cgroup/cpu/c/cpu.cfs_quota_us", "50000\n");
  EXPECT_DOUBLE_EQ(cgroup_cpu_limit(root()).value(), 0.5);
}

TEST_F(Machine, GovernorsOfAllProcessorsAreNamedOnce) {
  for (const char* cpu : {"cpu0", "cpu1", "cpu2"}) {
    write(std::string("sys/devices/system/cpu/") + cpu + "/cpufreq/scaling_governor",
          cpu == std::string("cpu1") ? "schedutil\n" : "performance\n");
  }
  EXPECT_EQ(cpu_governor(root()).value(), "performance, schedutil");
}

TEST_F(Machine, TurboIsSaidInTwoWays) {
  write("sys/devices/system/cpu/cpufreq/boost", "1\n");
  EXPECT_TRUE(cpu_turbo(root()).value());
  write("sys/devices/system/cpu/intel_pstate/no_turbo", "1\n");
  EXPECT_FALSE(cpu_turbo(root()).value());
}

TEST_F(Machine, MemoryAndLoadAreRead) {
  write("proc/pressure/memory", "some avg10=2.50 avg60=0.00 avg300=0.00 total=0\nfull avg10=0\n");
  write("proc/meminfo", "MemTotal:  1000 kB\nMemFree: 1 kB\nMemAvailable:  250 kB\n");
  write("proc/loadavg", "0.50 1.25 2.00 1/80 1234\n");
  EXPECT_DOUBLE_EQ(memory_pressure(root()).value(), 0.025);
  EXPECT_DOUBLE_EQ(memory_available(root()).value(), 0.25);
  EXPECT_EQ(load_average(root()).value(), (std::array<double, 3>{0.5, 1.25, 2}));
}

TEST_F(Machine, BoundThreadsShareTheProcessorsOfTheirPlaces) {
  EXPECT_EQ(processors_in({{0, 1}, {1, 2}, {2}}, false), 3);
  EXPECT_EQ(processors_in({{0, 1}, {1, 2}, {2}}, true), 2);
  EXPECT_EQ(processors_in({{0}, {0}}, false), 1);
}

TEST_F(Machine, OpenMpVariablesAreThoseThatAreSet) {
  const char* const before = std::getenv("OMP_PLACES");
  const std::string kept = before == nullptr ? "" : before;
  setenv("OMP_PLACES", "cores", 1);
  EXPECT_EQ(openmp_facts().variables.at("OMP_PLACES"), "cores");
  unsetenv("OMP_PLACES");
  EXPECT_FALSE(openmp_facts().variables.contains("OMP_PLACES"));
  if (before != nullptr) setenv("OMP_PLACES", kept.c_str(), 1);
  EXPECT_GE(openmp_facts().max_threads, 1);
}

}  // namespace
}  // namespace roofmax
