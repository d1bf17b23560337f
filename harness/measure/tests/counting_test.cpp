#include "harness/measure/counting.hpp"

#include <gtest/gtest.h>

namespace roofmax {
namespace {

constexpr Bytes kModelled{.read = 512 << 20, .write = 256 << 20};
constexpr std::int64_t kCache = 60 << 20;

CountedBytes times_the_model(double reads, double writes) {
  return {.dram_read = reads * static_cast<double>(kModelled.read),
          .dram_write = writes * static_cast<double>(kModelled.write),
          .l2 = std::nullopt};
}

TEST(BeyondModel, AFewPercentAreNot) {
  EXPECT_FALSE(is_beyond_model(times_the_model(1.0, 1.0), kModelled, kCache));
  EXPECT_FALSE(is_beyond_model(times_the_model(1.04, 1.04), kModelled, kCache));
  EXPECT_FALSE(is_beyond_model(times_the_model(0.1, 0.1), kModelled, kCache)) << "served by cache";
}

TEST(BeyondModel, ASecondReadIs) {
  EXPECT_TRUE(is_beyond_model(times_the_model(1.06, 1.0), kModelled, kCache));
  EXPECT_TRUE(is_beyond_model(times_the_model(2.0, 1.0), kModelled, kCache));
}

TEST(BeyondModel, EarlierWritesMayStillComeOutOfTheCache) {
  EXPECT_FALSE(is_beyond_model(times_the_model(1.0, 1.25), kModelled, kCache));
  EXPECT_TRUE(is_beyond_model(times_the_model(1.0, 1.25), kModelled, 0));
  EXPECT_TRUE(is_beyond_model(times_the_model(1.0, 1.5), kModelled, kCache));
}

TEST(BeyondModel, ALaunchReadsSomethingBesides) {
  const CountedBytes small{.dram_read = 73e3, .dram_write = 88e3, .l2 = std::nullopt};
  EXPECT_FALSE(is_beyond_model(small, {.read = 32000, .write = 32000}, 0));
}

TEST(BeyondModel, WhatWasNotCountedIsNot) {
  EXPECT_FALSE(is_beyond_model({}, {.read = 1, .write = 1}, 0));
}

}  // namespace
}  // namespace roofmax
