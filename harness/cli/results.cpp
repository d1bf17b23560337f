#include "harness/cli/results.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "harness/cli/format.hpp"
#include "harness/record/table_text.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::ordered_json;

ordered_json or_null(const std::optional<double>& value) {
  return value ? ordered_json(*value) : ordered_json();
}

/// All axes, "rows=4 cols=256 stride=256 ...".
std::string problem_text(const Problem& problem) {
  std::vector<std::string> words;
  for (const Problem::Coordinate& axis : problem.axes) {
    words.push_back(fmt::format("{}={}", axis.name, problem.text(axis.name)));
  }
  return fmt::format("{}", fmt::join(words, " "));
}

/// The columns in order.
ordered_json entry_of(const Record& row) {
  const Case& c = row.identity;
  const auto of = [](const std::optional<Summary>& summary, double Summary::*part) {
    return summary ? ordered_json((*summary).*part) : ordered_json();
  };
  ordered_json entry = {
      {"operation", c.problem.operation->name},
      {"kernel", c.kernel->name},
      {"variant", c.kernel->tuning},
      {"chosen", row.chosen.empty() ? ordered_json() : ordered_json(row.chosen)},
      {"dtype", name_of(c.problem.dtype)},
      {"dtype_out", name_of(c.problem.dtype_out)},
      {"shape", format_shape(c.problem)},
      {"problem", problem_text(c.problem)},
      {"device", to_text(c.device)},
      {"cache", name_of(c.cache)},
      {"timer", name_of(c.timer)},
      {"disposition", name_of(row.disposition)},
      {"reason", row.reason.empty() ? ordered_json() : ordered_json(row.reason)},
      {"time_s", of(row.time_s, &Summary::typical)},
      {"time_low_s", of(row.time_s, &Summary::low)},
      {"time_high_s", of(row.time_s, &Summary::high)},
      {"sol", of(row.sol, &Summary::typical)},
      {"sol_low", of(row.sol, &Summary::low)},
      {"sol_high", of(row.sol, &Summary::high)},
      {"twin", row.twin.empty() ? ordered_json() : ordered_json(row.twin)},
      {"compulsory_bytes", row.compulsory ? ordered_json(row.compulsory->total()) : ordered_json()},
      {"modelled_bytes", row.modelled ? ordered_json(row.modelled->total()) : ordered_json()},
      {"judged_ulp", or_null(row.judged_ulp)},
      {"flags", told_flags(row)},
  };
  return entry;
}

std::string csv_cell(const ordered_json& value) {
  if (value.is_null()) return {};
  if (value.is_string()) return csv_field(value.get<std::string>());
  if (value.is_array()) {
    return csv_field(fmt::format("{}", fmt::join(value.get<std::vector<std::string>>(), " ")));
  }
  return value.dump();
}

}  // namespace

std::string results_as_csv(const std::vector<Record>& rows) {
  std::string text;
  for (const Record& row : rows) {
    const ordered_json entry = entry_of(row);
    std::vector<std::string> names;
    std::vector<std::string> cells;
    for (const auto& [name, value] : entry.items()) {
      names.push_back(name);
      cells.push_back(csv_cell(value));
    }
    if (text.empty()) text += fmt::format("{}\r\n", fmt::join(names, ","));
    text += fmt::format("{}\r\n", fmt::join(cells, ","));
  }
  return text;
}

std::string results_as_json(const std::vector<Record>& rows) {
  ordered_json list = ordered_json::array();
  for (const Record& row : rows) list.push_back(entry_of(row));
  return list.dump(1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

std::string results_as_markdown(const std::vector<Record>& rows) {
  std::string text;
  for (const Record& row : rows) {
    if (row.time_s) continue;
    const Case& c = row.identity;
    text += fmt::format("- {}: `{}`, {} {} {}, {}: {}\n", name_of(row.disposition),
                        c.kernel->full_name(), c.problem.operation->name,
                        markdown_cell(format_shape(c.problem)), format_dtype(c.problem),
                        name_of(c.cache), markdown_cell(row.reason));
  }
  std::string table;
  for (const Record& row : rows) {
    if (!row.time_s) continue;
    const Case& c = row.identity;
    const std::string title = fmt::format("{} on {}", c.problem.operation->name, to_text(c.device));
    if (title != table) {
      text += fmt::format("{}### {}\n\n", text.empty() ? "" : "\n", title);
      text +=
          "| kernel | shape | dtype | cache | time | SOL | 95% of SOL | flags |\n"
          "|---|---|---|---|---:|---:|---|---|\n";
      table = title;
    }
    text += fmt::format(
        "| `{}` | {} | {} | {} | {} | {} | {} | {} |\n", describe_kernel(row),
        markdown_cell(format_shape(c.problem)), format_dtype(c.problem), name_of(c.cache),
        format_time(row.time_s->typical), row.sol ? format_share(row.sol->typical) : "-",
        row.sol ? fmt::format("{} to {}", format_share(row.sol->low), format_share(row.sol->high))
                : "-",
        fmt::join(told_flags(row), ", "));
  }
  return text;
}

}  // namespace roofmax::cli
