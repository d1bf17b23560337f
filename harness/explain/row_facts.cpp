#include "harness/explain/row_facts.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace roofmax::explain {
namespace {

using nlohmann::json;

/// The value at a path like "/bytes/measured"; null where there is none.
const json& at(const json& object, const char* path) {
  static const json none;
  const json::json_pointer pointer(path);
  return object.contains(pointer) ? object.at(pointer) : none;
}

std::optional<double> number(const json& object, const char* path) {
  const json& found = at(object, path);
  return found.is_number() ? std::optional(found.get<double>()) : std::nullopt;
}

std::optional<std::int64_t> whole(const json& object, const char* path) {
  const json& found = at(object, path);
  return found.is_number_integer() ? std::optional(found.get<std::int64_t>()) : std::nullopt;
}

std::optional<double> counter(const json& row, const char* name) {
  const json& counters = at(row, "/counters");
  if (!counters.is_object() || !counters.contains(name)) return std::nullopt;
  return counters.at(name).is_number() ? std::optional(counters.at(name).get<double>())
                                       : std::nullopt;
}

double sum(const json& object, const char* one, const char* other) {
  return number(object, one).value_or(0) + number(object, other).value_or(0);
}

template <typename Value>
std::optional<Value> positive(std::optional<Value> value) {
  return value && *value > 0 ? value : std::nullopt;
}

/// The launch with the most blocks; null where there is none.
const json& widest_launch(const json& row) {
  static const json none;
  const json& launches = at(row, "/static/launches");
  if (!launches.is_array() || launches.empty()) return none;
  return *std::max_element(launches.begin(), launches.end(), [](const json& a, const json& b) {
    return number(a, "/grid").value_or(0) < number(b, "/grid").value_or(0);
  });
}

/// The launch that takes longest where each was timed, else the one with the most blocks; null
/// where none is known.
const json& main_launch(const json& row) {
  static const json none;
  const json& launches = at(row, "/static/launches");
  if (!launches.is_array() || launches.empty()) return none;
  const json& parts = at(row, "/parts");
  if (parts.is_array() && parts.size() == launches.size()) {
    const auto longest =
        std::max_element(parts.begin(), parts.end(), [](const json& a, const json& b) {
          return number(a, "/time_s").value_or(0) < number(b, "/time_s").value_or(0);
        });
    return launches.at(static_cast<std::size_t>(longest - parts.begin()));
  }
  return widest_launch(row);
}

/// Nothing where some are not known.
std::optional<std::int64_t> blocks_of_all(const json& row) {
  std::int64_t sum = 0;
  for (const json& launch : at(row, "/static/launches")) {
    const auto blocks = whole(launch, "/grid");
    if (!blocks) return std::nullopt;
    sum += *blocks;
  }
  return sum;
}

/// The rows of a problem; nothing where its axes do not say.
std::optional<std::int64_t> rows_of(const json& row) {
  std::optional<std::int64_t> rows;
  for (const char* const axis : {"rows", "b", "heads", "sq", "queries"}) {
    const json& problem = at(row, "/problem");
    if (!problem.is_object() || !problem.contains(axis)) continue;
    if (!problem.at(axis).is_number_integer()) return std::nullopt;
    rows = rows.value_or(1) * problem.at(axis).get<std::int64_t>();
  }
  return rows;
}

/// Of a hot problem, by its size over that of the cache, and by how much of it memory was seen to
/// move.
Source source_of(double size, std::optional<double> moved) {
  constexpr double kHolds = 0.5;
  constexpr double kLeavesNothing = 2;
  constexpr double kFew = 0.2;
  constexpr double kMost = 0.9;
  if (size >= kLeavesNothing) return Source::memory;
  if (!moved) return size <= kHolds ? Source::cache : Source::both;
  if (size <= 1 && *moved <= kFew) return Source::cache;
  return *moved < kMost ? Source::both : Source::memory;
}

/// Of the loads of a warp, or of its stores where these take more sectors.
std::optional<double> sectors_of_access(const json& row) {
  constexpr const char* kKinds[][2] = {
      {"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "smsp__inst_executed_op_global_ld.sum"},
      {"l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", "smsp__inst_executed_op_global_st.sum"}};
  double most = 0;
  std::optional<double> found;
  for (const auto& [of_sectors, of_accesses] : kKinds) {
    const auto sectors = counter(row, of_sectors);
    const auto accesses = positive(counter(row, of_accesses));
    if (!sectors || !accesses || *sectors <= most) continue;
    most = *sectors;
    found = *sectors / *accesses;
  }
  return found;
}

void note_parts(const json& parts, Facts& facts) {
  if (!parts.is_array()) return;
  double total = 0;
  double gaps = 0;
  for (const json& part : parts) {
    const double seconds = number(part, "/time_s").value_or(0);
    total += seconds;
    gaps += number(part, "/gap_s").value_or(0);
    facts.parts.push_back({.name = part.value("name", "?"), .share = seconds});
  }
  if (total <= 0) {
    facts.parts.clear();
    return;
  }
  for (Part& part : facts.parts) part.share /= total;
  facts.gaps = gaps / total;
}

}  // namespace

std::optional<Facts> facts_of(const json& row, const json& header) {
  const auto time_s = number(row, "/median_s");
  const auto sol = number(row, "/sol");
  const double compulsory = sum(row, "/bytes/compulsory/read", "/bytes/compulsory/write");
  if (!time_s || !sol || *time_s <= 0 || compulsory <= 0) return std::nullopt;

  Facts facts{.sol = *sol, .is_cpu = at(header, "/device/kind") == "cpu"};
  facts.launches = std::max<std::int64_t>(1, whole(row, "/modelled/launches").value_or(1));
  const std::string costs = "/fixed_cost_s/" + row.value("timer", "");
  facts.launch = number(header, costs.c_str()).value_or(0) / *time_s;
  facts.fixed = facts.launch * static_cast<double>(facts.launches);
  const double modelled = sum(row, "/bytes/modelled/read", "/bytes/modelled/write");
  const bool has_both = number(row, "/bytes/measured/dram_read").has_value() &&
                        number(row, "/bytes/measured/dram_write").has_value();
  const double counted =
      has_both ? sum(row, "/bytes/measured/dram_read", "/bytes/measured/dram_write") : 0;
  // Of less, what earlier launches left to be written is too large a part.
  constexpr double kLeastCounted = 4 << 20;
  facts.is_counted = counted > 0 && compulsory >= kLeastCounted;
  if (facts.is_counted || modelled > 0) {
    facts.moved = (facts.is_counted ? counted : modelled) / compulsory;
  }
  if (row.value("cache", "") == "hot") {
    facts.source = source_of(compulsory / number(header, "/device/cache_bytes").value_or(1),
                             facts.is_counted ? std::optional(counted / compulsory) : std::nullopt);
  }
  // Faster than memory could have moved them, so that a cache gave what is read again.
  if (!facts.is_counted && speed_of(facts) * facts.moved > 1) {
    facts.from_cache = facts.moved - 1;
    facts.moved = 1;
  }

  note_parts(at(row, "/parts"), facts);
  const json& launch = main_launch(row);
  if (!launch.is_object()) return facts;
  facts.processors = positive(whole(header, "/device/processors"));
  facts.rows = rows_of(row);
  facts.blocks = whole(launch, "/grid");
  facts.blocks_of_all = blocks_of_all(row);
  facts.most_blocks = whole(widest_launch(row), "/grid");
  facts.blocks_of_processor = whole(launch, "/blocks_per_sm");
  facts.registers = whole(launch, "/registers");
  facts.local_bytes = whole(launch, "/local_bytes");
  facts.warps = number(launch, "/occupancy");
  constexpr double kPercent = 100;
  if (const auto active = counter(row, "sm__warps_active.avg.pct_of_peak_sustained_active")) {
    facts.warps = *active / kPercent;
  }
  const auto clock_mhz = positive(number(row, "/clock_mhz/after"));
  if (!facts.processors || !clock_mhz) return facts;
  // Of every SM since compute capability 7.0: an instruction of a warp a cycle in each of four
  // parts, and 16 exponentials a cycle.
  constexpr double kSlots = 4;
  constexpr double kExponentials = 16;
  constexpr double kMega = 1e6;
  const double cycles = *clock_mhz * kMega * *time_s * static_cast<double>(*facts.processors);
  if (const auto bytes = counter(row, "l1tex__t_bytes.sum"); bytes && modelled > 0) {
    constexpr double kSector = 32;
    facts.spread = *bytes / modelled;
    facts.sectors = *bytes / kSector / cycles;
    if (const auto of_l2 = positive(counter(row, "lts__t_bytes.sum"))) {
      facts.over_l2 = *bytes / *of_l2;
    }
  }
  facts.of_access = sectors_of_access(row);
  if (const auto instructions = counter(row, "smsp__inst_executed.sum")) {
    facts.issue = *instructions / (kSlots * cycles);
  }
  if (const auto instructions = counter(row, "smsp__inst_executed_pipe_xu.sum")) {
    constexpr double kLanes = 32;
    facts.exponential_unit = kLanes * *instructions / (kExponentials * cycles);
  }
  if (const auto exponentials = number(row, "/modelled/exponentials")) {
    facts.exponentials = *exponentials / (kExponentials * cycles);
  }
  return facts;
}

}  // namespace roofmax::explain
