// Expands grids to problems.

#include "harness/measure/grid.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

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

}  // namespace

bool Grid::is_for(DeviceKind kind) const {
  return devices.empty() || std::find(devices.begin(), devices.end(), kind) != devices.end();
}

std::vector<Problem> problems_of(const Grid& grid, const Operation& operation) {
  refuse_inputs_without_generator(grid);
  double count = static_cast<double>(grid.dtypes.size());
  for (const auto& [axis, values] : grid.axes) count *= static_cast<double>(values.size());
  if (count > kMostProblems) {
    throw ProblemError(
        grid.axes.front().first,
        fmt::format("a grid of {:.0f} problems is more than {:.0f}; name fewer values", count,
                    kMostProblems));
  }

  std::vector<Problem> problems;
  for (const DtypePair& dtypes : grid.dtypes) {
    std::vector<std::size_t> position(grid.axes.size(), 0);
    for (bool is_done = false; !is_done;) {
      std::map<std::string, std::string> values;
      for (std::size_t i = 0; i < position.size(); ++i) {
        values[grid.axes[i].first] = grid.axes[i].second[position[i]];
      }
      problems.push_back(operation.make_problem(dtypes, values));
      // Like an odometer: the last axis turns fastest.
      std::size_t axis = position.size();
      while (axis > 0 && ++position[axis - 1] == grid.axes[axis - 1].second.size()) {
        position[--axis] = 0;
      }
      is_done = axis == 0;
    }
  }
  return problems;
}

}  // namespace roofmax
