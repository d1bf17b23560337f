#include "harness/explain/cause.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "harness/explain/row_facts.hpp"

namespace roofmax::explain {
namespace {

/// A row of nothing in particular: half of the speed of memory, the device full.
Facts plain() {
  return {.sol = 0.5,
          .fixed = 0.01,
          .moved = 1,
          .is_counted = true,
          .blocks = 4224,
          .processors = 132,
          .blocks_of_processor = 8,
          .warps = 0.9,
          .issue = 0.3,
          .exponentials = 0.1};
}

TEST(Cause, NothingThatStandsOutIsUnknown) {
  EXPECT_EQ(explain(plain()).cause, Cause::unknown);
  EXPECT_FALSE(explain(plain()).first_change.empty());
}

TEST(Cause, EachRuleHolds) {
  const auto cause_with = [](const auto& change) {
    Facts facts = plain();
    change(facts);
    return explain(facts).cause;
  };
  EXPECT_EQ(cause_with([](Facts& f) { f.sol = 0.93; }), Cause::memory);
  EXPECT_EQ(cause_with([](Facts& f) { f.sol = 0.5, f.moved = 1.9; }), Cause::reread);
  EXPECT_EQ(cause_with([](Facts& f) { f.sol = 0.4, f.moved = 1.6; }), Cause::reread);
  EXPECT_EQ(cause_with([](Facts& f) { f.fixed = 0.4; }), Cause::fixed_cost);
  EXPECT_EQ(cause_with([](Facts& f) { f.blocks = 16; }), Cause::parallelism);
  EXPECT_EQ(cause_with([](Facts& f) { f.warps = 0.12; }), Cause::parallelism);
  EXPECT_EQ(cause_with([](Facts& f) { f.issue = 0.6; }), Cause::issue);
  EXPECT_EQ(cause_with([](Facts& f) { f.spread = 8, f.sectors = 0.9; }), Cause::coalescing);
  EXPECT_EQ(cause_with([](Facts& f) { f.spread = 8, f.sectors = 0.3; }), Cause::coalescing);
  EXPECT_EQ(cause_with([](Facts& f) { f.spread = 8, f.sectors = 0.3, f.issue = 0.7; }),
            Cause::issue)
      << "what is busier comes first";
  EXPECT_EQ(cause_with([](Facts& f) { f.spread = 8, f.sectors = 0.2; }), Cause::unknown);
  EXPECT_EQ(cause_with([](Facts& f) { f.spread = 1, f.sectors = 0.9; }), Cause::unknown);
  EXPECT_EQ(cause_with([](Facts& f) { f.exponentials = 0.7; }), Cause::exponentials);
  EXPECT_EQ(cause_with([](Facts& f) { f.source = Source::cache, f.sol = 0.8; }), Cause::cache);
  EXPECT_EQ(cause_with([](Facts& f) { f.blocks = 1100; }), Cause::imbalance);
}

/// What was counted is more than a model says, which may leave some of it out.
TEST(Cause, ExponentialsAreThoseThatTheirUnitWasCountedToTake) {
  Facts facts = plain();
  facts.issue = 0.52;
  facts.exponential_unit = 0.85;
  facts.exponentials = 0.08;
  const Finding beyond = explain(facts);
  EXPECT_EQ(beyond.cause, Cause::exponentials);
  EXPECT_EQ(
      beyond.evidence,
      "the unit of exponentials, which also does conversions and reciprocals, needs 85% of the "
      "time; the model's exponentials are 8%");
  EXPECT_NE(beyond.first_change.find("beyond the model"), std::string::npos);
  facts.exponentials = 0.8;
  EXPECT_NE(explain(facts).first_change.find("one an element"), std::string::npos);
  facts.exponential_unit = 0.2;
  facts.issue = 0.3;
  EXPECT_EQ(explain(facts).cause, Cause::unknown) << "the unit was not busy";
  facts.exponential_unit = std::nullopt;
  EXPECT_EQ(explain(facts).evidence, "its model's exponentials need 80% of the time of their unit");
}

/// As much of the time as is lost, or at least half of it.
TEST(Cause, ALastWaveHasToExplainWhatIsLost) {
  Facts facts = plain();
  facts.blocks = 1100;  // 48% of the time of two waves
  EXPECT_EQ(explain(facts).cause, Cause::imbalance);
  EXPECT_EQ(explain(facts).evidence,
            "the device holds 1056 of its 1100 blocks at a time: the last 44 leave it 96% idle, "
            "which is 48% of the time of its 2 waves; 50% is lost");
  facts.sol = 0.85;
  EXPECT_EQ(explain(facts).cause, Cause::unknown) << "less is lost";
  facts.sol = 0.02;
  EXPECT_EQ(explain(facts).cause, Cause::unknown) << "twice as much is";
  facts.sol = 0.1;
  EXPECT_EQ(explain(facts).cause, Cause::imbalance);
}

/// A short twin is mostly launch: what it says of bytes is little, and of a few of them nothing.
TEST(Cause, TheSpeedOfBytesIsWithoutTheLaunch) {
  Facts facts = plain();
  facts.moved = 2;
  facts.is_counted = false;
  facts.sol = 0.48;
  facts.fixed = facts.launch = 0.26;
  EXPECT_EQ(explain(facts).cause, Cause::unknown) << "the twin takes less than two launches";
  facts.launch = 0.1;
  EXPECT_DOUBLE_EQ(speed_of(facts), 0.38 / 0.9);
  EXPECT_EQ(explain(facts).cause, Cause::reread);
  EXPECT_EQ(explain(facts).evidence,
            "its own model moves 2.00 times the compulsory bytes, at 84% of the speed of memory");
  facts = plain();
  facts.sol = 0.93;
  facts.fixed = facts.launch = 0.1;
  EXPECT_EQ(explain(facts).evidence,
            "memory moved 1.00 times the compulsory bytes, at 92% of the speed of memory");
  facts.fixed = facts.launch = 0.32;
  EXPECT_EQ(explain(facts).cause, Cause::fixed_cost);
  facts.source = Source::cache;
  EXPECT_EQ(explain(facts).cause, Cause::fixed_cost);
}

TEST(Cause, BlocksThatShareARowAreNotToldTo) {
  Facts facts = plain();
  facts.blocks = 16;
  EXPECT_EQ(explain(facts).first_change, "let several blocks share a row") << "rows are not known";
  facts.rows = 16;
  EXPECT_EQ(explain(facts).first_change, "let several blocks share a row");
  facts.rows = 4;
  EXPECT_EQ(explain(facts).first_change,
            "more blocks a row than it has, or less to do after the last load of a row");
  facts.rows = 64;
  EXPECT_EQ(explain(facts).first_change, "fewer rows a block; then let several blocks share a row");
}

/// What L1 serves again, or what was spilled, is no sign of spread accesses.
TEST(Cause, AccessesAreSpreadByTheirSectorsOrByWhatReachesTheL2) {
  Facts facts = plain();
  facts.spread = 12;
  facts.sectors = 0.5;
  EXPECT_EQ(explain(facts).cause, Cause::coalescing);
  facts.over_l2 = 0.8;
  EXPECT_EQ(explain(facts).cause, Cause::coalescing);
  facts.local_bytes = 16;
  EXPECT_EQ(explain(facts).cause, Cause::unknown);
  facts.local_bytes = 0;
  facts.over_l2 = 4.8;
  EXPECT_EQ(explain(facts).cause, Cause::unknown);
  facts.of_access = 32;
  EXPECT_EQ(explain(facts).cause, Cause::coalescing);
  EXPECT_EQ(
      explain(facts).evidence,
      "L1 moves 12.0 times the bytes of its model, in sectors that take 50% of the time at one "
      "a cycle, 32 for each access of a warp");
  facts.sectors = 0.2;
  EXPECT_EQ(explain(facts).cause, Cause::coalescing) << "a count is surer than what L1 moves";
  facts.sectors = 0.1;
  EXPECT_EQ(explain(facts).cause, Cause::unknown);
  facts.sectors = 0.5;
  facts.over_l2 = 0.8;
  facts.of_access = 16;
  EXPECT_EQ(explain(facts).cause, Cause::unknown) << "16 bytes of each thread";
}

/// Many small launches in turn, unlike few of which each depends on the one before.
TEST(Cause, LaunchesThatWouldFillTheDeviceTogetherAreOneTooMany) {
  Facts facts = plain();
  facts.blocks = 20;
  facts.launches = 20;
  facts.fixed = 0.27;
  facts.blocks_of_all = 400;
  facts.most_blocks = 20;
  EXPECT_EQ(explain(facts).cause, Cause::fixed_cost);
  EXPECT_EQ(explain(facts).first_change, "do it in one launch");
  EXPECT_NE(explain(facts).evidence.find("20 launches, of 20 blocks at most for 132"),
            std::string::npos);
  facts.most_blocks = 512;
  EXPECT_EQ(explain(facts).cause, Cause::parallelism) << "one of them fills the device";
  facts.most_blocks = 20;
  facts.blocks_of_all = 128;
  EXPECT_EQ(explain(facts).cause, Cause::parallelism);
  facts.blocks_of_all = std::nullopt;
  EXPECT_EQ(explain(facts).cause, Cause::parallelism);
}

/// By elimination.
TEST(Cause, OfACpuThatDoesNotWaitForMemoryIsItsInstructions) {
  Facts facts{.sol = 0.2, .is_cpu = true};
  EXPECT_EQ(explain(facts).cause, Cause::issue);
  EXPECT_NE(explain(facts).evidence.find("memory needs 20% of the time"), std::string::npos);
  facts.moved = 1.4;
  EXPECT_NE(explain(facts).evidence.find("memory needs 28%"), std::string::npos);
  facts.source = Source::cache;
  EXPECT_NE(explain(facts).evidence.find("the cache needs 20%"), std::string::npos);
  facts = {.sol = 0.7, .is_cpu = true};
  EXPECT_EQ(explain(facts).cause, Cause::unknown);
  EXPECT_NE(explain(facts).evidence.find("memory needs 70% of the time"), std::string::npos);
  EXPECT_EQ(explain(facts).first_change, "profile it");
  facts.is_cpu = false;
  EXPECT_NE(explain(facts).first_change.find("--counters default"), std::string::npos);
}

/// What keeps every resource idle explains more than the resource that is the least idle.
TEST(Cause, WhatLeavesTheDeviceIdleComesFirst) {
  Facts facts = plain();
  facts.sol = 0.2;
  facts.blocks = 4;
  facts.issue = 0.01;
  facts.warps = 0.1;
  facts.moved = 2;
  EXPECT_EQ(explain(facts).cause, Cause::parallelism);
  EXPECT_NE(explain(facts).evidence.find("4 blocks for 132 processors"), std::string::npos);
  facts.sol = 0.5;
  EXPECT_EQ(explain(facts).cause, Cause::parallelism) << "four blocks cannot be at its speed";
  facts.fixed = 0.5;
  EXPECT_EQ(explain(facts).cause, Cause::fixed_cost);
  facts.sol = 0.9;
  facts.moved = 1;
  EXPECT_EQ(explain(facts).cause, Cause::memory) << "it cannot be faster than memory";
}

/// A hot twin's speed is that of the cache: no bytes of memory can be read from it.
TEST(Cause, AHotRowIsNotJudgedByTheBytesOfMemory) {
  Facts facts = plain();
  facts.source = Source::cache;
  facts.moved = 2;
  EXPECT_EQ(explain(facts).cause, Cause::unknown);
}

TEST(Cause, WhatALaunchIsMadeOfIsPartOfTheEvidence) {
  const auto header = nlohmann::json::parse("{}");
  auto row = nlohmann::json::parse(R"({"median_s": 1e-5, "sol": 0.95, "cache": "cold",
    "bytes": {"compulsory": {"read": 6000000, "write": 2000000}},
    "parts": [{"name": "row_max", "time_s": 3e-6, "gap_s": null},
              {"name": "subtract", "time_s": 7e-6, "gap_s": 5e-7}]})");
  const auto ending = [&] {
    const std::string evidence = explain(*facts_of(row, header)).evidence;
    return evidence.substr(evidence.find(';'));
  };
  EXPECT_EQ(ending(), "; of its 2 parts row_max 30%, subtract 70%; the gaps between add 5%");
  row["parts"][1]["gap_s"] = -5e-7;
  EXPECT_EQ(ending(), "; of its 2 parts row_max 30%, subtract 70%") << "they overlap";
  for (const char* const name : {"a", "b", "c"}) {
    row["parts"].push_back({{"name", name}, {"time_s", 1e-6}, {"gap_s", 0.0}});
  }
  EXPECT_EQ(ending(), "; of its 5 parts the longest are subtract 54%, row_max 23%, a 8%, b 8%");
  row["parts"] = {{{"name", "row_max"}, {"time_s", 3e-6}, {"gap_s", nullptr}}};
  EXPECT_EQ(explain(*facts_of(row, header)).evidence.find("parts"), std::string::npos);
  row["parts"] = nullptr;
  EXPECT_EQ(explain(*facts_of(row, header)).evidence.find("parts"), std::string::npos);
}

/// A model may move more than memory could have in the time: then a cache gave a part of it.
TEST(RowFacts, WhatMemoryCannotHaveMovedIsSaidToBeOfACache) {
  const auto header = nlohmann::json::parse(R"({"device": {"processors": 132}})");
  auto row = nlohmann::json::parse(R"({"median_s": 1e-5, "sol": 0.4, "cache": "cold",
    "bytes": {"compulsory": {"read": 6000000, "write": 2000000},
              "modelled": {"read": 18000000, "write": 6000000}}})");
  const Finding found = explain(*facts_of(row, header));
  EXPECT_EQ(found.cause, Cause::reread);
  EXPECT_EQ(found.evidence,
            "its own model moves 3.00 times the compulsory bytes, of which a cache gave some, at "
            "120% of the speed of memory");
  row["sol"] = 0.93;
  EXPECT_EQ(explain(*facts_of(row, header)).cause, Cause::memory)
      << "what a cache gave costs nothing where memory alone explains the time";
}

TEST(RowFacts, BytesAreCountedWhereBothDirectionsAre) {
  const auto header = nlohmann::json::parse(R"({"device": {"processors": 132}})");
  auto row = nlohmann::json::parse(R"({"median_s": 1e-5, "sol": 0.9, "cache": "cold",
    "bytes": {"compulsory": {"read": 6000000, "write": 2000000},
              "modelled": {"read": 6000000, "write": 2000000},
              "measured": {"dram_read": 6000000, "dram_write": 2000000}}})");
  EXPECT_TRUE(facts_of(row, header)->is_counted);
  row["bytes"]["measured"]["dram_write"] = nullptr;
  EXPECT_FALSE(facts_of(row, header)->is_counted);
  EXPECT_DOUBLE_EQ(facts_of(row, header)->moved, 1);
}

TEST(RowFacts, AClockOrProcessorsOfZeroAreNotKnown) {
  const auto header = nlohmann::json::parse(R"({"device": {"processors": 0}})");
  const auto row = nlohmann::json::parse(R"({"median_s": 1e-5, "sol": 0.5, "cache": "cold",
    "bytes": {"compulsory": {"read": 6000000, "write": 2000000}},
    "modelled": {"exponentials": 1e9}, "clock_mhz": {"after": 0},
    "static": {"launches": [{"grid": 4}]}})");
  EXPECT_FALSE(facts_of(row, header)->processors);
  EXPECT_FALSE(facts_of(row, header)->exponentials);
}

TEST(RowFacts, ALaunchIsJudgedByThePartThatTakesLongest) {
  const auto header = nlohmann::json::parse(R"({"device": {"processors": 132}})");
  auto row = nlohmann::json::parse(R"({"median_s": 1e-5, "sol": 0.1, "cache": "cold",
    "bytes": {"compulsory": {"read": 6000000, "write": 2000000}},
    "static": {"launches": [{"grid": 4}, {"grid": 1024}]}, "parts": null})");
  EXPECT_EQ(facts_of(row, header)->blocks, 1024) << "the most, where none was timed";
  row["static"]["launches"].push_back({{"grid", nullptr}});
  EXPECT_EQ(facts_of(row, header)->blocks, 1024) << "what is not known is no grid";
  row["static"]["launches"].erase(2);
  row["parts"] = {{{"name", "row_max"}, {"time_s", 8e-6}}, {{"name", "divide"}, {"time_s", 1e-6}}};
  EXPECT_EQ(facts_of(row, header)->blocks, 4);
  row["parts"][1]["time_s"] = 9e-6;
  EXPECT_EQ(facts_of(row, header)->blocks, 1024);
  row["parts"].push_back({{"name", "fill"}, {"time_s", 1e-3}});
  EXPECT_EQ(facts_of(row, header)->blocks, 1024) << "parts that are no kernels have no launch";
}

TEST(RowFacts, OnlyWhatFitsTheCacheIsFoundInIt) {
  auto header = nlohmann::json::parse(R"({"device": {"cache_bytes": 16000000}})");
  auto row = nlohmann::json::parse(R"({"median_s": 1e-5, "sol": 0.9, "cache": "hot",
    "bytes": {"compulsory": {"read": 6000000, "write": 2000000},
              "modelled": {"read": 6000000, "write": 2000000}}})");
  const auto found = [&] { return explain(*facts_of(row, header)); };
  EXPECT_EQ(found().cause, Cause::cache);
  header["device"]["cache_bytes"] = 9e6;
  EXPECT_EQ(found().cause, Cause::unknown) << "some of it comes from memory";
  header["device"]["cache_bytes"] = 4e6;
  EXPECT_EQ(found().cause, Cause::memory);
  header["device"]["cache_bytes"] = nullptr;
  EXPECT_EQ(found().cause, Cause::memory);
  header["device"]["cache_bytes"] = 9e6;
  row["bytes"]["measured"] = {{"dram_read", 500000}, {"dram_write", 100000}};
  EXPECT_EQ(found().cause, Cause::cache) << "memory was seen to move little";
  row["bytes"]["measured"]["dram_read"] = 4000000;
  EXPECT_EQ(found().cause, Cause::unknown);
  EXPECT_NE(found().evidence.find("memory moved 0.51 times"), std::string::npos);
  row["cache"] = "cold";
  row["bytes"]["measured"]["dram_read"] = 7900000;
  EXPECT_EQ(found().cause, Cause::memory);
}

/// What a model counts twice, the cache may have given the second time.
TEST(RowFacts, NothingIsFasterThanMemory) {
  auto row = nlohmann::json::parse(R"({"median_s": 1e-5, "sol": 0.7, "cache": "cold",
    "bytes": {"compulsory": {"read": 6000000, "write": 2000000},
              "modelled": {"read": 12000000, "write": 2000000}}})");
  EXPECT_DOUBLE_EQ(facts_of(row, {})->moved, 1);
  row["sol"] = 0.5;
  EXPECT_DOUBLE_EQ(facts_of(row, {})->moved, 1.75);
  EXPECT_EQ(explain(*facts_of(row, {})).cause, Cause::reread);
  EXPECT_NE(explain(*facts_of(row, {})).first_change.find("count its bytes"), std::string::npos);
}

TEST(RowFacts, FewCountedBytesAreThoseOfOthersToo) {
  auto row = nlohmann::json::parse(R"({"median_s": 1e-5, "sol": 0.5, "cache": "cold",
    "bytes": {"compulsory": {"read": 200000, "write": 200000},
              "modelled": {"read": 200000, "write": 200000},
              "measured": {"dram_read": 250000, "dram_write": 1500000}}})");
  EXPECT_FALSE(facts_of(row, {})->is_counted);
  EXPECT_DOUBLE_EQ(facts_of(row, {})->moved, 1);
  row["cache"] = "hot";
  const auto header = nlohmann::json::parse(R"({"device": {"cache_bytes": 1000000}})");
  EXPECT_EQ(facts_of(row, header)->source, Source::cache);
}

TEST(RowFacts, AreThoseOfTheRecord) {
  const auto header =
      nlohmann::json::parse(R"({"device": {"processors": 100}, "fixed_cost_s": {"graph": 1e-6}})");
  auto row = nlohmann::json::parse(R"({
    "median_s": 1e-5, "sol": 0.5, "cache": "cold", "timer": "graph",
    "modelled": {"launches": 2, "exponentials": 3.2e6},
    "bytes": {"compulsory": {"read": 3e7, "write": 1e7},
              "modelled": {"read": 6e7, "write": 1e7},
              "measured": {"dram_read": 5e7, "dram_write": 1e7, "l2": 1}},
    "static": {"launches": [{"grid": 7, "blocks_per_sm": 8, "occupancy": 0.5, "registers": 32},
                            {"grid": 500, "blocks_per_sm": 4, "occupancy": 1.0, "registers": 40,
                             "local_bytes": 24}]},
    "clock_mhz": {"before": 900, "after": 1000},
    "problem": {"b": 2, "heads": 3, "sq": 5, "sk": 7, "scale": "0.125"},
    "counters": {"smsp__inst_executed.sum": 2e6, "smsp__inst_executed_pipe_xu.sum": 2e5,
                 "l1tex__t_bytes.sum": 1.4e8, "lts__t_bytes.sum": 7e7,
                 "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum": 3e6,
                 "smsp__inst_executed_op_global_ld.sum": 1e6,
                 "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum": 2e6,
                 "smsp__inst_executed_op_global_st.sum": 1e5,
                 "sm__warps_active.avg.pct_of_peak_sustained_active": 25.0}})");
  const auto facts = facts_of(row, header);
  ASSERT_TRUE(facts);
  EXPECT_DOUBLE_EQ(facts->fixed, 0.2) << "two launches of 1 us in 10 us";
  EXPECT_DOUBLE_EQ(facts->moved, 1.5);
  EXPECT_TRUE(facts->is_counted);
  EXPECT_EQ(facts->blocks, 500);
  EXPECT_EQ(facts->registers, 40);
  EXPECT_DOUBLE_EQ(*facts->warps, 0.25);
  // 100 SMs for 10 us at 1 GHz: a million cycles.
  EXPECT_DOUBLE_EQ(*facts->issue, 0.5);
  EXPECT_DOUBLE_EQ(*facts->exponentials, 0.2);
  EXPECT_DOUBLE_EQ(*facts->exponential_unit, 0.4);
  EXPECT_DOUBLE_EQ(facts->launch, 0.1);
  EXPECT_EQ(facts->rows, 30);
  EXPECT_DOUBLE_EQ(*facts->spread, 2);
  EXPECT_DOUBLE_EQ(*facts->over_l2, 2);
  EXPECT_DOUBLE_EQ(*facts->of_access, 3) << "of loads, which have more sectors";
  EXPECT_EQ(facts->local_bytes, 24);
  row["counters"]["l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"] = 3.2e6;
  EXPECT_DOUBLE_EQ(*facts_of(row, header)->of_access, 32);

  row["counters"] = nullptr;
  row["bytes"]["measured"] = nullptr;
  const auto uncounted = facts_of(row, header);
  EXPECT_FALSE(uncounted->is_counted);
  EXPECT_DOUBLE_EQ(uncounted->moved, 1.75);
  EXPECT_DOUBLE_EQ(*uncounted->warps, 1.0);
  EXPECT_FALSE(uncounted->issue);
  row["median_s"] = nullptr;
  EXPECT_FALSE(facts_of(row, header));
}

}  // namespace
}  // namespace roofmax::explain
