#include "harness/measure/sampler.hpp"

#include <algorithm>
#include <cmath>

#include "harness/measure/stopwatch.hpp"

namespace roofmax {
namespace {

bool is_narrow(const Summary& summary, double relative_width) {
  return summary.high - summary.typical <= relative_width * summary.typical &&
         summary.typical - summary.low <= relative_width * summary.typical;
}

}  // namespace

std::size_t Schedule::rounds(const SampleSet& samples) const {
  // Where there are samples enough, it is other places that make an interval narrower.
  if (samples.visits.size() >= rule_.least_visits) return 1;
  const std::size_t wanted = std::min(rule_.minimum_samples, rule_.maximum_samples);
  return std::max<std::size_t>(1, (wanted + rule_.least_visits - 1) / rule_.least_visits);
}

double Schedule::end_of_visit(std::size_t index) const {
  const std::size_t share = std::min(index + 1, rule_.least_visits);
  return rule_.budget_s * static_cast<double>(share) / static_cast<double>(rule_.least_visits);
}

bool Schedule::is_over(const SampleSet& samples, double elapsed_s) const {
  const std::size_t visits = samples.visits.size();
  if (visits < rule_.least_visits) return false;
  if (elapsed_s > rule_.budget_s || samples.count() >= rule_.maximum_samples) return true;
  // To look at many visits takes as long as another one: after every eighth part more of them.
  constexpr std::size_t kPart = 8;
  if (visits % std::max<std::size_t>(1, visits / kPart) != 0) return false;
  return !has_few(samples) && !is_wide(samples);
}

bool Schedule::has_few(const SampleSet& samples) const {
  return samples.count() < rule_.minimum_samples;
}

bool Schedule::is_wide(const SampleSet& samples) const {
  const std::vector<double>& kernel = samples.sides[0].seconds;
  const std::vector<double>& twin = samples.sides[1].seconds;
  return !is_narrow(summarise(kernel, samples.visits), rule_.relative_width) ||
         !is_narrow(summarise_ratio(twin, kernel, samples.visits), rule_.relative_width);
}

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

void sample_visit(std::span<Batch* const> sides, std::size_t rounds,
                  const std::function<bool()>& is_over, SampleSet& samples) {
  // Every other visit begins the other way round: some have a single round.
  const std::size_t first = samples.visits.size() % 2;
  const auto side_at = [&](std::size_t round, std::size_t turn) {
    return (first + round) % 2 == 0 ? turn : sides.size() - 1 - turn;
  };
  for (std::size_t turn = sides.size(); turn-- > 0;) {
    static_cast<void>(sides[side_at(0, turn)]->run());
  }
  char last = samples.sides[side_at(0, 0)].name;
  std::size_t round = 0;
  do {
    for (std::size_t turn = 0; turn < sides.size(); ++turn) {
      const std::size_t side = side_at(round, turn);
      Series& series = samples.sides[side];
      series.seconds.push_back(sides[side]->run());
      series.after += last;
      last = series.name;
    }
  } while (++round < rounds && !is_over());
  samples.visits.push_back(round);
}

std::vector<double> sample_alone(Batch& batch, const StoppingRule& rule) {
  constexpr std::size_t kCheckEvery = 10;
  constexpr std::size_t kFewest = 5;
  const Stopwatch watch;
  std::vector<double> samples;
  warm_up(batch);
  while (true) {
    samples.push_back(batch.run());
    const bool is_over = watch.seconds() > rule.budget_s && samples.size() >= kFewest;
    if (is_over || samples.size() >= rule.maximum_samples) return samples;
    if (samples.size() >= rule.minimum_samples && samples.size() % kCheckEvery == 0 &&
        is_narrow(summarise(samples, {samples.size()}), rule.relative_width)) {
      return samples;
    }
  }
}

}  // namespace roofmax
