// Suggestions for what was misspelt.

#include "kernels/contract/spelling.hpp"

#include <algorithm>
#include <cctype>
#include <limits>

namespace roofmax {
namespace {

std::string lower(std::string_view word) {
  std::string letters(word);
  std::transform(letters.begin(), letters.end(), letters.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return letters;
}

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

/// The word of ours for one of another vocabulary, in which no letter is misspelt; else empty.
std::string_view synonym_of(std::string_view word) {
  return word == "gpu" ? std::string_view("cuda") : std::string_view();
}

/// Whether one is what the other begins with.
bool is_prefix(std::string_view word, std::string_view candidate) {
  constexpr std::size_t kFewestLetters = 2;
  return std::min(word.size(), candidate.size()) >= kFewestLetters &&
         (word.starts_with(candidate) || candidate.starts_with(word));
}

std::string as_question(const std::string& suggestion) {
  return "did you mean '" + suggestion + "'?";
}

}  // namespace

std::string join(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string letters = lower(word);
  const std::string_view synonym = synonym_of(letters);
  std::size_t closest = std::numeric_limits<std::size_t>::max();
  std::string suggestion;
  for (const std::string& candidate : candidates) {
    if (!synonym.empty() && candidate == synonym) return as_question(candidate);
    const std::size_t shorter = std::min(word.size(), candidate.size());
    const std::size_t longer = std::max(word.size(), candidate.size());
    const std::size_t most = longer / 3;
    const std::string other = lower(candidate);
    const bool has_prefix = is_prefix(letters, other);
    // What the lengths alone rule out need not be compared, however long it is.
    if (longer - shorter > most && !has_prefix) continue;
    const std::size_t distance = has_prefix ? longer - shorter : edit_distance(letters, other);
    if (!has_prefix && distance > most) continue;
    // Of those as close, the longer one: it shares more letters with the word.
    if (distance < closest || (distance == closest && candidate.size() > suggestion.size())) {
      closest = distance;
      suggestion = candidate;
    }
  }
  return suggestion.empty() ? suggestion : as_question(suggestion);
}

}  // namespace roofmax
