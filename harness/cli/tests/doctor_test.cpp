#include "harness/cli/doctor.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

namespace roofmax::cli {
namespace {

using nlohmann::json;

json disturbance(const char* what, bool is_severe) {
  return {{"what", what},
          {"finding", "something"},
          {"cure", "do something"},
          {"severe", is_severe},
          {"when", "before"}};
}

/// A header of 20 ceilings, some of which were disturbed.
json header_with(int disturbed) {
  json header = {{"disturbances", json::array()}, {"ceilings", json::array()}};
  for (int i = 0; i < 20; ++i) {
    header["ceilings"].push_back({{"flags", i < disturbed ? json{"contended"} : json::array()}});
  }
  return header;
}

TEST(Doctor, NothingIsQuiet) {
  EXPECT_EQ(verdict_of(header_with(0)), "nothing that disturbs this machine was found");
  EXPECT_EQ(verdict_of(json::object()), "nothing that disturbs this machine was found");
  EXPECT_EQ(describe_disturbed_ceilings(header_with(0)), "");
}

TEST(Doctor, WhatIsNotSevereLeavesAMachineQuiet) {
  json header = header_with(2);
  header["disturbances"].push_back(disturbance("turbo", false));
  EXPECT_EQ(verdict_of(header), "nothing severe was found; see what is said above");
}

TEST(Doctor, WhatIsSevereIsNamedOnce) {
  json header = header_with(0);
  header["disturbances"] = {disturbance("other_processes", true), disturbance("turbo", false),
                            disturbance("device_throttling", true),
                            disturbance("device_throttling", true)};
  EXPECT_EQ(verdict_of(header), "too disturbed to be believed: other processes, device throttling");
}

TEST(Doctor, ManyDisturbedCeilingsAreSevere) {
  EXPECT_EQ(verdict_of(header_with(3)),
            "too disturbed to be believed: 3 of 20 ceilings disturbed (severe from 10%)");
  EXPECT_EQ(describe_disturbed_ceilings(header_with(3)),
            "!: 3 of 20 were disturbed (contended 3), also when measured again, and are too low");
}

TEST(Doctor, RatesAreCeilingsToo) {
  json header = header_with(1);
  header["rates"] = {{{"flags", {"throttled"}}}, {{"flags", json::array()}}};
  EXPECT_EQ(describe_disturbed_ceilings(header),
            "!: 2 of 22 were disturbed (contended 1, throttled 1), also when measured again, and "
            "are too low");
  header["rates"] = nullptr;
  EXPECT_EQ(verdict_of(header), "nothing severe was found; see what is said above");
}

TEST(Doctor, CeilingsOfOlderFilesHaveNoFlags) {
  EXPECT_EQ(verdict_of({{"ceilings", {{{"bytes_per_s", 1}}}}}),
            "nothing that disturbs this machine was found");
}

TEST(Doctor, ALineForEachAndTheVerdictLast) {
  json header = header_with(0);
  header["disturbances"] = {disturbance("load", false), disturbance("steal", true)};
  std::ostringstream out;
  print_doctor(header, out, {});
  EXPECT_EQ(out.str(),
            "note: something: do something\nsevere: something: do something\n"
            "verdict: too disturbed to be believed: steal\n");
}

}  // namespace
}  // namespace roofmax::cli
