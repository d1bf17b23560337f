// The definition of operation `softmax_topk`: its domain, tensors and compulsory work, and that no
// kernel's model claims less.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "kernels/contract/registry.hpp"
#include "kernels/tests/test_bed.hpp"

namespace roofmax {
namespace {

using Axes = std::map<std::string, std::string>;

Problem topk(const Axes& axes, Dtype dtype = Dtype::fp16) {
  return find_operation("softmax_topk")->make_problem({dtype, Dtype::fp32}, axes);
}

Work topk_work(const Axes& axes, Dtype dtype = Dtype::fp16) {
  const Problem problem = topk(axes, dtype);
  return problem.operation->compulsory(problem);
}

std::string topk_complaint(const Axes& axes) {
  try {
    static_cast<void>(topk(axes));
  } catch (const ProblemError& error) {
    return error.what();
  }
  return "nothing";
}

TEST(TopkOperation, RefusesWhatHasNoAnswer) {
  EXPECT_EQ(topk_complaint({{"vocab", "8"}, {"k", "8"}}), "nothing");
  EXPECT_EQ(topk_complaint({{"vocab", "8"}, {"k", "9"}}),
            "axis 'k': value '9' exceeds the 8 logits of a row; use 1 to 8");
  EXPECT_NE(topk_complaint({{"k", "0"}}).find("axis 'k'"), std::string::npos);
  EXPECT_NE(topk_complaint({{"vocab", "0"}}).find("axis 'vocab'"), std::string::npos);
  EXPECT_NE(topk_complaint({{"stride", "31999"}}).find("cannot hold"), std::string::npos);
  EXPECT_NE(topk_complaint({{"vocab", "2147483648"}}).find("use indices=int64"), std::string::npos);
  EXPECT_EQ(topk_complaint({{"vocab", "2147483648"}, {"indices", "int64"}}), "nothing");
  for (const char* temperature : {"0", "-1", "1e-31", "1e31"}) {
    EXPECT_NE(topk_complaint({{"temperature", temperature}}).find("from 1e-30 to 1e30"),
              std::string::npos)
        << temperature;
  }
}

TEST(TopkOperation, TensorsLieAsTheAxesSay) {
  const Problem problem = topk({{"rows", "3"},
                                {"vocab", "50"},
                                {"k", "7"},
                                {"stride", "64"},
                                {"indices", "int64"},
                                {"lse", "stored"}});
  const auto specs = problem.operation->tensors(problem);
  ASSERT_EQ(specs.size(), 4U);
  EXPECT_EQ(specs[0].row_offset(2), 128);
  EXPECT_EQ(specs[1].dtype, Dtype::fp32);
  EXPECT_EQ(specs[1].cols(), 7);
  EXPECT_EQ(specs[2].dtype, Dtype::int64);
  EXPECT_EQ(specs[2].bytes(), 3 * 7 * 8);
  EXPECT_EQ(specs[3].cols(), 1);
  EXPECT_EQ(topk({}).operation->tensors(topk({}))[2].dtype, Dtype::int32);
}

TEST(TopkOperation, CompulsoryWork) {
  const Work plain = topk_work({{"rows", "32"}, {"vocab", "100"}, {"k", "4"}});
  EXPECT_EQ(plain.bytes, (Bytes{6400, 32 * 4 * 8}));
  EXPECT_EQ(plain.flops, (Flops{.fp32 = 2 * 3200 + 128}));
  EXPECT_EQ(plain.exponentials, 3200);

  // Shares of the k largest need no exponential of the others.
  const Axes over_k{{"rows", "32"}, {"vocab", "100"}, {"k", "4"}, {"over", "top_k"}};
  EXPECT_EQ(topk_work(over_k).exponentials, 128);
  EXPECT_EQ(topk_work(over_k).bytes, plain.bytes);
  Axes with_all = over_k;
  with_all.insert({{"lse", "stored"}, {"indices", "int64"}, {"temperature", "2"}});
  EXPECT_EQ(topk_work(with_all).exponentials, 3200);
  EXPECT_EQ(topk_work(with_all).flops, (Flops{.fp32 = 3 * 3200 + 128}));
  EXPECT_EQ(topk_work(with_all).bytes, (Bytes{6400, 32 * 4 * 12 + 32 * 4}));
}

TEST(TopkOperation, NoKernelModelsLessThanTheCompulsoryWork) {
  int asked = 0;
  for (const Axes& modes :
       {Axes{}, Axes{{"stride", "5000"}}, Axes{{"over", "top_k"}}, Axes{{"lse", "stored"}}}) {
    for (const char* k : {"1", "10", "1000"}) {
      Axes axes = modes;
      axes.insert({{"rows", "7"}, {"vocab", "4099"}, {"k", k}});
      asked += test::expect_models_cover(topk(axes));
    }
  }
  EXPECT_GT(asked, 0);
}

}  // namespace
}  // namespace roofmax
