#include "harness/measure/rotation.hpp"

#include <algorithm>
#include <cmath>

#include "harness/measure/buffer_sets.hpp"

namespace roofmax {

int Rotation::launches_for(double seconds_per_launch, double target_s) const {
  // A graph of more nodes than this takes longer to build than to learn from.
  constexpr double kMostLaunches = 4096;
  const double enough =
      std::clamp(target_s / std::max(seconds_per_launch, 1e-9), 1.0, kMostLaunches);
  const auto rounded = [](double count) {
    return 1 << std::max(0, static_cast<int>(std::lround(std::log2(count))));
  };
  if (enough <= sets) return std::min(rounded(enough), sets);
  // A second round of cold sets is not quite like the first: none where the first is long enough.
  constexpr double kFewRounds = 3;
  const double rounds = enough / sets;
  if (is_once || rounds < kFewRounds) return sets;
  return rounded(rounds) * sets;
}

std::vector<std::pair<std::int64_t, std::int64_t>> Rotation::used_from(std::int64_t first,
                                                                       int launches) const {
  const std::int64_t count = std::min(launches, sets);
  const std::int64_t to_end = std::min(count, sets - first);
  std::vector<std::pair<std::int64_t, std::int64_t>> runs{{first, to_end}};
  if (count > to_end) runs.emplace_back(0, count - to_end);
  return runs;
}

namespace {

/// Sets of large buffers that a sample on a GPU is to go through, for the same reason as with hot
/// ones: there are kernels that take 3% longer at every other place.
int places_of(std::int64_t bytes, const DeviceTraits& device) {
  if (device.kind == DeviceKind::cpu) return 1;
  constexpr std::int64_t kMostPlaces = 8;
  constexpr std::int64_t kMostBytes = std::int64_t{5} << 29;
  const std::int64_t room = std::min(kMostBytes, device.memory_bytes / 32);
  return static_cast<int>(
      std::clamp<std::int64_t>(room / std::max<std::int64_t>(bytes, 1), 1, kMostPlaces));
}

/// Until what the first one left in the cache is gone; or, where it is evicted, for a sample.
int cold_sets(std::int64_t bytes, const Backend& backend) {
  const DeviceTraits& device = backend.traits();
  const int until_gone = BufferSets::count_for_cold(bytes, device.cache_bytes);
  if (!backend.can_evict()) return until_gone;
  constexpr std::int64_t kOfProcessor = std::int64_t{64} << 20;  // what one moves in 5 ms
  constexpr std::int64_t kLeast = std::int64_t{256} << 20;
  const std::int64_t of_sample = std::max(kLeast, kOfProcessor * device.processors);
  const std::int64_t sets = 1 + of_sample / std::max<std::int64_t>(bytes, 1);
  return static_cast<int>(std::min<std::int64_t>(until_gone, sets));
}

}  // namespace

Rotation rotation_for(Cache cache, std::int64_t bytes, const Backend& backend) {
  const DeviceTraits& device = backend.traits();
  if (cache == Cache::hot) {
    if (device.kind == DeviceKind::cpu) return kOneHotSet;
    // A quarter: what is read through either half of a GPU's cache may lie in both.
    constexpr std::int64_t kMostHotSets = 16;
    const std::int64_t fitting = device.cache_bytes / 4 / std::max<std::int64_t>(bytes, 1);
    const int sets = static_cast<int>(std::clamp<std::int64_t>(fitting, 1, kMostHotSets));
    return {sets, false, sets};
  }
  // So many of the shortest launches last long enough for a sample, or nearly.
  constexpr int kMostSets = 512;
  const int wanted = std::max(cold_sets(bytes, backend), places_of(bytes, device));
  return {std::min(wanted, kMostSets), wanted > kMostSets || device.kind == DeviceKind::cpu, 0};
}

}  // namespace roofmax
