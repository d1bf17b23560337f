#include "harness/measure/conditioned_batch.hpp"

namespace roofmax {

void bring_caches(Backend& backend, const Rotation& rotation, const Bytes& bytes,
                  const Enqueue& enqueue) {
  backend.flush_cache(bytes);
  for (int launch = 0; launch < rotation.warming; ++launch) enqueue(launch, backend.stream());
}

ConditionedBatch::ConditionedBatch(Backend& backend, const Rotation& rotation, const Bytes& bytes,
                                   TimerKind timer, int launches, Enqueue enqueue)
    : backend_(backend),
      bytes_(bytes),
      rotation_(rotation),
      enqueue_(std::move(enqueue)),
      timed_(backend.prepare(timer, launches, enqueue_)) {}

double ConditionedBatch::run() {
  bring_caches(backend_, rotation_, bytes_, enqueue_);
  return timed_->run();
}

}  // namespace roofmax
