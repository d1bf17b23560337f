#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "harness/measure/scenario.hpp"

namespace roofmax::cli {

/// What to measure and where, as the options of `run` and `verify` say it.
struct Selection {
  std::vector<std::string> scenarios;
  std::vector<std::string> kernels;
  std::vector<std::string> dtypes;  ///< like all lists: as typed, "v1,v2" once or several times
  std::vector<std::string> caches;
  std::vector<std::string> plugins;
  std::string device = "auto";
  std::string timer;
  // An ad-hoc grid, in place of scenarios:
  std::string operation;
  std::vector<std::string> rows;
  std::vector<std::string> cols;
  std::vector<std::string> axes;  ///< "name=v1,v2"

  [[nodiscard]] bool is_ad_hoc() const {
    return !operation.empty() || !rows.empty() || !cols.empty() || !axes.empty();
  }
};

/// Adds these options to a verb.
void add_selection(CLI::App& verb, Selection& selection);

/// Adds an option that takes values with commas between, may be repeated and holds them as typed.
/// Only words of `known` are taken, any when it is empty.
CLI::Option* add_list(CLI::App& verb, const std::string& name, std::vector<std::string>& lists,
                      const std::vector<std::string>& known, const std::string& help);

/// Adds an option that takes one of the words that are known.
CLI::Option* add_word(CLI::App& verb, const std::string& name, std::string& word,
                      const std::vector<std::string>& known, const std::string& help);

/// Adds an option that takes a time within bounds.
CLI::Option* add_seconds(CLI::App& verb, const std::string& name, double& seconds, double least,
                         double most, const std::string& help);

/// Adds an option that names a file.
CLI::Option* add_file(CLI::App& verb, const std::string& name, std::string& path,
                      const std::string& help);

/// Adds --seed and --deadline.
void add_seed_and_deadline(CLI::App& verb, std::uint64_t& seed, double& deadline_s);

/// A selection, expanded.
struct Selected {
  std::string name;  ///< names of the scenarios joined, or "adhoc"
  std::string device;
  std::vector<Scenario> scenarios;
  std::vector<Case> cases;
  /// What the scenarios ask for; of several, the most generous counts for all.
  double budget_s = 0;
  std::size_t samples = 0;
};

/// Loads the plugins, reads the scenarios and plans the cases. With `needs_device` the device must
/// be there; else a name of the right form is enough. Throws std::exception with what to do.
[[nodiscard]] Selected select(const Selection& selection, bool needs_device);

/// The device a `--device` option names. Throws CliError.
[[nodiscard]] std::string select_device(const std::string& name, bool needs_device);

}  // namespace roofmax::cli
