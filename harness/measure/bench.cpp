// One case from inputs to record: verify against the oracle first, then measure interleaved with
// the SOL twin.

#include "harness/measure/bench.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "harness/measure/conditioned_batch.hpp"
#include "harness/measure/kernel_timing.hpp"
#include "harness/measure/measurement.hpp"
#include "harness/measure/rotation.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/stopwatch.hpp"
#include "harness/profile/nvtx_range.hpp"

namespace roofmax {
namespace {

/// The record of a case, before anything is known of it. `actual`: with the kernel that does it.
Record begin(const Case& asked, const Case& actual) {
  Record record;
  record.identity = asked;
  if (actual.kernel != asked.kernel) record.chosen = actual.kernel->full_name();
  return record;
}

/// Whether something from outside came between, which may be over the next time.
bool was_disturbed(const Record& record) {
  return std::any_of(record.flags.begin(), record.flags.end(), [](const std::string& flag) {
    return flag == kThrottled || flag == kContended;
  });
}

}  // namespace

Bench::Bench(Backend& backend, const RunSettings& settings)
    : backend_(backend), settings_(settings), verifier_(backend) {}

Bench::~Bench() = default;

/// Refuses before anything is generated what could not be measured then.
void Bench::load(const Case& c) {
  if (loaded_ && loaded_->problem() == c.problem) return;
  loaded_.reset();  // its memory first
  LoadedProblem::check_room(backend_, c.problem, least_sets(c));
  loaded_ = std::make_unique<LoadedProblem>(backend_, c.problem, settings_.seed);
}

void Bench::attempt(Record& record, const std::function<void()>& work) {
  const auto end = [&](Disposition disposition, std::string reason) {
    record.disposition = disposition;
    record.reason = std::move(reason);
    // What a kernel did to its inputs before it failed must not be the next one's.
    if (disposition != Disposition::ok && loaded_) loaded_->drop_sets();
  };
  try {
    work();
    end(Disposition::ok, {});
  } catch (const Incorrect& error) {
    end(Disposition::incorrect, error.what());
  } catch (const Skip& error) {
    end(Disposition::skipped, error.what());
  } catch (const OutOfMemory& error) {
    end(Disposition::skipped, error.what());
  } catch (const DeviceError& error) {
    if (error.is_sticky()) throw;
    end(Disposition::failed, error.what());
  } catch (const std::bad_alloc&) {
    end(Disposition::skipped, "host memory: no room for inputs and oracle of this problem");
  } catch (const std::exception& error) {
    end(Disposition::failed, error.what());
  }
}

Case Bench::actual(const Case& c) const {
  if (!c.kernel->stands_for) return c;
  Case chosen = c;
  const Kernel* const kernel = c.kernel->stands_for(c.problem, backend_.traits());
  if (kernel != nullptr) chosen.kernel = kernel;
  return chosen;
}

bool Bench::is_refused(const Case& c, Record& record) const {
  const auto refusal = refusal_of(*c.kernel, c.problem, backend_.traits());
  if (!refusal) return false;
  record.disposition = Disposition::unsupported;
  record.constraint = refusal->constraint;
  record.reason = refusal->reason;
  return true;
}

Record Bench::run(const Case& asked, const std::string& twin) {
  const Stopwatch watch;
  const Case c = actual(asked);
  Record record = begin(asked, c);
  in_hand_.reset();
  if (!is_refused(c, record)) {
    attempt(record, [&] {
      load(c);
      if (!twin.empty()) loaded_->twin_names.try_emplace({c.cache, c.timer}, twin);
      const auto kernel = verified_kernel(c, record);
      if (settings_.verify_only) return;
      measure(c, *kernel, record);
    });
  }
  record.elapsed_s = watch.seconds();
  return record;
}

std::unique_ptr<ReadyKernel> Bench::verified_kernel(const Case& c, Record& record) {
  const int used = least_sets(c);
  const bool has_floor = !settings_.verify_only && loaded_->must_read_twice();
  loaded_->allocate_sets(used, has_floor ? std::max(used, BufferSets::kSetsToReadTwice) : used);
  auto kernel = std::make_unique<ReadyKernel>(*c.kernel, c.problem, backend_);
  verifier_.verify(c, *loaded_, *kernel, record);
  note_static_facts(c, *kernel, record);
  return kernel;
}

/// What is referred to from within must stay where it is.
struct Bench::InHand {
  Case identity;
  Record record;
  std::unique_ptr<ReadyKernel> kernel = {};
  std::unique_ptr<KernelTiming> timing = {};
  int launches = 0;
  double empty_launches = 0;                     ///< that follow each launch, on average
  std::unique_ptr<ConditionedBatch> batch = {};  ///< of the last visit

  /// A batch of launches, each followed by `delays` empty ones on average.
  [[nodiscard]] std::unique_ptr<ConditionedBatch> prepare(const Backend& backend,
                                                          double delays) const {
    const Enqueue launch = timing->launch();
    if (delays == 0) return timing->prepare(launches, launch);
    return timing->prepare(launches, [launch, delays, empty = backend.empty_launch()](
                                         std::int64_t index, Stream stream) {
      launch(index, stream);
      const auto upto = [delays](std::int64_t count) {
        return static_cast<std::int64_t>(delays * static_cast<double>(count));
      };
      for (std::int64_t i = upto(index); i < upto(index + 1); ++i) empty(index, stream);
    });
  }
};

double Bench::empty_launches_for(double delay) {
  if (delay == 0) return 0;
  InHand& hand = *in_hand_;
  const auto ratio_with = [&](double delays) {
    const auto plain = hand.prepare(backend_, 0);
    const auto delayed = hand.prepare(backend_, delays);
    std::vector<double> ratios;
    constexpr int kPairs = 15;
    static_cast<void>(plain->run());
    for (int i = 0; i < kPairs; ++i) {
      const double without = plain->run();
      ratios.push_back(delayed->run() / without);
    }
    return median_of(ratios) - 1;
  };
  // What an empty launch costs beside others is not what it costs beside this one.
  double delays = delay * hand.timing->prepare(hand.launches, hand.timing->launch())->run() /
                  launch_floor(hand.identity.timer);
  constexpr int kCorrections = 3;
  for (int i = 0; i < kCorrections; ++i) {
    constexpr double kMostAtOnce = 3;
    delays *= std::clamp(delay / std::max(ratio_with(delays), delay / kMostAtOnce), 1 / kMostAtOnce,
                         kMostAtOnce);
  }
  return delays;
}

Record Bench::take(const Case& asked, std::optional<int> launches, double delay) {
  const Case c = actual(asked);
  in_hand_ = std::make_unique<InHand>(InHand{.identity = c, .record = begin(asked, c)});
  InHand& hand = *in_hand_;
  if (is_refused(c, hand.record)) return hand.record;
  attempt(hand.record, [&] {
    load(c);
    hand.kernel = verified_kernel(c, hand.record);
    require_elements();
    hand.timing = std::make_unique<KernelTiming>(hand.identity, *loaded_, *hand.kernel, backend_);
    hand.launches = launches ? *launches : hand.timing->launches();
    hand.empty_launches = empty_launches_for(delay);
  });
  return hand.record;
}

int Bench::launches_in_hand() const { return in_hand_ ? in_hand_->launches : 0; }

std::vector<double> Bench::sample(std::size_t count) {
  if (!in_hand_) throw std::logic_error("no case is in hand");
  InHand& hand = *in_hand_;
  std::vector<double> samples;
  if (hand.record.disposition != Disposition::ok) return samples;
  attempt(hand.record, [&] {
    const NvtxRange range(Phase::measure, "visit");
    const bool is_first = hand.batch == nullptr;
    hand.batch.reset();
    if (!is_first) hand.timing->move_buffers();
    hand.batch = hand.prepare(backend_, hand.empty_launches);
    if (is_first) warm_up(*hand.batch);
    static_cast<void>(hand.batch->run());
    for (std::size_t i = 0; i < count; ++i) samples.push_back(hand.batch->run());
  });
  return hand.record.disposition == Disposition::ok ? samples : std::vector<double>{};
}

Record Bench::finish() {
  if (!in_hand_) throw std::logic_error("no case is in hand");
  const std::unique_ptr<InHand> hand = std::move(in_hand_);
  if (hand->record.disposition == Disposition::ok && hand->batch) {
    attempt(hand->record, [&] {
      hand->timing->verify_timed(verifier_, *hand->batch, hand->launches, hand->record);
    });
  }
  return hand->record;
}

void Bench::note_static_facts(const Case& c, const ReadyKernel& kernel, Record& record) {
  auto known = loaded_->static_facts.find(c.kernel);
  if (known == loaded_->static_facts.end()) {
    const Enqueue enqueue = [&](std::int64_t index, Stream stream) {
      kernel.enqueue(loaded_->sets(), index, stream);
    };
    known = loaded_->static_facts.emplace(c.kernel, backend_.static_facts(enqueue)).first;
  }
  record.static_facts = known->second;
  if (!record.static_facts || !c.kernel->traffic) return;
  const int modelled = c.kernel->traffic(c.problem, backend_.traits()).launches;
  if (static_cast<std::size_t>(modelled) != record.static_facts->launches.size()) {
    record.flags.emplace_back("launches_differ");
  }
}

void Bench::require_elements() const {
  if (loaded_->compulsory().bytes.total() > 0) return;
  throw Skip("nothing to time: the problem has no elements");
}

void Bench::measure(const Case& c, ReadyKernel& kernel, Record& record) {
  require_elements();
  const StoppingRule rule{.maximum_samples = settings_.samples, .budget_s = settings_.budget_s};
  const double fixed_cost_s = fixed_cost(c.timer);
  const std::vector<std::string> flags_of_verification = record.flags;
  Measurement(c, *loaded_, kernel, backend_).run(rule, fixed_cost_s, verifier_, record);
  if (was_disturbed(record)) {
    record.flags = flags_of_verification;
    Measurement(c, *loaded_, kernel, backend_).run(rule, fixed_cost_s, verifier_, record);
  }
}

LaunchCounter& Bench::launch_counter() {
  if (!why_no_counters_.empty()) throw NoCounters(why_no_counters_);
  if (launch_counter_) return *launch_counter_;
  try {
    launch_counter_ = backend_.launch_counter(settings_.counters);
  } catch (const NoCounters& error) {
    why_no_counters_ = error.what();
    dropped_counters_ = error.dropped();
    throw;
  }
  return *launch_counter_;
}

Counts Bench::count(const Case& asked) {
  const Case c = actual(asked);
  const NvtxRange range(Phase::counters, "count");
  LaunchCounter& counter = launch_counter();
  load(c);
  const int used = least_sets(c);
  loaded_->allocate_sets(used, used);
  ReadyKernel kernel(*c.kernel, c.problem, backend_);
  return KernelTiming(c, *loaded_, kernel, backend_).count(counter);
}

void Bench::let_go() {
  in_hand_.reset();
  loaded_.reset();
}

nlohmann::json Bench::describe_counters() {
  if (settings_.counters.empty()) return nullptr;
  nlohmann::json found = {{"asked", settings_.counters},
                          {"names", nlohmann::json::array()},
                          {"passes", nullptr},
                          {"dropped", nlohmann::json::array()},
                          {"why_none", nullptr}};
  const std::vector<DroppedCounter>* dropped = &dropped_counters_;
  try {
    const CounterPlan& plan = launch_counter().plan();
    for (const Counter& counter : plan.counters) found["names"].push_back(counter.name);
    found["passes"] = plan.passes;
    dropped = &plan.dropped;
  } catch (const NoCounters& error) {
    found["why_none"] = error.what();
  }
  for (const DroppedCounter& each : *dropped) {
    found["dropped"].push_back({{"name", each.name}, {"reason", each.reason}});
  }
  return found;
}

int Bench::least_sets(const Case& c) const {
  if (settings_.verify_only) return 1;
  const Bytes bytes = c.problem.operation->compulsory(c.problem).bytes;
  return rotation_for(c.cache, bytes.total(), backend_).sets;
}

double Bench::launch_floor(TimerKind timer) {
  constexpr int kLaunches = 256;
  const int launches = times_single_launches(timer) ? 1 : kLaunches;
  const auto batch = backend_.prepare(timer, launches, backend_.empty_launch());
  return median_of(sample_alone(*batch, {.budget_s = 0.2}));
}

/// A copy of one vector, over and over the same.
double Bench::fixed_cost(TimerKind timer) {
  const auto known = fixed_costs_.find(timer);
  if (known != fixed_costs_.end()) return known->second;
  constexpr std::int64_t kVector = 16;
  const Buffer memory = backend_.allocate(2 * BufferSets::kAlignment);
  backend_.fill(memory.data(), 0x5a, memory.bytes());
  const StreamingWork work{
      memory.data(), memory.data() + BufferSets::kAlignment, {kVector, kVector}};
  const double sample_s = sample_seconds(backend_);
  const bool is_single = times_single_launches(timer);
  const TwinTask task{
      .bytes = work.bytes,
      .work = [&](std::int64_t) { return work; },
      .prepare =
          [&](int launches, const Enqueue& enqueue) {
            return std::make_unique<ConditionedBatch>(
                backend_, kOneHotSet, work.bytes, timer, launches, enqueue, [&](int) {
                  return Memory{{memory.data(), static_cast<std::size_t>(memory.bytes())}};
                });
          },
      .launches_of =
          [&](double seconds) {
            return is_single ? 1 : kOneHotSet.launches_for(seconds, sample_s);
          }};
  return fixed_costs_.emplace(timer, choose_twin(backend_, task).seconds).first->second;
}

nlohmann::json Bench::launch_costs(std::optional<TimerKind> timer) {
  nlohmann::json floors = nlohmann::json::object();
  nlohmann::json fixed = nlohmann::json::object();
  const std::vector<TimerKind> usual = backend_.timers();
  for (const TimerKind each : timer ? std::vector{*timer} : usual) {
    floors[std::string(name_of(each))] = launch_floor(each);
    fixed[std::string(name_of(each))] = fixed_cost(each);
  }
  return {{"launch_floor_s", std::move(floors)}, {"fixed_cost_s", std::move(fixed)}};
}

}  // namespace roofmax
