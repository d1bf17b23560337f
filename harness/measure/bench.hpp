#pragma once

#include <memory>
#include <optional>

#include "harness/backend/backend.hpp"
#include "harness/measure/buffer_sets.hpp"
#include "harness/measure/run.hpp"
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
  struct Loaded;

  /// Buffer sets that a case rotates through, and how many a cold cache would want.
  struct SetCount {
    int used;
    int wanted;
  };

  void load(const Problem& problem);
  [[nodiscard]] SetCount sets_for(const Case& c) const;
  /// Makes sure of `least` buffer sets; where it has to make them, `preferred` when there is room.
  void allocate_sets(int least, int preferred);
  /// Whether a row cannot stay on chip between its two uses.
  [[nodiscard]] bool must_read_twice() const;
  void verify(const Case& c, Record& record);
  [[nodiscard]] Workspace workspace_of(const Case& c);
  void note_static_facts(const Case& c, const Workspace& workspace, Record& record);
  void inspect(const Case& c, std::int64_t set, const Workspace& workspace, Record& record);
  /// Runs a timed batch once more over poisoned outputs and inspects its first and last set: the
  /// launches that were timed are held to the same answers as the one that was verified.
  void inspect_timed(const Case& c, Batch& batch, std::int64_t first, std::int64_t last,
                     const Workspace& workspace, Record& record);
  void measure(const Case& c, Record& record);
  void measure_once(const Case& c, Record& record);
  [[nodiscard]] double floor_of(TimerKind timer);

  Backend& backend_;
  RunSettings settings_;
  std::unique_ptr<Loaded> loaded_;
  std::vector<std::pair<TimerKind, double>> floors_;
};

}  // namespace roofmax
