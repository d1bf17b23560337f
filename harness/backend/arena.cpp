#include "harness/backend/arena.hpp"

#include <algorithm>

namespace roofmax {

bool Arena::is_free(std::int64_t begin, std::int64_t end) const {
  const auto next = taken_.lower_bound(begin);
  if (next != taken_.end() && next->first < end) return false;
  return next == taken_.begin() || std::prev(next)->second <= begin;
}

std::optional<std::int64_t> Arena::take(std::int64_t bytes) {
  constexpr std::int64_t kPage = 4096;
  constexpr int kTries = 64;
  const std::int64_t size = (std::max<std::int64_t>(bytes, 1) + kPage - 1) / kPage * kPage;
  if (!has_choice(size)) return std::nullopt;
  std::uniform_int_distribution<std::int64_t> page(0, (bytes_ - size) / kPage);
  for (int i = 0; i < kTries; ++i) {
    const std::int64_t begin = page(random_) * kPage;
    if (!is_free(begin, begin + size)) continue;
    taken_.emplace(begin, begin + size);
    return begin;
  }
  return std::nullopt;
}

}  // namespace roofmax
