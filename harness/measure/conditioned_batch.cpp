#include "harness/measure/conditioned_batch.hpp"

namespace roofmax {

ConditionedBatch::ConditionedBatch(Backend& backend, const Rotation& rotation, const Bytes& bytes,
                                   TimerKind timer, int launches, Enqueue enqueue)
    : backend_(backend),
      bytes_(bytes),
      warming_(rotation.warming),
      enqueue_(std::move(enqueue)),
      timed_(backend.prepare(timer, launches, enqueue_)) {}

double ConditionedBatch::run() {
  backend_.flush_cache(bytes_);
  for (int launch = 0; launch < warming_; ++launch) enqueue_(launch, backend_.stream());
  return timed_->run();
}

}  // namespace roofmax
