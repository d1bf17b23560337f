// The CPU as a device: OpenMP threads, host memory, the steady clock.

#include <omp.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

#include "harness/backend/backend.hpp"
#include "harness/backend/cpu_eviction.hpp"
#include "harness/backend/cpu_streaming.hpp"
#include "harness/backend/digest.hpp"
#include "kernels/cpu/cache.hpp"

namespace roofmax {
namespace {

// ---- Facts from the system ----------------------------------------------------------------------

/// The first number in a file; nothing when there is no such file or it does not start with one.
std::optional<double> number_in(const std::string& path) {
  std::ifstream file(path);
  double value = 0;
  if (file >> value) return value;
  return std::nullopt;
}

/// Values of a field of a "name : value" file such as /proc/cpuinfo, in order.
std::vector<std::string> fields_of(const std::string& path, std::string_view name) {
  std::vector<std::string> values;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(name)) continue;
    const auto colon = line.find(':');
    if (colon == std::string::npos) continue;
    const auto begin = line.find_first_not_of(" \t", colon + 1);
    values.push_back(begin == std::string::npos ? std::string{} : line.substr(begin));
  }
  return values;
}

std::string processor_name() {
  for (const char* field : {"model name", "Processor", "Hardware"}) {
    const auto names = fields_of("/proc/cpuinfo", field);
    if (!names.empty() && !names.front().empty()) return names.front();
  }
  return "CPU";
}

std::int64_t memory_bytes() {
  return static_cast<std::int64_t>(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE);
}

/// Memory that is still available (MemAvailable), if the system reports it.
std::int64_t available_bytes() {
  const auto values = fields_of("/proc/meminfo", "MemAvailable");
  if (values.empty()) {
    return static_cast<std::int64_t>(sysconf(_SC_AVPHYS_PAGES)) * sysconf(_SC_PAGESIZE);
  }
  return std::strtoll(values.front().c_str(), nullptr, 10) * 1024;
}

/// What one control group leaves: its limit less what its processes hold, page cache that can be
/// dropped not counted.
std::int64_t left_in_group(const std::filesystem::path& folder, const char* limit_file,
                           const char* usage_file) {
  constexpr std::int64_t kUnlimited = std::numeric_limits<std::int64_t>::max();
  const auto limit = number_in(folder / limit_file);  // "max" is not a number
  const auto usage = number_in(folder / usage_file);
  if (!limit || !usage) return kUnlimited;
  double dropable = 0;
  std::ifstream statistics(folder / "memory.stat");
  std::string name;
  for (double value = 0; statistics >> name >> value;) {
    if (name == "inactive_file" || name == "total_inactive_file") dropable = value;
  }
  const double left = std::max(0.0, *limit - *usage + dropable);
  return left < 0x1p62 ? static_cast<std::int64_t>(left) : kUnlimited;
}

/// The least that any control group around this process leaves.
std::int64_t left_in_groups() {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const auto first = line.find(':');
    const auto second = line.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos) continue;
    std::string controllers = line.substr(first, second - first + 1);
    std::replace(controllers.begin(), controllers.end(), ':', ',');
    const bool is_unified = controllers == ",,";
    if (!is_unified && controllers.find(",memory,") == std::string::npos) continue;
    const std::filesystem::path root = is_unified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory";
    const char* const limit = is_unified ? "memory.max" : "memory.limit_in_bytes";
    const char* const usage = is_unified ? "memory.current" : "memory.usage_in_bytes";
    // A limit anywhere on the way up counts. Inside a container the path may not exist; its root
    // is then the container's own group.
    auto path = std::filesystem::path(line.substr(second + 1)).relative_path();
    for (;; path = path.parent_path()) {
      least = std::min(least, left_in_group(root / path, limit, usage));
      if (path.empty()) break;
    }
  }
  return least;
}

// ---- Memory -------------------------------------------------------------------------------------

/// Smaller pieces are not worth a parallel region.
constexpr std::int64_t kParallelBytes = std::int64_t{1} << 20;

/// Calls `piece(begin, bytes)` for a page-aligned piece of `bytes` on each thread: the same
/// division in every call, so that each thread finds in its own memory what it touched first.
template <typename Piece>
void in_pieces(std::int64_t bytes, const Piece& piece) {
  if (bytes < kParallelBytes) {
    if (bytes > 0) piece(std::int64_t{0}, bytes);
    return;
  }
  constexpr std::int64_t kPage = 4096;
  const std::int64_t pages = (bytes + kPage - 1) / kPage;
#pragma omp parallel
  {
    const std::int64_t thread = omp_get_thread_num();
    const std::int64_t threads = omp_get_num_threads();
    const std::int64_t begin = std::min(bytes, pages * thread / threads * kPage);
    const std::int64_t end = std::min(bytes, pages * (thread + 1) / threads * kPage);
    if (begin < end) piece(begin, end - begin);
  }
}

void copy(void* to, const void* from, std::int64_t bytes) {
  in_pieces(bytes, [&](std::int64_t begin, std::int64_t count) {
    std::memcpy(static_cast<std::byte*>(to) + begin, static_cast<const std::byte*>(from) + begin,
                static_cast<std::size_t>(count));
  });
}

// ---- Timing -------------------------------------------------------------------------------------

/// A batch of launches under the steady clock. Indices continue from run to run, so that even a
/// batch of one launch rotates through its buffer sets.
class WallBatch final : public Batch {
 public:
  WallBatch(int launches, Enqueue enqueue) : launches_(launches), enqueue_(std::move(enqueue)) {}

  [[nodiscard]] double run() override {
    const auto begin = std::chrono::steady_clock::now();
    for (int launch = 0; launch < launches_; ++launch) enqueue_(next_++, nullptr);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    return elapsed.count() / launches_;
  }

 private:
  int launches_;
  Enqueue enqueue_;
  std::int64_t next_ = 0;
};

class CpuBackend final : public Backend {
 public:
  CpuBackend() {
    traits_.kind = DeviceKind::cpu;
    traits_.name = processor_name();
    traits_.processors = omp_get_max_threads();
    traits_.cache_bytes = cpu::last_level_cache_bytes();
    traits_.on_chip_bytes = traits_.cache_bytes;
    traits_.memory_bytes = memory_bytes();
  }

  [[nodiscard]] const DeviceTraits& traits() const override { return traits_; }

  [[nodiscard]] nlohmann::json describe() const override {
    const auto khz = number_in("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq");
    return {{"id", to_text(Device{DeviceKind::cpu, 0})},
            {"kind", name_of(DeviceKind::cpu)},
            {"name", traits_.name},
            {"compute_capability", nullptr},
            {"processors", traits_.processors},
            {"cache_bytes", traits_.cache_bytes > 0 ? nlohmann::json(traits_.cache_bytes)
                                                    : nlohmann::json(nullptr)},
            {"cache_cleared_by", cpu::how_caches_are_cleared()},
            {"memory_bytes", traits_.memory_bytes},
            {"memory_bus_bits", nullptr},
            {"clock_mhz_max", khz ? nlohmann::json(*khz / 1000) : nlohmann::json(nullptr)},
            {"memory_clock_mhz", nullptr},
            {"driver", nullptr},
            {"runtime", "OpenMP " + std::to_string(_OPENMP)},
            {"ecc", nullptr},
            {"mig", nullptr}};
  }

  [[nodiscard]] Buffer allocate(std::int64_t bytes) override {
    // Memory is promised without being there; better to refuse than to be killed on touching it.
    // Asking reads files of the system, which takes longer than small memory is worth.
    if (bytes >= kParallelBytes && bytes > free_bytes()) {
      throw OutOfMemory(std::to_string(bytes) + " bytes of host memory were asked for and " +
                        std::to_string(free_bytes()) + " are free: use a smaller problem");
    }
    constexpr std::int64_t kHugePage = std::int64_t{2} << 20;
    constexpr std::int64_t kAlignment = 256;
    const std::int64_t alignment = bytes >= kHugePage ? kHugePage : kAlignment;
    const std::int64_t size = std::max(alignment, (bytes + alignment - 1) / alignment * alignment);
    void* const data =
        std::aligned_alloc(static_cast<std::size_t>(alignment), static_cast<std::size_t>(size));
    if (data == nullptr) {
      throw OutOfMemory(std::to_string(bytes) + " bytes of host memory could not be allocated");
    }
    // Advice only: without huge pages things are slower, not wrong.
    if (alignment == kHugePage) madvise(data, static_cast<std::size_t>(size), MADV_HUGEPAGE);
    fill(data, 0, bytes);
    return {data, bytes, [](void* memory) { std::free(memory); }};
  }

  /// The system gives back what was just freed: a place of its own within more than is needed makes
  /// it another one.
  [[nodiscard]] Buffer allocate_elsewhere(std::int64_t bytes) override {
    constexpr std::int64_t kPage = 4096;
    constexpr std::int64_t kPlaces = 256;
    const std::int64_t shift = std::uniform_int_distribution<std::int64_t>(0, kPlaces - 1)(random_);
    auto whole = std::make_shared<Buffer>(allocate(bytes + kPlaces * kPage));
    return {whole->data() + shift * kPage, bytes, [whole](void*) mutable { whole.reset(); }};
  }

  [[nodiscard]] std::int64_t free_bytes() const override {
    return std::min(available_bytes(), left_in_groups());
  }

  void copy_to_device(void* device, const void* host, std::int64_t bytes) override {
    copy(device, host, bytes);
  }
  void copy_to_host(void* host, const void* device, std::int64_t bytes) override {
    copy(host, device, bytes);
  }
  void copy_on_device(void* to, const void* from, std::int64_t bytes) override {
    copy(to, from, bytes);
  }
  void fill(void* device, std::uint8_t value, std::int64_t bytes) override {
    in_pieces(bytes, [&](std::int64_t begin, std::int64_t count) {
      std::memset(static_cast<std::byte*>(device) + begin, value, static_cast<std::size_t>(count));
    });
  }
  [[nodiscard]] std::uint64_t digest(const void* device, std::int64_t bytes) override {
    std::atomic<std::uint64_t> sum{0};
    in_pieces(bytes, [&](std::int64_t begin, std::int64_t count) {
      sum += digest::sum_of(static_cast<const std::byte*>(device) + begin, count,
                            begin / digest::kWordBytes);
    });
    return digest::finish(sum, bytes);
  }

  [[nodiscard]] Stream stream() const override { return nullptr; }
  void synchronize() override {}  // a launch returns when its work is done

  [[nodiscard]] std::vector<TimerKind> timers() const override { return {TimerKind::wall}; }

  [[nodiscard]] std::unique_ptr<Batch> prepare(TimerKind timer, int launches,
                                               Enqueue enqueue) override {
    if (timer != TimerKind::wall) {
      throw std::invalid_argument("the CPU has no timer but 'wall': use that");
    }
    if (launches < 1) {
      throw std::invalid_argument("a batch of " + std::to_string(launches) +
                                  " launches cannot be timed: use 1 or more");
    }
    return std::make_unique<WallBatch>(launches, std::move(enqueue));
  }

  /// Not an empty parallel region: a kernel of one thread enters none.
  [[nodiscard]] std::unique_ptr<LaunchCounter> launch_counter(
      const std::vector<std::string>& asked) override {
    return make_cpu_launch_counter(asked);
  }

  [[nodiscard]] Enqueue empty_launch() const override {
    return [](std::int64_t, Stream) {
      // Nothing to do, and the compiler must not notice.
      asm volatile("");
    };
  }

  void flush_cache(const Bytes& /*like*/) override {
    constexpr std::int64_t kCaches = 3;
    constexpr std::int64_t kLine = 64;
    if (flush_.bytes() == 0) flush_ = allocate(kCaches * traits_.cache_bytes);
    // Read, not written: the C library writes this much past the caches.
    in_pieces(flush_.bytes(), [this](std::int64_t begin, std::int64_t count) {
      const volatile std::byte* const piece = flush_.data() + begin;
      for (std::int64_t i = 0; i < count; i += kLine) static_cast<void>(piece[i]);
    });
  }

  [[nodiscard]] bool can_evict() const override { return cpu::can_evict(); }
  void evict(std::span<const std::span<std::byte>> memory) override {
    for (const std::span<std::byte> stretch : memory) {
      in_pieces(static_cast<std::int64_t>(stretch.size()),
                [stretch](std::int64_t begin, std::int64_t count) {
                  cpu::evict(stretch.data() + begin, count);
                });
    }
  }

  [[nodiscard]] const std::vector<StreamingKernel>& streaming_kernels() const override {
    return streaming_kernels_;
  }

  /// The mean over all processors.
  [[nodiscard]] std::optional<double> clock_mhz() override {
    double sum = 0;
    int count = 0;
    for (int cpu = 0; cpu < traits_.processors; ++cpu) {
      const auto khz = number_in("/sys/devices/system/cpu/cpu" + std::to_string(cpu) +
                                 "/cpufreq/scaling_cur_freq");
      if (!khz) break;
      sum += *khz / 1000;
      ++count;
    }
    if (count == 0) {
      for (const std::string& value : fields_of("/proc/cpuinfo", "cpu MHz")) {
        sum += std::strtod(value.c_str(), nullptr);
        ++count;
      }
    }
    if (count == 0 || sum <= 0) return std::nullopt;
    return sum / count;
  }

  [[nodiscard]] std::optional<ProcessorWaits> processor_waits() override {
    ProcessorWaits waits;
    std::error_code error;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task", error)) {
      constexpr double kNanosecond = 1e-9;
      double on_processor_ns = 0;
      double waiting_ns = 0;
      std::ifstream statistics(thread.path() / "schedstat");
      if (!(statistics >> on_processor_ns >> waiting_ns)) continue;  // it may have ended just now
      waits[std::strtoll(thread.path().filename().c_str(), nullptr, 10)] = waiting_ns * kNanosecond;
    }
    if (waits.empty()) return std::nullopt;
    return waits;
  }

 private:
  DeviceTraits traits_;
  std::mt19937_64 random_{std::random_device()()};
  Buffer flush_;
  std::vector<StreamingKernel> streaming_kernels_ = make_cpu_streaming_kernels();
};

}  // namespace

std::unique_ptr<Backend> make_cpu_backend() { return std::make_unique<CpuBackend>(); }

}  // namespace roofmax
