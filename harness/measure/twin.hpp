#pragma once

#include <functional>
#include <memory>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// Makes a batch ready for timing in the caller's cache state.
using PrepareBatch = std::function<std::unique_ptr<Batch>(int launches, Enqueue)>;

/// The streaming kernel that moved these bytes quickest on this device, just now.
struct Twin {
  const StreamingKernel* kernel = nullptr;
  double seconds = 0;  ///< of one launch, from the choosing
};

/// Tries every streaming kernel that can move `bytes` and returns the quickest. `work(index)` says
/// where launch `index` moves them; a batch is a multiple of `round_launches` and lasts about
/// `sample_s`. Every candidate is tried; how often is bounded by time.
[[nodiscard]] Twin choose_twin(Backend& backend, const Bytes& bytes,
                               const std::function<StreamingWork(std::int64_t)>& work,
                               int round_launches, double sample_s, const PrepareBatch& prepare);

/// How long one sample lasts, by device: long enough that event resolution and graph launch, or
/// the clock of the host, do not show.
[[nodiscard]] double sample_seconds(const Backend& backend);

}  // namespace roofmax
