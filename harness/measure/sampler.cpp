#include "harness/measure/sampler.hpp"

#include <algorithm>
#include <cmath>

#include "harness/measure/statistics.hpp"
#include "harness/measure/stopwatch.hpp"

namespace roofmax {
namespace {

/// The interval is recomputed after every this many samples.
constexpr std::size_t kCheckEvery = 10;

bool is_narrow(const std::vector<double>& samples, double relative_width) {
  const Summary summary = summarise(samples);
  return summary.high - summary.median <= relative_width * summary.median &&
         summary.median - summary.low <= relative_width * summary.median;
}

}  // namespace

void warm_up(Batch& batch) {
  constexpr double kAgreement = 0.02;
  constexpr double kLongestSeconds = 0.2;
  const Stopwatch watch;
  double last = batch.run();
  while (watch.seconds() < kLongestSeconds) {
    const double now = batch.run();
    if (std::abs(now - last) <= kAgreement * last) return;
    last = now;
  }
}

PairedSamples sample_pair(Batch& kernel, Batch& twin, const StoppingRule& rule) {
  const Stopwatch watch;
  PairedSamples samples;
  warm_up(twin);
  warm_up(kernel);
  while (true) {
    const bool kernel_first = samples.kernel_s.size() % 2 == 0;
    if (kernel_first) samples.kernel_s.push_back(kernel.run());
    samples.twin_s.push_back(twin.run());
    if (!kernel_first) samples.kernel_s.push_back(kernel.run());

    const std::size_t count = samples.kernel_s.size();
    const bool is_over = (watch.seconds() > rule.budget_s && count >= rule.fewest_samples) ||
                         count >= rule.maximum_samples;
    const bool is_checkpoint = count >= rule.minimum_samples && count % kCheckEvery == 0;
    if (!is_over && !is_checkpoint) continue;
    const bool is_settled = count >= rule.minimum_samples &&
                            is_narrow(samples.kernel_s, rule.relative_width) &&
                            is_narrow(samples.twin_s, rule.relative_width);
    if (is_settled || is_over) {
      samples.is_noisy = !is_settled;
      return samples;
    }
  }
}

std::vector<double> sample_alone(Batch& batch, const StoppingRule& rule) {
  const Stopwatch watch;
  std::vector<double> samples;
  warm_up(batch);
  while (true) {
    samples.push_back(batch.run());
    const bool is_over = watch.seconds() > rule.budget_s && samples.size() >= rule.fewest_samples;
    if (is_over || samples.size() >= rule.maximum_samples) return samples;
    if (samples.size() >= rule.minimum_samples && samples.size() % kCheckEvery == 0 &&
        is_narrow(samples, rule.relative_width)) {
      return samples;
    }
  }
}

int launches_for(double seconds_per_launch, int sets, double target_s) {
  // A graph of more nodes than this takes longer to build than to learn from.
  constexpr double kMostLaunches = 4096;
  const double wanted =
      std::clamp(target_s / std::max(seconds_per_launch, 1e-9), 1.0, kMostLaunches);
  const int rounds = std::max(1, static_cast<int>(std::ceil(wanted / sets)));
  return rounds * sets;
}

}  // namespace roofmax
