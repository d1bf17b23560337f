// A comparison as JSON: for other programs, and for the page that the Python package makes of it.

#include "harness/cli/compared_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "harness/gate/record_rows.hpp"
#include "harness/gate/speed_up_groups.hpp"

namespace roofmax::cli {
namespace {

using gate::SpeedUp;
using nlohmann::json;

constexpr int kFormat = 1;

json or_null(const std::optional<double>& value) { return value ? json(*value) : json(); }
json or_null(const std::string& text) { return text.empty() ? json() : json(text); }

/// The member; null where there is none, or the object is none.
json member_of(const json& object, const char* name) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(name);
  return found == object.end() ? json() : *found;
}

void add_once(json& list, json value) {
  if (value.is_null() || std::find(list.begin(), list.end(), value) != list.end()) return;
  list.push_back(std::move(value));
}

/// Whose a side is, over all runs of its file.
json describe_side(const RecordFile& file, const std::string& path) {
  const json& device = file.headers.front().at("device");
  json side = {{"file", path},
               {"device",
                {{"name", member_of(device, "name")},
                 {"kind", member_of(device, "kind")},
                 {"processors", member_of(device, "processors")}}},
               {"builds", json::array()},
               {"started_at", json::array()},
               {"scenarios", json::array()},
               {"lacks", or_null(describe_incomplete(file))}};
  for (const json& header : file.headers) {
    const json build = member_of(header, "roofmax");
    add_once(side["builds"], {{"version", member_of(build, "version")},
                              {"revision", member_of(build, "revision")},
                              {"dirty", member_of(build, "dirty")}});
    add_once(side["started_at"], member_of(header, "started_at"));
    for (const json& scenario : member_of(header, "scenarios")) {
      add_once(side["scenarios"], member_of(scenario, "name"));
    }
  }
  return side;
}

/// The operations of the rows compared: as the second file describes them, else the first.
json operations_of(const Compared& compared) {
  json known = json::object();
  for (const RecordFile* const file : {compared.before, compared.after}) {
    for (const json& header : file->headers) {
      const json described = member_of(header, "operations");
      if (described.is_object()) known.update(described);
    }
  }
  json used = json::object();
  for (const SpeedUp& row : compared.sums.rows) {
    const std::string name = gate::text_of(*row.row_after, "operation");
    if (known.contains(name)) used[name] = known[name];
  }
  return used;
}

json flags_of(const json& row) {
  json flags = member_of(row, "flags");
  return flags.is_array() ? std::move(flags) : json::array();
}

json to_json(const SpeedUp& row, bool is_by_sol) {
  const json& before = *row.row_before;
  const json& after = *row.row_after;
  return {{"kernel", row.kernel},
          {"chosen", or_null(gate::chosen_of(after))},
          {"before_kernel", gate::kernel_of(before)},
          {"before_chosen", or_null(gate::chosen_of(before))},
          {"where", row.place},
          {"operation", member_of(after, "operation")},
          {"dtype", member_of(after, "dtype")},
          {"dtype_out", member_of(after, "dtype_out")},
          {"problem", member_of(after, "problem")},
          {"cache", member_of(after, "cache")},
          {"timer", member_of(after, "timer")},
          {"bytes", or_null(bytes_of(row))},
          {"times_as_fast", row.effect.ratio},
          {"ci", {row.effect.low, row.effect.high}},
          {"verdict", verdict_of(row, is_by_sol)},
          {"before_s", or_null(row.before.time_s)},
          {"after_s", or_null(row.after.time_s)},
          {"before_sol", or_null(row.before.sol)},
          {"after_sol", or_null(row.after.sol)},
          {"before_flags", flags_of(before)},
          {"after_flags", flags_of(after)}};
}

json to_json(const gate::Sums& sums) {
  return {{"rows", sums.rows},
          {"faster", sums.faster},
          {"slower", sums.slower},
          {"level", sums.rows - sums.faster - sums.slower},
          {"geometric_mean", sums.geometric_mean},
          {"slowest_row", sums.slowest},
          {"fastest_row", sums.fastest}};
}

json to_json(const gate::ProblemSums& problem) {
  json modes = json::array();
  for (const auto& [axis, value] : problem.modes) modes.push_back({axis, value});
  json lengths = json::array();
  for (const gate::LengthSums& length : problem.lengths) {
    json sums = to_json(length.sums);
    sums["from"] = length.from;
    sums["below"] = length.below;
    lengths.push_back(std::move(sums));
  }
  json object = to_json(problem.sums);
  object.update({{"operation", problem.operation},
                 {"dtype", problem.dtype},
                 {"dtype_out", problem.dtype_out},
                 {"modes", std::move(modes)},
                 {"cache", problem.cache},
                 {"timer", problem.timer},
                 {"lengths", std::move(lengths)}});
  return object;
}

}  // namespace

std::string verdict_of(const SpeedUp& row, bool is_by_sol) {
  if (row.is_loss()) return is_by_sol ? "lower" : "slower";
  if (row.is_win()) return is_by_sol ? "higher" : "faster";
  return "level";
}

std::optional<double> bytes_of(const SpeedUp& row) {
  const json compulsory = member_of(member_of(*row.row_after, "bytes"), "compulsory");
  const json read = member_of(compulsory, "read");
  const json written = member_of(compulsory, "write");
  if (!read.is_number() || !written.is_number()) return std::nullopt;
  return read.get<double>() + written.get<double>();
}

json to_json(const Compared& compared) {
  const gate::SpeedUps& all = compared.sums;
  const json operations = operations_of(compared);
  json rows = json::array();
  for (const SpeedUp& row : all.rows) rows.push_back(to_json(row, all.is_by_sol));
  json problems = json::array();
  for (const auto& problem : gate::by_problem(all, operations))
    problems.push_back(to_json(problem));
  json kernels = json::array();
  for (const auto& [kernel, sums] : gate::by_kernel(all)) {
    json object = to_json(sums);
    object["kernel"] = kernel;
    kernels.push_back(std::move(object));
  }
  json differences = json::array();
  for (const auto& [what, sentence] :
       gate::differences_between(*compared.before, *compared.after)) {
    differences.push_back({{"what", what}, {"sentence", sentence}});
  }
  constexpr double kTenth = 0.1;
  return {{"format", kFormat},
          {"before", all.before},
          {"after", all.after},
          {"compared", compared.what},
          {"by", all.is_by_sol ? "sol" : "time"},
          {"before_run", describe_side(*compared.before, compared.before_path)},
          {"after_run", describe_side(*compared.after, compared.after_path)},
          {"differences", std::move(differences)},
          {"geometric_mean", all.geometric_mean()},
          {"median", all.quantile(0.5)},
          {"quantile_10", all.quantile(kTenth)},
          {"quantile_90", all.quantile(1 - kTenth)},
          {"faster", all.wins()},
          {"slower", all.losses()},
          {"level", all.level()},
          {"higher", all.is_by_sol ? json(all.wins()) : json()},
          {"lower", all.is_by_sol ? json(all.losses()) : json()},
          {"only_before", all.only_before},
          {"only_after", all.only_after},
          {"without_figure", all.without_figure},
          {"operations", operations},
          {"by_problem", std::move(problems)},
          {"by_kernel", std::move(kernels)},
          {"rows", std::move(rows)}};
}

}  // namespace roofmax::cli
