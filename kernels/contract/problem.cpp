#include "kernels/contract/problem.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "kernels/contract/operation.hpp"

namespace roofmax {
namespace {

const Problem::Coordinate& coordinate(const Problem& problem, std::string_view axis) {
  const auto found =
      std::find_if(problem.axes.begin(), problem.axes.end(),
                   [&](const Problem::Coordinate& candidate) { return candidate.name == axis; });
  if (found == problem.axes.end()) {
    throw ProblemError(std::string(axis), "operation '" + problem.operation->name +
                                              "' has no axis '" + std::string(axis) + "'");
  }
  return *found;
}

}  // namespace

std::string_view name_of(AxisRole role) {
  switch (role) {
    case AxisRole::batch:
      return "batch";
    case AxisRole::length:
      return "length";
    case AxisRole::size:
      return "size";
    case AxisRole::layout:
      return "layout";
    case AxisRole::data:
      return "data";
    case AxisRole::mode:
      return "mode";
  }
  return "?";
}

std::string Axis::default_text() const {
  if (!default_word.empty()) return default_word;
  return is_choice() ? choices[static_cast<std::size_t>(default_value)]
                     : std::to_string(default_value);
}

std::string to_text(const Problem::Coordinate& coordinate) {
  return coordinate.choice.empty() ? std::to_string(coordinate.value) : coordinate.choice;
}

std::int64_t Problem::at(std::string_view axis) const { return coordinate(*this, axis).value; }

const std::string& Problem::choice(std::string_view axis) const {
  return coordinate(*this, axis).choice;
}

std::string Problem::text(std::string_view axis) const { return to_text(coordinate(*this, axis)); }

double Problem::real(std::string_view axis) const {
  const std::string& word = coordinate(*this, axis).choice;
  double value = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || stop != word.data() + word.size()) {
    throw ProblemError(std::string(axis), "axis '" + std::string(axis) + "' of operation '" +
                                              operation->name + "' is not a real number");
  }
  return value;
}

std::string describe(const Problem& problem) {
  std::string text;
  for (const Problem::Coordinate& axis : problem.axes) {
    if (axis.is_implied) continue;
    if (!text.empty()) text += ' ';
    text += axis.name + '=' + to_text(axis);
  }
  text += ' ';
  text += name_of(problem.dtype);
  if (problem.dtype_out != problem.dtype) {
    text += "->";
    text += name_of(problem.dtype_out);
  }
  return text;
}

std::string shortest_word(double value) {
  std::array<char, 32> word{};
  return {word.data(), std::to_chars(word.data(), word.data() + word.size(), value).ptr};
}

}  // namespace roofmax
