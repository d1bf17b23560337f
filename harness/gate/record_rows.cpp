// The rows of two record files side by side.

#include "harness/gate/record_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace roofmax::gate {
namespace {

using nlohmann::json;

std::optional<double> number_of(const json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_number()) return std::nullopt;
  return found->get<double>();
}

std::set<std::string> values_of(const RecordFile& file, const char* field) {
  std::set<std::string> values;
  for (const json& row : file.rows) values.insert(text_of(row, field));
  return values;
}

std::string name_of_device(const RecordFile& file) {
  const json& device = file.headers.front().at("device");
  return fmt::format("{} ({})", text_of(device, "name"), text_of(device, "kind"));
}

/// Of a CPU those that a run may use, of a GPU its multiprocessors (a part of it has fewer). Empty
/// where the record does not say.
std::string processors_of(const RecordFile& file) {
  const json& device = file.headers.front().at("device");
  const auto found = device.find("processors");
  if (found == device.end() || !found->is_number()) return {};
  return fmt::format("{} processors", found->dump());
}

std::string seed_of(const RecordFile& file) {
  const json& header = file.headers.front();
  return header.contains("seed") ? header.at("seed").dump() : std::string{};
}

/// What the headers of a file have in a field of an object: "580.1", "580.1, 590.2"; empty where
/// they do not say.
std::string said_in_headers(const RecordFile& file, const char* object, const char* field) {
  std::set<std::string> values;
  for (const json& header : file.headers) {
    const auto found = header.find(object);
    if (found == header.end() || !found->is_object()) continue;
    const auto value = found->find(field);
    if (value == found->end() || value->is_null()) continue;
    values.insert(value->is_string() ? value->get<std::string>() : value->dump());
  }
  return fmt::format("{}", fmt::join(values, ", "));
}

/// Whether there are timed rows, and all are flagged so.
bool all_are_flagged(const RecordFile& file, const char* flag) {
  bool has_timed = false;
  for (const json& row : file.rows) {
    if (!side_of(row).time_s) continue;
    has_timed = true;
    const auto flags = row.find("flags");
    if (flags == row.end() || std::find(flags->begin(), flags->end(), flag) == flags->end()) {
      return false;
    }
  }
  return has_timed;
}

using Rows = std::map<std::string, const json*>;

Rows by_key(const RecordFile& file) {
  Rows rows;
  for (const json& row : file.rows) rows[text_of(row, "key")] = &row;
  return rows;
}

/// Equal for the documented tunings of a kernel at one place.
std::string documented_place_of(const json& row) {
  return text_of(row, "kernel") + " " + place_of(row);
}

const json* find(const Rows& rows, const std::string& key) {
  const auto found = rows.find(key);
  return found == rows.end() ? nullptr : found->second;
}

/// How the caches of a CPU were cleared before its samples; empty for other devices.
std::string clearing_of(const RecordFile& file) {
  std::set<std::string> found;
  for (const json& header : file.headers) {
    const json& device = header.at("device");
    if (text_of(device, "kind") != "cpu") continue;
    const std::string clearing = text_of(device, "cache_cleared_by");
    found.insert(clearing.empty() ? "reading" : clearing);  // older records do not say it
  }
  return found.empty() ? std::string{}
                       : fmt::format("caches cleared by {}", fmt::join(found, ", "));
}

/// The rows of `keys` of each kernel's documented tuning, by its place: where a file has two, of
/// runs before and after it became another, that of the later run.
Rows documented_rows(const RecordFile& file, const std::set<std::string>& keys) {
  Rows documented;
  for (const json& row : file.rows) {
    if (!is_documented(row) || !keys.contains(text_of(row, "key"))) continue;
    documented[documented_place_of(row)] = &row;
  }
  return documented;
}

/// Of kernels whose documented tuning is another one now: the rows of the old and of the new one,
/// at each place that has both. Not where the new one had been the documented one before: then the
/// later one is missing.
std::vector<std::pair<const json*, const json*>> retuned(const RecordFile& before,
                                                         const RecordFile& after,
                                                         const std::set<std::string>& keys) {
  const Rows old_keys = by_key(before);
  const Rows old_rows = documented_rows(before, keys);
  std::vector<std::pair<const json*, const json*>> found;
  for (const auto& [place, row] : documented_rows(after, keys)) {
    const json* const predecessor = find(old_rows, place);
    const json* const namesake = find(old_keys, text_of(*row, "key"));
    if (predecessor == nullptr || (namesake != nullptr && is_documented(*namesake))) continue;
    found.emplace_back(predecessor, row);
  }
  return found;
}

bool are_of_one_device(const RecordFile& before, const RecordFile& after) {
  const std::vector<Difference> differences = differences_between(before, after);
  return std::none_of(differences.begin(), differences.end(),
                      [](const Difference& difference) { return difference.what == "device"; });
}

/// Of one device SOL of different twins differ by what the twins do.
Basis basis_of(const json& before, const json& after, bool is_one_device) {
  if (!is_one_device) return Basis::sol;
  return text_of(before, "twin") == text_of(after, "twin") ? Basis::twin : Basis::time;
}

std::optional<Figure> figure_for(Basis basis, const json& row) {
  return basis == Basis::time ? speed_of(row) : figure_of(row, "sol", "sol_ci");
}

void add_row(const json* before, const json* after, bool is_one_device, std::vector<Row>& rows) {
  const json& known = after != nullptr ? *after : *before;
  Row row{.key = text_of(known, "key"),
          .kernel = with_choices(kernel_of(known), before == nullptr ? "" : chosen_of(*before),
                                 chosen_of(known)),
          .place = place_of(known)};
  if (before != nullptr) row.before = side_of(*before);
  if (after != nullptr) row.after = side_of(*after);
  if (before != nullptr && after != nullptr) {
    row.basis = basis_of(*before, *after, is_one_device);
    const auto old_figure = figure_for(row.basis, *before);
    const auto new_figure = figure_for(row.basis, *after);
    if (*before == *after && row.before->time_s) {
      row.effect = Effect{};  // one and the same measurement
    } else if (old_figure && new_figure) {
      row.effect = effect_between(*old_figure, *new_figure);
    }
  }
  rows.push_back(std::move(row));
}

}  // namespace

std::string text_of(const json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

std::optional<Figure> figure_of(const json& row, const char* value, const char* interval_name) {
  const auto typical = number_of(row, value);
  const auto interval = row.find(interval_name);
  if (!typical || interval == row.end() || !interval->is_array()) return std::nullopt;
  const auto visits = row.find("visits");
  return Figure{{*typical, interval->at(0).get<double>(), interval->at(1).get<double>()},
                visits != row.end() && visits->is_array() ? visits->size() : 1};
}

std::optional<Figure> speed_of(const json& row) {
  const std::optional<Figure> time = figure_of(row, "median_s", "time_ci_s");
  if (!time) return std::nullopt;
  const Summary& seconds = time->summary;
  return Figure{{1 / seconds.typical, 1 / seconds.high, 1 / seconds.low}, time->visits};
}

std::string kernel_of(const json& row) {
  const std::string variant = text_of(row, "variant");
  return text_of(row, "kernel") + (variant.empty() ? "" : "@" + variant);
}

std::string chosen_of(const json& row) { return text_of(row, "chosen"); }

std::string with_choices(const std::string& kernel, const std::string& before,
                         const std::string& after) {
  if (after.empty() && before.empty()) return kernel;
  if (before.empty() || before == after) return fmt::format("{} ({})", kernel, after);
  if (after.empty()) return fmt::format("{} (before {})", kernel, before);
  return fmt::format("{} ({}, before {})", kernel, after, before);
}

bool is_documented(const json& row) {
  const auto found = row.find("default_variant");
  return found != row.end() && found->is_boolean() && found->get<bool>();
}

std::string place_of(const json& row) {
  std::string place = text_of(row, "key");
  const std::string kernel = "/" + kernel_of(row) + "/";
  const std::size_t at = place.find(kernel);
  if (at != std::string::npos) place.replace(at, kernel.size(), " ");
  for (char& letter : place) {
    if (letter == '/') letter = ' ';
  }
  return place;
}

Side side_of(const nlohmann::json& row) {
  return {
      .disposition = parse_disposition(text_of(row, "disposition")).value_or(Disposition::failed),
      .reason = text_of(row, "reason"),
      .time_s = number_of(row, "median_s"),
      .sol = number_of(row, "sol")};
}

std::vector<Difference> differences_between(const RecordFile& before, const RecordFile& after) {
  std::vector<Difference> found;
  const auto compare = [&found](const char* what, const std::string& first,
                                const std::string& second) {
    if (first == second || first.empty() || second.empty()) return;
    found.push_back({what, fmt::format("{} before, {} after", first, second)});
  };
  compare("device", name_of_device(before), name_of_device(after));
  if (found.empty()) compare("device", processors_of(before), processors_of(after));
  for (const char* const field : {"timer", "cache"}) {
    compare(field, fmt::format("{}", fmt::join(values_of(before, field), ", ")),
            fmt::format("{}", fmt::join(values_of(after, field), ", ")));
  }
  compare("clearing", clearing_of(before), clearing_of(after));
  compare("seed", seed_of(before), seed_of(after));
  return found;
}

std::vector<std::string> describe_conditions(const RecordFile& before, const RecordFile& after) {
  std::vector<std::string> notes;
  const auto compare = [&](const char* object, const char* field, const char* name) {
    const std::string first = said_in_headers(before, object, field);
    const std::string second = said_in_headers(after, object, field);
    if (first == second || first.empty() || second.empty()) return;
    notes.push_back(fmt::format("{}: {} before, {} after", name, first, second));
  };
  compare("roofmax", "build_type", "build type");
  if (are_of_one_device(before, after)) {
    compare("device", "driver", "driver");
    compare("device", "ecc", "ECC");
    compare("device", "mig", "MIG");
    compare("device", "clock_mhz_max", "highest clock in MHz");
  }
  for (const auto& [file, side] : {std::pair(&before, "before"), std::pair(&after, "after")}) {
    if (!all_are_flagged(*file, kThrottled)) continue;
    notes.push_back(fmt::format("all rows {} are flagged as throttled", side));
  }
  return notes;
}

std::vector<Row> pair_rows(const RecordFile& before, const RecordFile& after) {
  const bool is_one_device = are_of_one_device(before, after);
  const Rows old_rows = by_key(before);
  const Rows new_rows = by_key(after);
  std::map<const char*, std::set<std::string>> known_before;
  std::map<const char*, std::set<std::string>> known_after;
  const std::array fields{"timer", "cache"};
  for (const char* const field : fields) {
    known_before[field] = values_of(before, field);
    known_after[field] = values_of(after, field);
  }
  const auto is_in_both = [&](const json& row) {
    return std::all_of(fields.begin(), fields.end(), [&](const char* field) {
      return known_before[field].contains(text_of(row, field)) &&
             known_after[field].contains(text_of(row, field));
    });
  };
  std::set<std::string> keys;
  for (const Rows* rows : {&old_rows, &new_rows}) {
    for (const auto& [key, row] : *rows) {
      if (is_in_both(*row)) keys.insert(key);
    }
  }
  std::vector<Row> rows;
  // Such a row is neither missing nor new. Where the old tuning is still there, or the new one was,
  // it is compared with itself besides.
  std::set<const json*> told;
  for (const auto& [old_row, new_row] : retuned(before, after, keys)) {
    add_row(old_row, new_row, is_one_device, rows);
    rows.back().kernel = fmt::format("{}, before {}", kernel_of(*new_row), kernel_of(*old_row));
    told.insert({old_row, new_row});
  }
  for (const std::string& key : keys) {
    const json* const old_row = find(old_rows, key);
    const json* const new_row = find(new_rows, key);
    const bool is_alone = old_row == nullptr || new_row == nullptr;
    if (is_alone && told.contains(old_row == nullptr ? new_row : old_row)) continue;
    add_row(old_row, new_row, is_one_device, rows);
  }
  return rows;
}

std::string describe_other_twins(const std::vector<Row>& rows) {
  const auto count = std::count_if(rows.begin(), rows.end(), [](const Row& row) {
    return row.effect && row.basis == Basis::time;
  });
  if (count == 0) return {};
  return fmt::format(
      "{} {} another twin than before, so that their SOL says nothing of them: by "
      "time instead",
      count, count == 1 ? "row has" : "rows have");
}

}  // namespace roofmax::gate
