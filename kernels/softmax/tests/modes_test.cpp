// The modes of operation `softmax`: what kernels serve, what they refuse by name, and what labels
// leave out. What caches hold.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

const DeviceTraits kCpu{.kind = DeviceKind::cpu, .name = "test"};

Problem problem_with(const std::map<std::string, std::string>& axes) {
  return find_operation("softmax")->make_problem({Dtype::fp32, Dtype::fp32}, axes);
}

TEST(Modes, AKernelServesTheDefaultAloneUnlessItSaysOtherwise) {
  Kernel kernel;
  kernel.operation = "softmax";
  EXPECT_EQ(unserved_mode(kernel, problem_with({})), nullptr);
  const Problem logarithm = problem_with({{"result", "log_softmax"}});
  ASSERT_NE(unserved_mode(kernel, logarithm), nullptr);
  EXPECT_EQ(unserved_mode(kernel, logarithm)->name, "result");
  kernel.serves = {{"result", {"log_softmax"}}};
  EXPECT_EQ(unserved_mode(kernel, logarithm), nullptr);
  ASSERT_NE(unserved_mode(kernel, problem_with({})), nullptr)
      << "the default is no longer among them";
}

TEST(Registry, EveryKernelIsOfAnOperationAndItsTypes) {
  for (const Kernel* kernel : kernels()) {
    const Operation* const operation = find_operation(kernel->operation);
    ASSERT_NE(operation, nullptr) << kernel->full_name() << " of " << kernel->operation;
    for (const DtypePair& pair : kernel->dtypes) {
      EXPECT_NE(std::find(operation->dtypes.begin(), operation->dtypes.end(), pair),
                operation->dtypes.end())
          << kernel->full_name();
    }
  }
}

/// What the documents say a kernel holds, it takes, and not one column more.
TEST(Registry, CachesTakeAsManyColumnsAsTheyHold) {
  const DeviceTraits hopper{.kind = DeviceKind::cuda,
                            .name = "test",
                            .compute_capability = 90,
                            .shared_bytes_per_block = 232448};
  struct Limit {
    const char* kernel;
    std::int64_t halves;
    const char* direction = "forward";
  };
  // Of 232448 bytes, less a few for the totals, 14 vectors of each of two tensors for 512 threads
  // and 28 for 256; of these, and of those in registers, a row off its alignment may waste nine.
  for (const auto& [name, halves, direction] :
       {Limit{"register_cache", 32768}, Limit{"register_cache@threads=256,vectors=4", 8192},
        Limit{"team_rows", 12288}, Limit{"smem_cache_medium", 32768},
        Limit{"smem_cache_extreme", 114688},
        Limit{"cluster_shared_backward@cluster=1,threads=512", (14 * 512 - 9) * 8, "backward"},
        Limit{"cluster_shared_backward@cluster=16,threads=256", (16 * 28 * 256 - 9) * 8,
              "backward"},
        Limit{"cluster_packed@cluster=16,vectors=10", (16 * 10 * 512 - 9) * 8},
        Limit{"cluster_registers_backward@cluster=16,vectors=4", (16 * 4 * 1024 - 9) * 8,
              "backward"}}) {
    const Kernel* const kernel = find_kernel("softmax", DeviceKind::cuda, name);
    if (kernel == nullptr) GTEST_SKIP() << "built without CUDA";
    for (const auto& [dtype, limit] :
         {std::pair{Dtype::fp16, halves}, std::pair{Dtype::fp32, halves / 2}}) {
      const auto asked = [&, type = dtype, direction = direction](std::int64_t cols) {
        return refusal_of(
            *kernel,
            find_operation("softmax")->make_problem(
                {type, type}, {{"cols", std::to_string(cols)}, {"direction", direction}}),
            hopper);
      };
      EXPECT_FALSE(asked(limit)) << name;
      ASSERT_TRUE(asked(limit + 1)) << name;
      EXPECT_EQ(asked(limit + 1)->constraint, "cols");
    }
  }
}

TEST(Modes, AreRefusedByName) {
  const Kernel* const forward = find_kernel("softmax", DeviceKind::cpu, "parallel_online");
  const Kernel* const backward = find_kernel("softmax", DeviceKind::cpu, "safe_backward");
  ASSERT_TRUE(forward != nullptr && backward != nullptr);
  const Problem gradient = problem_with({{"direction", "backward"}});
  const auto refusal = refusal_of(*forward, gradient, kCpu);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->constraint, "direction");
  EXPECT_NE(refusal->reason.find("backward"), std::string::npos);
  EXPECT_FALSE(refusal_of(*backward, gradient, kCpu));
  EXPECT_TRUE(refusal_of(*backward, problem_with({}), kCpu));
}

TEST(Modes, EveryChoiceThatAKernelServesExists) {
  for (const Kernel* kernel : kernels()) {
    for (const auto& [name, choices] : kernel->serves) {
      const auto& axes = find_operation(kernel->operation)->axes;
      const auto axis =
          std::find_if(axes.begin(), axes.end(), [&](const Axis& one) { return one.name == name; });
      ASSERT_TRUE(axis != axes.end() && axis->is_mode()) << kernel->full_name() << ": " << name;
      for (const std::string& choice : choices) {
        EXPECT_NE(std::find(axis->choices.begin(), axis->choices.end(), choice),
                  axis->choices.end())
            << kernel->full_name() << ": " << name << "=" << choice;
      }
    }
  }
  const Kernel* const any = find_kernel("softmax", DeviceKind::cpu, "safe");
  EXPECT_FALSE(
      refusal_of(*any, problem_with({{"result", "log_softmax"}, {"lse", "stored"}}), kCpu));
}

TEST(Modes, ImpossibleCombinationsNameTheAxisAtFault) {
  const auto axis_at_fault = [](const std::map<std::string, std::string>& axes) {
    try {
      static_cast<void>(problem_with(axes));
    } catch (const ProblemError& error) {
      return error.axis();
    }
    return std::string();
  };
  EXPECT_EQ(axis_at_fault({{"direction", "backward"}, {"lse", "stored"}}), "lse");
  EXPECT_EQ(axis_at_fault({{"direction", "backward"}, {"result", "log_softmax"}}), "result");
  EXPECT_EQ(axis_at_fault({{"result", "exp"}}), "result");
}

TEST(Modes, LabelsLeaveOutWhatIsImplied) {
  EXPECT_EQ(describe(problem_with({{"rows", "3"}, {"cols", "8"}})), "rows=3 cols=8 fp32");
  EXPECT_EQ(describe(problem_with({{"rows", "3"}, {"cols", "8"}, {"stride", "8"}})),
            "rows=3 cols=8 fp32");
  EXPECT_EQ(problem_with({{"cols", "8"}}).at("stride"), 8);
  EXPECT_EQ(
      describe(problem_with({{"rows", "3"}, {"cols", "8"}, {"stride", "9"}, {"lse", "stored"}})),
      "rows=3 cols=8 stride=9 lse=stored fp32");
}

}  // namespace
}  // namespace roofmax
