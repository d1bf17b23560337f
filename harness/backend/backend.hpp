#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "harness/backend/device_health.hpp"
#include "harness/profile/launch_counter.hpp"
#include "harness/record/case.hpp"
#include "harness/record/launch_part.hpp"
#include "harness/record/static_facts.hpp"
#include "kernels/contract/kernel.hpp"

namespace roofmax {

/// The device reported an error. `is_sticky`: its context is lost and only a new process helps.
class DeviceError : public std::runtime_error {
 public:
  DeviceError(const std::string& what, bool is_sticky)
      : std::runtime_error(what), is_sticky_(is_sticky) {}
  [[nodiscard]] bool is_sticky() const { return is_sticky_; }

 private:
  bool is_sticky_;
};

/// The device has not that much memory left.
class OutOfMemory : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Owns device memory, 256-byte aligned; frees it with the backend that made it.
class Buffer {
 public:
  Buffer() = default;
  Buffer(void* data, std::int64_t bytes, std::function<void(void*)> free)
      : data_(data, std::move(free)), bytes_(bytes) {}
  [[nodiscard]] std::byte* data() const { return static_cast<std::byte*>(data_.get()); }
  [[nodiscard]] std::int64_t bytes() const { return bytes_; }

 private:
  std::unique_ptr<void, std::function<void(void*)>> data_{nullptr, [](void*) {}};
  std::int64_t bytes_ = 0;
};

/// Enqueues launch number `index` of a batch; successive indices rotate through buffer sets.
using Enqueue = std::function<void(std::int64_t index, Stream stream)>;

/// Launches prepared for timing.
class Batch {
 public:
  virtual ~Batch() = default;
  /// Runs the batch once and returns seconds per launch. Throws DeviceError.
  [[nodiscard]] virtual double run() = 0;
  /// What the last launch of the last run was made of, in order; nothing where the timer does not
  /// tell.
  [[nodiscard]] virtual std::vector<LaunchPart> parts() const { return {}; }
};

/// What a streaming kernel is to move: `bytes.read` bytes from `source` and `bytes.write` bytes to
/// `destination`, both 256-byte aligned, sizes in bytes and not necessarily multiples of anything.
struct StreamingWork {
  const void* source = nullptr;
  void* destination = nullptr;
  Bytes bytes;
};

/// A candidate for the SOL twin: moves bytes, computes nothing.
struct StreamingKernel {
  std::string name;
  std::function<bool(const Bytes&)> supports;
  std::function<void(const StreamingWork&, Stream)> enqueue;
};

/// A candidate for the rate of a unit: keeps it busy, and nothing else.
struct UnitKernel {
  /// "fp32_fma" counts fused multiply-adds (of one lane), "exp" exponentials, "issue" warp
  /// instructions, "shared", "l1" and "l2" bytes read.
  std::string unit;
  std::string name;
  double work = 0;        ///< of a launch, in what the unit counts
  double peak_per_s = 0;  ///< of the unit at the device's highest clock; 0 where unknown
  std::function<void(Stream)> enqueue;
};

/// Seconds by thread.
using ProcessorWaits = std::map<std::int64_t, double>;

/// One device: its memory, its stream, its timers and its streaming kernels. The rest of the
/// harness reaches a device through this interface alone. Not thread-safe.
class Backend {
 public:
  virtual ~Backend() = default;

  [[nodiscard]] virtual const DeviceTraits& traits() const = 0;
  /// The device as records describe it (header field "device").
  [[nodiscard]] virtual nlohmann::json describe() const = 0;

  /// Throws OutOfMemory.
  [[nodiscard]] virtual Buffer allocate(std::int64_t bytes) = 0;
  /// The same at a place drawn anew, where the device has a choice of places: what a launch takes
  /// depends on where in memory its buffers lie.
  [[nodiscard]] virtual Buffer allocate_elsewhere(std::int64_t bytes) { return allocate(bytes); }
  /// Whether there is such a choice for so many bytes, beside as many that lie elsewhere.
  [[nodiscard]] virtual bool has_choice_of_place(std::int64_t bytes) {
    return 2 * bytes <= free_bytes();
  }
  /// Bytes that can still be allocated.
  [[nodiscard]] virtual std::int64_t free_bytes() const = 0;
  /// Copies return when the data has arrived.
  virtual void copy_to_device(void* device, const void* host, std::int64_t bytes) = 0;
  virtual void copy_to_host(void* host, const void* device, std::int64_t bytes) = 0;
  virtual void copy_on_device(void* to, const void* from, std::int64_t bytes) = 0;
  virtual void fill(void* device, std::uint8_t value, std::int64_t bytes) = 0;
  /// A digest of device memory at any address (`digest_of` says how it is made), so that what was
  /// seen once need not be copied to the host to be known again. Sensitive to the order of what it
  /// covers and to its length. The same on every device. Memory that differs in one word of 8 bytes
  /// never has an equal digest; any other that was not made with the digest in mind has one with a
  /// probability of 2^-64.
  [[nodiscard]] virtual std::uint64_t digest(const void* device, std::int64_t bytes) = 0;

  [[nodiscard]] virtual Stream stream() const = 0;
  /// Waits for all work. Throws DeviceError if anything enqueued since the last call failed.
  virtual void synchronize() = 0;

  [[nodiscard]] virtual std::vector<TimerKind> timers() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Batch> prepare(TimerKind timer, int launches,
                                                       Enqueue enqueue) = 0;
  /// What the compiled kernels that launch 0 of `enqueue` makes take of the device, without running
  /// them. Nothing if the device does not report it.
  [[nodiscard]] virtual std::optional<StaticFacts> static_facts(const Enqueue& /*enqueue*/) {
    return std::nullopt;
  }
  /// What counts the work of launches; `asked` are names of counters and of groups of them. Throws
  /// NoCounters with the reason and the cure.
  [[nodiscard]] virtual std::unique_ptr<LaunchCounter> launch_counter(
      const std::vector<std::string>& asked) = 0;
  /// The smallest launch there is, which no kernel can undercut: an empty kernel of a GPU, a call
  /// that does nothing on a CPU.
  [[nodiscard]] virtual Enqueue empty_launch() const = 0;
  /// Brings at least three times the last-level cache through it by ordinary accesses, so that
  /// nothing it held before is still there for what is enqueued next. A device whose cache holds
  /// what was written until it is needed for something else is left with lines that were read and
  /// lines that were written, as launches that move bytes in the proportion of `like` would leave
  /// it. Throws OutOfMemory.
  virtual void flush_cache(const Bytes& like) = 0;
  /// Whether single stretches of memory can be taken out of all caches: exact, where `flush_cache`
  /// depends on how large the caches are said to be, and quicker where they are large.
  [[nodiscard]] virtual bool can_evict() const { return false; }
  /// Does so, and writes back what was changed in them. Only where `can_evict()`.
  virtual void evict(std::span<const std::span<std::byte>> /*memory*/) {}
  [[nodiscard]] virtual const std::vector<StreamingKernel>& streaming_kernels() const = 0;
  /// Candidates for the rates of its units, those of a unit one after the other. None on a CPU.
  [[nodiscard]] virtual std::vector<UnitKernel> unit_kernels() { return {}; }
  /// Current clock of the processors in MHz, if the system reports it.
  [[nodiscard]] virtual std::optional<double> clock_mhz() = 0;
  /// Seconds that each thread of this process has waited, ready to run, for a processor that was
  /// busy with something else. Nothing where the work is not done by these threads, or if the
  /// system does not report it.
  [[nodiscard]] virtual std::optional<ProcessorWaits> processor_waits() { return std::nullopt; }
  /// The state of a device that is not the host. The first call tells who used it before this
  /// backend began; later ones tell nothing of utilisation, most of which is its own.
  [[nodiscard]] virtual std::optional<DeviceHealth> health() { return std::nullopt; }
};

/// Throws DeviceError when there is no such device.
[[nodiscard]] std::unique_ptr<Backend> make_backend(Device device);
[[nodiscard]] std::unique_ptr<Backend> make_cpu_backend();
/// Throws DeviceError when there is no such device. In a build without CUDA: always.
[[nodiscard]] std::unique_ptr<Backend> make_cuda_backend(int ordinal);
/// Names of the CUDA devices that work, by ordinal; empty without a driver or in a build without
/// CUDA. Creates no context on any of them.
[[nodiscard]] std::vector<std::string> cuda_device_names();
/// One line that says why there is no CUDA device; empty when there is one.
[[nodiscard]] std::string why_no_cuda();

}  // namespace roofmax
