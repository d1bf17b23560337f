#pragma once

#include <map>
#include <memory>
#include <string>

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
  /// DeviceError, which is thrown: the process is of no further use. `twin`: the name of the twin
  /// that other cases of its problem, cache and timer were measured beside, if there were any: all
  /// are to be compared with the same one.
  [[nodiscard]] Record run(const Case& c, const std::string& twin = {});

  /// Seconds of an empty launch, and of the smallest copy, under each of the device's timers, as in
  /// the header: {"launch_floor_s": {timer: seconds}, "fixed_cost_s": {timer: seconds}}.
  [[nodiscard]] nlohmann::json launch_costs();

 private:
  void load(const Case& c);
  void verify_and_measure(const Case& c, Record& record);
  void measure(const Case& c, ReadyKernel& kernel, Record& record);
  void note_static_facts(const Case& c, const ReadyKernel& kernel, Record& record);
  /// Buffer sets without which a case cannot be done.
  [[nodiscard]] int least_sets(const Case& c) const;
  [[nodiscard]] double launch_floor(TimerKind timer);
  [[nodiscard]] double fixed_cost(TimerKind timer);

  Backend& backend_;
  RunSettings settings_;
  std::unique_ptr<LoadedProblem> loaded_;
  Verifier verifier_;
  std::map<TimerKind, double> fixed_costs_;
};

}  // namespace roofmax
