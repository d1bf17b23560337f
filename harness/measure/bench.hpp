#pragma once

#include <memory>
#include <optional>
#include <set>
#include <span>

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

  /// Host memory that is kept from use to use, for its pages cost more than what is done with them.
  class HostScratch {
   public:
    /// Memory of that size, whatever it held before; the last that was given is no longer valid.
    [[nodiscard]] std::span<std::byte> of(std::int64_t bytes) {
      const auto size = static_cast<std::size_t>(bytes);
      if (size > capacity_) {
        capacity_ = 0;
        data_.reset();  // its memory first
        data_ = std::make_unique_for_overwrite<std::byte[]>(size);
        capacity_ = size;
      }
      return {data_.get(), size};
    }

   private:
    std::unique_ptr<std::byte[]> data_;
    std::size_t capacity_ = 0;
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
  /// Judges what a launch left in buffer set `set` and around it. Throws where it is wrong.
  void inspect(const Case& c, std::int64_t set, const Workspace& workspace, Record& record);
  void judge(const Case& c, const TensorSpec& spec, int output, std::int64_t set, Record& record);
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
  /// Outputs of the case that were judged right, each by its number and its digest.
  std::set<std::pair<int, std::uint64_t>> judged_right_;
  HostScratch scratch_;
  std::vector<std::pair<TimerKind, double>> floors_;
};

}  // namespace roofmax
