#pragma once

#include "harness/measure/kernel_timing.hpp"
#include "harness/measure/sampler.hpp"

namespace roofmax {

/// Times one verified kernel in turns with the SOL twin of its problem.
class Measurement {
 public:
  /// Chooses the twin where the problem has none yet for this cache state and timer. Everything
  /// referred to must outlive the measurement.
  Measurement(const Case& c, LoadedProblem& loaded, ReadyKernel& kernel, Backend& backend);
  Measurement(const Measurement&) = delete;
  Measurement& operator=(const Measurement&) = delete;

  /// Samples by `rule` in several visits, between which all buffers move; verifies what was timed
  /// last; writes times, SOL and flags to the record. `fixed_cost_s`: seconds of the smallest
  /// launch that touches memory, by the same timer.
  void run(const StoppingRule& rule, double fixed_cost_s, Verifier& verifier, Record& record);

 private:
  /// A side of the comparison: what it launches, and how many of it make a sample.
  struct Side {
    char name;
    Enqueue enqueue;
    int launches;
  };

  [[nodiscard]] std::vector<Side> sides();
  [[nodiscard]] TwinTask twin_task();
  [[nodiscard]] TwinTask two_read_task();
  [[nodiscard]] Twin chosen_twin();
  /// The twin that reads the input twice and writes the output once, where a row cannot stay on
  /// chip between its two uses.
  [[nodiscard]] std::optional<Twin> chosen_two_read_twin();
  /// What a launch of the kernel is made of, by a few more of `batch`, if the timer tells.
  static void note_parts(ConditionedBatch& batch, Record& record);
  void note_samples(const SampleSet& samples, Record& record) const;
  void note_work(Record& record) const;

  const Case& case_;
  LoadedProblem& loaded_;
  Backend& backend_;
  KernelTiming timing_;
  Twin twin_;
  std::optional<Twin> two_read_twin_;
};

}  // namespace roofmax
