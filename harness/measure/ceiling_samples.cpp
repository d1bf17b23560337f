#include "harness/measure/ceiling_samples.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace roofmax {

std::vector<std::string> united(std::vector<std::string> flags,
                                const std::vector<std::string>& others) {
  for (const std::string& flag : others) {
    if (std::find(flags.begin(), flags.end(), flag) == flags.end()) flags.push_back(flag);
  }
  return flags;
}

CeilingSamples least_disturbed(const std::function<CeilingSamples()>& sample) {
  CeilingSamples first = sample();
  if (first.flags.empty()) return first;
  CeilingSamples second = sample();
  // Their kernels may differ, and do not all do the same in a launch.
  const bool is_faster = second.work * first.seconds.typical > first.work * second.seconds.typical;
  const bool is_better = second.flags.empty() || is_faster;
  return is_better ? second : first;
}

void describe(const CeilingSamples& found, const char* rate, nlohmann::json& entry) {
  entry[rate] = found.work / found.seconds.typical;
  entry["ci"] = {found.work / found.seconds.high, found.work / found.seconds.low};
  entry["samples"] = found.samples;
  entry["kernel"] = found.kernel;
  entry["flags"] = found.flags;
}

}  // namespace roofmax
