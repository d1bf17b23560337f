// Where a comparison is won and lost: its rows by kernel, and by problem.

#include "harness/gate/speed_up_groups.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <tuple>

#include "harness/gate/record_rows.hpp"

namespace roofmax::gate {
namespace {

using nlohmann::json;

/// Words as they are, numbers in digits.
std::string as_text(const json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

/// The axes of an operation, as far as they are described.
json axes_of(const json& operations, const std::string& operation) {
  const auto found = operations.find(operation);
  if (found == operations.end() || !found->is_object()) return json::array();
  const auto axes = found->find("axes");
  return axes != found->end() && axes->is_array() ? *axes : json::array();
}

/// Labels leave such a mode out.
bool is_implied(const json& axis, const json& value) {
  const auto hides = axis.find("hides_default");
  const auto usual = axis.find("default");
  return hides != axis.end() && *hides == true && usual != axis.end() &&
         as_text(*usual) == as_text(value);
}

/// What a row computes, and how long its reduced axis is.
struct Class {
  std::vector<std::pair<std::string, std::string>> modes;
  std::optional<double> length;
};

Class class_of(const json& row, const json& operations) {
  Class found;
  const auto problem = row.find("problem");
  if (problem == row.end() || !problem->is_object()) return found;
  for (const json& axis : axes_of(operations, text_of(row, "operation"))) {
    const std::string name = text_of(axis, "name");
    const auto value = problem->find(name);
    if (value == problem->end()) continue;
    const std::string role = text_of(axis, "role");
    if (role == "mode" && !is_implied(axis, *value))
      found.modes.emplace_back(name, as_text(*value));
    if (role == "length" && value->is_number() && !found.length) found.length = *value;
  }
  return found;
}

/// The power of ten at which numbers of as many digits begin.
double decade_of(double length) {
  constexpr double kTen = 10;
  return std::pow(kTen, std::floor(std::log10(length)));
}

}  // namespace

Sums sums_of(const SpeedUps& all, const std::vector<std::size_t>& rows) {
  if (rows.empty()) throw std::invalid_argument("sums need a row or more");
  Sums sums{.rows = static_cast<int>(rows.size())};
  sums.slowest = sums.fastest = rows.front();
  SpeedUps named;
  for (const std::size_t place : rows) {
    named.rows.push_back(all.rows.at(place));
    const double ratio = all.rows.at(place).effect.ratio;
    if (ratio < all.rows.at(sums.slowest).effect.ratio) sums.slowest = place;
    if (ratio > all.rows.at(sums.fastest).effect.ratio) sums.fastest = place;
  }
  sums.faster = named.wins();
  sums.slower = named.losses();
  sums.geometric_mean = named.geometric_mean();
  return sums;
}

std::vector<KernelSums> by_kernel(const SpeedUps& all) {
  std::map<std::string, std::vector<std::size_t>> places;
  for (std::size_t i = 0; i < all.rows.size(); ++i) places[all.rows[i].kernel].push_back(i);
  std::vector<KernelSums> found;
  for (const auto& [kernel, rows] : places) found.push_back({kernel, sums_of(all, rows)});
  std::stable_sort(found.begin(), found.end(), [](const KernelSums& left, const KernelSums& right) {
    return left.sums.geometric_mean < right.sums.geometric_mean;
  });
  return found;
}

std::vector<ProblemSums> by_problem(const SpeedUps& all, const json& operations) {
  struct Rows {
    std::vector<std::size_t> all;
    std::map<double, std::vector<std::size_t>> by_decade;
  };
  using Key =
      std::tuple<std::string, std::string, std::string,
                 std::vector<std::pair<std::string, std::string>>, std::string, std::string>;
  std::map<Key, Rows> groups;
  for (std::size_t i = 0; i < all.rows.size(); ++i) {
    const json& row = *all.rows[i].row_after;
    const Class found = class_of(row, operations);
    Rows& rows =
        groups[{text_of(row, "operation"), text_of(row, "dtype"), text_of(row, "dtype_out"),
                found.modes, text_of(row, "cache"), text_of(row, "timer")}];
    rows.all.push_back(i);
    if (found.length && *found.length >= 1) rows.by_decade[decade_of(*found.length)].push_back(i);
  }
  std::vector<ProblemSums> problems;
  for (const auto& [key, rows] : groups) {
    const auto& [operation, dtype, dtype_out, modes, cache, timer] = key;
    ProblemSums problem{.operation = operation,
                        .dtype = dtype,
                        .dtype_out = dtype_out,
                        .modes = modes,
                        .cache = cache,
                        .timer = timer,
                        .sums = sums_of(all, rows.all),
                        .lengths = {}};
    for (const auto& [from, places] : rows.by_decade) {
      constexpr double kTen = 10;
      problem.lengths.push_back({from, kTen * from, sums_of(all, places)});
    }
    problems.push_back(std::move(problem));
  }
  return problems;
}

}  // namespace roofmax::gate
