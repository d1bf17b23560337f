// Spelling of element types and coordinates, and suggestions for what was misspelt.

#include "harness/record/words.hpp"

#include <algorithm>

namespace roofmax {
namespace {

constexpr std::string_view kArrow = "->";

/// Insertions, deletions, substitutions and swaps of neighbours that lead from one word to the
/// other.
std::size_t edit_distance(std::string_view from, std::string_view to) {
  std::vector<std::vector<std::size_t>> steps(from.size() + 1,
                                              std::vector<std::size_t>(to.size() + 1));
  for (std::size_t i = 0; i <= from.size(); ++i) {
    for (std::size_t j = 0; j <= to.size(); ++j) {
      if (i == 0 || j == 0) {
        steps[i][j] = i + j;
        continue;
      }
      const std::size_t substituted = steps[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
      steps[i][j] = std::min({substituted, steps[i - 1][j] + 1, steps[i][j - 1] + 1});
      const bool is_swap = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
      if (is_swap) steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
    }
  }
  return steps.back().back();
}

}  // namespace

std::string to_text(DtypePair dtypes) {
  std::string text(name_of(dtypes.in));
  if (dtypes.in != dtypes.out) {
    text += kArrow;
    text += name_of(dtypes.out);
  }
  return text;
}

std::optional<DtypePair> parse_dtypes(std::string_view text) {
  const std::size_t arrow = text.find(kArrow);
  const auto in = parse_dtype(text.substr(0, arrow));
  const auto out =
      arrow == std::string_view::npos ? in : parse_dtype(text.substr(arrow + kArrow.size()));
  if (!in || !out) return std::nullopt;
  return DtypePair{*in, *out};
}

std::string to_text(const Problem::Coordinate& coordinate) {
  return coordinate.choice.empty() ? std::to_string(coordinate.value) : coordinate.choice;
}

std::string join(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
  // A third of the letters may differ; beyond that a suggestion would be a guess.
  std::size_t closest = std::max<std::size_t>(1, (word.size() + 1) / 3) + 1;
  std::string suggestion;
  for (const std::string& candidate : candidates) {
    const std::size_t distance = edit_distance(word, candidate);
    if (distance < closest) {
      closest = distance;
      suggestion = "did you mean '" + candidate + "'?";
    }
  }
  return suggestion;
}

}  // namespace roofmax
