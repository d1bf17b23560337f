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
  const int wanted =
      std::max(BufferSets::count_for_cold(bytes, device.cache_bytes), places_of(bytes, device));
  return {std::min(wanted, kMostSets), wanted > kMostSets || device.kind == DeviceKind::cpu, 0};
}

}  // namespace roofmax
