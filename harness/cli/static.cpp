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

#include "harness/cli/compiled_facts.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/profile/cubin.hpp"
#include "harness/profile/occupancy.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

struct StaticOptions {
  std::vector<std::string> files;
  std::vector<std::string> devices;
  std::vector<std::string> functions;
  bool only_local = false;
  std::string format = "text";
};

/// A function on a processor.
struct Line {
  CompiledFunction function;
  const Processor* processor;  ///< null where none of its architecture is known
  std::optional<Occupancy> occupancy;

  /// Stored and loaded; nothing where it is not known.
  [[nodiscard]] std::optional<std::int64_t> spilled() const {
    if (!function.code || !function.code->spill_store_bytes) return std::nullopt;
    return *function.code->spill_store_bytes + *function.code->spill_load_bytes;
  }
  [[nodiscard]] bool has_local_memory() const {
    return function.stack_bytes != 0 || spilled().value_or(0) > 0;
  }
  /// Of an SM; nothing where it is not known.
  [[nodiscard]] std::optional<std::int64_t> bytes_in_flight() const {
    if (!function.code || !occupancy) return std::nullopt;
    return function.code->load_bytes_in_flight * *function.most_threads * occupancy->blocks;
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
int architecture_for(const std::string& named, const Processor& processor,
                     const std::vector<CompiledFunction>& functions) {
  int best = 0;
  for (const CompiledFunction& function : functions) {
    if (runs_code_of(processor.capability, function.architecture)) {
      best = std::max(best, function.architecture);
    }
  }
  if (best != 0) return best;
  throw CliError(kBadInput,
                 fmt::format("--device {0}: there is code for {1}, and none for sm_{2}: compile it "
                             "with nvcc -arch=sm_{2} (roofmax: configure a build with "
                             "-DCMAKE_CUDA_ARCHITECTURES={2})",
                             named, joined(architectures_of(functions)), processor.capability));
}

const Processor& processor_named(const std::string& name) {
  if (const Processor* const found = find_processor(name)) return *found;
  throw CliError(kBadInput, fmt::format("device {}: not known; known are {}", name,
                                        fmt::join(processor_names(), ", ")));
}

Line line_of(const CompiledFunction& function, const Processor* processor) {
  Line line{function, processor, {}};
  if (processor != nullptr && function.most_threads) {
    line.occupancy = occupancy_of(*processor, *function.most_threads, function.registers,
                                  function.shared_bytes, function.barriers);
  }
  return line;
}

std::string template_name(const CompiledFunction& function) {
  return function.name.substr(0, function.name.find('<'));
}

std::string with_scope(const CompiledFunction& function, const std::string& name) {
  return function.scope.empty() ? name : function.scope + "::" + name;
}

bool matches(const CompiledFunction& function, const std::string& pattern) {
  for (const std::string& name : {template_name(function), function.name}) {
    for (const std::string& whole : {name, with_scope(function, name)}) {
      if (whole == pattern || fnmatch(pattern.c_str(), whole.c_str(), 0) == 0) return true;
    }
  }
  return false;
}

/// Separated by commas outside <...> and (...), where they are part of a name.
std::vector<std::string> split(const std::vector<std::string>& patterns) {
  std::vector<std::string> parts;
  for (const std::string& pattern : patterns) {
    parts.emplace_back();
    int depth = 0;
    for (const char letter : pattern) {
      if (letter == '<' || letter == '(') ++depth;
      if (letter == '>' || letter == ')') --depth;
      if (letter == ',' && depth <= 0) {
        parts.emplace_back();
      } else {
        parts.back() += letter;
      }
    }
  }
  return parts;
}

/// Throws CliError where a pattern matches nothing.
std::vector<CompiledFunction> matching(const std::vector<CompiledFunction>& functions,
                                       const std::vector<std::string>& patterns) {
  if (patterns.empty()) return functions;
  for (const std::string& pattern : patterns) {
    const bool is_met =
        std::any_of(functions.begin(), functions.end(),
                    [&](const CompiledFunction& function) { return matches(function, pattern); });
    if (!is_met) {
      throw CliError(kBadInput,
                     fmt::format("--function {}: matches none of the {} functions; without the "
                                 "option all are shown",
                                 pattern, functions.size()));
    }
  }
  std::vector<CompiledFunction> found;
  std::copy_if(functions.begin(), functions.end(), std::back_inserter(found),
               [&](const CompiledFunction& function) {
                 return std::any_of(
                     patterns.begin(), patterns.end(),
                     [&](const std::string& pattern) { return matches(function, pattern); });
               });
  return found;
}

std::vector<Line> lines_of(const std::vector<CompiledFunction>& functions,
                           const StaticOptions& options) {
  std::vector<Line> lines;
  const auto add = [&](int architecture, const Processor* processor) {
    for (const CompiledFunction& function : functions) {
      if (function.architecture != architecture) continue;
      Line line = line_of(function, processor);
      if (!options.only_local || line.has_local_memory()) lines.push_back(std::move(line));
    }
  };
  std::set<const Processor*> shown;
  for (const std::string& device : options.devices) {
    const Processor& processor = processor_named(device);
    const int architecture = architecture_for(device, processor, functions);
    if (shown.insert(&processor).second) add(architecture, &processor);
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
                 {"barriers", function.barriers},
                 {"stack_bytes", nullptr},
                 {"threads", nullptr},
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
  if (function.stack_bytes) fields["stack_bytes"] = *function.stack_bytes;
  if (function.most_threads) fields["threads"] = *function.most_threads;
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

/// Of several lines, the least and the most of something; "-" where it is not known of any, and
/// with a "?" where it is not of all.
class Range {
 public:
  template <typename Value>
  void add(const std::optional<Value>& value) {
    if (!value) {
      is_whole_ = false;
      return;
    }
    least_ = std::min(least_, static_cast<double>(*value));
    most_ = std::max(most_, static_cast<double>(*value));
  }
  template <typename Format>
  [[nodiscard]] std::string text(const Format& format) const {
    if (least_ > most_) return "-";
    const std::string least = format(least_);
    const std::string most = format(most_);
    return (least == most ? most : least + ".." + most) + (is_whole_ ? "" : "?");
  }

 private:
  bool is_whole_ = true;
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
  Range stack;
  Range spilled;
  Range in_flight;
  std::set<std::string> limits;
  for (const Line* line : lines) {
    const CompiledFunction& function = line->function;
    registers.add(std::optional(function.registers));
    threads.add(function.most_threads);
    const auto& resident = line->occupancy;
    blocks.add(resident ? std::optional(resident->blocks) : std::nullopt);
    occupancy.add(resident ? std::optional(resident->share) : std::nullopt);
    if (resident) limits.insert(resident->limit);
    shared.add(std::optional(function.shared_bytes));
    stack.add(function.stack_bytes);
    spilled.add(line->spilled());
    in_flight.add(line->bytes_in_flight());
  }
  return {name,
          whole_number(static_cast<double>(lines.size())),
          registers.text(whole_number),
          threads.text(whole_number),
          blocks.text(whole_number),
          occupancy.text(percent),
          limits.empty() ? "-" : joined(limits),
          shared.text(whole_number),
          stack.text(whole_number),
          spilled.text(whole_number),
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
    scopes[line->function.scope][each_instance ? name : template_name(line->function)].push_back(
        line);
  }
  std::vector<TableRow> rows = {{"function", "instances", "registers", "threads", "blocks/SM",
                                 "occupancy", "limited by", "shared B", "stack B", "spilled B",
                                 "in flight KiB/SM"}};
  for (const auto& [scope, functions] : scopes) {
    for (const auto& [name, instances] : functions) {
      rows.push_back(row_of(scope.empty() ? name : scope + "::" + name, instances));
    }
  }
  print_table(std::move(rows), each_instance, session.out);
  const auto spilling = std::count_if(
      lines.begin(), lines.end(), [](const Line* line) { return line->spilled().value_or(0) > 0; });
  const auto unknown =
      std::count_if(lines.begin(), lines.end(), [](const Line* line) { return !line->spilled(); });
  session.out << fmt::format("{} instances, of which {} spill registers", lines.size(), spilling);
  if (unknown > 0) session.out << fmt::format("; of {} it is not known", unknown);
  session.out << '\n';
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
    print_device(devices[i], !options.functions.empty() || options.only_local, session);
  }
}

/// Throws CliError where a file has nothing to show; says on standard error what it leaves out.
std::vector<CompiledFunction> functions_of(const std::string& file, Session& session) {
  const bool is_own = file == kThisFile;
  CompiledCode code = read_compiled_code(file);
  const std::string name = is_own ? "this program" : file;
  if (code.compressed > 0) {
    const std::string left_out = fmt::format(
        "{}: {} of its cubins {} compressed and not read; compiled with nvcc -no-compress they "
        "can be",
        name, code.compressed, code.compressed == 1 ? "is" : "are");
    if (code.functions.empty()) throw CliError(kBadInput, left_out);
    session.err << "roofmax: " << left_out << '\n';
  }
  if (!code.functions.empty()) return std::move(code.functions);
  if (code.has_ptx) {
    throw CliError(kBadInput, name +
                                  ": has GPU code in PTX alone, which a driver compiles: "
                                  "compile it for a device (nvcc -arch=sm_90)");
  }
  throw CliError(kBadInput, is_own ? "this build has no GPU code: it was configured without CUDA"
                                   : name + ": has no GPU code");
}

json describe(const std::vector<Line>& lines) {
  json document = json::array();
  for (const Line& line : lines) document.push_back(describe(line));
  return document;
}

void show_static(const StaticOptions& options, Session& session) {
  std::vector<CompiledFunction> functions;
  std::vector<std::string> files = options.files;
  if (files.empty()) files.emplace_back(kThisFile);
  for (const std::string& file : files) {
    std::vector<CompiledFunction> found = functions_of(file, session);
    std::move(found.begin(), found.end(), std::back_inserter(functions));
  }
  const std::vector<Line> lines = lines_of(matching(functions, split(options.functions)), options);
  if (options.format == "json") {
    session.out << describe(lines).dump(1) << '\n';
  } else if (lines.empty()) {
    session.out << "nothing uses local memory\n";
  } else {
    print(lines, options, session);
  }
}

}  // namespace

json compiled_facts(const std::string& file, const std::vector<std::string>& devices,
                    Session& session) {
  StaticOptions options;
  options.devices = devices;
  return describe(lines_of(functions_of(file, session), options));
}

void add_static(Program& program, Session& session) {
  Verb verb = program.add_verb(
      "static", "Show what the compiler made of every kernel: registers, spills, occupancy");
  const auto options = std::make_shared<StaticOptions>();
  verb.arguments("file", options->files, "FILE",
                 "Programs, libraries, object files or cubins to read; this program if none is "
                 "named");
  verb.arguments_are("a file");
  verb.suggest("--device", processor_names);
  verb.list("--device", options->devices, {}, "NAMES",
            "Devices to count occupancy for: h200, h100, sm_120, ... (default: one for each "
            "architecture that there is code for)");
  verb.texts("--function", options->functions, "PATTERN",
             "Only functions of this name, with or without namespace and <...>, each instance on a "
             "line of its own; shell patterns, separated by commas or given several times");
  verb.flag("--local-memory", options->only_local,
            "Only what uses local memory (spilled registers, arrays, arguments), each instance");
  verb.word("--format", options->format, {"text", "json"}, "FORMAT",
            "text or json (sizes in bytes, occupancy as a share; null is not known)");
  verb.footer(R"(
Needs no GPU. Figures are read from the machine code in the file. Instances of one function template
share a line, with the least and the most; "-" is not known, "?" not known of every instance.

  function          its namespaces and its name: softmax::split_k::reduce_chunks is a launch of the
                    kernel in kernels/softmax/split_k.cu, softmax::two_pass the one of two_pass.cu
  threads           the most of a block, by launch bounds; without them there is no occupancy
  occupancy         resident warps as a share of the most an SM holds, for the shared memory that
                    the code names; what a launch adds to it is in the rows of a record
  stack B           local memory of a thread, with the functions that it calls (not recursion)
  spilled B         bytes that the code stores to and loads from local memory for want of registers,
                    each instruction once, as ptxas -v counts them (and those of registers that a
                    called function saves). Not known where arrays lie there too, or where code is
                    called that is not the function's own
  in flight KiB/SM  the most that loads into registers have under way, going through the code line
                    by line: bytes in flight of a thread times resident threads. Memory is busy where
                    that is its bandwidth times its latency. Generic loads, textures, cp.async and
                    bulk copies are not counted

Examples
  roofmax static                                    every function, by template
  roofmax static --function 'two_pass' --function 'split_k*'    the instances of some
  roofmax static --local-memory --device h200
  roofmax static mine.so --format json
)");
  verb.action([options, &session] { show_static(*options, session); });
}

}  // namespace roofmax::cli
