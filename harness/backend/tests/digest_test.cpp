// The digest of device memory: what it tells apart, and that the CPU's is the one defined.

#include "harness/backend/digest.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/backend/tests/digest_bytes.hpp"

namespace roofmax {
namespace {

using tests::some_bytes;

std::uint64_t digest_of(const std::vector<unsigned char>& bytes) {
  return roofmax::digest_of(bytes.data(), static_cast<std::int64_t>(bytes.size()));
}

TEST(Digest, AnyFlippedBitChangesIt) {
  for (std::vector<unsigned char> bytes :
       {some_bytes(77), std::vector<unsigned char>(77, 0), std::vector<unsigned char>(77, 0xff)}) {
    std::set<std::uint64_t> seen{digest_of(bytes)};
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
      const auto mask = static_cast<unsigned char>(1U << bit % 8);
      bytes[bit / 8] ^= mask;
      EXPECT_TRUE(seen.insert(digest_of(bytes)).second) << "bit " << bit;
      bytes[bit / 8] ^= mask;
    }
  }
}

TEST(Digest, TheOrderOfWordsAndOfBytesCounts) {
  constexpr std::size_t kWords = 12;
  const std::vector<unsigned char> bytes = some_bytes(8 * kWords);
  for (const std::size_t size : {std::size_t{1}, std::size_t{2}, std::size_t{4}, std::size_t{8}}) {
    std::set<std::uint64_t> seen{digest_of(bytes)};
    for (std::size_t a = 0; a < bytes.size() / size; ++a) {
      for (std::size_t b = a + 1; b < bytes.size() / size; ++b) {
        std::vector<unsigned char> swapped = bytes;
        std::swap_ranges(swapped.begin() + static_cast<std::ptrdiff_t>(a * size),
                         swapped.begin() + static_cast<std::ptrdiff_t>((a + 1) * size),
                         swapped.begin() + static_cast<std::ptrdiff_t>(b * size));
        if (swapped != bytes) {
          EXPECT_TRUE(seen.insert(digest_of(swapped)).second)
              << "elements " << a << " and " << b << " of " << size << " bytes";
        }
      }
    }
  }
}

TEST(Digest, TheLengthCountsEvenOfZeros) {
  std::set<std::uint64_t> seen;
  for (std::size_t size = 0; size <= 100; ++size) {
    EXPECT_TRUE(seen.insert(digest_of(std::vector<unsigned char>(size, 0))).second) << size;
  }
}

TEST(Digest, IsTheSumOverPaddedWordsByTheFinaliserOfSplitMix64) {
  // The last word is padded with zeros.
  const std::vector<unsigned char> bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  EXPECT_EQ(digest_of(bytes), digest::mix(digest::mix(0x0807060504030201U, 0) + digest::mix(9, 1),
                                          static_cast<std::int64_t>(bytes.size())));
  // The first numbers of SplitMix64 from the seed 0.
  EXPECT_EQ(digest::mix(0, 0), 0xe220a8397b1dcdafU);
  EXPECT_EQ(digest::mix(0, 1), 0x6e789e6aa1b965f4U);
}

TEST(Digest, TheCpusIsTheOneDefinedAtAnyAddress) {
  tests::expect_digests_as_defined(*make_cpu_backend());
}

}  // namespace
}  // namespace roofmax
