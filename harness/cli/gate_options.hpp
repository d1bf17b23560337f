#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/gate/outputs.hpp"
#include "harness/gate/paired_run.hpp"

namespace roofmax::cli {

// What the files of `roofmax gate` share: its options, and how a comparison is told and ends.

/// The scenario whose cases are measured unless others are named.
inline constexpr const char* kGateScenario = "ci";
/// Runs of a self-test unless told otherwise, and of each kind at most.
inline constexpr int kGateRuns = 20;
inline constexpr int kMostGateRuns = 10000;

/// What `gate` tells its caller.
enum GateExit : int { kPassed = 0, kRegressed = 1, kInconclusive = 2 };

struct GateOptions {
  std::string base;                        ///< the program of the build from before
  bool is_static = false;                  ///< compare what compilers made of them
  std::vector<std::string> architectures;  ///< devices to count occupancy for
  bool tests_itself = false;
  // Of the self-test: runs without a change, with the small delay and with the large one.
  std::uint64_t runs = kGateRuns;
  std::uint64_t small_delay_runs = 1;
  std::uint64_t large_delay_runs = 1;
  Selection selection;
  std::vector<std::string> names;  ///< record files; with `base` scenarios
  std::optional<double> budget_s;
  double time_s = gate::PairedSettings{}.time_s;
  std::uint64_t seed = RunSettings{}.seed;
  double deadline_s = RunSettings{}.deadline_s;
  std::vector<std::string> allowed;  ///< differences that are no reason to refuse
  gate::Rule rule;
  bool shows_all = false;
  bool annotates = false;
  bool passes_inconclusive = false;
  bool promotes = false;  ///< the second file takes the place of the first
  std::string markdown;
  std::string junit;
  std::string json;
  bool force = false;
};

/// Checks before anything is compared that the files of results can be written. Throws CliError.
void check_outputs(const GateOptions& options);
/// Nothing where `path` is empty.
void write_json(const std::string& path, const nlohmann::json& value);

/// Differences that are compared, and baselines that are replaced, only where they are allowed.
inline constexpr const char* kIncomplete = "incomplete";
inline constexpr const char* kCpuNoise = "cpu-noise";
inline constexpr const char* kSlowerDevice = "slower-device";

/// Prints a comparison whose rows have their verdicts, writes the files that are asked for, and
/// sets the exit code. Throws CliError where nothing could be compared.
void tell(gate::Comparison comparison, const GateOptions& options, Session& session);
/// The same once the rows are judged.
void conclude(gate::Comparison comparison, const GateOptions& options, Session& session);

/// Measures this build and another in turns.
void compare_builds(GateOptions options, Session& session);
/// Measures how often the gate errs on this machine.
void test_itself(GateOptions options, Session& session);

}  // namespace roofmax::cli
