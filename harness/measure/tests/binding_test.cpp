#include "harness/measure/binding.hpp"

#include <gtest/gtest.h>

namespace roofmax {
namespace {

constexpr PeakRates kPeak{
    .fp32_flops = 100, .fp64_flops = 10, .matrix_flops = 1000, .exponentials = 5};

TEST(Binding, TheResourceThatTakesLongestBinds) {
  Work work{.bytes = {1, 1}, .flops = {.fp32 = 300}, .exponentials = 10};
  EXPECT_EQ(binding_resource(work, 4, kPeak), Resource::memory);
  EXPECT_EQ(binding_resource(work, 2.5, kPeak), Resource::fp32);
  work.exponentials = 20;
  EXPECT_EQ(binding_resource(work, 2.5, kPeak), Resource::exponentials);
  work.flops.fp64 = 50;
  EXPECT_EQ(binding_resource(work, 2.5, kPeak), Resource::fp64);
  work.flops.matrix = 6000;
  EXPECT_EQ(binding_resource(work, 2.5, kPeak), Resource::matrix);
}

TEST(Binding, UnitsOfUnknownRateAreLeftOut) {
  const Work work{.bytes = {1, 1}, .flops = {.fp32 = 1e9}, .exponentials = 1e9};
  EXPECT_EQ(binding_resource(work, 1e-6, PeakRates{}), Resource::memory);
}

}  // namespace
}  // namespace roofmax
