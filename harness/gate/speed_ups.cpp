// How many times as fast one side of a comparison is as the other.

#include "harness/gate/speed_ups.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "harness/gate/record_rows.hpp"

namespace roofmax::gate {
namespace {

using nlohmann::json;

/// Timed rows by place; of a place the rows by kernel.
using Places = std::map<std::string, std::map<std::string, const json*>>;

Places places_of(const RecordFile& file) {
  std::map<std::string, const json*> last;
  for (const json& row : file.rows) last[row.at("key").get<std::string>()] = &row;
  Places places;
  for (const auto& [key, row] : last) {
    if (side_of(*row).time_s) places[place_of(*row)][kernel_of(*row)] = row;
  }
  return places;
}

std::string kind_of(const RecordFile& file) {
  return file.headers.front().at("device").at("kind").get<std::string>();
}

/// The last three words of a place are the kind of device, the cache state and the timer.
std::string without_kind_and_timer(const std::string& place) {
  const std::size_t timer = place.rfind(' ');
  const std::size_t cache = place.rfind(' ', timer - 1);
  const std::size_t kind = place.rfind(' ', cache - 1);
  return place.substr(0, kind) + place.substr(cache, timer - cache);
}

/// Kernels then are by name and timer.
Places places_of_any_kind(const RecordFile& file) {
  Places places;
  for (const auto& [place, kernels] : places_of(file)) {
    for (const auto& [name, row] : kernels) {
      places[without_kind_and_timer(place)][name + place.substr(place.rfind(' '))] = row;
    }
  }
  return places;
}

std::optional<Figure> figure_of_row(const json& row, bool is_by_sol) {
  return is_by_sol ? figure_of(row, "sol", "sol_ci") : speed_of(row);
}

void add(const std::string& place, const json& before, const json& after, SpeedUps& all) {
  const auto old_figure = figure_of_row(before, all.is_by_sol);
  const auto new_figure = figure_of_row(after, all.is_by_sol);
  if (!old_figure || !new_figure) {
    ++all.without_figure;
    return;
  }
  // How much longer the one before takes is how many times as fast the one after is.
  all.rows.push_back({.kernel = kernel_of(after),
                      .place = place,
                      .before = side_of(before),
                      .after = side_of(after),
                      .effect = effect_between(*new_figure, *old_figure),
                      .row_before = &before,
                      .row_after = &after});
}

/// `auto` is one of the others, measured twice: it counts only where there are no others.
const json* fastest_of(const std::map<std::string, const json*>& kernels) {
  const auto rank = [](const auto& kernel) {
    return std::pair(!chosen_of(*kernel.second).empty(), side_of(*kernel.second).time_s);
  };
  return std::min_element(
             kernels.begin(), kernels.end(),
             [&](const auto& left, const auto& right) { return rank(left) < rank(right); })
      ->second;
}

/// The row of a kernel at a place: of that name in full, else its documented tuning.
const json* row_of(const std::map<std::string, const json*>& kernels, const std::string& name) {
  const auto found = kernels.find(name);
  if (found != kernels.end()) return found->second;
  for (const auto& [full_name, row] : kernels) {
    if (full_name.substr(0, full_name.find('@')) == name && is_documented(*row)) return row;
  }
  return nullptr;
}

bool is_kernel(const json& row, const std::string& name) {
  const std::string full_name = kernel_of(row);
  return full_name == name || full_name.substr(0, full_name.find('@')) == name;
}

}  // namespace

int SpeedUps::wins() const {
  return static_cast<int>(
      std::count_if(rows.begin(), rows.end(), [](const SpeedUp& row) { return row.is_win(); }));
}

int SpeedUps::losses() const {
  return static_cast<int>(
      std::count_if(rows.begin(), rows.end(), [](const SpeedUp& row) { return row.is_loss(); }));
}

int SpeedUps::level() const { return static_cast<int>(rows.size()) - wins() - losses(); }

double SpeedUps::geometric_mean() const {
  double sum = 0;
  for (const SpeedUp& row : rows) sum += std::log(row.effect.ratio);
  return std::exp(sum / static_cast<double>(rows.size()));
}

double SpeedUps::quantile(double share) const {
  std::vector<double> ratios;
  for (const SpeedUp& row : rows) ratios.push_back(row.effect.ratio);
  std::sort(ratios.begin(), ratios.end());
  const double place = share * static_cast<double>(rows.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, ratios.size() - 1);
  return std::lerp(ratios[below], ratios[above], place - static_cast<double>(below));
}

SpeedUps compare_files(const RecordFile& before, const RecordFile& after, bool takes_fastest) {
  const auto differences = differences_between(before, after);
  SpeedUps all{.before = {}, .after = {}, .rows = {}};
  all.is_by_sol = std::any_of(differences.begin(), differences.end(),
                              [](const Difference& one) { return one.what == "device"; });
  const bool is_of_two_kinds = takes_fastest && kind_of(before) != kind_of(after);
  const Places old_places = is_of_two_kinds ? places_of_any_kind(before) : places_of(before);
  const Places new_places = is_of_two_kinds ? places_of_any_kind(after) : places_of(after);
  std::set<std::string> names;
  for (const Places* places : {&old_places, &new_places}) {
    for (const auto& [place, kernels] : *places) names.insert(place);
  }
  for (const std::string& place : names) {
    const auto old_place = old_places.find(place);
    const auto new_place = new_places.find(place);
    const std::size_t old_count = old_place == old_places.end() ? 0 : old_place->second.size();
    const std::size_t new_count = new_place == new_places.end() ? 0 : new_place->second.size();
    if (old_count == 0 || new_count == 0) {
      all.only_before += static_cast<int>(takes_fastest && old_count > 0 ? 1 : old_count);
      all.only_after += static_cast<int>(takes_fastest && new_count > 0 ? 1 : new_count);
      continue;
    }
    if (takes_fastest) {
      add(place, *fastest_of(old_place->second), *fastest_of(new_place->second), all);
      continue;
    }
    for (const auto& [kernel, row] : new_place->second) {
      const auto same = old_place->second.find(kernel);
      if (same == old_place->second.end()) {
        ++all.only_after;
      } else {
        add(place, *same->second, *row, all);
      }
    }
    for (const auto& [kernel, row] : old_place->second) {
      all.only_before += new_place->second.contains(kernel) ? 0 : 1;
    }
  }
  return all;
}

std::vector<SpeedUps> compare_kernels(const RecordFile& file, const std::string& baseline) {
  std::map<std::string, SpeedUps> by_kernel;
  int places_of_baseline = 0;
  for (const auto& [place, kernels] : places_of(file)) {
    const json* const before = row_of(kernels, baseline);
    if (before != nullptr) ++places_of_baseline;
    for (const auto& [name, row] : kernels) {
      if (is_kernel(*row, baseline) || !is_documented(*row)) continue;
      SpeedUps& all = by_kernel[name];
      if (before == nullptr) {
        ++all.only_after;
        continue;
      }
      all.before = kernel_of(*before);
      all.after = name;
      add(place, *before, *row, all);
    }
  }
  std::vector<SpeedUps> found;
  for (auto& [name, all] : by_kernel) {
    if (all.rows.empty()) continue;
    all.only_before = places_of_baseline - static_cast<int>(all.rows.size()) - all.without_figure;
    found.push_back(std::move(all));
  }
  return found;
}

std::vector<std::string> timed_kernels(const RecordFile& file) {
  std::set<std::string> names;
  for (const auto& [place, kernels] : places_of(file)) {
    for (const auto& [name, row] : kernels) names.insert(name);
  }
  return {names.begin(), names.end()};
}

}  // namespace roofmax::gate
