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
};

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
  }
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
