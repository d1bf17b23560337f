#include "kernels/contract/distribution.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "kernels/contract/operation.hpp"
#include "kernels/contract/plugin.hpp"

namespace roofmax {
namespace {

using Owned = std::vector<std::unique_ptr<const Distribution>>;

/// Function-local, so that the order in which files register is irrelevant.
Owned& registered() {
  static Owned all;
  return all;
}

std::vector<std::string> names() {
  std::vector<std::string> words;
  for (const Distribution* one : distributions()) words.push_back(one->name);
  return words;
}

/// Inputs that the caller writes: what the installed library is used with.
const DistributionRegistration given{
    {.name = "given",
     .summary = "the caller writes the inputs; for programs that use the library"}};

}  // namespace

std::vector<const Distribution*> distributions() {
  std::vector<const Distribution*> all;
  for (const auto& one : registered()) all.push_back(one.get());
  // The default first, what nothing can generate last, whichever file was first.
  std::stable_sort(all.begin(), all.end(), [](const Distribution* a, const Distribution* b) {
    const auto rank = [](const Distribution* one) {
      return one->name == kDefaultDistribution ? 0 : one->fill ? 1 : 2;
    };
    return rank(a) < rank(b);
  });
  return all;
}

const Distribution* find_distribution(std::string_view name) {
  for (const auto& one : registered()) {
    if (one->name == name) return one.get();
  }
  return nullptr;
}

DistributionRegistration::DistributionRegistration(Distribution distribution) {
  if (is_refused_registration("distribution '" + distribution.name + "'")) return;
  if (find_distribution(distribution.name) != nullptr) {
    throw std::logic_error("distribution '" + distribution.name + "' is registered twice");
  }
  registered().push_back(std::make_unique<const Distribution>(std::move(distribution)));
}

Axis distribution_axis() {
  return {.name = "distribution",
          .summary = "how the inputs are distributed",
          .role = AxisRole::data,
          .open_choices = names,
          .default_word = std::string(kDefaultDistribution)};
}

}  // namespace roofmax
