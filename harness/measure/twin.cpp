#include "harness/measure/twin.hpp"

#include <algorithm>
#include <vector>

#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/stopwatch.hpp"

namespace roofmax {
namespace {

/// How long a choice may take beyond a few runs of every candidate. A GPU is done long before.
double choice_seconds(const Backend& backend) {
  return backend.traits().kind == DeviceKind::cuda ? 5.0 : 0.4;
}

/// A candidate with its batch and what it took so far.
struct Contender {
  const StreamingKernel* kernel;
  std::unique_ptr<Batch> batch;
  std::vector<double> samples_s;
};

void sort_by_median(std::vector<Contender>& contenders) {
  std::sort(contenders.begin(), contenders.end(), [](const Contender& a, const Contender& b) {
    return median_of(a.samples_s) < median_of(b.samples_s);
  });
}

/// Samples all contenders in turns, so that all see the same drift and noise, `rounds` times or
/// until `is_over`.
template <typename IsOver>
void sample_in_turns(std::vector<Contender>& contenders, int rounds, const IsOver& is_over) {
  for (int round = 0; round < rounds && !is_over(round); ++round) {
    for (Contender& contender : contenders) contender.samples_s.push_back(contender.batch->run());
  }
}

}  // namespace

double sample_seconds(const Backend& backend) {
  return backend.traits().kind == DeviceKind::cuda ? 1e-3 : 5e-3;
}

Twin choose_twin(Backend& backend, const Bytes& bytes,
                 const std::function<StreamingWork(std::int64_t)>& work, int round_launches,
                 double sample_s, const PrepareBatch& prepare) {
  const Stopwatch watch;
  const double budget_s = choice_seconds(backend);
  const auto is_beyond = [&](double share) { return watch.seconds() > share * budget_s; };
  constexpr double kTrialsShare = 0.5;  // the rest is for the finalists
  std::vector<Contender> contenders;
  for (const StreamingKernel& candidate : backend.streaming_kernels()) {
    if (!candidate.supports(bytes)) continue;
    const Enqueue enqueue = [&](std::int64_t index, Stream stream) {
      candidate.enqueue(work(index), stream);
    };
    std::unique_ptr<Batch> batch = prepare(round_launches, enqueue);
    static_cast<void>(batch->run());
    if (!is_beyond(kTrialsShare)) {
      batch = prepare(launches_for(batch->run(), round_launches, sample_s), enqueue);
      static_cast<void>(batch->run());
    }
    contenders.push_back({&candidate, std::move(batch), {}});
  }
  if (contenders.empty()) {
    throw DeviceError("no streaming kernel moves " + std::to_string(bytes.read) + " bytes in and " +
                          std::to_string(bytes.write) + " out",
                      false);
  }
  constexpr int kTrials = 3;
  sample_in_turns(contenders, kTrials,
                  [&](int round) { return round > 0 && is_beyond(kTrialsShare); });
  // The best few again: a choice by noise would move every SOL of the problem.
  sort_by_median(contenders);
  constexpr std::size_t kFinalists = 3;
  if (contenders.size() > kFinalists)
    contenders.erase(contenders.begin() + kFinalists, contenders.end());
  constexpr int kRounds = 15;
  sample_in_turns(contenders, kRounds, [&](int) { return is_beyond(1); });
  sort_by_median(contenders);
  return {contenders.front().kernel, median_of(contenders.front().samples_s)};
}

}  // namespace roofmax
