#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "harness/cli/options.hpp"
#include "harness/measure/run.hpp"
#include "harness/measure/scenario.hpp"

namespace roofmax::cli {

/// What to measure and where, as the options of `run` and `verify` say it.
struct Selection {
  std::vector<std::string> scenarios;
  std::vector<std::string> kernels;
  std::vector<std::string> dtypes;
  std::vector<std::string> caches;
  std::vector<std::string> plugins;
  std::string device = "auto";
  std::string timer;
  // Shapes, in place of scenarios:
  std::string operation;
  std::map<std::string, std::vector<std::string>> shortcuts;  ///< --NAME VALUES, by axis
  std::vector<Assignment> axes;                               ///< --axis NAME=VALUES
};

/// The patterns of `--kernel`, which may be several with commas between. A part with '=' and
/// without '@' is of the tuning before it: 'two_pass@threads=256,vectors=4,split_k' are two.
/// Throws CliError for an empty one.
[[nodiscard]] std::vector<std::string> kernel_patterns(const std::vector<std::string>& given);

/// Whether some axis has values.
[[nodiscard]] bool has_shapes(const Selection& selection);

/// Adds scenarios and these options to a verb, but for shapes.
void add_selection(Verb& verb, Selection& selection);
/// Adds the options alone: --device, --plugin and filters.
void add_selecting_options(Verb& verb, Selection& selection);
/// Adds scenarios alone.
void add_scenarios(Verb& verb, Selection& selection);
/// Adds --kernel, unless the verb has one of its own, and --dtype.
void add_filters(Verb& verb, Selection& selection);

/// Adds --cache.
void add_cache(Verb& verb, Selection& selection);
/// Adds --cache and --timer.
void add_cache_and_timer(Verb& verb, Selection& selection);

/// Adds the options for shapes. Each axis of a registered operation is an option, unless another
/// has its name: so these are added after all others.
void add_shapes(Verb& verb, Selection& selection);

/// Adds --device.
void add_device(Verb& verb, std::string& device);

/// Adds --seed and --deadline.
void add_seed_and_deadline(Verb& verb, std::uint64_t& seed, double& deadline_s);

/// A selection, expanded.
struct Selected {
  std::string name;  ///< names of the scenarios joined, or "adhoc"
  Device device;
  std::vector<Scenario> scenarios;
  std::vector<Case> cases;
  /// What the scenarios ask for; of several, the most generous counts for all.
  double budget_s = 0;
  std::size_t samples = 0;
};

/// The keys of cases.
[[nodiscard]] std::set<std::string> keys_of(const std::vector<Case>& cases);

/// Loads the plugins, reads the scenarios and plans the cases; without scenarios and shapes those
/// of the scenario `quick`. With `needs_device` the device must be there; else a name of the right
/// form is enough. Throws std::exception with what to do.
[[nodiscard]] Selected select(const Selection& selection, bool needs_device);

/// The names of all kernels, each once, without and with tunings.
[[nodiscard]] std::vector<std::string> registered_kernel_names();

/// The selection as arguments of `roofmax run`, for another build of it: scenarios by their files,
/// the device by its name.
[[nodiscard]] std::vector<std::string> arguments_of(const Selection& selection,
                                                    const Selected& selected);

/// What a run of the selection tells the worker about device and plugins.
[[nodiscard]] RunSettings settings_for(const Selection& selection, const Selected& selected);

/// The device a `--device` option names. Throws CliError.
[[nodiscard]] Device select_device(const std::string& name, bool needs_device);

/// Names of all operations, and of all kinds of device.
[[nodiscard]] std::vector<std::string> operation_names();
[[nodiscard]] std::vector<std::string> device_kind_names();

/// A warning of a large problem, "the largest problem moves 16 GiB per launch: rows=..."; empty
/// where none moves more than 1 GiB.
[[nodiscard]] std::string describe_large_problem(const std::vector<Case>& cases);

}  // namespace roofmax::cli
