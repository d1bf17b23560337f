#pragma once

#include <memory>

#include "harness/measure/conditioned_batch.hpp"
#include "harness/measure/loaded_problem.hpp"
#include "harness/measure/ready_kernel.hpp"
#include "harness/measure/rotation.hpp"
#include "harness/measure/verifier.hpp"

namespace roofmax {

/// How one verified kernel is launched to be timed: through which buffer sets, how often in a
/// sample, and in which cache state.
class KernelTiming {
 public:
  /// Everything referred to must outlive it.
  KernelTiming(const Case& c, LoadedProblem& loaded, ReadyKernel& kernel, Backend& backend);

  [[nodiscard]] const Rotation& rotation() const { return rotation_; }
  /// Launches of a first try, of which nothing is known yet.
  [[nodiscard]] int trial_launches() const { return trial_launches_; }
  /// The buffer set of launch `index` of a batch.
  [[nodiscard]] std::int64_t set_of(std::int64_t index);
  /// Launches that make a sample, given the seconds of one.
  [[nodiscard]] int launches_of(double seconds) const;
  /// Launches of the kernel that make a sample, by a try.
  [[nodiscard]] int launches();
  /// Enqueues the kernel.
  [[nodiscard]] Enqueue launch();
  /// A batch of any launches in the case's cache state.
  [[nodiscard]] std::unique_ptr<ConditionedBatch> prepare(int launches,
                                                          const Enqueue& enqueue) const;
  /// Counts one launch of the kernel in the case's cache state. Throws NoCounters.
  [[nodiscard]] Counts count(LaunchCounter& counter);
  /// Moves all buffers, when no batch is left. Throws Incorrect where the kernel has spoilt some.
  void move_buffers();
  /// Verifies what a batch of `launches` of the kernel computes. Throws Incorrect.
  void verify_timed(Verifier& verifier, ConditionedBatch& batch, int launches, Record& record);

 private:
  /// All that the next launches use, of the kernel or of a twin.
  [[nodiscard]] Memory next_memory(int launches) const;

  const Case& case_;
  LoadedProblem& loaded_;
  ReadyKernel& kernel_;
  Backend& backend_;
  Rotation rotation_;
  bool is_graph_;
  int trial_launches_;
  double sample_s_;
  std::int64_t turn_ = 0;
};

}  // namespace roofmax
