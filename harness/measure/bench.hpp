#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
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
  /// DeviceError, which is thrown: the process is of no further use. `twin`: the name of the twin
  /// that other cases of its problem, cache and timer were measured beside, if there were any: all
  /// are to be compared with the same one.
  [[nodiscard]] Record run(const Case& c, const std::string& twin = {});

  /// Counts one launch of a case, unverified, for every counter of the run. What is timed by this
  /// process afterwards may be slower for it. Throws NoCounters; DeviceError; Skip where there is
  /// no room.
  [[nodiscard]] Counts count(const Case& c);
  /// Frees the inputs and buffers that are kept for the next case.
  void let_go();

  /// Takes a case in hand, to be sampled a visit at a time: as far as to verify it. The record's
  /// disposition says whether it may be sampled. `launches` of a sample, so that two builds have as
  /// many; by a try of its own where absent. What was in hand before is dropped. With a `delay`
  /// every launch takes longer by about that share, spent by the device in empty launches between.
  [[nodiscard]] Record take(const Case& c, std::optional<int> launches, double delay = 0);
  /// Launches that make a sample of the case in hand.
  [[nodiscard]] int launches_in_hand() const;
  /// One visit of the case in hand: moves its buffers, but for the first, and takes `count`
  /// samples, after one that is not kept. Seconds per launch; none where it went wrong, which
  /// `finish` tells.
  [[nodiscard]] std::vector<double> sample(std::size_t count);
  /// Verifies what was sampled last and lets go of the case. Throws std::logic_error when none is
  /// in hand.
  [[nodiscard]] Record finish();

  /// What this run counts, as in the header: {"asked", "names", "passes", "dropped": [{"name",
  /// "reason"}], "why_none"}; null where nothing is asked for.
  [[nodiscard]] nlohmann::json describe_counters();

  /// Seconds of an empty launch, and of the smallest copy, under each of the device's timers, as in
  /// the header: {"launch_floor_s": {timer: seconds}, "fixed_cost_s": {timer: seconds}}.
  [[nodiscard]] nlohmann::json launch_costs(std::optional<TimerKind> timer);

 private:
  struct InHand;

  /// A case with the kernel that does it, where its own only chooses one.
  [[nodiscard]] Case actual(const Case& c) const;
  /// Does `work` and notes how it ended in the record. Throws a sticky DeviceError.
  void attempt(Record& record, const std::function<void()>& work);
  void load(const Case& c);
  /// Whether the kernel does not take the problem; notes why.
  [[nodiscard]] bool is_refused(const Case& c, Record& record) const;
  [[nodiscard]] std::unique_ptr<ReadyKernel> verified_kernel(const Case& c, Record& record);
  /// Throws Skip where there is nothing to time.
  void require_elements() const;
  void measure(const Case& c, ReadyKernel& kernel, Record& record);
  /// Throws NoCounters, each time, where there are none.
  [[nodiscard]] LaunchCounter& launch_counter();
  /// How many empty launches must follow each of the case in hand to delay it by that share.
  [[nodiscard]] double empty_launches_for(double delay);
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
  std::unique_ptr<LaunchCounter> launch_counter_;
  std::string why_no_counters_;
  std::vector<DroppedCounter> dropped_counters_;  ///< where there are none
  std::unique_ptr<InHand> in_hand_;
};

}  // namespace roofmax
