// A kernel's time from what is known before it runs. Memory, waves of blocks and instructions each
// need their time; they overlap, more or less, and the first block of a launch overlaps with
// nothing.

#include "harness/predict/prediction.hpp"

#include <algorithm>
#include <cmath>

namespace roofmax::predict {
namespace {

// The same for all kernels and devices. Chosen among 324 combinations for the least error on the
// records of an H200 but for top-K and for the shapes that the error is stated of (README).

/// Cycles that a block takes if it reads at once all that it reads: start, loads, reductions,
/// stores.
constexpr double kCyclesOfBlock = 4000;
/// Cycles for each instruction of its code, each time that it goes through it.
constexpr double kCyclesOfInstruction = 0.6;
/// Of the instructions in the code, those that a warp executes each time, in issue slots of full
/// use.
constexpr double kShareOfSlots = 0.07;
/// Of a norm between their sum (1) and the largest (infinity) of what overlaps.
constexpr double kOverlap = 2.5;

// Of every SM since compute capability 7.0: instructions of a warp and exponentials, a cycle.
constexpr double kSlots = 4;
constexpr double kExponentials = 16;
constexpr int kWarp = 32;
constexpr int kVectorBytes = 16;

/// How often a block goes through its code: for as many bytes as it has under way at once.
double rounds_of(const DescribedLaunch& launch, double read_bytes) {
  const auto at_once =
      static_cast<double>(std::max({launch.threads * launch.bytes_in_flight, launch.dynamic_bytes,
                                    static_cast<std::int64_t>(launch.threads) * kVectorBytes}));
  return std::max(1.0, read_bytes / static_cast<double>(launch.blocks) / at_once);
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
  const auto processors = static_cast<double>(device.traits.processors);
  const auto count = static_cast<double>(launches.size());
  Prediction found;
  double warp_instructions = 0;
  double busy_processors = 1;
  for (const DescribedLaunch& launch : launches) {
    const auto blocks = static_cast<double>(launch.blocks);
    const double rounds = rounds_of(launch, static_cast<double>(modelled.bytes.read) / count);
    const auto instructions = rounds * static_cast<double>(launch.instructions);
    const double block_s = (kCyclesOfBlock + kCyclesOfInstruction * instructions) / device.clock_hz;
    const double waves = std::max(1.0, blocks / (processors * launch.blocks_per_sm));
    const int warps = (launch.threads + kWarp - 1) / kWarp;
    found.first_block_s += block_s;
    found.blocks_s += waves * block_s;
    warp_instructions += kShareOfSlots * instructions * blocks * warps;
    busy_processors = std::max(busy_processors, std::min(blocks, processors));
  }
  const double cycles_per_s = busy_processors * device.clock_hz;
  found.instructions_s = warp_instructions / (kSlots * cycles_per_s) +
                         modelled.exponentials / (kExponentials * cycles_per_s);
  found.twin_s = device.moving.seconds(compulsory, cache);
  // What is moved again comes out of the cache, or as fast from memory.
  const auto again =
      static_cast<double>(std::max<std::int64_t>(0, modelled.bytes.total() - compulsory.total()));
  found.memory_s = found.twin_s + again / device.moving.cached_bytes_per_s();
  const double overlapping =
      std::pow(std::pow(found.memory_s, kOverlap) + std::pow(found.blocks_s, kOverlap) +
                   std::pow(found.instructions_s, kOverlap),
               1 / kOverlap);
  found.time_s = found.first_block_s + overlapping + (count - 1) * device.fixed_cost_s;
  return found;
}

}  // namespace roofmax::predict
