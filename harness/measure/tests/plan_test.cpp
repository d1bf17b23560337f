#include "harness/measure/plan.hpp"

#include <gtest/gtest.h>

#include <set>

#include "harness/tests/temporary_folder.hpp"
#include "harness/tests/toy_operation.hpp"
#include "kernels/contract/distribution.hpp"

namespace roofmax {
namespace {

using tests::error_of;

constexpr DtypePair kFp32{Dtype::fp32, Dtype::fp32};
constexpr Device kCpu{DeviceKind::cpu, 0};
constexpr DtypePair kFp16{Dtype::fp16, Dtype::fp16};

Scenario toy_scenario(std::vector<Grid> grids) {
  Scenario scenario;
  scenario.name = "toys";
  scenario.operation = find_operation("toy");
  scenario.grids = std::move(grids);
  return scenario;
}

PlanOptions on(Device device) {
  PlanOptions options;
  options.device = device;
  return options;
}

std::vector<std::string> keys_of(const std::vector<Case>& cases) {
  std::vector<std::string> keys;
  keys.reserve(cases.size());
  for (const Case& c : cases) keys.push_back(c.key());
  return keys;
}

TEST(ExpandNumbers, PowersOf1024AndRangesThatDouble) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(expand_numbers("64K"), Words{"65536"});
  EXPECT_EQ(expand_numbers("3M"), Words{"3145728"});
  EXPECT_EQ(expand_numbers("2G"), Words{"2147483648"});
  EXPECT_EQ(expand_numbers("77"), Words{"77"});
  EXPECT_EQ(expand_numbers("1K-8K"), (Words{"1024", "2048", "4096", "8192"}));
  EXPECT_EQ(expand_numbers("3-20"), (Words{"3", "6", "12", "20"}));
  EXPECT_EQ(expand_numbers("5-5"), Words{"5"});
  for (const char* const other : {"", "K", "-1", "1-", "8-4", "0-4", "1k", "1.5K", "normal",
                                  "9223372036854775807K", "1-2-3"}) {
    EXPECT_EQ(expand_numbers(other), Words{other});
  }
}

TEST(ProblemsOf, NumbersAreWrittenOutButWordsAndRealsAreNot) {
  const auto problems =
      problems_of({.dtypes = {kFp32}, .axes = {{"n", {"1K-2K"}}, {"order", {"up"}}}, .devices = {}},
                  *find_operation("toy"));
  ASSERT_EQ(problems.size(), 2u);
  EXPECT_EQ(problems[0].at("n"), 1024);
  EXPECT_EQ(problems[1].at("n"), 2048);
}

TEST(ProblemsOf, LastAxisTurnsFastest) {
  const auto problems = problems_of({.dtypes = {kFp32, kFp16},
                                     .axes = {{"n", {"16", "32"}}, {"order", {"up", "down"}}},
                                     .devices = {}},
                                    *find_operation("toy"));
  ASSERT_EQ(problems.size(), 8u);
  EXPECT_EQ(problems[0].at("n"), 16);
  EXPECT_EQ(problems[1].choice("order"), "down");
  EXPECT_EQ(problems[2].at("n"), 32);
  EXPECT_EQ(problems[3].dtype, Dtype::fp32);
  EXPECT_EQ(problems[4].dtype, Dtype::fp16);
}

TEST(ProblemsOf, RefusesAGridTooLargeToExpand) {
  const std::vector<std::string> many(400, "16");
  EXPECT_NE(error_of([&] {
              return problems_of(
                  {.dtypes = {kFp32}, .axes = {{"n", many}, {"part", many}}, .devices = {}},
                  *find_operation("toy"));
            }).find("160000 problems"),
            std::string::npos);
}

TEST(ProblemsOf, RefusesInputsThatCannotBeGenerated) {
  const Operation* const softmax = find_operation("softmax");
  ASSERT_NE(softmax, nullptr);
  const auto problems = [&](const std::string& distribution) {
    return problems_of(
        {.dtypes = {kFp32}, .axes = {{"distribution", {"normal", distribution}}}, .devices = {}},
        *softmax);
  };
  for (const Distribution* one : distributions()) {
    if (one->fill && one->name != "normal") {
      EXPECT_EQ(problems(one->name).size(), 2u);
    }
  }
  const std::string what = error_of([&] { return problems("given"); });
  EXPECT_EQ(
      what.find("axis 'distribution': value 'given' cannot be generated: it stands for inputs of a "
                "program that calls the library; use one of: normal, "),
      0u)
      << what;
  EXPECT_EQ(what.find("given", 37), std::string::npos) << "must not be offered: " << what;
}

TEST(Plan, CasesOfAProblemAreAdjacentByCacheThenKernel) {
  const auto cases =
      plan({toy_scenario({{.dtypes = {kFp32}, .axes = {{"n", {"16", "32"}}}, .devices = {}}})},
           on(kCpu));
  const std::vector<std::string> expected = {
      "toy/blocked@block=16/fp32/n=16/part=8/order=up/cpu/cold/wall",
      "toy/plain/fp32/n=16/part=8/order=up/cpu/cold/wall",
      "toy/blocked@block=16/fp32/n=16/part=8/order=up/cpu/hot/wall",
      "toy/plain/fp32/n=16/part=8/order=up/cpu/hot/wall",
      "toy/blocked@block=16/fp32/n=32/part=8/order=up/cpu/cold/wall",
      "toy/plain/fp32/n=32/part=8/order=up/cpu/cold/wall",
      "toy/blocked@block=16/fp32/n=32/part=8/order=up/cpu/hot/wall",
      "toy/plain/fp32/n=32/part=8/order=up/cpu/hot/wall",
  };
  EXPECT_EQ(keys_of(cases), expected);
}

TEST(Plan, MergesScenariosWithoutDuplicatesAndKeepsProblemsTogether) {
  const Grid small{.dtypes = {kFp32}, .axes = {{"n", {"16"}}}, .devices = {}};
  const Grid large{.dtypes = {kFp32}, .axes = {{"n", {"32"}}}, .devices = {}};
  Scenario with_tunings = toy_scenario({small});
  with_tunings.kernels = {"*", "blocked@*"};
  const auto cases = plan({toy_scenario({small, large}), with_tunings}, on(kCpu));
  const auto keys = keys_of(cases);
  EXPECT_EQ(std::set<std::string>(keys.begin(), keys.end()).size(), keys.size());
  ASSERT_EQ(cases.size(), 10u);  // 2 problems x 2 caches x 2 kernels, and the other tuning twice
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(cases[i].problem.at("n"), 16);
  for (std::size_t i = 6; i < 10; ++i) EXPECT_EQ(cases[i].problem.at("n"), 32);
}

TEST(Plan, AGridsOwnKernelsAndCachesStandInPlaceOfTheScenarios) {
  Scenario scenario = toy_scenario(
      {{.dtypes = {kFp32}, .axes = {{"n", {"16"}}}, .devices = {}},
       {.dtypes = {kFp32}, .axes = {{"n", {"16", "32"}}}, .devices = {}, .caches = {Cache::hot}},
       {.dtypes = {kFp32},
        .axes = {{"n", {"64"}}},
        .devices = {},
        .kernels = {"blocked@block=64"},
        .caches = {Cache::cold}}});
  scenario.kernels = {"plain"};
  scenario.caches = {Cache::cold};
  const std::vector<std::string> expected = {
      "toy/plain/fp32/n=16/part=8/order=up/cpu/cold/wall",
      "toy/plain/fp32/n=16/part=8/order=up/cpu/hot/wall",
      "toy/plain/fp32/n=32/part=8/order=up/cpu/hot/wall",
      "toy/blocked@block=64/fp32/n=64/part=8/order=up/cpu/cold/wall",
  };
  EXPECT_EQ(keys_of(plan({scenario}, on(kCpu))), expected);
  PlanOptions options = on(kCpu);
  options.kernel_patterns = {"blocked@block=16"};
  options.caches = {Cache::hot};
  EXPECT_EQ(keys_of(plan({scenario}, options)).back(),
            "toy/blocked@block=16/fp32/n=64/part=8/order=up/cpu/hot/wall");
}

TEST(Plan, AGridOfAnotherOperationIsPlannedWithItsKernels) {
  Scenario scenario = toy_scenario({{.dtypes = {kFp32}, .axes = {{"n", {"16"}}}, .devices = {}},
                                    {.dtypes = {kFp32},
                                     .axes = {{"rows", {"4"}}, {"cols", {"64"}}},
                                     .devices = {},
                                     .operation = find_operation("softmax"),
                                     .kernels = {"*"}}});
  scenario.kernels = {"plain"};
  scenario.caches = {Cache::cold};
  const auto cases = plan({scenario}, on(kCpu));
  ASSERT_GT(cases.size(), 1u);
  EXPECT_EQ(cases[0].key(), "toy/plain/fp32/n=16/part=8/order=up/cpu/cold/wall");
  for (std::size_t i = 1; i < cases.size(); ++i) {
    EXPECT_EQ(cases[i].kernel->operation, "softmax");
    EXPECT_EQ(cases[i].problem.operation, find_operation("softmax"));
  }
  PlanOptions options = on(kCpu);
  options.kernel_patterns = {"safe"};
  EXPECT_EQ(plan({scenario}, options).size(), 1u) << "a kernel of one of the operations";
}

TEST(Plan, KeepsWhatAKernelDoesNotSupport) {
  const auto cases =
      plan({toy_scenario({{.dtypes = {{Dtype::bf16, Dtype::fp32}}, .axes = {}, .devices = {}}})},
           on(kCpu));
  EXPECT_EQ(cases.size(), 4u);  // no toy kernel takes bf16: that will be said row by row
}

TEST(Plan, OptionsNarrowIt) {
  const Scenario scenario = toy_scenario({{.dtypes = {kFp32, kFp16}, .axes = {}, .devices = {}}});
  PlanOptions options = on(kCpu);
  options.kernel_patterns = {"blocked@block=64"};
  options.dtypes = {Dtype::fp16};
  options.caches = {Cache::hot};
  EXPECT_EQ(
      keys_of(plan({scenario}, options)),
      std::vector<std::string>{"toy/blocked@block=64/fp16/n=64/part=8/order=up/cpu/hot/wall"});
}

TEST(Plan, GridsForOtherDevicesAreLeftOut) {
  const Scenario scenario =
      toy_scenario({{.dtypes = {kFp32}, .axes = {{"n", {"16"}}}, .devices = {DeviceKind::cpu}},
                    {.dtypes = {kFp32}, .axes = {{"n", {"32"}}}, .devices = {DeviceKind::cuda}}});
  const auto cases = plan({scenario}, on({DeviceKind::cuda, 1}));
  ASSERT_EQ(cases.size(), 2u);
  EXPECT_EQ(cases[0].key(), "toy/wide@threads=128/fp32/n=32/part=8/order=up/cuda/cold/graph");
  EXPECT_EQ(cases[0].device, (Device{DeviceKind::cuda, 1}));
}

TEST(Plan, SaysWhichFilterLeftNothing) {
  Scenario scenario =
      toy_scenario({{.dtypes = {kFp32}, .axes = {}, .devices = {DeviceKind::cuda}}});
  scenario.path = "toys.yaml";
  EXPECT_EQ(error_of([&] { return plan({scenario}, on(kCpu)); }),
            "nothing to measure: no grid of toys is for cpu: choose another device with --device, "
            "or another scenario");
  PlanOptions fp16 = on({DeviceKind::cuda, 0});
  fp16.dtypes = {Dtype::fp16};
  EXPECT_EQ(error_of([&] { return plan({scenario}, fp16); }),
            "nothing to measure: toys has no case in fp16: choose --dtype from: fp32");
  Scenario only_cuda_kernels = toy_scenario({{.dtypes = {kFp32}, .axes = {}, .devices = {}}});
  only_cuda_kernels.kernels = {"wide"};
  only_cuda_kernels.path = "toys.yaml";
  EXPECT_EQ(
      error_of([&] { return plan({only_cuda_kernels}, on(kCpu)); }),
      "nothing to measure: no kernel of toys runs on cpu in this build: choose another device "
      "with --device (roofmax list shows what there is)");
  only_cuda_kernels.path = {};
  EXPECT_TRUE(error_of([&] {
                return plan({only_cuda_kernels}, on(kCpu));
              }).starts_with("nothing to measure: no kernel of toy runs on cpu"))
      << "shapes from the command line are called by their operation";
}

TEST(Plan, APatternThatMatchesNothingIsAnErrorBesideOneThatDoes) {
  PlanOptions options = on(kCpu);
  options.kernel_patterns = {"plain", "bloked"};
  EXPECT_EQ(error_of([&] {
              return plan({toy_scenario({{.dtypes = {kFp32}, .axes = {}, .devices = {}}})},
                          options);
            }),
            "kernel pattern 'bloked' matches nothing of toy on cpu: did you mean 'blocked'? the "
            "kernels are: blocked, plain, auto; tunings are matched with '@', as in '*@*'");
}

TEST(Plan, APatternOfTheOtherKindOfDeviceNamesACommandThatMeasuresIt) {
  PlanOptions options = on(kCpu);
  options.kernel_patterns = {"wide"};
  EXPECT_TRUE(
      error_of([&] {
        return plan({toy_scenario({{.dtypes = {kFp32}, .axes = {}, .devices = {}}})}, options);
      })
          .starts_with("kernel pattern 'wide' matches nothing of toy on cpu: it is a kernel "
                       "for cuda, which 'roofmax run --device cuda' measures; the kernels "
                       "are: blocked, plain, auto;"));
}

TEST(Plan, TakesAutoOnlyByItsNameAndLast) {
  const Scenario scenario = toy_scenario({{.dtypes = {kFp32}, .axes = {}, .devices = {}}});
  PlanOptions options = on(kCpu);
  options.kernel_patterns = {"*", "*@*"};
  for (const Case& c : plan({scenario}, options)) EXPECT_FALSE(c.kernel->stands_for) << c.key();
  options.kernel_patterns = {"auto", "plain"};
  const std::vector<Case> cases = plan({scenario}, options);
  ASSERT_FALSE(cases.empty());
  EXPECT_EQ(cases.front().kernel->name, "plain");
  EXPECT_EQ(cases[1].kernel->name, "auto");
  ASSERT_TRUE(cases[1].kernel->stands_for);
  const Kernel* const chosen = cases[1].kernel->stands_for(cases[1].problem, DeviceTraits{});
  ASSERT_NE(chosen, nullptr);
  EXPECT_FALSE(chosen->stands_for);
  EXPECT_FALSE(refusal_of(*chosen, cases[1].problem, DeviceTraits{}));
}

TEST(Plan, RefusesATimerOfTheOtherKindOfDevice) {
  const Scenario scenario = toy_scenario({{.dtypes = {kFp32}, .axes = {}, .devices = {}}});
  PlanOptions options = on(kCpu);
  options.timer = TimerKind::graph;
  EXPECT_EQ(error_of([&] { return plan({scenario}, options); }),
            "timer 'graph' does not measure on cpu: use wall");
  options.device = {DeviceKind::cuda, 0};
  options.timer = TimerKind::event;
  EXPECT_EQ(plan({scenario}, options).front().timer, TimerKind::event);
}

}  // namespace
}  // namespace roofmax
