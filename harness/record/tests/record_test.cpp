#include "harness/record/record.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "harness/tests/temporary_folder.hpp"
#include "harness/tests/toy_operation.hpp"

namespace roofmax {
namespace {

using nlohmann::json;
using tests::error_of;
using tests::toy_case;

StaticFacts two_launches() {
  return {{{.function = "partial",
            .grid = 5'000'000'000,
            .threads = 256,
            .registers = 40,
            .shared_bytes = 1024,
            .local_bytes = 0,
            .blocks_per_sm = 6,
            .occupancy = 0.75},
           {.function = "merge",
            .grid = 4,
            .threads = 128,
            .registers = 64,
            .shared_bytes = 16,
            .local_bytes = 0,
            .blocks_per_sm = 8,
            .occupancy = 0.5}}};
}

Record measured() {
  Record record;
  record.identity = toy_case("blocked@block=64", "100", Cache::hot);
  record.disposition = Disposition::ok;
  record.samples_s = {1e-5, 1.000002e-5, 1.000001e-5};
  record.visits = {2, 1};
  record.samples_after = "ktf";
  record.time_s = Summary{1.000001e-5, 1e-5, 1.25e-5};
  record.twin_samples_s = {9e-6, 9.1e-6, 9.2e-6};
  record.twin_samples_after = "kff";
  record.two_read_samples_s = {2e-5, 2.1e-5, 1.9e-5};
  record.sol = Summary{0.9, 0.85, 0.95};
  record.twin = "stream";
  record.launches_per_sample = 32;
  record.twin_launches_per_sample = 40;
  record.buffer_sets = 3;
  record.compulsory = Bytes{400, 400};
  record.modelled = Bytes{800, 400};
  record.modelled_flops = 500;
  record.modelled_exponentials = 100;
  record.modelled_launches = 1;
  record.two_read_floor_s = Summary{2e-5, 1.9e-5, 2.1e-5};
  record.static_facts = two_launches();
  record.parts = {{"part", 4e-6, {}}, {"fill", 1e-6, -2e-7}};
  record.max_ulp = 0.5;
  record.judged_ulp = 0.25;
  record.row_sum_error = 1e-7;
  record.clock_mhz_before = 2400;
  record.clock_mhz_after = 2390;
  record.flags = {"few_samples", "noisy"};
  record.elapsed_s = 1.5;
  return record;
}

TEST(RecordJson, RoundTripKeepsEveryField) {
  const Record before = measured();
  const json row = json::parse(to_json(before).dump());
  const Record after = record_from_json(row);
  EXPECT_EQ(to_json(after), row);
  EXPECT_EQ(after.identity.key(), before.identity.key());
  EXPECT_EQ(after.identity.kernel, before.identity.kernel);
  EXPECT_EQ(after.samples_s, before.samples_s) << "seven digits must come back";
  EXPECT_EQ(after.two_read_samples_s, before.two_read_samples_s);
  EXPECT_EQ(after.visits, before.visits);
  EXPECT_EQ(after.samples_after, before.samples_after);
  EXPECT_EQ(after.twin_samples_after, before.twin_samples_after);
  EXPECT_EQ(after.twin_launches_per_sample, before.twin_launches_per_sample);
  EXPECT_EQ(after.two_read_floor_s->high, before.two_read_floor_s->high);
  EXPECT_EQ(after.compulsory, before.compulsory);
  EXPECT_EQ(after.time_s->high, before.time_s->high);
  EXPECT_EQ(after.sol->low, before.sol->low);
  EXPECT_EQ(after.clock_mhz_after, before.clock_mhz_after);
  EXPECT_EQ(after.flags, before.flags);
  ASSERT_EQ(after.parts.size(), 2U);
  EXPECT_EQ(after.parts[0].name, "part");
  EXPECT_FALSE(after.parts[0].gap_s);
  EXPECT_EQ(after.parts[1].time_s, 1e-6);
  EXPECT_EQ(after.parts[1].gap_s, -2e-7);
}

TEST(RecordJson, HasTheFieldsOfTheSchema) {
  const json row = to_json(measured());
  for (const char* const field : {"kind",
                                  "key",
                                  "operation",
                                  "kernel",
                                  "variant",
                                  "default_variant",
                                  "dtype",
                                  "dtype_out",
                                  "problem",
                                  "device",
                                  "cache",
                                  "timer",
                                  "disposition",
                                  "reason",
                                  "constraint",
                                  "median_s",
                                  "time_ci_s",
                                  "samples_s",
                                  "sol",
                                  "sol_ci",
                                  "twin_samples_s",
                                  "twin",
                                  "launches_per_sample",
                                  "buffer_sets",
                                  "bytes",
                                  "modelled",
                                  "two_read_floor_s",
                                  "static",
                                  "counters",
                                  "clock_mhz",
                                  "flags",
                                  "error",
                                  "elapsed_s"}) {
    EXPECT_TRUE(row.contains(field)) << field;
  }
  EXPECT_EQ(row["kind"], "case");
  EXPECT_EQ(row["variant"], "block=64");
  EXPECT_EQ(row["default_variant"], false);
  EXPECT_EQ(row["problem"], json::parse(R"({"n": 100, "part": 8, "order": "up"})"));
  EXPECT_EQ(row["bytes"], json::parse(R"({"compulsory": {"read": 400, "write": 400},
      "modelled": {"read": 800, "write": 400}, "measured": null})"));
  EXPECT_TRUE(row["reason"].is_null());
}

TEST(RecordJson, CountsComeBack) {
  Record record;
  record.identity = toy_case();
  record.counters = {{"lts__t_bytes.sum", 4096.0}, {"launches", 1.0}};
  record.measured = CountedBytes{.dram_read = 800.0, .dram_write = std::nullopt, .l2 = 4096.0};
  record.why_no_counters = "others are not known";
  const json row = to_json(record);
  EXPECT_TRUE(row["bytes"]["measured"]["dram_write"].is_null());
  const Record after = record_from_json(row);
  EXPECT_EQ(after.counters, record.counters);
  EXPECT_EQ(after.measured->dram_read, 800.0);
  EXPECT_FALSE(after.measured->dram_write);
  EXPECT_EQ(after.why_no_counters, record.why_no_counters);
}

TEST(RecordJson, WhatIsAbsentIsNullAndNeverZero) {
  Record record;
  record.identity = toy_case();
  record.disposition = Disposition::unsupported;
  record.reason = "not implemented for fp32";
  record.constraint = "dtype";
  const json row = to_json(record);
  for (const char* const field :
       {"median_s", "time_ci_s", "samples_s", "sol", "sol_ci", "twin", "twin_samples_s",
        "launches_per_sample", "buffer_sets", "two_read_floor_s", "static", "counters"}) {
    EXPECT_TRUE(row[field].is_null()) << field << " is " << row[field];
  }
  EXPECT_TRUE(row["error"]["max_ulp"].is_null());
  EXPECT_TRUE(row["modelled"]["launches"].is_null());
  EXPECT_TRUE(row["bytes"]["compulsory"].is_null());
  const Record after = record_from_json(row);
  EXPECT_EQ(after.disposition, Disposition::unsupported);
  EXPECT_EQ(after.constraint, "dtype");
  EXPECT_FALSE(after.time_s || after.sol || after.max_ulp || after.modelled_launches);
  EXPECT_EQ(to_json(after), row);
}

TEST(RecordJson, OfOlderRecordsTheUlpsThatWereJudgedAreAbsent) {
  json row = to_json(measured());
  EXPECT_EQ(row["error"], json::parse(R"({"max_ulp": 0.5, "judged_ulp": 0.25, "row_sum": 1e-7})"));
  EXPECT_EQ(record_from_json(row).judged_ulp, 0.25);
  row["error"].erase("judged_ulp");
  EXPECT_EQ(record_from_json(row).max_ulp, 0.5);
  EXPECT_FALSE(record_from_json(row).judged_ulp);
}

TEST(RecordJson, StaticFactsOfTheWholeAreTheWorstOfTheLaunches) {
  const json facts = to_json(measured())["static"];
  json whole = facts;
  whole.erase("launches");
  EXPECT_EQ(whole, json::parse(R"({"registers": 64, "shared_bytes": 1024, "spill_bytes": 0,
      "local_bytes": 0, "occupancy": 0.5})"));
  ASSERT_EQ(facts["launches"].size(), 2u);
  EXPECT_EQ(facts["launches"][0], json::parse(R"({"function": "partial", "grid": 5000000000,
      "threads": 256, "registers": 40, "shared_bytes": 1024, "local_bytes": 0, "blocks_per_sm": 6,
      "occupancy": 0.75})"));
  EXPECT_EQ(record_from_json(to_json(measured())).static_facts->launches[1].function, "merge");
}

TEST(RecordJson, StaticFactsThatAreNotKnownOfEveryLaunchAreNull) {
  Record record = measured();
  record.static_facts->launches[0] = {.threads = 256, .local_bytes = 8};
  const json row = json::parse(to_json(record).dump());
  const json& facts = row["static"];
  for (const char* const field : {"registers", "shared_bytes", "occupancy"}) {
    EXPECT_TRUE(facts[field].is_null()) << field << " is " << facts[field];
  }
  EXPECT_EQ(facts["local_bytes"], 8);
  EXPECT_TRUE(facts["spill_bytes"].is_null()) << "how much of local memory is spilt is not told";
  EXPECT_TRUE(facts["launches"][0]["function"].is_null());
  EXPECT_TRUE(facts["launches"][0]["grid"].is_null());
  EXPECT_EQ(to_json(record_from_json(row)), row);
}

TEST(RecordJson, InfinityAndNanBecomeNull) {
  Record record = measured();
  record.disposition = Disposition::incorrect;
  record.max_ulp = std::numeric_limits<double>::infinity();
  record.row_sum_error = std::nan("");
  const json row = json::parse(to_json(record).dump());
  EXPECT_TRUE(row["error"]["max_ulp"].is_null());
  EXPECT_TRUE(row["error"]["row_sum"].is_null());
}

TEST(RecordJson, UnknownFieldsAreLeftAlone) {
  json row = to_json(measured());
  row["from_the_future"] = {1, 2};
  EXPECT_EQ(record_from_json(row).twin, "stream");
}

TEST(RecordJson, ErrorsNameTheField) {
  const json good = to_json(measured());
  const auto error_with = [&](const char* pointer, const json& value) {
    json row = good;
    row[json::json_pointer(pointer)] = value;
    return error_of([&] { return record_from_json(row); });
  };
  EXPECT_EQ(error_with("/median_s", "fast"),
            "field 'median_s': a number above 0 is expected, not \"fast\"");
  EXPECT_EQ(error_with("/samples_s", json{1, "x"}),
            "field 'samples_s[1]': a number above 0 is expected, not \"x\"");
  EXPECT_EQ(error_with("/samples_s", 1), "field 'samples_s': a list of numbers is expected, not 1");
  EXPECT_EQ(
      error_with("/launches_per_sample", 1e300),
      "field 'launches_per_sample': a whole number from 1 to 2147483647 is expected, not 1e+300");
  EXPECT_EQ(error_with("/buffer_sets", 4294967296),
            "field 'buffer_sets': a whole number from 1 to 2147483647 is expected, not 4294967296");
  EXPECT_EQ(
      error_with("/bytes/compulsory/read", -1),
      "field 'bytes.compulsory.read': a whole number from 0 to 9223372036854775807 is expected, "
      "not -1");
  EXPECT_EQ(error_with("/bytes", 3), "field 'bytes': an object is expected, not 3");
  EXPECT_EQ(
      error_with("/static/launches/1/registers", -1),
      "field 'static.launches[1].registers': a whole number from 0 to 2147483647 is expected, "
      "not -1");
  EXPECT_EQ(error_with("/static/launches", 2),
            "field 'static.launches': a list of objects is expected, not 2");
  EXPECT_EQ(error_with("/time_ci_s", json{1}),
            "field 'time_ci_s': [low, high] is expected, not [1]");
  EXPECT_EQ(error_with("/cache", "warm"),
            "field 'cache': \"cold\" or \"hot\" is expected, not \"warm\"");
  EXPECT_EQ(error_with("/disposition", "great"),
            "field 'disposition': a disposition is expected, not \"great\"");
  EXPECT_EQ(error_with("/device", "tpu"),
            "field 'device': \"cpu\" or \"cuda:N\" is expected, not \"tpu\"");
  EXPECT_EQ(error_with("/dtype", "fp12"),
            "field 'dtype': an element type is expected, not \"fp12\"");
  EXPECT_EQ(error_with("/operation", "knit"),
            "field 'operation': this build has no operation 'knit'");
  EXPECT_EQ(error_with("/kernel", "gone"),
            "field 'kernel': this build has no kernel 'gone@block=64' of toy for cpu: build the "
            "revision that measured it, or name its plugin");
  EXPECT_NE(error_with("/problem/n", "many").find("field 'problem': axis 'n'"), std::string::npos);
  EXPECT_EQ(error_with("/kind", "header"), "field 'kind': \"case\" is expected, not \"header\"");
  EXPECT_EQ(error_of([] { return record_from_json(json(3)); }), "an object is expected, not 3");
}

/// What a row of a file, with one value changed, is refused for.
std::string fault_with(const char* pointer, const json& value, const Record& record = measured()) {
  json row = to_json(record);
  row[json::json_pointer(pointer)] = value;
  return error_of([&] {
    check_row(row);
    return 0;
  });
}

constexpr const char* kNoFault = "(nothing thrown)";

TEST(RowOfAFile, MayBeOfAKernelOrOperationThatThisBuildLacks) {
  EXPECT_EQ(fault_with("/kernel", "gone"), kNoFault);
  EXPECT_EQ(fault_with("/operation", "knit"), kNoFault);
  EXPECT_EQ(fault_with("/problem", {{"stitches", 40}, {"pattern", "rib"}}), kNoFault);
  EXPECT_EQ(fault_with("/from_the_future", {1, 2}), kNoFault);
  EXPECT_EQ(fault_with("/run", "20260102T030405Z-0a1b2c"), kNoFault);
}

TEST(RowOfAFile, HasTypesAndRangesOfTheSchema) {
  const struct {
    const char* pointer;
    json value;
    const char* expected;
  } faults[] = {
      {"/kind", "row", "\"case\""},
      {"/key", 3, "text"},
      {"/key", "", "a name"},
      {"/run", 3, "text"},
      {"/operation", nullptr, "text"},
      {"/kernel", "", "a name"},
      {"/default_variant", 1, "true or false"},
      {"/dtype_out", "fp12", "an element type"},
      {"/problem", {1}, "{axis: value}"},
      {"/device", "tpu", "\"cpu\" or \"cuda:N\""},
      {"/timer", "sun", "\"graph\", \"event\", \"cupti\" or \"wall\""},
      {"/disposition", "fine", "a disposition"},
      {"/reason", 1, "text"},
      {"/median_s", -1, "a number above 0"},
      {"/median_s", "fast", "a number above 0"},
      {"/median_s", std::numeric_limits<double>::infinity(), "a number above 0"},
      {"/time_ci_s", {2e-5, 1e-5}, "[low, high]"},
      {"/samples_s", 1e-5, "a list of numbers"},
      {"/sol", 0, "a number above 0"},
      {"/sol_ci", {0.8, 0.9, 1}, "[low, high]"},
      {"/launches_per_sample", 0, "a whole number from 1 to 2147483647"},
      {"/buffer_sets", 1.5, "a whole number from 1 to 2147483647"},
      {"/two_read_floor_s", 0, "a number above 0"},
      {"/flags", "noisy", "a list of texts"},
      {"/flags", {1}, "a list of texts"},
      {"/elapsed_s", -1, "a number from 0 up"},
  };
  for (const auto& [pointer, value, expected] : faults) {
    EXPECT_EQ(fault_with(pointer, value), fmt::format("field '{}': {} is expected, not {}",
                                                      pointer + 1, expected, value.dump()));
  }
  EXPECT_EQ(fault_with("/samples_after/kernel", "kxt"),
            "field 'samples_after.kernel': a text of 3 letters k, t or f is expected, not \"kxt\"");
  EXPECT_EQ(fault_with("/two_read_samples_s", {2e-5}),
            "field 'two_read_samples_s': a list of 3 samples is expected, not 1");
  EXPECT_EQ(fault_with("/samples_s", {1.2e-5, 1.2e-5, 1.1e-5}),
            "field 'median_s': what is typical of 'samples_s' (1.15e-05) is expected, not "
            "1.000001e-05");
  EXPECT_EQ(fault_with("/visits", {1, 2}), kNoFault) << "the median of all, as in older rows";
  EXPECT_EQ(fault_with("/visits", {2, 2}),
            "field 'visits': a list that adds up to 3 samples is expected, not [2,2]");
  EXPECT_EQ(fault_with("/visits", {3.0, 0}),
            "field 'visits': a list of whole numbers above 0 is expected, not [3.0,0]");
  EXPECT_EQ(fault_with("/samples_after/twin", "kt"),
            "field 'samples_after.twin': a text of 3 letters k, t or f is expected, not \"kt\"");
  EXPECT_EQ(fault_with("/two_read_floor_ci_s", {3e-5, 4e-5}).substr(0, 28),
            "field 'two_read_floor_ci_s':");
  EXPECT_EQ(fault_with("/samples_s/2", -1e-5),
            "field 'samples_s[2]': a number above 0 is expected, not -1e-05");
  EXPECT_EQ(fault_with("/twin_samples_s/0", nullptr),
            "field 'twin_samples_s[0]': a number above 0 is expected, not null");
  EXPECT_EQ(fault_with("/problem/n", true),
            "field 'problem.n': a number or a word is expected, not true");
  EXPECT_EQ(fault_with("/modelled/flops", -1),
            "field 'modelled.flops': a number from 0 up is expected, not -1");
  EXPECT_EQ(fault_with("/clock_mhz/after", -1),
            "field 'clock_mhz.after': a number from 0 up is expected, not -1");
  EXPECT_EQ(fault_with("/error/max_ulp", -0.5),
            "field 'error.max_ulp': a number from 0 up is expected, not -0.5");
  EXPECT_EQ(fault_with("/static/occupancy", 1.5),
            "field 'static.occupancy': a number from 0 to 1 is expected, not 1.5");
}

TEST(RowOfAFile, IntervalsHoldTheirEstimate) {
  EXPECT_EQ(fault_with("/time_ci_s", {1.1e-5, 2e-5}),
            "field 'time_ci_s': an interval that holds 'median_s' (1.000001e-05) is "
            "expected, not [1.1e-05,2e-05]");
  EXPECT_EQ(fault_with("/sol", 0.5),
            "field 'sol_ci': an interval that holds 'sol' (0.5) is expected, not [0.85,0.95]");
}

TEST(RowOfAFile, HasTheSolOfItsSamples) {
  Record slower = measured();
  for (double& sample : slower.samples_s) sample *= 1.1;
  slower.time_s = Summary{1.1000011e-5, 1.1e-5, 1.25e-5};
  EXPECT_EQ(fault_with("/sol", 0.9, slower).substr(0, 78),
            "field 'sol': what is typical of 'twin_samples_s' over what is of 'samples_s' (");
  slower.sol = Summary{0.9125 / 1.1, 0.8, 0.95};
  EXPECT_EQ(fault_with("/sol", 0.9125 / 1.1, slower), kNoFault);
  EXPECT_EQ(fault_with("/sol", 0.91 / 1.1, slower), kNoFault) << "of the medians of all";
  slower.twin_samples_s = {};
  slower.twin_samples_after = {};
  EXPECT_EQ(fault_with("/sol", 0.9, slower), kNoFault) << "nothing to check it by";
}

TEST(RowOfAFile, HasTimesIfItIsOkAndOnlyThen) {
  EXPECT_EQ(fault_with("/median_s", nullptr),
            "field 'median_s': a value (the row is ok) is expected, not null");
  EXPECT_EQ(fault_with("/samples_s", json::array()),
            "field 'samples_s': a value (the row is ok) is expected, not []");
  EXPECT_EQ(fault_with("/sol", nullptr), kNoFault);
  EXPECT_EQ(fault_with("/disposition", "incorrect"),
            "field 'median_s': null (the row is incorrect) is expected, not 1.000001e-05");
  Record refused;
  refused.identity = toy_case();
  refused.disposition = Disposition::unsupported;
  EXPECT_EQ(fault_with("/reason", "for the test", refused), kNoFault);
  EXPECT_EQ(fault_with("/samples_s", {1e-5}, refused),
            "field 'samples_s': null (the row is unsupported) is expected, not [1e-05]");
}

TEST(RecordJson, EveryCaseOfTheTreeComesBack) {
  ASSERT_FALSE(kernels().empty());
  for (const Kernel* kernel : kernels()) {
    const Case c{
        .problem = find_operation(kernel->operation)->make_problem(kernel->dtypes.front(), {}),
        .kernel = kernel,
        .device = {kernel->device, 0},
        .cache = Cache::cold,
        .timer = TimerKind::wall};
    const Case again = case_from_json(json::parse(to_json(c).dump()));
    EXPECT_EQ(again.kernel, kernel);
    EXPECT_EQ(again.key(), c.key());
  }
}

}  // namespace
}  // namespace roofmax
