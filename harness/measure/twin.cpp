#include "harness/measure/twin.hpp"

#include <algorithm>
#include <vector>

#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"

namespace roofmax {
namespace {

/// A candidate with its batch and what it took so far.
struct Contender {
  const StreamingKernel* kernel;
  std::unique_ptr<Batch> batch;
  std::vector<double> samples_s;

  void run(int times) {
    for (int i = 0; i < times; ++i) samples_s.push_back(batch->run());
  }
};

void sort_by_median(std::vector<Contender>& contenders) {
  std::sort(contenders.begin(), contenders.end(), [](const Contender& a, const Contender& b) {
    return median_of(a.samples_s) < median_of(b.samples_s);
  });
}

}  // namespace

double sample_seconds(const Backend& backend) {
  return backend.traits().kind == DeviceKind::cuda ? 1e-3 : 5e-3;
}

Twin choose_twin(Backend& backend, const Bytes& bytes,
                 const std::function<StreamingWork(std::int64_t)>& work, int round_launches,
                 double sample_s, const PrepareBatch& prepare) {
  std::vector<Contender> contenders;
  for (const StreamingKernel& candidate : backend.streaming_kernels()) {
    if (!candidate.supports(bytes)) continue;
    const Enqueue enqueue = [&](std::int64_t index, Stream stream) {
      candidate.enqueue(work(index), stream);
    };
    const std::unique_ptr<Batch> first = prepare(round_launches, enqueue);
    static_cast<void>(first->run());
    const int launches = launches_for(first->run(), round_launches, sample_s);
    Contender& contender =
        contenders.emplace_back(Contender{&candidate, prepare(launches, enqueue), {}});
    static_cast<void>(contender.batch->run());
    constexpr int kTrials = 3;
    contender.run(kTrials);
  }
  if (contenders.empty()) {
    throw DeviceError("no streaming kernel moves " + std::to_string(bytes.read) + " bytes in and " +
                          std::to_string(bytes.write) + " out",
                      false);
  }
  // The best few again, in turns: a choice by noise would move every SOL of the problem.
  sort_by_median(contenders);
  constexpr std::size_t kFinalists = 3;
  if (contenders.size() > kFinalists)
    contenders.erase(contenders.begin() + kFinalists, contenders.end());
  for (Contender& contender : contenders) contender.samples_s.clear();
  constexpr int kRounds = 15;
  for (int round = 0; round < kRounds; ++round) {
    for (Contender& contender : contenders) contender.run(1);
  }
  sort_by_median(contenders);
  return {contenders.front().kernel, median_of(contenders.front().samples_s)};
}

}  // namespace roofmax
