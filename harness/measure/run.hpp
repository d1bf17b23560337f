#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "harness/record/record.hpp"

namespace roofmax {

/// What `run_cases` and the worker are told besides the cases.
struct RunSettings {
  std::string device = "cpu";        ///< resolved: "cpu" or "cuda:N"
  std::vector<std::string> plugins;  ///< shared libraries to load, parent and worker alike
  double budget_s = 1.0;             ///< timing budget per case, verification not counted
  double deadline_s = 120.0;         ///< a case that takes longer is a hang: worker killed
  std::uint64_t seed = 1;
  bool verify_only = false;   ///< no timing: dispositions and errors only
  bool with_ceilings = true;  ///< measure read, write and copy ceilings for the header
  std::vector<std::string> benchmark_arguments;  ///< --benchmark_* flags for Google Benchmark
};

/// Told what happens during a run. Called on the calling thread, in order.
class RunObserver {
 public:
  virtual ~RunObserver() = default;
  /// The worker's description of device, host, launch floor and ceilings: once, before any row.
  virtual void on_header(const nlohmann::json& header) = 0;
  /// A case begins; `index` of `total`.
  virtual void on_begin(const Case& c, std::size_t index, std::size_t total) = 0;
  /// A case ended.
  virtual void on_record(const Record& record, std::size_t index, std::size_t total) = 0;
  /// Something to tell the user that is not a row (worker restarted, ...).
  virtual void on_note(const std::string& note) = 0;
};

/// How a run ended.
enum class RunEnd : std::uint8_t { complete, interrupted };

/// Describes device and host without measuring: what a worker finds. Starts a worker for it.
[[nodiscard]] nlohmann::json describe_device(const RunSettings& settings);

/// Measures the ceilings in a worker and returns the header that carries them.
[[nodiscard]] nlohmann::json measure_roof(const RunSettings& settings,
                                          std::function<void(const std::string&)> on_progress);

/// Measures (or, with `verify_only`, verifies) every case in a worker process, through Google
/// Benchmark; a case that crashes, hangs or breaks the device costs its own row and the worker is
/// started again. SIGINT and SIGTERM end the run after the row in hand.
RunEnd run_cases(const std::vector<Case>& cases, const RunSettings& settings,
                 RunObserver& observer);

/// The worker's main: reads requests from file descriptor `fd`, answers on it, holds the device.
int worker_main(int fd);

/// The device that "auto" means here ("cuda:0" when a CUDA device works, else "cpu"), or the name
/// itself when it is valid. Throws std::invalid_argument naming the value and what exists.
[[nodiscard]] std::string resolve_device(const std::string& name);

}  // namespace roofmax
