// The CUDA device: memory, one stream, timers by events (around a graph, or around one launch) and
// by what CUPTI records of a launch.

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <utility>

#include "harness/backend/arena.hpp"
#include "harness/backend/backend.hpp"
#include "harness/backend/cuda/arithmetic.hpp"
#include "harness/backend/cuda/capture.hpp"
#include "harness/backend/cuda/check.hpp"
#include "harness/backend/cuda/digest.hpp"
#include "harness/backend/cuda/nvml.hpp"
#include "harness/backend/cuda/static_facts.hpp"
#include "harness/backend/cuda/streaming.hpp"
#include "harness/backend/digest.hpp"
#include "harness/profile/activity.hpp"
#include "kernels/device/traits.hpp"

namespace roofmax {
namespace {

using namespace cuda;

class EventPair {
 public:
  EventPair() {
    ROOFMAX_CUDA_TRY(cudaEventCreate(&begin_));
    ROOFMAX_CUDA_TRY(cudaEventCreate(&end_));
  }
  ~EventPair() {
    ROOFMAX_CUDA_IGNORE(cudaEventDestroy(begin_));
    ROOFMAX_CUDA_IGNORE(cudaEventDestroy(end_));
  }
  EventPair(const EventPair&) = delete;
  EventPair& operator=(const EventPair&) = delete;

  void record_begin(cudaStream_t stream) { ROOFMAX_CUDA_TRY(cudaEventRecord(begin_, stream)); }
  void record_end(cudaStream_t stream) { ROOFMAX_CUDA_TRY(cudaEventRecord(end_, stream)); }
  [[nodiscard]] double wait_seconds() {
    ROOFMAX_CUDA_TRY(cudaEventSynchronize(end_));
    float milliseconds = 0;
    ROOFMAX_CUDA_TRY(cudaEventElapsedTime(&milliseconds, begin_, end_));
    return static_cast<double>(milliseconds) * 1e-3;
  }

 private:
  cudaEvent_t begin_ = nullptr;
  cudaEvent_t end_ = nullptr;
};

/// Timer `graph`: a graph of all launches between two events.
class GraphBatch : public Batch {
 public:
  GraphBatch(cudaStream_t stream, int launches, const Enqueue& enqueue)
      : stream_(stream), launches_(launches) {
    const CapturedGraph graph(stream_, launches, enqueue);
    ROOFMAX_CUDA_TRY(cudaGraphInstantiate(&executable_, graph.get(), 0));
    ROOFMAX_CUDA_TRY(cudaGraphUpload(executable_, stream_));
  }
  ~GraphBatch() override { ROOFMAX_CUDA_IGNORE(cudaGraphExecDestroy(executable_)); }
  GraphBatch(const GraphBatch&) = delete;
  GraphBatch& operator=(const GraphBatch&) = delete;

  double run() override {
    events_.record_begin(stream_);
    ROOFMAX_CUDA_TRY(cudaGraphLaunch(executable_, stream_));
    events_.record_end(stream_);
    return events_.wait_seconds() / launches_;
  }

 private:
  cudaStream_t stream_;
  int launches_;
  cudaGraphExec_t executable_ = nullptr;
  EventPair events_;
};

/// A kernel that holds the stream until everything is enqueued, so that the host's enqueueing is
/// not timed.
class Gate {
 public:
  Gate() {
    void* flag = nullptr;
    ROOFMAX_CUDA_TRY(cudaHostAlloc(&flag, sizeof(int), cudaHostAllocMapped));
    flag_ = static_cast<volatile int*>(flag);
  }
  ~Gate() {
    *flag_ = 1;
    ROOFMAX_CUDA_IGNORE(cudaFreeHost(const_cast<int*>(flag_)));
  }
  Gate(const Gate&) = delete;
  Gate& operator=(const Gate&) = delete;

  /// Runs `enqueue` while the stream is held. Throws what it throws, and DeviceError where a launch
  /// failed.
  void hold(cudaStream_t stream, const std::function<void()>& enqueue) {
    constexpr double kTimeout = 1.0;
    *flag_ = 0;
    enqueue_gate(flag_, kTimeout, stream);
    try {
      enqueue();
    } catch (...) {
      *flag_ = 1;
      throw;
    }
    *flag_ = 1;
  }

 private:
  volatile int* flag_ = nullptr;
};

/// Timer `event`: one launch at a time between two events.
class EventBatch : public Batch {
 public:
  EventBatch(cudaStream_t stream, int launches, Enqueue enqueue)
      : stream_(stream), launches_(launches), enqueue_(std::move(enqueue)) {}

  double run() override {
    double total = 0;
    for (int i = 0; i < launches_; ++i) total += run_one();
    return total / launches_;
  }

 private:
  double run_one() {
    gate_.hold(stream_, [this] {
      events_.record_begin(stream_);
      enqueue_(next_++, stream_);
      check(cudaGetLastError(), "launch");
      events_.record_end(stream_);
    });
    return events_.wait_seconds();
  }

  cudaStream_t stream_;
  int launches_;
  Enqueue enqueue_;
  std::int64_t next_ = 0;
  Gate gate_;
  EventPair events_;
};

/// Timer `cupti`: one launch at a time, of which only what its kernels (copies, fills) take counts,
/// from the begin of each to its end by the device's clock.
class ActivityBatch : public Batch {
 public:
  /// `recorder` must outlive it.
  ActivityBatch(cudaStream_t stream, int launches, Enqueue enqueue, ActivityRecorder& recorder)
      : stream_(stream), launches_(launches), enqueue_(std::move(enqueue)), recorder_(recorder) {}

  double run() override {
    double total = 0;
    for (int i = 0; i < launches_; ++i) total += run_one();
    return total / launches_;
  }

  std::vector<LaunchPart> parts() const override { return parts_; }

 private:
  double run_one() {
    check(cudaStreamSynchronize(stream_), "kernel execution");
    static_cast<void>(recorder_.take());
    gate_.hold(stream_, [this] {
      enqueue_(next_++, stream_);
      check(cudaGetLastError(), "launch");
    });
    check(cudaStreamSynchronize(stream_), "kernel execution");
    const std::vector<Activity> recorded = recorder_.take();
    if (recorded.empty() || recorded.front().name != "gate_kernel") {
      throw DeviceError("what CUPTI recorded of a launch does not begin with its gate", false);
    }
    parts_.clear();
    double total = 0;
    for (std::size_t i = 1; i < recorded.size(); ++i) {
      const Activity& activity = recorded[i];
      const double seconds = activity.end_s - activity.begin_s;
      total += seconds;
      parts_.push_back({.name = activity.name, .time_s = seconds});
      if (i > 1) parts_.back().gap_s = activity.begin_s - recorded[i - 1].end_s;
    }
    if (parts_.empty()) throw DeviceError("CUPTI recorded nothing of a launch", false);
    return total;
  }

  cudaStream_t stream_;
  int launches_;
  Enqueue enqueue_;
  ActivityRecorder& recorder_;
  std::int64_t next_ = 0;
  Gate gate_;
  std::vector<LaunchPart> parts_;
};

nlohmann::json or_null(const auto& optional) {
  return optional ? nlohmann::json(*optional) : nlohmann::json(nullptr);
}

/// By the driver's highest clock, where it tells one: the runtime's may be the one that a board is
/// sold with, which it exceeds.
PeakRates at_highest_clock(PeakRates peak, const std::optional<double>& highest_mhz) {
  constexpr double kMega = 1e6;
  if (!highest_mhz || peak.clock_hz <= 0) return peak;
  const double factor = kMega * *highest_mhz / peak.clock_hz;
  for (double* const rate :
       {&peak.clock_hz, &peak.fp32_flops, &peak.fp64_flops, &peak.matrix_flops, &peak.exponentials,
        &peak.instructions, &peak.shared_bytes, &peak.l1_bytes}) {
    *rate *= factor;
  }
  return peak;
}

class CudaBackend : public Backend {
 public:
  explicit CudaBackend(int ordinal) : ordinal_(ordinal), nvml_(pci_bus_id(ordinal)) {
    // Before this process has a context, which in a container may go by another number.
    before_.emplace();
    before_->other_processes = nvml_.compute_processes();
    before_->utilisation = nvml_.utilisation();
    ROOFMAX_CUDA_TRY(cudaSetDevice(ordinal));
    ROOFMAX_CUDA_TRY(cudaGetDeviceProperties(&properties_, ordinal));
    ROOFMAX_CUDA_TRY(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking));
    traits_ = device::cuda_traits(ordinal);
    traits_.peak = at_highest_clock(traits_.peak, nvml_.sm_clock_max_mhz());
    streaming_ = cuda::streaming_kernels(traits_);
  }
  ~CudaBackend() override { ROOFMAX_CUDA_IGNORE(cudaStreamDestroy(stream_)); }
  CudaBackend(const CudaBackend&) = delete;
  CudaBackend& operator=(const CudaBackend&) = delete;

  const DeviceTraits& traits() const override { return traits_; }

  nlohmann::json describe() const override {
    int runtime = 0;
    int bus_bits = 0;
    ROOFMAX_CUDA_TRY(cudaRuntimeGetVersion(&runtime));
    ROOFMAX_CUDA_TRY(cudaDeviceGetAttribute(&bus_bits, cudaDevAttrGlobalMemoryBusWidth, ordinal_));
    return {{"id", to_text(Device{DeviceKind::cuda, ordinal_})},
            {"kind", name_of(DeviceKind::cuda)},
            {"name", traits_.name},
            {"compute_capability", traits_.compute_capability},
            {"processors", traits_.processors},
            {"cache_bytes", traits_.cache_bytes},
            {"cache_cleared_by", nullptr},
            {"memory_bytes", traits_.memory_bytes},
            {"memory_bus_bits", bus_bits},
            {"clock_mhz_max", or_null(nvml_.sm_clock_max_mhz())},
            {"memory_clock_mhz", or_null(nvml_.memory_clock_mhz())},
            {"driver", or_null(nvml_.driver_version())},
            {"runtime", std::to_string(runtime / 1000) + "." + std::to_string(runtime % 1000 / 10)},
            {"ecc", properties_.ECCEnabled != 0},
            {"mig", or_null(nvml_.mig())}};
  }

  Buffer allocate(std::int64_t bytes) override {
    void* data = try_allocate(bytes);
    if (data == nullptr && arena_ && arena_->is_free()) {
      arena_.reset();
      arena_memory_ = {};
      data = try_allocate(bytes);
    }
    if (data == nullptr) {
      throw OutOfMemory("device memory: no room for " + std::to_string(bytes) + " bytes (" +
                        std::to_string(free_bytes()) + " free)");
    }
    return {data, bytes, [](void* p) { ROOFMAX_CUDA_IGNORE(cudaFree(p)); }};
  }

  Buffer allocate_elsewhere(std::int64_t bytes) override {
    ensure_arena();
    const std::optional<std::int64_t> offset = arena_->take(bytes);
    if (!offset) return allocate(bytes);
    return {arena_memory_.data() + *offset, bytes,
            [this, offset = *offset](void*) { arena_->give_back(offset); }};
  }

  /// Memory that is freed to the driver is cleared behind one's back, and takes bandwidth.
  bool has_choice_of_place(std::int64_t bytes) override {
    ensure_arena();
    return arena_->has_choice(bytes);
  }

  /// The arena counts while nobody has a part of it: it makes way for what else is allocated.
  std::int64_t free_bytes() const override {
    std::size_t free = 0;
    std::size_t total = 0;
    ROOFMAX_CUDA_TRY(cudaMemGetInfo(&free, &total));
    const std::int64_t idle = arena_ && arena_->is_free() ? arena_memory_.bytes() : 0;
    return static_cast<std::int64_t>(free) + idle;
  }

  void copy_to_device(void* device, const void* host, std::int64_t bytes) override {
    copy(device, host, bytes, cudaMemcpyHostToDevice);
  }
  void copy_to_host(void* host, const void* device, std::int64_t bytes) override {
    copy(host, device, bytes, cudaMemcpyDeviceToHost);
  }
  void copy_on_device(void* to, const void* from, std::int64_t bytes) override {
    copy(to, from, bytes, cudaMemcpyDeviceToDevice);
  }
  void fill(void* device, std::uint8_t value, std::int64_t bytes) override {
    ROOFMAX_CUDA_TRY(cudaMemsetAsync(device, value, static_cast<std::size_t>(bytes), stream_));
    synchronize();
  }
  std::uint64_t digest(const void* device, std::int64_t bytes) override {
    unsigned long long sum = 0;
    if (digest_sum_.bytes() == 0) digest_sum_ = allocate(sizeof(sum));
    ROOFMAX_CUDA_TRY(cudaMemsetAsync(digest_sum_.data(), 0, sizeof(sum), stream_));
    enqueue_digest_sum(device, bytes, reinterpret_cast<unsigned long long*>(digest_sum_.data()),
                       traits_, stream_);
    copy_to_host(&sum, digest_sum_.data(), sizeof(sum));
    return digest::finish(sum, bytes);
  }

  Stream stream() const override { return stream_; }

  void synchronize() override {
    check(cudaGetLastError(), "launch");
    check(cudaStreamSynchronize(stream_), "kernel execution");
  }

  std::vector<TimerKind> timers() const override { return {TimerKind::graph, TimerKind::event}; }

  std::unique_ptr<Batch> prepare(TimerKind timer, int launches, Enqueue enqueue) override {
    switch (timer) {
      case TimerKind::graph:
        return std::make_unique<GraphBatch>(stream_, launches, enqueue);
      case TimerKind::event:
        return std::make_unique<EventBatch>(stream_, launches, std::move(enqueue));
      case TimerKind::cupti:
        if (!recorder_) recorder_ = make_activity_recorder();
        return std::make_unique<ActivityBatch>(stream_, launches, std::move(enqueue), *recorder_);
      case TimerKind::wall:
        break;
    }
    throw std::invalid_argument("timer 'wall' is for CPU devices; use graph, event or cupti");
  }

  std::optional<StaticFacts> static_facts(const Enqueue& enqueue) override {
    return static_facts_of(stream_, enqueue);
  }

  std::unique_ptr<LaunchCounter> launch_counter(const std::vector<std::string>& asked) override {
    return make_cuda_launch_counter(ordinal_, asked);
  }

  Enqueue empty_launch() const override {
    return [](std::int64_t, Stream stream) { enqueue_empty(static_cast<cudaStream_t>(stream)); };
  }

  void flush_cache(const Bytes& like) override {
    constexpr std::int64_t kCaches = 3;
    if (flush_.bytes() == 0) {
      flush_ = allocate(kCaches * traits_.cache_bytes);
      fill(flush_.data(), 0, flush_.bytes());
    }
    enqueue_flush(flush_.data(), flush_.bytes(), like, traits_, stream_);
    check(cudaGetLastError(), "launch");
  }

  const std::vector<StreamingKernel>& streaming_kernels() const override { return streaming_; }

  std::vector<UnitKernel> unit_kernels() override { return cuda::unit_kernels(traits_); }

  std::optional<double> clock_mhz() override {
    note_throttling();
    return nvml_.sm_clock_mhz();
  }

  std::optional<DeviceHealth> health() override {
    note_throttling();
    DeviceHealth health;
    if (before_) {
      health = *std::exchange(before_, std::nullopt);
    } else {
      health.other_processes = processes_beside_this();
    }
    health.throttling = throttling_of(std::exchange(throttle_reasons_, 0));
    health.temperature_c = nvml_.temperature_c();
    health.slowdown_temperature_c = nvml_.slowdown_temperature_c();
    health.mig = nvml_.mig();
    return health;
  }

 private:
  static std::string pci_bus_id(int ordinal) {
    std::array<char, 32> text{};
    ROOFMAX_CUDA_TRY(cudaDeviceGetPCIBusId(text.data(), static_cast<int>(text.size()), ordinal));
    return text.data();
  }

  /// None where this process cannot be told from others.
  std::vector<DeviceHealth::Process> processes_beside_this() const {
    auto processes = nvml_.compute_processes();
    const auto is_this = [](const DeviceHealth::Process& each) { return each.pid == getpid(); };
    if (std::erase_if(processes, is_this) == 0) return {};
    return processes;
  }

  void note_throttling() { throttle_reasons_ |= nvml_.throttle_reasons().value_or(0); }

  void copy(void* to, const void* from, std::int64_t bytes, cudaMemcpyKind kind) {
    ROOFMAX_CUDA_TRY(cudaMemcpyAsync(to, from, static_cast<std::size_t>(bytes), kind, stream_));
    synchronize();
  }

  /// Null where there is no room.
  static void* try_allocate(std::int64_t bytes) {
    void* data = nullptr;
    const cudaError_t error =
        cudaMalloc(&data, static_cast<std::size_t>(std::max<std::int64_t>(bytes, 1)));
    if (error == cudaErrorMemoryAllocation) {
      static_cast<void>(cudaGetLastError());
      return nullptr;
    }
    check(error, "cudaMalloc");
    return data;
  }

  /// Large beside the buffer sets of most problems, small beside the device's memory. One that was
  /// made when little was left is made anew when there is more.
  void ensure_arena() {
    constexpr std::int64_t kLargest = std::int64_t{12} << 30;
    constexpr std::int64_t kShare = 4;
    if (arena_ && !arena_->is_free()) return;
    const std::int64_t bytes = std::min(kLargest, free_bytes() / kShare);
    if (arena_ && arena_->bytes() >= bytes / 2) return;
    arena_.reset();
    arena_memory_ = {};
    arena_memory_ = allocate(bytes);
    arena_ = std::make_unique<Arena>(bytes, std::random_device()());
  }

  int ordinal_;
  Nvml nvml_;
  /// What was asked before this process used the device, until it is told.
  std::optional<DeviceHealth> before_;
  std::uint64_t throttle_reasons_ = 0;  ///< seen around samples
  cudaDeviceProp properties_{};
  cudaStream_t stream_ = nullptr;
  DeviceTraits traits_;
  Buffer flush_;
  Buffer digest_sum_;
  Buffer arena_memory_;
  std::unique_ptr<Arena> arena_;
  std::vector<StreamingKernel> streaming_;
  std::unique_ptr<ActivityRecorder> recorder_;  ///< from the first use of timer `cupti` on
};

}  // namespace

std::unique_ptr<Backend> make_cuda_backend(int ordinal) {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess) {
    static_cast<void>(cudaGetLastError());
    throw DeviceError(why_no_cuda(), false);
  }
  if (ordinal < 0 || ordinal >= count) {
    throw DeviceError("there is no cuda:" + std::to_string(ordinal) + "; this machine has " +
                          std::to_string(count) + " CUDA device(s)",
                      false);
  }
  return std::make_unique<CudaBackend>(ordinal);
}

std::vector<std::string> cuda_device_names() {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess) {
    static_cast<void>(cudaGetLastError());
    return {};
  }
  std::vector<std::string> names;
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    cudaDeviceProp properties{};
    if (cudaGetDeviceProperties(&properties, ordinal) == cudaSuccess) {
      names.emplace_back(properties.name);
    }
  }
  return names;
}

std::string why_no_cuda() {
  int count = 0;
  const cudaError_t error = cudaGetDeviceCount(&count);
  static_cast<void>(cudaGetLastError());
  if (error == cudaSuccess && count > 0) return {};
  // Without a driver the runtime reports an insufficient one.
  if (error == cudaErrorInsufficientDriver || error == cudaErrorNoDevice) {
    return "no CUDA device: no NVIDIA driver or GPU on this machine, or the driver is too old for "
           "this build's runtime";
  }
  return std::string("no CUDA device: ") + cudaGetErrorString(error);
}

}  // namespace roofmax
