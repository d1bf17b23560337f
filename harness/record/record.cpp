// Cases and records as JSON, field by field as SCHEMA.md lists them.

#include "harness/record/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <stdexcept>

#include "harness/record/typical.hpp"
#include "harness/record/words.hpp"
#include "kernels/choice/choice.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

using nlohmann::json;

constexpr std::array kDispositions = {Disposition::ok, Disposition::unsupported,
                                      Disposition::incorrect, Disposition::failed,
                                      Disposition::skipped};

// ---- Writing
// -------------------------------------------------------------------------------------

/// JSON has no infinity and no NaN: they become null like what is absent.
json number(std::optional<double> value) {
  return value && std::isfinite(*value) ? json(*value) : json();
}

/// Seven digits are far beyond what any timer resolves, and half as long as all of a double's.
json samples(const std::vector<double>& values) {
  json list = json::array();
  for (const double value : values) list.push_back(std::stod(fmt::format("{:.7g}", value)));
  return list.empty() ? json() : list;
}

json text_or_null(const std::string& text) { return text.empty() ? json() : json(text); }

json count_or_null(int count) { return count == 0 ? json() : json(count); }

json interval(const std::optional<Summary>& summary) {
  return summary ? json{summary->low, summary->high} : json();
}

json bytes(const std::optional<Bytes>& moved) {
  return moved ? json{{"read", moved->read}, {"write", moved->write}} : json();
}

json counted_bytes(const std::optional<CountedBytes>& counted) {
  if (!counted) return json();
  return {{"dram_read", number(counted->dram_read)},
          {"dram_write", number(counted->dram_write)},
          {"l2", number(counted->l2)}};
}

/// What any implementation must compute, besides the bytes that it must move.
json compulsory_arithmetic(const Record& record) {
  if (!record.compulsory_flops) return json();
  const Flops& flops = *record.compulsory_flops;
  return {{"flops",
           {{"fp32", number(flops.fp32)},
            {"fp64", number(flops.fp64)},
            {"matrix", number(flops.matrix)}}},
          {"exponentials", number(record.compulsory_exponentials)}};
}

template <typename Whole>
json whole_number(const std::optional<Whole>& value) {
  return value ? json(*value) : json();
}

json static_facts(const std::optional<StaticFacts>& facts) {
  if (!facts) return json();
  json launches = json::array();
  for (const LaunchFacts& launch : facts->launches) {
    launches.push_back({{"function", text_or_null(launch.function)},
                        {"grid", whole_number(launch.grid)},
                        {"threads", whole_number(launch.threads)},
                        {"registers", whole_number(launch.registers)},
                        {"shared_bytes", whole_number(launch.shared_bytes)},
                        {"local_bytes", whole_number(launch.local_bytes)},
                        {"blocks_per_sm", whole_number(launch.blocks_per_sm)},
                        {"occupancy", number(launch.occupancy)}});
  }
  return {{"registers", whole_number(facts->registers())},
          {"shared_bytes", whole_number(facts->shared_bytes())},
          {"spill_bytes", whole_number(facts->spill_bytes())},
          {"local_bytes", whole_number(facts->local_bytes())},
          {"occupancy", number(facts->occupancy())},
          {"launches", std::move(launches)}};
}

json launch_parts(const std::vector<LaunchPart>& parts) {
  if (parts.empty()) return nullptr;
  json list = json::array();
  for (const LaunchPart& part : parts) {
    list.push_back({{"name", part.name}, {"time_s", part.time_s}, {"gap_s", number(part.gap_s)}});
  }
  return list;
}

// ---- Reading
// -------------------------------------------------------------------------------------

/// The numbers that a field may hold, and how complaints call one.
struct Range {
  const char* expected;
  bool (*holds)(double);
};
constexpr Range kPositive{"a number above 0", [](double value) { return value > 0; }};
constexpr Range kAny{"a number", [](double) { return true; }};
constexpr Range kNotNegative{"a number from 0 up", [](double value) { return value >= 0; }};
constexpr Range kShare{"a number from 0 to 1",
                       [](double value) { return value >= 0 && value <= 1; }};

/// Reads members of one JSON object; every complaint names the field.
class Fields {
 public:
  Fields(const json& object, std::string where) : object_(object), where_(std::move(where)) {
    if (!object_.is_object()) {
      throw std::runtime_error(
          where_.empty() ? fmt::format("an object is expected, not {}", short_text(object))
                         : complaint("", object, "an object"));
    }
  }

  /// The member, or nullptr when it is missing or null.
  [[nodiscard]] const json* find(const std::string& name) const {
    const auto found = object_.find(name);
    return found == object_.end() || found->is_null() ? nullptr : &*found;
  }

  [[nodiscard]] std::string text(const std::string& name) const {
    const json* const value = find(name);
    if (value == nullptr) throw std::runtime_error(complaint(name, json(), "text"));
    if (!value->is_string()) throw std::runtime_error(complaint(name, *value, "text"));
    return value->get<std::string>();
  }

  [[nodiscard]] std::string text_or_empty(const std::string& name) const {
    return find(name) == nullptr ? std::string{} : text(name);
  }

  /// Text that is not empty.
  [[nodiscard]] std::string name(const std::string& field) const {
    std::string found = text(field);
    if (found.empty()) throw std::runtime_error(complaint(field, found, "a name"));
    return found;
  }

  [[nodiscard]] std::optional<double> number(const std::string& name, const Range& range) const {
    const json* const value = find(name);
    return value == nullptr ? std::nullopt : std::optional(number_in(*value, name, range));
  }

  /// A whole number from `least` to the largest of `Integer`.
  template <typename Integer>
  [[nodiscard]] std::optional<Integer> integer(const std::string& name, int least = 0) const {
    const json* const value = find(name);
    if (value == nullptr) return std::nullopt;
    constexpr auto kMax = static_cast<std::uint64_t>(std::numeric_limits<Integer>::max());
    // A number made in the program may be held as signed; one read from text is not.
    const bool is_whole = value->is_number_unsigned() ||
                          (value->is_number_integer() && value->get<std::int64_t>() >= 0);
    const bool fits = is_whole && value->get<std::uint64_t>() <= kMax &&
                      value->get<std::uint64_t>() >= static_cast<std::uint64_t>(least);
    if (!fits) {
      throw std::runtime_error(
          complaint(name, *value, fmt::format("a whole number from {} to {}", least, kMax)));
    }
    return value->get<Integer>();
  }

  [[nodiscard]] std::vector<double> numbers(const std::string& name, const Range& range) const {
    const json* const value = find(name);
    if (value == nullptr) return {};
    if (!value->is_array()) throw std::runtime_error(complaint(name, *value, "a list of numbers"));
    std::vector<double> found;
    for (const json& element : *value) {
      found.push_back(number_in(element, fmt::format("{}[{}]", name, found.size()), range));
    }
    return found;
  }

  /// The members of an object of numbers; none where it is missing or null.
  [[nodiscard]] std::map<std::string, double> numbers_by_name(const std::string& name,
                                                              const Range& range) const {
    std::map<std::string, double> found;
    const Fields fields = object(name);
    for (const auto& [key, value] : fields.object_.items()) {
      if (const auto number = fields.number(key, range)) found.emplace(key, *number);
    }
    return found;
  }

  /// Throws unless it is true, false or absent.
  void check_boolean(const std::string& name) const {
    const json* const value = find(name);
    if (value == nullptr || value->is_boolean()) return;
    throw std::runtime_error(complaint(name, *value, "true or false"));
  }

  [[nodiscard]] std::vector<std::size_t> counts(const std::string& name) const {
    const json* const value = find(name);
    if (value == nullptr) return {};
    if (!value->is_array() || !std::all_of(value->begin(), value->end(), [](const json& e) {
          return e.is_number_integer() && e > 0;
        })) {
      throw std::runtime_error(complaint(name, *value, "a list of whole numbers above 0"));
    }
    return value->get<std::vector<std::size_t>>();
  }

  [[nodiscard]] std::vector<std::string> texts(const std::string& name) const {
    const json* const value = find(name);
    if (value == nullptr) return {};
    if (!value->is_array() ||
        !std::all_of(value->begin(), value->end(), [](const json& e) { return e.is_string(); })) {
      throw std::runtime_error(complaint(name, *value, "a list of texts"));
    }
    return value->get<std::vector<std::string>>();
  }

  /// The members of a list, each an object.
  [[nodiscard]] std::vector<Fields> objects(const std::string& name) const {
    const json* const value = find(name);
    if (value == nullptr || !value->is_array()) {
      throw std::runtime_error(
          complaint(name, value == nullptr ? json() : *value, "a list of objects"));
    }
    std::vector<Fields> found;
    for (const json& element : *value) {
      found.emplace_back(element, fmt::format("{}[{}]", path(name), found.size()));
    }
    return found;
  }

  /// The member as an object; one without members when it is missing or null.
  [[nodiscard]] Fields object(const std::string& name) const {
    static const json kNone = json::object();
    const json* const value = find(name);
    return {value == nullptr ? kNone : *value, path(name)};
  }

  [[nodiscard]] std::string complaint(const std::string& name, const json& value,
                                      const std::string& expected) const {
    return fmt::format("field '{}': {} is expected, not {}", path(name), expected,
                       short_text(value));
  }

 private:
  [[nodiscard]] double number_in(const json& value, const std::string& name,
                                 const Range& range) const {
    const bool is_finite = value.is_number() && std::isfinite(value.get<double>());
    if (!is_finite || !range.holds(value.get<double>())) {
      throw std::runtime_error(complaint(name, value, range.expected));
    }
    return value.get<double>();
  }

  [[nodiscard]] std::string path(const std::string& name) const {
    return where_.empty() || name.empty() ? where_ + name : where_ + "." + name;
  }

  static std::string short_text(const json& value) {
    constexpr std::size_t kLongest = 40;
    std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    if (text.size() > kLongest) text = text.substr(0, kLongest) + "...";
    return text;
  }

  const json& object_;
  std::string where_;
};

/// A name out of a fixed set, through its parser.
template <typename Parse>
auto word(const Fields& fields, const std::string& name, const std::string& expected, Parse parse) {
  const auto value = parse(fields.text(name));
  if (!value) throw std::runtime_error(fields.complaint(name, fields.text(name), expected));
  return *value;
}

std::optional<Bytes> read_bytes(const Fields& parent, const std::string& name) {
  if (parent.find(name) == nullptr) return std::nullopt;
  const Fields fields = parent.object(name);
  return Bytes{fields.integer<std::int64_t>("read").value_or(0),
               fields.integer<std::int64_t>("write").value_or(0)};
}

std::optional<CountedBytes> read_counted_bytes(const Fields& parent) {
  if (parent.find("measured") == nullptr) return std::nullopt;
  const Fields fields = parent.object("measured");
  return CountedBytes{fields.number("dram_read", kNotNegative),
                      fields.number("dram_write", kNotNegative), fields.number("l2", kNotNegative)};
}

/// The figures of the whole follow from those of the launches.
std::optional<StaticFacts> read_static_facts(const Fields& parent) {
  if (parent.find("static") == nullptr) return std::nullopt;
  const Fields whole = parent.object("static");
  for (const char* const total : {"registers", "shared_bytes", "spill_bytes", "local_bytes"}) {
    static_cast<void>(whole.integer<std::int64_t>(total));
  }
  static_cast<void>(whole.number("occupancy", kShare));
  StaticFacts facts;
  for (const Fields& launch : whole.objects("launches")) {
    facts.launches.push_back({.function = launch.text_or_empty("function"),
                              .grid = launch.integer<std::int64_t>("grid"),
                              .threads = launch.integer<int>("threads"),
                              .registers = launch.integer<int>("registers"),
                              .shared_bytes = launch.integer<std::int64_t>("shared_bytes"),
                              .local_bytes = launch.integer<std::int64_t>("local_bytes"),
                              .blocks_per_sm = launch.integer<int>("blocks_per_sm"),
                              .occupancy = launch.number("occupancy", kShare)});
  }
  return facts;
}

std::vector<LaunchPart> read_launch_parts(const Fields& parent) {
  if (parent.find("parts") == nullptr) return {};
  std::vector<LaunchPart> parts;
  for (const Fields& part : parent.objects("parts")) {
    parts.push_back({.name = part.name("name"),
                     .time_s = part.number("time_s", kNotNegative).value_or(0),
                     .gap_s = part.number("gap_s", kAny)});
  }
  return parts;
}

/// [low, high], both above 0 and in order.
std::pair<double, double> read_interval(const Fields& fields, const std::string& name) {
  const std::vector<double> bounds = fields.numbers(name, kPositive);
  if (bounds.size() != 2 || bounds[0] > bounds[1]) {
    const json* const found = fields.find(name);
    throw std::runtime_error(
        fields.complaint(name, found == nullptr ? json() : *found, "[low, high]"));
  }
  return {bounds[0], bounds[1]};
}

std::optional<Summary> read_summary(const Fields& fields, const std::string& median,
                                    const std::string& interval_name) {
  const auto value = fields.number(median, kPositive);
  if (!value) return std::nullopt;
  const auto [low, high] = read_interval(fields, interval_name);
  if (*value < low || *value > high) {
    throw std::runtime_error(
        fields.complaint(interval_name, json{low, high},
                         fmt::format("an interval that holds '{}' ({})", median, *value)));
  }
  return Summary{.typical = *value, .low = low, .high = high};
}

/// Files from before it had an interval have the value alone.
std::optional<Summary> read_two_read_floor(const Fields& fields) {
  const auto value = fields.number("two_read_floor_s", kPositive);
  if (!value) return std::nullopt;
  if (fields.find("two_read_floor_ci_s") == nullptr) return Summary{*value, *value, *value};
  return read_summary(fields, "two_read_floor_s", "two_read_floor_ci_s");
}

/// What identifies a case, as the row spells it: the kernel or the operation may be none of this
/// build.
struct IdentityFields {
  std::string operation;
  std::string kernel;
  std::string tuning;
  DtypePair dtypes;
  std::map<std::string, std::string> axes;
  Device device;
  Cache cache;
  TimerKind timer;
};

std::map<std::string, std::string> read_axes(const Fields& fields) {
  const json* const axes = fields.find("problem");
  if (axes == nullptr || !axes->is_object()) {
    throw std::runtime_error(
        fields.complaint("problem", axes == nullptr ? json() : *axes, "{axis: value}"));
  }
  std::map<std::string, std::string> values;
  for (const auto& [axis, value] : axes->items()) {
    if (!value.is_string() && !value.is_number()) {
      throw std::runtime_error(fields.complaint("problem." + axis, value, "a number or a word"));
    }
    values[axis] = value.is_string() ? value.get<std::string>() : value.dump();
  }
  return values;
}

IdentityFields read_identity(const Fields& fields) {
  const auto dtype_word = [&](const char* field) {
    return word(fields, field, "an element type", parse_dtype);
  };
  fields.check_boolean("default_variant");
  return {
      .operation = fields.name("operation"),
      .kernel = fields.name("kernel"),
      .tuning = fields.text_or_empty("variant"),
      .dtypes = {dtype_word("dtype"), dtype_word("dtype_out")},
      .axes = read_axes(fields),
      .device = word(fields, "device", "\"cpu\" or \"cuda:N\"", parse_device),
      .cache = word(fields, "cache", "\"cold\" or \"hot\"", parse_cache),
      .timer = word(fields, "timer", "\"graph\", \"event\", \"cupti\" or \"wall\"", parse_timer)};
}

const Kernel& kernel_of(const IdentityFields& identity) {
  const Operation* const operation = find_operation(identity.operation);
  if (operation != nullptr && identity.kernel == kAutoKernel) {
    const Kernel* const chooser = auto_kernel(*operation, identity.device.kind);
    if (chooser != nullptr) return *chooser;
  }
  for (const Kernel* kernel : kernels()) {
    if (kernel->operation == identity.operation && kernel->device == identity.device.kind &&
        kernel->name == identity.kernel && kernel->tuning == identity.tuning) {
      return *kernel;
    }
  }
  throw std::runtime_error(fmt::format(
      "field 'kernel': this build has no kernel '{}{}{}' of {} for {}: build the revision that "
      "measured it, or name its plugin",
      identity.kernel, identity.tuning.empty() ? "" : "@", identity.tuning, identity.operation,
      name_of(identity.device.kind)));
}

Problem problem_of(const IdentityFields& identity) {
  const Operation* const operation = find_operation(identity.operation);
  if (operation == nullptr) {
    throw std::runtime_error(
        fmt::format("field 'operation': this build has no operation '{}'", identity.operation));
  }
  try {
    return operation->make_problem(identity.dtypes, identity.axes);
  } catch (const ProblemError& error) {
    throw std::runtime_error(fmt::format("field 'problem': {}", error.what()));
  }
}

void check_kind(const Fields& fields) {
  if (fields.text("kind") == "case") return;
  throw std::runtime_error(fields.complaint("kind", fields.text("kind"), "\"case\""));
}

/// All of a row but its identity.
Record read_outcome(const Fields& fields) {
  Record record;
  record.disposition = word(fields, "disposition", "a disposition", parse_disposition);
  record.reason = fields.text_or_empty("reason");
  record.constraint = fields.text_or_empty("constraint");
  record.chosen = fields.text_or_empty("chosen");
  record.samples_s = fields.numbers("samples_s", kPositive);
  record.time_s = read_summary(fields, "median_s", "time_ci_s");
  record.twin_samples_s = fields.numbers("twin_samples_s", kPositive);
  record.two_read_samples_s = fields.numbers("two_read_samples_s", kPositive);
  record.visits = fields.counts("visits");
  const Fields after = fields.object("samples_after");
  record.samples_after = after.text_or_empty("kernel");
  record.twin_samples_after = after.text_or_empty("twin");
  record.sol = read_summary(fields, "sol", "sol_ci");
  record.twin = fields.text_or_empty("twin");
  record.launches_per_sample = fields.integer<int>("launches_per_sample", 1).value_or(0);
  record.twin_launches_per_sample = fields.integer<int>("twin_launches_per_sample", 1).value_or(0);
  record.buffer_sets = fields.integer<int>("buffer_sets", 1).value_or(0);
  const Fields moved = fields.object("bytes");
  record.compulsory = read_bytes(moved, "compulsory");
  record.modelled = read_bytes(moved, "modelled");
  const Fields modelled = fields.object("modelled");
  record.modelled_flops = modelled.number("flops", kNotNegative);
  record.modelled_exponentials = modelled.number("exponentials", kNotNegative);
  record.modelled_launches = modelled.integer<int>("launches");
  if (fields.find("compulsory") != nullptr) {
    const Fields compulsory = fields.object("compulsory");
    const Fields flops = compulsory.object("flops");
    record.compulsory_flops = {.fp32 = flops.number("fp32", kNotNegative).value_or(0),
                               .fp64 = flops.number("fp64", kNotNegative).value_or(0),
                               .matrix = flops.number("matrix", kNotNegative).value_or(0)};
    record.compulsory_exponentials = compulsory.number("exponentials", kNotNegative);
  }
  record.bound_by = fields.text_or_empty("bound_by");
  record.two_read_floor_s = read_two_read_floor(fields);
  record.static_facts = read_static_facts(fields);
  record.parts = read_launch_parts(fields);
  record.measured = read_counted_bytes(moved);
  record.counters = fields.numbers_by_name("counters", kNotNegative);
  record.why_no_counters = fields.text_or_empty("why_no_counters");
  const Fields clock = fields.object("clock_mhz");
  record.clock_mhz_before = clock.number("before", kNotNegative);
  record.clock_mhz_after = clock.number("after", kNotNegative);
  record.flags = fields.texts("flags");
  const Fields error = fields.object("error");
  record.max_ulp = error.number("max_ulp", kNotNegative);
  record.judged_ulp = error.number("judged_ulp", kNotNegative);
  record.row_sum_error = error.number("row_sum", kNotNegative);
  record.elapsed_s = fields.number("elapsed_s", kNotNegative).value_or(0);
  return record;
}

/// Of a row in a file: times are there if it is ok, and only then.
void check_times(const Fields& fields, Disposition disposition) {
  const bool is_ok = disposition == Disposition::ok;
  const std::string because = fmt::format("(the row is {})", name_of(disposition));
  const auto check = [&](const char* name, bool is_wanted) {
    const json* const value = fields.find(name);
    const bool is_there = value != nullptr && !value->empty();
    if (is_there == is_wanted) return;
    throw std::runtime_error(fields.complaint(name, value == nullptr ? json() : *value,
                                              (is_wanted ? "a value " : "null ") + because));
  };
  for (const char* const name : {"median_s", "time_ci_s", "samples_s"}) check(name, is_ok);
  if (is_ok) return;
  for (const char* const name : {"twin_samples_s", "sol", "sol_ci"}) check(name, false);
}

/// The time is what is typical of the samples, which have seven digits; or their median, as it was
/// before visits were averaged.
void check_time(const Fields& fields, const Record& record) {
  if (!record.time_s || record.samples_s.empty()) return;
  const auto is_time = [&record](double value) {
    constexpr double kTolerance = 1e-6;
    return std::abs(record.time_s->typical - value) <= kTolerance * value;
  };
  const double typical = typical_of(record.samples_s, record.visits);
  if (is_time(typical) || is_time(median_of(record.samples_s))) return;
  throw std::runtime_error(
      fields.complaint("median_s", json(record.time_s->typical),
                       fmt::format("what is typical of 'samples_s' ({:.7g})", typical)));
}

/// SOL is what is typical of the twin's samples over what is of the kernel's, or the medians of
/// both. By less than what a gate calls a change it may be off.
void check_sol(const Fields& fields, const Record& record) {
  if (!record.sol || record.samples_s.empty() || record.twin_samples_s.empty()) return;
  const auto is_sol = [&record](double value) {
    constexpr double kTolerance = 0.015;
    return std::abs(record.sol->typical / value - 1) <= kTolerance;
  };
  const bool is_paired = record.twin_samples_s.size() == record.samples_s.size();
  const double typical = typical_of(record.twin_samples_s, is_paired ? record.visits : Visits{}) /
                         typical_of(record.samples_s, record.visits);
  if (is_sol(typical) || is_sol(median_of(record.twin_samples_s) / median_of(record.samples_s))) {
    return;
  }
  throw std::runtime_error(fields.complaint(
      "sol", json(record.sol->typical),
      fmt::format("what is typical of 'twin_samples_s' over what is of 'samples_s' ({:.7g})",
                  typical)));
}

/// Every sample belongs to a visit, and has one that came before it.
void check_visits(const Fields& fields, const Record& record) {
  const std::size_t samples = record.samples_s.size();
  const std::size_t visited =
      std::accumulate(record.visits.begin(), record.visits.end(), std::size_t{0});
  if (!record.visits.empty() && visited != samples) {
    throw std::runtime_error(
        fields.complaint("visits", *fields.find("visits"),
                         fmt::format("a list that adds up to {} samples", samples)));
  }
  const auto check = [&](const char* side, const std::string& after, std::size_t count) {
    const bool is_known = after.find_first_not_of("ktf") == std::string::npos;
    if (after.empty() || (after.size() == count && is_known)) return;
    throw std::runtime_error(
        fields.object("samples_after")
            .complaint(side, json(after), fmt::format("a text of {} letters k, t or f", count)));
  };
  check("kernel", record.samples_after, samples);
  check("twin", record.twin_samples_after, record.twin_samples_s.size());
  const std::size_t floors = record.two_read_samples_s.size();
  if (floors != 0 && floors != samples) {
    throw std::runtime_error(fields.complaint("two_read_samples_s", json(floors),
                                              fmt::format("a list of {} samples", samples)));
  }
}

}  // namespace

std::optional<Disposition> parse_disposition(std::string_view name) {
  for (const Disposition disposition : kDispositions) {
    if (name == name_of(disposition)) return disposition;
  }
  return std::nullopt;
}

std::string_view name_of(Disposition disposition) {
  switch (disposition) {
    case Disposition::ok:
      return "ok";
    case Disposition::unsupported:
      return "unsupported";
    case Disposition::incorrect:
      return "incorrect";
    case Disposition::failed:
      return "failed";
    case Disposition::skipped:
      return "skipped";
  }
  return "?";
}

std::string describe_kernel(const Record& record) {
  const std::string name = record.identity.kernel->full_name();
  return record.chosen.empty() ? name : fmt::format("{} ({})", name, record.chosen);
}

json to_json(const Case& c) {
  json problem = json::object();
  for (const Problem::Coordinate& axis : c.problem.axes) {
    problem[axis.name] = axis.choice.empty() ? json(axis.value) : json(axis.choice);
  }
  return {{"key", c.key()},
          {"operation", c.problem.operation->name},
          {"kernel", c.kernel->name},
          {"variant", c.kernel->tuning},
          {"default_variant", c.kernel->default_tuning},
          {"dtype", name_of(c.problem.dtype)},
          {"dtype_out", name_of(c.problem.dtype_out)},
          {"problem", std::move(problem)},
          {"device", to_text(c.device)},
          {"cache", name_of(c.cache)},
          {"timer", name_of(c.timer)}};
}

Case case_from_json(const json& object) {
  const IdentityFields identity = read_identity(Fields(object, ""));
  Problem problem = problem_of(identity);
  return {.problem = std::move(problem),
          .kernel = &kernel_of(identity),
          .device = identity.device,
          .cache = identity.cache,
          .timer = identity.timer};
}

json to_json(const Record& record) {
  json row = to_json(record.identity);
  row["kind"] = "case";
  row["disposition"] = name_of(record.disposition);
  row["reason"] = text_or_null(record.reason);
  row["constraint"] = text_or_null(record.constraint);
  row["chosen"] = text_or_null(record.chosen);
  row["median_s"] = record.time_s ? json(record.time_s->typical) : json();
  row["time_ci_s"] = interval(record.time_s);
  row["samples_s"] = samples(record.samples_s);
  row["twin_samples_s"] = samples(record.twin_samples_s);
  row["two_read_samples_s"] = samples(record.two_read_samples_s);
  row["visits"] = record.visits.empty() ? json() : json(record.visits);
  row["samples_after"] = record.samples_after.empty() ? json()
                                                      : json{{"kernel", record.samples_after},
                                                             {"twin", record.twin_samples_after}};
  row["sol"] = record.sol ? json(record.sol->typical) : json();
  row["sol_ci"] = interval(record.sol);
  row["twin"] = text_or_null(record.twin);
  row["launches_per_sample"] = count_or_null(record.launches_per_sample);
  row["twin_launches_per_sample"] = count_or_null(record.twin_launches_per_sample);
  row["buffer_sets"] = count_or_null(record.buffer_sets);
  row["bytes"] = {{"compulsory", bytes(record.compulsory)},
                  {"modelled", bytes(record.modelled)},
                  {"measured", counted_bytes(record.measured)}};
  row["modelled"] = {{"flops", number(record.modelled_flops)},
                     {"exponentials", number(record.modelled_exponentials)},
                     {"launches", whole_number(record.modelled_launches)}};
  row["compulsory"] = compulsory_arithmetic(record);
  row["bound_by"] = text_or_null(record.bound_by);
  row["two_read_floor_s"] =
      record.two_read_floor_s ? json(record.two_read_floor_s->typical) : json();
  row["two_read_floor_ci_s"] = interval(record.two_read_floor_s);
  row["static"] = static_facts(record.static_facts);
  row["parts"] = launch_parts(record.parts);
  row["counters"] = record.counters.empty() ? json() : json(record.counters);
  row["why_no_counters"] = text_or_null(record.why_no_counters);
  row["clock_mhz"] = {{"before", number(record.clock_mhz_before)},
                      {"after", number(record.clock_mhz_after)}};
  row["flags"] = record.flags;
  row["error"] = {{"max_ulp", number(record.max_ulp)},
                  {"judged_ulp", number(record.judged_ulp)},
                  {"row_sum", number(record.row_sum_error)}};
  row["elapsed_s"] = record.elapsed_s;
  return row;
}

Record record_from_json(const json& object) {
  const Fields fields(object, "");
  check_kind(fields);
  Record record = read_outcome(fields);
  record.identity = case_from_json(object);
  return record;
}

void check_row(const json& object) {
  const Fields fields(object, "");
  check_kind(fields);
  static_cast<void>(fields.name("key"));
  if (fields.find("run") != nullptr) static_cast<void>(fields.name("run"));
  static_cast<void>(read_identity(fields));
  const Record outcome = read_outcome(fields);
  check_times(fields, outcome.disposition);
  check_visits(fields, outcome);
  check_time(fields, outcome);
  check_sol(fields, outcome);
}

}  // namespace roofmax
