#include "kernels/contract/operation.hpp"

#include <algorithm>
#include <charconv>

namespace roofmax {
namespace {

std::string join(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

Problem::Coordinate parse_coordinate(const Axis& axis, const std::string& text) {
  if (axis.is_choice()) {
    const auto found = std::find(axis.choices.begin(), axis.choices.end(), text);
    if (found == axis.choices.end()) {
      throw ProblemError(axis.name, "axis '" + axis.name + "': unknown value '" + text +
                                        "'; use one of: " + join(axis.choices));
    }
    return {axis.name, found - axis.choices.begin(), text};
  }
  std::int64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end || value < axis.minimum || value > axis.maximum) {
    const std::string top = axis.maximum == std::numeric_limits<std::int64_t>::max()
                                ? " or more"
                                : " to " + std::to_string(axis.maximum);
    throw ProblemError(axis.name, "axis '" + axis.name + "': '" + text +
                                      "' does not do; use a whole number, " +
                                      std::to_string(axis.minimum) + top);
  }
  return {axis.name, value, {}};
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
      throw ProblemError(
          key, "operation '" + name + "' has no axis '" + key + "'; its axes are: " + join(names));
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
      .operation = name, .dtype = dtype_pair.in, .dtype_out = dtype_pair.out, .axes = {}};
  for (const Axis& axis : axes) {
    const auto found = values.find(axis.name);
    if (found != values.end()) {
      problem.axes.push_back(parse_coordinate(axis, found->second));
    } else {
      const auto value = axis.default_value;
      problem.axes.push_back(
          {axis.name, value,
           axis.is_choice() ? axis.choices[static_cast<std::size_t>(value)] : std::string{}});
    }
  }
  if (complete) complete(problem);
  return problem;
}

Axis distribution_axis() {
  return {.name = "distribution",
          .summary = "how the inputs are distributed",
          .choices = {"normal", "wide", "ascending", "descending", "constant", "spikes",
                      "sparse_neg_inf", "given"}};
}

std::int64_t sector_bytes(std::int64_t rows, std::int64_t row_bytes, std::int64_t stride_bytes) {
  constexpr std::int64_t kSector = 32;
  const auto sectors_of = [](std::int64_t begin, std::int64_t end) {
    return (end + kSector - 1) / kSector - begin / kSector;
  };
  if (rows == 0 || row_bytes == 0) return 0;
  if (stride_bytes == row_bytes) return rows * row_bytes;
  // The pattern of row starts within a sector repeats after at most 32 rows.
  std::int64_t period_sectors = 0;
  std::int64_t total = 0;
  for (std::int64_t row = 0; row < std::min(rows, kSector); ++row) {
    const std::int64_t begin = row * stride_bytes % kSector;
    period_sectors += sectors_of(begin, begin + row_bytes);
  }
  if (rows <= kSector) return period_sectors * kSector;
  total = rows / kSector * period_sectors;
  for (std::int64_t row = 0; row < rows % kSector; ++row) {
    const std::int64_t begin = row * stride_bytes % kSector;
    total += sectors_of(begin, begin + row_bytes);
  }
  return total * kSector;
}

}  // namespace roofmax
