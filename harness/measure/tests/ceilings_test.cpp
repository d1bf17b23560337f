#include "harness/measure/ceilings.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "harness/measure/buffer_sets.hpp"
#include "harness/measure/tests/fake_backend.hpp"

namespace roofmax {
namespace {

/// A device on which everything moves at `kSpeed`.
class Ceilings : public ::testing::Test {
 protected:
  static constexpr double kSpeed = 1e9;

  Ceilings() {
    backend_.mutable_traits().cache_bytes = 64 * 1024;
    backend_.add({.name = "mover",
                  .supports = [](const Bytes&) { return true; },
                  .enqueue =
                      [this](const StreamingWork& work, Stream) {
                        backend_.launched("mover",
                                          static_cast<double>(work.bytes.total()) / kSpeed);
                        touched_.push_back(work.source);
                        if (backend_.is_timing() && !backend_.has_evicted(work)) ++not_evicted_;
                      }});
  }

  std::vector<std::string> measure(const CeilingBudget& budget) {
    return measure_ceilings(backend_, footprints_, budget,
                            [&](const nlohmann::json& what) { told_.push_back(what); });
  }

  tests::FakeBackend backend_;
  std::vector<std::int64_t> footprints_ = {1 << 20, 64 << 10};
  std::vector<nlohmann::json> told_;
  std::vector<const void*> touched_;  ///< the buffer of each launch
  int not_evicted_ = 0;               ///< launches that were timed
};

TEST_F(Ceilings, WhatIsMovedIsEvictedBefore) {
  backend_.begin_to_evict();
  backend_.mutable_traits().cache_bytes = 16 << 20;  // several sets, which launches go through
  ASSERT_TRUE(measure({.each_s = 1e-3, .total_s = 60}).empty());
  EXPECT_GT(touched_.size(), 100u);
  EXPECT_GT(std::set<const void*>(touched_.begin(), touched_.end()).size(), 40u);
  EXPECT_EQ(not_evicted_, 0);
}

TEST_F(Ceilings, EachIsAnnouncedAndThenToldAtOnce) {
  EXPECT_TRUE(measure({.each_s = 1e-3, .total_s = 60}).empty());
  ASSERT_EQ(told_.size(), 24u);
  for (std::size_t i = 0; i < 12; ++i) {
    const nlohmann::json& step = told_[2 * i].at("step");
    const nlohmann::json& ceiling = told_[2 * i + 1].at("ceiling");
    EXPECT_EQ(step.at("index"), i);
    EXPECT_EQ(step.at("total"), 12);
    for (const char* const field : {"direction", "cache", "footprint_bytes"}) {
      EXPECT_EQ(step.at(field), ceiling.at(field)) << field;
    }
    EXPECT_EQ(ceiling.at("footprint_bytes"), footprints_[i / 6]);
    EXPECT_NEAR(ceiling.at("bytes_per_s").get<double>(), kSpeed, 1e-6 * kSpeed);
    EXPECT_EQ(ceiling.at("kernel"), "mover");
    EXPECT_EQ(ceiling.at("flags"), nlohmann::json::array());
    EXPECT_GE(ceiling.at("samples"), 5);
    EXPECT_LE(ceiling.at("ci")[0], ceiling.at("bytes_per_s"));
    EXPECT_GE(ceiling.at("ci")[1], ceiling.at("bytes_per_s"));
  }
}

/// Looks at what threads waited while one ceiling is measured: around the choice of the kernel, and
/// around the samples.
constexpr int kLooks = 4;

TEST_F(Ceilings, OneThatIsDisturbedOnceIsMeasuredAgain) {
  footprints_ = {64 << 10};
  backend_.contend_for(kLooks);
  ASSERT_TRUE(measure({.each_s = 1e-3, .total_s = 60}).empty());
  ASSERT_EQ(told_.size(), 12u);
  for (std::size_t i = 1; i < told_.size(); i += 2) {
    EXPECT_EQ(told_[i].at("ceiling").at("flags"), nlohmann::json::array());
  }
}

TEST_F(Ceilings, OneThatIsDisturbedTwiceIsFlaggedAndNoOther) {
  footprints_ = {64 << 10};
  backend_.contend_for(2 * kLooks);
  ASSERT_TRUE(measure({.each_s = 1e-3, .total_s = 60}).empty());
  ASSERT_EQ(told_.size(), 12u);
  EXPECT_EQ(told_[1].at("ceiling").at("flags"), nlohmann::json{"contended"});
  for (std::size_t i = 3; i < told_.size(); i += 2) {
    EXPECT_EQ(told_[i].at("ceiling").at("flags"), nlohmann::json::array());
  }
}

TEST_F(Ceilings, ADisturbedChoiceIsADisturbedCeiling) {
  footprints_ = {64 << 10};
  // In the second attempt only the choice is disturbed.
  backend_.contend_for(kLooks + 2);
  ASSERT_TRUE(measure({.each_s = 1e-3, .total_s = 60}).empty());
  EXPECT_EQ(told_[1].at("ceiling").at("flags"), nlohmann::json{"contended"});
}

TEST_F(Ceilings, AFallingClockIsFlaggedOnce) {
  footprints_ = {64 << 10};
  backend_.begin_to_throttle();
  ASSERT_TRUE(measure({.each_s = 1e-3, .total_s = 60}).empty());
  EXPECT_EQ(told_[1].at("ceiling").at("flags"), nlohmann::json{"throttled"});
}

TEST_F(Ceilings, ATimerThatLaunchesAnewGoesOnThroughTheBuffersAndNotRoundThemInASample) {
  constexpr std::int64_t kFootprint = 1 << 20;
  constexpr std::int64_t kCacheBytes = std::int64_t{1} << 28;
  backend_.mutable_traits().cache_bytes = kCacheBytes;
  footprints_ = {kFootprint};
  ASSERT_TRUE(measure({.each_s = 1e-3, .total_s = 60}).empty());
  const auto sets = static_cast<std::size_t>(BufferSets::count_for_cold(kFootprint, kCacheBytes));
  ASSERT_GT(sets, 100u);
  // About 1 ms a launch, and a sample is of a few ms.
  std::size_t launches = 0;
  for (const std::string& entry : backend_.log()) {
    launches = entry == "begin" ? 0 : launches + (entry == "mover" ? 1 : 0);
    ASSERT_LT(launches, 20u);
  }
  // The first ceiling is cold: no buffer is touched again before all others were.
  const std::set<const void*> first(touched_.begin(), touched_.begin() + 20);
  EXPECT_EQ(first.size(), 20u);
}

TEST_F(Ceilings, NoneIsBegunWhenTimeIsOverAndThatIsSaid) {
  EXPECT_EQ(measure({.each_s = 1e-3, .total_s = 0}),
            std::vector<std::string>{"12 of 12 ceilings, of 64 to 1024 KiB, are left out: the 0 s "
                                     "for ceilings are over"});
  EXPECT_TRUE(told_.empty());
}

TEST_F(Ceilings, AFootprintThatDoesNotFitIsLeftOutAndThatIsSaid) {
  footprints_ = {std::int64_t{1} << 50, 64 << 10};
  EXPECT_EQ(measure({.each_s = 1e-3, .total_s = 60}),
            std::vector<std::string>{
                "no ceilings of 1099511627776 KiB: not enough device memory is free"});
  EXPECT_EQ(told_.size(), 12u);
}

}  // namespace
}  // namespace roofmax
