// The tables of layouts: which threads hold a row of which length.

#include "kernels/masked_softmax/layouts.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kernels/contract/registry.hpp"

namespace roofmax::masked_softmax {
namespace {

struct Table {
  const char* name;
  std::span<const RowLayout> layouts;
  int registers_per_vector;
};

/// Every table that a kernel uses.
std::vector<Table> tables() {
  std::vector<Table> all;
  for (const bool aligned : {true, false}) {
    all.push_back({"backward", backward_layouts(aligned), kBackwardRegistersPerVector});
    for (const std::size_t bytes : {2, 4}) {
      for (const Explicit mask : {Explicit::none, Explicit::additive, Explicit::boolean}) {
        for (const bool banded : {true, false}) {
          all.push_back({"forward", forward_layouts(bytes, mask, aligned, banded),
                         forward_registers_per_vector(bytes, mask)});
        }
      }
    }
  }
  return all;
}

/// So that the first layout that holds a row is the smallest: of all, but for a block at the end
/// that is for devices without clusters, and of those that such devices have.
TEST(RowLayouts, AreInAscendingOrder) {
  for (const Table& table : tables()) {
    const bool has_last_resort = table.layouts.back().cluster == 1;
    std::int64_t before = 0;
    for (const RowLayout& layout : table.layouts.first(table.layouts.size() - has_last_resort)) {
      EXPECT_GT(layout.capacity(), before) << table.name;
      before = layout.capacity();
    }
    before = 0;
    for (const RowLayout& layout : table.layouts) {
      if (layout.cluster > 1) continue;
      EXPECT_GT(layout.capacity(), before) << table.name;
      before = layout.capacity();
    }
  }
}

/// Whole vectors, warps or parts of one, and blocks and clusters that every GPU can run.
TEST(RowLayouts, AreOnesThatAGpuCanRun) {
  for (const Table& table : tables()) {
    for (const RowLayout& layout : table.layouts) {
      EXPECT_EQ(layout.registers % table.registers_per_vector, 0) << table.name;
      EXPECT_EQ(layout.threads & (layout.threads - 1), 0) << table.name;
      EXPECT_LE(layout.threads, 1024) << table.name;
      EXPECT_LE(layout.cluster, 8) << table.name;
      EXPECT_EQ(block_threads(layout.threads) % layout.threads, 0) << table.name;
    }
  }
}

/// 262144 columns of halves with clusters, an eighth of that without.
TEST(RowLayouts, HoldRowsUpToADocumentedLength) {
  constexpr std::int64_t kOfBlock = 32768;
  constexpr std::int64_t kOfCluster = 8 * kOfBlock;
  for (const Table& table : tables()) {
    for (const auto& [has_clusters, most] :
         {std::pair{true, kOfCluster}, std::pair{false, kOfBlock}}) {
      EXPECT_NE(layout_for(table.layouts, 0, has_clusters), nullptr) << table.name;
      EXPECT_NE(layout_for(table.layouts, most, has_clusters), nullptr) << table.name;
      EXPECT_EQ(layout_for(table.layouts, most + 1, has_clusters), nullptr) << table.name;
    }
  }
}

/// Kernels of their own, not teams of their own.
TEST(RowLayouts, WholeUnalignedRowsAreHeldAsOthers) {
  const std::span<const RowLayout> whole = kUnalignedWholeForwardRows;
  const std::span<const RowLayout> others = kUnalignedForwardRows;
  ASSERT_LT(whole.size(), others.size());
  for (std::size_t i = 0; i < whole.size(); ++i) {
    EXPECT_EQ(whole[i].threads, others[i].threads);
    EXPECT_EQ(whole[i].registers, others[i].registers);
    EXPECT_EQ(whole[i].cluster, 1);
  }
}

TEST(RowLayouts, TakeTheSmallestThatHoldsTheRow) {
  const std::span<const RowLayout> layouts = forward_layouts(2, Explicit::none, true, true);
  for (std::size_t i = 0; i < layouts.size(); ++i) {
    EXPECT_EQ(layout_for(layouts, layouts[i].capacity(), true), &layouts[i]);
    const std::int64_t before = i == 0 ? 0 : layouts[i - 1].capacity();
    EXPECT_EQ(layout_for(layouts, before + 1, true), &layouts[i]);
  }
}

/// What is left of a row, at either end, takes no vector.
TEST(RowLayouts, CountTheWholeVectorsOfARow) {
  EXPECT_EQ(most_vectors(64, 8), 8);
  EXPECT_EQ(most_vectors(71, 8), 8);
  EXPECT_EQ(most_vectors(7, 8), 0);
  EXPECT_EQ(most_vectors(0, 8), 0);
}

/// Heads whose rows are aligned alike, so many that all teams have some.
TEST(HeadsOfTeam, AreAlignedAlikeAndLeaveWorkForAll) {
  constexpr std::int64_t kTeams = 32;
  const auto expect = [](const Shape& shape, std::size_t bytes, int count, int step_bits,
                         std::int64_t mask_rows_of_query = 1) {
    const MaskRows mask_rows{.count = shape.b, .per_batch = 1, .per_query = mask_rows_of_query};
    const HeadsOfTeam heads = heads_of_team(shape, mask_rows, bytes, kTeams);
    EXPECT_EQ(heads.count(), count) << shape.b << ' ' << shape.heads << ' ' << shape.sq;
    EXPECT_EQ(heads.step_bits, step_bits) << shape.b << ' ' << shape.heads << ' ' << shape.sq;
    const std::int64_t apart = shape.sq * shape.sk * static_cast<std::int64_t>(bytes);
    EXPECT_TRUE(count == 1 || (apart << step_bits) % 16 == 0);
    EXPECT_EQ(shape.heads % (count << step_bits), 0);
  };
  expect({3, 32, 9, 781}, 2, 4, 3);  // 27 rows a team
  expect({2, 32, 9, 781}, 2, 2, 3);  // 18
  expect({1, 12, 9, 781}, 2, 1, 0);  // 3
  expect({9, 16, 9, 781}, 2, 2, 3);
  expect({9, 12, 9, 781}, 2, 1, 0);
  expect({4, 24, 10, 781}, 2, 2, 2);
  expect({4, 24, 12, 781}, 2, 4, 1);
  expect({4, 24, 16, 781}, 2, 1, 0);     // the rows of all heads are, and those of the mask
  expect({4, 24, 16, 781}, 2, 4, 0, 0);  // but not one that all queries share
  expect({4, 32, 9, 781}, 4, 4, 2);
  expect({4, 32, 10, 781}, 4, 4, 1);
  expect({4, 32, 12, 781}, 4, 1, 0);
  expect({4, 32, 9, 782}, 2, 4, 2);
}

/// A kernel takes rows from the first length to the last, and no other; not the first either where
/// the last is before it.
void expect_lengths(const std::string& kernel_name, int capability, std::int64_t first,
                    std::int64_t last, Dtype dtype, const std::string& mask = "none",
                    const std::string& direction = "forward") {
  const DeviceTraits device{
      .kind = DeviceKind::cuda, .name = "test", .compute_capability = capability};
  const Kernel* const kernel = find_kernel("masked_softmax", DeviceKind::cuda, kernel_name);
  ASSERT_NE(kernel, nullptr) << kernel_name;
  const auto takes = [&](std::int64_t cols) {
    const Problem asked = find_operation("masked_softmax")
                              ->make_problem({dtype, dtype}, {{"b", "1"},
                                                              {"heads", "1"},
                                                              {"sq", "1"},
                                                              {"sk", std::to_string(cols)},
                                                              {"mask", mask},
                                                              {"direction", direction}});
    return !refusal_of(*kernel, asked, device);
  };
  const std::string of = kernel_name + ", " + std::string(name_of(dtype)) + ", " + mask + ", " +
                         std::to_string(capability);
  if (first > last) {
    EXPECT_FALSE(takes(first)) << of;
    return;
  }
  EXPECT_TRUE(takes(first)) << of;
  EXPECT_TRUE(takes(last)) << of;
  EXPECT_FALSE(takes(last + 1)) << of;
  if (first > 1) {
    EXPECT_FALSE(takes(first - 1)) << of;
  }
}

/// The lengths are in what the kernel prints, which names no tuning that it does not have.
void expect_printed(const std::string& kernel_name, std::initializer_list<std::int64_t> lengths) {
  const Kernel* const kernel = find_kernel("masked_softmax", DeviceKind::cuda, kernel_name);
  ASSERT_NE(kernel, nullptr) << kernel_name;
  const std::string& printed = kernel->constraints;
  for (const std::int64_t length : lengths) {
    EXPECT_NE(printed.find(std::to_string(length)), std::string::npos) << length << ": " << printed;
  }
  const std::string elements = "elements=";
  for (std::size_t at = printed.find(elements); at != std::string::npos;
       at = printed.find(elements, at + 1)) {
    const std::string named = printed.substr(at, elements.size() + 2);
    EXPECT_TRUE(std::any_of(kernels().begin(), kernels().end(),
                            [&](const Kernel* other) {
                              return other->name == kernel->name &&
                                     other->tuning.starts_with(named);
                            }))
        << kernel->name << " prints " << named << ", a tuning that it does not have";
  }
}

bool has_cuda_kernels() {
  return find_kernel("masked_softmax", DeviceKind::cuda, "strided_elements") != nullptr;
}

/// What a tuning takes on devices of that capability.
struct LengthsOfTuning {
  const char* tuning;
  int capability;
  std::int64_t first;
  std::int64_t last;
};

/// What is printed of the kernels by elements.
TEST(StridedElements, TakeRowsOfTheLengthsThatTheyPrint) {
  if (!has_cuda_kernels()) GTEST_SKIP() << "built without CUDA";
  for (const auto& [tuning, capability, first, last] :
       {LengthsOfTuning{"@elements=8,threads=256", 80, 1, 2048},
        LengthsOfTuning{"@elements=8,threads=256", 90, 1, 32768},
        LengthsOfTuning{"@elements=8,threads=256", 120, 1, 16384},
        LengthsOfTuning{"@elements=16,threads=256", 80, 257, 4096},
        LengthsOfTuning{"@elements=16,threads=256", 90, 257, 65536},
        LengthsOfTuning{"@elements=16,threads=256", 120, 257, 32768},
        LengthsOfTuning{"@elements=16,threads=512", 80, 4097, 8192},
        LengthsOfTuning{"@elements=16,threads=512", 90, 4097, 131072},
        LengthsOfTuning{"@elements=16,threads=512", 120, 4097, 65536}}) {
    const std::string of = tuning;
    expect_lengths("strided_elements" + of, capability, first, last, Dtype::fp16);
    expect_lengths("strided_elements_backward" + of, capability, first, last, Dtype::fp16, "none",
                   "backward");
  }
}

/// And of those by vectors, which have no registers for some masks and types.
TEST(StridedVectors, TakeRowsOfTheLengthsThatTheyPrint) {
  if (!has_cuda_kernels()) GTEST_SKIP() << "built without CUDA";
  constexpr std::int64_t kNone = 0;
  struct Lengths {
    int elements;
    int capability;
    std::int64_t first;
    std::int64_t last;
  };
  for (const Lengths& of :
       {Lengths{16, 80, 1025, 4033}, Lengths{16, 90, 1025, 65473}, Lengths{16, 120, 1025, 32705},
        Lengths{32, 80, 2049, 8129}, Lengths{32, 90, 2049, 131009}, Lengths{32, 120, 2049, 65473},
        Lengths{64, 80, 8193, kNone}, Lengths{64, 90, 8193, 131009},
        Lengths{64, 120, 8193, 65473}}) {
    const std::string tuning = "@elements=" + std::to_string(of.elements) +
                               (of.elements == 64 ? ",threads=128" : ",threads=256");
    const auto expect = [&](bool takes, Dtype dtype, const char* mask,
                            const char* direction = "forward") {
      const std::string name =
          direction == std::string_view("forward") ? "strided_vectors" : "strided_vectors_backward";
      expect_lengths(name + tuning, of.capability, of.first, takes ? of.last : kNone, dtype, mask,
                     direction);
      if (takes && of.last != kNone) expect_printed(name + tuning, {of.first, of.last});
    };
    expect(true, Dtype::bf16, "boolean");
    expect(of.elements <= 32, Dtype::bf16, "additive");
    expect(of.elements == 32, Dtype::fp32, "none");
    expect(false, Dtype::fp32, "causal_additive");
    if (of.elements == 64) continue;  // not of the gradient
    expect(true, Dtype::fp16, "additive", "backward");
    expect(of.elements == 16, Dtype::fp32, "none", "backward");
  }
}

/// And of the kernel that keeps a row of the mask: of fp32, with an additive one.
TEST(ResidentMask, TakesRowsOfTheLengthsThatItPrints) {
  if (!has_cuda_kernels()) GTEST_SKIP() << "built without CUDA";
  for (const auto& [tuning, capability, first, last] :
       {LengthsOfTuning{"elements=16,threads=256", 80, 2049, 4033},
        LengthsOfTuning{"elements=16,threads=256", 90, 2049, 65473},
        LengthsOfTuning{"elements=16,threads=256", 120, 2049, 32705},
        LengthsOfTuning{"elements=16,threads=512", 80, 4097, 8129},
        LengthsOfTuning{"elements=16,threads=512", 90, 4097, 131009},
        LengthsOfTuning{"elements=16,threads=512", 120, 4097, 65473}}) {
    const std::string name = std::string("resident_mask@") + tuning;
    for (const char* mask : {"additive", "causal_additive"}) {
      expect_lengths(name, capability, first, last, Dtype::fp32, mask);
    }
    expect_printed(name, {first, last});
  }
}

/// Where scores are kept as they are stored, results take a second exponential.
TEST(StridedVectors, DeclareExponentialsTakenTwice) {
  if (!has_cuda_kernels()) GTEST_SKIP() << "built without CUDA";
  constexpr std::int64_t kCols = 40001;
  const Problem asked =
      find_operation("masked_softmax")
          ->make_problem({Dtype::bf16, Dtype::bf16},
                         {{"b", "1"}, {"heads", "1"}, {"sq", "1"}, {"sk", std::to_string(kCols)}});
  for (const auto& [tuning, times] :
       {std::pair{"elements=16,threads=256", 1}, std::pair{"elements=32,threads=256", 1},
        std::pair{"elements=64,threads=128", 2}}) {
    const Kernel* const kernel =
        find_kernel("masked_softmax", DeviceKind::cuda, std::string("strided_vectors@") + tuning);
    ASSERT_NE(kernel, nullptr) << tuning;
    EXPECT_EQ(kernel->traffic(asked, {}).exponentials, times * kCols) << tuning;
  }
}

}  // namespace
}  // namespace roofmax::masked_softmax
