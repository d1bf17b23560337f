#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "harness/predict/described_device.hpp"
#include "harness/predict/described_launches.hpp"
#include "harness/record/case.hpp"
#include "kernels/contract/work.hpp"

namespace roofmax::predict {

/// What most of a predicted time goes into.
enum class Bound : std::uint8_t {
  memory,        ///< moving the kernel's bytes
  blocks,        ///< waves of blocks, one after the other
  instructions,  ///< executing them, and exponentials
};

[[nodiscard]] std::string_view name_of(Bound bound);

/// Seconds of one execution of a kernel, and of what it consists of.
struct Prediction {
  double time_s = 0;
  double twin_s = 0;  ///< of moving the compulsory bytes alone
  // Each as long as it would take if the others took nothing; they overlap:
  double memory_s = 0;
  double blocks_s = 0;
  double instructions_s = 0;

  [[nodiscard]] Bound bound() const;
  /// As t(twin) / t(kernel) is measured; 0 where nothing is launched.
  [[nodiscard]] double sol() const { return time_s > 0 ? twin_s / time_s : 0; }
};

/// Predicts a kernel that moves and computes `modelled` for a problem of `compulsory` bytes by
/// these launches, timed in a graph; without launches it takes no time. Nothing is fitted to a
/// kernel: the same five constants hold for all (prediction.cpp). What only the data decides is not
/// seen: a heap that is filled late costs as much as one that is filled at once.
[[nodiscard]] Prediction predict(const Bytes& compulsory, const Traffic& modelled, Cache cache,
                                 std::span<const DescribedLaunch> launches,
                                 const DescribedDevice& device);

}  // namespace roofmax::predict
