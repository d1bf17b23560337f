#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "harness/measure/settings.hpp"
#include "harness/record/record.hpp"

namespace roofmax {

/// How a run ended.
enum class RunEnd : std::uint8_t { complete, interrupted };

/// A ceiling about to be measured.
struct CeilingStep {
  std::size_t index = 0;
  std::size_t total = 0;
  std::string direction;  ///< "read", "write" or "copy"
  Cache cache = Cache::cold;
  std::int64_t footprint_bytes = 0;
};

/// A rate about to be measured.
struct RateStep {
  std::size_t index = 0;
  std::size_t total = 0;
  std::string unit;  ///< such as "exp"
};

/// Receives what a worker is doing. Called on the calling thread, in order.
class WorkObserver {
 public:
  virtual ~WorkObserver() = default;
  virtual void on_ceiling(const CeilingStep& /*step*/) {}
  virtual void on_rate(const RateStep& /*step*/) {}
  /// A message for the user that is not a row (worker restarted, ...).
  virtual void on_note(const std::string& note) = 0;
};

/// Receives what happens during a run.
class RunObserver : public WorkObserver {
 public:
  /// The worker's description of device, host, disturbances, launch floor, ceilings and rates:
  /// once, before any row.
  virtual void on_header(const nlohmann::json& header) = 0;
  /// A case begins; `index` of `total`.
  virtual void on_begin(const Case& c, std::size_t index, std::size_t total) = 0;
  /// A case ended.
  virtual void on_record(const Record& record, std::size_t index, std::size_t total) = 0;
};

/// Seconds that a worker may take to open its device.
inline constexpr double kStartDeadline = 120.0;

/// Seconds that a case may take before it counts as hung.
[[nodiscard]] double deadline_of(const Case& c, const RunSettings& settings);

/// Describes device and host without measuring: what a worker finds. Starts a worker for it.
[[nodiscard]] nlohmann::json describe_device(const RunSettings& settings);

/// A header with ceilings and rates; with those measured so far, if any, when a signal ended it.
struct Roof {
  RunEnd end = RunEnd::complete;
  nlohmann::json header;  ///< null when not even the device was described
};

/// Measures ceilings and rates in a worker, and looks for what disturbs this machine before and
/// during. SIGINT and SIGTERM end it after the current one.
[[nodiscard]] Roof measure_roof(const RunSettings& settings, WorkObserver& observer);

/// Measures (or, with `verify_only`, verifies) every case in a worker process, through Google
/// Benchmark; a case that crashes, hangs or breaks the device costs its own row and the worker is
/// restarted. SIGINT and SIGTERM end the run after the current row, a second one immediately.
RunEnd run_cases(const std::vector<Case>& cases, const RunSettings& settings,
                 RunObserver& observer);

/// The worker's main: reads requests from file descriptor `fd`, answers on it, holds the device.
int worker_main(int fd);

/// The device of that name, or the one that "auto" means here: the first CUDA device where one
/// works, else the CPU. Throws std::invalid_argument naming the value and the devices there are.
[[nodiscard]] Device resolve_device(const std::string& name);

}  // namespace roofmax
