// Expands grids to problems.

#include "harness/measure/grid.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <optional>
#include <string_view>

#include "kernels/contract/distribution.hpp"
#include "kernels/contract/spelling.hpp"

namespace roofmax {
namespace {

constexpr double kMostProblems = 100'000;

/// Inputs that only a program which calls the library can write.
void refuse_inputs_without_generator(const Grid& grid) {
  const std::string axis = distribution_axis().name;
  for (const auto& [name, values] : grid.axes) {
    if (name != axis) continue;
    for (const std::string& value : values) {
      const Distribution* const distribution = find_distribution(value);
      if (distribution == nullptr || distribution->fill) continue;
      std::vector<std::string> others;
      for (const Distribution* other : distributions()) {
        if (other->fill) others.push_back(other->name);
      }
      throw ProblemError(axis, value,
                         fmt::format("cannot be generated: it stands for inputs of a program that "
                                     "calls the library; use one of: {}",
                                     join(others)));
    }
  }
}

/// A whole number with a suffix, or nothing.
std::optional<std::int64_t> parse_size(std::string_view text) {
  constexpr std::string_view kSuffixes = "KMG";
  std::int64_t factor = 1;
  const std::size_t suffix = text.empty() ? std::string_view::npos : kSuffixes.find(text.back());
  if (suffix != std::string_view::npos) {
    text.remove_suffix(1);
    for (std::size_t i = 0; i <= suffix; ++i) factor *= 1024;
  }
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool is_whole = error == std::errc{} && end == text.data() + text.size() && value >= 0;
  if (!is_whole || value > std::numeric_limits<std::int64_t>::max() / factor) return std::nullopt;
  return value * factor;
}

struct Range {
  std::string_view first;
  std::string_view last;
};

/// What stands before and behind the first dash; nothing where there is none.
std::optional<Range> parse_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  return Range{text.substr(0, dash), text.substr(dash + 1)};
}

void refuse_reversed_range(const std::string& axis, const std::string& text) {
  const auto range = parse_range(text);
  if (!range) return;
  const auto first = parse_size(range->first);
  const auto last = parse_size(range->last);
  if (!first || !last || *last < 1 || *first <= *last) return;
  throw ProblemError(axis, text,
                     fmt::format("is a range from the larger to the smaller: write {}-{}, the "
                                 "smaller first",
                                 range->last, range->first));
}

/// The values of the grid's axes; of those that take whole numbers written out.
std::vector<std::pair<std::string, std::vector<std::string>>> expanded_axes(
    const Grid& grid, const Operation& operation) {
  auto axes = grid.axes;
  for (auto& [name, values] : axes) {
    const bool takes_numbers =
        std::any_of(operation.axes.begin(), operation.axes.end(), [&name = name](const Axis& axis) {
          return axis.name == name && !axis.is_choice() && !axis.is_real();
        });
    if (!takes_numbers) continue;
    std::vector<std::string> all;
    for (const std::string& value : values) {
      refuse_reversed_range(name, value);
      for (std::string& number : expand_numbers(value)) all.push_back(std::move(number));
    }
    values = std::move(all);
  }
  return axes;
}

}  // namespace

std::vector<std::string> expand_numbers(const std::string& text) {
  const auto range = parse_range(text);
  if (!range) {
    const auto number = parse_size(text);
    return {number ? std::to_string(*number) : text};
  }
  const auto first = parse_size(range->first);
  const auto last = parse_size(range->last);
  if (!first || !last || *first < 1 || *last < *first) return {text};
  std::vector<std::string> numbers;
  std::int64_t value = *first;
  for (; value < *last && value <= *last / 2; value *= 2) numbers.push_back(std::to_string(value));
  numbers.push_back(std::to_string(value));
  if (value != *last) numbers.push_back(std::to_string(*last));
  return numbers;
}

bool Grid::is_for(DeviceKind kind) const {
  return devices.empty() || std::find(devices.begin(), devices.end(), kind) != devices.end();
}

std::vector<Problem> problems_of(const Grid& grid, const Operation& operation) {
  refuse_inputs_without_generator(grid);
  double count = static_cast<double>(grid.dtypes.size());
  const auto axes = expanded_axes(grid, operation);
  for (const auto& [axis, values] : axes) count *= static_cast<double>(values.size());
  if (count > kMostProblems) {
    throw ProblemError(
        axes.front().first,
        fmt::format("a grid of {:.0f} problems is more than {:.0f}; name fewer values", count,
                    kMostProblems));
  }

  std::vector<Problem> problems;
  for (const DtypePair& dtypes : grid.dtypes) {
    std::vector<std::size_t> position(axes.size(), 0);
    for (bool is_done = false; !is_done;) {
      std::map<std::string, std::string> values;
      for (std::size_t i = 0; i < position.size(); ++i) {
        values[axes[i].first] = axes[i].second[position[i]];
      }
      problems.push_back(operation.make_problem(dtypes, values));
      // Like an odometer: the last axis turns fastest.
      std::size_t axis = position.size();
      while (axis > 0 && ++position[axis - 1] == axes[axis - 1].second.size()) {
        position[--axis] = 0;
      }
      is_done = axis == 0;
    }
  }
  return problems;
}

}  // namespace roofmax
