#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/measure/rotation.hpp"

namespace roofmax {

/// Stretches of device memory.
using Memory = std::vector<std::span<std::byte>>;

/// Brings the caches into the state of a rotation: what is about to be used, in `memory`, is
/// evicted, or where the device cannot do that, the cache is flushed by ordinary accesses (lines
/// that ask to be evicted first do not drive out what others left); and a hot cache is used by
/// launches of its own. `bytes`: what a launch has to move.
void bring_caches(Backend& backend, const Rotation& rotation, const Bytes& bytes,
                  const Memory& memory, const Enqueue& enqueue);

/// A batch before whose every run the caches are brought, untimed, into the same state, whoever ran
/// before, by `bring_caches`. Afterwards nothing of it is left for others to write back, where the
/// device can evict it.
class ConditionedBatch : public Batch {
 public:
  /// All that the next so many launches use.
  using NextMemory = std::function<Memory(int launches)>;

  /// `bytes`: what a launch has to move; the same for all that is compared. Without `next_memory`
  /// the cache is flushed.
  ConditionedBatch(Backend& backend, const Rotation& rotation, const Bytes& bytes, TimerKind timer,
                   int launches, Enqueue enqueue, NextMemory next_memory = {});
  [[nodiscard]] double run() override;
  [[nodiscard]] std::vector<LaunchPart> parts() const override { return timed_->parts(); }
  /// What is timed, alone.
  [[nodiscard]] Batch& timed() { return *timed_; }

 private:
  Backend& backend_;
  Bytes bytes_;
  Rotation rotation_;
  int launches_;
  Enqueue enqueue_;
  NextMemory next_memory_;
  std::unique_ptr<Batch> timed_;
};

}  // namespace roofmax
