#include "harness/measure/measurement.hpp"

#include <algorithm>

#include "harness/measure/binding.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/surroundings.hpp"
#include "harness/profile/nvtx_range.hpp"

namespace roofmax {
namespace {

/// Brings the caches into the case's state, untimed, before every sample.
class PreparedBatch : public Batch {
 public:
  PreparedBatch(std::unique_ptr<Batch> timed, std::function<void()> prelude)
      : timed_(std::move(timed)), prelude_(std::move(prelude)) {}
  double run() override {
    if (prelude_) prelude_();
    return timed_->run();
  }
  /// What is timed, alone.
  [[nodiscard]] Batch& timed() { return *timed_; }

 private:
  std::unique_ptr<Batch> timed_;
  std::function<void()> prelude_;
};

}  // namespace

SetCount sets_for(const Case& c, const LoadedProblem& loaded, const Backend& backend) {
  // A graph of more launches than this takes longer to build than to learn from.
  constexpr int kMostSets = 2048;
  if (c.cache == Cache::hot) return {1, 1};
  const int wanted =
      BufferSets::count_for_cold(loaded.compulsory().bytes.total(), backend.traits().cache_bytes);
  return {std::min(wanted, kMostSets), wanted};
}

Measurement::Measurement(const Case& c, LoadedProblem& loaded, const ReadyKernel& kernel,
                         Backend& backend)
    : case_(c),
      loaded_(loaded),
      kernel_(kernel),
      backend_(backend),
      sets_(sets_for(c, loaded, backend)),
      is_graph_(c.timer == TimerKind::graph),
      is_flushed_(sets_.used < sets_.wanted),
      round_launches_(is_graph_ ? sets_.used : 1),
      sample_s_(sample_seconds(backend)),
      twin_(chosen_twin()) {}

/// A graph's launches keep the buffers they were captured with, so a graph goes round all sets. The
/// other timers launch anew in every sample: kernel and twin go on through the sets from wherever
/// the last launch, of either, left off. (More sets may be allocated than this cache state wants:
/// hot stays on the first.)
std::int64_t Measurement::set_of(std::int64_t index) {
  return (is_graph_ ? index : turn_++) % sets_.used;
}

std::unique_ptr<Batch> Measurement::prepare(int launches, const Enqueue& enqueue) const {
  std::function<void()> prelude;
  if (is_flushed_) prelude = [this] { backend_.flush_cache(); };
  // Samples of kernel and twin take turns: what either streams past the cache may drive out what
  // the other is to find there.
  if (case_.cache == Cache::hot) prelude = [this, enqueue] { enqueue(0, backend_.stream()); };
  return std::make_unique<PreparedBatch>(backend_.prepare(case_.timer, launches, enqueue),
                                         std::move(prelude));
}

/// One launch is what the timer `event` is for. With a flushed cache each set may be used once per
/// sample only.
int Measurement::launches_of(double seconds) const {
  if (case_.timer == TimerKind::event) return 1;
  const int enough = launches_for(seconds, round_launches_, sample_s_);
  return is_flushed_ ? std::min(enough, sets_.used) : enough;
}

Twin Measurement::chosen_twin() {
  auto known = loaded_.twins.find({case_.cache, case_.timer});
  if (known == loaded_.twins.end()) {
    const NvtxRange range(Phase::warm_up, "choose twin");
    const Bytes bytes = loaded_.compulsory().bytes;
    const auto work = [&](std::int64_t index) {
      return loaded_.sets().streaming_work(set_of(index), bytes);
    };
    const Twin twin =
        choose_twin(backend_, bytes, work, round_launches_, sample_s_,
                    [this](int launches, Enqueue enqueue) { return prepare(launches, enqueue); });
    known = loaded_.twins.emplace(std::pair{case_.cache, case_.timer}, twin).first;
  }
  return known->second;
}

std::optional<double> Measurement::two_read_floor() {
  if (!loaded_.must_read_twice() || loaded_.sets().count() < BufferSets::kSetsToReadTwice) {
    return std::nullopt;
  }
  auto known = loaded_.two_read_twins.find({case_.cache, case_.timer});
  if (known == loaded_.two_read_twins.end()) {
    const NvtxRange range(Phase::measure, "two-read floor");
    const Bytes once = loaded_.compulsory().bytes;
    const Bytes twice{2 * once.read, once.write};
    const auto work = [&](std::int64_t) { return loaded_.sets().streaming_work_twice(twice); };
    const Twin twin =
        choose_twin(backend_, twice, work, 1, sample_s_,
                    [this](int launches, Enqueue enqueue) { return prepare(launches, enqueue); });
    known = loaded_.two_read_twins.emplace(std::pair{case_.cache, case_.timer}, twin).first;
  }
  return known->second.seconds;
}

void Measurement::run(const StoppingRule& rule, double floor_s, Verifier& verifier,
                      Record& record) {
  const NvtxRange range(Phase::measure, "measure");
  const Enqueue kernel = [this](std::int64_t index, Stream stream) {
    kernel_.enqueue(loaded_.sets(), set_of(index), stream);
  };
  const Enqueue twin = [this](std::int64_t index, Stream stream) {
    twin_.kernel->enqueue(loaded_.sets().streaming_work(set_of(index), loaded_.compulsory().bytes),
                          stream);
  };
  const auto trial = prepare(round_launches_, kernel);
  static_cast<void>(trial->run());
  const int kernel_launches = launches_of(trial->run());
  const auto kernel_batch = prepare(kernel_launches, kernel);
  const auto twin_batch = prepare(launches_of(twin_.seconds), twin);
  warm_up(*kernel_batch);
  Surroundings surroundings(backend_);
  PairedSamples samples = sample_pair(*kernel_batch, *twin_batch, rule);
  surroundings.finish();
  record.clock_mhz_before = surroundings.clock_mhz_before();
  record.clock_mhz_after = surroundings.clock_mhz_after();
  // Without the prelude, which would do what the timed launches may have left undone.
  verifier.verify_timed(
      case_, loaded_, kernel_, static_cast<PreparedBatch&>(*kernel_batch).timed(),
      is_graph_ ? 0 : turn_ % sets_.used,
      (is_graph_ ? kernel_launches - 1 : turn_ + kernel_launches - 1) % sets_.used, record);

  record.samples_s = std::move(samples.kernel_s);
  record.twin_samples_s = std::move(samples.twin_s);
  record.time_s = summarise(record.samples_s);
  record.sol = summarise_ratio(record.twin_samples_s, record.samples_s);
  record.twin = twin_.kernel->name;
  record.launches_per_sample = kernel_launches;
  record.buffer_sets = sets_.used;
  record.two_read_floor_s = two_read_floor();
  note_work(record);
  if (samples.is_noisy) record.flags.emplace_back("noisy");
  constexpr double kNearFloor = 1.5;
  if (record.time_s->median < kNearFloor * floor_s) record.flags.emplace_back("launch_bound");
  if (record.sol->low > 1.0) record.flags.emplace_back("above_twin");
  for (const std::string& flag : surroundings.flags()) record.flags.push_back(flag);
}

void Measurement::note_work(Record& record) const {
  const Work& work = loaded_.compulsory();
  record.compulsory = work.bytes;
  record.compulsory_flops = work.flops;
  record.compulsory_exponentials = work.exponentials;
  record.bound_by =
      name_of(binding_resource(work, median_of(record.twin_samples_s), backend_.traits().peak));
  if (!case_.kernel->traffic) return;
  const Traffic traffic = case_.kernel->traffic(case_.problem, backend_.traits());
  record.modelled = traffic.bytes;
  record.modelled_flops = traffic.flops.total();
  record.modelled_exponentials = traffic.exponentials;
  record.modelled_launches = traffic.launches;
}

}  // namespace roofmax
