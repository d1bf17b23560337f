// The C++ interface of the library: plans compute what they say, and refuse by name.
#include "roofmax/roofmax.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "kernels/choice/choice.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

const DeviceTraits kHost{.kind = DeviceKind::cpu, .name = "test", .processors = 2};
const DtypePair kFp32{Dtype::fp32, Dtype::fp32};

template <typename Action>
std::string error_of(const Action& action) {
  try {
    (void)action();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "";
}

/// Kernels of roofmax itself, without `needs_workspace` of this file.
std::vector<std::string> own_kernels(std::string_view operation,
                                     const std::map<std::string, std::string>& axes) {
  std::vector<std::string> names;
  for (const std::string& name : kernel_names(operation, kFp32, axes, kHost)) {
    if (find_kernel(operation, DeviceKind::cpu, name)->source.rfind("plugin", 0) != 0) {
      names.push_back(name);
    }
  }
  return names;
}

std::string any_kernel(std::string_view operation,
                       const std::map<std::string, std::string>& axes = {}) {
  const std::vector<std::string> names = own_kernels(operation, axes);
  return names.empty() ? "" : names.front();
}

/// Zeroed host memory of the size and alignment that a plan wants.
class Workspace {
 public:
  explicit Workspace(const Plan& plan)
      : memory_(static_cast<std::size_t>(plan.workspace_bytes()) + kAlignment) {}
  void* data() {
    const auto address = reinterpret_cast<std::uintptr_t>(memory_.data());
    return reinterpret_cast<void*>((address + kAlignment - 1) / kAlignment * kAlignment);
  }

 private:
  static constexpr std::size_t kAlignment = 256;
  std::vector<std::byte> memory_;
};

void expect_near(const std::vector<float>& found, const std::vector<float>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_NEAR(found[i], expected[i], 2e-6) << "element " << i;
  }
}

const std::vector<float> kX{0, std::log(2.0F), std::log(5.0F), 9, 9, 9};
const std::vector<float> kY{0.125F, 0.25F, 0.625F, 1 / 3.F, 1 / 3.F, 1 / 3.F};
const std::vector<float> kLse{std::log(8.0F), 9 + std::log(3.0F)};

TEST(Roofmax, EveryCpuKernelThatTakesGivenInputsComputesASoftmax) {
  const std::vector<std::string> names = own_kernels("softmax", {{"rows", "2"}, {"cols", "3"}});
  EXPECT_FALSE(names.empty());
  for (const std::string& name : names) {
    SCOPED_TRACE(name);
    const Plan plan = plan_softmax(name, {.rows = 2, .cols = 3}, kHost);
    EXPECT_EQ(plan.kernel().full_name(), name);
    EXPECT_EQ(plan.problem().at("cols"), 3);
    ASSERT_EQ(plan.workspace_bytes(), 0);
    std::vector<float> y(6);
    plan.launch({kX.data()}, {y.data()});
    expect_near(y, kY);
  }
}

TEST(Roofmax, WithoutANameTheKernelIsChosen) {
  const Plan plan = plan_softmax({.rows = 2, .cols = 3}, kHost);
  EXPECT_EQ(plan.kernel().full_name(), choose(plan.problem(), kHost).value().kernel->full_name());
  std::vector<float> y(6);
  plan.launch({kX.data()}, {y.data()});
  expect_near(y, kY);
  EXPECT_EQ(plan_softmax("auto", {.rows = 2, .cols = 3}, kHost).kernel().full_name(),
            plan.kernel().full_name());
  EXPECT_EQ(plan_softmax_backward({.rows = 2, .cols = 3}, kHost).problem().choice("direction"),
            "backward");
  EXPECT_NE(error_of([] {
              return roofmax::plan("softmax_step", "auto", kFp32, {}, kHost);
            }).find("no softmax_step kernel for cpu takes"),
            std::string::npos);
}

TEST(Roofmax, LogSoftmaxAndLogSumExp) {
  const std::string kernel = any_kernel("softmax", {{"result", "log_softmax"}, {"lse", "stored"}});
  const Plan plan = plan_log_softmax(kernel, {.rows = 2, .cols = 3, .lse = true}, kHost);
  ASSERT_EQ(plan.outputs().size(), 2U);
  EXPECT_EQ(plan.outputs()[1].name, "lse");
  EXPECT_EQ(plan.outputs()[1].rows(), 2);
  std::vector<float> y(6);
  std::vector<float> lse(2);
  plan.launch({kX.data()}, {y.data(), lse.data()});
  std::vector<float> expected;
  for (const float value : kY) expected.push_back(std::log(value));
  expect_near(y, expected);
  expect_near(lse, kLse);
}

TEST(Roofmax, SoftmaxBackward) {
  const std::string kernel = any_kernel("softmax", {{"direction", "backward"}});
  const Plan plan = plan_softmax_backward(kernel, {.rows = 2, .cols = 3}, kHost);
  const std::vector<float> dy{1, 0, 0, 3, 3, 3};
  std::vector<float> dx(6);
  plan.launch({kY.data(), dy.data()}, {dx.data()});
  expect_near(dx, {0.109375F, -0.03125F, -0.078125F, 0, 0, 0});
}

TEST(Roofmax, MaskedSoftmaxCausalWithASinkAndItsBackward) {
  MaskedSoftmaxOptions options{.dtype = Dtype::fp32,
                               .batch = 1,
                               .heads = 1,
                               .seqlen_q = 2,
                               .seqlen_k = 2,
                               .scale = 0.5,
                               .mask = Mask::causal,
                               .sink = true};
  const std::string forward = any_kernel("masked_softmax", {{"mask", "causal"}, {"sink", "logit"}});
  const Plan plan = plan_masked_softmax(forward, options, kHost);
  const std::vector<float> x{0, 50, 2 * std::log(2.0F), 2 * std::log(5.0F)};
  const std::vector<float> sink{0};
  std::vector<float> y(4);
  std::vector<float> lse(2);
  plan.launch({x.data(), sink.data()}, {y.data(), lse.data()});
  expect_near(y, {0.5F, 0, 0.25F, 0.625F});
  expect_near(lse, {std::log(2.0F), std::log(8.0F)});

  const std::string backward = any_kernel(
      "masked_softmax", {{"mask", "causal"}, {"sink", "logit"}, {"direction", "backward"}});
  const Plan gradient = plan_masked_softmax_backward(backward, options, kHost);
  const std::vector<float> dy{1, 7, 1, 0};
  std::vector<float> dx(4);
  std::vector<float> dsink(1);
  Workspace workspace(gradient);
  gradient.launch({y.data(), dy.data(), sink.data(), lse.data()}, {dx.data(), dsink.data()},
                  workspace.data());
  expect_near(dx, {0.125F, 0, 0.09375F, -0.078125F});
  expect_near(dsink, {-0.28125F});
}

TEST(Roofmax, MaskedSoftmaxWithABooleanMaskOfAllHeads) {
  const MaskedSoftmaxOptions options{.dtype = Dtype::fp32,
                                     .batch = 1,
                                     .heads = 2,
                                     .seqlen_q = 1,
                                     .seqlen_k = 3,
                                     .mask = Mask::boolean,
                                     .mask_shape = MaskShape::batch_keys};
  const Plan plan =
      plan_masked_softmax(any_kernel("masked_softmax", {{"mask", "boolean"}}), options, kHost);
  ASSERT_EQ(plan.inputs().size(), 2U);
  EXPECT_EQ(plan.inputs()[1].extents, (std::vector<std::int64_t>{1, 1, 1, 3}));
  const std::array<std::uint8_t, 3> mask{0, 1, 0};
  std::vector<float> y(6);
  plan.launch({kX.data(), mask.data()}, {y.data()});
  expect_near(y, {1 / 6.F, 0, 5 / 6.F, 0.5F, 0, 0.5F});
}

TEST(Roofmax, SoftmaxTopkOverTheRowAndOverTheLargest) {
  SoftmaxTopkOptions options{.dtype = Dtype::fp32, .rows = 2, .vocab = 3, .k = 2, .lse = true};
  const std::string kernel = any_kernel("softmax_topk", {{"k", "2"}, {"lse", "stored"}});
  const Plan plan = plan_softmax_topk(kernel, options, kHost);
  std::vector<float> shares(4);
  std::vector<std::int32_t> columns(4, -1);
  std::vector<float> lse(2);
  Workspace workspace(plan);
  plan.launch({kX.data()}, {shares.data(), columns.data(), lse.data()}, workspace.data());
  expect_near(shares, {0.625F, 0.25F, 1 / 3.F, 1 / 3.F});
  EXPECT_EQ(columns, (std::vector<std::int32_t>{2, 1, 0, 1}));
  expect_near(lse, kLse);

  options.share_of = ShareOf::top_k;
  options.wide_indices = true;
  options.lse = false;
  options.temperature = 0.5;
  const Plan of_router = plan_softmax_topk(kernel, options, kHost);
  ASSERT_EQ(of_router.outputs().size(), 2U);
  EXPECT_EQ(of_router.outputs()[1].dtype, Dtype::int64);
  std::vector<std::int64_t> wide(4, -1);
  Workspace of_its_own(of_router);
  of_router.launch({kX.data()}, {shares.data(), wide.data()}, of_its_own.data());
  expect_near(shares, {25 / 29.F, 4 / 29.F, 0.5F, 0.5F});
  EXPECT_EQ(wide, (std::vector<std::int64_t>{2, 1, 0, 1}));
  options.k = 4;
  EXPECT_NE(error_of([&] { return plan_softmax_topk(kernel, options, kHost); }).find("use 1 to 3"),
            std::string::npos);
}

TEST(Roofmax, SoftmaxTopkBackward) {
  SoftmaxTopkOptions options{.dtype = Dtype::fp32,
                             .rows = 2,
                             .vocab = 4,
                             .k = 2,
                             .share_of = ShareOf::top_k,
                             .temperature = 0.5};
  const std::string kernel = own_kernels("softmax_topk_backward", {{"k", "2"}}).front();
  const Plan plan = plan_softmax_topk_backward(kernel, options, kHost);
  const std::vector<float> shares{0.75F, 0.25F, 0.5F, 0.5F};
  const std::vector<std::int32_t> columns{3, 1, 0, 2};
  const std::vector<float> dshares{1, 0, 3, 3};
  std::vector<float> dlogits(8, -1);
  plan.launch({shares.data(), columns.data(), dshares.data()}, {dlogits.data()});
  expect_near(dlogits, {0, -0.375F, 0, 0.375F, 0, 0, 0, 0});

  options.wide_indices = true;
  options.dtype = Dtype::bf16;
  const Plan half = plan_softmax_topk_backward(kernel, options, kHost);
  EXPECT_EQ(half.inputs()[1].dtype, Dtype::int64);
  EXPECT_EQ(half.outputs()[0].dtype, Dtype::bf16);
  options.lse = true;
  EXPECT_NE(error_of([&] {
              return plan_softmax_topk_backward(kernel, options, kHost);
            }).find("lse is true"),
            std::string::npos);
  options.lse = false;
  options.share_of = ShareOf::row;
  EXPECT_NE(error_of([&] {
              return plan_softmax_topk_backward(kernel, options, kHost);
            }).find("share_of is ShareOf::row"),
            std::string::npos);
}

TEST(Roofmax, AnyOperationCanBePlannedByNames) {
  const std::map<std::string, std::string> axes{{"rows", "2"}, {"cols", "3"}};
  const Plan planned = plan("softmax", any_kernel("softmax", axes), kFp32, axes, kHost);
  std::vector<float> y(6);
  planned.launch({kX.data()}, {y.data()});
  expect_near(y, kY);
}

TEST(Roofmax, AnUnknownNameIsAnErrorThatListsTheOnesThereAre) {
  const std::string kernel =
      error_of([] { return plan_softmax("no_such_kernel", {.rows = 8, .cols = 8}, kHost); });
  EXPECT_NE(kernel.find("'no_such_kernel'"), std::string::npos) << kernel;
  EXPECT_NE(kernel.find(any_kernel("softmax")), std::string::npos) << kernel;
  const std::string operation =
      error_of([] { return plan("no_such_operation", "x", kFp32, {}, kHost); });
  EXPECT_NE(operation.find("'no_such_operation'"), std::string::npos) << operation;
  EXPECT_NE(operation.find("masked_softmax"), std::string::npos) << operation;
}

TEST(Roofmax, AWrongShapeOrDtypeIsAnErrorThatNamesIt) {
  const std::string kernel = any_kernel("softmax");
  EXPECT_NE(error_of([&] {
              return plan_softmax(kernel, {.rows = 2, .cols = 8, .stride = 4}, kHost);
            }).find("'stride'"),
            std::string::npos);
  EXPECT_NE(error_of([&] {
              return plan_softmax(kernel, {.dtype = Dtype::int32, .rows = 2, .cols = 8}, kHost);
            }).find("int32"),
            std::string::npos);
}

std::string launch_error(const Plan& plan, std::initializer_list<const void*> inputs,
                         std::initializer_list<void*> outputs, void* workspace = nullptr) {
  try {
    plan.launch(inputs, outputs, workspace);
  } catch (const ArgumentError& error) {
    return error.what();
  }
  return "";
}

TEST(Roofmax, ALaunchWithoutAPointerIsAnErrorThatNamesTheArgument) {
  const Plan plan = plan_softmax(any_kernel("softmax"), {.rows = 2, .cols = 3}, kHost);
  std::vector<float> y(6);
  EXPECT_EQ(launch_error(plan, {nullptr}, {y.data()}), "input 'x' is null");
  EXPECT_EQ(launch_error(plan, {kX.data()}, {nullptr}), "output 'y' is null");
  EXPECT_NE(launch_error(plan, {}, {y.data()}).find("takes 1 inputs (x), not 0"),
            std::string::npos);
  const void* const odd = reinterpret_cast<const char*>(kX.data()) + 1;
  EXPECT_EQ(launch_error(plan, {odd}, {y.data()}),
            "input 'x' is not aligned to its elements (fp32)");
}

TEST(Roofmax, AMissingWorkspaceIsAnErrorThatSaysItsSize) {
  static const Registration needy{Kernel{
      .name = "needs_workspace",
      .operation = "softmax",
      .device = DeviceKind::cpu,
      .dtypes = {kFp32},
      .summary = "does nothing, with a workspace",
      .constraints = "none",
      .source = "plugin of this test",
      .workspace_bytes = [](const Problem&, const DeviceTraits&) { return std::int64_t{512}; },
      .prepare = [](const Problem&, const DeviceTraits&) { return [](const Launch&) {}; },
  }};
  const Plan plan = plan_softmax("needs_workspace", {.rows = 2, .cols = 3}, kHost);
  std::vector<float> y(6);
  EXPECT_EQ(launch_error(plan, {kX.data()}, {y.data()}), "workspace is null; it needs 512 bytes");
  EXPECT_EQ(launch_error(plan, {kX.data()}, {y.data()}, y.data() + 1),
            "workspace is not aligned to 256 bytes");
}

TEST(Roofmax, ATensorWithoutElementsNeedsNoPointer) {
  const Plan plan = plan_softmax(any_kernel("softmax"), {.rows = 0, .cols = 3}, kHost);
  EXPECT_EQ(launch_error(plan, {nullptr}, {nullptr}), "");
}

TEST(Roofmax, TraitsOfThisMachine) {
  const DeviceTraits cpu = device_traits();
  EXPECT_EQ(cpu.kind, DeviceKind::cpu);
  EXPECT_GE(cpu.processors, 1);
  EXPECT_GT(cpu.memory_bytes, 0);
  EXPECT_THROW((void)device_traits({DeviceKind::cuda, 9999}), std::runtime_error);
}

}  // namespace
}  // namespace roofmax
