#include "harness/backend/function_name.hpp"

#include <gtest/gtest.h>

namespace roofmax {
namespace {

TEST(FunctionName, IsWithoutTypesAndNamespaces) {
  // void roofmax::softmax::(anonymous namespace)::two_pass<float, 256>(float const*, float*)
  EXPECT_EQ(short_function_name("_ZN7roofmax7softmax12_GLOBAL__N_18two_passIfLi256EEEvPKT_PS3_"),
            "two_pass<float, 256>");
  // void roofmax::reduce<roofmax::device::Sum>(float*)
  EXPECT_EQ(short_function_name("_ZN7roofmax6reduceINS_6device3SumEEEvPf"), "reduce<Sum>");
  // void roofmax::merge<(roofmax::Order)1>(int)
  EXPECT_EQ(short_function_name("_ZN7roofmax5mergeILNS_5OrderE1EEEvi"), "merge<(Order)1>");
  // roofmax::plain(int, float): not a template, so without a return type
  EXPECT_EQ(short_function_name("_ZN7roofmax5plainEif"), "plain");
}

TEST(FunctionName, OfCLinkageIsItself) { EXPECT_EQ(short_function_name("copy_rows"), "copy_rows"); }

TEST(FunctionScope, IsItsNamespacesButForOneOfItsName) {
  EXPECT_EQ(function_scope("_ZN7roofmax7softmax12_GLOBAL__N_18two_passIfEEvPKT_"), "softmax");
  EXPECT_EQ(function_scope("_ZN7roofmax7softmax8two_pass12_GLOBAL__N_18two_passIfEEvPKT_"),
            "softmax");
  EXPECT_EQ(function_scope("_ZN7roofmax7softmax7split_k12_GLOBAL__N_15mergeIfEEvPKT_"),
            "softmax::split_k");
  EXPECT_EQ(function_scope("_ZN7roofmax7softmax7softmax12_GLOBAL__N_17softmaxIfEEvPKT_"), "softmax")
      << "the innermost alone";
  EXPECT_EQ(function_scope("_ZN7roofmax5mergeEv"), "");
  EXPECT_EQ(function_scope("copy_rows"), "");
}

}  // namespace
}  // namespace roofmax
