// `roofmax gate`: whether a change made kernels slower.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>
#include <sstream>

#include "harness/cli/child_process.hpp"
#include "harness/cli/compiled_facts.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/output.hpp"
#include "harness/cli/progress_line.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/gate/compiled_rows.hpp"
#include "harness/gate/outputs.hpp"
#include "harness/gate/paired_run.hpp"
#include "harness/gate/record_rows.hpp"
#include "harness/gate/self_testing.hpp"
#include "harness/measure/worker_process.hpp"
#include "harness/record/text_file.hpp"

namespace roofmax::cli {
namespace {

/// What `gate` tells its caller.
enum GateExit : int { kPassed = 0, kRegressed = 1, kInconclusive = 2 };

constexpr const char* kScenario = "ci";

constexpr int kRuns = 20;

struct GateOptions {
  std::string base;                        ///< the program of the build from before
  bool is_static = false;                  ///< compare what compilers made of them
  std::vector<std::string> architectures;  ///< devices to count occupancy for
  bool tests_itself = false;
  std::uint64_t runs = kRuns;  ///< of the self-test
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

void check_outputs(const GateOptions& options) {
  for (const auto& [option, path] :
       {std::pair("--markdown", &options.markdown), std::pair("--junit", &options.junit),
        std::pair("--json", &options.json)}) {
    if (path->empty()) continue;
    check_output(option, *path, options.force,
                 fmt::format("replace it with --force, or name another with {}", option));
  }
}

void write_json(const std::string& path, const nlohmann::json& value) {
  if (path.empty()) return;
  constexpr int kIndent = 1;
  write_output(path,
               value.dump(kIndent, ' ', false, nlohmann::json::error_handler_t::replace) + '\n');
}

void write_outputs(const gate::Comparison& comparison, const GateOptions& options) {
  if (!options.markdown.empty()) write_output(options.markdown, to_markdown(comparison));
  if (!options.junit.empty()) write_output(options.junit, to_junit(comparison));
  write_json(options.json, to_json(comparison));
}

Look look_of(gate::Verdict verdict) {
  switch (verdict) {
    case gate::Verdict::regressed:
      return Look::bad;
    case gate::Verdict::inconclusive:
      return Look::warning;
    case gate::Verdict::improved:
      return Look::good;
    case gate::Verdict::unchanged:
    case gate::Verdict::not_compared:
      break;
  }
  return Look::faint;
}

/// A cell without a value.
constexpr const char* kNothing = "-";

std::string time_of(const std::optional<gate::Side>& side) {
  return side && side->time_s ? format_time(*side->time_s) : kNothing;
}

std::string sol_of(const std::optional<gate::Side>& side) {
  return side && side->sol ? format_share(*side->sol) : kNothing;
}

/// Cells of a table's line, of which the first has a look.
using Line = std::vector<std::string>;

/// Whether no line has anything in a column but the first, which says what the column is.
bool is_empty(const std::vector<Line>& lines, std::size_t column) {
  return std::all_of(lines.begin() + 1, lines.end(),
                     [column](const Line& line) { return line[column] == kNothing; });
}

void print_lines(const std::vector<Line>& lines, const std::vector<Look>& looks, Session& session) {
  // Verdict on the left, numbers on the right, names on the left; the last one is a sentence.
  constexpr std::size_t kFirstName = 7;
  for (std::size_t n = 0; n < lines.size(); ++n) {
    std::string text;
    for (std::size_t i = 0; i < lines[n].size(); ++i) {
      if (is_empty(lines, i)) continue;
      const std::string& cell = lines[n][i];
      std::size_t width = 0;
      for (const Line& line : lines) width = std::max(width, line[i].size());
      if (i == 0) {
        text += styled(fmt::format("{:<{}}", cell, width), looks[n], session.terminal);
      } else if (i < kFirstName) {
        text += fmt::format("  {:>{}}", cell, width);
      } else if (i + 1 < lines[n].size()) {
        text += fmt::format("  {:<{}}", cell, width);
      } else if (!cell.empty()) {
        text += "  " + cell;
      }
    }
    session.out << text.substr(0, text.find_last_not_of(' ') + 1) << '\n';
  }
}

void print_rows(const gate::Comparison& comparison, bool shows_all, Session& session) {
  std::vector<Line> lines = {{"verdict", "time", "95% interval", "before", "after", "SOL before",
                              "SOL after", "kernel", "where", ""}};
  std::vector<Look> looks = {Look::faint};
  for (const gate::Row& row : comparison.rows) {
    if (!is_told(row) && !shows_all) continue;
    const auto& effect = row.effect;
    lines.push_back(
        {std::string(gate::name_of(row.verdict)),
         effect ? gate::describe_change(effect->ratio) : kNothing,
         effect ? gate::describe_change(effect->low) + " to " + gate::describe_change(effect->high)
                : kNothing,
         time_of(row.before), time_of(row.after), sol_of(row.before), sol_of(row.after), row.kernel,
         row.place, row.reason});
    looks.push_back(look_of(row.verdict));
  }
  if (lines.size() > 1) print_lines(lines, looks, session);
}

/// Of a comparison whose rows have their verdicts.
void tell(gate::Comparison comparison, const GateOptions& options, Session& session) {
  if (!comparison.is_interrupted && !has_compared(comparison.rows)) {
    throw CliError(kBadInput,
                   fmt::format("nothing of {} could be compared with {}: {}", comparison.after,
                               comparison.before, gate::describe_counts(comparison.rows)));
  }
  sort_by_severity(comparison.rows);
  print_rows(comparison, options.shows_all, session);
  for (const std::string& note : comparison.notes) session.out << "note: " << note << '\n';
  const gate::Verdict verdict = verdict_of(comparison.rows);
  session.out << styled(headline_of(comparison), look_of(verdict), session.terminal) << ": "
              << gate::describe_counts(comparison.rows);
  if (comparison.is_timed) {
    session.out << fmt::format(" (a change counts from {:g}% on)", 100 * options.rule.threshold);
  }
  session.out << '\n';
  if (options.annotates) session.out << to_annotations(comparison);
  write_outputs(comparison, options);
  session.exit_code = verdict == gate::Verdict::regressed ? kRegressed
                      : verdict == gate::Verdict::inconclusive && !options.passes_inconclusive
                          ? kInconclusive
                      : comparison.is_interrupted ? kInconclusive
                                                  : kPassed;
}

void conclude(gate::Comparison comparison, const GateOptions& options, Session& session) {
  judge(comparison.rows, comparison.rule);
  tell(std::move(comparison), options, session);
}

/// Throws CliError for a difference that is not allowed; returns sentences on those that are.
std::vector<std::string> check_differences(const RecordFile& before, const RecordFile& after,
                                           const GateOptions& options) {
  std::vector<std::string> notes;
  std::vector<std::string> refused;
  std::vector<std::string> names;
  for (const gate::Difference& difference : gate::differences_between(before, after)) {
    const bool is_allowed =
        std::count(options.allowed.begin(), options.allowed.end(), difference.what) > 0;
    const std::string sentence = difference.what + ": " + difference.sentence;
    (is_allowed ? notes : refused).push_back(sentence);
    if (!is_allowed) names.push_back(difference.what);
  }
  if (refused.empty()) return notes;
  throw CliError(kBadInput,
                 fmt::format("{} and {} differ in {}: measure both alike, or compare them all the "
                             "same with --allow {}",
                             options.names[0], options.names[1], fmt::join(refused, "; "),
                             fmt::join(names, ",")));
}

/// Puts a copy of `from` in the place of `to`, whole or not at all.
void promote(const std::string& from, const std::string& to) {
  namespace fs = std::filesystem;
  const std::string next = to + ".next";
  std::error_code error;
  fs::copy_file(from, next, fs::copy_options::overwrite_existing, error);
  if (!error) fs::rename(next, to, error);
  if (!error) return;
  std::error_code ignored;
  fs::remove(next, ignored);
  throw CliError(kNoDevice, fmt::format("{}: cannot be replaced by {} ({}): check its folder", to,
                                        from, error.message()));
}

void compare_files(const GateOptions& options, Session& session) {
  constexpr std::size_t kTwo = 2;
  if (options.names.size() != kTwo) {
    throw CliError(kBadInput,
                   fmt::format("name two record files, the one from before the change first; {} "
                               "given",
                               options.names.size()));
  }
  check_outputs(options);
  const RecordFile before = read_record_file(options.names[0]);
  const RecordFile after = read_record_file(options.names[1]);
  std::vector<std::string> notes = check_differences(before, after, options);
  if (after.headers.front().at("device").value("kind", "") == name_of(DeviceKind::cpu)) {
    notes.emplace_back(
        "two runs of one build differ by more than their intervals say on a CPU that others share: "
        "--base measures two builds in turns");
  }
  gate::Comparison comparison{.before = options.names[0],
                              .after = options.names[1],
                              .notes = std::move(notes),
                              .rule = options.rule,
                              .rows = gate::pair_rows(before, after)};
  const bool has_both = std::any_of(comparison.rows.begin(), comparison.rows.end(),
                                    [](const gate::Row& row) { return row.before && row.after; });
  if (!has_both) {
    throw CliError(kBadInput, fmt::format("{} and {} have no row in common: compare runs of the "
                                          "same scenario",
                                          options.names[0], options.names[1]));
  }
  conclude(std::move(comparison), options, session);
  if (!options.promotes || session.exit_code != kPassed) return;
  promote(options.names[1], options.names[0]);
  session.out << fmt::format("{} is now {}\n", options.names[0], options.names[1]);
}

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

bool has_shapes(const Selection& selection) {
  return !selection.axes.empty() ||
         std::any_of(selection.shortcuts.begin(), selection.shortcuts.end(),
                     [](const auto& axis) { return !axis.second.empty(); });
}

/// The cases that the options select.
Selected select_for_turns(GateOptions& options) {
  Selection& selection = options.selection;
  selection.scenarios = options.names;
  const bool is_open = selection.operation.empty() && !has_shapes(selection);
  if (options.names.empty() && is_open) selection.scenarios = {kScenario};
  return select(selection, true);
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

void compare_builds(GateOptions options, Session& session) {
  check_outputs(options);
  // One program, however it is started.
  options.base = std::filesystem::absolute(options.base).string();
  const Selected selected = select_for_turns(options);
  std::vector<std::string> notes;
  TurnsObserver observer(session);
  gate::PairedRun run = in_turns(observer, [&] {
    return run_in_turns(
        selected.cases, [&] { return keys_in_base(options, selected, notes); },
        paired_settings(options, selected), observer);
  });
  const bool is_interrupted = run.end == RunEnd::interrupted;
  if (is_interrupted) {
    notes.emplace_back("interrupted: the rows that were not yet done are left out");
  }
  notes.push_back(fmt::format("measured on {}: {}", to_text(selected.device), selected.name));
  conclude({.before = run.before,
            .after = run.after,
            .notes = std::move(notes),
            .rule = options.rule,
            .rows = std::move(run.rows),
            .is_interrupted = is_interrupted},
           options, session);
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

void test_itself(GateOptions options, Session& session) {
  if (!options.base.empty()) {
    throw CliError(kBadInput, "--self-test compares this build with itself: leave out --base");
  }
  check_outputs(options);
  const Selected selected = select_for_turns(options);
  options.base = WorkerProcess::kThisProgram;
  gate::SelfTestSettings settings{.paired = paired_settings(options, selected),
                                  .runs = static_cast<int>(options.runs)};
  TurnsObserver observer(session);
  const gate::SelfTest test =
      in_turns(observer, [&] { return test_gate(selected.cases, settings, observer); });
  std::ostream& out = session.out;
  out << "Without a change\n"
      << "  runs that say a row regressed        " << describe(test.false_runs) << '\n'
      << fmt::format("  runs drawn from them that say so     {} of {}\n",
                     test.false_drawn_runs.events, test.false_drawn_runs.trials)
      << "  rows told as regressed               " << describe(test.false_rows) << '\n'
      << "  rows told as inconclusive            " << describe(test.inconclusive_rows) << '\n';
  nlohmann::json powers = nlohmann::json::array();
  for (const gate::Power& power : test.power) {
    out << fmt::format("One side slower by {:g}% (found: {:.1f}% at the median)\n",
                       100 * power.delay, 100 * power.delay_found)
        << "  rows of 20 us and more that are found  " << describe(power.long_rows) << '\n'
        << "  all rows that are found                " << describe(power.all_rows) << '\n';
    powers.push_back({{"delay", power.delay},
                      {"delay_found", power.delay_found},
                      {"long_rows", to_json(power.long_rows)},
                      {"all_rows", to_json(power.all_rows)}});
  }
  const std::vector<std::string> missed = missed_targets(test);
  for (const std::string& sentence : missed) {
    out << styled("missed", Look::warning, session.terminal) << ": " << sentence << '\n';
  }
  write_json(options.json, {{"false_runs", to_json(test.false_runs)},
                            {"false_drawn_runs", to_json(test.false_drawn_runs)},
                            {"false_rows", to_json(test.false_rows)},
                            {"inconclusive_rows", to_json(test.inconclusive_rows)},
                            {"power", std::move(powers)},
                            {"missed", missed}});
  const bool is_interrupted = test.end == RunEnd::interrupted;
  if (is_interrupted) out << "note: interrupted: only whole runs are counted\n";
  session.exit_code = !missed.empty() ? kRegressed : is_interrupted ? kInconclusive : kPassed;
}

/// The functions that a file lists, or those in its GPU code.
nlohmann::json functions_of(const std::string& file, const GateOptions& options, Session& session) {
  if (!file.ends_with(".json")) return compiled_facts(file, options.architectures, session);
  try {
    return nlohmann::json::parse(read_text_file(file));
  } catch (const nlohmann::json::parse_error& error) {
    throw CliError(kBadInput, fmt::format("{}: is not JSON (at byte {}): write it with roofmax "
                                          "static --format json",
                                          file, error.byte));
  }
}

void compare_code(const GateOptions& options, Session& session) {
  std::vector<std::string> files = options.names;
  if (!options.base.empty()) files.insert(files.begin(), options.base);
  if (files.size() == 1) files.emplace_back(kThisFile);
  constexpr std::size_t kTwo = 2;
  if (files.size() != kTwo) {
    throw CliError(kBadInput,
                   "--static: name what is from before the change, and what is from "
                   "after it unless that is this program");
  }
  check_outputs(options);
  gate::Comparison comparison{.before = files[0],
                              .after = files[1] == kThisFile ? "this program" : files[1],
                              .notes = {},
                              .rule = options.rule,
                              .rows = {},
                              .is_timed = false};
  const nlohmann::json before = functions_of(files[0], options, session);
  const nlohmann::json after = functions_of(files[1], options, session);
  try {
    comparison.rows = gate::compare_compiled(before, after);
  } catch (const std::runtime_error& error) {
    throw CliError(kBadInput,
                   fmt::format("{} or {}: {}", comparison.before, comparison.after, error.what()));
  }
  tell(std::move(comparison), options, session);
}

/// Throws CliError for options that would be ignored.
void check_mode(const GateOptions& options) {
  const Selection& selection = options.selection;
  const bool takes_turns = !options.is_static && (options.tests_itself || !options.base.empty());
  const bool selects = !selection.kernels.empty() || !selection.dtypes.empty() ||
                       !selection.caches.empty() || !selection.timer.empty() ||
                       !selection.operation.empty() || has_shapes(selection) || options.budget_s;
  if (selects && !takes_turns) {
    throw CliError(kBadInput, "options that select what is measured need --base or --self-test");
  }
  if (options.is_static && options.tests_itself) {
    throw CliError(kBadInput, "--static and --self-test: give one of them");
  }
  const bool reports_rows = !options.markdown.empty() || !options.junit.empty();
  if (options.tests_itself && (reports_rows || options.annotates)) {
    throw CliError(kBadInput, "--self-test has no rows to report: it writes --json alone");
  }
  if (options.promotes && (takes_turns || options.is_static)) {
    throw CliError(kBadInput, "--promote puts one record file in the place of another: name two");
  }
}

void run_gate(const GateOptions& options, Session& session) {
  check_mode(options);
  if (options.is_static) {
    compare_code(options, session);
  } else if (options.tests_itself) {
    test_itself(options, session);
  } else if (options.base.empty()) {
    compare_files(options, session);
  } else {
    compare_builds(options, session);
  }
}

}  // namespace

void add_gate(Program& program, Session& session) {
  Verb verb = program.add_verb("gate", "Say whether a change made kernels slower");
  const auto options = std::make_shared<GateOptions>();
  verb.arguments("names", options->names, "NAME",
                 "Two record files, before and after; with --base scenarios: ci without any");
  verb.file("--base", options->base,
            "Program roofmax of the build from before: both builds are measured in turns");
  verb.flag(
      "--static", options->is_static,
      "Compare compiled GPU code, without a GPU: programs, libraries, cubins, or what roofmax "
      "static --format json wrote (.json)");
  verb.list("--for", options->architectures, {}, "NAMES",
            "With --static: devices to count occupancy for, as in roofmax static --device");
  verb.flag("--self-test", options->tests_itself,
            "Measure how often the gate errs on this machine: this build against itself");
  verb.number("--runs", options->runs, "Runs of the self-test without a change");
  verb.percent("--threshold", options->rule.threshold, 0.1, 100, "The least change that counts");
  verb.percent("--false-discovery", options->rule.false_discovery, 0.001, 50,
               "Share of the rows told as changed that may not be");
  verb.list("--allow", options->allowed, {"device", "timer", "cache", "seed"}, "LIST",
            "Compare although the files differ in these");
  verb.flag("--pass-inconclusive", options->passes_inconclusive,
            "Exit with 0 where no row regressed, though some cannot be told");
  verb.flag("--promote", options->promotes,
            "Where the gate passes, put the second file in the place of the first");
  verb.flag("--all", options->shows_all, "Show unchanged rows too");
  verb.file("--markdown", options->markdown, "Write a table for a pull request");
  verb.file("--junit", options->junit, "Write JUnit XML, a test case a row");
  verb.file("--json", options->json, "Write all figures as JSON");
  verb.flag("--annotations", options->annotates,
            "Print the ten worst rows as errors of GitHub Actions");
  verb.flag("--force", options->force, "Replace existing files");
  verb.group("With --base or --self-test");
  add_selecting_options(verb, options->selection);
  add_cache_and_timer(verb, options->selection);
  verb.seconds("--budget", options->budget_s, 0.001, 3600,
               "Time for one case, both builds together (default: the scenario's)");
  verb.seconds("--time", options->time_s, 0, 86400,
               "Inconclusive rows are measured again until this time is over");
  add_seed_and_deadline(verb, options->seed, options->deadline_s);
  add_shapes(verb, options->selection);
  verb.footer(R"(
With --base the two builds take turns on the device, A B B A, at other places in memory each time:
what the machine does meanwhile meets both. It is the way to see a small change, and on a CPU that
others share the only one. Every row is measured by two pairs of processes, and one that seems
changed by four, which must agree: intervals cover what processes differ by. Record files are compared by SOL, a kernel's time beside that of the
streaming kernel that was timed in turns with it. For each row: how much longer it takes, with the
95% interval, and

  REGRESSED     slower beyond doubt and by the threshold at least; or missing, failed or incorrect
                where it was ok
  IMPROVED      faster beyond doubt and by the threshold at least, or right where it was wrong
  UNCHANGED     no such difference
  INCONCLUSIVE  the interval reaches further than the threshold, a difference of that size may be
                chance, or processes disagree: give more --budget and --time, or a quieter machine

"Beyond doubt" is held over all rows together: --false-discovery bounds the share of false findings
(Benjamini and Hochberg). A difference below the threshold is never told as a change.

--static compares what the compiler made of each function. REGRESSED is one that spills more, uses
more local memory, leaves room for fewer resident threads or has a tenth more instructions.

--self-test runs the gate --runs times without a change, and draws a thousand more runs from what
these found; then with every launch of one side followed by a delay of 1.5 thresholds, and of 2. It
says how often a run fails falsely and how often a delay is found, with exact 95% intervals, and
exits with 1 where more than a run in a hundred fails falsely, or of the rows of 20 us and more the
shorter delay is found in under 95%, the longer in under 99%.

Exit codes
  0  no row regressed
  1  a row regressed
  2  no row regressed, but some are inconclusive
  3  usage error, a file that cannot be read, or nothing that can be compared
  4  device or environment error

Examples
  roofmax gate --base ../main/build/release/roofmax            the scenario 'ci', in turns
  roofmax gate --base OLD --rows 4096 --cols 4096 --dtype fp16 --threshold 1%
  roofmax gate results/main.jsonl results/branch.jsonl
  roofmax gate baseline.jsonl results/new.jsonl --promote      keep a baseline that moves
  roofmax gate main.jsonl branch.jsonl --threshold 5% --junit gate.xml --markdown gate.md
  roofmax gate --static --base OLD                             registers, spills, occupancy
  roofmax gate --self-test --device cpu --runs 5 --time 120
  roofmax gate h100.jsonl h200.jsonl --allow device      by SOL, across devices
)");
  verb.action([options, &session] { run_gate(*options, session); });
}

}  // namespace roofmax::cli
