// `roofmax compare`: how many times as fast one side of a comparison is as the other.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "harness/cli/compared_json.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/reports_package.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/gate/record_rows.hpp"
#include "harness/gate/speed_ups.hpp"
#include "harness/record/table_text.hpp"
#include "harness/record/words.hpp"

namespace roofmax::cli {
namespace {

using gate::SpeedUp;
using gate::SpeedUps;
using nlohmann::json;

constexpr const char* kText = "text";

struct CompareOptions {
  std::vector<std::string> files;
  std::optional<std::string> baseline;  ///< a kernel
  bool takes_fastest = false;
  bool shows_all = false;
  std::string format = kText;
  std::optional<std::string> page;  ///< a folder
  bool force = false;
};

/// "1.24x"; three digits below ten.
std::string times_as_fast(double ratio) {
  constexpr double kTen = 10;
  return fmt::format("{:.{}f}x", ratio, ratio < kTen ? 2 : 1);
}

/// "2 faster, 1 slower, 4 level". A SOL is no speed: across devices the slower row may be nearer to
/// its ceiling.
std::string describe_counts(const SpeedUps& all) {
  return fmt::format("{} {}, {} {}, {} level", all.wins(),
                     all.is_by_sol ? "nearer to their ceiling" : "faster", all.losses(),
                     all.is_by_sol ? "further from it" : "slower", all.level());
}

/// "1.24x as fast", "SOL 1.24x as high".
std::string describe_mean(const SpeedUps& all) {
  const std::string mean = times_as_fast(all.geometric_mean());
  return all.is_by_sol ? fmt::format("SOL {} as high", mean) : fmt::format("{} as fast", mean);
}

/// What is in the columns of ratios and of both sides.
std::array<const char*, 3> column_names(const SpeedUps& all) {
  if (all.is_by_sol) return {"SOL", "first", "second"};
  return {"as fast", "before", "after"};
}

/// ", 10% of rows below 0.98x, 10% above 1.10x"; empty of too few for that.
std::string describe_tenths(const SpeedUps& all) {
  constexpr std::size_t kFewest = 10;
  if (all.rows.size() < kFewest) return {};
  return fmt::format(", 10% of rows below {}, 10% above {}", times_as_fast(all.quantile(0.1)),
                     times_as_fast(all.quantile(0.9)));
}

std::string value_of(const gate::Side& side, bool is_by_sol) {
  if (is_by_sol) return side.sol ? format_share(*side.sol) : "-";
  return format_time(*side.time_s);
}

/// Rows slowest first: losses are told as plainly as wins.
std::vector<const SpeedUp*> slowest_first(const SpeedUps& all) {
  std::vector<const SpeedUp*> rows;
  for (const SpeedUp& row : all.rows) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](const SpeedUp* left, const SpeedUp* right) {
    return left->effect.ratio < right->effect.ratio;
  });
  return rows;
}

/// The rows to be shown: all, or the slowest and the fastest few.
std::vector<const SpeedUp*> shown_rows(const SpeedUps& all, bool shows_all) {
  constexpr std::size_t kEnd = 10;
  std::vector<const SpeedUp*> rows = slowest_first(all);
  if (!shows_all && rows.size() > 2 * kEnd) {
    rows.erase(rows.begin() + kEnd, rows.end() - static_cast<std::ptrdiff_t>(kEnd));
  }
  return rows;
}

void print_text(const SpeedUps& all, const CompareOptions& options, Session& session) {
  std::ostream& out = session.out;
  out << styled(fmt::format("{} against {}", all.after, all.before), Look::strong, session.terminal)
      << (all.is_by_sol ? ", by SOL: they are of different devices" : "") << '\n'
      << fmt::format("{} of {} rows; {} on average (geometric mean), {} at the median{}\n",
                     describe_counts(all), all.rows.size(), describe_mean(all),
                     times_as_fast(all.quantile(0.5)), describe_tenths(all));
  if (all.only_before + all.only_after + all.without_figure > 0) {
    out << fmt::format("left out: {} rows that only {} has, {} that only {} has", all.only_before,
                       all.before, all.only_after, all.after)
        << (all.without_figure > 0 ? fmt::format(", {} without a {} on one side",
                                                 all.without_figure, all.is_by_sol ? "SOL" : "time")
                                   : "")
        << '\n';
  }
  const std::vector<const SpeedUp*> rows = shown_rows(all, options.shows_all);
  std::size_t kernel_width = 6;
  for (const SpeedUp* row : rows) kernel_width = std::max(kernel_width, row->kernel.size());
  const auto [ratio, first, second] = column_names(all);
  out << fmt::format("{:>9}  {:>16}  {:>9}  {:>9}  {:<{}}  {}\n", ratio, "95% interval", first,
                     second, "kernel", kernel_width, "where");
  for (const SpeedUp* row : rows) {
    const Look look = row->is_loss() ? Look::bad : row->is_win() ? Look::good : Look::faint;
    const gate::Effect& effect = row->effect;
    if (rows.size() < all.rows.size() && row == rows[rows.size() / 2]) {
      out << fmt::format("{:>9}  {} rows between, which --all shows\n", "...",
                         all.rows.size() - rows.size());
    }
    out << styled(fmt::format("{:>9}", times_as_fast(effect.ratio)), look, session.terminal)
        << fmt::format("  {:>16}  {:>9}  {:>9}  {:<{}}  {}\n",
                       times_as_fast(effect.low) + " to " + times_as_fast(effect.high),
                       value_of(row->before, all.is_by_sol), value_of(row->after, all.is_by_sol),
                       one_line(row->kernel), kernel_width, one_line(row->place));
  }
}

void print_markdown(const SpeedUps& all, const CompareOptions& options, std::ostream& out) {
  const auto [ratio, first, second] = column_names(all);
  out << fmt::format("### {} against {}\n\n{}: {} on average{}.\n\n", all.after, all.before,
                     describe_counts(all), describe_mean(all),
                     all.is_by_sol ? " (of different devices)" : "")
      << fmt::format("| {} | 95% interval | {} | {} | kernel | where |\n", ratio, first, second)
      << "|---:|---|---:|---:|---|---|\n";
  for (const SpeedUp* row : shown_rows(all, options.shows_all)) {
    out << fmt::format("| {} | {} to {} | {} | {} | `{}` | {} |\n",
                       times_as_fast(row->effect.ratio), times_as_fast(row->effect.low),
                       times_as_fast(row->effect.high), value_of(row->before, all.is_by_sol),
                       value_of(row->after, all.is_by_sol), one_line(row->kernel),
                       one_line(row->place));
  }
  out << '\n';
}

std::string field(const std::optional<double>& value) {
  return value ? fmt::format("{}", *value) : std::string{};
}

void print_csv(const std::vector<Compared>& all, std::ostream& out) {
  out << "before,after,kernel,where,by,times_as_fast,low,high,before_s,after_s,before_sol,"
         "after_sol,before_kernel,verdict,bytes\r\n";
  for (const Compared& compared : all) {
    const SpeedUps& one = compared.sums;
    for (const SpeedUp& row : one.rows) {
      out << fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\r\n", csv_field(one.before),
                         csv_field(one.after), csv_field(row.kernel), csv_field(row.place),
                         one.is_by_sol ? "sol" : "time", row.effect.ratio, row.effect.low,
                         row.effect.high, field(row.before.time_s), field(row.after.time_s),
                         field(row.before.sol), field(row.after.sol),
                         csv_field(gate::kernel_of(*row.row_before)),
                         verdict_of(row, one.is_by_sol), field(bytes_of(row)));
    }
  }
}

std::string document_of(const std::vector<Compared>& all) {
  json document = json::array();
  for (const Compared& one : all) document.push_back(to_json(one));
  // The name of a file may not be UTF-8.
  return document.dump(1, ' ', false, json::error_handler_t::replace) + '\n';
}

/// What a file lacks is said, and the rest is compared.
RecordFile read_file(const std::string& path, Session& session) {
  RecordFile file = read_record_file(path);
  if (const std::string lack = describe_incomplete(file); !lack.empty()) {
    session.err << fmt::format("note: {} {}\n", path, lack);
  }
  return file;
}

/// Also without their tunings, which a baseline may be named without.
std::vector<std::string> with_plain_names(std::vector<std::string> kernels) {
  const std::vector<std::string> full = kernels;
  for (const std::string& name : full) kernels.push_back(name.substr(0, name.find('@')));
  return kernels;
}

std::vector<Compared> of_kernels(const RecordFile& file, const CompareOptions& options) {
  const std::string& path = options.files.front();
  std::vector<Compared> all;
  for (SpeedUps& one : gate::compare_kernels(file, *options.baseline)) {
    all.push_back({std::move(one), "kernels", &file, &file, path, path});
  }
  if (!all.empty()) return all;
  const std::vector<std::string> known = gate::timed_kernels(file);
  throw CliError(
      kBadInput,
      fmt::format("--baseline {}: {} has no time of it beside another kernel: {}its "
                  "kernels are: {}",
                  *options.baseline, path, hint_of(*options.baseline, with_plain_names(known)),
                  fmt::join(known, ", ")));
}

std::vector<Compared> of_files(const std::vector<RecordFile>& files,
                               const CompareOptions& options) {
  std::vector<Compared> all;
  for (std::size_t i = 1; i < files.size(); ++i) {
    SpeedUps one = gate::compare_files(files.front(), files[i], options.takes_fastest);
    one.before = options.files.front();
    one.after = options.files[i];
    if (one.rows.empty()) {
      throw CliError(
          kBadInput,
          fmt::format("{} and {} have no timed row in common: compare runs of the same "
                      "scenario{}",
                      one.before, one.after, options.takes_fastest ? "" : ", or with --fastest"));
    }
    all.push_back({std::move(one), options.takes_fastest ? "fastest" : "cases", &files.front(),
                   &files[i], options.files.front(), options.files[i]});
  }
  return all;
}

/// Throws CliError for files and options that do not fit together.
void check_options(const CompareOptions& options) {
  constexpr std::size_t kTwo = 2;
  if (options.baseline && options.baseline->empty()) {
    throw CliError(kBadInput, "--baseline is empty: name a kernel of the file");
  }
  if (options.baseline && options.takes_fastest) {
    throw CliError(kBadInput,
                   "--baseline compares the kernels within one file, --fastest the fastest ones of "
                   "several: leave one of the two out");
  }
  if (options.baseline && options.files.size() != 1) {
    throw CliError(kBadInput, "--baseline compares the kernels within one file: name one");
  }
  if (!options.baseline && options.files.size() < kTwo) {
    throw CliError(kBadInput,
                   "name two record files or more, of which the first is what the others "
                   "are compared with; or one with --baseline KERNEL");
  }
  if (options.page && options.page->empty()) {
    throw CliError(kBadInput, "--page is empty: name a folder");
  }
  if (!options.page && options.force) {
    throw CliError(kBadInput, "--force replaces a page: name its folder with --page");
  }
  if (options.page && (options.format != kText || options.shows_all)) {
    throw CliError(kBadInput,
                   "--page writes all rows as a page, as CSV and as JSON: leave --format and --all "
                   "out");
  }
}

void print(const std::vector<Compared>& all, const CompareOptions& options, Session& session) {
  if (options.format == "csv") return print_csv(all, session.out);
  if (options.format == "json") {
    session.out << document_of(all);
    return;
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (options.format == "markdown") {
      print_markdown(all[i].sums, options, session.out);
    } else {
      if (i > 0) session.out << '\n';
      print_text(all[i].sums, options, session);
    }
  }
}

/// What changes times beside what is compared.
void note_differences(const std::vector<RecordFile>& files, std::size_t after,
                      const CompareOptions& options, Session& session) {
  for (const gate::Difference& difference :
       gate::differences_between(files.front(), files[after])) {
    if (difference.what == "device") continue;
    session.err << fmt::format("note: {} and {} differ in {}: {}\n", options.files.front(),
                               options.files[after], difference.what, difference.sentence);
  }
}

void compare(const CompareOptions& options, Session& session) {
  check_options(options);
  std::vector<RecordFile> files;
  for (const std::string& path : options.files) files.push_back(read_file(path, session));
  const std::vector<Compared> all =
      options.baseline ? of_kernels(files.front(), options) : of_files(files, options);
  // A page has it, and the devices are named wherever times are not compared.
  if (!options.page) {
    for (std::size_t i = 1; i < files.size(); ++i) note_differences(files, i, options, session);
    return print(all, options, session);
  }
  std::vector<std::string> words = {"-", "--page=" + *options.page};
  if (options.force) words.emplace_back("--force");
  run_reports("compare", "roofmax_reports.compare", words, document_of(all), session);
}

}  // namespace

void add_compare(Program& program, Session& session) {
  Verb verb = program.add_verb("compare", "Say how many times as fast records are as others");
  const auto options = std::make_shared<CompareOptions>();
  verb.arguments("records", options->files, "FILE",
                 "Record files; the first is what the others are compared with", true);
  verb.arguments_are("a file");
  verb.suggest("--baseline", registered_kernel_names);
  verb.text("--baseline", options->baseline, "KERNEL",
            "Compare the kernels of one file with this one, where both were timed");
  verb.flag("--fastest", options->takes_fastest,
            "Compare the fastest kernel of each problem, whichever it is");
  verb.flag("--all", options->shows_all, "Show all rows, not only the ten at each end");
  verb.word("--format", options->format, {"text", "markdown", "csv", "json"}, "FORMAT",
            "text, markdown, csv or json; the last two have all rows (seconds; SOL as a share)");
  verb.text("--page", options->page, "DIR",
            "Write a page instead: which rows are faster and slower, by how much, and where");
  verb.flag("--force", options->force, "With --page: replace the page that is in the folder");
  verb.footer(R"(
Files of one device are compared by time, files of different devices by SOL: how near each comes to
what its own device can do. "2.00x" is twice as fast, or twice the SOL. A row counts as faster or
slower, nearer or further, where its 95% interval leaves 1 out; the slowest come first.
A CPU and a GPU have no row in common: compare their fastest kernels, with --fastest.
To judge a change of the code use roofmax gate, which measures both builds in turns.

The page, compare.html, has pictures and all rows. Beside it lie the pictures (PNG, SVG) and what
--format csv and --format json print. It needs Python 3 with matplotlib, numpy and jinja2: the one
that ROOFMAX_PYTHON names, or the first found.

Examples
  roofmax compare results/main.jsonl results/branch.jsonl
  roofmax compare h100.jsonl h200.jsonl --fastest          which device comes nearer to its ceiling
  roofmax compare quick.jsonl --baseline two_pass          a kernel against all others
  roofmax compare a.jsonl b.jsonl c.jsonl --format csv >speed_ups.csv
  roofmax compare a.jsonl b.jsonl --page pages/speed_ups
)");
  verb.action([options, &session] { compare(*options, session); });
}

}  // namespace roofmax::cli
