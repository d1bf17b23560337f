// `roofmax roof`: measures the ceilings of the device and the rates of its units, shows them, and
// says whether this machine is quiet enough for them to be believed.

#include <fmt/format.h>

#include <array>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <tuple>

#include "harness/cli/doctor.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/output.hpp"
#include "harness/cli/progress_line.hpp"
#include "harness/cli/rates_table.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/run.hpp"
#include "harness/record/record_file.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

struct RoofOptions {
  std::string device = "auto";
  std::string out;
  bool force = false;
};

constexpr std::array kDirections = {"read", "write", "copy"};

/// Ceilings of one cache state and footprint, by direction: "4612 (vector_copy)", with a "!" if it
/// was disturbed.
using Cells = std::map<std::string, std::string>;

void print_roof(const json& header, std::ostream& out) {
  std::map<std::pair<std::string, std::int64_t>, Cells> lines;
  std::size_t width = 5;
  for (const json& ceiling : header.at("ceilings")) {
    const std::string cell =
        fmt::format("{} ({}){}", format_gb_per_s(ceiling.at("bytes_per_s").get<double>()),
                    ceiling.at("kernel").get<std::string>(),
                    ceiling.value("flags", json::array()).empty() ? "" : " !");
    width = std::max(width, cell.size());
    lines[{ceiling.at("cache").get<std::string>(),
           ceiling.at("footprint_bytes").get<std::int64_t>()}]
         [ceiling.at("direction").get<std::string>()] = cell;
  }
  out << "Bandwidth in GB/s of the best streaming kernel, by bytes moved (copy: read + written)\n"
      << fmt::format("{:<5}  {:>10}", "cache", "footprint");
  for (const char* const direction : kDirections) out << fmt::format("  {:<{}}", direction, width);
  out << '\n';
  for (const auto& [place, cells] : lines) {
    out << fmt::format("{:<5}  {:>10}", place.first, format_size(place.second));
    for (const char* const direction : kDirections) {
      const auto cell = cells.find(direction);
      out << fmt::format("  {:<{}}", cell == cells.end() ? "-" : cell->second, width);
    }
    out << '\n';
  }
  print_rates(header, out);
  const std::string disturbed = describe_disturbed_ceilings(header);
  if (!disturbed.empty()) out << disturbed << '\n';
  const auto floors = header.find("launch_floor_s");
  if (floors == header.end() || !floors->is_object()) return;
  for (const auto& [timer, seconds] : floors->items()) {
    if (!seconds.is_number()) continue;
    out << fmt::format("an empty launch takes {} (timer {})\n", format_time(seconds.get<double>()),
                       timer);
  }
}

/// Shows the progress of ceilings and rates.
class RoofObserver : public WorkObserver {
 public:
  explicit RoofObserver(Session& session)
      : session_(session), progress_(session.out, session.terminal) {}

  void on_ceiling(const CeilingStep& step) override { progress_.show(step); }
  void on_rate(const RateStep& step) override { progress_.show(step); }
  void on_note(const std::string& note) override {
    progress_.clear();
    session_.out << styled("note: " + note, Look::warning, session_.terminal) << std::endl;
  }
  void finish() { progress_.clear(); }

 private:
  Session& session_;
  ProgressLine progress_;
};

Roof measure(const RunSettings& settings, RoofObserver& observer) {
  try {
    Roof found = measure_roof(settings, observer);
    observer.finish();
    return found;
  } catch (const std::exception& error) {
    observer.finish();
    throw CliError(kNoDevice, error.what());
  }
}

void roof(const RoofOptions& options, Session& session) {
  const Device device = select_device(options.device, true);
  if (!options.out.empty()) {
    check_output("--out", options.out, options.force,
                 "replace it with --force, or name another with --out");
  }
  const std::string started_at = utc_now(kIso8601);
  RunSettings settings;
  settings.device = device;
  RoofObserver observer(session);
  Roof found = measure(settings, observer);
  const bool is_interrupted = found.end == RunEnd::interrupted;
  if (is_interrupted) session.exit_code = kInterrupted;
  json& header = found.header;
  if (is_interrupted && (header.is_null() || header.value("ceilings", json::array()).empty())) {
    session.out << styled("interrupted before the first ceiling was measured; nothing was written",
                          Look::warning, session.terminal)
                << '\n';
    return;
  }
  header["command"] = session.command;
  header["started_at"] = started_at;
  const auto described = header.find("device");
  if (described != header.end() && described->is_object()) {
    session.out << styled(described->value("name", to_text(device)), Look::strong, session.terminal)
                << " (" << to_text(device) << ")\n";
  }
  print_roof(header, session.out);
  if (is_interrupted) {
    const std::size_t rates = header.value("rates", json::array()).size();
    session.out << styled(fmt::format("interrupted; the ceilings{} measured so far ({}) are kept",
                                      rates == 0 ? "" : " and rates",
                                      header.at("ceilings").size() + rates),
                          Look::warning, session.terminal)
                << '\n';
  }
  print_doctor(header, session.out, session.terminal);
  if (options.out.empty()) return;
  (void)RecordWriter::create(options.out, header, options.force || !holds_something(options.out));
  session.out << "header:  " << options.out << '\n';
}

}  // namespace

void add_roof(Program& program, Session& session) {
  Verb verb =
      program.add_verb("roof", "Measure the ceilings of a device, and say what disturbs it");
  const auto options = std::make_shared<RoofOptions>();
  add_device(verb, options->device);
  verb.file("--out", options->out, "Write what is measured as the header of a record file");
  verb.flag("--force", options->force, "Replace an existing --out");
  verb.footer(R"(
Ceilings are bandwidths of memory and of the last cache, and on a GPU the rates of its units: fused
multiply-adds (fp32_fma), exponentials, instructions issued, bytes read from shared memory and L1.
In the end some ceilings are measured again: they differ where a neighbour takes bandwidth. The
verdict in the last line is "nothing that disturbs this machine was found", "nothing severe was
found" or "too disturbed to be believed", which the lines above it explain; it does not change the
exit code.
Ctrl-C stops after the current one and keeps those measured so far.

Examples
  roofmax roof
  roofmax roof --device cuda:0 --out results/roof.jsonl
)");
  verb.action([options, &session] { roof(*options, session); });
}

}  // namespace roofmax::cli
