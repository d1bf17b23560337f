// What a run that is resumed takes from its file.

#include "harness/cli/resuming.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace roofmax::cli {
namespace {

using nlohmann::json;

std::string text_at(const json& header, const char* place) {
  const json::json_pointer pointer(place);
  const bool is_there = header.contains(pointer) && !header.at(pointer).is_null();
  return is_there ? header.at(pointer).dump() : std::string("unknown");
}

std::string scenarios_of(const json& header) {
  std::vector<std::string> names;
  for (const json& scenario : header.value("scenarios", json::array())) {
    if (scenario.is_object()) names.push_back(scenario.value("name", "unknown"));
  }
  return fmt::format("{}", fmt::join(names, "+"));
}

}  // namespace

void note_differences(const json& header_before, const json& header_now, LiveTable& table) {
  std::vector<std::string> differences;
  const auto compare = [&](const char* what, const std::string& before, const std::string& now) {
    if (before != now) differences.push_back(fmt::format("{} {} (now {})", what, before, now));
  };
  compare("scenario", scenarios_of(header_before), scenarios_of(header_now));
  for (const auto& [what, place] :
       {std::pair{"budget", "/budget_s"}, std::pair{"revision", "/roofmax/revision"},
        std::pair{"uncommitted changes", "/roofmax/dirty"},
        std::pair{"compiler flags", "/roofmax/compiler_flags"},
        std::pair{"driver", "/device/driver"}, std::pair{"processors", "/device/processors"},
        std::pair{"cache", "/device/cache_bytes"}, std::pair{"processor limit", "/host/cpu_limit"},
        std::pair{"plugins", "/plugins"}}) {
    compare(what, text_at(header_before, place), text_at(header_now, place));
  }
  if (differences.empty()) return;
  table.on_note(
      fmt::format("the last run in the file had {}: the rows of this run get a header of their own",
                  fmt::join(differences, ", ")));
}

Tally tally_of(const std::vector<json>& rows, LiveTable& table) {
  Tally tally;
  std::size_t unknown = 0;
  std::string why;
  for (const json& row : rows) {
    try {
      tally.add(record_from_json(row));
    } catch (const std::exception& error) {
      why = error.what();
      ++unknown;
    }
  }
  if (unknown > 0) {
    table.on_note(fmt::format("{} rows of the file are not in the summary ({})", unknown, why));
  }
  return tally;
}

}  // namespace roofmax::cli
