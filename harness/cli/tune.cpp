// `roofmax tune`: from records to the table by which `auto` chooses kernels, and how well it
// chooses.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <ostream>
#include <set>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/output.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/profile/processor.hpp"
#include "harness/record/record_file.hpp"
#include "harness/record/table_text.hpp"
#include "harness/record/typical.hpp"
#include "kernels/choice/choice.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

struct TuneOptions {
  std::vector<std::string> files;
  std::vector<std::string> test_files;
  std::string name;
  std::string out;
  bool force = false;
};

/// What records say, and of which device they are.
struct Measured {
  Evidence evidence;
  DeviceTraits device;
};

struct Speed {
  double seconds;
  double sol;  ///< 0 where the record has none
  std::string run;
  std::string started_at;  ///< when that began
};

/// What each kernel of a problem reached of SOL. In one run they share a twin, the median of those
/// that stood beside them: each was timed anew, and their differences are not the kernels'. Empty
/// where a row has no SOL.
std::map<const Kernel*, double> sols_of(const std::map<const Kernel*, Speed>& speeds) {
  std::map<std::string, std::vector<double>> twins;
  for (const auto& [kernel, speed] : speeds) {
    if (speed.sol == 0) return {};
    twins[speed.run].push_back(speed.sol * speed.seconds);
  }
  std::map<const Kernel*, double> sols;
  for (const auto& [kernel, speed] : speeds) {
    sols[kernel] = median_of(twins.at(speed.run)) / speed.seconds;
  }
  return sols;
}

std::string text_of(const json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::map<std::string, std::string> axes_of(const json& row) {
  std::map<std::string, std::string> axes;
  for (const auto& [name, value] : row.at("problem").items()) {
    axes[name] = value.is_string() ? value.get<std::string>() : value.dump();
  }
  return axes;
}

/// The problem of a row; nothing where this build has no such operation or axes.
std::optional<Problem> problem_of(const json& row) {
  const Operation* const operation = find_operation(text_of(row, "operation"));
  const auto dtype = parse_dtype(text_of(row, "dtype"));
  const auto dtype_out = parse_dtype(text_of(row, "dtype_out"));
  if (operation == nullptr || !dtype || !dtype_out) return std::nullopt;
  try {
    return operation->make_problem({*dtype, *dtype_out}, axes_of(row));
  } catch (const ProblemError&) {
    return std::nullopt;
  }
}

/// Timed rows of cold caches and usual inputs: what a user meets.
bool is_evidence(const json& row) {
  const std::string timer = text_of(row, "timer");
  return text_of(row, "disposition") == "ok" && text_of(row, "cache") == "cold" &&
         (timer == "graph" || timer == "wall") &&
         axes_of(row)["distribution"] == std::string(kDefaultDistribution);
}

DeviceTraits traits_of(const json& header) {
  const json& device = header.at("device");
  DeviceTraits traits{.kind = parse_device_kind(text_of(device, "kind")).value_or(DeviceKind::cpu),
                      .name = text_of(device, "name")};
  const auto number = [&device](const char* name) {
    const auto found = device.find(name);
    return found != device.end() && found->is_number() ? found->get<std::int64_t>() : 0;
  };
  traits.compute_capability = static_cast<int>(number("compute_capability"));
  traits.processors = static_cast<int>(number("processors"));
  traits.cache_bytes = number("cache_bytes");
  traits.memory_bytes = number("memory_bytes");
  // Records do not say it.
  if (const Processor* const processor = find_processor_of(traits.compute_capability)) {
    traits.shared_bytes_per_block = processor->shared_bytes_of_block;
  }
  return traits;
}

/// What `files` say; `err` is told what they lack.
Measured measured_in(const std::vector<std::string>& files, std::ostream& err) {
  Measured measured;
  std::string started;
  std::string revision;
  std::map<std::string, std::pair<Problem, std::map<const Kernel*, Speed>>> times;
  for (auto named = files.begin(); named != files.end(); ++named) {
    const std::string& path = *named;
    if (std::any_of(files.begin(), named,
                    [&](const std::string& other) { return is_same_file(path, other); })) {
      err << fmt::format("note: {} is named twice, and taken once\n", path);
      continue;
    }
    const RecordFile file = read_record_file(path);
    if (const std::string lack = describe_incomplete(file); !lack.empty()) {
      err << fmt::format("note: {} {}\n", path, lack);
    }
    const DeviceTraits device = traits_of(file.headers.front());
    if (!measured.device.name.empty() && measured.device.name != device.name) {
      throw CliError(kBadInput, fmt::format("{}: was measured on {}, the files before it on {}: "
                                            "make a table of one device",
                                            path, device.name, measured.device.name));
    }
    measured.device = device;
    std::map<std::string, std::string> started_of_run;
    for (const json& header : file.headers) {
      started_of_run[text_of(header, "run")] = text_of(header, "started_at");
      if (text_of(header, "started_at") < started) continue;
      started = text_of(header, "started_at");
      revision = text_of(header.value("roofmax", json::object()), "revision");
    }
    for (const json& row : file.rows) {
      if (!is_evidence(row)) continue;
      const auto problem = problem_of(row);
      const std::string variant = text_of(row, "variant");
      const Kernel* const kernel =
          problem ? find_kernel(problem->operation->name, device.kind,
                                text_of(row, "kernel") + (variant.empty() ? "" : "@" + variant))
                  : nullptr;
      if (kernel == nullptr) continue;
      auto& of_problem = times
                             .try_emplace(problem->operation->name + " " + describe(*problem),
                                          *problem, std::map<const Kernel*, Speed>{})
                             .first->second.second;
      const auto sol = row.find("sol");
      const bool has_sol = sol != row.end() && sol->is_number();
      const Speed speed{.seconds = row.at("median_s").get<double>(),
                        .sol = has_sol ? sol->get<double>() : 0.0,
                        .run = text_of(row, "run"),
                        .started_at = started_of_run[text_of(row, "run")]};
      // What was measured last counts, in whichever file: kernels change.
      Speed& known = of_problem.try_emplace(kernel, speed).first->second;
      if (known.started_at <= speed.started_at) known = speed;
    }
  }
  constexpr std::size_t kDay = 10;
  measured.evidence.device = measured.device.name;
  measured.evidence.made = fmt::format("{}, {}", started.substr(0, kDay), revision);
  for (const auto& [key, each] : times) {
    MeasuredProblem problem{.problem = each.first, .shares = {}};
    // Two GPUs of one model differ by some percent, and so do rows of two records; SOL does not.
    const std::map<const Kernel*, double> sols = sols_of(each.second);
    const auto value_of = [&](const Kernel* kernel, const Speed& speed) {
      return sols.empty() ? 1 / speed.seconds : sols.at(kernel);
    };
    double fastest = 0;
    for (const auto& [kernel, speed] : each.second) {
      fastest = std::max(fastest, value_of(kernel, speed));
    }
    problem.sol = sols.empty() ? 0 : fastest;
    for (const auto& [kernel, speed] : each.second) {
      problem.shares.emplace_back(kernel, value_of(kernel, speed) / fastest);
    }
    // By speed; the order of pointers differs from run to run.
    std::sort(problem.shares.begin(), problem.shares.end(),
              [](const auto& left, const auto& right) {
                return std::pair(-left.second, left.first->full_name()) <
                       std::pair(-right.second, right.first->full_name());
              });
    measured.evidence.problems.push_back(std::move(problem));
  }
  find_shortfalls(measured.evidence);
  return measured;
}

std::string axes_text(const Problem& problem) {
  std::vector<std::string> words;
  for (const Problem::Coordinate& axis : problem.axes) {
    if (axis.is_implied || axis.name == "distribution") continue;
    words.push_back(fmt::format("{}={}", axis.name, problem.text(axis.name)));
  }
  return fmt::format("{}", fmt::join(words, " "));
}

/// Throws CliError for what a table's source cannot call its constant.
void check_name(const std::string& name) {
  constexpr std::string_view kTaken =
      " Table TableLine DeviceKind kLines alignas alignof and and_eq asm auto bitand bitor bool "
      "break case catch char char16_t char32_t char8_t class co_await co_return co_yield compl "
      "concept const const_cast consteval constexpr constinit continue decltype default delete do "
      "double dynamic_cast else enum explicit export extern false float for friend goto if inline "
      "int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private "
      "protected public register reinterpret_cast requires return short signed sizeof static "
      "static_assert static_cast struct switch template this thread_local throw true try typedef "
      "typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq ";
  constexpr std::string_view kLetters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
  const bool is_identifier = name.find_first_not_of(kLetters) == std::string::npos &&
                             name.find_first_of("0123456789") != 0;
  if (is_identifier && kTaken.find(" " + name + " ") == std::string_view::npos) return;
  throw CliError(
      kBadInput,
      fmt::format("--name '{}': is no name for a constant in C++, or is taken there: use "
                  "letters, digits and '_', a letter first, as in h200",
                  name));
}

/// Text of a record within a string literal.
std::string literal_text(const std::string& text) {
  std::string escaped;
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') {
      escaped += std::string("\\") + letter;
    } else if (const auto byte = static_cast<unsigned char>(letter); byte < ' ') {
      escaped += fmt::format("\\{:03o}", byte);
    } else {
      escaped += letter;
    }
  }
  return escaped;
}

std::string source_of(const Measured& measured, const std::string& name) {
  std::string text = fmt::format(
      "// Made by `roofmax tune`: what was measured on {}. Data; to change it, measure again.\n"
      "// clang-format off\n\n"
      "#include \"kernels/choice/table.hpp\"\n\n"
      "namespace roofmax::choice_tables {{\n\n"
      "namespace {{\n\n"
      "constexpr TableLine kLines[] = {{\n",
      one_line(measured.device.name));
  for (const MeasuredProblem& each : measured.evidence.problems) {
    std::vector<std::string> kernels;
    for (const auto& [kernel, share] : each.shares) {
      kernels.push_back(fmt::format("{} {:.3f}", kernel->full_name(), share));
    }
    text += fmt::format("  {{\"{}\", \"{}\", \"{}\", \"{}\", {:.3f},\n   \"{}\"}},\n",
                        each.problem.operation->name, name_of(each.problem.dtype),
                        name_of(each.problem.dtype_out), axes_text(each.problem), each.sol,
                        fmt::join(kernels, "\"\n   \" "));
  }
  text += fmt::format(
      "}};\n\n"
      "}}  // namespace\n\n"
      "extern const Table {0};\n"
      "const Table {0}{{\"{1}\", DeviceKind::{2}, {3}, \"{4}\", kLines}};\n\n"
      "}}  // namespace roofmax::choice_tables\n",
      name, literal_text(measured.device.name), name_of(measured.device.kind),
      measured.device.compute_capability, literal_text(measured.evidence.made));
  return text;
}

/// How much longer the choice takes than the fastest, at problems that the choice knew nothing of.
struct Regret {
  std::vector<std::pair<double, std::string>> times;  ///< as long as the fastest, and where
  int unmeasured = 0;  ///< chose a kernel that was not measured there
  int known = 0;       ///< problems left aside, since the choice knew of them

  void add(const MeasuredProblem& tried, const DeviceTraits& device, const Evidence& evidence) {
    if (tried.shares.size() < 2) return;
    const auto chosen = choose(tried.problem, device, evidence);
    if (!chosen) return;
    const auto share = std::find_if(tried.shares.begin(), tried.shares.end(),
                                    [&](const auto& each) { return each.first == chosen->kernel; });
    if (share == tried.shares.end()) {
      ++unmeasured;
      return;
    }
    times.emplace_back(
        1 / share->second,
        fmt::format("{} {}: {}, not {}", tried.problem.operation->name, describe(tried.problem),
                    chosen->kernel->full_name(), tried.shares.front().first->full_name()));
  }

  void sort() { std::sort(times.begin(), times.end(), std::greater<>()); }
};

/// Each problem chosen for by all the others.
Regret regret_of(const Measured& measured) {
  Regret regret;
  for (std::size_t i = 0; i < measured.evidence.problems.size(); ++i) {
    regret.add(measured.evidence.problems[i], measured.device, without(measured.evidence, i));
  }
  regret.sort();
  return regret;
}

/// Problems of other records, chosen for by these.
Regret regret_at(const Measured& tested, const Measured& measured) {
  Regret regret;
  for (const MeasuredProblem& each : tested.evidence.problems) {
    const bool is_known =
        std::any_of(measured.evidence.problems.begin(), measured.evidence.problems.end(),
                    [&each](const MeasuredProblem& other) {
                      return other.problem.operation == each.problem.operation &&
                             describe(other.problem) == describe(each.problem);
                    });
    if (is_known) {
      ++regret.known;
    } else {
      regret.add(each, tested.device, measured.evidence);
    }
  }
  regret.sort();
  return regret;
}

void print_regret(std::string_view how, const Regret& regret, std::ostream& out) {
  if (regret.known > 0) {
    out << fmt::format("{} problems are in both: the choice knew of them, and they do not count\n",
                       regret.known);
  }
  if (regret.times.empty()) {
    out << fmt::format(
        "{}: nothing can be said of the choice: at no problem were two kernels measured of which "
        "it takes one{}\n",
        how,
        regret.unmeasured == 0
            ? ""
            : fmt::format("; at {} it takes one that was not measured", regret.unmeasured));
    return;
  }
  double logarithms = 0;
  for (const auto& [times, where] : regret.times) logarithms += std::log(times);
  const double mean = std::exp(logarithms / static_cast<double>(regret.times.size()));
  constexpr double kBad = 1.08;
  const auto bad = std::count_if(regret.times.begin(), regret.times.end(),
                                 [](const auto& each) { return each.first > kBad; });
  out << fmt::format(
      "{}: the choice takes {:.1f}% longer than the fastest (geometric mean of {}), more than 8% "
      "longer at {}{}\n",
      how, 100 * (mean - 1), regret.times.size(), bad,
      regret.unmeasured == 0
          ? ""
          : fmt::format("; at {} more it is a kernel that was not measured", regret.unmeasured));
  constexpr std::size_t kWorst = 10;
  for (std::size_t i = 0; i < std::min(kWorst, regret.times.size()); ++i) {
    const auto& [times, where] = regret.times[i];
    if (times > kBad) out << fmt::format("  {:.2f}x  {}\n", times, where);
  }
}

std::string counted(const Measured& measured) {
  return fmt::format("{} problems of {} ({})", measured.evidence.problems.size(),
                     one_line(measured.device.name), one_line(measured.evidence.made));
}

/// What a table is made of, or tested with.
Measured evidence_in(const std::vector<std::string>& files, std::ostream& err) {
  Measured measured = measured_in(files, err);
  if (measured.evidence.problems.empty()) {
    throw CliError(kBadInput,
                   fmt::format("no row of {} tells which kernel is fast: a row must be ok, cold, "
                               "of normally distributed inputs and of a kernel of this build",
                               fmt::join(files, ", ")));
  }
  return measured;
}

void tune(const TuneOptions& options, Session& session) {
  if (!options.name.empty()) check_name(options.name);
  const Measured measured = evidence_in(options.files, session.err);
  const auto tested = options.test_files.empty() ? std::optional<Measured>()
                                                 : evidence_in(options.test_files, session.err);
  if (tested && tested->device.kind != measured.device.kind) {
    throw CliError(
        kBadInput,
        fmt::format("--test {}: was measured on {}, of another kind than {}: no kernel "
                    "of one runs on the other",
                    options.test_files.front(), tested->device.name, measured.device.name));
  }
  if (!options.out.empty()) {
    if (options.name.empty()) {
      throw CliError(kBadInput, "--out: also say what the table is called: --name h200");
    }
    check_output("--out", options.out, options.force,
                 "replace it with --force, or name another with --out");
    write_output(options.out, source_of(measured, options.name));
  }
  session.out << counted(measured) << '\n';
  if (tested) {
    print_regret("chosen for by these, " + counted(*tested), regret_at(*tested, measured),
                 session.out);
  } else {
    print_regret("each left out in turn", regret_of(measured), session.out);
  }
}

}  // namespace

void add_tune(Program& program, Session& session) {
  Verb verb = program.add_verb("tune", "Learn from records which kernel to choose, and how well");
  const auto options = std::make_shared<TuneOptions>();
  verb.arguments("records", options->files, "FILE", "Record files of one device", true);
  verb.arguments_are("a file");
  verb.texts("--test", options->test_files, "FILE",
             "Choose for the problems of these records, by what the others say");
  verb.text("--name", options->name, "NAME", "What the table is called in the code: h200");
  verb.file("--out", options->out, "Write the table as C++ source, for kernels/choice/tables");
  verb.flag("--force", options->force, "Replace an existing --out");
  verb.footer(R"(
`auto` chooses the kernel that was fastest at the measured problems nearest to the one asked for. The
figures printed say how much that loses: each problem in turn is left out, chosen for by the others,
and compared with what was fastest there. Counts of it are of rows with cold caches. With --test, the
problems of those records are chosen for, of which the choice is to know nothing.

Examples
  roofmax tune reports/records/h200/*.jsonl                     how well would it choose?
  roofmax tune reports/records/h200/*.jsonl --test mine.jsonl   and at shapes of mine?
  roofmax tune reports/records/h200/*.jsonl --name h200 --out kernels/choice/tables/h200.cpp --force
  roofmax list --operation softmax --explain 'rows=4 cols=50257 fp16'     what it chooses, and why
)");
  verb.action([options, &session] { tune(*options, session); });
}

}  // namespace roofmax::cli
