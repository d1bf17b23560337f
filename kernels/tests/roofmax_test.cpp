// The C++ interface of the library: planning refuses what it should, and by name.
#include "kernels/roofmax.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace roofmax {
namespace {

const DeviceTraits kCpu{.kind = DeviceKind::cpu, .name = "test"};

std::string error_of(std::string_view kernel, Dtype dtype, std::int64_t cols, std::int64_t stride) {
  try {
    (void)plan_softmax(kernel, dtype, 2, cols, stride, kCpu);
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "";
}

TEST(Roofmax, EveryCpuKernelThatTakesGivenInputsComputesASoftmax) {
  const float x[2][3] = {{0, std::log(2.0F), std::log(5.0F)}, {90, 90, 90}};
  const float expected[2][3] = {{0.125F, 0.25F, 0.625F}, {1 / 3.F, 1 / 3.F, 1 / 3.F}};
  int launched = 0;
  for (const std::string& name : softmax_kernels(DeviceKind::cpu)) {
    SCOPED_TRACE(name);
    try {
      const SoftmaxPlan plan = plan_softmax(name, Dtype::fp32, 2, 3, 3, kCpu);
      // Other tests of this program load plugins whose kernels are wrong on purpose.
      if (plan.kernel().source.rfind("plugin", 0) == 0) continue;
      EXPECT_EQ(plan.kernel().full_name(), name);
      EXPECT_EQ(plan.problem().at("cols"), 3);
      ASSERT_EQ(plan.workspace_bytes(), 0);
      float y[2][3] = {};
      plan.launch(x, y, nullptr);
      for (int row = 0; row < 2; ++row) {
        for (int col = 0; col < 3; ++col) EXPECT_NEAR(y[row][col], expected[row][col], 1e-6);
      }
      ++launched;
    } catch (const PlanError& refusal) {
      EXPECT_NE(std::string(refusal.what()).find("refuses"), std::string::npos);
    }
  }
  EXPECT_GE(launched, 1);
}

TEST(Roofmax, AnUnknownKernelIsAnErrorThatListsTheOnesThereAre) {
  const std::string error = error_of("no_such_kernel", Dtype::fp32, 8, 8);
  EXPECT_NE(error.find("'no_such_kernel'"), std::string::npos) << error;
  EXPECT_NE(error.find(softmax_kernels(DeviceKind::cpu).front()), std::string::npos) << error;
}

TEST(Roofmax, AWrongShapeOrDtypeIsAnErrorThatNamesIt) {
  const std::string kernel = softmax_kernels(DeviceKind::cpu).front();
  EXPECT_NE(error_of(kernel, Dtype::fp32, 8, 4).find("'stride'"), std::string::npos);
  EXPECT_NE(error_of(kernel, Dtype::int32, 8, 8).find("int32"), std::string::npos);
}

}  // namespace
}  // namespace roofmax
