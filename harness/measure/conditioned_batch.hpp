#pragma once

#include <memory>

#include "harness/backend/backend.hpp"
#include "harness/measure/rotation.hpp"

namespace roofmax {

/// Brings the caches into the state of a rotation: flushed by ordinary accesses (lines that ask to
/// be evicted first do not drive out what others left), and for a hot cache used by launches of its
/// own. `bytes`: what a launch has to move.
void bring_caches(Backend& backend, const Rotation& rotation, const Bytes& bytes,
                  const Enqueue& enqueue);

/// A batch before whose every run the caches are brought, untimed, into the same state, whoever ran
/// before, by `bring_caches`.
class ConditionedBatch : public Batch {
 public:
  /// `bytes`: what a launch has to move; the same for all that is compared.
  ConditionedBatch(Backend& backend, const Rotation& rotation, const Bytes& bytes, TimerKind timer,
                   int launches, Enqueue enqueue);
  [[nodiscard]] double run() override;
  /// What is timed, alone.
  [[nodiscard]] Batch& timed() { return *timed_; }

 private:
  Backend& backend_;
  Bytes bytes_;
  Rotation rotation_;
  Enqueue enqueue_;
  std::unique_ptr<Batch> timed_;
};

}  // namespace roofmax
