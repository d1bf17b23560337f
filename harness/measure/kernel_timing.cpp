#include "harness/measure/kernel_timing.hpp"

#include <algorithm>

namespace roofmax {

KernelTiming::KernelTiming(const Case& c, LoadedProblem& loaded, ReadyKernel& kernel,
                           Backend& backend)
    : case_(c),
      loaded_(loaded),
      kernel_(kernel),
      backend_(backend),
      rotation_(rotation_for(c.cache, loaded.compulsory().bytes.total(), backend)),
      is_graph_(c.timer == TimerKind::graph),
      // Enough of them that what starts a graph does not pass for what its launches take.
      trial_launches_(is_graph_ ? std::min(rotation_.sets, 16) : 1),
      sample_s_(sample_seconds(backend)) {}

/// A graph's launches keep the buffers they were captured with. The other timers launch anew in
/// every sample: all sides go on through the sets from wherever the last launch, of any, left off.
/// More sets may be allocated than this cache state wants.
std::int64_t KernelTiming::set_of(std::int64_t index) {
  return (is_graph_ ? index : turn_++) % rotation_.sets;
}

int KernelTiming::launches_of(double seconds) const {
  if (times_single_launches(case_.timer)) return 1;
  return rotation_.launches_for(seconds, sample_s_);
}

int KernelTiming::launches() {
  const auto trial = prepare(trial_launches_, launch());
  static_cast<void>(trial->run());
  return launches_of(trial_seconds(*trial));
}

Enqueue KernelTiming::launch() {
  return [this](std::int64_t index, Stream stream) {
    kernel_.enqueue(loaded_.sets(), set_of(index), stream);
  };
}

std::unique_ptr<ConditionedBatch> KernelTiming::prepare(int launches,
                                                        const Enqueue& enqueue) const {
  return std::make_unique<ConditionedBatch>(backend_, rotation_, loaded_.compulsory().bytes,
                                            case_.timer, launches, enqueue,
                                            [this](int next) { return next_memory(next); });
}

Memory KernelTiming::next_memory(int launches) const {
  const BufferSets& sets = loaded_.sets();
  Memory memory{kernel_.workspace_memory()};
  for (const auto& [first, count] :
       rotation_.used_from(is_graph_ ? 0 : turn_ % rotation_.sets, launches)) {
    memory.push_back(sets.memory(first, count));
  }
  // The twin that reads twice is always there.
  if (loaded_.must_read_twice()) {
    memory.push_back(sets.memory(0, std::min(sets.count(), BufferSets::kSetsToReadTwice)));
  }
  return memory;
}

Counts KernelTiming::count(LaunchCounter& counter) {
  const Enqueue launch = this->launch();
  return counter.count(
      [&] {
        turn_ = 0;
        bring_caches(backend_, rotation_, loaded_.compulsory().bytes, next_memory(1), launch);
        backend_.synchronize();
      },
      [&] {
        turn_ = 0;
        launch(0, backend_.stream());
        backend_.synchronize();
      });
}

void KernelTiming::move_buffers() {
  Verifier::verify_before_move(loaded_, kernel_);
  loaded_.move_sets();
  kernel_.move_workspaces();
}

void KernelTiming::verify_timed(Verifier& verifier, ConditionedBatch& batch, int launches,
                                Record& record) {
  // Without the conditioning, whose launches would do what the timed ones may have left undone.
  verifier.verify_timed(case_, loaded_, kernel_, batch.timed(),
                        is_graph_ ? 0 : turn_ % rotation_.sets,
                        (is_graph_ ? launches - 1 : turn_ + launches - 1) % rotation_.sets, record);
}

}  // namespace roofmax
