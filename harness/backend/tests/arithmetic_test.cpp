// What the compiler made of the kernels that rates are measured with: as many instructions as count
// and few more, as far as it can be seen without a GPU.

#include <gtest/gtest.h>

#include <map>

#include "harness/profile/cubin.hpp"

namespace roofmax {
namespace {

struct Expected {
  std::int64_t counting;  ///< instructions in the code that count
  std::int64_t others;    ///< at most: before, after, and for the loop
};

TEST(ArithmeticCode, HoldsWhatCountsAndLittleElse) {
  if (ROOFMAX_TEST_CUDA == 0) GTEST_SKIP() << "built without CUDA";
  const std::map<std::string, Expected> expected = {{"multiply_adds", {512, 100}},
                                                    {"exponentials", {128, 50}},
                                                    {"loads", {16, 240}},
                                                    {"resident_loads", {16, 240}}};
  std::map<std::string, int> found;
  for (const CompiledFunction& function : read_compiled_code("/proc/self/exe").functions) {
    if (function.scope != "cuda") continue;
    const auto known = expected.find(function.name.substr(0, function.name.find('<')));
    if (known == expected.end()) continue;
    SCOPED_TRACE(function.name + " of " + std::to_string(function.architecture));
    ++found[known->first];
    ASSERT_TRUE(function.code);
    const auto& [counting, others] = known->second;
    EXPECT_GE(function.code->instructions, counting);
    EXPECT_LE(function.code->instructions, counting + others);
    EXPECT_EQ(function.stack_bytes.value_or(0), 0);
    // Loads from L1 and L2 wait for each other in groups, not one by one.
    const bool is_global = known->first.ends_with("loads") && function.shared_bytes == 0;
    constexpr std::int64_t kVectorBytes = 16;
    EXPECT_GE(function.code->load_bytes_in_flight, is_global ? 3 * kVectorBytes : 0);
  }
  for (const auto& [name, numbers] : expected) EXPECT_GT(found[name], 0) << name;
}

}  // namespace
}  // namespace roofmax
