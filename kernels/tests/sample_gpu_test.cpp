// The README's sample kernel is compiled, linked and found; the corner-case tests of this program
// then run it on a GPU as they do every kernel of the registry.

#include <gtest/gtest.h>

#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

TEST(Sample, OfTheReadmeIsInTheRegistryBecauseItsFileIsLinked) {
  const Kernel* const kernel = find_kernel("softmax", DeviceKind::cuda, "warp_per_row");
  ASSERT_NE(kernel, nullptr);
  const Problem problem = find_operation("softmax")->make_problem({Dtype::fp16, Dtype::fp16}, {});
  EXPECT_FALSE(refusal_of(*kernel, problem, {.kind = DeviceKind::cuda, .name = "test"}));
}

}  // namespace
}  // namespace roofmax
