#include "harness/measure/measurement.hpp"

#include <algorithm>

#include "harness/measure/binding.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/stopwatch.hpp"
#include "harness/measure/surroundings.hpp"
#include "harness/profile/nvtx_range.hpp"

namespace roofmax {
namespace {

/// Chosen once more if something disturbed the choice: all cases of the problem will have this
/// twin.
Twin undisturbed_choice(Backend& backend, const TwinTask& task) {
  Surroundings surroundings(backend);
  const Twin twin = choose_twin(backend, task);
  surroundings.finish();
  return surroundings.flags().empty() ? twin : choose_twin(backend, task);
}

}  // namespace

Measurement::Measurement(const Case& c, LoadedProblem& loaded, ReadyKernel& kernel,
                         Backend& backend)
    : case_(c),
      loaded_(loaded),
      backend_(backend),
      timing_(c, loaded, kernel, backend),
      twin_(chosen_twin()),
      two_read_twin_(chosen_two_read_twin()) {}

TwinTask Measurement::twin_task() {
  return {.bytes = loaded_.compulsory().bytes,
          .work =
              [this](std::int64_t index) {
                return loaded_.sets().streaming_work(timing_.set_of(index),
                                                     loaded_.compulsory().bytes);
              },
          .prepare = [this](int launches,
                            const Enqueue& enqueue) { return timing_.prepare(launches, enqueue); },
          .launches_of = [this](double seconds) { return timing_.launches_of(seconds); },
          .trial_launches = timing_.trial_launches(),
          .move_buffers = [this] { loaded_.move_sets(); }};
}

/// Always on the first two sets: rows that need a floor are longer than any cache.
TwinTask Measurement::two_read_task() {
  TwinTask task = twin_task();
  task.bytes.read *= 2;
  task.work = [this, bytes = task.bytes](std::int64_t) {
    return loaded_.sets().streaming_work_twice(bytes);
  };
  task.launches_of = [this](double seconds) {
    return times_single_launches(case_.timer)
               ? 1
               : kOneHotSet.launches_for(seconds, sample_seconds(backend_));
  };
  task.trial_launches = 1;
  return task;
}

Twin Measurement::chosen_twin() {
  const LoadedProblem::TwinKey key{case_.cache, case_.timer};
  auto known = loaded_.twins.find(key);
  if (known == loaded_.twins.end()) {
    const NvtxRange range(Phase::warm_up, "choose twin");
    const TwinTask task = twin_task();
    const auto named = loaded_.twin_names.find(key);
    std::optional<Twin> twin;
    if (named != loaded_.twin_names.end()) twin = twin_of_name(backend_, task, named->second);
    known = loaded_.twins.emplace(key, twin ? *twin : undisturbed_choice(backend_, task)).first;
  }
  return known->second;
}

std::optional<Twin> Measurement::chosen_two_read_twin() {
  if (!loaded_.must_read_twice() || loaded_.sets().count() < BufferSets::kSetsToReadTwice) {
    return std::nullopt;
  }
  const LoadedProblem::TwinKey key{case_.cache, case_.timer};
  auto known = loaded_.two_read_twins.find(key);
  if (known == loaded_.two_read_twins.end()) {
    const NvtxRange range(Phase::warm_up, "choose two-read floor");
    known =
        loaded_.two_read_twins.emplace(key, undisturbed_choice(backend_, two_read_task())).first;
  }
  return known->second;
}

std::vector<Measurement::Side> Measurement::sides() {
  const auto of_twin = [this](char name, const Twin& twin, const TwinTask& task) {
    const Enqueue enqueue = [kernel = twin.kernel, work = task.work](std::int64_t index,
                                                                     Stream stream) {
      kernel->enqueue(work(index), stream);
    };
    return Side{name, enqueue, task.launches_of(twin.seconds)};
  };
  std::vector<Side> sides{{'k', timing_.launch(), timing_.launches()},
                          of_twin('t', twin_, twin_task())};
  if (two_read_twin_) sides.push_back(of_twin('f', *two_read_twin_, two_read_task()));
  return sides;
}

void Measurement::run(const StoppingRule& rule, double fixed_cost_s, Verifier& verifier,
                      Record& record) {
  const NvtxRange range(Phase::measure, "measure");
  const Schedule schedule(rule);
  const std::vector<Side> sides = this->sides();
  SampleSet samples;
  for (const Side& side : sides) samples.sides.push_back({side.name, {}, {}});
  std::vector<std::unique_ptr<ConditionedBatch>> batches;
  Surroundings surroundings(backend_);
  const Stopwatch watch;
  do {
    if (!batches.empty()) {
      batches.clear();
      timing_.move_buffers();
    }
    std::vector<Batch*> turns;
    for (const Side& side : sides) {
      batches.push_back(timing_.prepare(side.launches, side.enqueue));
      turns.push_back(batches.back().get());
    }
    if (samples.visits.empty()) {
      for (Batch* const batch : turns) warm_up(*batch);
    }
    const double end_s = schedule.end_of_visit(samples.visits.size());
    sample_visit(
        turns, schedule.rounds(samples), [&] { return watch.seconds() > end_s; }, samples);
  } while (!schedule.is_over(samples, watch.seconds()));
  surroundings.finish();
  note_parts(*batches.front(), record);
  const int launches = sides.front().launches;
  timing_.verify_timed(verifier, *batches.front(), launches, record);

  record.launches_per_sample = launches;
  record.twin_launches_per_sample = sides[1].launches;
  record.twin = twin_.kernel->name;
  record.buffer_sets = timing_.rotation().sets;
  note_samples(samples, record);
  note_work(record);
  record.clock_mhz_before = surroundings.clock_mhz_before();
  record.clock_mhz_after = surroundings.clock_mhz_after();
  const auto flag = [&record](bool holds, const char* name) {
    if (holds) record.flags.emplace_back(name);
  };
  const bool has_few = schedule.has_few(samples);
  const bool is_wide = schedule.is_wide(samples);
  flag(has_few, kFewSamples);
  flag(is_wide, kWide);
  flag(has_few || is_wide, kNoisy);
  constexpr double kNearFixedCost = 2;
  flag(record.time_s->typical < kNearFixedCost * fixed_cost_s, "launch_bound");
  flag(record.sol->low > 1.0, "above_twin");
  for (const std::string& disturbance : surroundings.flags()) record.flags.push_back(disturbance);
}

void Measurement::note_parts(ConditionedBatch& batch, Record& record) {
  constexpr int kLaunches = 15;
  std::vector<LaunchPart> parts = batch.parts();
  if (parts.empty()) return;
  std::vector<std::vector<double>> times(parts.size());
  std::vector<std::vector<double>> gaps(parts.size());
  for (int launch = 0; launch < kLaunches; ++launch) {
    static_cast<void>(batch.run());
    const std::vector<LaunchPart> again = batch.parts();
    // One that does not do the same each time has no such parts.
    if (again.size() != parts.size()) return;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      times[i].push_back(again[i].time_s);
      if (again[i].gap_s) gaps[i].push_back(*again[i].gap_s);
    }
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i].time_s = median_of(times[i]);
    if (!gaps[i].empty()) parts[i].gap_s = median_of(gaps[i]);
  }
  record.parts = std::move(parts);
}

void Measurement::note_samples(const SampleSet& samples, Record& record) const {
  const Series& kernel = samples.sides[0];
  const Series& twin = samples.sides[1];
  record.visits = samples.visits;
  record.samples_s = kernel.seconds;
  record.samples_after = kernel.after;
  record.twin_samples_s = twin.seconds;
  record.twin_samples_after = twin.after;
  record.time_s = summarise(kernel.seconds, samples.visits);
  record.sol = summarise_ratio(twin.seconds, kernel.seconds, samples.visits);
  if (two_read_twin_) {
    record.two_read_samples_s = samples.sides[2].seconds;
    record.two_read_floor_s = summarise(record.two_read_samples_s, samples.visits);
  }
}

void Measurement::note_work(Record& record) const {
  const Work& work = loaded_.compulsory();
  record.compulsory = work.bytes;
  record.compulsory_flops = work.flops;
  record.compulsory_exponentials = work.exponentials;
  record.bound_by = name_of(binding_resource(work, typical_of(record.twin_samples_s, record.visits),
                                             backend_.traits().peak));
  if (!case_.kernel->traffic) return;
  const Traffic traffic = case_.kernel->traffic(case_.problem, backend_.traits());
  record.modelled = traffic.bytes;
  record.modelled_flops = traffic.flops.total();
  record.modelled_exponentials = traffic.exponentials;
  record.modelled_launches = traffic.launches;
}

}  // namespace roofmax
