#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "harness/measure/worker_session.hpp"

namespace roofmax {

/// The flag of a row of which memory moved more than `is_beyond_model` allows.
inline constexpr const char* kBeyondModel = "beyond_model";

/// Whether memory moved more than the kernel's model says: over 5% more, not counting what a launch
/// reads besides (its code and arguments) and, of the writes, what the cache of `cache_bytes` still
/// held of earlier ones.
[[nodiscard]] bool is_beyond_model(const CountedBytes& measured, const Bytes& modelled,
                                   std::int64_t cache_bytes);

/// Counts what was timed, in a worker of its own: CUPTI, once it has counted, makes every launch of
/// its process dearer (0.1 us a graph node on an H200), and whatever goes wrong in it costs no row.
class Counting {
 public:
  Counting(const RunSettings& settings, WorkObserver& observer);

  [[nodiscard]] bool is_wanted() const { return !settings_.counters.empty(); }

  /// Adds to the header of the timed device what is counted, and tells the user where it is less
  /// than was asked for. `Bench::describe_counters` documents it.
  void describe(nlohmann::json& header);

  /// Frees what the worker holds of another problem than that of `c`, which is timed next.
  void make_room_for(const Case& c);

  /// Adds the counts of the record's case and what they show, or why there are none. Throws
  /// Interrupted, the reason noted.
  void count(Record& record);

 private:
  /// Null where nothing can be counted, `reason` then telling why. Throws Interrupted.
  nlohmann::json ask(const nlohmann::json& request, double deadline_s, std::string& reason);

  const RunSettings& settings_;
  WorkObserver& observer_;
  WorkerSession session_;
  std::int64_t cache_bytes_ = 0;
  std::string why_none_;
  std::string loaded_;  ///< the problem that the worker holds; empty for none
};

}  // namespace roofmax
