// No kernel spills registers but those that are listed, with the reason. Figures are those of code
// for 9.0 by CUDA 13.0; others have other registers to spare.

#include <fnmatch.h>
#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "harness/profile/cubin.hpp"

namespace roofmax {
namespace {

struct Known {
  const char* function;     ///< * matches; every function that it matches spills
  std::int64_t most_bytes;  ///< stored and loaded, each instruction once
  const char* reason;
};

constexpr const char* kTwoOf512 = "64 registers: two blocks of 512 threads an SM, else one";
constexpr const char* kFourOf256 = "64 registers: four blocks of 256 threads an SM, else three";
constexpr const char* kNineOf128 = "56 registers: nine blocks of 128 threads an SM, else eight";
constexpr const char* kEightOf128 = "64 registers: eight blocks of 128 threads an SM, else seven";
constexpr const char* kTenOf128 = "48 registers: ten blocks of 128 threads an SM, else nine";

constexpr const char* kFullOfThreads = "32 registers: an SM full of threads";
constexpr const char* kSixteenOf64 = "64 registers: 16 blocks of 64 threads an SM, else 14";
constexpr const char* kFourteenOf64 = "72 registers: 14 blocks of 64 threads an SM, else 12";
constexpr const char* kTwelveOf64 = "80 registers: 12 blocks of 64 threads an SM, else 11";

constexpr Known kKnown[] = {
    {"device::row_softmax<Reduction<*>, 8, float, *, MaskedRows>", 8, kFourOf256},
    {"masked_softmax::fused_backward_rereading<__half, false>", 40, kTwoOf512},
    {"masked_softmax::fused_forward<__*, (Explicit)1, Layout<8, 32, false>, false, *>", 40,
     kSixteenOf64},
    {"masked_softmax::fused_forward<__*, (Explicit)1, Layout<8, 40, false>, false, false>", 44,
     kFourteenOf64},
    {"masked_softmax::fused_forward<__*, (Explicit)1, Layout<8, 48, false>, false, *>", 44,
     kTwelveOf64},
    {"masked_softmax::fused_forward<__*, (Explicit)1, Layout<32, 32, false>, false, true>", 44,
     kSixteenOf64},
    {"masked_softmax::fused_forward<__*, (Explicit)1, Layout<32, 48, false>, false, *>", 40,
     kTwelveOf64},
    {"masked_softmax::fused_forward<__*, (Explicit)2, Layout<8, 40, false>, false, true>", 8,
     kFourteenOf64},
    {"masked_softmax::fused_forward<float, (Explicit)2, Layout<32, 40, false>, false, true>", 60,
     kTwelveOf64},
    {"masked_softmax::fused_forward<__*, (Explicit)0, Layout<512, 64, true>, false, true>", 60,
     kTwoOf512},
    {"masked_softmax::fused_forward<__*, (Explicit)1, Layout<256, 48, true>, true, true>", 24,
     "80 registers: three blocks of 256 threads an SM, else two"},
    {"masked_softmax::fused_forward<__*, (Explicit)2, Layout<256, 64, true>, true, *>", 52,
     kFourOf256},
    {"masked_softmax::fused_forward<__*, (Explicit)2, Layout<512, 64, true>, true, *>", 52,
     kTwoOf512},
    {"masked_softmax::fused_forward<float, (Explicit)2, Layout<256, 32, true>, true, false>", 40,
     kFourOf256},
    {"masked_softmax::fused_forward<float, (Explicit)2, Layout<512, 32, true>, true, false>", 40,
     kTwoOf512},
    {"masked_softmax::fused_forward_rereading<float, (Explicit)2, false>", 56, kTwoOf512},
    {"masked_softmax::strided_vectors<float, (Explicit)2, 32, *>", 16, kFourOf256},
    {"softmax::cluster_packed<__nv_bfloat16, (Form)1, 8, false>", 12,
     "56 registers: three blocks of 384 threads an SM, else two"},
    {"softmax::cluster_registers_backward<__*, 8, true>", 88,
     "96 registers: five blocks of 128 threads an SM, else four"},
    {"softmax::cluster_registers<__*, (Form)0, 64, false>", 16,
     "80 registers: three blocks of 256 threads an SM, else two"},
    {"softmax::cluster_registers<__nv_bfloat16, (Form)0, 64, true>", 8,
     "80 registers: three blocks of 256 threads an SM, else two"},
    {"softmax::scalar<__nv_bfloat16, 256, 16>", 16, kFourOf256},
    {"softmax::split_k_cooperative_backward<__*, true, 256, 4>", 8, kFourOf256},
    {"softmax::two_pass<__half, (Form)0, false, *, 2>", 20, kFullOfThreads},
    {"softmax::two_pass<__nv_bfloat16, *, 2>", 48, kFullOfThreads},
    {"softmax::two_pass<float, *, false, *, 2>", 12, kFullOfThreads},
    {"softmax::two_pass<float, (Form)0, true, *, 2>", 12, kFullOfThreads},
    {"softmax_topk::block_threshold<__*, 256, 4, false, *>", 48, kFourOf256},
    {"softmax_topk::block_threshold<float, 256, 4, false, *>", 60, kFourOf256},
    {"softmax_topk::block_threshold<__half, 256, 4, true, *>", 40, kFourOf256},
    {"softmax_topk::block_threshold<__nv_bfloat16, 256, 4, true, *>", 148, kFourOf256},
    {"softmax_topk::block_threshold<float, 256, 4, true, *>", 84, kFourOf256},
    {"softmax_topk::block_threshold<__half, 128, 4, true, *>", 8, kEightOf128},
    {"softmax_topk::block_threshold<__nv_bfloat16, 128, 4, true, *>", 100, kEightOf128},
    {"softmax_topk::block_threshold<float, 128, 4, true, *>", 8, kEightOf128},
    {"softmax_topk::packed_sort<__*, 8, false>", 96, kTenOf128},
    {"softmax_topk::packed_sort<__*, 4, true>", 32, kTenOf128},
    {"softmax_topk::packed_sort<__*, 8, true>", 140, kTenOf128},
    {"softmax_topk::packed_sort<float, 8, true>", 32,
     "80 registers: six blocks of 128 threads an SM, else five"},
    {"softmax_topk::packed_threshold<__*, 2, 2>", 132, kNineOf128},
    {"softmax_topk::packed_threshold<__*, 4, 2>", 80, kNineOf128},
    {"softmax_topk::packed_threshold<__*, 8, 2>", 80, kNineOf128},
    {"softmax_topk::packed_threshold<__*, 16, 2>", 80, kNineOf128},
    {"softmax_topk::packed_threshold<__*, 32, 2>", 92, kNineOf128},
    {"softmax_topk::packed_threshold<float, 2, 2>", 152, kNineOf128},
    {"softmax_topk::packed_threshold<float, 4, 2>", 80, kNineOf128},
    {"softmax_topk::packed_threshold<float, 8, 2>", 48, kNineOf128},
    {"softmax_topk::packed_threshold<float, 16, 2>", 48, kNineOf128},
    {"softmax_topk::packed_threshold<float, 32, 2>", 308, kNineOf128},
    {"softmax_topk::separate::topk_of_memory<*>", 44, kFourOf256},
    {"softmax_topk::warp_heap_vector<*, 16, 1>", 8, kFourOf256},
    {"softmax_topk::warp_heap_vector<__*, 8, 4>", 8,
     "80 registers: three blocks of 256 threads an SM, else two"},
    {"softmax_topk::warp_threshold<__*, 128, 4>", 104, kNineOf128},
    {"softmax_topk::warp_threshold<float, 128, 4>", 84, kNineOf128},
};

const Known* find_known(const std::string& name) {
  for (const Known& known : kKnown) {
    if (fnmatch(known.function, name.c_str(), 0) == 0) return &known;
  }
  return nullptr;
}

TEST(Spills, AreOnlyThoseThatAreKnown) {
  constexpr int kListed = 90;
  constexpr std::string_view kCompiler = "13.0";
  if (ROOFMAX_TEST_CUDA == 0) GTEST_SKIP() << "built without CUDA";
  if (!std::string_view(ROOFMAX_TEST_NVCC).starts_with(kCompiler)) {
    GTEST_SKIP() << "listed is what nvcc " << kCompiler << " spills, not " << ROOFMAX_TEST_NVCC;
  }
  const CompiledCode code = read_compiled_code("/proc/self/exe");
  ASSERT_EQ(code.compressed, 0);
  ASSERT_FALSE(code.functions.empty());
  bool has_listed = false;
  std::set<const Known*> met;
  for (const CompiledFunction& function : code.functions) {
    if (function.architecture != kListed) continue;
    has_listed = true;
    const std::string name = function.scope + "::" + function.name;
    SCOPED_TRACE(name);
    ASSERT_TRUE(function.code);
    ASSERT_TRUE(function.code->spill_store_bytes && function.code->spill_load_bytes)
        << "uses local memory for more than spills";
    const std::int64_t spilt = *function.code->spill_store_bytes + *function.code->spill_load_bytes;
    const Known* const known = find_known(name);
    if (known == nullptr) {
      EXPECT_EQ(spilt, 0) << "spare registers, or list it here";
      EXPECT_EQ(function.stack_bytes, 0);
      continue;
    }
    met.insert(known);
    EXPECT_GT(spilt, 0) << "spills nothing now: take it off the list";
    EXPECT_LE(spilt, known->most_bytes) << known->reason;
  }
  if (!has_listed) {
    GTEST_SKIP() << "no code for 9.0 in this build, but for " << ROOFMAX_TEST_ARCHITECTURES;
  }
  for (const Known& one : kKnown) {
    EXPECT_TRUE(met.contains(&one)) << one.function << " is not there: take it off the list";
  }
}

}  // namespace
}  // namespace roofmax
