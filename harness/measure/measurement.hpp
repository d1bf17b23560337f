#pragma once

#include "harness/measure/conditioned_batch.hpp"
#include "harness/measure/loaded_problem.hpp"
#include "harness/measure/ready_kernel.hpp"
#include "harness/measure/rotation.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/verifier.hpp"
#include "harness/record/record.hpp"

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

  [[nodiscard]] std::unique_ptr<ConditionedBatch> prepare(int launches,
                                                          const Enqueue& enqueue) const;
  [[nodiscard]] std::int64_t set_of(std::int64_t index);
  [[nodiscard]] int launches_of(double seconds) const;
  [[nodiscard]] Enqueue kernel_launch();
  [[nodiscard]] std::vector<Side> sides();
  [[nodiscard]] TwinTask twin_task();
  [[nodiscard]] TwinTask two_read_task();
  [[nodiscard]] Twin chosen_twin();
  /// The twin that reads the input twice and writes the output once, where a row cannot stay on
  /// chip between its two uses.
  [[nodiscard]] std::optional<Twin> chosen_two_read_twin();
  void note_samples(const SampleSet& samples, Record& record) const;
  void note_work(Record& record) const;

  const Case& case_;
  LoadedProblem& loaded_;
  ReadyKernel& kernel_;
  Backend& backend_;
  Rotation rotation_;
  bool is_graph_;
  int trial_launches_;
  double sample_s_;
  std::int64_t turn_ = 0;
  Twin twin_;
  std::optional<Twin> two_read_twin_;
};

}  // namespace roofmax
