// Spelling of element types, and hints for misspelt words.

#include "harness/record/words.hpp"

namespace roofmax {
namespace {

constexpr std::string_view kArrow = "->";

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

std::string hint_of(std::string_view word, const std::vector<std::string>& known) {
  const std::string hint = did_you_mean(word, known);
  return hint.empty() ? hint : hint + ' ';
}

}  // namespace roofmax
