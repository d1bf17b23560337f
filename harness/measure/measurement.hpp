#pragma once

#include <functional>

#include "harness/measure/loaded_problem.hpp"
#include "harness/measure/ready_kernel.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/verifier.hpp"
#include "harness/record/record.hpp"

namespace roofmax {

/// Buffer sets that a case rotates through, and how many a cold cache would want.
struct SetCount {
  int used;
  int wanted;
};

/// For the case's cache state. Problems so small that even the most sets stay in the cache get the
/// cache flushed before each sample as well.
[[nodiscard]] SetCount sets_for(const Case& c, const LoadedProblem& loaded, const Backend& backend);

/// Times one verified kernel interleaved with the SOL twin of its problem.
class Measurement {
 public:
  /// Chooses the twin where the problem has none yet for this cache state and timer. Everything
  /// referred to must outlive the measurement.
  Measurement(const Case& c, LoadedProblem& loaded, const ReadyKernel& kernel, Backend& backend);
  Measurement(const Measurement&) = delete;
  Measurement& operator=(const Measurement&) = delete;

  /// Samples by `rule`, verifies what was timed, and writes times, SOL and flags to the record.
  /// `floor_s`: seconds of an empty launch by the same timer.
  void run(const StoppingRule& rule, double floor_s, Verifier& verifier, Record& record);

 private:
  [[nodiscard]] std::unique_ptr<Batch> prepare(int launches, const Enqueue& enqueue) const;
  [[nodiscard]] std::int64_t set_of(std::int64_t index);
  [[nodiscard]] int launches_of(double seconds) const;
  [[nodiscard]] Twin chosen_twin();
  /// Seconds in which this device reads the input twice and writes the output once.
  [[nodiscard]] std::optional<double> two_read_floor();
  void note_work(Record& record) const;

  const Case& case_;
  LoadedProblem& loaded_;
  const ReadyKernel& kernel_;
  Backend& backend_;
  SetCount sets_;
  bool is_graph_;
  bool is_flushed_;
  int round_launches_;  ///< the least that goes round all sets that a batch must
  double sample_s_;
  std::int64_t turn_ = 0;
  Twin twin_;
};

}  // namespace roofmax
