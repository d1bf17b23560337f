#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/run.hpp"

namespace roofmax::cli {

/// What `run` is asked for.
struct RunOptions {
  Selection selection;
  std::optional<double> budget_s;  ///< in place of the scenario's
  double deadline_s = RunSettings{}.deadline_s;
  std::vector<std::string> counters;
  bool no_ceilings = false;
  std::uint64_t seed = RunSettings{}.seed;
  std::string out;
  std::string csv;
  std::string json;
  std::string markdown;
  bool resume = false;
  bool force = false;
  bool dry_run = false;
  bool is_explained = false;  ///< the rows are explained next: nobody need be told how
};

/// What a run leaves behind.
struct RunOutcome {
  std::string records;         ///< path of the record file; empty when there is none
  std::set<std::string> keys;  ///< of the cases that were asked for
};

/// Adds the options of `run`, those for shapes last; scenarios are left to the verb.
void add_run_options(Verb& verb, RunOptions& options);

/// Measures, shows the rows as they come, records them and sums them up. Sets the session's exit
/// code. Throws CliError.
RunOutcome run(const RunOptions& options, Session& session);

}  // namespace roofmax::cli
