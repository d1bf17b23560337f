#include "harness/cli/explained_rows.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "harness/explain/row_facts.hpp"
#include "harness/gate/record_rows.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;

/// The header of the run that a row is of; the last above it in files that name none.
const json& header_of(const json& row, const RecordFile& file) {
  const auto found =
      std::find_if(file.headers.begin(), file.headers.end(), [&](const json& header) {
        return header.contains("run") && row.contains("run") && header["run"] == row["run"];
      });
  return found == file.headers.end() ? file.headers.back() : *found;
}

template <typename Value>
json or_null(const std::optional<Value>& value) {
  return value ? json(*value) : json();
}

}  // namespace

std::vector<ExplainedRow> explained_rows(const std::string& path) {
  return explained_rows(path, read_record_file(path));
}

std::vector<ExplainedRow> explained_rows(const std::string& path, const RecordFile& file) {
  std::map<std::string, ExplainedRow> by_key;
  std::vector<std::string> order;
  for (const json& row : file.rows) {
    const auto facts = explain::facts_of(row, header_of(row, file));
    if (!facts) continue;
    const std::string key = row.at("key").get<std::string>();
    if (!by_key.contains(key)) order.push_back(key);
    by_key.insert_or_assign(key, ExplainedRow{.file = path,
                                              .key = key,
                                              .kernel = gate::kernel_of(row),
                                              .place = gate::place_of(row),
                                              .time_s = row.at("median_s").get<double>(),
                                              .facts = *facts,
                                              .finding = explain::explain(*facts)});
  }
  std::vector<ExplainedRow> all;
  for (const std::string& key : order) all.push_back(by_key.at(key));
  return all;
}

json to_json(const ExplainedRow& row) {
  const explain::Facts& facts = row.facts;
  json parts = json::array();
  for (const explain::Part& part : facts.parts) {
    parts.push_back({{"name", part.name}, {"share", part.share}});
  }
  return {{"file", row.file},
          {"key", row.key},
          {"kernel", row.kernel},
          {"place", row.place},
          {"time_s", row.time_s},
          {"sol", facts.sol},
          {"cause", explain::name_of(row.finding.cause)},
          {"evidence", row.finding.evidence},
          {"first_change", row.finding.first_change},
          {"shares",
           {{"fixed", facts.fixed},
            {"sectors", or_null(facts.sectors)},
            {"issue", or_null(facts.issue)},
            {"exponentials", or_null(facts.exponentials)},
            {"exponential_unit", or_null(facts.exponential_unit)},
            {"warps", or_null(facts.warps)}}},
          {"parts", std::move(parts)},
          {"moved", facts.moved},
          {"is_counted", facts.is_counted},
          {"blocks", or_null(facts.blocks)}};
}

}  // namespace roofmax::cli
