// The summary at the end of a run.

#include "harness/cli/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <ostream>
#include <set>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/live_table.hpp"

namespace roofmax::cli {
namespace {

/// Below this SOL a row says what its time goes into.
constexpr double kFar = 0.9;

/// What the time of a row that is far from its ceiling goes into; empty if that is not known.
std::string cause_of(const Record& record, const std::map<std::string, std::string>& causes) {
  if (!record.sol || record.sol->typical >= kFar) return {};
  const auto found = causes.find(record.identity.key());
  return found == causes.end() ? std::string{} : found->second;
}

/// "0.18x", "4.52x", "21x".
std::string format_times(double ratio) {
  constexpr double kCoarse = 10;
  return fmt::format("{:.{}f}x", ratio, ratio < kCoarse ? 2 : 0);
}

std::string notes_of(const Best& best, const std::string& cause) {
  std::vector<std::string> notes = told_flags(best.record);
  if (!cause.empty()) notes.insert(notes.begin(), "its time: " + cause);
  const auto times_of = [&best](const Record& other) {
    return format_times(other.time_s->typical / best.record.time_s->typical) + " the time";
  };
  if (best.second) {
    if (!format_doubt(best).empty()) notes.emplace_back("no clear winner");
    notes.push_back(best.second->identity.kernel->full_name() + " is next, " +
                    times_of(*best.second));
  }
  if (best.automatic) {
    notes.push_back(best.is_choice() ? "auto takes it"
                                     : "auto takes " + best.automatic->chosen + ", " +
                                           times_of(*best.automatic));
  }
  if (best.is_only_one()) notes.emplace_back(kOnlyOne);
  return fmt::format("{}", fmt::join(notes, ", "));
}

/// Returns whether some row said what its time goes into.
bool print_best(std::ostream& out, const Terminal& terminal, const std::vector<Best>& all,
                const std::map<std::string, std::string>& causes) {
  bool has_cause = false;
  std::size_t shape_width = 5;
  std::size_t dtype_width = 5;
  std::size_t kernel_width = 6;
  for (const Best& best : all) {
    const Case& c = best.record.identity;
    shape_width = std::max(shape_width, format_shape(c.problem).size());
    dtype_width = std::max(dtype_width, format_dtype(c.problem).size());
    kernel_width = std::max(kernel_width, describe_kernel(best.record).size());
  }
  out << styled("Which kernel to use, and how far it is from the speed of light", Look::strong,
                terminal)
      << '\n'
      << fmt::format("{:<{}}  {:<{}}  {:<5}  {:<{}}  {:>9}  {:>6}  {:>5}  {}\n", "shape",
                     shape_width, "dtype", dtype_width, "cache", "kernel", kernel_width, "time",
                     "GB/s", "SOL", "notes");
  for (const Best& best : all) {
    const Case& c = best.record.identity;
    const std::string cause = cause_of(best.record, causes);
    has_cause = has_cause || !cause.empty();
    out << fmt::format("{:<{}}  {:<{}}  {:<5}  {}  {:>9}  {:>6}  {:>5}  {}\n",
                       format_shape(c.problem), shape_width, format_dtype(c.problem), dtype_width,
                       name_of(c.cache),
                       styled(fmt::format("{:<{}}", describe_kernel(best.record), kernel_width),
                              format_doubt(best).empty() ? Look::good : Look::warning, terminal),
                       format_time(best.record.time_s->typical), format_bandwidth(best.record),
                       format_sol(best.record), notes_of(best, cause));
  }
  out << '\n';
  return has_cause;
}

/// What the flags that occurred mean.
void explain_flags(std::ostream& out, const std::set<std::string>& flags) {
  static const std::map<std::string, const char*> kMeanings = {
      {"few_samples", "the time budget ended before 30 samples: --budget gives more"},
      {"wide",
       "the 95% interval still reached further than 0.5% when sampling ended: read the interval"},
      {"noisy", "the time was still uncertain when sampling ended"},
      {"launch_bound", "under twice the smallest copy: mostly what any launch costs"},
      {"above_twin", "faster than moving the bytes: the ceiling is too low, or work is skipped"},
      {"beyond_model",
       "memory moved over 5% more than the kernel's model says: it evicts what it reads again, or "
       "the model is wrong"},
      {"launches_differ", "the kernel made more or fewer launches than its model says"},
      {"sampled", "too large to check whole: the first, the last and some rows between were"},
      {"throttled", "the device clock fell during the measurement"},
      {"contended", "threads waited for a busy processor, also when measured again"}};
  for (const std::string& flag : flags) {
    const auto meaning = kMeanings.find(flag);
    if (meaning != kMeanings.end()) out << fmt::format("{}: {}\n", flag, meaning->second);
  }
  if (!flags.empty()) out << '\n';
}

/// The command that resumes an interrupted run.
std::vector<std::string> resuming_command(const Ending& ending) {
  std::vector<std::string> words;
  bool names_output = false;
  for (const std::string& word : ending.command) {
    if (word == "--force" || word == "--resume") continue;
    names_output = names_output || word == "--out" || word.starts_with("--out=");
    words.push_back(word);
  }
  if (!names_output) words.insert(words.end(), {"--out", ending.records});
  words.emplace_back("--resume");
  if (!words.empty()) words.front() = ending.program;
  return words;
}

}  // namespace

void conclude(Session& session, bool is_interrupted, const Tally& tally,
              const std::set<std::string>& asked_for) {
  const auto has = [&](std::initializer_list<Disposition> wanted) {
    return std::any_of(tally.rows().begin(), tally.rows().end(), [&](const Record& row) {
      return asked_for.contains(row.identity.key()) &&
             std::count(wanted.begin(), wanted.end(), row.disposition) > 0;
    });
  };
  if (is_interrupted) {
    session.exit_code = kInterrupted;
  } else if (has({Disposition::incorrect, Disposition::failed})) {
    session.exit_code = kRowsFailed;
  } else if (has({Disposition::ok})) {
    session.exit_code = kOk;
  } else {
    session.exit_code = kNothingDone;
    session.out.flush();
    session.err
        << "roofmax: nothing was verified or measured: every row is unsupported or skipped, "
           "for the reasons above ('roofmax list --explain' shows which kernels take a "
           "problem)\n";
  }
}

std::string format_counts(const Tally& tally) {
  std::vector<std::string> parts;
  for (const Disposition disposition :
       {Disposition::ok, Disposition::unsupported, Disposition::incorrect, Disposition::failed,
        Disposition::skipped}) {
    const int count = tally.count(disposition);
    if (count > 0) parts.push_back(fmt::format("{} {}", count, name_of(disposition)));
  }
  return parts.empty() ? std::string("no rows") : fmt::format("{}", fmt::join(parts, ", "));
}

std::string describe_interruption(int done, int planned, const Terminal& terminal) {
  return styled(fmt::format("interrupted after {} of {} cases", done, planned), Look::warning,
                terminal);
}

std::string to_command_line(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    const bool is_plain =
        !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char letter) {
          return std::isalnum(letter) != 0 ||
                 std::string_view("-_=+./,:@%").find(static_cast<char>(letter)) !=
                     std::string_view::npos;
        });
    std::string quoted = word;
    if (!is_plain) {
      quoted = "'";
      for (const char letter : word) quoted += letter == '\'' ? "'\\''" : std::string(1, letter);
      quoted += "'";
    }
    line += (line.empty() ? "" : " ") + quoted;
  }
  return line;
}

void print_summary(std::ostream& out, const Terminal& terminal, const Tally& tally,
                   const Ending& ending) {
  const bool has_cause =
      !tally.best().empty() && print_best(out, terminal, tally.best(), ending.causes);
  explain_flags(out, tally.flags());
  std::string counts = format_counts(tally);
  const int already_there = tally.total() - ending.measured;
  if (already_there > 0) {
    counts += fmt::format("; {} of these rows are from before", already_there);
  }
  out << counts << '\n';
  if (ending.is_interrupted) {
    out << describe_interruption(ending.measured, ending.planned, terminal) << '\n';
  }
  if (ending.records.empty()) return;
  out << "records: " << ending.records << '\n';
  // A name that begins as an option does is a file's after "./".
  const std::string records = (ending.records.starts_with('-') ? "./" : "") + ending.records;
  if (ending.is_interrupted) {
    out << "resume:  " << to_command_line(resuming_command(ending)) << '\n';
  }
  if (has_cause && !ending.is_explained) {
    out << "why:     " << to_command_line({ending.program, "explain", records})
        << "  # and what to change first\n";
  }
  out << "next:    " << to_command_line({ending.program, "report", records}) << '\n';
}

}  // namespace roofmax::cli
