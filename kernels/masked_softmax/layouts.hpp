// Which threads hold a row of a fused kernel, by the row's length: tables in ascending order. Rows
// are counted in registers: those that a kernel needs for a 16-byte vector, times the vectors.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "kernels/device/block_threads.hpp"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {

/// The threads that hold a row, and how many registers of each are meant for its elements.
struct RowLayout {
  int threads;      ///< of each block
  int registers;    ///< of each thread
  int cluster = 1;  ///< blocks

  /// Registers of the longest row.
  [[nodiscard]] constexpr std::int64_t capacity() const {
    return std::int64_t{threads} * registers * cluster;
  }
};

/// A layout as a kernel is compiled for it. Clusters of different size share one.
template <int team_threads, int registers_each, bool is_clustered = false>
struct Layout {
  static constexpr int threads = team_threads;
  static constexpr int registers = registers_each;
  static constexpr bool clustered = is_clustered;
};

/// The same as a row of a table. Of a cluster the size is not known: 2 stands for any.
template <typename Layout>
inline constexpr RowLayout kRowLayout{Layout::threads, Layout::registers,
                                      Layout::clustered ? 2 : 1};

/// Rows that nothing holds: a block goes over them twice, this many vectors a thread at a time.
struct Rereading {
  static constexpr int threads = 512;
  static constexpr int vectors = 4;
};

using device::block_threads;

// Tables. As few threads as can, each with several loads under way: with 32 threads for 256 columns
// in place of 8, `scaled_causal` took 60 us on an H200 in place of 29; with 512 for 8192 columns in
// place of 256, 56 in place of 35 (2^25 bf16). A row of a table is a kernel for every element type,
// mask and alignment that uses the table: 0.2 to 0.6 s of compile time. So each has a measurement:
// how much longer about 2^25 elements (of halves: in bf16) took on an H200 without it, by the next
// layout.
//
// Few rows have no layouts of their own. With as many threads a row as an H200 had room for, 174
// forward problems took 2% less time (from 25% less to 35% more), but at two of them alone less
// than by `strided_elements` or `strided_vectors`.

/// Where a vector takes 8 registers: teams of 32 registers a thread, which fill at least half of
/// their capacity. As they are, for whole rows of halves under a boolean mask.
inline constexpr std::array kForwardRows{
    RowLayout{4, 16},   RowLayout{4, 32},   RowLayout{8, 32},
    RowLayout{16, 32},  RowLayout{32, 32},  RowLayout{64, 32},
    RowLayout{128, 32}, RowLayout{256, 32}, RowLayout{256, 64},
};
/// With 48 registers in between, for aligned rows of halves: 11 to 19% at 192 to 6144 columns under
/// a causal mask, alone or with a boolean one. Nothing under a boolean mask alone.
inline constexpr std::array kFineForwardRows{
    RowLayout{4, 16},   RowLayout{4, 32},   RowLayout{4, 48},   RowLayout{8, 32},
    RowLayout{8, 48},   RowLayout{16, 32},  RowLayout{16, 48},  RowLayout{32, 32},
    RowLayout{32, 48},  RowLayout{64, 32},  RowLayout{64, 48},  RowLayout{128, 32},
    RowLayout{128, 48}, RowLayout{256, 32}, RowLayout{256, 64},
};
/// For all aligned rows under an additive mask: 7 to 8% at 384 to 1536 columns and, with 256
/// threads, 34% at 12288; of fp32 6 to 28% at 768 to 6144.
inline constexpr std::array kAdditiveForwardRows{
    RowLayout{4, 16},   RowLayout{4, 32},   RowLayout{4, 48},   RowLayout{8, 32},
    RowLayout{8, 48},   RowLayout{16, 32},  RowLayout{16, 48},  RowLayout{32, 32},
    RowLayout{32, 48},  RowLayout{64, 32},  RowLayout{64, 48},  RowLayout{128, 32},
    RowLayout{128, 48}, RowLayout{256, 32}, RowLayout{256, 48}, RowLayout{256, 64},
};
/// Whole rows of halves: 10% at 6144 columns, below 1.5% at 384 to 3072 and at 12288.
inline constexpr std::array kWholeForwardRows{
    RowLayout{4, 16},   RowLayout{4, 32},   RowLayout{8, 32},   RowLayout{16, 32},
    RowLayout{32, 32},  RowLayout{64, 32},  RowLayout{128, 32}, RowLayout{128, 48},
    RowLayout{256, 32}, RowLayout{256, 64},
};
/// Unaligned rows, whose ends take instructions too. With 40 registers in between: 4 to 6% at 301
/// columns (10% under a causal mask, -1% under a boolean one), 7 to 8% at 601, 1 to 12% at 1111, 8
/// to 10% at 2401, 4 to 10% at 4801, 1 to 3% at 9601; in fp32 under an additive mask 7 to 11% at
/// 301 to 2401 and 30% at 4801. With 48: -2 to 17% at 1519 and 6001; none with 64 or 256 threads,
/// at whose lengths other kernels were faster in 17 of 18 problems drawn at random. Teams of 4 hold
/// no long rows: their threads take four elements of the ends each. 101 columns take 9% longer so
/// under an additive mask, but 16% less time under a boolean one.
inline constexpr std::array kUnalignedForwardRows{
    RowLayout{4, 16},   RowLayout{8, 16},   RowLayout{8, 32},   RowLayout{8, 40},
    RowLayout{8, 48},   RowLayout{16, 32},  RowLayout{16, 40},  RowLayout{16, 48},
    RowLayout{32, 32},  RowLayout{32, 40},  RowLayout{32, 48},  RowLayout{64, 32},
    RowLayout{64, 40},  RowLayout{128, 32}, RowLayout{128, 40}, RowLayout{128, 48},
    RowLayout{256, 32}, RowLayout{256, 40}, RowLayout{256, 64}, RowLayout{512, 64},
};
/// Those of them that are seen whole, under an additive mask, by kernels of their own: -3 to 7% at
/// 101 to 1519 columns of halves, 4 to 10% where one mask of 197 to 1111 columns is for 1000
/// queries, 2 to 14% in fp32 at 101 to 761. Where more than a warp holds a row they spilled more,
/// and took 5% longer at 2047.
inline constexpr std::array kUnalignedWholeForwardRows{
    RowLayout{4, 16},  RowLayout{8, 16},  RowLayout{8, 32},  RowLayout{8, 40},
    RowLayout{8, 48},  RowLayout{16, 32}, RowLayout{16, 40}, RowLayout{16, 48},
    RowLayout{32, 32}, RowLayout{32, 40}, RowLayout{32, 48},
};
/// Where a vector takes 4, in fp32 without an additive mask: a causal forward of [8,32,512,512]
/// took 101 us with 32 threads a row and 119 with half of them.
inline constexpr std::array kNarrowForwardRows{
    RowLayout{4, 16},  RowLayout{8, 16},  RowLayout{16, 16},  RowLayout{32, 16},
    RowLayout{32, 32}, RowLayout{64, 32}, RowLayout{128, 32}, RowLayout{256, 32},

};
/// With 48 registers in between, for aligned rows under a boolean mask with a causal one: 7 to 16%
/// at 1280 and 1536 columns, 6 to 14% at 2560 to 6144. Nothing under either alone, or none.
inline constexpr std::array kFineNarrowForwardRows{
    RowLayout{4, 16},   RowLayout{8, 16},   RowLayout{16, 16},  RowLayout{32, 16},
    RowLayout{32, 32},  RowLayout{32, 48},  RowLayout{64, 32},  RowLayout{64, 48},
    RowLayout{128, 32}, RowLayout{128, 48}, RowLayout{256, 32},

};
/// Unaligned. With 24 registers: 14 and 15% at 301 and 601 columns. With 40: 19% at 1111, 10% at
/// 2401.
inline constexpr std::array kUnalignedNarrowForwardRows{
    RowLayout{4, 16},   RowLayout{8, 16},   RowLayout{16, 16},  RowLayout{16, 24},
    RowLayout{16, 32},  RowLayout{32, 24},  RowLayout{32, 32},  RowLayout{32, 40},
    RowLayout{64, 32},  RowLayout{64, 40},  RowLayout{128, 32}, RowLayout{256, 32},
    RowLayout{256, 64}, RowLayout{512, 64},
};
/// Backward: [8,32,128,128] bf16 took 8.1 us with 8 threads a row and 8.7 with half of them. 48
/// registers: 4% at 6144 columns, 10% at 12288, below 1.6% at 384 to 3072.
inline constexpr std::array kBackwardRows{
    RowLayout{4, 16},   RowLayout{8, 16},   RowLayout{8, 32},   RowLayout{16, 32},
    RowLayout{32, 32},  RowLayout{64, 32},  RowLayout{128, 32}, RowLayout{128, 48},
    RowLayout{256, 32}, RowLayout{256, 48},
};
/// Unaligned, measured when their ends were vectors too: 6 to 13% at 9601 and 12271, 5% at 4801 of
/// fp32. With 8, 16, 64 and 128 threads: -8 to 1%. With 32: 5 to 8% at 1023 and 1201 columns, which
/// other kernels take in less time.
inline constexpr std::array kUnalignedBackwardRows{
    RowLayout{4, 16},   RowLayout{8, 16},   RowLayout{8, 32},   RowLayout{16, 32},
    RowLayout{32, 32},  RowLayout{64, 32},  RowLayout{128, 32}, RowLayout{256, 32},
    RowLayout{256, 48}, RowLayout{256, 64}, RowLayout{512, 64},
};
/// Longer rows: clusters of small blocks, of which several are on an SM at once, and single blocks
/// where these are faster. A single block at the end is for devices that have no clusters: rows of
/// less than half of its capacity are held by it too there.
inline constexpr std::array kClusters{
    RowLayout{256, 32, 2}, RowLayout{256, 32, 4}, RowLayout{256, 32, 8},
    RowLayout{512, 32, 8}, RowLayout{512, 64, 8}, RowLayout{512, 64},
};
/// With 48 registers in between, for fp32 without an explicit mask: 7% at 24576 columns, 6% at
/// 49152, 18% at 98304. A backward took 0 to 7% longer.
inline constexpr std::array kFineClusters{
    RowLayout{256, 32, 2}, RowLayout{256, 48, 2}, RowLayout{256, 32, 4},
    RowLayout{256, 48, 4}, RowLayout{256, 32, 8}, RowLayout{256, 48, 8},
    RowLayout{512, 32, 8}, RowLayout{512, 64, 8}, RowLayout{512, 64},
};
/// For fp32 under a boolean mask. One block: 10% at 12288 columns, 3% at 16384.
inline constexpr std::array kBooleanClusters{
    RowLayout{256, 64},    RowLayout{256, 32, 4}, RowLayout{256, 32, 8},
    RowLayout{512, 32, 8}, RowLayout{512, 64, 8}, RowLayout{512, 64},
};
/// Where rows stay packed, one block of 512 threads takes up to 10% less time than a cluster of
/// two: at 24576 columns.
inline constexpr std::array kPackedClusters{
    RowLayout{512, 64},
    RowLayout{256, 64, 4},
    RowLayout{256, 64, 8},
    RowLayout{512, 64, 8},
};
/// For halves under an additive mask: one block of 512 threads with 64 registers takes 24% less
/// time than a cluster of four of 256 with 48 at 32768 columns; four blocks with 64 take 24% less
/// than eight with 48 at 65536.
inline constexpr std::array kAdditiveClusters{
    RowLayout{256, 48, 2}, RowLayout{512, 64},    RowLayout{256, 48, 4}, RowLayout{256, 64, 4},
    RowLayout{256, 48, 8}, RowLayout{256, 64, 8}, RowLayout{512, 64, 8},
};
/// For fp32 under one: 32 registers, 24% at 16384 columns and 26% at 32768.
inline constexpr std::array kAdditiveClustersOfFloats{
    RowLayout{256, 48, 2}, RowLayout{256, 32, 4}, RowLayout{256, 48, 4}, RowLayout{256, 32, 8},
    RowLayout{256, 48, 8}, RowLayout{512, 32, 8}, RowLayout{512, 64, 8}, RowLayout{512, 64},
};
/// The same lengths by one kernel, for unaligned rows.
inline constexpr std::array kClustersOfLargeBlocks{
    RowLayout{512, 64, 2},
    RowLayout{512, 64, 4},
    RowLayout{512, 64, 8},
};

template <std::size_t rows, std::size_t clusters>
[[nodiscard]] constexpr auto joined(const std::array<RowLayout, rows>& first,
                                    const std::array<RowLayout, clusters>& second) {
  std::array<RowLayout, rows + clusters> all{};
  std::copy(first.begin(), first.end(), all.begin());
  std::copy(second.begin(), second.end(), all.begin() + rows);
  return all;
}
/// One table after another.
template <const auto& rows, const auto& clusters>
inline constexpr auto kTable = joined(rows, clusters);

/// Forward: registers that a vector is counted as while its row is held. Those of its terms, or in
/// fp32 of its scores and an additive mask, before they are added. A boolean mask's are not
/// counted: they are few, and free as soon as it is applied.
[[nodiscard]] constexpr int forward_registers_per_vector(std::size_t element_bytes, Explicit mask) {
  return mask == Explicit::additive ? 8 : 16 / static_cast<int>(element_bytes);
}
/// Backward: a vector of each of y and dy, packed.
inline constexpr int kBackwardRegistersPerVector = 8;

/// Whether aligned rows that are seen whole have kernels of their own under that mask. Under an
/// additive one no row of 128 to 2048 columns took 2% less time on an H200 by them.
[[nodiscard]] constexpr bool has_whole_row_kernels(Explicit mask) {
  return mask != Explicit::additive;
}

/// `aligned`: rows begin and end on a vector, in every tensor. `banded`: rows may be seen in part.
[[nodiscard]] constexpr std::span<const RowLayout> forward_layouts(std::size_t element_bytes,
                                                                   Explicit mask, bool aligned,
                                                                   bool banded) {
  using Layouts = std::span<const RowLayout>;
  const bool is_half = element_bytes == 2;
  if (!aligned) {
    return is_half || mask == Explicit::additive
               ? Layouts(kTable<kUnalignedForwardRows, kClustersOfLargeBlocks>)
               : kTable<kUnalignedNarrowForwardRows, kClustersOfLargeBlocks>;
  }
  switch (mask) {
    case Explicit::none:
      if (!is_half) return kTable<kNarrowForwardRows, kFineClusters>;
      return banded ? Layouts(kTable<kFineForwardRows, kPackedClusters>)
                    : kTable<kWholeForwardRows, kPackedClusters>;
    case Explicit::additive:
      return is_half ? Layouts(kTable<kAdditiveForwardRows, kAdditiveClusters>)
                     : kTable<kAdditiveForwardRows, kAdditiveClustersOfFloats>;
    case Explicit::boolean:
      if (!is_half) {
        return banded ? Layouts(kTable<kFineNarrowForwardRows, kBooleanClusters>)
                      : kTable<kNarrowForwardRows, kBooleanClusters>;
      }
      return banded ? Layouts(kTable<kFineForwardRows, kPackedClusters>)
                    : kTable<kForwardRows, kPackedClusters>;
  }
  return {};
}
[[nodiscard]] constexpr std::span<const RowLayout> backward_layouts(bool aligned) {
  return aligned ? std::span<const RowLayout>(kTable<kBackwardRows, kClusters>)
                 : kTable<kUnalignedBackwardRows, kClustersOfLargeBlocks>;
}

/// The first of `layouts` that holds a row of that many registers; nullptr where none does.
[[nodiscard]] constexpr const RowLayout* layout_for(std::span<const RowLayout> layouts,
                                                    std::int64_t registers, bool has_clusters) {
  for (const RowLayout& layout : layouts) {
    if (registers <= layout.capacity() && (has_clusters || layout.cluster == 1)) return &layout;
  }
  return nullptr;
}

/// Whether a team keeps a row of the explicit mask in shared memory, shifted to where the scores
/// are, and takes the rows of several heads with it. Each is then spared the shifting; and as the
/// mask is read before the scores, all of its vectors are under way at once, for which registers
/// are too few beside them. On an H200 rows that are seen whole took, in bf16, 3 to 6% less time
/// at 781 to 1111 columns, 9% at 1601, 11% at 2047, 9 to 20% at 129 queries of 2047 to 6001 keys
/// and 20 to 26% at one query of 3001 and 9601; in fp32 9% at 1111 and 2047. Few rows that share no
/// mask can take longer, by some percent at one query of 1111 keys.
///
/// Under a causal mask besides, 5 and 6% less at 197 and 301 columns of bf16 and 1 to 3% at 601 to
/// 2047; of fp32 5 and 10% at 1111 and 2047. Not kept, because they took longer with it: fp32 under
/// a causal mask that a warp or less holds (1 and 5% at 301 and 601 columns); rows of less than a
/// warp that are seen whole (2 to 31%); in an earlier form of this, boolean masks (up to 30%) and
/// aligned rows (up to 27%).
[[nodiscard]] constexpr bool keeps_mask(std::size_t element_bytes, const RowLayout& layout,
                                        Explicit mask, bool aligned, bool banded) {
  constexpr int kWarp = 32;
  constexpr int kVectorBytes = 16;
  constexpr int kStaticSharedBytes = 48 << 10;
  if (mask != Explicit::additive || aligned || layout.cluster > 1) return false;
  const int vectors = layout.registers / forward_registers_per_vector(element_bytes, mask);
  if (vectors * block_threads(layout.threads) * kVectorBytes > kStaticSharedBytes) return false;
  if (layout.threads > kWarp) return true;
  return banded ? element_bytes == 2 && layout.registers >= 32 : layout.threads == kWarp;
}

/// Heads whose rows of a query a team takes one after another, with a row of the mask that it
/// keeps: `count()` of them, each 2^`step_bits` after the one before. The number of all heads is a
/// multiple of `count()` * 2^`step_bits`. (Powers of two: a division takes a kernel of few rows 1
/// to 3% longer.)
struct HeadsOfTeam {
  std::int32_t count_bits = 0;
  std::int32_t step_bits = 0;

  [[nodiscard]] constexpr std::int32_t count() const { return 1 << count_bits; }
};

/// The heads that a team takes: some whose rows are aligned alike, and as many as leave groups of
/// them for all of the `teams` that are on the device at once. One, where the rows of all heads are
/// aligned alike and the mask has rows of its own for each query: it is aligned as they are, and
/// nothing is shifted. Of a mask that all of 1000 queries share, bf16 takes 8 to 11% less time at
/// 781 to 2047 keys so. An earlier form of this took on an H200, in bf16 with one, two and four
/// heads: [1,32,2047,2047], 31 rows a team, 157, 150 and 147 us; 129 queries of 6001 keys, 5 rows,
/// 32.8, 32.7 and 35.8; of 3001 keys, less than 3 rows, 18.7, 19.6 and 19.7.
[[nodiscard]] constexpr HeadsOfTeam heads_of_team(const Shape& shape, const MaskRows& mask_rows,
                                                  std::size_t element_bytes, std::int64_t teams) {
  const std::int64_t plane_end = shape.sq % 16 * (shape.sk % 16) * static_cast<int>(element_bytes);
  std::int32_t step_bits = 0;
  while ((plane_end << step_bits) % 16 != 0) ++step_bits;
  if (step_bits == 0 && mask_rows.per_query != 0) return {};
  struct Choice {
    std::int32_t count_bits;
    std::int64_t groups_of_team;
  };
  for (const auto& [count_bits, groups_of_team] : {Choice{2, 6}, Choice{1, 2}}) {
    const HeadsOfTeam heads{count_bits, step_bits};
    if (shape.heads % (std::int64_t{heads.count()} << step_bits) == 0 &&
        shape.b * shape.heads * shape.sq >= teams * heads.count() * groups_of_team) {
      return heads;
    }
  }
  return {};
}

/// Whole vectors of `width` elements that a row of `cols` may be cut into.
[[nodiscard]] constexpr std::int64_t most_vectors(std::int64_t cols, std::int64_t width) {
  return cols / width;
}

/// Whether base pointers that are aligned make all rows of `problem` so.
[[nodiscard]] inline bool has_aligned_rows(const Problem& problem) {
  return shape_of(problem).sk * static_cast<std::int64_t>(size_of(problem.dtype)) % 16 == 0;
}
/// Registers for a row of `problem`, base pointers aligned, at so many a vector.
[[nodiscard]] inline std::int64_t row_registers(const Problem& problem, int registers_per_vector) {
  const std::int64_t width = 16 / static_cast<std::int64_t>(size_of(problem.dtype));
  return most_vectors(shape_of(problem).sk, width) * registers_per_vector;
}

/// Whether a row of which a thread holds that many registers is kept as its scores, packed, and
/// exponentials are taken twice, for their sum and for the results: three instructions more an
/// element, but half the registers, and twice the threads on an SM. That pays where rows are so
/// long that otherwise only one or two are on an SM at once: `scaled` took 38 us on an H200 in
/// place of 49 at 32768 columns (2^25 bf16). Unaligned rows with a boolean mask would spill 10 to
/// 14 registers a thread.
[[nodiscard]] constexpr bool stays_packed(std::size_t element_bytes, Explicit mask, int registers,
                                          bool aligned) {
  return registers == 64 && element_bytes == 2 &&
         (mask == Explicit::none || (mask == Explicit::boolean && aligned));
}

}  // namespace roofmax::masked_softmax
