// `auto`: by what was measured nearby, and by the kernels' own models where nothing was.
#include "kernels/choice/choice.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include "kernels/choice/table.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

using Axes = std::map<std::string, std::string>;
using Words = std::vector<std::string>;

const DeviceTraits kStubs{.kind = DeviceKind::cuda, .name = "stubs"};
const DeviceTraits kHopper{.kind = DeviceKind::cuda,
                           .name = "test",
                           .compute_capability = 90,
                           .processors = 132,
                           .shared_bytes_per_block = 232448};

/// A kernel of these tests, on no device that others ask about.
Kernel stand_in(const std::string& operation, const std::string& name, std::int64_t bytes,
                int launches, const std::map<std::string, Words>& serves) {
  Kernel kernel;
  kernel.name = name;
  kernel.operation = operation;
  kernel.device = DeviceKind::cuda;
  kernel.dtypes = {{Dtype::bf16, Dtype::bf16}, {Dtype::fp16, Dtype::fp16}};
  kernel.serves = serves;
  kernel.summary = "does nothing";
  kernel.source = "the tests";
  kernel.supports = [](const Problem&, const DeviceTraits& device) {
    return device.name == kStubs.name ? std::nullopt
                                      : std::optional<Refusal>({"device", "for the tests alone"});
  };
  kernel.traffic = [bytes, launches](const Problem&, const DeviceTraits& /*device*/) {
    return Traffic{.bytes = {bytes, 0}, .launches = launches};
  };
  kernel.prepare = [](const Problem&, const DeviceTraits&) -> LaunchFunction {
    return [](const Launch&) {};
  };
  return kernel;
}

Kernel of_mask(const std::string& name, std::int64_t bytes, int launches, const Words& masks) {
  return stand_in("masked_softmax", name, bytes, launches, {{"mask", masks}});
}

const Registration few_bytes{of_mask("test_few_bytes", 1, 1, {"causal", "window"})};
const Registration specialist{of_mask("test_specialist", 1, 1, {"causal"})};
const Registration two_launches{of_mask("test_two_launches", 1, 2, {"causal", "window", "none"})};
const Registration many_bytes{of_mask("test_many_bytes", 9, 1, {"boolean"})};
const Registration a_tortoise{stand_in("softmax", "test_tortoise", 2, 1, {})};
const Registration a_hare{stand_in("softmax", "test_hare", 3, 1, {})};

Kernel trotting(const std::string& name, const std::string& result,
                const std::string& tuning = {}) {
  Kernel kernel = stand_in("softmax", name, 90, 1, {{"result", {result}}});
  kernel.code = "test_trot";
  kernel.tuning = tuning;
  return kernel;
}
const Registration a_pony{trotting("test_pony", "softmax")};
const Registration a_lame_pony{trotting("test_pony", "softmax", "legs=3")};
const Registration a_horse{trotting("test_horse", "log_softmax")};
const Registration a_mule{
    stand_in("softmax", "test_mule", 90, 1, {{"result", {"softmax", "log_softmax"}}})};
const Registration a_newcomer{stand_in("softmax", "test_newcomer", 4, 1, {})};
const Registration of_bf16_alone{[] {
  Kernel filly = stand_in("softmax", "test_filly", 90, 1, {});
  filly.dtypes = {{Dtype::bf16, Dtype::bf16}};
  return filly;
}()};
const Registration an_absent{[] {
  Kernel absent = stand_in("softmax", "test_absent", 1, 1, {});
  absent.supports = [](const Problem&, const DeviceTraits&) {
    return std::optional<Refusal>({"device", "never there"});
  };
  return absent;
}()};

Problem softmax(std::int64_t rows, std::int64_t cols, const Axes& more = {},
                Dtype dtype = Dtype::fp16) {
  Axes axes{{"rows", std::to_string(rows)}, {"cols", std::to_string(cols)}};
  axes.insert(more.begin(), more.end());
  return find_operation("softmax")->make_problem({dtype, dtype}, axes);
}

Problem masked(const Axes& axes) {
  Axes all{{"b", "2"}, {"heads", "4"}, {"sq", "64"}, {"sk", "64"}};
  for (const auto& [axis, value] : axes) all[axis] = value;
  return find_operation("masked_softmax")->make_problem({Dtype::bf16, Dtype::bf16}, all);
}

const Kernel* test_kernel(const std::string& name) {
  return find_kernel("softmax", DeviceKind::cuda, "test_" + name);
}

/// The tortoise wins long rows, the hare short ones.
Evidence race() {
  const auto measured = [](std::int64_t rows, std::int64_t cols, double tortoise, double hare) {
    return MeasuredProblem{softmax(rows, cols),
                           {{test_kernel("tortoise"), tortoise}, {test_kernel("hare"), hare}}};
  };
  return {.device = "stubs",
          .made = "today",
          .problems = {measured(64, 128, 0.2, 1), measured(64, 256, 0.4, 1),
                       measured(64, 65536, 1, 0.5), measured(64, 131072, 1, 0.4)}};
}

std::string winner(const Problem& problem, const Evidence& evidence) {
  return choose(problem, kStubs, evidence)->kernel->name;
}

TEST(Auto, TakesWhatWasTheFastestNearby) {
  EXPECT_EQ(winner(softmax(64, 128), race()), "test_hare");
  EXPECT_EQ(winner(softmax(100, 200), race()), "test_hare");
  EXPECT_EQ(winner(softmax(64, 100000), race()), "test_tortoise");
  EXPECT_EQ(winner(softmax(1, 1 << 20), race()), "test_tortoise");
  EXPECT_EQ(winner(softmax(64, 100, {}, Dtype::bf16), race()), "test_hare");
}

TEST(Auto, SaysWhere) {
  const std::string why = choose(softmax(64, 128), kStubs, race())->why;
  EXPECT_TRUE(why.starts_with("the fastest at rows=64 cols=128 fp16, the fastest at rows=64"))
      << why;
  EXPECT_TRUE(why.ends_with("; measured on this device (today)")) << why;
  EXPECT_NE(choose(softmax(64, 10000), kStubs, race())->why.find("% slower than it at"),
            std::string::npos);
}

/// Problems that are close to each other tell one thing, not one each: in between, a crowd on one
/// side does not outvote the other.
TEST(Auto, CountsACrowdOfProblemsAsOne) {
  Evidence evidence = race();
  for (const std::int64_t cols : {131080, 131088, 131096, 131104, 131112, 131120}) {
    evidence.problems.push_back(
        {softmax(64, cols), {{test_kernel("tortoise"), 1.0}, {test_kernel("hare"), 0.4}}});
  }
  EXPECT_EQ(winner(softmax(64, 4096), evidence), "test_hare");
}

/// Of two kernels that were as fast where they were measured, the one of problems nearer by.
TEST(Auto, TrustsWhatWasMeasuredCloseBy) {
  const auto alike = [](std::int64_t cols, const char* one, const char* slower) {
    return MeasuredProblem{softmax(64, cols),
                           {{test_kernel(one), 1.0}, {test_kernel(slower), 0.5}}};
  };
  const Evidence evidence{
      .device = "stubs",
      .made = "today",
      .problems = {alike(1024, "hare", "newcomer"), alike(1 << 20, "tortoise", "newcomer")}};
  EXPECT_EQ(winner(softmax(64, 4096), evidence), "test_hare");
  EXPECT_EQ(winner(softmax(64, 1 << 19), evidence), "test_tortoise");
}

/// What was measured at the very problem is not smoothed by what was measured around it.
TEST(Auto, BelievesWhatWasMeasuredAtTheProblemItself) {
  Evidence evidence = race();
  for (const std::int64_t cols : {1000, 1010, 1020, 1030, 1040}) {
    evidence.problems.push_back(
        {softmax(64, cols), {{test_kernel("hare"), 1.0}, {test_kernel("tortoise"), 0.98}}});
  }
  evidence.problems.push_back(
      {softmax(64, 1024), {{test_kernel("tortoise"), 1.0}, {test_kernel("hare"), 0.99}}});
  EXPECT_EQ(winner(softmax(64, 1024), evidence), "test_tortoise");
  EXPECT_EQ(winner(softmax(64, 1023), evidence), "test_hare");
  EXPECT_EQ(winner(softmax(64, 1025), evidence), "test_hare");
}

/// What was measured of a kernel is known of its code under another name, and of no other kernel.
TEST(Auto, KnowsAKernelByItsCodeUnderAnotherName) {
  const auto measured = [](std::int64_t cols, const char* first, const char* second) {
    return MeasuredProblem{softmax(64, cols, {{"result", "softmax"}}),
                           {{test_kernel(first), 1.0}, {test_kernel(second), 0.7}}};
  };
  const auto evidence = [&](const char* first, const char* second) {
    return Evidence{.device = "stubs",
                    .made = "today",
                    .problems = {measured(1024, first, second), measured(2048, first, second)}};
  };
  const Problem problem = softmax(64, 1500, {{"result", "log_softmax"}});
  const auto chosen = choose(problem, kStubs, evidence("pony", "mule"));
  EXPECT_EQ(chosen->kernel->name, "test_horse");
  EXPECT_NE(chosen->why.find(" (as test_pony)"), std::string::npos) << chosen->why;
  EXPECT_EQ(winner(problem, evidence("pony@legs=3", "mule")), "test_mule") << "another tuning";
  EXPECT_EQ(winner(problem, evidence("mule", "pony")), "test_mule");
  EXPECT_EQ(winner(problem, evidence("mule", "hare")), "test_mule") << "the horse was not measured";
}

/// A kernel that was only ever measured alone is not the fastest for that.
TEST(Auto, BelievesRacesAndNotKernelsThatRanAlone) {
  Evidence evidence = race();
  evidence.problems.push_back({softmax(64, 96), {{test_kernel("tortoise"), 1.0}}});
  EXPECT_EQ(winner(softmax(64, 96), evidence), "test_hare");
}

/// Where the winner is far from the device's speed, and that of a problem nearby, which was not in
/// this race, is not.
TEST(Auto, BelievesAKernelThatWasNotMeasuredWhereTheRaceWasSlow) {
  const auto evidence = [](double sol, bool with_newcomer, const Axes& more = {}) {
    MeasuredProblem slow{.problem = softmax(64, 1024),
                         .shares = {{test_kernel("tortoise"), 1.0}, {test_kernel("hare"), 0.9}},
                         .sol = sol};
    if (with_newcomer) slow.shares.emplace_back(test_kernel("newcomer"), 0.8);
    const MeasuredProblem fast{.problem = softmax(64, 2048, more),
                               .shares = {{test_kernel("newcomer"), 1.0},
                                          {test_kernel("tortoise"), 0.6},
                                          {test_kernel("hare"), 0.5}},
                               .sol = 0.9};
    Evidence all{.device = "stubs", .made = "today", .problems = {slow, fast}};
    find_shortfalls(all);
    return all;
  };
  EXPECT_EQ(winner(softmax(64, 1024), evidence(0.5, false)), "test_newcomer");
  EXPECT_EQ(winner(softmax(64, 1024), evidence(0.88, false)), "test_tortoise") << "near enough";
  EXPECT_EQ(winner(softmax(64, 1024), evidence(0.5, true)), "test_tortoise") << "was in the race";
  EXPECT_EQ(winner(softmax(64, 1024), evidence(0, false)), "test_tortoise") << "SOL not known";
  EXPECT_EQ(evidence(0.5, false, {{"lse", "stored"}}).problems.front().shortfall, 0)
      << "another mode has another speed";
}

/// Far ahead of the others, but not in this race: it says neither that they are slow here, nor that
/// the winner is missing.
TEST(Auto, CountsLossesBesideKernelsOfTheProblemsTypes) {
  const MeasuredProblem slow{
      .problem = softmax(64, 1024),
      .shares = {{test_kernel("hare"), 1.0}, {test_kernel("tortoise"), 0.97}},
      .sol = 0.5};
  const MeasuredProblem other_type{
      .problem = softmax(64, 200, {}, Dtype::bf16),
      .shares = {{test_kernel("filly"), 1.0}, {test_kernel("hare"), 0.2}},
      .sol = 0.9};
  Evidence evidence{.device = "stubs", .made = "today", .problems = {slow, other_type}};
  find_shortfalls(evidence);
  EXPECT_EQ(evidence.problems.front().shortfall, 0);
  EXPECT_EQ(winner(softmax(64, 256), evidence), "test_hare");
  EXPECT_EQ(winner(softmax(64, 256, {}, Dtype::bf16), evidence), "test_filly");
}

/// Leaving a problem out also takes back what it alone said of others, and only that.
TEST(Auto, LeavesOutAProblemAsIfItHadNotBeenMeasured) {
  const auto alone = [](std::int64_t cols, const char* kernel, double sol) {
    return MeasuredProblem{
        .problem = softmax(64, cols), .shares = {{test_kernel(kernel), 1.0}}, .sol = sol};
  };
  Evidence all{.device = "stubs",
               .made = "today",
               .problems = {alone(1024, "tortoise", 0.3), alone(1500, "hare", 0.5),
                            alone(2048, "newcomer", 0.9), alone(3000, "newcomer", 0.8)}};
  find_shortfalls(all);
  for (std::size_t index = 0; index < all.problems.size(); ++index) {
    Evidence expected = all;
    expected.problems.erase(expected.problems.begin() + static_cast<std::ptrdiff_t>(index));
    find_shortfalls(expected);
    const Evidence rest = without(all, index);
    ASSERT_EQ(rest.problems.size(), expected.problems.size());
    for (std::size_t i = 0; i < rest.problems.size(); ++i) {
      EXPECT_EQ(rest.problems[i].shortfall, expected.problems[i].shortfall) << index << ", " << i;
    }
  }
  EXPECT_LT(without(all, 2).problems[0].shortfall, all.problems[0].shortfall) << "it said the most";
  EXPECT_EQ(without(all, 3).problems[0].shortfall, all.problems[0].shortfall) << "it said less";
  EXPECT_THROW(static_cast<void>(without(all, 4)), std::out_of_range);
}

TEST(Auto, TakesAKernelThatWasMeasuredNowhereWhereAllOthersAreSlow) {
  const auto evidence = [](double share) {
    return Evidence{.device = "stubs",
                    .made = "today",
                    .problems = {{softmax(64, 128),
                                  {{test_kernel("absent"), 1.0},
                                   {test_kernel("tortoise"), share},
                                   {test_kernel("hare"), share / 2}}}}};
  };
  EXPECT_EQ(winner(softmax(64, 128), evidence(0.8)), "test_tortoise");
  const auto chosen = choose(softmax(64, 128), kStubs, evidence(0.1));
  EXPECT_EQ(chosen->kernel->name, "test_newcomer");
  EXPECT_TRUE(chosen->why.starts_with("it was measured nowhere")) << chosen->why;
}

TEST(Auto, AsksTheModelWhereNothingWasMeasured) {
  EXPECT_EQ(winner(softmax(64, 128, {}, Dtype::bf16), {}), "test_tortoise") << "fewer bytes";
  const auto chosen = [](const char* mask) {
    // Kernels of a build with CUDA model the true bytes, which are more.
    return choose(masked({{"mask", mask}}), kStubs, Evidence{});
  };
  EXPECT_EQ(chosen("causal")->kernel->name, "test_specialist");
  EXPECT_EQ(chosen("window")->kernel->name, "test_few_bytes");
  EXPECT_EQ(chosen("none")->kernel->name, "test_two_launches");
  EXPECT_EQ(chosen("boolean")->kernel->name, "test_many_bytes");
  EXPECT_NE(chosen("window")->why.find("models the fewest bytes"), std::string::npos);
}

TEST(Auto, FindsNothingWhereNoKernelTakesTheProblem) {
  // Unfused steps have no kernel for a CPU.
  const Operation& step = *find_operation("softmax_step");
  EXPECT_FALSE(choose(step.make_problem(step.dtypes.front(), {}), DeviceTraits{}));
}

TEST(Auto, DistanceIsZeroForTheSameAndGrowsWithEveryDifference) {
  const Problem one = softmax(64, 1024);
  EXPECT_EQ(distance_between(one, one), 0);
  EXPECT_EQ(distance_between(one, softmax(64, 1024, {{"distribution", "spikes"}})), 0);
  EXPECT_NEAR(distance_between(one, softmax(128, 1024)), 1, 0.05);
  EXPECT_NEAR(distance_between(one, softmax(64, 2048)), 1, 0.05);
  const double mode = distance_between(one, softmax(64, 1024, {{"lse", "stored"}}));
  EXPECT_GT(mode, 0);
  EXPECT_GT(
      distance_between(one, softmax(64, 1024, {{"lse", "stored"}, {"result", "log_softmax"}})),
      mode);
  EXPECT_GT(distance_between(one, softmax(64, 1025)), distance_between(one, softmax(64, 1032)));
  EXPECT_GT(distance_between(one, softmax(64, 1024, {}, Dtype::fp32)),
            distance_between(one, softmax(64, 1024, {}, Dtype::bf16)));
  const Problem window = masked({{"mask", "window"}, {"window_left", "5"}});
  EXPECT_EQ(distance_between(window, masked({{"mask", "window"}, {"window_right", "700"}})), 0);
  EXPECT_GT(distance_between(window, masked({})), 0);
  for (const Problem& other : {softmax(1, 7), softmax(64, 1024, {{"lse", "stored"}})}) {
    EXPECT_EQ(distance_between(one, other), distance_between(other, one));
  }
}

/// Without it what losses share would be no covariance.
TEST(Auto, DistancesAreThoseOfASpace) {
  std::vector<Problem> problems;
  for (const std::int64_t cols : {7, 8, 15, 16, 31, 32, 4096, 4097}) {
    for (const Dtype dtype : {Dtype::fp16, Dtype::fp32}) {
      problems.push_back(softmax(1024, cols, {}, dtype));
      problems.push_back(softmax(2048, cols, {}, dtype));
    }
  }
  for (const Problem& one : problems) {
    for (const Problem& two : problems) {
      for (const Problem& three : problems) {
        EXPECT_LE(distance_between(one, three),
                  distance_between(one, two) + distance_between(two, three) + 1e-12)
            << describe(one) << ", " << describe(two) << ", " << describe(three);
      }
    }
  }
}

TEST(AutoKernel, ItsNameIsTakenByNoOther) {
  Kernel kernel;
  kernel.name = "auto";
  kernel.operation = "softmax";
  EXPECT_THROW(Registration{kernel}, std::logic_error);
  EXPECT_EQ(find_kernel("softmax", DeviceKind::cpu, "auto"), nullptr);
}

TEST(AutoKernel, RefusesWhatNoKernelTakes) {
  const Operation& operation = *find_operation("softmax_topk");
  const Kernel* const chooser = auto_kernel(operation, DeviceKind::cuda);
  if (chooser == nullptr) GTEST_SKIP() << "no CUDA kernels";
  const Problem problem = operation.make_problem({Dtype::fp32, Dtype::fp32},
                                                 {{"rows", "2"}, {"vocab", "4000"}, {"k", "2000"}});
  const auto refusal = refusal_of(*chooser, problem, kHopper);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->constraint, "k");
  EXPECT_EQ(chooser->stands_for(problem, kHopper), nullptr);
}

// ---- the tables of this build ----

bool has_cuda_kernels() { return find_kernel("softmax", DeviceKind::cuda, "two_pass") != nullptr; }

bool is_of_this_build(const Table& table) {
  return table.kind == DeviceKind::cpu || has_cuda_kernels();
}

TEST(AutoTables, NameOnlyKernelsThatThereAre) {
  for (const Table* const table : tables()) {
    if (!is_of_this_build(*table)) continue;
    std::size_t kernels = 0;
    for (const TableLine& line : table->lines) {
      for (const char* c = line.kernels; *c != 0; ++c) kernels += *c == ' ' ? 1 : 0;
    }
    // Each kernel is a name and a number, and spaces stand between.
    kernels = (kernels + table->lines.size()) / 2;
    std::size_t known = 0;
    const Evidence* const evidence = evidence_of({.kind = table->kind,
                                                  .name = table->device,
                                                  .compute_capability = table->compute_capability});
    ASSERT_NE(evidence, nullptr);
    EXPECT_EQ(evidence->problems.size(), table->lines.size()) << table->device;
    for (const MeasuredProblem& each : evidence->problems) known += each.shares.size();
    EXPECT_EQ(known, kernels) << table->device << ": make the table again with roofmax tune";
    EXPECT_GT(known, 0U);
  }
}

/// What was measured is chosen again: the choice is never much worse than what it knows.
TEST(AutoTables, TheirOwnProblemsGetTheirWinners) {
  for (const Table* const table : tables()) {
    if (!is_of_this_build(*table)) continue;
    DeviceTraits device = table->kind == DeviceKind::cuda ? kHopper : DeviceTraits{};
    device.name = table->device;
    const Evidence* const evidence = evidence_of(device);
    double loss = 0;
    double worst = 0;
    std::size_t count = 0;
    for (const MeasuredProblem& each : evidence->problems) {
      const auto chosen = choose(each.problem, device);
      ASSERT_TRUE(chosen) << describe(each.problem);
      for (const auto& [kernel, share] : each.shares) {
        if (kernel != chosen->kernel) continue;
        loss -= std::log(share);
        worst = std::max(worst, 1 / share);
        ++count;
      }
    }
    EXPECT_GT(count, evidence->problems.size() * 9 / 10);
    EXPECT_LT(std::exp(loss / static_cast<double>(count)), 1.01) << table->device;
    EXPECT_LT(worst, 1.25) << table->device;
  }
}

/// Whatever the shape, and whether or not anything like it was measured.
TEST(AutoTables, AnyProblemGetsAKernelThatTakesIt) {
  std::mt19937 random(1);
  const auto extent = [&random](double most) {
    return std::to_string(std::llround(
        std::exp2(std::uniform_real_distribution<double>(0, std::log2(most))(random))));
  };
  const std::map<std::string, std::vector<std::pair<std::string, double>>> extents = {
      {"softmax", {{"rows", 1e5}, {"cols", 1e6}}},
      {"masked_softmax", {{"b", 64}, {"heads", 128}, {"sq", 8192}, {"sk", 8192}}},
      {"softmax_topk", {{"rows", 1e5}, {"vocab", 3e5}, {"k", 1024}}},
  };
  for (const auto& [name, axes] : extents) {
    const Operation& operation = *find_operation(name);
    constexpr int kProblems = 300;
    for (int i = 0; i < kProblems; ++i) {
      Axes values;
      for (const auto& [axis, most] : axes) values[axis] = extent(most);
      if (name == "softmax_topk" && std::stoll(values["k"]) > std::stoll(values["vocab"])) {
        values["k"] = values["vocab"];
      }
      const auto& dtypes = operation.dtypes[random() % operation.dtypes.size()];
      const Problem problem = operation.make_problem(dtypes, values);
      for (const DeviceTraits& device : {kHopper, DeviceTraits{}}) {
        if (device.kind == DeviceKind::cuda && !has_cuda_kernels()) continue;
        const auto chosen = choose(problem, device);
        ASSERT_TRUE(chosen) << describe(problem);
        EXPECT_FALSE(refusal_of(*chosen->kernel, problem, device)) << describe(problem);
        EXPECT_FALSE(chosen->why.empty());
      }
    }
  }
}

struct MaskCase {
  Axes axes;
  std::string on_cpu;
  std::string on_cuda;
};

TEST(AutoTables, MaskedSoftmaxGetsTheFusedKernelOfItsMask) {
  const auto chosen = [](const Axes& axes, DeviceTraits device) {
    Axes many{{"b", "8"}, {"heads", "16"}, {"sq", "256"}, {"sk", "1024"}};
    for (const auto& [axis, value] : axes) many[axis] = value;
    const auto found = choose(masked(many), device);
    return found ? found->kernel->name : std::string("none");
  };
  const std::vector<MaskCase> cases{
      {{}, "parallel_rows", "scaled"},
      {{{"mask", "causal"}}, "parallel_rows", "scaled_causal"},
      {{{"mask", "causal"}, {"b", "1"}, {"sq", "3"}, {"sk", "693"}},
       "parallel_rows",
       "strided_elements"},
      {{{"mask", "window"}, {"window_left", "5"}}, "parallel_rows", "scaled_window"},
      {{{"mask", "additive"}}, "parallel_rows", "scaled_masked"},
      {{{"mask", "causal_boolean"}}, "parallel_rows", "scaled_masked_causal"},
      {{{"mask", "causal"}, {"direction", "backward"}}, "parallel_rows", "scaled_causal_backward"},
      {{{"sink", "logit"}}, "parallel_rows", "sink"},
      {{{"sink", "logit"}, {"mask", "causal"}, {"direction", "backward"}},
       "parallel_rows",
       "sink_backward"},
  };
  for (const MaskCase& one : cases) {
    const std::string label = describe(masked(one.axes));
    EXPECT_EQ(chosen(one.axes, {}), one.on_cpu) << label;
    if (!has_cuda_kernels()) continue;
    EXPECT_EQ(chosen(one.axes, kHopper), one.on_cuda) << label;
  }
}

}  // namespace
}  // namespace roofmax
