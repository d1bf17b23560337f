#include "harness/measure/benchmark_flags.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "harness/measure/google_benchmark.hpp"
#include "harness/tests/temporary_folder.hpp"
#include "harness/tests/toy_operation.hpp"

namespace roofmax {
namespace {

using tests::error_of;
using tests::toy_case;

TEST(BenchmarkFlags, ListingIsReadAsGoogleBenchmarkReadsIt) {
  for (const char* const word : {"", "=true", "=1", "=Yes", "=on", "=t"}) {
    EXPECT_TRUE(parse_benchmark_flags({std::string("--benchmark_list_tests") + word}).lists_tests)
        << word;
  }
  for (const char* const word : {"=false", "=0", "=no", "=OFF", "=n"}) {
    EXPECT_FALSE(parse_benchmark_flags({std::string("--benchmark_list_tests") + word}).lists_tests)
        << word;
  }
  EXPECT_FALSE(parse_benchmark_flags({}).lists_tests);
  EXPECT_EQ(error_of([] { return parse_benchmark_flags({"--benchmark_list_tests=perhaps"}); }),
            "--benchmark_list_tests: invalid value 'perhaps': use true or false");
}

TEST(BenchmarkFlags, FilterAndOutputAreKnown) {
  const BenchmarkFlags flags =
      parse_benchmark_flags({"--benchmark_filter=a=b", "--benchmark_out=f.json"});
  EXPECT_EQ(flags.filter, "a=b");
  EXPECT_EQ(flags.out, "f.json");
  EXPECT_EQ(flags.arguments.size(), 2u);
}

TEST(BenchmarkFlags, WhatWouldMeasureACaseTwiceIsRefused) {
  for (const char* const flag :
       {"--benchmark_repetitions=3", "--benchmark_min_warmup_time=1", "--benchmark_min_time=2"}) {
    const std::string what = error_of([&] { return parse_benchmark_flags({flag}); });
    const std::string name = std::string(flag).substr(0, std::string(flag).find('='));
    EXPECT_EQ(what.find(name + ": leave it out: roofmax itself decides"), 0u) << what;
  }
}

TEST(BenchmarkFlags, TheFormatOfATableThatIsNotPrintedIsRefused) {
  const std::string what =
      error_of([] { return parse_benchmark_flags({"--benchmark_format=json"}); });
  EXPECT_EQ(what.find("--benchmark_format: leave it out: roofmax prints a table of its own"), 0u)
      << what;
}

TEST(BenchmarkFlags, ValuesOverWhichTheLibraryWouldEndTheProcessAreRefused) {
  EXPECT_EQ(error_of([] { return parse_benchmark_flags({"--benchmark_out_format=xml"}); }),
            "--benchmark_out_format: invalid value 'xml': use one of: console, json, csv");
  EXPECT_EQ(error_of([] { return parse_benchmark_flags({"--benchmark_out"}); }),
            "--benchmark_out: has no value: write it as --benchmark_out=VALUE");
  EXPECT_EQ(error_of([] { return parse_benchmark_flags({"--benchmark_color="}); }),
            "--benchmark_color: has no value: write it as --benchmark_color=VALUE");
}

/// What the flags let through of three cases.
Matches match(const std::vector<std::string>& arguments) {
  return match_cases({toy_case(), toy_case("blocked"), toy_case("plain", "128")},
                     parse_benchmark_flags(arguments));
}

TEST(MatchCases, TheFilterIsThatOfGoogleBenchmark) {
  EXPECT_EQ(match({}).cases.size(), 3u);
  EXPECT_EQ(match({"--benchmark_filter="}).cases.size(), 3u);
  const Matches plain = match({"--benchmark_filter=toy/pl.in/.*n=(64|128)/"});
  ASSERT_EQ(plain.cases.size(), 2u);
  EXPECT_EQ(plain.cases[0].key(), toy_case().key());
  EXPECT_EQ(plain.cases[1].key(), toy_case("plain", "128").key());
  EXPECT_EQ(plain.names[1], toy_case("plain", "128").key() + "/iterations:1/manual_time");
  const Matches others = match({"--benchmark_filter=-plain"});
  ASSERT_EQ(others.cases.size(), 1u);
  EXPECT_EQ(others.cases[0].kernel->name, "blocked");
}

TEST(MatchCases, SaysWhichFlagIsAtFault) {
  EXPECT_EQ(error_of([] { return match({"--benchmark_filter=toi"}); }),
            "--benchmark_filter: 'toi' matches none of the 3 cases: --benchmark_list_tests shows "
            "their names");
  EXPECT_EQ(error_of([] {
              return match({"--benchmark_filter=(toy"});
            }).find("--benchmark_filter: '(toy' is not a valid regular expression: "),
            0u);
  EXPECT_EQ(error_of([] {
              return match({"--benchmark_fliter=toy"});
            }).find("--benchmark_fliter=toy: is not a flag"),
            0u);
}

}  // namespace
}  // namespace roofmax
