// The definition of operation `softmax_topk_backward`: its domain, tensors and compulsory work, and
// that no kernel's model claims less.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "kernels/contract/registry.hpp"
#include "kernels/tests/test_bed.hpp"

namespace roofmax {
namespace {

using Axes = std::map<std::string, std::string>;

Problem topk_backward(const Axes& axes, Dtype dtype = Dtype::bf16) {
  return find_operation("softmax_topk_backward")->make_problem({Dtype::fp32, dtype}, axes);
}

Work topk_backward_work(const Axes& axes, Dtype dtype = Dtype::bf16) {
  const Problem problem = topk_backward(axes, dtype);
  return problem.operation->compulsory(problem);
}

std::string topk_backward_complaint(const Axes& axes, DtypePair dtypes) {
  try {
    static_cast<void>(find_operation("softmax_topk_backward")->make_problem(dtypes, axes));
  } catch (const ProblemError& error) {
    return error.what();
  }
  return "nothing";
}

TEST(TopkBackwardOperation, RefusesWhatHasNoAnswer) {
  const DtypePair dtypes{Dtype::fp32, Dtype::fp16};
  EXPECT_EQ(topk_backward_complaint({{"vocab", "8"}, {"k", "8"}}, dtypes), "nothing");
  EXPECT_EQ(topk_backward_complaint({{"vocab", "8"}, {"k", "9"}}, dtypes),
            "axis 'k': value '9' exceeds the 8 logits of a row; use 1 to 8");
  EXPECT_NE(topk_backward_complaint({{"stride", "127"}}, dtypes).find("cannot hold"),
            std::string::npos);
  EXPECT_NE(topk_backward_complaint({{"vocab", "2147483648"}}, dtypes).find("indices=int64"),
            std::string::npos);
  EXPECT_NE(topk_backward_complaint({{"temperature", "0"}}, dtypes).find("from 1e-30 to 1e30"),
            std::string::npos);
  EXPECT_NE(topk_backward_complaint({}, {Dtype::fp16, Dtype::fp16}).find("fp32->fp16"),
            std::string::npos);
}

TEST(TopkBackwardOperation, TensorsLieAsTheAxesSay) {
  const Problem problem = topk_backward(
      {{"rows", "3"}, {"vocab", "50"}, {"k", "7"}, {"stride", "64"}, {"indices", "int64"}});
  const auto specs = problem.operation->tensors(problem);
  ASSERT_EQ(specs.size(), 4U);
  EXPECT_EQ(specs[0].dtype, Dtype::fp32);
  EXPECT_EQ(specs[0].row_offset(2), 14);
  EXPECT_EQ(specs[1].dtype, Dtype::int64);
  EXPECT_EQ(specs[2].bytes(), 3 * 7 * 4);
  EXPECT_EQ(specs[3].dtype, Dtype::bf16);
  EXPECT_EQ(specs[3].row_offset(2), 128);
  EXPECT_TRUE(specs[3].is_written() && !specs[3].is_read());
  EXPECT_EQ(topk_backward({}).operation->tensors(topk_backward({}))[1].dtype, Dtype::int32);
}

TEST(TopkBackwardOperation, CompulsoryWork) {
  const Axes axes{{"rows", "32"}, {"vocab", "128"}, {"k", "4"}};
  const Work plain = topk_backward_work(axes);
  EXPECT_EQ(plain.bytes, (Bytes{32 * 4 * 12, 32 * 128 * 2}));
  EXPECT_EQ(plain.flops, (Flops{.fp32 = 4 * 128}));
  EXPECT_EQ(plain.exponentials, 0);
  Axes others = axes;
  others.insert({{"indices", "int64"}, {"temperature", "2"}, {"stride", "144"}});
  const Work other = topk_backward_work(others, Dtype::fp32);
  EXPECT_EQ(other.bytes, (Bytes{32 * 4 * 16, 32 * 128 * 4}));
  EXPECT_EQ(other.flops, (Flops{.fp32 = 5 * 128}));
}

TEST(TopkBackwardOperation, NoKernelModelsLessThanTheCompulsoryWork) {
  int asked = 0;
  for (const Axes& modes : {Axes{}, Axes{{"stride", "5000"}}, Axes{{"temperature", "2"}}}) {
    for (const char* k : {"1", "10", "1000"}) {
      Axes axes = modes;
      axes.insert({{"rows", "7"}, {"vocab", "4099"}, {"k", k}});
      asked += test::expect_models_cover(topk_backward(axes));
    }
  }
  EXPECT_GT(asked, 0);
}

/// Who names no operation, but axes that both have, means the forward.
TEST(TopkBackwardOperation, GivesWayToTheForward) {
  EXPECT_TRUE(find_operation("softmax_topk_backward")->is_part);
  EXPECT_FALSE(find_operation("softmax_topk")->is_part);
}

}  // namespace
}  // namespace roofmax
