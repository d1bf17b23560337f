// A kernel's time from what is known before it runs. Memory, waves of blocks and instructions each
// need their time; they overlap, more or less, and most of the first wave overlaps with nothing.

#include "harness/predict/prediction.hpp"

#include <algorithm>
#include <cmath>

namespace roofmax::predict {
namespace {

// The same for all kernels. `scripts/choose_prediction` chooses them, on records of an H200 but for
// top-K and for the shapes that the error is stated of.

/// Cycles that a block takes if it reads at once all that it reads: start, loads, reductions,
/// stores.
constexpr double kCyclesOfBlock = 3500;
/// Cycles for each instruction of its code, each time that it goes through it.
constexpr double kCyclesOfInstruction = 0.76;
/// Issue slots that a warp takes for each instruction of its code: some are not executed, and no
/// slots are ever all used.
constexpr double kSlotsOfInstruction = 0.073;
/// Between their sum (1) and the largest (infinity) of what overlaps, as a norm.
constexpr double kOverlap = 1.7;
/// Of a block's time, that in which it is alone when a launch begins or ends.
constexpr double kAlone = 0.82;

// Of every SM since compute capability 7.0: instructions of a warp and exponentials, a cycle.
constexpr double kSlots = 4;
constexpr double kExponentials = 16;
constexpr int kWarp = 32;
constexpr int kVectorBytes = 16;  // the least that a thread reads at once

/// How often a block goes through its code: for as many bytes as it has under way at once.
double rounds_of(const DescribedLaunch& launch, double read_bytes) {
  const auto at_once =
      static_cast<double>(std::max({launch.threads * launch.bytes_in_flight, launch.dynamic_bytes,
                                    static_cast<std::int64_t>(launch.threads) * kVectorBytes}));
  return std::max(1.0, read_bytes / static_cast<double>(launch.blocks) / at_once);
}

/// How often the device is filled with blocks. A part of a wave takes as long as a wave, unless
/// there are so many that some begin while others end.
double waves_of(double blocks, double resident) {
  constexpr double kFewWaves = 4;
  const double waves = std::max(1.0, blocks / resident);
  return waves < kFewWaves ? std::ceil(waves) : waves;
}

/// Seconds for bytes beyond the compulsory: what is written in between and read back goes through
/// memory where the cache does not hold it; what is read again is mostly still in the cache.
double again_s(const Bytes& compulsory, const Bytes& modelled, const DescribedDevice& device) {
  const std::int64_t again = std::max<std::int64_t>(0, modelled.total() - compulsory.total());
  const std::int64_t between = std::max<std::int64_t>(0, modelled.write - compulsory.write);
  const bool is_held = compulsory.total() <= device.traits.cache_bytes / 2;
  const std::int64_t by_memory = is_held ? 0 : std::min(again, 2 * between);
  return static_cast<double>(by_memory) / device.moving.memory_bytes_per_s() +
         static_cast<double>(again - by_memory) / device.moving.cached_bytes_per_s();
}

}  // namespace

std::string_view name_of(Bound bound) {
  switch (bound) {
    case Bound::memory:
      return "memory";
    case Bound::blocks:
      return "blocks";
    case Bound::instructions:
      return "instructions";
  }
  return "?";
}

Bound Prediction::bound() const {
  if (memory_s >= std::max(blocks_s, instructions_s)) return Bound::memory;
  return blocks_s >= instructions_s ? Bound::blocks : Bound::instructions;
}

Prediction predict(const Bytes& compulsory, const Traffic& modelled, Cache cache,
                   std::span<const DescribedLaunch> launches, const DescribedDevice& device) {
  Prediction found;
  if (launches.empty()) return found;
  const auto processors = static_cast<double>(device.traits.processors);
  const double read_bytes =
      static_cast<double>(modelled.bytes.read) / static_cast<double>(launches.size());
  double alone_s = 0;
  double most_processors = 1;
  for (const DescribedLaunch& launch : launches) {
    const auto blocks = static_cast<double>(launch.blocks);
    const double instructions =
        rounds_of(launch, read_bytes) * static_cast<double>(launch.instructions);
    const double block_s = (kCyclesOfBlock + kCyclesOfInstruction * instructions) / device.clock_hz;
    const int warps = (launch.threads + kWarp - 1) / kWarp;
    const double busy_processors = std::min(blocks, processors);
    alone_s += kAlone * block_s;
    found.blocks_s += waves_of(blocks, processors * launch.blocks_per_sm) * block_s;
    found.instructions_s += kSlotsOfInstruction * instructions * blocks * warps /
                            (kSlots * busy_processors * device.clock_hz);
    most_processors = std::max(most_processors, busy_processors);
  }
  found.instructions_s +=
      modelled.exponentials / (kExponentials * most_processors * device.clock_hz);
  found.twin_s = device.moving.seconds(compulsory, cache);
  found.memory_s = found.twin_s + again_s(compulsory, modelled.bytes, device);
  const double overlapping =
      std::pow(std::pow(found.memory_s, kOverlap) + std::pow(found.blocks_s - alone_s, kOverlap) +
                   std::pow(found.instructions_s, kOverlap),
               1 / kOverlap);
  found.time_s = alone_s + overlapping;
  return found;
}

}  // namespace roofmax::predict
