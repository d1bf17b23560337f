#pragma once

// A device whose launches take as long as a test says, on the host's memory: what is measured on it
// is known beforehand, and in which order things were done is on record.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "harness/backend/backend.hpp"

namespace roofmax::tests {

class FakeBackend final : public Backend {
 public:
  [[nodiscard]] const DeviceTraits& traits() const override { return traits_; }
  [[nodiscard]] nlohmann::json describe() const override { return host_->describe(); }

  [[nodiscard]] Buffer allocate(std::int64_t bytes) override {
    ++allocations_;
    return host_->allocate(bytes);
  }
  [[nodiscard]] Buffer allocate_elsewhere(std::int64_t bytes) override {
    ++places_;
    return allocate(bytes);
  }
  [[nodiscard]] int allocations() const { return allocations_; }
  /// How often memory was asked for at another place.
  [[nodiscard]] int places() const { return places_; }
  [[nodiscard]] std::int64_t free_bytes() const override { return host_->free_bytes(); }
  void copy_to_device(void* device, const void* host, std::int64_t bytes) override {
    host_->copy_to_device(device, host, bytes);
  }
  void copy_to_host(void* host, const void* device, std::int64_t bytes) override {
    copied_to_host_.push_back(bytes);
    host_->copy_to_host(host, device, bytes);
  }
  void copy_on_device(void* to, const void* from, std::int64_t bytes) override {
    host_->copy_on_device(to, from, bytes);
  }
  void fill(void* device, std::uint8_t value, std::int64_t bytes) override {
    host_->fill(device, value, bytes);
  }
  [[nodiscard]] std::uint64_t digest(const void* device, std::int64_t bytes) override {
    return host_->digest(device, bytes);
  }

  [[nodiscard]] Stream stream() const override { return nullptr; }
  void synchronize() override {}

  [[nodiscard]] std::vector<TimerKind> timers() const override { return {TimerKind::wall}; }
  [[nodiscard]] std::unique_ptr<Batch> prepare(TimerKind /*timer*/, int launches,
                                               Enqueue enqueue) override {
    return std::make_unique<FakeBatch>(*this, launches, std::move(enqueue));
  }
  [[nodiscard]] std::unique_ptr<LaunchCounter> launch_counter(
      const std::vector<std::string>& asked) override {
    if (!why_no_counters_.empty()) throw NoCounters(why_no_counters_);
    return std::make_unique<FakeCounter>(*this, asked);
  }
  [[nodiscard]] Enqueue empty_launch() const override {
    return [](std::int64_t, Stream) {};
  }
  void flush_cache(const Bytes& /*like*/) override { log_.emplace_back("flush"); }
  [[nodiscard]] bool can_evict() const override { return can_evict_; }
  void evict(std::span<const std::span<std::byte>> memory) override {
    log_.emplace_back("evict");
    evicted_.assign(memory.begin(), memory.end());
  }
  [[nodiscard]] const std::vector<StreamingKernel>& streaming_kernels() const override {
    return streaming_kernels_;
  }
  [[nodiscard]] std::vector<UnitKernel> unit_kernels() override { return unit_kernels_; }
  [[nodiscard]] std::optional<StaticFacts> static_facts(const Enqueue& enqueue) override {
    if (static_facts_) log_.emplace_back("facts");
    if (static_facts_) enqueue(0, nullptr);
    return static_facts_;
  }
  [[nodiscard]] std::optional<double> clock_mhz() override {
    constexpr double kFall = 0.9;
    if (clock_mhz_) *clock_mhz_ *= kFall;
    return clock_mhz_;
  }

  [[nodiscard]] std::optional<ProcessorWaits> processor_waits() override {
    constexpr double kLongWait = 3600;
    if (contended_looks_-- > 0) waited_s_ += kLongWait;
    return ProcessorWaits{{1, 0.0}, {2, waited_s_}};
  }

  /// From now on it evicts what it is told to.
  void begin_to_evict() { can_evict_ = true; }
  /// Whether the last eviction was of this byte too.
  [[nodiscard]] bool has_evicted(const void* byte) const {
    return std::any_of(evicted_.begin(), evicted_.end(), [byte](std::span<std::byte> stretch) {
      return byte >= stretch.data() && byte < stretch.data() + stretch.size();
    });
  }
  /// How much it was of.
  [[nodiscard]] std::int64_t evicted_bytes() const {
    std::int64_t bytes = 0;
    for (const std::span<std::byte> stretch : evicted_) bytes += std::ssize(stretch);
    return bytes;
  }
  /// Whether it was of all that a twin's launch moves.
  [[nodiscard]] bool has_evicted(const StreamingWork& work) const {
    const auto whole = [this](const void* start, std::int64_t bytes) {
      const auto* const first = static_cast<const std::byte*>(start);
      return bytes == 0 || (has_evicted(first) && has_evicted(first + bytes - 1));
    };
    return whole(work.source, work.bytes.read) && whole(work.destination, work.bytes.write);
  }
  /// Its counters cannot be read.
  void refuse_counters(std::string why) { why_no_counters_ = std::move(why); }
  /// What it tells of every kernel from now on.
  void tell(StaticFacts facts) { static_facts_ = std::move(facts); }
  /// Its timer tells what a launch is made of: `parts`, each run a microsecond longer.
  void tell_parts(std::vector<LaunchPart> parts) { parts_ = std::move(parts); }
  /// Its clock falls by a tenth from one look at it to the next.
  void begin_to_throttle() { clock_mhz_ = 1000; }
  /// One of its threads waits before each of the next `looks` at what they waited.
  void contend_for(int looks) { contended_looks_ = looks; }
  [[nodiscard]] DeviceTraits& mutable_traits() { return traits_; }
  void add(StreamingKernel kernel) { streaming_kernels_.push_back(std::move(kernel)); }
  void add(UnitKernel kernel) { unit_kernels_.push_back(std::move(kernel)); }

  /// To be called by whatever is launched: what it is called, and how long it takes.
  void launched(const std::string& name, double seconds) {
    log_.push_back(name);
    elapsed_s_ += seconds;
  }
  /// Names of launches, "flush", "evict", and "begin" and "end" of what is timed.
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }
  [[nodiscard]] bool is_timing() const { return is_timing_; }
  /// The size of each copy to the host.
  [[nodiscard]] const std::vector<std::int64_t>& copied_to_host() const { return copied_to_host_; }

 private:
  class FakeBatch final : public Batch {
   public:
    FakeBatch(FakeBackend& backend, int launches, Enqueue enqueue)
        : backend_(backend), launches_(launches), enqueue_(std::move(enqueue)) {}
    [[nodiscard]] double run() override {
      backend_.log_.emplace_back("begin");
      backend_.is_timing_ = true;
      const double begin_s = backend_.elapsed_s_;
      for (int launch = 0; launch < launches_; ++launch) enqueue_(next_++, nullptr);
      backend_.is_timing_ = false;
      backend_.log_.emplace_back("end");
      ++runs_;
      return (backend_.elapsed_s_ - begin_s) / launches_;
    }
    [[nodiscard]] std::vector<LaunchPart> parts() const override {
      std::vector<LaunchPart> parts = backend_.parts_;
      for (LaunchPart& part : parts) part.time_s += 1e-6 * runs_;
      return parts;
    }

   private:
    FakeBackend& backend_;
    int launches_;
    Enqueue enqueue_;
    std::int64_t next_ = 0;
    int runs_ = 0;
  };

  /// Counts two passes; each counter tells how many launches there were in one.
  class FakeCounter final : public LaunchCounter {
   public:
    FakeCounter(FakeBackend& backend, const std::vector<std::string>& asked) : backend_(backend) {
      for (const std::string& name : asked) plan_.counters.push_back({name, "", ""});
      plan_.passes = 2;
    }
    [[nodiscard]] const CounterPlan& plan() const override { return plan_; }
    [[nodiscard]] Counts count(const std::function<void()>& prepare,
                               const std::function<void()>& work) override {
      std::size_t launches = 0;
      for (int pass = 0; pass < plan_.passes; ++pass) {
        prepare();
        backend_.log_.emplace_back("count");
        const std::size_t before = backend_.log_.size();
        work();
        launches = backend_.log_.size() - before;
        backend_.log_.emplace_back("counted");
      }
      Counts counts;
      for (const Counter& counter : plan_.counters) {
        counts[counter.name] = static_cast<double>(launches);
      }
      return counts;
    }

   private:
    FakeBackend& backend_;
    CounterPlan plan_;
  };

  std::unique_ptr<Backend> host_ = make_cpu_backend();
  DeviceTraits traits_ = host_->traits();
  std::vector<StreamingKernel> streaming_kernels_;
  std::vector<UnitKernel> unit_kernels_;
  std::vector<std::string> log_;
  std::string why_no_counters_;
  std::vector<std::int64_t> copied_to_host_;
  std::vector<std::span<std::byte>> evicted_;
  bool can_evict_ = false;
  std::optional<StaticFacts> static_facts_;
  std::vector<LaunchPart> parts_;
  std::optional<double> clock_mhz_;
  int allocations_ = 0;
  int places_ = 0;
  int contended_looks_ = 0;
  double waited_s_ = 0;
  double elapsed_s_ = 0;
  bool is_timing_ = false;
};

}  // namespace roofmax::tests
