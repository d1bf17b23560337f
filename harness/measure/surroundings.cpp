#include "harness/measure/surroundings.hpp"

#include <algorithm>

#include "harness/record/record.hpp"

namespace roofmax {
namespace {

/// The longest that one thread waited in between. All wait for the one that waits longest, so that
/// a mean over them would hide it among many.
double longest_wait(const ProcessorWaits& before, const ProcessorWaits& after) {
  double longest = 0;
  for (const auto& [thread, waited_s] : after) {
    const auto earlier = before.find(thread);
    longest = std::max(longest, waited_s - (earlier == before.end() ? 0 : earlier->second));
  }
  return longest;
}

bool has_throttled(const std::optional<double>& before_mhz,
                   const std::optional<double>& after_mhz) {
  constexpr double kClockDrop = 0.05;
  return before_mhz && after_mhz && *after_mhz < (1 - kClockDrop) * *before_mhz;
}

}  // namespace

Surroundings::Surroundings(Backend& backend)
    : backend_(backend),
      clock_mhz_before_(backend.clock_mhz()),
      waits_(backend.processor_waits()) {}

void Surroundings::finish() {
  const double elapsed_s = watch_.seconds();
  const auto waits = backend_.processor_waits();
  clock_mhz_after_ = backend_.clock_mhz();
  constexpr double kWaitingShare = 0.05;
  is_contended_ = waits_ && waits && longest_wait(*waits_, *waits) > kWaitingShare * elapsed_s;
}

std::vector<std::string> Surroundings::flags() const {
  std::vector<std::string> flags;
  if (has_throttled(clock_mhz_before_, clock_mhz_after_)) flags.emplace_back(kThrottled);
  if (is_contended_) flags.emplace_back(kContended);
  return flags;
}

}  // namespace roofmax
