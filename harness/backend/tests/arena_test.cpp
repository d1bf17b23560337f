#include "harness/backend/arena.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace roofmax {
namespace {

constexpr std::int64_t kArenaBytes = 1 << 20;

TEST(Arena, GivesPlacesThatNobodyElseHas) {
  Arena arena(kArenaBytes, 1);
  constexpr std::int64_t kSize = 30000;
  std::vector<std::int64_t> places;
  while (const auto place = arena.take(kSize)) {
    EXPECT_GE(*place, 0);
    EXPECT_LE(*place + kSize, kArenaBytes);
    EXPECT_EQ(*place % 4096, 0);
    for (const std::int64_t other : places) EXPECT_GE(std::abs(*place - other), kSize);
    places.push_back(*place);
  }
  EXPECT_GT(places.size(), 8U);
  EXPECT_FALSE(arena.is_free());
  for (const std::int64_t place : places) arena.give_back(place);
  EXPECT_TRUE(arena.is_free());
}

TEST(Arena, DrawsAnotherPlaceEachTime) {
  Arena arena(kArenaBytes, 1);
  std::set<std::int64_t> places;
  constexpr int kDraws = 32;
  for (int i = 0; i < kDraws; ++i) {
    const auto place = arena.take(4096);
    ASSERT_TRUE(place);
    places.insert(*place);
    arena.give_back(*place);
  }
  EXPECT_GT(places.size(), kDraws / 2U);
}

/// What fills it has no choice of places.
TEST(Arena, RefusesWhatLeavesNoChoice) {
  Arena arena(kArenaBytes, 1);
  EXPECT_TRUE(arena.has_choice(kArenaBytes / 4));
  EXPECT_FALSE(arena.has_choice(kArenaBytes / 4 + 1));
  EXPECT_FALSE(arena.take(kArenaBytes / 2));
  EXPECT_TRUE(arena.is_free());
}

}  // namespace
}  // namespace roofmax
