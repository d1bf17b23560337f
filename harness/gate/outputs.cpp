// A comparison as other programs and pull requests want it.

#include "harness/gate/outputs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "harness/record/table_text.hpp"

namespace roofmax::gate {
namespace {

constexpr std::array kVerdicts{Verdict::regressed, Verdict::inconclusive, Verdict::unchanged,
                               Verdict::improved, Verdict::not_compared};

std::ptrdiff_t count_of(const std::vector<Row>& rows, Verdict verdict) {
  return std::count_if(rows.begin(), rows.end(),
                       [verdict](const Row& row) { return row.verdict == verdict; });
}

std::string name_of(const Row& row) { return row.kernel + " " + row.place; }

/// "+12.3% (95%: +11.9% to +12.8%)", or nothing.
std::string describe_effect(const Row& row) {
  if (!row.effect) return "";
  return fmt::format("{}{} (95%: {})", row.basis == Basis::sol ? "SOL " : "", describe_change(row),
                     describe_interval(row));
}

/// The verdict with its reason and figures, as one sentence.
std::string describe(const Row& row) {
  const std::string effect = describe_effect(row);
  std::string text(name_of(row.verdict));
  if (!row.reason.empty()) text += ": " + row.reason;
  if (!effect.empty()) text += (row.reason.empty() ? ": " : ", ") + effect;
  return text;
}

/// Text of an XML attribute or element; control characters, of which XML 1.0 has few, as spaces,
/// and without U+FFFE and U+FFFF, which it has not.
std::string xml(const std::string& given) {
  std::string text = one_line(given);
  for (const char* const forbidden : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"}) {
    constexpr std::size_t kLength = 3;
    for (std::size_t at = text.find(forbidden); at != std::string::npos;
         at = text.find(forbidden, at)) {
      text.erase(at, kLength);
    }
  }
  std::string escaped;
  for (const char letter : text) {
    switch (letter) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += letter;
    }
  }
  return escaped;
}

/// A message of a workflow command.
std::string workflow(const std::string& text) {
  std::string escaped;
  for (const char letter : one_line(text)) {
    if (letter == '%') {
      escaped += "%25";
    } else {
      escaped += letter;
    }
  }
  return escaped;
}

nlohmann::json to_json(const std::optional<Side>& side) {
  if (!side) return nullptr;
  nlohmann::json object = {{"disposition", roofmax::name_of(side->disposition)},
                           {"reason", nullptr},
                           {"median_s", nullptr},
                           {"sol", nullptr}};
  if (!side->reason.empty()) object["reason"] = side->reason;
  if (side->time_s) object["median_s"] = *side->time_s;
  if (side->sol) object["sol"] = *side->sol;
  return object;
}

nlohmann::json to_json(const Row& row) {
  nlohmann::json object = {{"key", row.key},
                           {"kernel", row.kernel},
                           {"place", row.place},
                           {"verdict", name_of(row.verdict)},
                           {"reason", nullptr},
                           {"before", to_json(row.before)},
                           {"after", to_json(row.after)},
                           {"by", nullptr},
                           {"ratio", nullptr},
                           {"ratio_ci", nullptr},
                           {"p", nullptr},
                           {"ratios_of_processes", row.ratios_of_processes()}};
  if (!row.reason.empty()) object["reason"] = row.reason;
  if (row.effect) {
    object["by"] = row.basis == Basis::time ? "time" : "sol";
    object["ratio"] = row.effect->ratio;
    object["ratio_ci"] = {row.effect->low, row.effect->high};
    object["p"] = row.effect->p;
  }
  return object;
}

}  // namespace

std::string describe_counts(const std::vector<Row>& rows) {
  std::vector<std::string> parts;
  for (const Verdict verdict : kVerdicts) {
    const auto count = count_of(rows, verdict);
    if (count == 0) continue;
    std::string word(name_of(verdict));
    std::transform(word.begin(), word.end(), word.begin(), [](char letter) {
      return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    parts.push_back(fmt::format("{} {}", count, word));
  }
  return parts.empty() ? "no rows" : fmt::format("{}", fmt::join(parts, ", "));
}

std::string describe_change(double ratio) { return fmt::format("{:+.1f}%", 100 * (ratio - 1)); }

std::string describe_change(const Row& row) {
  const double ratio = row.effect->ratio;
  return describe_change(row.basis == Basis::sol ? 1 / ratio : ratio);
}

std::string describe_interval(const Row& row) {
  const auto& [ratio, low, high, p] = *row.effect;
  const bool is_by_sol = row.basis == Basis::sol;
  return fmt::format("{} to {}", describe_change(is_by_sol ? 1 / high : low),
                     describe_change(is_by_sol ? 1 / low : high));
}

std::string name_of_changes(const std::vector<Row>& rows) {
  const auto has = [&rows](Basis basis) {
    return std::any_of(rows.begin(), rows.end(),
                       [basis](const Row& row) { return row.effect && row.basis == basis; });
  };
  if (has(Basis::sol)) return "SOL";
  return has(Basis::twin) ? "time/twin" : "time";
}

bool is_told(const Row& row) {
  const bool is_as_it_was = row.verdict == Verdict::not_compared && row.before;
  return row.verdict != Verdict::unchanged && !is_as_it_was;
}

std::string headline_of(const Comparison& comparison) {
  const Verdict verdict = verdict_of(comparison.rows);
  const bool is_whole = !comparison.is_interrupted || verdict == Verdict::regressed;
  return is_whole ? std::string(name_of(verdict)) : "INTERRUPTED";
}

std::string to_markdown(const Comparison& comparison) {
  std::string text = fmt::format("### roofmax: {}\n\n{} of {} compared with {}.",
                                 headline_of(comparison), describe_counts(comparison.rows),
                                 markdown_cell(comparison.after), markdown_cell(comparison.before));
  if (comparison.is_timed) {
    text += fmt::format(" A change counts from {:g}% on.", 100 * comparison.rule.threshold);
  }
  text += "\n\n";
  for (const std::string& note : comparison.notes) text += "- " + markdown_cell(note) + "\n";
  if (!comparison.notes.empty()) text += "\n";
  if (std::none_of(comparison.rows.begin(), comparison.rows.end(), is_told)) return text;
  text += fmt::format(
      "| verdict | {} | 95% interval | kernel | where | |\n|---|---:|---|---|---|---|\n",
      name_of_changes(comparison.rows));
  for (const Row& row : comparison.rows) {
    if (!is_told(row)) continue;
    text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", name_of(row.verdict),
                        row.effect ? describe_change(row) : "",
                        row.effect ? describe_interval(row) : "", markdown_cell(row.kernel),
                        markdown_cell(row.place), markdown_cell(row.reason));
  }
  return text;
}

std::string to_junit(const Comparison& comparison, const std::string& made_at) {
  const auto failures = count_of(comparison.rows, Verdict::regressed);
  const auto skipped = count_of(comparison.rows, Verdict::inconclusive) +
                       count_of(comparison.rows, Verdict::not_compared);
  const auto seconds_of = [](const Row& row) {
    return row.after ? row.after->time_s.value_or(0) : 0.0;
  };
  double seconds = 0;
  for (const Row& row : comparison.rows) seconds += seconds_of(row);
  std::string text = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      "  <testsuite name=\"roofmax gate\" package=\"roofmax\" id=\"0\" timestamp=\"{}\" "
      "hostname=\"localhost\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" "
      "time=\"{:.9f}\">\n    <properties/>\n",
      made_at, comparison.rows.size() + (comparison.is_interrupted ? 1 : 0), failures,
      comparison.is_interrupted ? 1 : 0, skipped, seconds);
  // A test case that passed has no place for what was found of it.
  std::string passed;
  for (const Row& row : comparison.rows) {
    text += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.9f}\"",
                        xml(row.kernel), xml(row.place), seconds_of(row));
    const std::string what = xml(describe(row));
    switch (row.verdict) {
      case Verdict::regressed:
        text +=
            fmt::format(">\n      <failure message=\"{}\" type=\"{}\"/>\n    </testcase>\n", what,
                        !row.effect               ? "lost"
                        : row.basis == Basis::sol ? "further"
                                                  : "slower");
        break;
      case Verdict::inconclusive:
      case Verdict::not_compared:
        text += fmt::format(">\n      <skipped message=\"{}\"/>\n    </testcase>\n", what);
        break;
      case Verdict::unchanged:
      case Verdict::improved:
        text += "/>\n";
        passed += fmt::format("{} {}: {}\n", xml(row.kernel), xml(row.place), what);
        break;
    }
  }
  // Else a reader of few rows, or none, would show success.
  if (comparison.is_interrupted) {
    text +=
        "    <testcase classname=\"gate\" name=\"every row\" time=\"0\">\n      <error "
        "message=\"interrupted: rows are missing\" type=\"interrupted\"/>\n    </testcase>\n";
  }
  return text + "    <system-out>" + passed +
         "</system-out>\n    <system-err/>\n  </testsuite>\n</testsuites>\n";
}

std::string to_annotations(const Comparison& comparison) {
  constexpr std::size_t kMost = 10;
  std::string text;
  std::size_t told = 0;
  for (const Row& row : comparison.rows) {
    if (row.verdict != Verdict::regressed || told++ == kMost) break;
    text += fmt::format("::error title=roofmax gate::{}\n",
                        workflow(name_of(row) + " " + describe(row)));
  }
  return text;
}

nlohmann::json to_json(const Comparison& comparison) {
  nlohmann::json rows = nlohmann::json::array();
  for (const Row& row : comparison.rows) rows.push_back(to_json(row));
  return {{"before", comparison.before},
          {"after", comparison.after},
          {"format", 1},
          {"verdict", headline_of(comparison)},
          {"interrupted", comparison.is_interrupted},
          {"threshold", comparison.rule.threshold},
          {"false_discovery", comparison.rule.false_discovery},
          {"notes", comparison.notes},
          {"rows", std::move(rows)}};
}

}  // namespace roofmax::gate
