#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <random>

namespace roofmax {

/// Places of memory taken at random out of one large piece, so that two places of the same size
/// hardly ever lie in the same pages. Knows offsets alone, not the memory.
class Arena {
 public:
  explicit Arena(std::int64_t bytes, std::uint64_t seed) : bytes_(bytes), random_(seed) {}

  [[nodiscard]] std::int64_t bytes() const { return bytes_; }
  /// Whether nothing is taken.
  [[nodiscard]] bool is_free() const { return taken_.empty(); }
  /// Whether so many bytes have many places to lie at, beside as many that are taken.
  [[nodiscard]] bool has_choice(std::int64_t bytes) const { return bytes <= bytes_ / 4; }
  /// The offset of `bytes` bytes that nobody else has, a multiple of 4 KiB; nothing where they have
  /// no choice, or too much is taken.
  [[nodiscard]] std::optional<std::int64_t> take(std::int64_t bytes);
  void give_back(std::int64_t offset) { taken_.erase(offset); }

 private:
  [[nodiscard]] bool is_free(std::int64_t begin, std::int64_t end) const;

  std::int64_t bytes_;
  std::mt19937_64 random_;
  std::map<std::int64_t, std::int64_t> taken_;  ///< ends by offset
};

}  // namespace roofmax
