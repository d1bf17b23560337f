#include "harness/measure/twin.hpp"

#include <algorithm>
#include <array>
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
  int launches;
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

Enqueue enqueue_of(const StreamingKernel& kernel, const TwinTask& task) {
  return [&kernel, &task](std::int64_t index, Stream stream) {
    kernel.enqueue(task.work(index), stream);
  };
}

/// Moves the buffers and makes the batches anew there.
void move(std::vector<Contender>& contenders, const TwinTask& task) {
  for (Contender& contender : contenders) contender.batch.reset();
  task.move_buffers();
  for (Contender& contender : contenders) {
    contender.batch = task.prepare(contender.launches, enqueue_of(*contender.kernel, task));
    static_cast<void>(contender.batch->run());
  }
}

/// Keeps those that chance may have put behind the best: fewer, and closer ones, the more places
/// were tried.
void narrow(std::vector<Contender>& contenders, int places) {
  struct Cut {
    double behind;
    std::size_t most;
  };
  constexpr std::array<Cut, 4> kCuts{{{1.05, 8}, {1.03, 6}, {1.02, 5}, {1.015, 4}}};
  const Cut& cut = kCuts[std::min<std::size_t>(static_cast<std::size_t>(places), kCuts.size()) - 1];
  sort_by_median(contenders);
  const double limit = cut.behind * median_of(contenders.front().samples_s);
  const auto end = std::find_if(contenders.begin(), contenders.end(),
                                [&](const Contender& c) { return median_of(c.samples_s) > limit; });
  const auto kept = std::min(end - contenders.begin(), static_cast<std::ptrdiff_t>(cut.most));
  contenders.erase(contenders.begin() + kept, contenders.end());
}

/// Every candidate that can move the bytes, with a batch of the right length, or once it is late
/// with a trial's.
template <typename IsLate>
std::vector<Contender> all_contenders(Backend& backend, const TwinTask& task,
                                      const IsLate& is_late) {
  std::vector<Contender> contenders;
  for (const StreamingKernel& candidate : backend.streaming_kernels()) {
    if (!candidate.supports(task.bytes)) continue;
    const Enqueue enqueue = enqueue_of(candidate, task);
    int launches = task.trial_launches;
    std::unique_ptr<Batch> batch = task.prepare(launches, enqueue);
    static_cast<void>(batch->run());
    if (!is_late()) {
      launches = task.launches_of(trial_seconds(*batch));
      batch = task.prepare(launches, enqueue);
      static_cast<void>(batch->run());
    }
    contenders.push_back({&candidate, launches, std::move(batch), {}});
  }
  if (contenders.empty()) {
    throw DeviceError("no streaming kernel moves " + std::to_string(task.bytes.read) +
                          " bytes in and " + std::to_string(task.bytes.write) + " out",
                      false);
  }
  return contenders;
}

/// Of those within the factor `as_quick` of the quickest the first in the backend's order: another
/// run is to choose the same.
const Contender& first_of_the_quickest(std::vector<Contender>& contenders, double as_quick) {
  sort_by_median(contenders);
  const double limit = as_quick * median_of(contenders.front().samples_s);
  const Contender* chosen = &contenders.front();
  for (const Contender& contender : contenders) {
    if (median_of(contender.samples_s) <= limit && contender.kernel < chosen->kernel) {
      chosen = &contender;
    }
  }
  return *chosen;
}

}  // namespace

double sample_seconds(const Backend& backend) {
  return backend.traits().kind == DeviceKind::cuda ? 1e-3 : 5e-3;
}

double trial_seconds(Batch& batch) {
  constexpr int kRuns = 4;
  constexpr double kLong = 0.02;  // of a launch that takes longer, one says enough
  double least = batch.run();
  for (int run = 1; run < kRuns && least < kLong; ++run) least = std::min(least, batch.run());
  return least;
}

Twin choose_twin(Backend& backend, const TwinTask& task) {
  const Stopwatch watch;
  const double budget_s = choice_seconds(backend);
  const auto is_beyond = [&](double share) { return watch.seconds() > share * budget_s; };
  constexpr double kTrialsShare = 0.5;  // the rest is for the finalists
  const auto is_late = [&] { return is_beyond(kTrialsShare); };
  std::vector<Contender> contenders = all_contenders(backend, task, is_late);
  constexpr int kPlaces = 8;
  constexpr int kRounds = 2;
  sample_in_turns(contenders, kRounds, [&](int round) { return round > 0 && is_late(); });
  narrow(contenders, 1);
  for (int place = 1; place < kPlaces && contenders.size() > 1 && !is_beyond(1); ++place) {
    if (task.move_buffers) move(contenders, task);
    sample_in_turns(contenders, kRounds, [&](int) { return is_beyond(1); });
    narrow(contenders, place + 1);
  }
  const double as_quick = backend.traits().kind == DeviceKind::cuda ? 1.003 : 1.02;
  const Contender& chosen = first_of_the_quickest(contenders, as_quick);
  return {chosen.kernel, median_of(chosen.samples_s)};
}

std::optional<Twin> twin_of_name(Backend& backend, const TwinTask& task, const std::string& name) {
  for (const StreamingKernel& candidate : backend.streaming_kernels()) {
    if (candidate.name != name || !candidate.supports(task.bytes)) continue;
    const auto batch = task.prepare(task.trial_launches, enqueue_of(candidate, task));
    static_cast<void>(batch->run());
    return Twin{&candidate, trial_seconds(*batch)};
  }
  return std::nullopt;
}

}  // namespace roofmax
