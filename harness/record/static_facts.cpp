#include "harness/record/static_facts.hpp"

#include <functional>

namespace roofmax {
namespace {

/// The first of all launches' facts in the order of `precedes`; nothing when one is not known.
template <typename T, typename Precedes>
std::optional<T> first_of(const std::vector<LaunchFacts>& launches,
                          std::optional<T> LaunchFacts::*fact, Precedes precedes) {
  std::optional<T> first;
  for (const LaunchFacts& launch : launches) {
    const std::optional<T>& value = launch.*fact;
    if (!value) return std::nullopt;
    if (!first || precedes(*value, *first)) first = value;
  }
  return first;
}

template <typename T>
std::optional<T> largest(const std::vector<LaunchFacts>& launches,
                         std::optional<T> LaunchFacts::*fact) {
  return first_of(launches, fact, std::greater<T>{});
}

}  // namespace

std::optional<int> StaticFacts::registers() const {
  return largest(launches, &LaunchFacts::registers);
}

std::optional<std::int64_t> StaticFacts::shared_bytes() const {
  return largest(launches, &LaunchFacts::shared_bytes);
}

std::optional<std::int64_t> StaticFacts::local_bytes() const {
  return largest(launches, &LaunchFacts::local_bytes);
}

std::optional<std::int64_t> StaticFacts::spill_bytes() const {
  const std::optional<std::int64_t> local = local_bytes();
  return local == 0 ? local : std::nullopt;
}

std::optional<double> StaticFacts::occupancy() const {
  return first_of(launches, &LaunchFacts::occupancy, std::less<double>{});
}

}  // namespace roofmax
