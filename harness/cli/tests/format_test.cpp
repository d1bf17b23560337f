#include "harness/cli/format.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "harness/tests/toy_operation.hpp"

namespace roofmax::cli {
namespace {

TEST(Format, NumbersHaveThreeOrFourSignificantDigits) {
  EXPECT_EQ(format_number(0), "0");
  EXPECT_EQ(format_number(0.01234), "0.0123");
  EXPECT_EQ(format_number(0.9994), "0.999");
  EXPECT_EQ(format_number(1.2345), "1.234");
  EXPECT_EQ(format_number(9.9999), "10.00");
  EXPECT_EQ(format_number(87.654), "87.65");
  EXPECT_EQ(format_number(123.45), "123.5");
  EXPECT_EQ(format_number(999.96), "1000");
  EXPECT_EQ(format_number(4321.9), "4322");
  EXPECT_EQ(format_number(-1.5), "-1.500");
  EXPECT_EQ(format_number(INFINITY), "-");
  EXPECT_EQ(format_number(NAN), "-");
}

TEST(Format, TimesChooseTheirUnit) {
  EXPECT_EQ(format_time(1.5), "1.500 s");
  EXPECT_EQ(format_time(0.0025), "2.500 ms");
  EXPECT_EQ(format_time(12.345e-6), "12.35 us");
  EXPECT_EQ(format_time(999.99e-9), "1.000 us");
  EXPECT_EQ(format_time(0.99999), "1.000 s");
  EXPECT_EQ(format_time(42e-9), "42.00 ns");
  EXPECT_EQ(format_time(0), "0 ns");
  EXPECT_EQ(format_time(NAN), "-");
}

TEST(Format, GigabytesAreDecimalAndSizesBinary) {
  EXPECT_EQ(format_gb_per_s(4.27e12), "4270");
  EXPECT_EQ(format_gb_per_s(12.5e9), "12.50");
  EXPECT_EQ(format_size(512), "512 B");
  EXPECT_EQ(format_size(65536), "64 KiB");
  EXPECT_EQ(format_size(1572864), "1.5 MiB");
  EXPECT_EQ(format_size(std::int64_t{2} << 30), "2 GiB");
}

TEST(Format, SharesAndDurations) {
  EXPECT_EQ(format_share(0.934), "93%");
  EXPECT_EQ(format_share(1.02), "102%");
  EXPECT_EQ(format_share(0.0421), "4.2%");
  EXPECT_EQ(format_share(0.998), "99.8%");
  EXPECT_EQ(format_share(1.0), "100%");
  EXPECT_EQ(format_duration(45.4), "0:45");
  EXPECT_EQ(format_duration(723), "12:03");
  EXPECT_EQ(format_duration(3723), "1:02:03");
  EXPECT_EQ(format_duration(-1), "0:00");
}

TEST(Format, ShapesLeaveElementTypesOut) {
  EXPECT_EQ(format_shape(tests::toy_problem("32")), "n=32 part=8");
  EXPECT_EQ(format_dtype(tests::toy_problem("32", Dtype::fp16)), "fp16");
}

TEST(ToldFlags, LeaveOutTheOneThatOnlyRepeats) {
  Record record;
  record.flags = {"sampled", "few_samples", "wide", "noisy"};
  EXPECT_EQ(told_flags(record), (std::vector<std::string>{"sampled", "few_samples", "wide"}));
  record.flags = {"noisy"};
  EXPECT_EQ(told_flags(record), std::vector<std::string>{"noisy"}) << "of an older file";
}

}  // namespace
}  // namespace roofmax::cli
