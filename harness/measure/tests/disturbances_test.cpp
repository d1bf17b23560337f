#include "harness/measure/disturbances.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace roofmax {
namespace {

/// A quiet machine of four processors.
MachineState quiet() {
  MachineState state;
  state.host.load_average = {0.1, 0.1, 0.1};
  state.host.logical_cpus = 4;
  state.host.usable_cpus = 4;
  state.host.governor = "performance";
  state.host.turbo = false;
  state.host.memory_pressure = 0.0;
  state.host.memory_available = 0.9;
  state.host.openmp.max_threads = 4;
  state.use.steal = 0.0;
  return state;
}

/// A quiet GPU.
MachineState quiet_gpu() {
  MachineState state = quiet();
  state.device = DeviceKind::cuda;
  state.health = DeviceHealth{.other_processes = {},
                              .utilisation = 0.0,
                              .throttling = {},
                              .temperature_c = 40,
                              .slowdown_temperature_c = 90,
                              .mig = false};
  return state;
}

/// The only one that is found.
Disturbance only(const std::vector<Disturbance>& found) {
  EXPECT_EQ(found.size(), 1u);
  return found.empty() ? Disturbance{} : found.front();
}

TEST(Disturbances, AQuietMachineHasNone) {
  EXPECT_TRUE(disturbances_before(quiet()).empty());
  EXPECT_TRUE(disturbances_during(quiet()).empty());
  EXPECT_TRUE(disturbances_before(quiet_gpu()).empty());
  EXPECT_TRUE(disturbances_during(quiet_gpu()).empty());
}

TEST(Disturbances, WhatIsUnknownIsNotSaid) {
  MachineState state;
  EXPECT_TRUE(disturbances_before(state).empty());
  state.device = DeviceKind::cuda;
  state.health = DeviceHealth{};
  EXPECT_TRUE(disturbances_before(state).empty());
}

TEST(Disturbances, OtherProcessesAreNamedWithTheirShare) {
  MachineState state = quiet();
  state.use.others = 2.5;
  state.use.processes = {
      {7, "yes", 1.0}, {8, "cc1plus", 0.9}, {9, "cat", 0.4}, {10, "tar", 0.06}, {11, "sh", 0.01}};
  const Disturbance found = only(disturbances_before(state));
  EXPECT_EQ(found.what, "other_processes");
  EXPECT_EQ(found.finding,
            "other processes use 2.50 of 4 processors (7 yes 1.00, 8 cc1plus 0.90, 9 cat 0.40, and "
            "1 more); severe from 0.2");
  EXPECT_FALSE(found.cure.empty());
  EXPECT_TRUE(found.is_severe);
  EXPECT_EQ(only(disturbances_during(state)).what, "other_processes");
}

TEST(Disturbances, ProcessorsThatAreLeftOverMayBeUsedUpToAQuarter) {
  MachineState state = quiet();
  state.host.openmp.max_threads = 3;
  state.host.openmp.variables["OMP_NUM_THREADS"] = "3";
  for (const auto& [others, is_severe] : {std::pair{0.9, false}, {1.1, true}}) {
    state.use.others = others;
    EXPECT_EQ(disturbances_during(state).at(0).is_severe, is_severe) << others;
  }
  const auto found = disturbances_before(state);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[1].what, "unused_processors");
  EXPECT_EQ(found[1].finding, "OpenMP uses 3 threads for 4 processors (OMP_NUM_THREADS=3)");
  EXPECT_FALSE(found[1].is_severe);
}

TEST(Disturbances, EachOfTheHostsIsSaid) {
  const auto expect = [](const char* what, bool is_severe, const auto& change) {
    MachineState state = quiet();
    change(state);
    const Disturbance found = only(disturbances_before(state));
    EXPECT_EQ(found.what, what);
    EXPECT_EQ(found.is_severe, is_severe) << what;
    EXPECT_FALSE(found.finding.empty() || found.cure.empty()) << what;
  };
  expect("steal", false, [](MachineState& s) { s.use.steal = 0.02; });
  expect("steal", true, [](MachineState& s) { s.use.steal = 0.06; });
  expect("load", false, [](MachineState& s) { s.host.load_average = {3, 1, 1}; });
  expect("memory_pressure", true, [](MachineState& s) { s.host.memory_pressure = 0.2; });
  expect("memory", false, [](MachineState& s) { s.host.memory_available = 0.05; });
  expect("governor", false, [](MachineState& s) { s.host.governor = "powersave"; });
  expect("turbo", false, [](MachineState& s) { s.host.turbo = true; });
  expect("shared_processors", true, [](MachineState& s) { s.host.openmp.max_threads = 5; });
  expect("shared_processors", true, [](MachineState& s) { s.host.openmp.bound_processors = 1; });
  expect("cpu_limit", true, [](MachineState& s) { s.host.cpu_limit = 2.5; });
  expect("affinity", false, [](MachineState& s) {
    s.host.usable_cpus = 2;
    s.host.openmp.max_threads = 2;
  });
}

TEST(Disturbances, TheHostOfAGpuIsNeverSevere) {
  MachineState state = quiet_gpu();
  state.use = {.others = 4, .processes = {{7, "yes", 4.0}}, .steal = 0.5};
  state.host.memory_pressure = 0.5;
  state.host.governor = "powersave";
  state.host.openmp.max_threads = 1;
  const auto found = disturbances_before(state);
  EXPECT_EQ(found.size(), 3u);
  for (const Disturbance& each : found) EXPECT_FALSE(each.is_severe) << each.what;
}

TEST(Disturbances, EachOfTheDevicesIsSaid) {
  const auto expect = [](const char* what, bool is_severe, const auto& change) {
    MachineState state = quiet_gpu();
    change(*state.health);
    const Disturbance found = only(disturbances_before(state));
    EXPECT_EQ(found.what, what);
    EXPECT_EQ(found.is_severe, is_severe) << what;
  };
  expect("device_processes", false, [](DeviceHealth& h) {
    h.other_processes = {{7, "python", 3 << 20}};
  });
  expect("device_utilisation", false, [](DeviceHealth& h) { h.utilisation = 0.05; });
  expect("device_utilisation", true, [](DeviceHealth& h) { h.utilisation = 0.5; });
  expect("device_throttling", false, [](DeviceHealth& h) { h.throttling = throttling_of(0x04); });
  expect("device_throttling", true, [](DeviceHealth& h) { h.throttling = throttling_of(0x40); });
  expect("device_temperature", false, [](DeviceHealth& h) { h.temperature_c = 86; });
  expect("device_temperature", true, [](DeviceHealth& h) { h.temperature_c = 91; });
  expect("mig", false, [](DeviceHealth& h) { h.mig = true; });
}

TEST(Disturbances, AnIdleDeviceIsNotThrottled) {
  EXPECT_TRUE(throttling_of(0).empty());
  EXPECT_TRUE(throttling_of(0x01 | 0x100).empty());
  EXPECT_EQ(throttling_of(0x01 | 0x08 | 0x40).size(), 2u);
}

nlohmann::json ceiling(const char* direction, double bytes_per_s) {
  return {{"direction", direction},
          {"cache", "cold"},
          {"footprint_bytes", 256 << 20},
          {"bytes_per_s", bytes_per_s}};
}

/// What a neighbour takes of the memory's bandwidth shows in nothing but this.
TEST(Disturbances, ACeilingThatDoesNotRepeatIsSaid) {
  const nlohmann::json first = {ceiling("read", 1e11), ceiling("write", 9e10)};
  EXPECT_FALSE(unsteadiness(first, {ceiling("read", 0.97e11), ceiling("write", 9e10)}));
  EXPECT_FALSE(unsteadiness(first, nlohmann::json::array()));

  const auto said = unsteadiness(first, {ceiling("read", 0.93e11), ceiling("write", 9e10)});
  ASSERT_TRUE(said);
  EXPECT_FALSE(said->is_severe);
  EXPECT_EQ(said->finding,
            "cold read of 256 MiB was 100 GB/s, and 93 GB/s when measured again (severe from 10%)");
  const auto severe = unsteadiness(first, {ceiling("read", 0.97e11), ceiling("write", 1.8e11)});
  ASSERT_TRUE(severe);
  EXPECT_TRUE(severe->is_severe) << "lower the first time is as bad";
}

TEST(Disturbances, AnEntryOfTheHeaderHasItAll) {
  const nlohmann::json entry =
      to_json({.what = "load", .finding = "much", .cure = "wait", .is_severe = true}, "before");
  EXPECT_EQ(entry, (nlohmann::json{{"what", "load"},
                                   {"finding", "much"},
                                   {"cure", "wait"},
                                   {"severe", true},
                                   {"when", "before"}}));
}

}  // namespace
}  // namespace roofmax
