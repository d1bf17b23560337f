// No kernel spills registers but those that are listed, with the reason. Figures are those of code
// for 9.0; other architectures have other registers to spare.

#include <fnmatch.h>
#include <gtest/gtest.h>

#include <set>

#include "harness/profile/cubin.hpp"

namespace roofmax {
namespace {

struct Known {
  const char* function;     ///< with * for any text
  std::int64_t most_bytes;  ///< stored and loaded, each instruction once
  const char* reason;       ///< what one register more would cost
};

constexpr Known kKnown[] = {
    {"device::row_softmax<Reduction<32>, 8, float, *, MaskedRows>", 8,
     "64 registers: four blocks an SM, else three"},
    {"masked_softmax::fused_forward<*, (Explicit)1, Layout<*, 48, false>, false, true>", 12,
     "80 registers: twelve blocks an SM, else eleven"},
    {"masked_softmax::fused_forward<float, (Explicit)2, Layout<512, 64, true>, true, true>", 8,
     "128 registers are the most that 512 threads may have"},
    {"masked_softmax::fused_forward_rereading<*, (Explicit)2, true>", 32,
     "64 registers: two blocks of 512 threads an SM, else one"},
    {"softmax::merge_and_normalise<__nv_bfloat16, (Form)0, 512, 8>", 20,
     "64 registers: two blocks of 512 threads an SM, else one"},
    {"softmax::register_cache_backward<*, 512, 8>", 96,
     "128 registers are the most that 512 threads may have; vectors of two tensors stay in them"},
    {"softmax::scalar<__nv_bfloat16, 256, 8>", 8, "32 registers: full occupancy"},
    {"softmax_topk::async_copy<*, 16>", 24, "64 registers: four blocks an SM, else three"},
    {"softmax_topk::block_threshold<*>", 60, "64 registers: 1024 threads an SM, else 768"},
    {"softmax_topk::packed_sort<float, 8, true>", 32, "80 registers: six blocks an SM, else five"},
    {"softmax_topk::packed_sort<*>", 140,
     "48 registers: ten blocks an SM. With eight nothing spills, and an H200 is 4% slower"},
    {"softmax_topk::packed_threshold<*>", 308, "56 registers: nine blocks an SM, else eight"},
    {"softmax_topk::topk_of_memory<*>", 40, "64 registers: four blocks an SM, else three"},
    {"softmax_topk::warp_heap_vector<*, 8, 4>", 8, "80 registers: three blocks an SM, else two"},
    {"softmax_topk::warp_threshold<*, 128, 4>", 72, "56 registers: nine blocks an SM, else eight"},
};

TEST(Spills, AreOnlyThoseThatAreKnown) {
  constexpr int kListed = 90;
  std::set<const Known*> met;
  bool has_listed = false;
  for (const CompiledFunction& function : compiled_functions("/proc/self/exe")) {
    if (function.architecture != kListed) continue;
    has_listed = true;
    const std::string name = function.scope + "::" + function.name;
    SCOPED_TRACE(name);
    ASSERT_TRUE(function.code);
    ASSERT_FALSE(function.code->has_local_array);
    const std::int64_t spilt = *function.code->spill_store_bytes + *function.code->spill_load_bytes;
    if (spilt == 0) {
      EXPECT_EQ(function.stack_bytes, 0);
      continue;
    }
    const Known* known = nullptr;
    for (const Known& one : kKnown) {
      if (known == nullptr && fnmatch(one.function, name.c_str(), 0) == 0) known = &one;
    }
    ASSERT_NE(known, nullptr) << "spills " << spilt << " bytes: spare registers, or list it here";
    EXPECT_LE(spilt, known->most_bytes) << "known: " << known->reason;
    met.insert(known);
  }
  if (!has_listed) GTEST_SKIP() << "no code for 9.0 in this build";
  for (const Known& one : kKnown) {
    EXPECT_TRUE(met.contains(&one)) << one.function << " spills nothing now: take it off the list";
  }
}

}  // namespace
}  // namespace roofmax
