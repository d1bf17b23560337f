#pragma once

// What the tests of digests share, on the host and on a GPU.

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/backend/digest.hpp"

namespace roofmax::tests {

/// Bytes without a pattern.
inline std::vector<unsigned char> some_bytes(std::size_t count) {
  std::mt19937_64 random(count);
  std::vector<unsigned char> bytes(count);
  for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(random() >> 56);
  return bytes;
}

/// Holds a backend's digests to `digest_of`: few bytes and many, whole words and not, at addresses
/// of every alignment, with other bytes before and after them.
inline void expect_digests_as_defined(Backend& backend) {
  constexpr std::int64_t kMost = (std::int64_t{5} << 20) + 13;
  const std::vector<unsigned char> bytes = some_bytes(static_cast<std::size_t>(kMost) + 16);
  const Buffer buffer = backend.allocate(static_cast<std::int64_t>(bytes.size()));
  backend.copy_to_device(buffer.data(), bytes.data(), buffer.bytes());
  for (const std::int64_t count :
       {std::int64_t{0}, std::int64_t{1}, std::int64_t{7}, std::int64_t{8}, std::int64_t{15},
        std::int64_t{16}, std::int64_t{17}, std::int64_t{4096}, std::int64_t{4099},
        (std::int64_t{1} << 20) - 1, std::int64_t{1} << 20, kMost}) {
    for (std::int64_t offset = 0; offset <= 16; ++offset) {
      EXPECT_EQ(backend.digest(buffer.data() + offset, count),
                digest_of(bytes.data() + offset, count))
          << count << " bytes at " << offset;
    }
  }
}

}  // namespace roofmax::tests
