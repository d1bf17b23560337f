// The functions of two builds side by side, as their compilers left them.

#include "harness/gate/compiled_rows.hpp"

#include <fmt/format.h>

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stdexcept>

namespace roofmax::gate {
namespace {

using nlohmann::json;

/// A figure of a function, and which way it gets worse.
struct Fact {
  const char* field;
  const char* name;
  bool is_better_large;
  double tolerance;  ///< share that makes no difference
  bool is_told_only;
};
constexpr std::array kFacts{
    Fact{"spill_store_bytes", "bytes spilled", false, 0, false},
    Fact{"spill_load_bytes", "bytes loaded back", false, 0, false},
    Fact{"stack_bytes", "bytes of local memory", false, 0, false},
    Fact{"occupancy", "occupancy", true, 0, false},
    Fact{"instructions", "instructions", false, kMoreInstructions, false},
    Fact{"registers", "registers", false, 0, true},
    Fact{"shared_bytes", "bytes of shared memory", false, 0, true},
};

std::string word_of(const json& function, const char* field) {
  const auto found = function.find(field);
  if (found == function.end() || found->is_null()) return "";
  if (!found->is_string()) {
    throw std::runtime_error(fmt::format("field '{}' is {}, not text", field, found->type_name()));
  }
  return found->get<std::string>();
}

std::optional<double> fact_of(const json& function, const char* field) {
  const auto found = function.find(field);
  if (found == function.end() || found->is_null()) return std::nullopt;
  if (!found->is_number()) {
    throw std::runtime_error(
        fmt::format("field '{}' is {}, not a number", field, found->type_name()));
  }
  return found->get<double>();
}

std::string name_of_function(const json& function) {
  const std::string scope = word_of(function, "scope");
  const std::string name = word_of(function, "function");
  if (name.empty()) throw std::runtime_error("a function without field 'function'");
  return scope.empty() ? name : scope + "::" + name;
}

std::string place_of_function(const json& function) {
  const std::string device = word_of(function, "device");
  return word_of(function, "architecture") + (device.empty() ? "" : " " + device);
}

/// By name and place. Functions of one name in several files of a program are alike or the last.
std::map<std::string, const json*> by_name(const json& functions) {
  if (!functions.is_array()) {
    throw std::runtime_error("is no list of functions, as roofmax static --format json writes it");
  }
  std::map<std::string, const json*> found;
  for (const json& function : functions) {
    if (!function.is_object()) throw std::runtime_error("a function that is no JSON object");
    found[name_of_function(function) + " " + place_of_function(function)] = &function;
  }
  return found;
}

std::string value_of(const Fact& fact, double value) {
  constexpr double kHundred = 100;
  const bool is_share = std::string_view(fact.field) == "occupancy";
  return is_share ? fmt::format("{:.0f}%", kHundred * value) : fmt::format("{:g}", value);
}

void compare(const json& before, const json& after, Row& row) {
  std::vector<std::string> told;
  bool is_worse = false;
  bool is_better = false;
  for (const Fact& fact : kFacts) {
    const auto old_value = fact_of(before, fact.field);
    const auto new_value = fact_of(after, fact.field);
    if (!old_value || !new_value || *old_value == *new_value) continue;
    told.push_back(fmt::format("{} {} -> {}", fact.name, value_of(fact, *old_value),
                               value_of(fact, *new_value)));
    if (fact.is_told_only) continue;
    const double least = std::min(*old_value, *new_value);
    const double most = std::max(*old_value, *new_value);
    if (most <= least * (1 + fact.tolerance)) continue;
    const bool grew = *new_value > *old_value;
    (grew == fact.is_better_large ? is_better : is_worse) = true;
  }
  row.reason = fmt::format("{}", fmt::join(told, ", "));
  row.verdict = is_worse ? Verdict::regressed : is_better ? Verdict::improved : Verdict::unchanged;
}

}  // namespace

std::vector<Row> compare_compiled(const json& before, const json& after) {
  const auto old_functions = by_name(before);
  const auto new_functions = by_name(after);
  std::set<std::string> keys;
  for (const auto* functions : {&old_functions, &new_functions}) {
    for (const auto& [key, function] : *functions) keys.insert(key);
  }
  std::vector<Row> rows;
  for (const std::string& key : keys) {
    const auto old_function = old_functions.find(key);
    const auto new_function = new_functions.find(key);
    const bool was_there = old_function != old_functions.end();
    const bool is_there = new_function != new_functions.end();
    const json& known = is_there ? *new_function->second : *old_function->second;
    Row row{.key = key, .kernel = name_of_function(known), .place = place_of_function(known)};
    if (was_there && is_there) {
      compare(*old_function->second, *new_function->second, row);
    } else {
      row.reason = is_there ? "is new" : "is gone";
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace roofmax::gate
