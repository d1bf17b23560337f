// `roofmax counters`: the hardware counters of a GPU, and how often work must run for them. No GPU
// needed.

#include "harness/profile/counters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/profile/processor.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

struct CountersOptions {
  std::vector<std::string> asked;
  std::string device = "h200";
  std::string format = "text";
};

/// Names may stand with commas between, as for `run --counters`.
std::vector<std::string> split_at_commas(const std::vector<std::string>& words) {
  std::vector<std::string> names;
  for (const std::string& word : words) {
    for (std::size_t begin = 0; begin <= word.size();) {
      const std::size_t end = std::min(word.find(',', begin), word.size());
      names.push_back(word.substr(begin, end - begin));
      begin = end + 1;
      if (!names.back().empty()) continue;
      throw CliError(kBadInput,
                     fmt::format("'{}': an empty name: name counters with their endings, "
                                 "or a group (default, full), or a pattern",
                                 word));
    }
  }
  return names;
}

bool is_pattern(const std::string& text) { return text.find_first_of("*?") != std::string::npos; }

std::string plural(int count, const std::string& word) {
  return fmt::format("{} {}{}", count, word, count == 1 ? "" : word.ends_with('s') ? "es" : "s");
}

void print_counters(const std::vector<Counter>& counters, std::ostream& out) {
  std::size_t name_width = 0;
  std::size_t unit_width = 0;
  for (const Counter& counter : counters) {
    name_width = std::max(name_width, counter.name.size());
    unit_width = std::max(unit_width, counter.unit.size());
  }
  for (const Counter& counter : counters) {
    out << fmt::format("{:<{}}  {:<{}}  {}\n", counter.name, name_width, counter.unit, unit_width,
                       counter.description);
  }
}

json describe(const std::vector<Counter>& counters) {
  json list = json::array();
  for (const Counter& counter : counters) {
    list.push_back({{"name", counter.name},
                    {"unit", counter.unit.empty() ? json(nullptr) : json(counter.unit)},
                    {"description", counter.description}});
  }
  return list;
}

/// What there is of the names that the patterns match, without endings.
void list_matching(const CounterCatalogue& catalogue, const CountersOptions& options,
                   Session& session) {
  std::vector<Counter> found;
  for (const std::string& pattern : options.asked) {
    if (!is_pattern(pattern)) {
      throw CliError(kBadInput, fmt::format("{}: names and patterns together: ask for them one "
                                            "after the other",
                                            pattern));
    }
    const std::vector<Counter> matching = catalogue.matching(pattern);
    if (matching.empty()) {
      throw CliError(kBadInput, fmt::format("{}: matches no counter of {}; '*' lists all", pattern,
                                            options.device));
    }
    found.insert(found.end(), matching.begin(), matching.end());
  }
  if (options.format == "json") {
    session.out << json{{"device", options.device}, {"counters", describe(found)}}.dump(1) << '\n';
    return;
  }
  print_counters(found, session.out);
  const std::string& first = found.front().name;
  session.out << fmt::format("{}; each takes an ending, {}: {}\n",
                             plural(static_cast<int>(found.size()), "counter"), first,
                             describe_endings(catalogue.endings_of(first)));
}

void show_plan(const CounterCatalogue& catalogue, const CountersOptions& options,
               Session& session) {
  const CounterPlan plan = catalogue.plan(expand_counter_groups(options.asked));
  if (options.format == "json") {
    json dropped = json::array();
    for (const DroppedCounter& one : plan.dropped) {
      dropped.push_back({{"name", one.name}, {"reason", one.reason}});
    }
    session.out << json{{"device", options.device},
                        {"counters", describe(plan.counters)},
                        {"dropped", dropped},
                        {"passes", plan.passes}}
                       .dump(1)
                << '\n';
  } else {
    print_counters(plan.counters, session.out);
    for (const DroppedCounter& one : plan.dropped) {
      session.out << styled(fmt::format("dropped: {}: {}", one.name, one.reason), Look::warning,
                            session.terminal)
                  << '\n';
    }
    session.out << fmt::format("{} on {}: {} of the same work\n",
                               plural(static_cast<int>(plan.counters.size()), "counter"),
                               options.device, plural(plan.passes, "pass"));
  }
  if (plan.counters.empty() && !plan.dropped.empty()) session.exit_code = kBadInput;
}

void show_counters(CountersOptions options, Session& session) {
  const Processor* const processor = find_processor(options.device);
  if (processor == nullptr) {
    throw CliError(kBadInput, fmt::format("--device {}: not known; known are {}", options.device,
                                          fmt::join(processor_names(), ", ")));
  }
  options.asked = split_at_commas(options.asked);
  if (options.asked.empty()) options.asked = {"default"};
  try {
    const CounterCatalogue catalogue(processor->chip);
    if (std::any_of(options.asked.begin(), options.asked.end(), is_pattern)) {
      list_matching(catalogue, options, session);
    } else {
      show_plan(catalogue, options, session);
    }
  } catch (const NoCounters& error) {
    throw CliError(kNoDevice, error.what());
  }
}

}  // namespace

void add_counters(Program& program, Session& session) {
  Verb verb = program.add_verb(
      "counters", "Show which hardware counters a GPU has, and how many passes they take");
  const auto options = std::make_shared<CountersOptions>();
  verb.arguments("name", options->asked, "NAME",
                 "Counters with their endings, or a group: default, full; or patterns of what to "
                 "list (* and ? match); commas may separate them; 'default' if none is named");
  verb.suggest("--device", processor_names);
  verb.text("--device", options->device, "NAME", "Device: h200, h100, sm_120, ...");
  verb.word("--format", options->format, {"text", "json"}, "FORMAT", "text or json");
  verb.footer(R"(
Needs no GPU: CUPTI knows the counters of every chip. A GPU has fewer counters than names; where they
do not suffice at once, the same work runs several times, each a pass. What a chip does not have is
dropped, with the reason.

Examples
  roofmax counters                          the default group: bytes, warps, instructions, clock
  roofmax counters full --device sm_120     how often work would run for the full group elsewhere
  roofmax counters 'lts__t_sectors*'        what there is to be had of the L2's sectors
  roofmax counters lts__t_sectors_op_read.sum dram__bytes.sum
)");
  verb.action([options, &session] { show_counters(*options, session); });
}

}  // namespace roofmax::cli
