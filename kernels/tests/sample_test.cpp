// A kernel is one file: those of kernels/tests/sample are linked and named nowhere else.

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

std::string text_of(const std::string& path) {
  std::ifstream file(std::string(ROOFMAX_TEST_SOURCE) + '/' + path);
  EXPECT_TRUE(file) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Sample, OfTheReadmeIsTheFileThatIsTested) {
  const std::string block = "```cpp\n" + text_of("kernels/tests/sample/warp_per_row.cu") + "```\n";
  EXPECT_NE(text_of("README.md").find(block), std::string::npos)
      << "copy kernels/tests/sample/warp_per_row.cu into the README's \"Adding a kernel\"";
}

/// Whatever the registry holds, the corner-case tests ask.
TEST(Sample, IsInTheRegistryBecauseItsFileIsLinked) {
  ASSERT_NE(find_kernel("softmax", DeviceKind::cpu, "two_loops"), nullptr);
}

TEST(Sample, ComputesASoftmax) {
  const Kernel* const kernel = find_kernel("softmax", DeviceKind::cpu, "two_loops");
  ASSERT_NE(kernel, nullptr);
  const Problem problem = find_operation("softmax")->make_problem(
      {Dtype::fp32, Dtype::fp32}, {{"rows", "2"}, {"cols", "2"}, {"distribution", "given"}});
  const DeviceTraits cpu{.kind = DeviceKind::cpu, .name = "test"};
  ASSERT_FALSE(refusal_of(*kernel, problem, cpu));
  const std::vector<float> x{0, 0, 5, 5};
  std::vector<float> y(4);
  const std::vector<const void*> inputs{x.data()};
  const std::vector<void*> outputs{y.data()};
  kernel->prepare(problem, cpu)({.inputs = inputs, .outputs = outputs});
  EXPECT_EQ(y, std::vector<float>(4, 0.5F));
}

}  // namespace
}  // namespace roofmax
