// `roofmax gate`: whether a change made kernels slower.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "harness/cli/compiled_facts.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/gate_options.hpp"
#include "harness/cli/output.hpp"
#include "harness/gate/compiled_rows.hpp"
#include "harness/gate/record_rows.hpp"
#include "harness/profile/processor.hpp"
#include "harness/record/table_text.hpp"
#include "harness/record/text_file.hpp"

namespace roofmax::cli {
namespace {

bool is_allowed(const GateOptions& options, const std::string& what) {
  return std::count(options.allowed.begin(), options.allowed.end(), what) > 0;
}

/// Throws CliError for a difference that is not allowed; returns sentences on those that are.
std::vector<std::string> check_differences(const RecordFile& before, const RecordFile& after,
                                           const GateOptions& options) {
  std::vector<std::string> notes;
  std::vector<std::string> refused;
  std::vector<std::string> names;
  for (const gate::Difference& difference : gate::differences_between(before, after)) {
    const bool may_differ = is_allowed(options, difference.what);
    const std::string sentence = one_line(difference.what + ": " + difference.sentence);
    (may_differ ? notes : refused).push_back(sentence);
    if (!may_differ) names.push_back(difference.what);
  }
  if (refused.empty()) return notes;
  throw CliError(kBadInput,
                 fmt::format("{} and {} differ in {}: measure both alike, or compare them all the "
                             "same with --allow {}",
                             options.names[0], options.names[1], fmt::join(refused, "; "),
                             fmt::join(names, ",")));
}

/// Rows that a baseline lacks would pass as new: the file from before the change, and the one that
/// is to take its place. Throws CliError, unless that is allowed; returns a sentence on it then.
std::vector<std::string> check_whole(const RecordFile& file, const std::string& path,
                                     const GateOptions& options) {
  const std::string lack = describe_incomplete(file);
  if (lack.empty()) return {};
  if (is_allowed(options, kIncomplete)) {
    return {fmt::format("{}: {} {}", kIncomplete, path, lack)};
  }
  throw CliError(kBadInput,
                 fmt::format("{} {}, and of the others no change would be seen: finish it with "
                             "roofmax run --resume, or take what there is with --allow {}",
                             path, lack, kIncomplete));
}

/// Why the second file may not take the place of the first though the gate passes; empty if it may.
std::string describe_worse_baseline(const std::vector<gate::Row>& rows,
                                    const GateOptions& options) {
  std::vector<std::string> lost;
  for (const gate::Row& row : rows) {
    const auto has_lost = [](const auto& before, const auto& after) { return before && !after; };
    if (!row.before || !row.after) continue;
    if (has_lost(row.before->time_s, row.after->time_s) ||
        has_lost(row.before->sol, row.after->sol)) {
      lost.push_back(row.key);
    }
  }
  if (!lost.empty()) {
    return fmt::format("it has figures of {} row{} that {} lacks, {}{}", lost.size(),
                       lost.size() == 1 ? "" : "s", options.names[1], lost.front(),
                       lost.size() == 1 ? "" : " and others");
  }
  const std::string slower = gate::describe_slower_device(rows, options.rule);
  if (slower.empty() || is_allowed(options, kSlowerDevice)) return {};
  return fmt::format("{} (--allow {} replaces it all the same)", slower, kSlowerDevice);
}

/// Puts a copy of `from` in the place of `to`, or of what that is a link to, whole or not at all.
void promote(const std::string& from, const std::string& to) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path place = fs::canonical(to, error);
  fs::path next = place;
  next += ".next";
  if (!error) fs::copy_file(from, next, fs::copy_options::overwrite_existing, error);
  if (!error) fs::rename(next, place, error);
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
  for (std::string& note : gate::describe_conditions(before, after)) {
    notes.push_back(std::move(note));
  }
  const auto check = [&](const RecordFile& file, const std::string& path) {
    for (std::string& note : check_whole(file, path, options)) notes.push_back(std::move(note));
  };
  check(before, options.names[0]);
  if (options.promotes) {
    check(after, options.names[1]);
  } else if (const std::string lack = describe_incomplete(after); !lack.empty()) {
    notes.push_back(fmt::format(
        "{} {}: what it lacks counts as regressed where {} has it; finish it with roofmax run "
        "--resume",
        options.names[1], lack, options.names[0]));
  }
  std::vector<gate::Row> rows = gate::pair_rows(before, after);
  judge(rows, options.rule);
  const bool is_of_cpu =
      after.headers.front().at("device").value("kind", "") == name_of(DeviceKind::cpu);
  if (is_of_cpu) {
    std::string note =
        "two runs of one build differ by more than their intervals say on a CPU that others share";
    if (!is_allowed(options, kCpuNoise)) {
      hold_back_changes(rows, "two runs of one build may differ as much");
      note += fmt::format(
          ", so that no row is told as slower or faster (where the CPU was the runs' alone, "
          "--allow "
          "{} judges them)",
          kCpuNoise);
    }
    notes.push_back(note + ": --base measures two builds in turns");
  }
  for (const std::string& sentence :
       {gate::describe_other_twins(rows), gate::describe_slower_device(rows, options.rule),
        gate::describe_faster_device(rows, options.rule),
        gate::describe_drift(rows, options.rule)}) {
    if (!sentence.empty()) notes.push_back(sentence);
  }
  gate::Comparison comparison{.before = options.names[0],
                              .after = options.names[1],
                              .notes = std::move(notes),
                              .rule = options.rule,
                              .rows = std::move(rows)};
  const bool has_both = std::any_of(comparison.rows.begin(), comparison.rows.end(),
                                    [](const gate::Row& row) { return row.before && row.after; });
  if (!has_both) {
    throw CliError(kBadInput, fmt::format("{} and {} have no row in common: compare runs of the "
                                          "same scenario",
                                          options.names[0], options.names[1]));
  }
  const std::string worse = describe_worse_baseline(comparison.rows, options);
  tell(std::move(comparison), options, session);
  if (!options.promotes || session.exit_code != kPassed) return;
  if (!worse.empty()) {
    session.out << fmt::format("{} is kept: {}\n", options.names[0], one_line(worse));
    session.exit_code = kInconclusive;
    return;
  }
  session.out.flush();
  if (!session.out && !is_reader_gone()) {
    throw CliError(kNoDevice, fmt::format("standard output took not all that was said (is its disk "
                                          "full?): {} is kept",
                                          options.names[0]));
  }
  promote(options.names[1], options.names[0]);
  session.out << fmt::format("{} is now {}\n", options.names[0], options.names[1]);
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

/// What the gate compares, as bits.
enum Mode : unsigned { kFiles = 1, kTurns = 2, kSelfTest = 4, kCode = 8 };

Mode mode_of(const GateOptions& options) {
  if (options.is_static) return kCode;
  if (options.tests_itself) return kSelfTest;
  return options.base.empty() ? kFiles : kTurns;
}

/// An option, where it means something, and what is said elsewhere.
struct Meaning {
  const char* option;
  unsigned modes;
  const char* needs;
};

constexpr unsigned kEverywhere = kFiles | kTurns | kSelfTest | kCode;
constexpr unsigned kWithRows = kFiles | kTurns | kCode;
constexpr const char* kNoRows = "--self-test has no rows to report: it writes --json alone";
constexpr const char* kOfSelfTest = "says how the gate is tested, and needs --self-test";
constexpr const char* kOfFiles = "is of two record files, and needs these alone";
constexpr const char* kOfTimes = "is of times: compiled code has none";
constexpr std::array kMeanings{
    Meaning{"--base", kTurns | kSelfTest | kCode, ""},
    Meaning{"--static", kCode, ""},
    Meaning{"--self-test", kSelfTest, ""},
    Meaning{"--json", kEverywhere, ""},
    Meaning{"--force", kEverywhere, ""},
    Meaning{"--for", kCode, "names devices to count occupancy for, and needs --static"},
    Meaning{"--runs", kSelfTest, kOfSelfTest},
    Meaning{"--small-delay-runs", kSelfTest, kOfSelfTest},
    Meaning{"--large-delay-runs", kSelfTest, kOfSelfTest},
    Meaning{"--threshold", kFiles | kTurns | kSelfTest, kOfTimes},
    Meaning{"--false-discovery", kFiles | kTurns | kSelfTest, kOfTimes},
    Meaning{"--allow", kFiles, kOfFiles},
    Meaning{"--promote", kFiles, "puts one record file in the place of another: name two"},
    Meaning{"--pass-inconclusive", kWithRows, "--self-test ends by its targets alone"},
    Meaning{"--all", kWithRows, kNoRows},
    Meaning{"--markdown", kWithRows, kNoRows},
    Meaning{"--junit", kWithRows, kNoRows},
    Meaning{"--annotations", kWithRows, kNoRows},
};

/// Throws CliError for options that would be ignored; `given` are those of the command line.
void check_mode(const GateOptions& options, const std::vector<std::string>& given) {
  if (options.is_static && options.tests_itself) {
    throw CliError(kBadInput, "--static and --self-test: give one of them");
  }
  const Mode mode = mode_of(options);
  for (const std::string& option : given) {
    const auto* const known =
        std::find_if(kMeanings.begin(), kMeanings.end(),
                     [&option](const Meaning& one) { return option == one.option; });
    // All others select what is measured.
    const Meaning meaning = known != kMeanings.end()
                                ? *known
                                : Meaning{option.c_str(), kTurns | kSelfTest,
                                          "options that select what is measured need --base or "
                                          "--self-test (and no --static)"};
    if ((meaning.modes & mode) == 0) {
      throw CliError(kBadInput, fmt::format("{}: {}", option, meaning.needs));
    }
  }
}

void run_gate(const GateOptions& options, const std::vector<std::string>& given, Session& session) {
  check_mode(options, given);
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
  verb.arguments_are("a file or a scenario", scenario_names);
  verb.file("--base", options->base,
            "Program roofmax of the build from before: both builds are measured in turns");
  verb.flag(
      "--static", options->is_static,
      "Compare compiled GPU code, without a GPU: programs, libraries, cubins, or what roofmax "
      "static --format json wrote (.json)");
  verb.suggest("--for", processor_names);
  verb.list("--for", options->architectures, {}, "NAMES",
            "With --static: devices to count occupancy for, as in roofmax static --device");
  verb.flag("--self-test", options->tests_itself,
            "Measure how often the gate errs on this machine: this build against itself");
  verb.number_up_to(kMostGateRuns, "--runs", options->runs,
                    "Runs of the self-test without a change");
  verb.number_up_to(kMostGateRuns, "--small-delay-runs", options->small_delay_runs,
                    "Its runs with a delay of 1.5 thresholds");
  verb.number_up_to(kMostGateRuns, "--large-delay-runs", options->large_delay_runs,
                    "Its runs with a delay of 2 thresholds");
  verb.percent("--threshold", options->rule.threshold, 0.1, 100, "The least change that counts");
  verb.percent("--false-discovery", options->rule.false_discovery, 0.001, 50,
               "Share of the rows told as changed that may not be");
  verb.list("--allow", options->allowed,
            {"device", "timer", "cache", "clearing", "seed", kIncomplete, kCpuNoise, kSlowerDevice},
            "LIST",
            "Compare although the files differ in these, a baseline is incomplete, or runs on a "
            "CPU differ by themselves; promote although the device was slower");
  verb.flag("--pass-inconclusive", options->passes_inconclusive,
            "Exit with 0 where no row regressed, though some cannot be told");
  verb.flag("--promote", options->promotes,
            "Where the gate passes, put the second file in the place of the first. Such a baseline "
            "may drift by less than the threshold at a time");
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
changed by four, which must agree: intervals cover what processes differ by.

Record files are compared by SOL, a kernel's time beside that of the streaming kernel that was timed
in turns with it. Across devices REGRESSED then is a row further from its ceiling, whatever time it
takes. On one device its time must have changed too, and a row whose streaming kernel is another one
than before is compared by time. Of records of a CPU no row is told as slower or faster, unless
--allow cpu-noise says that nothing else ran there.

For each row: how much longer it takes (across devices: how much higher its SOL is), with the 95%
interval, and

  REGRESSED     slower beyond doubt and by the threshold at least; or missing, failed or incorrect
                where it was ok
  IMPROVED      faster beyond doubt and by the threshold at least, or right where it was wrong
  UNCHANGED     no such difference; the interval may end up to a threshold beyond it
  INCONCLUSIVE  the interval reaches further than the threshold from the figure, a difference of
                that size may be chance, or processes disagree: give more --budget and --time, or a
                quieter machine

"Beyond doubt" is held over all rows together: --false-discovery bounds the share of false findings
(Benjamini and Hochberg). A difference below the threshold is never told as a change.

--static compares what the compiler made of each function. REGRESSED is one that spills more, uses
more local memory, leaves room for fewer resident threads or has a tenth more instructions.

--promote makes a baseline that moves: each of many changes may cost less than the threshold, and
none is told. Keep a file of old beside it that does not move, and compare with that too.

--self-test runs the gate with every launch of one side followed by a delay of 1.5 thresholds, and
of 2; then --runs times without a change, and draws a thousand more runs from what these found. It
says how often a run fails falsely and how often a delay is found, with exact 95% intervals, and
exits with 1 where more than a run in a hundred fails falsely, or of the rows of 20 us and more the
smaller delay is found in under 95%, the larger in under 99%. For the interval to reach that far
takes 72 such rows and 368, all of them found: more rows, or more runs. Ctrl-C ends it with the runs
that are whole.

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
  verb.action([options, verb, &session] { run_gate(*options, verb.given(), session); });
}

}  // namespace roofmax::cli
