#include "harness/profile/counters.hpp"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>

#include "harness/profile/cupti/host.hpp"

namespace roofmax {
namespace {

std::string base_of(const std::string& name) {
  // Some names have dots of their own, in front: the ending begins after the last "__".
  const std::size_t last = name.rfind("__");
  const std::size_t dot = name.find('.', last == std::string::npos ? 0 : last);
  return name.substr(0, dot);
}

}  // namespace

struct CounterCatalogue::State {
  std::string chip;
  CuptiHost host;

  /// Whether CUPTI takes the counter by itself: a choice in which one is wrong is wrong as a whole.
  [[nodiscard]] bool is_countable(const std::string& name) const {
    return CuptiHost(chip).choose({name});
  }

  [[nodiscard]] std::string why_not(const std::string& name) const {
    const std::string base = base_of(name);
    if (!host.find(base)) {
      return fmt::format("{} has no counter {}: `roofmax counters 'PATTERN'` lists those it has",
                         chip, base);
    }
    const std::vector<std::string> endings = host.endings_of(base);
    if (name == base) {
      return fmt::format("it needs an ending: {}", describe_endings(endings));
    }
    return fmt::format("{} has no such ending; it has {}", base, describe_endings(endings));
  }
};

CounterCatalogue::CounterCatalogue(const std::string& chip) {
  const std::vector<std::string> known = known_chips();
  if (std::find(known.begin(), known.end(), chip) == known.end()) {
    throw NoCounters(fmt::format("this CUPTI does not know the chip {}: it knows {}", chip,
                                 fmt::join(known, ", ")));
  }
  state_.reset(new State{chip, CuptiHost(chip)});
}
CounterCatalogue::~CounterCatalogue() = default;

std::vector<Counter> CounterCatalogue::matching(const std::string& pattern) const {
  std::vector<Counter> found;
  for (const std::string& name : state_->host.base_names()) {
    if (fnmatch(pattern.c_str(), name.c_str(), 0) != 0) continue;
    if (const auto counter = state_->host.find(name)) found.push_back(*counter);
  }
  return found;
}

std::vector<std::string> CounterCatalogue::endings_of(const std::string& name) const {
  return state_->host.endings_of(name);
}

CounterPlan CounterCatalogue::plan(const std::vector<std::string>& asked) const {
  CounterPlan plan;
  std::vector<std::string> chosen;
  for (const std::string& entry : asked) {
    const std::vector<std::string> names = split_alternatives(entry);
    const auto name = std::find_if(names.begin(), names.end(), [this](const std::string& each) {
      return state_->is_countable(each);
    });
    if (name == names.end()) {
      drop(names.front(), state_->why_not(names.front()), plan.dropped);
      continue;
    }
    if (std::find(chosen.begin(), chosen.end(), *name) != chosen.end()) continue;
    chosen.push_back(*name);
    plan.counters.push_back(state_->host.find(*name).value_or(Counter{*name, {}, {}}));
  }
  if (chosen.empty()) return plan;
  CuptiHost choice(state_->chip);
  if (!choice.choose(chosen)) {
    throw NoCounters(fmt::format("CUPTI counts each of these, but not all together: {}",
                                 fmt::join(chosen, ", ")));
  }
  plan.passes = CuptiHost::passes(choice.configuration());
  return plan;
}

}  // namespace roofmax
