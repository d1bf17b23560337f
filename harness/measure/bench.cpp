// One case from inputs to record: verify against the oracle first, then measure interleaved with
// the SOL twin.

#include "harness/measure/bench.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

#include "harness/measure/buffer_sets.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/stopwatch.hpp"
#include "harness/measure/twin.hpp"
#include "harness/profile/nvtx_range.hpp"
#include "kernels/contract/registry.hpp"
#include "reference/oracle.hpp"
#include "reference/verdict.hpp"

namespace roofmax {
namespace {

using HostTensors = std::vector<std::vector<std::byte>>;

/// A case that cannot be done here and now, though nothing is wrong with the kernel.
class Skip : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Outputs are wrong, or memory that is not the kernel's was touched.
class Incorrect : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

HostTensors generate_inputs(const Problem& problem, const std::vector<TensorSpec>& tensors,
                            std::uint64_t seed) {
  HostTensors inputs;
  for (const TensorSpec& spec : tensors) {
    if (spec.role == Role::input) inputs.emplace_back(static_cast<std::size_t>(spec.bytes()));
  }
  std::vector<std::byte*> pointers;
  for (auto& tensor : inputs) pointers.push_back(tensor.data());
  reference::generate_inputs(problem, seed, pointers);
  return inputs;
}

reference::Expectation expect(const Problem& problem, const HostTensors& inputs) {
  std::vector<const std::byte*> pointers;
  for (const auto& tensor : inputs) pointers.push_back(tensor.data());
  return {problem, pointers};
}

/// Brings the caches into the case's state, untimed, before every sample.
class PreparedBatch : public Batch {
 public:
  PreparedBatch(std::unique_ptr<Batch> timed, std::function<void()> prepare)
      : timed_(std::move(timed)), prepare_(std::move(prepare)) {}
  double run() override {
    if (prepare_) prepare_();
    return timed_->run();
  }
  /// What is timed, alone.
  [[nodiscard]] Batch& timed() { return *timed_; }

 private:
  std::unique_ptr<Batch> timed_;
  std::function<void()> prepare_;
};

/// Bytes between the rows of an output that a kernel wrote to; empty when it kept out of them.
std::string touched_gap(const TensorSpec& spec, std::span<const std::byte> data) {
  const auto size = static_cast<std::int64_t>(size_of(spec.dtype));
  for (std::int64_t row = 0; row + 1 < spec.rows && spec.stride > spec.cols; ++row) {
    const auto begin = static_cast<std::size_t>((row * spec.stride + spec.cols) * size);
    const auto end = static_cast<std::size_t>((row + 1) * spec.stride * size);
    for (std::size_t i = begin; i < end; ++i) {
      if (data[i] != std::byte{kPoison}) {
        return "elements between rows " + std::to_string(row) + " and " + std::to_string(row + 1) +
               " of output '" + spec.name + "'";
      }
    }
  }
  return {};
}

constexpr const char* kThrottled = "throttled";
constexpr const char* kContended = "contended";

bool has_throttled(const Record& record) {
  constexpr double kClockDrop = 0.05;
  return record.clock_mhz_before && record.clock_mhz_after &&
         *record.clock_mhz_after < (1 - kClockDrop) * *record.clock_mhz_before;
}

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

bool is_contended(double waited_s, double elapsed_s) {
  constexpr double kWaitingShare = 0.05;
  return waited_s > kWaitingShare * elapsed_s;
}

/// Whether something from outside came between, which may be over the next time.
bool was_disturbed(const Record& record) {
  return std::any_of(record.flags.begin(), record.flags.end(), [](const std::string& flag) {
    return flag == kThrottled || flag == kContended;
  });
}

}  // namespace

/// What is kept from case to case of one problem.
struct Bench::Loaded {
  Problem problem;
  std::vector<TensorSpec> tensors;
  Bytes compulsory;
  HostTensors inputs;
  reference::Expectation expectation;
  std::unique_ptr<BufferSets> sets;
  std::map<std::pair<Cache, TimerKind>, Twin> twins;
  std::map<std::pair<Cache, TimerKind>, Twin> two_read_twins;
  std::map<const Kernel*, std::optional<StaticFacts>> static_facts;

  /// What moves when the input is read twice.
  [[nodiscard]] Bytes read_twice() const { return {2 * compulsory.read, compulsory.write}; }
};

Bench::Bench(Backend& backend, const RunSettings& settings)
    : backend_(backend), settings_(settings) {}

Bench::~Bench() = default;

void Bench::load(const Problem& problem) {
  if (loaded_ && loaded_->problem == problem) return;
  loaded_.reset();  // its memory first
  const NvtxRange range(Phase::inputs, "inputs");
  const Operation* const operation = find_operation(problem.operation);
  if (operation == nullptr) throw std::logic_error("unknown operation '" + problem.operation + "'");
  std::vector<TensorSpec> tensors = operation->tensors(problem);
  HostTensors inputs = generate_inputs(problem, tensors, settings_.seed);
  reference::Expectation expectation = expect(problem, inputs);
  loaded_.reset(new Loaded{problem,
                           std::move(tensors),
                           operation->compulsory(problem),
                           std::move(inputs),
                           std::move(expectation),
                           nullptr,
                           {},
                           {},
                           {}});
}

bool Bench::must_read_twice() const {
  const Operation& operation = *find_operation(loaded_->problem.operation);
  return operation.reuse_bytes &&
         operation.reuse_bytes(loaded_->problem) > backend_.traits().on_chip_bytes;
}

Bench::SetCount Bench::sets_for(const Case& c) const {
  // A graph of more launches than this takes longer to build than to learn from. Problems so small
  // that even this many sets stay in the cache get the cache flushed before each sample as well.
  constexpr int kMostSets = 2048;
  if (c.cache == Cache::hot) return {1, 1};
  const int wanted =
      BufferSets::count_for_cold(loaded_->compulsory.total(), backend_.traits().cache_bytes);
  return {std::min(wanted, kMostSets), wanted};
}

void Bench::allocate_sets(int least, int preferred) {
  if (loaded_->sets && loaded_->sets->count() >= least) return;
  loaded_->sets.reset();
  loaded_->twins.clear();
  loaded_->two_read_twins.clear();
  constexpr int kUsablePercent = 90;
  const std::int64_t free = backend_.free_bytes();
  const auto bytes_of = [this](int count) {
    return static_cast<double>(BufferSets::set_bytes(loaded_->tensors)) * count;
  };
  const auto fits = [&](int count) {
    return bytes_of(count) <= kUsablePercent / 100.0 * static_cast<double>(free);
  };
  if (!fits(least)) {
    throw Skip("device memory: " + std::to_string(least) + " buffer set(s) need " +
               std::to_string(static_cast<std::int64_t>(bytes_of(least))) + " bytes, " +
               std::to_string(free) + " are free, of which " + std::to_string(kUsablePercent) +
               "% may be taken");
  }
  const NvtxRange range(Phase::inputs, "buffer sets");
  loaded_->sets =
      std::make_unique<BufferSets>(backend_, loaded_->tensors, fits(preferred) ? preferred : least);
  loaded_->sets->load_inputs(loaded_->inputs);
}

Record Bench::run(const Case& c) {
  const auto begin = std::chrono::steady_clock::now();
  Record record;
  record.identity = c;
  const auto finish = [&](Disposition disposition, std::string reason) {
    record.disposition = disposition;
    record.reason = std::move(reason);
  };
  try {
    if (const auto refusal = refusal_of(*c.kernel, c.problem, backend_.traits())) {
      record.constraint = refusal->constraint;
      finish(Disposition::unsupported, refusal->reason);
    } else {
      load(c.problem);
      const int used = settings_.verify_only ? 1 : sets_for(c).used;
      const bool has_floor = !settings_.verify_only && must_read_twice();
      allocate_sets(used, has_floor ? std::max(used, BufferSets::kSetsToReadTwice) : used);
      verify(c, record);
      if (!settings_.verify_only) measure(c, record);
      finish(Disposition::ok, {});
    }
  } catch (const Incorrect& error) {
    finish(Disposition::incorrect, error.what());
    loaded_->sets.reset();  // whatever it did to them must not be the next kernel's
  } catch (const Skip& error) {
    finish(Disposition::skipped, error.what());
  } catch (const OutOfMemory& error) {
    finish(Disposition::skipped, error.what());
  } catch (const DeviceError& error) {
    if (error.is_sticky()) throw;
    finish(Disposition::failed, error.what());
  } catch (const std::bad_alloc&) {
    finish(Disposition::skipped, "host memory: no room for inputs and oracle of this problem");
  } catch (const std::exception& error) {
    finish(Disposition::failed, error.what());
  }
  record.elapsed_s =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return record;
}

void Bench::verify(const Case& c, Record& record) {
  const NvtxRange range(Phase::verify, "verify");
  BufferSets& sets = *loaded_->sets;
  const Workspace workspace = workspace_of(c);
  sets.poison_outputs(0);
  c.kernel->launch({.problem = c.problem,
                    .inputs = sets.inputs(0),
                    .outputs = sets.outputs(0),
                    .workspace = workspace.data(),
                    .stream = backend_.stream()});
  backend_.synchronize();
  judged_right_.clear();
  inspect(c, 0, workspace, record);
  if (loaded_->expectation.sampled()) record.flags.emplace_back("sampled");
  note_static_facts(c, workspace, record);
}

void Bench::note_static_facts(const Case& c, const Workspace& workspace, Record& record) {
  auto known = loaded_->static_facts.find(c.kernel);
  if (known == loaded_->static_facts.end()) {
    const Enqueue enqueue = [&](std::int64_t index, Stream stream) {
      c.kernel->launch({.problem = c.problem,
                        .inputs = loaded_->sets->inputs(index),
                        .outputs = loaded_->sets->outputs(index),
                        .workspace = workspace.data(),
                        .stream = stream});
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

Workspace Bench::workspace_of(const Case& c) {
  return {backend_, c.kernel->workspace_bytes ? c.kernel->workspace_bytes(c.problem) : 0};
}

void Bench::inspect(const Case& c, std::int64_t set, const Workspace& workspace, Record& record) {
  const BufferSets& sets = *loaded_->sets;
  if (const std::string where = sets.broken_guard(set); !where.empty()) {
    throw Incorrect("wrote out of bounds: " + where);
  }
  if (!workspace.is_intact()) throw Incorrect("wrote out of bounds: bytes around its workspace");
  if (const std::string input = sets.changed_input(set); !input.empty()) {
    throw Incorrect("changed its input '" + input + "'");
  }
  int output = 0;
  for (const TensorSpec& spec : loaded_->tensors) {
    if (spec.role == Role::input) continue;
    // What is bit for bit what was judged before is as right. A kernel need not repeat itself bit
    // for bit: what differs is judged anew.
    const std::pair seen{output, sets.digest_of_output(set, output)};
    if (!judged_right_.contains(seen)) {
      judge(c, spec, output, set, record);
      judged_right_.insert(seen);
    }
    ++output;
  }
}

void Bench::judge(const Case& c, const TensorSpec& spec, int output, std::int64_t set,
                  Record& record) {
  const std::span<std::byte> actual = scratch_.of(spec.bytes());
  loaded_->sets->read_output(set, output, actual);
  const reference::Verdict verdict =
      loaded_->expectation.judge(output, actual.data(), c.kernel->extra_ulps(c.problem));
  record.max_ulp = std::max(record.max_ulp.value_or(0), verdict.max_ulp);
  record.judged_ulp = std::max(record.judged_ulp.value_or(0), verdict.judged_ulp);
  record.row_sum_error = std::max(record.row_sum_error.value_or(0), verdict.row_sum_error);
  if (!verdict.correct) throw Incorrect(verdict.what);
  if (const auto row = loaded_->expectation.unwritten_row(output, actual.data(), kPoison)) {
    throw Incorrect("row " + std::to_string(*row) + " of output '" + spec.name +
                    "' was not written, or not to its end");
  }
  if (const std::string gap = touched_gap(spec, actual); !gap.empty()) {
    throw Incorrect("wrote out of bounds: " + gap);
  }
}

void Bench::inspect_timed(const Case& c, Batch& batch, std::int64_t first, std::int64_t last,
                          const Workspace& workspace, Record& record) {
  const NvtxRange range(Phase::verify, "verify what was timed");
  for (const std::int64_t set : {first, last}) loaded_->sets->poison_outputs(set);
  static_cast<void>(batch.run());
  backend_.synchronize();
  try {
    inspect(c, first, workspace, record);
    if (last != first) inspect(c, last, workspace, record);
  } catch (const Incorrect& error) {
    throw Incorrect(std::string("when timed, though right when launched alone: ") + error.what());
  }
}

void Bench::measure(const Case& c, Record& record) {
  if (loaded_->compulsory.total() == 0) {
    throw Skip("nothing to time: the problem has no elements");
  }
  const std::vector<std::string> flags_of_verification = record.flags;
  measure_once(c, record);
  if (was_disturbed(record)) {
    record.flags = flags_of_verification;
    measure_once(c, record);
  }
}

void Bench::measure_once(const Case& c, Record& record) {
  Loaded& loaded = *loaded_;
  const SetCount set_count = sets_for(c);
  const int sets = set_count.used;
  BufferSets& buffers = *loaded.sets;
  // A graph's launches keep the buffers they were captured with, so a graph goes round all sets.
  // The other timers launch anew in every sample: kernel and twin go on through the sets from
  // wherever the last launch, of either, left off. (More sets may be allocated than this cache
  // state wants: hot stays on the first.)
  const bool is_graph = c.timer == TimerKind::graph;
  const int round_launches = is_graph ? sets : 1;
  std::int64_t turn = 0;
  const auto set_of = [&turn, is_graph, count = sets](std::int64_t index) {
    return (is_graph ? index : turn++) % count;
  };

  const bool is_flushed = sets < set_count.wanted;
  const auto prepare = [&](int launches, const Enqueue& enqueue) {
    std::function<void()> prelude;
    if (is_flushed) prelude = [this] { backend_.flush_cache(); };
    // Samples of kernel and twin take turns: what either streams past the cache may drive out what
    // the other is to find there.
    if (c.cache == Cache::hot) prelude = [this, enqueue] { enqueue(0, backend_.stream()); };
    return std::make_unique<PreparedBatch>(backend_.prepare(c.timer, launches, enqueue),
                                           std::move(prelude));
  };

  const Workspace workspace = workspace_of(c);
  const Enqueue kernel = [&](std::int64_t index, Stream stream) {
    const std::int64_t set = set_of(index);
    c.kernel->launch({.problem = c.problem,
                      .inputs = buffers.inputs(set),
                      .outputs = buffers.outputs(set),
                      .workspace = workspace.data(),
                      .stream = stream});
  };

  const double sample_s = sample_seconds(backend_);
  const auto work = [&](std::int64_t index) {
    return buffers.streaming_work(set_of(index), loaded.compulsory);
  };
  auto known = loaded.twins.find({c.cache, c.timer});
  if (known == loaded.twins.end()) {
    const NvtxRange range(Phase::warm_up, "choose twin");
    const Twin twin =
        choose_twin(backend_, loaded.compulsory, work, round_launches, sample_s, prepare);
    known = loaded.twins.emplace(std::pair{c.cache, c.timer}, twin).first;
  }
  const Twin twin = known->second;
  const Enqueue twin_launch = [&](std::int64_t index, Stream stream) {
    twin.kernel->enqueue(work(index), stream);
  };

  // One launch is what the timer `event` is for. With a flushed cache each set may be used once per
  // sample only.
  const auto launches = [&](double seconds) {
    if (c.timer == TimerKind::event) return 1;
    const int enough = launches_for(seconds, round_launches, sample_s);
    return is_flushed ? std::min(enough, sets) : enough;
  };
  const NvtxRange range(Phase::measure, "measure");
  const auto trial = prepare(round_launches, kernel);
  static_cast<void>(trial->run());
  const int kernel_launches = launches(trial->run());
  const auto kernel_batch = prepare(kernel_launches, kernel);
  const auto twin_batch = prepare(launches(twin.seconds), twin_launch);
  const StoppingRule rule{.maximum_samples = settings_.samples, .budget_s = settings_.budget_s};
  warm_up(*kernel_batch);
  record.clock_mhz_before = backend_.clock_mhz();
  const auto waits_before = backend_.processor_waits();
  const Stopwatch watch;
  PairedSamples samples = sample_pair(*kernel_batch, *twin_batch, rule);
  const double sampling_s = watch.seconds();
  const auto waits_after = backend_.processor_waits();
  record.clock_mhz_after = backend_.clock_mhz();
  // Without the prelude, which would do what the timed launches may have left undone.
  inspect_timed(c, kernel_batch->timed(), is_graph ? 0 : turn % sets,
                (is_graph ? kernel_launches - 1 : turn + kernel_launches - 1) % sets, workspace,
                record);

  record.samples_s = std::move(samples.kernel_s);
  record.twin_samples_s = std::move(samples.twin_s);
  record.time_s = summarise(record.samples_s);
  record.sol = summarise_ratio(record.twin_samples_s, record.samples_s);
  record.twin = twin.kernel->name;
  record.launches_per_sample = kernel_launches;
  record.buffer_sets = sets;
  record.compulsory = loaded.compulsory;
  if (c.kernel->traffic) {
    const Traffic traffic = c.kernel->traffic(c.problem, backend_.traits());
    record.modelled = traffic.bytes;
    record.modelled_flops = traffic.flops;
    record.modelled_exponentials = traffic.exponentials;
    record.modelled_launches = traffic.launches;
  }
  if (must_read_twice() && buffers.count() >= BufferSets::kSetsToReadTwice) {
    auto found = loaded.two_read_twins.find({c.cache, c.timer});
    if (found == loaded.two_read_twins.end()) {
      const NvtxRange floor_range(Phase::measure, "two-read floor");
      const Bytes bytes = loaded.read_twice();
      const auto twice = [&](std::int64_t) { return buffers.streaming_work_twice(bytes); };
      found = loaded.two_read_twins
                  .emplace(std::pair{c.cache, c.timer},
                           choose_twin(backend_, bytes, twice, 1, sample_s, prepare))
                  .first;
    }
    record.two_read_floor_s = found->second.seconds;
  }
  if (samples.is_noisy) record.flags.emplace_back("noisy");
  constexpr double kNearFloor = 1.5;
  if (record.time_s->median < kNearFloor * floor_of(c.timer)) {
    record.flags.emplace_back("launch_bound");
  }
  if (record.sol->low > 1.0) record.flags.emplace_back("above_twin");
  if (has_throttled(record)) record.flags.emplace_back(kThrottled);
  if (waits_before && waits_after &&
      is_contended(longest_wait(*waits_before, *waits_after), sampling_s)) {
    record.flags.emplace_back(kContended);
  }
}

double Bench::floor_of(TimerKind timer) {
  for (const auto& [known, seconds] : floors_) {
    if (known == timer) return seconds;
  }
  constexpr int kLaunches = 256;
  const int launches = timer == TimerKind::event ? 1 : kLaunches;
  const auto batch = backend_.prepare(timer, launches, backend_.empty_launch());
  const double seconds = median_of(sample_alone(*batch, {.budget_s = 0.2}));
  floors_.emplace_back(timer, seconds);
  return seconds;
}

nlohmann::json Bench::launch_floor() {
  nlohmann::json floors = nlohmann::json::object();
  for (const TimerKind timer : backend_.timers())
    floors[std::string(name_of(timer))] = floor_of(timer);
  return floors;
}

}  // namespace roofmax
