#include "harness/measure/conditioned_batch.hpp"

namespace roofmax {

void bring_caches(Backend& backend, const Rotation& rotation, const Bytes& bytes,
                  const Memory& memory, const Enqueue& enqueue) {
  if (backend.can_evict() && !memory.empty()) {
    backend.evict(memory);
  } else {
    backend.flush_cache(bytes);
  }
  for (int launch = 0; launch < rotation.warming; ++launch) enqueue(launch, backend.stream());
}

ConditionedBatch::ConditionedBatch(Backend& backend, const Rotation& rotation, const Bytes& bytes,
                                   TimerKind timer, int launches, Enqueue enqueue,
                                   NextMemory next_memory)
    : backend_(backend),
      bytes_(bytes),
      rotation_(rotation),
      launches_(launches),
      enqueue_(std::move(enqueue)),
      next_memory_(std::move(next_memory)),
      timed_(backend.prepare(timer, launches, enqueue_)) {}

double ConditionedBatch::run() {
  const Memory memory = next_memory_ ? next_memory_(launches_) : Memory{};
  bring_caches(backend_, rotation_, bytes_, memory, enqueue_);
  const double seconds = timed_->run();
  if (backend_.can_evict()) backend_.evict(memory);
  return seconds;
}

}  // namespace roofmax
