#include "harness/profile/occupancy.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

namespace roofmax {
namespace {

const Processor& h200() { return *find_processor("h200"); }

class OccupancyOf : public testing::Test {
 protected:
  void SetUp() override {
    if (ROOFMAX_TEST_CUDA == 0) GTEST_SKIP() << "built without CUDA";
  }
};

// The runtime's own answers on an H200 stand in the published records.
TEST_F(OccupancyOf, IsThatOfTheRuntime) {
  std::set<std::tuple<int, int, std::int64_t, int>> launches;
  const std::filesystem::path records =
      std::filesystem::path(ROOFMAX_TEST_SOURCE) / "reports/records/h200";
  for (const auto& entry : std::filesystem::directory_iterator(records)) {
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);) {
      // Parsing all the samples would take seconds.
      const std::size_t begin = line.find("\"static\":{\"launches\":[");
      if (begin == std::string::npos) continue;
      const std::size_t list = line.find('[', begin);
      const auto told = nlohmann::json::parse(line.substr(list, line.find(']', list) - list + 1));
      for (const auto& launch : told) {
        if (launch.at("blocks_per_sm").is_null()) continue;
        launches.emplace(launch.at("threads").get<int>(), launch.at("registers").get<int>(),
                         launch.at("shared_bytes").get<std::int64_t>(),
                         launch.at("blocks_per_sm").get<int>());
      }
    }
  }
  ASSERT_GT(launches.size(), 100U);
  for (const auto& [threads, registers, shared, blocks] : launches) {
    SCOPED_TRACE(testing::Message()
                 << threads << " threads of " << registers << " registers, " << shared << " bytes");
    const auto counted = occupancy_of(h200(), threads, registers, shared);
    ASSERT_TRUE(counted);
    EXPECT_EQ(counted->blocks, blocks);
  }
}

TEST_F(OccupancyOf, SaysWhatLimitsIt) {
  EXPECT_EQ(occupancy_of(h200(), 256, 255, 0)->limit, "registers");
  EXPECT_EQ(occupancy_of(h200(), 256, 32, 100 * 1024)->limit, "shared memory");
  EXPECT_EQ(occupancy_of(h200(), 1024, 16, 0)->limit, "warps");
  EXPECT_EQ(occupancy_of(h200(), 32, 16, 0)->limit, "blocks");
  EXPECT_EQ(occupancy_of(h200(), 128, 16, 0, 16)->limit, "barriers");
  // Where registers would be short too, of what there is no more.
  EXPECT_EQ(occupancy_of(h200(), 1024, 32, 0)->limit, "warps");
  EXPECT_DOUBLE_EQ(occupancy_of(h200(), 1024, 16, 0)->share, 1.0);
  EXPECT_DOUBLE_EQ(occupancy_of(h200(), 32, 16, 0)->share, 0.5);
}

TEST_F(OccupancyOf, OfABlockThatDoesNotFitIsNone) {
  EXPECT_FALSE(occupancy_of(h200(), 1024, 128, 0));
  EXPECT_FALSE(occupancy_of(h200(), 256, 32, h200().shared_bytes_of_block + 1));
}

TEST(Processor, IsFoundByNameAndByCapability) {
  ASSERT_NE(find_processor("h100"), nullptr);
  EXPECT_EQ(find_processor("h100")->capability, 90);
  ASSERT_NE(find_processor("sm_120"), nullptr);
  EXPECT_EQ(find_processor("sm_120")->threads, 1536);
  EXPECT_EQ(find_processor_of(90)->name, "h200");
  EXPECT_EQ(find_processor("sm_12"), nullptr);
  EXPECT_EQ(find_processor(""), nullptr);
}

TEST(Processor, RunsCodeOfItsMajorVersion) {
  EXPECT_TRUE(runs_code_of(86, 80));
  EXPECT_FALSE(runs_code_of(80, 86));
  EXPECT_FALSE(runs_code_of(90, 89));
  EXPECT_TRUE(runs_code_of(120, 120));
}

}  // namespace
}  // namespace roofmax
