#include "kernels/contract/operation.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "kernels/contract/spelling.hpp"

namespace roofmax {
namespace {

/// What to put before the list of all there is.
std::string hint_of(const std::string& word, const std::vector<std::string>& known) {
  const std::string hint = did_you_mean(word, known);
  return hint + (hint.empty() ? "" : " ");
}

Problem::Coordinate parse_real(const Axis& axis, const std::string& text) {
  double value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end || !std::isfinite(value)) {
    throw ProblemError(axis.name, text, "is invalid; use a number like " + axis.default_word);
  }
  if (value == 0) value = 0;  // -0 is the same number
  return {axis.name, 0, shortest_word(value)};
}

Problem::Coordinate parse_coordinate(const Axis& axis, const std::string& text) {
  if (axis.is_real()) return parse_real(axis, text);
  if (axis.is_choice()) {
    const std::vector<std::string> words = axis.words();
    const auto found = std::find(words.begin(), words.end(), text);
    if (found == words.end()) {
      throw ProblemError(axis.name, text,
                         "is unknown: " + hint_of(text, words) + "use one of: " + join(words));
    }
    // The order of open choices has no meaning.
    const bool is_open = axis.open_choices != nullptr;
    return {axis.name, is_open ? 0 : found - words.begin(), text};
  }
  std::int64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end || value < axis.minimum || value > axis.maximum) {
    const bool is_open = axis.maximum == std::numeric_limits<std::int64_t>::max() &&
                         error != std::errc::result_out_of_range;
    const std::string top = is_open ? " or more" : " to " + std::to_string(axis.maximum);
    throw ProblemError(axis.name, text,
                       "is invalid; use a whole number, " + std::to_string(axis.minimum) + top);
  }
  return {axis.name, value, {}};
}

Problem::Coordinate default_of(const Axis& axis) {
  const bool has_word = axis.is_choice() || axis.is_real();
  return {axis.name, axis.default_value, has_word ? axis.default_text() : std::string{}};
}

}  // namespace

Problem Operation::make_problem(DtypePair dtype_pair,
                                const std::map<std::string, std::string>& values) const {
  for (const auto& [key, value] : values) {
    const bool known =
        std::any_of(axes.begin(), axes.end(), [&](const Axis& axis) { return axis.name == key; });
    if (!known) {
      std::vector<std::string> names;
      for (const Axis& axis : axes) names.push_back(axis.name);
      throw ProblemError(key, "operation '" + name + "' has no axis '" + key +
                                  "': " + hint_of(key, names) + "its axes are: " + join(names));
    }
  }
  if (std::find(dtypes.begin(), dtypes.end(), dtype_pair) == dtypes.end()) {
    std::vector<std::string> pairs;
    for (const DtypePair& pair : dtypes) {
      pairs.push_back(std::string(name_of(pair.in)) +
                      (pair.in == pair.out ? "" : "->" + std::string(name_of(pair.out))));
    }
    throw ProblemError("dtype", "operation '" + name + "' does not come in " +
                                    std::string(name_of(dtype_pair.in)) + "->" +
                                    std::string(name_of(dtype_pair.out)) +
                                    "; use one of: " + join(pairs));
  }
  Problem problem{
      .operation = this, .dtype = dtype_pair.in, .dtype_out = dtype_pair.out, .axes = {}};
  for (const Axis& axis : axes) {
    const auto found = values.find(axis.name);
    problem.axes.push_back(found != values.end() ? parse_coordinate(axis, found->second)
                                                 : default_of(axis));
  }
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const Axis& axis = axes[i];
    Problem::Coordinate& coordinate = problem.axes[i];
    if (!axis.same_as.empty()) {
      const std::int64_t same = problem.at(axis.same_as);
      if (coordinate.value == 0) coordinate.value = same;
      coordinate.is_implied = coordinate.value == same;
    } else {
      coordinate.is_implied = axis.leaves_out_default() && coordinate == default_of(axis);
    }
  }
  if (validate) validate(problem);
  return problem;
}

ChoiceSettings Operation::make_settings(const ChoiceSettings& values) const {
  ChoiceSettings settings;
  for (const Axis& axis : choice_settings) {
    const auto found = values.find(axis.name);
    settings[axis.name] =
        (found != values.end() ? parse_coordinate(axis, found->second) : default_of(axis)).choice;
  }
  for (const auto& [setting, value] : values) {
    if (settings.count(setting) == 0) {
      std::vector<std::string> names;
      for (const Axis& axis : choice_settings) names.push_back(axis.name);
      throw ProblemError(setting, "operation '" + name + "' has no setting '" + setting +
                                      "': " + hint_of(setting, names) + "its settings are: " +
                                      (names.empty() ? "none" : join(names)));
    }
  }
  return settings;
}

std::int64_t sector_bytes(std::int64_t rows, std::int64_t row_bytes, std::int64_t stride_bytes) {
  constexpr std::int64_t kSector = 32;
  if (rows == 0 || row_bytes == 0) return 0;
  if (stride_bytes == row_bytes) return rows * row_bytes;
  // Sectors of rows [0, count); one that two neighbouring rows share counts once.
  const auto sectors_of_first = [&](std::int64_t count) {
    std::int64_t sectors = 0;
    std::int64_t counted_to = 0;
    for (std::int64_t row = 0; row < count; ++row) {
      const std::int64_t begin = row * stride_bytes;
      const std::int64_t first = std::max(counted_to, begin / kSector);
      const std::int64_t end = (begin + row_bytes + kSector - 1) / kSector;
      sectors += std::max<std::int64_t>(0, end - first);
      counted_to = std::max(counted_to, end);
    }
    return sectors;
  };
  // Where rows start within a sector repeats after 32 rows, and so does what they add.
  const std::int64_t one_period = sectors_of_first(std::min(rows, kSector));
  if (rows <= kSector) return one_period * kSector;
  const std::int64_t each_further = sectors_of_first(2 * kSector) - one_period;
  const std::int64_t rest = sectors_of_first(kSector + rows % kSector) - one_period;
  return (one_period + (rows / kSector - 1) * each_further + rest) * kSector;
}

Bytes sector_bytes(const std::vector<TensorSpec>& matrices) {
  Bytes total;
  for (const TensorSpec& spec : matrices) {
    const auto size = static_cast<std::int64_t>(size_of(spec.dtype));
    const std::int64_t bytes =
        sector_bytes(spec.rows(), spec.cols() * size, spec.strides.front() * size);
    if (spec.is_read()) total.read += bytes;
    if (spec.is_written()) total.write += bytes;
  }
  return total;
}

}  // namespace roofmax
