#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// The streaming kernel that moved these bytes quickest on this device, just now.
struct Twin {
  const StreamingKernel* kernel = nullptr;
  double seconds = 0;  ///< of one launch, from the choosing
};

/// What a twin is chosen for, and how its candidates are timed.
struct TwinTask {
  Bytes bytes;
  /// Where launch `index` moves them.
  std::function<StreamingWork(std::int64_t index)> work;
  /// Makes a batch ready for timing in the caller's cache state.
  std::function<std::unique_ptr<Batch>(int launches, Enqueue)> prepare;
  /// Launches of one sample, given the seconds of one launch.
  std::function<int(double seconds)> launches_of;
  /// Launches of a first try, of which nothing is known yet.
  int trial_launches = 1;
  /// Moves the buffers; empty where they stay. Batches made before are no longer used.
  std::function<void()> move_buffers = {};
};

/// Tries every streaming kernel that can move the bytes and returns the quickest, or the first of
/// those within 0.3% of it (2% on a CPU), so that runs agree on one. The best few meet
/// again at several places in memory: which is best at one may not be at another, and a choice by
/// chance would move every SOL of the problem. Every candidate is tried; how often is bounded by
/// time.
[[nodiscard]] Twin choose_twin(Backend& backend, const TwinTask& task);

/// Seconds of one launch of a batch: the least of a few runs, because what comes between only adds.
[[nodiscard]] double trial_seconds(Batch& batch);

/// The twin of that name, if this device has it and it can move the bytes: what was chosen before.
[[nodiscard]] std::optional<Twin> twin_of_name(Backend& backend, const TwinTask& task,
                                               const std::string& name);

/// How long one sample lasts, by device: long enough that event resolution and graph launch, or
/// the clock of the host, do not show.
[[nodiscard]] double sample_seconds(const Backend& backend);

}  // namespace roofmax
