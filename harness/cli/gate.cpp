// `roofmax gate`: whether a change made kernels slower.

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/output.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/gate/outputs.hpp"
#include "harness/gate/record_rows.hpp"

namespace roofmax::cli {
namespace {

/// What `gate` tells its caller.
enum GateExit : int { kPassed = 0, kRegressed = 1, kInconclusive = 2 };

struct GateOptions {
  std::vector<std::string> records;
  std::vector<std::string> allowed;  ///< differences that are no reason to refuse
  gate::Rule rule;
  bool shows_all = false;
  bool annotates = false;
  bool passes_inconclusive = false;
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

void write_file(const std::string& path, const std::string& text) {
  if (path.empty()) return;
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  if (!file) {
    throw CliError(kNoDevice, fmt::format("{}: cannot be written whole: is its disk full?", path));
  }
}

void write_outputs(const gate::Comparison& comparison, const GateOptions& options) {
  write_file(options.markdown, to_markdown(comparison));
  write_file(options.junit, to_junit(comparison));
  constexpr int kIndent = 1;
  write_file(options.json,
             options.json.empty()
                 ? ""
                 : to_json(comparison)
                           .dump(kIndent, ' ', false, nlohmann::json::error_handler_t::replace) +
                       '\n');
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

std::string time_of(const std::optional<gate::Side>& side) {
  return side && side->time_s ? format_time(*side->time_s) : "-";
}

std::string sol_of(const std::optional<gate::Side>& side) {
  return side && side->sol ? format_share(*side->sol) : "-";
}

/// Cells of a table's line, of which the first has a look.
using Line = std::vector<std::string>;

void print_lines(const std::vector<Line>& lines, const std::vector<Look>& looks, Session& session) {
  std::vector<std::size_t> widths(lines.front().size());
  for (const Line& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
  }
  // The last one is a sentence.
  for (std::size_t n = 0; n < lines.size(); ++n) {
    const Line& line = lines[n];
    std::string text =
        styled(fmt::format("{:<{}}", line.front(), widths.front()), looks[n], session.terminal);
    for (std::size_t i = 1; i < line.size(); ++i) {
      constexpr std::size_t kFirstOfText = 7;
      text += i < kFirstOfText      ? fmt::format("  {:>{}}", line[i], widths[i])
              : i + 1 < line.size() ? fmt::format("  {:<{}}", line[i], widths[i])
                                    : (line[i].empty() ? "" : "  " + line[i]);
    }
    session.out << text << '\n';
  }
}

void print_rows(const gate::Comparison& comparison, bool shows_all, Session& session) {
  std::vector<Line> lines = {{"verdict", "time", "95% interval", "before", "after", "SOL before",
                              "SOL after", "kernel", "where", ""}};
  std::vector<Look> looks = {Look::faint};
  for (const gate::Row& row : comparison.rows) {
    const bool is_quiet = row.verdict == gate::Verdict::unchanged ||
                          (row.verdict == gate::Verdict::not_compared && row.before);
    if (is_quiet && !shows_all) continue;
    const auto& effect = row.effect;
    lines.push_back(
        {std::string(gate::name_of(row.verdict)),
         effect ? gate::describe_change(effect->ratio) : "-",
         effect ? gate::describe_change(effect->low) + " to " + gate::describe_change(effect->high)
                : "-",
         time_of(row.before), time_of(row.after), sol_of(row.before), sol_of(row.after), row.kernel,
         row.place, row.reason});
    looks.push_back(look_of(row.verdict));
  }
  if (lines.size() > 1) print_lines(lines, looks, session);
}

void conclude(gate::Comparison comparison, const GateOptions& options, Session& session) {
  judge(comparison.rows, comparison.rule);
  sort_by_severity(comparison.rows);
  print_rows(comparison, options.shows_all, session);
  for (const std::string& note : comparison.notes) session.out << "note: " << note << '\n';
  const gate::Verdict verdict = verdict_of(comparison.rows);
  session.out << styled(gate::name_of(verdict), look_of(verdict), session.terminal) << ": "
              << gate::describe_counts(comparison.rows)
              << fmt::format(" (a change counts from {:g}% on)\n", 100 * options.rule.threshold);
  if (options.annotates) session.out << to_annotations(comparison);
  write_outputs(comparison, options);
  session.exit_code = verdict == gate::Verdict::regressed ? kRegressed
                      : verdict == gate::Verdict::inconclusive && !options.passes_inconclusive
                          ? kInconclusive
                          : kPassed;
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
                             options.records[0], options.records[1], fmt::join(refused, "; "),
                             fmt::join(names, ",")));
}

void compare_files(const GateOptions& options, Session& session) {
  constexpr std::size_t kTwo = 2;
  if (options.records.size() != kTwo) {
    throw CliError(kBadInput,
                   fmt::format("name two record files, the one from before the change first; {} "
                               "given",
                               options.records.size()));
  }
  check_outputs(options);
  const RecordFile before = read_record_file(options.records[0]);
  const RecordFile after = read_record_file(options.records[1]);
  std::vector<std::string> notes = check_differences(before, after, options);
  if (after.headers.front().at("device").value("kind", "") == name_of(DeviceKind::cpu)) {
    notes.emplace_back(
        "on a CPU that others share, two runs of one build differed by 10% and more, which the "
        "intervals of one run do not show");
  }
  gate::Comparison comparison{.before = options.records[0],
                              .after = options.records[1],
                              .notes = std::move(notes),
                              .rule = options.rule,
                              .rows = gate::pair_rows(before, after)};
  const bool has_both = std::any_of(comparison.rows.begin(), comparison.rows.end(),
                                    [](const gate::Row& row) { return row.before && row.after; });
  if (!has_both) {
    throw CliError(kBadInput, fmt::format("{} and {} have no row in common: compare runs of the "
                                          "same scenario",
                                          options.records[0], options.records[1]));
  }
  conclude(std::move(comparison), options, session);
}

}  // namespace

void add_gate(Program& program, Session& session) {
  Verb verb = program.add_verb("gate", "Say whether a change made kernels slower");
  const auto options = std::make_shared<GateOptions>();
  verb.arguments("records", options->records, "FILE", "Two record files: before and after");
  verb.percent("--threshold", options->rule.threshold, 0.1, 100, "The least change that counts");
  verb.percent("--false-discovery", options->rule.false_discovery, 0.001, 50,
               "Share of the rows told as changed that may not be");
  verb.list("--allow", options->allowed, {"device", "timer", "cache", "seed"}, "LIST",
            "Compare although the files differ in these");
  verb.flag("--pass-inconclusive", options->passes_inconclusive,
            "Exit with 0 where no row regressed, though some cannot be told");
  verb.flag("--all", options->shows_all, "Show unchanged rows too");
  verb.file("--markdown", options->markdown, "Write a table for a pull request");
  verb.file("--junit", options->junit, "Write JUnit XML, a test case a row");
  verb.file("--json", options->json, "Write all figures as JSON");
  verb.flag("--annotations", options->annotates,
            "Print the ten worst rows as errors of GitHub Actions");
  verb.flag("--force", options->force, "Replace existing files");
  verb.footer(R"(
Rows are compared by SOL, their time beside that of the streaming kernel timed in turns with them,
so that what the machine did meanwhile cancels. For each row: how much longer it takes, with the 95%
interval, and

  REGRESSED     slower beyond doubt and by the threshold at least; or missing, failed or incorrect
                where it was ok
  IMPROVED      faster beyond doubt and by the threshold at least, or right where it was wrong
  UNCHANGED     no such difference
  INCONCLUSIVE  the interval reaches further than the threshold, or a difference of that size may be
                chance: measure with more --budget, or on a quieter machine

"Beyond doubt" is held over all rows together: --false-discovery bounds the share of false findings
(Benjamini and Hochberg). A difference below the threshold is never told as a change.

Exit codes
  0  no row regressed
  1  a row regressed
  2  no row regressed, but some are inconclusive
  3  usage error, a file that cannot be read, or files that cannot be compared

Examples
  roofmax gate results/main.jsonl results/branch.jsonl
  roofmax gate main.jsonl branch.jsonl --threshold 5% --junit gate.xml --markdown gate.md
  roofmax gate h100.jsonl h200.jsonl --allow device      by SOL, across devices
)");
  verb.action([options, &session] { compare_files(*options, session); });
}

}  // namespace roofmax::cli
