#include "harness/measure/rates.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "harness/measure/ceiling_samples.hpp"
#include "harness/measure/rotation.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/surroundings.hpp"
#include "harness/measure/twin.hpp"

namespace roofmax {
namespace {

/// The kernels of one unit.
using Candidates = std::span<const UnitKernel>;

std::vector<Candidates> by_unit(const std::vector<UnitKernel>& kernels) {
  std::vector<Candidates> units;
  for (auto first = kernels.begin(); first != kernels.end();) {
    const auto end = std::find_if(
        first, kernels.end(), [&](const UnitKernel& kernel) { return kernel.unit != first->unit; });
    units.emplace_back(first, end);
    first = end;
  }
  return units;
}

/// Nothing is read from memory that a cache could hold: there is nothing to bring into a state.
std::unique_ptr<Batch> batch_of(Backend& backend, const UnitKernel& kernel, int launches) {
  return backend.prepare(backend.timers().front(), launches,
                         [&kernel](std::int64_t, Stream stream) { kernel.enqueue(stream); });
}

/// The candidate that does most in a second, and the seconds of its launch.
struct Fastest {
  const UnitKernel* kernel = nullptr;
  double seconds = 0;
};

Fastest fastest_of(Backend& backend, Candidates candidates) {
  std::vector<std::unique_ptr<Batch>> batches;
  for (const UnitKernel& candidate : candidates) {
    batches.push_back(batch_of(backend, candidate, 1));
    // All before any is tried, so that none meets a clock that is still rising.
    static_cast<void>(batches.back()->run());
  }
  Fastest fastest;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const UnitKernel& candidate = candidates[i];
    const double seconds = trial_seconds(*batches[i]);
    if (fastest.kernel == nullptr ||
        candidate.work * fastest.seconds > fastest.kernel->work * seconds) {
      fastest = {&candidate, seconds};
    }
  }
  return fastest;
}

CeilingSamples sample_rate(Backend& backend, Candidates candidates, double budget_s) {
  Surroundings surroundings(backend);
  const auto [kernel, seconds] = fastest_of(backend, candidates);
  const int launches = kOneHotSet.launches_for(seconds, sample_seconds(backend));
  const auto batch = batch_of(backend, *kernel, launches);
  const auto samples = sample_alone(*batch, {.minimum_samples = 10, .budget_s = budget_s});
  surroundings.finish();
  return {.work = kernel->work,
          .seconds = summarise(samples, {samples.size()}),
          .samples = samples.size(),
          .kernel = kernel->name,
          .flags = surroundings.flags()};
}

}  // namespace

void measure_rates(Backend& backend, double each_s,
                   const std::function<void(const nlohmann::json&)>& on_progress) {
  const std::vector<UnitKernel> kernels = backend.unit_kernels();
  const std::vector<Candidates> units = by_unit(kernels);
  for (std::size_t index = 0; index < units.size(); ++index) {
    const UnitKernel& first = units[index].front();
    on_progress({{"step", {{"index", index}, {"total", units.size()}, {"unit", first.unit}}}});
    nlohmann::json rate = {{"unit", first.unit}, {"peak_per_s", nullptr}};
    if (first.peak_per_s > 0) rate["peak_per_s"] = first.peak_per_s;
    describe(least_disturbed([&] { return sample_rate(backend, units[index], each_s); }), "per_s",
             rate);
    on_progress({{"rate", std::move(rate)}});
  }
}

}  // namespace roofmax
