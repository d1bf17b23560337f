// `roofmax gate` where it measures: two builds in turns, or this one against itself.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <set>
#include <sstream>

#include "harness/cli/child_process.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/gate_options.hpp"
#include "harness/cli/output.hpp"
#include "harness/cli/progress_line.hpp"
#include "harness/gate/self_testing.hpp"
#include "harness/measure/worker_process.hpp"
#include "harness/record/table_text.hpp"

namespace roofmax::cli {
namespace {

/// Shows what is being measured.
class TurnsObserver : public gate::SelfTestObserver {
 public:
  explicit TurnsObserver(Session& session)
      : session_(session), progress_(session.out, session.terminal) {}

  void on_run(int index, int total, double delay) override {
    say(fmt::format("run {} of {}{}", index + 1, total,
                    delay > 0 ? fmt::format(", one side slower by {:g}%", 100 * delay) : ""));
  }
  void on_begin(const Case& c, std::size_t index, std::size_t total, int round) override {
    if (round > 0 && index == 0) {
      say(fmt::format("measuring {} rows again, with new processes", total));
    }
    progress_.show(
        index, total,
        fmt::format("{} {} {}", c.kernel->full_name(), format_shape(c.problem), name_of(c.cache)));
  }
  void on_rows(const std::vector<gate::Row>& rows) override {
    say("  " + gate::describe_counts(rows));
    for (const gate::Row& row : rows) {
      if (row.verdict != gate::Verdict::regressed && row.verdict != gate::Verdict::improved)
        continue;
      std::vector<std::string> found;
      for (const double ratio : row.ratios_of_processes()) {
        found.push_back(gate::describe_change(ratio));
      }
      say(fmt::format("    {} {} {}: {} (processes found {})", gate::name_of(row.verdict),
                      row.kernel, row.place, gate::describe_change(row.effect->ratio),
                      fmt::join(found, ", ")));
    }
  }
  void on_first_signal() override {
    if (has_said_so_) return;
    has_said_so_ = true;
    say("finishing this turn; Ctrl-C again to stop now");
  }
  void finish() { progress_.clear(); }

 private:
  void say(const std::string& sentence) {
    progress_.clear();
    session_.out << sentence << '\n';
    session_.out.flush();
  }

  Session& session_;
  ProgressLine progress_;
  bool has_said_so_ = false;
};

/// The cases that the options select.
Selected select_for_turns(GateOptions& options) {
  Selection& selection = options.selection;
  selection.scenarios = options.names;
  const bool is_open = selection.operation.empty() && !has_shapes(selection);
  if (options.names.empty() && is_open) selection.scenarios = {kGateScenario};
  return select(selection, true);
}

/// The same without the kernels among those named that this build lacks, which the build from
/// before may have; nothing where that is not what is wrong. Plugins are loaded.
std::optional<Selected> select_without_missing(GateOptions options) {
  const std::vector<std::string> patterns = kernel_patterns(options.selection.kernels);
  options.selection.plugins.clear();
  const auto try_select =
      [&options](const std::vector<std::string>& kernels) -> std::optional<Selected> {
    options.selection.kernels = kernels;
    try {
      return select_for_turns(options);
    } catch (const std::exception&) {
      return std::nullopt;
    }
  };
  std::vector<std::string> known;
  for (const std::string& pattern : patterns) {
    if (try_select({pattern})) known.push_back(pattern);
  }
  if (known.size() == patterns.size()) return std::nullopt;
  std::optional<Selected> selected = try_select(known);
  if (selected && known.empty()) selected->cases.clear();
  return selected;
}

/// Throws CliError for what is no program, and for record files in the place of scenarios.
void check_names(const GateOptions& options) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  if (!options.tests_itself && fs::is_directory(options.base, ignored)) {
    throw CliError(
        kBadInput,
        fmt::format("--base {}: is a folder: name the program roofmax of a build", options.base));
  }
  if (!options.tests_itself && !fs::exists(options.base, ignored)) {
    throw CliError(kBadInput,
                   fmt::format("--base {}: does not exist: name the program roofmax of a build",
                               options.base));
  }
  for (const std::string& name : options.names) {
    if (!holds_something(name) || std::ifstream(name).peek() != '{') continue;
    throw CliError(
        kBadInput,
        fmt::format("{}: with {} names are scenarios, and this is a record file: to compare two "
                    "record files name them alone",
                    name, options.tests_itself ? "--self-test" : "--base"));
  }
}

gate::PairedSettings paired_settings(const GateOptions& options, const Selected& selected) {
  gate::PairedSettings settings{.base = options.base,
                                .run = settings_for(options.selection, selected),
                                .rule = options.rule,
                                .time_s = options.time_s};
  settings.run.budget_s = options.budget_s.value_or(selected.budget_s);
  settings.run.seed = options.seed;
  settings.run.deadline_s = options.deadline_s;
  return settings;
}

/// Whatever fails in a build ends with the exit code for it.
template <typename Action>
auto in_turns(TurnsObserver& observer, Action action) {
  try {
    auto result = action();
    observer.finish();
    return result;
  } catch (const CliError&) {
    observer.finish();
    throw;
  } catch (const std::invalid_argument& error) {
    observer.finish();
    throw CliError(kBadInput, std::string("--base ") + error.what());
  } catch (const std::exception& error) {
    observer.finish();
    throw CliError(kNoDevice, error.what());
  }
}

/// The keys of the cases that another build has. Nothing, with a note, where it cannot tell.
std::set<std::string> keys_in_base(const GateOptions& options, const Selected& selected,
                                   std::vector<std::string>& notes) {
  std::vector<std::string> words = {options.base, "run", "--benchmark_list_tests"};
  for (const std::string& word : arguments_of(options.selection, selected)) words.push_back(word);
  const Spoken spoken = hear_program(words);
  std::set<std::string> keys;
  if (spoken.status != kOk) {
    notes.emplace_back(
        "the build from before cannot say which cases it has (above): kernels that "
        "are gone are not noticed");
    return keys;
  }
  std::istringstream lines(spoken.output);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t end = line.find("/iterations:");
    if (end != std::string::npos) keys.insert(line.substr(0, end));
  }
  return keys;
}

/// "2 of 40 (5.0%; 95%: 0.6% to 16.9%)".
std::string describe(const gate::Rate& rate) {
  if (rate.trials == 0) return "none of 0";
  return fmt::format("{} of {} ({:.1f}%; 95%: {:.1f}% to {:.1f}%)", rate.events, rate.trials,
                     100 * rate.share(), 100 * rate.low(), 100 * rate.high());
}

nlohmann::json to_json(const gate::Rate& rate) {
  if (rate.trials == 0) return nullptr;
  return {{"events", rate.events},
          {"trials", rate.trials},
          {"share", rate.share()},
          {"ci", {rate.low(), rate.high()}}};
}

/// Where and how a self-test is made: device, host and build, the rule, and what is measured.
nlohmann::json self_test_header(const gate::SelfTestSettings& settings, const Selected& selected,
                                const Session& session) {
  const gate::PairedSettings& paired = settings.paired;
  nlohmann::json header = describe_device(paired.run);
  header.erase("schema");  // that of records
  header["kind"] = "self_test";
  header["command"] = session.command;
  header["started_at"] = utc_now(kIso8601);
  header["threshold"] = paired.rule.threshold;
  header["false_discovery"] = paired.rule.false_discovery;
  header["budget_s"] = paired.run.budget_s;
  header["time_s"] = paired.time_s;
  header["timer"] = name_of(selected.cases.front().timer);
  header["cases"] = nlohmann::json::array();
  for (const Case& c : selected.cases) header["cases"].push_back(c.key());
  return header;
}

/// What a gate should come to: false alarms in a run at most, and a delay found at least.
constexpr double kMostFalseRuns = 0.01;
double wanted_power(const gate::Power& power) {
  constexpr double kLarge = 1.75;  // thresholds
  return power.thresholds > kLarge ? 0.99 : 0.95;
}

/// One sentence for each target that is missed.
std::vector<std::string> missed_targets(const gate::SelfTest& test) {
  std::vector<std::string> missed;
  const auto check_false = [&missed](const gate::Rate& rate, const char* what) {
    if (rate.trials == 0 || rate.share() <= kMostFalseRuns) return;
    missed.push_back(
        fmt::format("{} fail falsely more often than {:g}%", what, 100 * kMostFalseRuns));
  };
  check_false(test.false_runs, "runs");
  check_false(test.false_drawn_runs, "drawn runs");
  for (const gate::Power& power : test.power) {
    const gate::Rate& rate = power.long_rows;
    if (rate.trials == 0 || rate.share() >= wanted_power(power)) continue;
    missed.push_back(fmt::format("a delay of {:g}% is found less often than {:g}%",
                                 100 * power.delay, 100 * wanted_power(power)));
  }
  return missed;
}

}  // namespace

void compare_builds(GateOptions options, Session& session) {
  check_names(options);
  check_outputs(options);
  // One program, however it is started.
  options.base = std::filesystem::absolute(options.base).string();
  std::vector<std::string> notes;
  std::optional<std::set<std::string>> base_keys;
  const auto select_what_is_there = [&]() -> Selected {
    try {
      return select_for_turns(options);
    } catch (const std::exception&) {
      // A kernel that is gone is a finding, one that neither build has is an error.
      std::optional<Selected> there = select_without_missing(options);
      if (!there) throw;
      base_keys = keys_in_base(options, *there, notes);
      const std::set<std::string> keys = keys_of(there->cases);
      if (std::includes(keys.begin(), keys.end(), base_keys->begin(), base_keys->end())) throw;
      return *std::move(there);
    }
  };
  const Selected selected = select_what_is_there();
  TurnsObserver observer(session);
  gate::PairedRun run = in_turns(observer, [&] {
    return run_in_turns(
        selected.cases,
        [&] { return base_keys ? *base_keys : keys_in_base(options, selected, notes); },
        paired_settings(options, selected), observer);
  });
  const bool is_interrupted = run.end == RunEnd::interrupted;
  if (is_interrupted) {
    notes.emplace_back("interrupted: the rows that were not yet done are left out");
  }
  notes.push_back(fmt::format("measured on {}: {}", to_text(selected.device), selected.name));
  if (std::string drift = gate::describe_drift(run.rows, options.rule); !drift.empty()) {
    notes.push_back(std::move(drift));
  }
  conclude({.before = run.before,
            .after = run.after,
            .notes = std::move(notes),
            .rule = options.rule,
            .rows = std::move(run.rows),
            .is_interrupted = is_interrupted},
           options, session);
}

void test_itself(GateOptions options, Session& session) {
  if (!options.base.empty()) {
    throw CliError(kBadInput, "--self-test compares this build with itself: leave out --base");
  }
  if (options.runs + options.small_delay_runs + options.large_delay_runs == 0) {
    throw CliError(kBadInput,
                   "--self-test: nothing to measure: --runs, --small-delay-runs and "
                   "--large-delay-runs are 0");
  }
  check_names(options);
  check_outputs(options);
  const Selected selected = select_for_turns(options);
  options.base = WorkerProcess::kThisProgram;
  gate::SelfTestSettings settings{.paired = paired_settings(options, selected),
                                  .runs = static_cast<int>(options.runs)};
  settings.delays.front().runs = static_cast<int>(options.small_delay_runs);
  settings.delays.back().runs = static_cast<int>(options.large_delay_runs);
  TurnsObserver observer(session);
  nlohmann::json told =
      in_turns(observer, [&] { return self_test_header(settings, selected, session); });
  const gate::SelfTest test =
      in_turns(observer, [&] { return test_gate(selected.cases, settings, observer); });
  std::ostream& out = session.out;
  out << "Without a change\n"
      << "  runs that say a row regressed        " << describe(test.false_runs) << '\n'
      << fmt::format("  runs drawn from them that say so     {} of {}\n",
                     test.false_drawn_runs.events, test.false_drawn_runs.trials)
      << "  rows told as regressed               " << describe(test.false_rows) << '\n'
      << "  rows told as improved                " << describe(test.false_improved_rows) << '\n'
      << "  rows told as inconclusive            " << describe(test.inconclusive_rows) << '\n';
  nlohmann::json powers = nlohmann::json::array();
  for (const gate::Power& power : test.power) {
    out << fmt::format("One side slower by {:g}% (found: {:.1f}% at the median{})\n",
                       100 * power.delay, 100 * power.delay_found,
                       power.runs == 1 ? "" : fmt::format("; {} runs", power.runs))
        << "  rows of 20 us and more that are found  " << describe(power.long_rows) << '\n'
        << "  all rows that are found                " << describe(power.all_rows) << '\n';
    powers.push_back({{"delay", power.delay},
                      {"runs", power.runs},
                      {"delay_found", power.delay_found},
                      {"long_rows", to_json(power.long_rows)},
                      {"all_rows", to_json(power.all_rows)},
                      {"not_found", power.not_found}});
  }
  nlohmann::json not_measured = nlohmann::json::array();
  for (const auto& [key, reason] : test.not_measured) {
    not_measured.push_back({{"key", key}, {"reason", reason}});
  }
  if (!test.not_measured.empty()) {
    const auto& [key, reason] = *test.not_measured.begin();
    out << fmt::format("not measured by some run: {} of {} rows, as {} ({})\n",
                       test.not_measured.size(), selected.cases.size(), key, one_line(reason));
  }
  const std::vector<std::string> missed = missed_targets(test);
  for (const std::string& sentence : missed) {
    out << styled("missed", Look::warning, session.terminal) << ": " << sentence << '\n';
  }
  told["finished_at"] = utc_now(kIso8601);
  told["false_runs"] = to_json(test.false_runs);
  told["false_drawn_runs"] = to_json(test.false_drawn_runs);
  told["false_rows"] = to_json(test.false_rows);
  told["false_improved_rows"] = to_json(test.false_improved_rows);
  told["inconclusive_rows"] = to_json(test.inconclusive_rows);
  told["power"] = std::move(powers);
  told["missed"] = missed;
  told["not_measured"] = std::move(not_measured);
  const bool is_interrupted = test.end == RunEnd::interrupted;
  told["interrupted"] = is_interrupted;
  write_json(options.json, told);
  if (is_interrupted) out << "note: interrupted: only whole runs are counted\n";
  session.exit_code = !missed.empty() ? kRegressed : is_interrupted ? kInconclusive : kPassed;
}

}  // namespace roofmax::cli
