#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/measure/benchmark_flags.hpp"
#include "harness/record/record.hpp"

namespace roofmax {

/// Settings of a run, besides its cases.
struct RunSettings {
  Device device;
  std::vector<std::string> plugins;   ///< shared libraries to load, parent and worker alike
  double budget_s = 1.0;              ///< timing budget per case, verification not counted
  std::size_t samples = kMaxSamples;  ///< most that a row keeps
  double deadline_s = 120.0;  ///< a case that takes longer, besides what its budget and its size
                              ///< allow it, hangs: its worker is killed
  std::uint64_t seed = 1;
  std::vector<std::string> counters;  ///< names and groups to count once a case was timed
  bool verify_only = false;           ///< no timing: dispositions and errors only
  bool with_ceilings = true;          ///< measure read, write and copy ceilings for the header
  BenchmarkFlags benchmark;           ///< for Google Benchmark
};

/// What a worker needs of the settings, as the parent sends it.
[[nodiscard]] nlohmann::json settings_to_json(const RunSettings& settings);
/// Inverse of `settings_to_json`; throws nlohmann::json::exception.
[[nodiscard]] RunSettings settings_from_json(const nlohmann::json& json);

}  // namespace roofmax
