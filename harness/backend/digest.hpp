#pragma once

#include <cstdint>
#include <cstring>

namespace roofmax {

/// The digest that `Backend::digest` computes (which says what it is for), of host memory, by one
/// thread: its definition. Each 8-byte word, little-endian, is mixed with its index and all are
/// summed modulo 2^64, so that words may be taken in any order and by any number of threads; the
/// last is padded with zeros, and the length is mixed in at the end.
[[nodiscard]] inline std::uint64_t digest_of(const void* data, std::int64_t bytes);

/// The parts of it, for host and device code.
namespace digest {

inline constexpr std::int64_t kWordBytes = 8;

/// The finaliser of SplitMix64 over the word and its index: one to one in the word, so that a
/// change of a single word always changes the sum.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t word, std::int64_t index) {
  std::uint64_t z = word + static_cast<std::uint64_t>(index + 1) * 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}

/// The word of `count` bytes, at most 8, at any address.
[[nodiscard]] constexpr std::uint64_t word_of(const unsigned char* bytes, std::int64_t count) {
  std::uint64_t word = 0;
  for (std::int64_t i = 0; i < count; ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
  return word;
}

/// The sum over the words of a piece that begins at word `first` of the whole. Only the last piece
/// may be of other than whole words.
[[nodiscard]] inline std::uint64_t sum_of(const void* data, std::int64_t bytes,
                                          std::int64_t first) {
  const auto* const begin = static_cast<const unsigned char*>(data);
  const std::int64_t words = bytes / kWordBytes;
  std::uint64_t sum = 0;
  for (std::int64_t i = 0; i < words; ++i) {
    std::uint64_t word = 0;
    std::memcpy(&word, begin + i * kWordBytes, kWordBytes);
    sum += mix(word, first + i);
  }
  const std::int64_t rest = bytes % kWordBytes;
  if (rest > 0) sum += mix(word_of(begin + words * kWordBytes, rest), first + words);
  return sum;
}

/// The digest of `bytes` bytes whose words sum up to `sum`.
[[nodiscard]] constexpr std::uint64_t finish(std::uint64_t sum, std::int64_t bytes) {
  return mix(sum, bytes);
}

}  // namespace digest

inline std::uint64_t digest_of(const void* data, std::int64_t bytes) {
  return digest::finish(digest::sum_of(data, bytes, 0), bytes);
}

}  // namespace roofmax
