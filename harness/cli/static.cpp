// `roofmax static`: what the compiler made of every kernel, read from compiled code. No GPU needed.

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/profile/cubin.hpp"
#include "harness/profile/occupancy.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

constexpr const char* kThisProgram = "/proc/self/exe";
/// Where launch bounds name no size of a block.
constexpr int kUsualThreads = 256;

struct StaticOptions {
  std::vector<std::string> files;
  std::vector<std::string> devices;
  std::vector<std::string> functions;
  bool only_spilled = false;
  std::string format = "text";
};

/// A function on a processor.
struct Line {
  CompiledFunction function;
  const Processor* processor;  ///< null where none of its architecture is known
  int threads;                 ///< of a block
  std::optional<Occupancy> occupancy;

  /// Stored and loaded; nothing where it is not known.
  [[nodiscard]] std::optional<std::int64_t> spilled() const {
    if (!function.code || function.code->has_local_array) return std::nullopt;
    return *function.code->spill_store_bytes + *function.code->spill_load_bytes;
  }
  [[nodiscard]] bool has_local_memory() const {
    return function.stack_bytes > 0 || spilled().value_or(0) > 0;
  }
  /// Of an SM; nothing where it is not known.
  [[nodiscard]] std::optional<std::int64_t> bytes_in_flight() const {
    if (!function.code || !occupancy) return std::nullopt;
    return function.code->load_bytes_in_flight * threads * occupancy->blocks;
  }
};

std::string joined(const std::set<std::string>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string architecture_name(int architecture) { return fmt::format("sm_{}", architecture); }

std::set<std::string> architectures_of(const std::vector<CompiledFunction>& functions) {
  std::set<std::string> names;
  for (const CompiledFunction& function : functions) {
    names.insert(architecture_name(function.architecture));
  }
  return names;
}

/// The newest architecture in `functions` that the processor runs the code of. Throws CliError.
int architecture_for(const Processor& processor, const std::vector<CompiledFunction>& functions) {
  int best = 0;
  for (const CompiledFunction& function : functions) {
    if (runs_code_of(processor.capability, function.architecture)) {
      best = std::max(best, function.architecture);
    }
  }
  if (best != 0) return best;
  throw CliError(
      kBadInput,
      fmt::format("--device {}: there is code for {}, and none for {}: configure a build "
                  "with -DCMAKE_CUDA_ARCHITECTURES={} and ask its roofmax",
                  processor.name, joined(architectures_of(functions)),
                  architecture_name(processor.capability), processor.capability));
}

const Processor& processor_named(const std::string& name) {
  if (const Processor* const found = find_processor(name)) return *found;
  std::set<std::string> known;
  for (const Processor& processor : processors()) {
    known.insert(processor.name);
    known.insert(architecture_name(processor.capability));
  }
  throw CliError(kBadInput,
                 fmt::format("--device {}: not known; known are {}", name, joined(known)));
}

Line line_of(const CompiledFunction& function, const Processor* processor) {
  Line line{function, processor, function.most_threads.value_or(kUsualThreads), {}};
  if (processor != nullptr) {
    line.occupancy =
        occupancy_of(*processor, line.threads, function.registers, function.shared_bytes);
  }
  return line;
}

bool is_selected(const Line& line, const StaticOptions& options) {
  if (options.only_spilled && !line.has_local_memory()) return false;
  if (options.functions.empty()) return true;
  const CompiledFunction& function = line.function;
  const std::string base = function.name.substr(0, function.name.find('<'));
  return std::any_of(options.functions.begin(), options.functions.end(),
                     [&](const std::string& pattern) {
                       const auto is = [&pattern](const std::string& name) {
                         return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
                       };
                       return is(base) || is(function.name) || is(function.scope + "::" + base);
                     });
}

std::vector<Line> lines_of(const std::vector<CompiledFunction>& functions,
                           const StaticOptions& options) {
  std::vector<Line> lines;
  const auto add = [&](int architecture, const Processor* processor) {
    for (const CompiledFunction& function : functions) {
      if (function.architecture != architecture) continue;
      Line line = line_of(function, processor);
      if (is_selected(line, options)) lines.push_back(std::move(line));
    }
  };
  for (const std::string& device : options.devices) {
    const Processor& processor = processor_named(device);
    add(architecture_for(processor, functions), &processor);
  }
  if (!options.devices.empty()) return lines;
  std::set<int> architectures;
  for (const CompiledFunction& function : functions) architectures.insert(function.architecture);
  for (const int architecture : architectures) add(architecture, find_processor_of(architecture));
  return lines;
}

json describe(const Line& line) {
  const CompiledFunction& function = line.function;
  json fields = {{"function", function.name},
                 {"scope", function.scope},
                 {"architecture", architecture_name(function.architecture)},
                 {"device", nullptr},
                 {"registers", function.registers},
                 {"shared_bytes", function.shared_bytes},
                 {"stack_bytes", function.stack_bytes},
                 {"threads", line.threads},
                 {"threads_are_bound", function.most_threads.has_value()},
                 {"blocks_per_sm", nullptr},
                 {"occupancy", nullptr},
                 {"limit", nullptr},
                 {"instructions", nullptr},
                 {"spill_store_bytes", nullptr},
                 {"spill_load_bytes", nullptr},
                 {"has_local_array", nullptr},
                 {"load_bytes_in_flight", nullptr},
                 {"load_bytes_in_flight_per_sm", nullptr}};
  if (line.processor != nullptr) fields["device"] = line.processor->name;
  if (const auto& occupancy = line.occupancy) {
    fields["blocks_per_sm"] = occupancy->blocks;
    fields["occupancy"] = occupancy->share;
    fields["limit"] = occupancy->limit;
  }
  if (const auto& code = function.code) {
    fields["instructions"] = code->instructions;
    if (code->spill_store_bytes) fields["spill_store_bytes"] = *code->spill_store_bytes;
    if (code->spill_load_bytes) fields["spill_load_bytes"] = *code->spill_load_bytes;
    fields["has_local_array"] = code->has_local_array;
    fields["load_bytes_in_flight"] = code->load_bytes_in_flight;
  }
  if (const auto bytes = line.bytes_in_flight()) fields["load_bytes_in_flight_per_sm"] = *bytes;
  return fields;
}

/// Of several lines, the least and the most of something; "-" where it is not known of one.
class Range {
 public:
  void add(std::optional<double> value) {
    if (!value) {
      is_known_ = false;
      return;
    }
    least_ = std::min(least_, *value);
    most_ = std::max(most_, *value);
  }
  template <typename Format>
  [[nodiscard]] std::string text(const Format& format) const {
    if (!is_known_) return "-";
    const std::string least = format(least_);
    const std::string most = format(most_);
    return least == most ? most : least + ".." + most;
  }

 private:
  bool is_known_ = true;
  double least_ = std::numeric_limits<double>::infinity();
  double most_ = -std::numeric_limits<double>::infinity();
};

std::string whole_number(double value) { return fmt::format("{:.0f}", value); }
std::string percent(double share) { return fmt::format("{:.0f}%", 100 * share); }
std::string kib(double bytes) { return fmt::format("{:.4g}", bytes / 1024); }

using TableRow = std::vector<std::string>;
constexpr int kInstances = 1;  ///< the cell that counts them

/// One line of the table for `lines`, which are instances of one function, or one alone.
TableRow row_of(const std::string& name, const std::vector<const Line*>& lines) {
  Range registers;
  Range threads;
  Range blocks;
  Range occupancy;
  Range shared;
  Range spilled;
  Range in_flight;
  std::set<std::string> limits;
  bool has_bound = true;
  bool has_array = false;
  for (const Line* line : lines) {
    const CompiledFunction& function = line->function;
    registers.add(function.registers);
    threads.add(line->threads);
    has_bound &= function.most_threads.has_value();
    blocks.add(line->occupancy ? std::optional<double>(line->occupancy->blocks) : std::nullopt);
    occupancy.add(line->occupancy ? std::optional(line->occupancy->share) : std::nullopt);
    if (line->occupancy) limits.insert(line->occupancy->limit);
    shared.add(static_cast<double>(function.shared_bytes));
    spilled.add(line->spilled());
    has_array |= function.code.has_value() && function.code->has_local_array;
    in_flight.add(line->bytes_in_flight());
  }
  return {name,
          whole_number(static_cast<double>(lines.size())),
          registers.text(whole_number),
          threads.text(whole_number) + (has_bound ? "" : "?"),
          blocks.text(whole_number),
          occupancy.text(percent),
          limits.empty() ? "-" : joined(limits),
          shared.text(whole_number),
          has_array ? "array" : spilled.text(whole_number),
          in_flight.text(kib)};
}

void print_table(std::vector<TableRow> rows, bool each_instance, std::ostream& out) {
  if (each_instance) {
    for (TableRow& row : rows) row.erase(row.begin() + kInstances);
  }
  std::vector<std::size_t> widths(rows.front().size());
  for (const TableRow& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  for (const TableRow& row : rows) {
    std::string line = fmt::format("{:<{}}", row.front(), widths.front());
    for (std::size_t i = 1; i < row.size(); ++i) {
      line += fmt::format("  {:>{}}", row[i], widths[i]);
    }
    out << line << '\n';
  }
}

/// The lines of one device.
void print_device(const std::vector<const Line*>& lines, bool each_instance, Session& session) {
  const Line& first = *lines.front();
  const std::string code = architecture_name(first.function.architecture);
  if (first.processor == nullptr) {
    session.out << styled("code for " + code, Look::strong, session.terminal)
                << ", of which no processor is known\n";
  } else {
    session.out << styled(first.processor->name, Look::strong, session.terminal)
                << fmt::format(
                       " (code for {}; an SM holds {} threads, {} registers, {} of shared "
                       "memory)\n",
                       code, first.processor->threads, first.processor->registers,
                       format_size(first.processor->shared_bytes));
  }
  std::map<std::string, std::map<std::string, std::vector<const Line*>>> scopes;
  for (const Line* line : lines) {
    const std::string& name = line->function.name;
    scopes[line->function.scope][each_instance ? name : name.substr(0, name.find('<'))].push_back(
        line);
  }
  std::vector<TableRow> rows = {{"function", "instances", "registers", "threads", "blocks/SM",
                                 "occupancy", "limited by", "shared B", "spilled B",
                                 "in flight KiB/SM"}};
  for (const auto& [scope, functions] : scopes) {
    for (const auto& [name, instances] : functions) {
      rows.push_back(row_of(scope.empty() ? name : scope + "::" + name, instances));
    }
  }
  print_table(std::move(rows), each_instance, session.out);
  const auto spilling = std::count_if(
      lines.begin(), lines.end(), [](const Line* line) { return line->spilled().value_or(0) > 0; });
  session.out << fmt::format("{} instances, of which {} spill registers\n", lines.size(), spilling);
}

void print(const std::vector<Line>& lines, const StaticOptions& options, Session& session) {
  std::vector<std::vector<const Line*>> devices;
  for (const Line& line : lines) {
    const bool is_same =
        !devices.empty() && devices.back().front()->processor == line.processor &&
        devices.back().front()->function.architecture == line.function.architecture;
    if (!is_same) devices.emplace_back();
    devices.back().push_back(&line);
  }
  for (std::size_t i = 0; i < devices.size(); ++i) {
    if (i > 0) session.out << '\n';
    print_device(devices[i], !options.functions.empty() || options.only_spilled, session);
  }
}

void show_static(const StaticOptions& options, Session& session) {
  std::vector<CompiledFunction> functions;
  std::vector<std::string> files = options.files;
  if (files.empty()) files.emplace_back(kThisProgram);
  for (const std::string& file : files) {
    std::vector<CompiledFunction> found = compiled_functions(file);
    if (found.empty()) {
      throw CliError(kBadInput,
                     file == kThisProgram
                         ? std::string("this build has no GPU code: it was configured without CUDA")
                         : file +
                               ": holds no GPU code that can be read: it has none, or it is "
                               "compressed (built with nvcc -no-compress it can be read)");
    }
    std::move(found.begin(), found.end(), std::back_inserter(functions));
  }
  const std::vector<Line> lines = lines_of(functions, options);
  if (options.format == "json") {
    json document = json::array();
    for (const Line& line : lines) document.push_back(describe(line));
    session.out << document.dump(1) << '\n';
    return;
  }
  if (!lines.empty()) {
    print(lines, options, session);
  } else if (options.only_spilled) {
    session.out << "nothing spills\n";
  } else {
    throw CliError(kBadInput,
                   fmt::format("--function {}: none of the {} functions matches; without "
                               "the option all are shown",
                               fmt::join(options.functions, ","), functions.size()));
  }
}

}  // namespace

void add_static(Program& program, Session& session) {
  Verb verb = program.add_verb(
      "static", "Show what the compiler made of every kernel: registers, spills, occupancy");
  const auto options = std::make_shared<StaticOptions>();
  verb.arguments("file", options->files, "FILE",
                 "Programs, libraries or cubins to read; this program if none is named");
  verb.list("--device", options->devices, {}, "NAMES",
            "Devices to count occupancy for: h200, h100, sm_120, ... (default: one for each "
            "architecture that there is code for)");
  verb.list("--function", options->functions, {}, "PATTERNS",
            "Only these functions, by name (* and ? match), each instance on a line of its own");
  verb.flag("--spilled", options->only_spilled, "Only what uses local memory, each instance");
  verb.word("--format", options->format, {"text", "json"}, "FORMAT", "text or json");
  verb.footer(R"(
Needs no GPU. Figures are read from the machine code in the file itself. Instances of one function
template share a line, with the least and the most.

  threads           of a block, by launch bounds; "256?" where the code has none
  occupancy         resident warps as a share of the most an SM holds, for the shared memory that
                    the code names; what a launch adds to it is in the rows of a record
  spilled B         bytes that the code stores to and loads from local memory for want of registers,
                    each instruction once, as ptxas -v counts them (and those of registers that a
                    called function saves); "array" where arrays are in local memory, too
  in flight KiB/SM  the most that loads into registers can have under way: bytes in flight of a
                    thread times resident threads. Memory is kept busy by bandwidth x latency: about
                    35 KiB an SM of an H200 (4.6 TB/s, 1 us, 132 SMs). Copies that pass registers by
                    (cp.async, bulk copies) are not counted

Examples
  roofmax static                                    every function, by template
  roofmax static --function two_pass,split_k        the instances of two of them
  roofmax static --spilled --device h200
  roofmax static mine.so --format json
)");
  verb.action([options, &session] { show_static(*options, session); });
}

}  // namespace roofmax::cli
