// What a run writes: its header and a row for each case.

#include "harness/cli/recording.hpp"

#include <nlohmann/json.hpp>

#include "harness/measure/sources.hpp"
#include "harness/record/operation_json.hpp"

namespace roofmax::cli {

using nlohmann::json;

json complete_header(json found, const std::string& started_at, const Selected& selected,
                     const RunSettings& settings, const Session& session) {
  found["command"] = session.command;
  found["started_at"] = started_at;
  json scenarios = json::array();
  for (const Scenario& scenario : selected.scenarios) {
    scenarios.push_back({{"name", scenario.name},
                         {"summary", scenario.summary},
                         {"path", scenario.path.empty() ? json() : json(scenario.path)},
                         {"published", scenario.published}});
  }
  found["scenarios"] = std::move(scenarios);
  for (const Case& c : selected.cases) {
    json& operation = found["operations"][c.problem.operation->name];
    if (operation.is_null()) operation = to_json(*c.problem.operation);
  }
  found["cases"] = selected.cases.size();
  found["sources"] = sources();
  found["timer"] = name_of(selected.cases.front().timer);
  found["seed"] = settings.seed;
  found["budget_s"] = settings.budget_s;
  found["samples"] = settings.samples;
  return found;
}

void RecordingTable::on_header(const json& header) {
  progress_.clear();
  begin_(header);
  table_.on_header(header);
}

void RecordingTable::on_begin(const Case& c, std::size_t index, std::size_t total) {
  table_.on_begin(c, index, total);
}

void RecordingTable::on_record(const Record& record, std::size_t index, std::size_t total) {
  writer_.value().append(record);
  table_.on_record(record, index, total);
}

void RecordingTable::on_note(const std::string& note) {
  progress_.clear();
  table_.on_note(note);
}

}  // namespace roofmax::cli
