#include <gtest/gtest.h>

#include "harness/record/words.hpp"
#include "harness/tests/toy_operation.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

using tests::toy_case;

TEST(Case, KeyNamesEverythingThatTellsCasesApart) {
  EXPECT_EQ(toy_case("blocked").key(),
            "toy/blocked@block=16/fp32/n=64/part=8/order=up/cpu/cold/wall");
  Case c = toy_case("blocked@block=64", "100", Cache::hot);
  c.problem.dtype_out = Dtype::fp16;
  EXPECT_EQ(c.key(), "toy/blocked@block=64/fp32->fp16/n=100/part=8/order=up/cpu/hot/wall");
}

TEST(Case, KeyDoesNotDependOnTheDeviceNumber) {
  Case first = toy_case();
  first.device = {DeviceKind::cuda, 0};
  Case second = toy_case();
  second.device = {DeviceKind::cuda, 3};
  EXPECT_EQ(first.key(), second.key());
  EXPECT_NE(first.key(), toy_case().key());
}

TEST(Case, NamesOfCachesAndTimersComeBack) {
  for (const Cache cache : {Cache::cold, Cache::hot}) EXPECT_EQ(parse_cache(name_of(cache)), cache);
  for (const TimerKind timer :
       {TimerKind::graph, TimerKind::event, TimerKind::cupti, TimerKind::wall}) {
    EXPECT_EQ(parse_timer(name_of(timer)), timer);
  }
  EXPECT_FALSE(parse_cache("warm"));
  EXPECT_FALSE(parse_timer(""));
}

TEST(Words, ElementTypesComeBack) {
  for (const DtypePair pair :
       {DtypePair{Dtype::fp16, Dtype::fp16}, DtypePair{Dtype::bf16, Dtype::fp32}}) {
    EXPECT_EQ(parse_dtypes(to_text(pair)), pair);
  }
  EXPECT_EQ(to_text(DtypePair{Dtype::bf16, Dtype::fp32}), "bf16->fp32");
  EXPECT_FALSE(parse_dtypes("fp12"));
  EXPECT_FALSE(parse_dtypes("fp16->"));
  EXPECT_FALSE(parse_dtypes(""));
}

/// As records of before the operation had modes say it.
TEST(CaseTest, AModeAtItsDefaultIsNotInTheKey) {
  const Operation& softmax = *find_operation("softmax");
  Case c{.problem =
             softmax.make_problem({Dtype::fp16, Dtype::fp16}, {{"rows", "128"}, {"cols", "1024"}}),
         .kernel = find_kernel("softmax", DeviceKind::cpu, "basic"),
         .device = {},
         .cache = Cache::cold,
         .timer = TimerKind::wall};
  EXPECT_EQ(c.key(),
            "softmax/basic/fp16/rows=128/cols=1024/stride=1024/distribution=normal/cpu/cold/wall");
  c.problem = softmax.make_problem({Dtype::fp16, Dtype::fp16},
                                   {{"rows", "128"}, {"cols", "1024"}, {"lse", "stored"}});
  EXPECT_NE(c.key().find("/lse=stored/"), std::string::npos);
}

}  // namespace
}  // namespace roofmax
