#pragma once

#include <memory>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/measure/settings.hpp"
#include "harness/measure/verifier.hpp"
#include "harness/record/record.hpp"

namespace roofmax {

/// Verifies and measures cases on one device. Inputs, oracle and buffers of a problem are kept for
/// the next case, so cases of one problem should come one after the other.
class Bench {
 public:
  Bench(Backend& backend, const RunSettings& settings);
  ~Bench();
  Bench(const Bench&) = delete;
  Bench& operator=(const Bench&) = delete;

  /// Does one case. Everything that goes wrong becomes the record's disposition, except a sticky
  /// DeviceError, which is thrown: the process is of no further use.
  [[nodiscard]] Record run(const Case& c);

  /// Seconds of an empty launch under each of the device's timers.
  [[nodiscard]] nlohmann::json launch_floor();

 private:
  void load(const Problem& problem);
  void verify_and_measure(const Case& c, Record& record);
  void measure(const Case& c, const ReadyKernel& kernel, Record& record);
  void note_static_facts(const Case& c, const ReadyKernel& kernel, Record& record);
  [[nodiscard]] double floor_of(TimerKind timer);

  Backend& backend_;
  RunSettings settings_;
  std::unique_ptr<LoadedProblem> loaded_;
  Verifier verifier_;
  std::vector<std::pair<TimerKind, double>> floors_;
};

}  // namespace roofmax
