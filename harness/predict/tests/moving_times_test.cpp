#include "harness/predict/moving_times.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <tuple>

namespace roofmax::predict {
namespace {

using nlohmann::json;

json ceiling(const char* cache, const char* direction, double bytes, double seconds) {
  return {{"cache", cache},
          {"direction", direction},
          {"footprint_bytes", bytes},
          {"bytes_per_s", bytes / seconds}};
}

/// 1000 and 3000 bytes: read in 1 and 2 s, written in 2 and 4, copied in 3 and 6; a tenth of it
/// hot.
json ceilings() {
  json all = json::array();
  for (const auto& [cache, factor] : {std::pair{"cold", 1.0}, {"hot", 0.1}}) {
    for (const auto& [direction, slow] : {std::pair{"read", 1.0}, {"write", 2.0}, {"copy", 3.0}}) {
      all.push_back(ceiling(cache, direction, 3000, 2 * slow * factor));
      all.push_back(ceiling(cache, direction, 1000, slow * factor));
    }
  }
  return all;
}

TEST(MovingTimes, AreThoseMeasuredAndLieBetween) {
  const MovingTimes times(ceilings(), 1 << 20);
  EXPECT_DOUBLE_EQ(times.seconds({1000, 0}, Cache::cold), 1);
  EXPECT_DOUBLE_EQ(times.seconds({0, 3000}, Cache::cold), 4);
  EXPECT_DOUBLE_EQ(times.seconds({500, 500}, Cache::cold), 3);
  EXPECT_DOUBLE_EQ(times.seconds({2000, 0}, Cache::cold), 1.5);
  EXPECT_DOUBLE_EQ(times.seconds({2000, 0}, Cache::hot), 0.15);
  EXPECT_DOUBLE_EQ(times.cached_bytes_per_s(), 15000);
}

TEST(MovingTimes, BelowTheLeastFootprintAllCostTheSameAndAboveTheLastTheyGrow) {
  const MovingTimes times(ceilings(), 1 << 20);
  EXPECT_DOUBLE_EQ(times.seconds({1, 0}, Cache::cold), 1);
  EXPECT_DOUBLE_EQ(times.seconds({6000, 0}, Cache::cold), 4);
  EXPECT_EQ(times.seconds({0, 0}, Cache::cold), 0);
}

TEST(MovingTimes, OfAMixAreOfACopyAndOfTheRest) {
  // Two thirds are copied at the speed of 3000 bytes, a third is read, or written, at it.
  const MovingTimes times(ceilings(), 1 << 20);
  EXPECT_DOUBLE_EQ(times.seconds({2000, 1000}, Cache::cold), 6 * 2. / 3 + 2 * 1. / 3);
  EXPECT_DOUBLE_EQ(times.seconds({1000, 2000}, Cache::cold), 6 * 2. / 3 + 4 * 1. / 3);
}

TEST(MovingTimes, OfWhatIsHotGoOnAsBelowUpToTheEndOfTheCache) {
  json all = ceilings();
  for (const char* const direction : {"read", "write", "copy"}) {
    all.push_back(ceiling("hot", direction, 9000, 9));
    all.push_back(ceiling("cold", direction, 9000, 9));
  }
  const MovingTimes times(all, 5000);
  // Read: 0.1 s for 1000 bytes, 0.2 for 3000, so 0.3 for the 5000 that the cache holds.
  EXPECT_DOUBLE_EQ(times.seconds({4000, 0}, Cache::hot), 0.25);
  EXPECT_DOUBLE_EQ(times.seconds({5000, 0}, Cache::hot), 0.3);
  EXPECT_DOUBLE_EQ(times.seconds({7000, 0}, Cache::hot), (0.3 + 9) / 2);
  EXPECT_DOUBLE_EQ(times.seconds({6000, 0}, Cache::cold), (2 + 9.) / 2);
  EXPECT_DOUBLE_EQ(times.memory_bytes_per_s(), 1000);
}

TEST(MovingTimes, AreNoneOfADisturbedMachine) {
  json all = ceilings();
  json disturbed = ceiling("cold", "read", 2000, 1000);
  disturbed["flags"] = {"contended"};
  all.push_back(disturbed);
  EXPECT_DOUBLE_EQ(MovingTimes(all, 1 << 20).seconds({2000, 0}, Cache::cold), 1.5);
}

TEST(MovingTimes, FieldsOfAnotherTypeAreNamedWithTheCure) {
  const std::tuple<const char*, json, const char*> faults[] = {
      {"cache", nullptr, "ceilings: cache of one is null, not text"},
      {"direction", 1, "ceilings: direction of one is 1, not text"},
      {"bytes_per_s", "fast", "ceilings: bytes_per_s of one is no number above 0"}};
  for (const auto& [field, value, what] : faults) {
    json wrong = ceilings();
    wrong[2][field] = value;
    try {
      const MovingTimes times(wrong, 1 << 20);
      FAIL() << field;
    } catch (const std::runtime_error& error) {
      EXPECT_EQ(std::string(error.what()),
                std::string(what) + ": measure them with 'roofmax roof --device cuda --out FILE'");
    }
  }
}

TEST(MovingTimes, NeedTwoFootprintsOfEach) {
  json few = ceilings();
  few.erase(few.begin());
  try {
    const MovingTimes times(few, 1 << 20);
    FAIL() << "one footprint was enough";
  } catch (const std::runtime_error& error) {
    EXPECT_EQ(std::string(error.what()),
              "ceilings: 1 of read (cold) where two footprints are needed: measure them with "
              "'roofmax roof --device cuda --out FILE'");
  }
}

}  // namespace
}  // namespace roofmax::predict
