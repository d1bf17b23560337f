// The definition of operation `softmax`: axes, tensors and compulsory work, and that no kernel's
// model claims less.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "kernels/contract/registry.hpp"
#include "kernels/tests/test_bed.hpp"

namespace roofmax {
namespace {

using Axes = std::map<std::string, std::string>;

Problem softmax(Axes axes, Dtype dtype = Dtype::fp16) {
  return find_operation("softmax")->make_problem({dtype, dtype}, axes);
}

Work work_of(const Axes& axes) {
  const Problem problem = softmax(axes);
  return problem.operation->compulsory(problem);
}

TEST(SoftmaxOperation, AxesSayTheirRoles) {
  std::map<std::string, AxisRole> roles;
  for (const Axis& axis : find_operation("softmax")->axes) roles[axis.name] = axis.role;
  EXPECT_EQ(roles, (std::map<std::string, AxisRole>{{"rows", AxisRole::batch},
                                                    {"cols", AxisRole::length},
                                                    {"stride", AxisRole::layout},
                                                    {"result", AxisRole::mode},
                                                    {"lse", AxisRole::mode},
                                                    {"direction", AxisRole::mode},
                                                    {"distribution", AxisRole::data}}));
}

TEST(SoftmaxOperation, TensorsLieAsTheAxesSay) {
  const Problem forward =
      softmax({{"rows", "3"}, {"cols", "5"}, {"stride", "8"}, {"lse", "stored"}});
  const auto specs = forward.operation->tensors(forward);
  ASSERT_EQ(specs.size(), 3U);
  EXPECT_EQ(specs[0].name, "x");
  EXPECT_TRUE(specs[0].is_read() && !specs[0].is_written());
  EXPECT_EQ(specs[1].row_offset(2), 16);
  EXPECT_EQ(specs[1].extent(), 21);
  EXPECT_EQ(specs[2].name, "lse");
  EXPECT_EQ(specs[2].dtype, Dtype::fp32);
  EXPECT_EQ(specs[2].rows(), 3);
  EXPECT_EQ(specs[2].cols(), 1);
}

TEST(SoftmaxOperation, CompulsoryWork) {
  const Axes shape{{"rows", "32"}, {"cols", "100"}};
  const auto with = [&](Axes axes) {
    axes.insert(shape.begin(), shape.end());
    return axes;
  };
  const Work forward = work_of(shape);
  EXPECT_EQ(forward.bytes, (Bytes{6400, 6400}));
  EXPECT_EQ(forward.flops, (Flops{.fp32 = 9600}));
  EXPECT_EQ(forward.exponentials, 3200);

  const Work logarithm = work_of(with({{"result", "log_softmax"}, {"lse", "stored"}}));
  EXPECT_EQ(logarithm.bytes, (Bytes{6400, 6400 + 32 * 4}));
  EXPECT_EQ(logarithm.flops, forward.flops);
  EXPECT_EQ(logarithm.exponentials, 3200);

  const Work backward = work_of(with({{"direction", "backward"}}));
  EXPECT_EQ(backward.bytes, (Bytes{12800, 6400}));
  EXPECT_EQ(backward.flops, (Flops{.fp32 = 12800}));
  EXPECT_EQ(backward.exponentials, 0);

  // Rows of 200 bytes, 256 apart: seven sectors of 32 each.
  EXPECT_EQ(work_of(with({{"stride", "128"}})).bytes, (Bytes{32 * 224, 32 * 224}));
  EXPECT_EQ(work_of({{"rows", "0"}, {"cols", "100"}}).bytes, Bytes{});
}

TEST(SoftmaxOperation, NoKernelModelsLessThanTheCompulsoryWork) {
  int asked = 0;
  for (const Axes& modes : {Axes{}, Axes{{"stride", "5000"}}, Axes{{"result", "log_softmax"}},
                            Axes{{"lse", "stored"}}, Axes{{"direction", "backward"}}}) {
    for (const char* const cols : {"333", "4099"}) {
      Axes axes = modes;
      axes.insert({"rows", "7"});
      axes.insert({"cols", cols});
      asked += test::expect_models_cover(softmax(axes));
    }
  }
  EXPECT_GT(asked, 0);
}

}  // namespace
}  // namespace roofmax
