// How a comparison is shown, and how `roofmax gate` ends for it.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/gate_options.hpp"
#include "harness/cli/output.hpp"
#include "harness/record/table_text.hpp"

namespace roofmax::cli {
namespace {

void write_outputs(const gate::Comparison& comparison, const GateOptions& options) {
  if (!options.markdown.empty()) write_output(options.markdown, to_markdown(comparison));
  if (!options.junit.empty()) {
    write_output(options.junit, to_junit(comparison, utc_now("%Y-%m-%dT%H:%M:%S")));
  }
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
  std::vector<Line> lines = {{"verdict", gate::name_of_changes(comparison.rows), "95% interval",
                              "before", "after", "SOL before", "SOL after", "kernel", "where", ""}};
  std::vector<Look> looks = {Look::faint};
  for (const gate::Row& row : comparison.rows) {
    if (!is_told(row) && !shows_all) continue;
    lines.push_back({std::string(gate::name_of(row.verdict)),
                     row.effect ? gate::describe_change(row) : kNothing,
                     row.effect ? gate::describe_interval(row) : kNothing, time_of(row.before),
                     time_of(row.after), sol_of(row.before), sol_of(row.after),
                     one_line(row.kernel), one_line(row.place), one_line(row.reason)});
    looks.push_back(look_of(row.verdict));
  }
  if (lines.size() > 1) print_lines(lines, looks, session);
}

}  // namespace

void check_outputs(const GateOptions& options) {
  std::vector<std::pair<std::string, std::string>> outputs;
  for (const auto& [option, path] :
       {std::pair("--markdown", &options.markdown), std::pair("--junit", &options.junit),
        std::pair("--json", &options.json)}) {
    if (!path->empty()) outputs.emplace_back(option, *path);
  }
  std::vector<std::pair<std::string, std::string>> known;
  if (!options.base.empty()) known.emplace_back("--base", options.base);
  const bool are_files = options.is_static || (options.base.empty() && !options.tests_itself);
  for (const std::string& name : options.names) {
    if (are_files) known.emplace_back("compared", name);
  }
  for (const auto& [option, path] : outputs) {
    for (const auto& [what, other] : known) {
      // What is no plain file holds both, one behind the other.
      const bool is_shared = !holds_something(path) && std::filesystem::exists(path);
      if (is_shared || !is_same_file(path, other)) continue;
      throw CliError(kBadInput, fmt::format("{}: is both {} and {}: name another file with {}",
                                            path, what, option, option));
    }
    known.emplace_back(option, path);
  }
  for (const auto& [option, path] : outputs) {
    check_output(option, path, options.force,
                 fmt::format("replace it with --force, or name another with {}", option));
  }
}

void write_json(const std::string& path, const nlohmann::json& value) {
  if (path.empty()) return;
  constexpr int kIndent = 1;
  write_output(path,
               value.dump(kIndent, ' ', false, nlohmann::json::error_handler_t::replace) + '\n');
}

void tell(gate::Comparison comparison, const GateOptions& options, Session& session) {
  if (!comparison.is_interrupted && !has_compared(comparison.rows)) {
    throw CliError(kBadInput,
                   fmt::format("nothing of {} could be compared with {}: {}", comparison.after,
                               comparison.before, gate::describe_counts(comparison.rows)));
  }
  sort_by_severity(comparison.rows);
  print_rows(comparison, options.shows_all, session);
  for (const std::string& note : comparison.notes)
    session.out << "note: " << one_line(note) << '\n';
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

}  // namespace roofmax::cli
