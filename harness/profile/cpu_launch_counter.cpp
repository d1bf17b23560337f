// Counters of processors, by Linux' perf_event_open: one file per thread of this process and event.
// What idle threads of OpenMP do while they wait for the next parallel region is counted with the
// rest.

#include <fmt/format.h>
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "harness/profile/launch_counter.hpp"

namespace roofmax {
namespace {

/// An event, by the name that `perf list` has for it.
struct Event {
  const char* name;
  const char* unit;
  const char* description;
  std::uint32_t type;
  std::uint64_t config;
  bool is_of_kernel = false;  ///< happens in the system alone
};

constexpr std::uint64_t cache_misses(std::uint64_t cache) {
  return cache | PERF_COUNT_HW_CACHE_OP_READ << 8 | PERF_COUNT_HW_CACHE_RESULT_MISS << 16;
}

const std::vector<Event>& events() {
  static const std::vector<Event> all = {
      {"instructions", "inst", "instructions retired", PERF_TYPE_HARDWARE,
       PERF_COUNT_HW_INSTRUCTIONS},
      {"cycles", "cycle", "cycles while running", PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES},
      {"LLC-load-misses", "line", "loads that the last-level cache did not have",
       PERF_TYPE_HW_CACHE, cache_misses(PERF_COUNT_HW_CACHE_LL)},
      {"L1-dcache-load-misses", "line", "loads that the first cache did not have",
       PERF_TYPE_HW_CACHE, cache_misses(PERF_COUNT_HW_CACHE_L1D)},
      {"dTLB-load-misses", "", "loads whose page the TLB did not have", PERF_TYPE_HW_CACHE,
       cache_misses(PERF_COUNT_HW_CACHE_DTLB)},
      {"branch-misses", "", "branches predicted wrong", PERF_TYPE_HARDWARE,
       PERF_COUNT_HW_BRANCH_MISSES},
      {"page-faults", "", "pages that the system had to provide", PERF_TYPE_SOFTWARE,
       PERF_COUNT_SW_PAGE_FAULTS},
      {"context-switches", "", "times that a thread left its processor", PERF_TYPE_SOFTWARE,
       PERF_COUNT_SW_CONTEXT_SWITCHES, true},
  };
  return all;
}

/// Those that a word stands for.
std::vector<std::string> names_of(const std::string& word) {
  if (word == "none") return {};
  if (word == "default") return {"instructions", "cycles", "LLC-load-misses"};
  if (word != "full") return {word};
  std::vector<std::string> names;
  for (const Event& event : events()) names.emplace_back(event.name);
  return names;
}

/// An open event of a thread; -1 and an error number where there is none.
class EventFile {
 public:
  EventFile(const Event& event, pid_t thread) {
    perf_event_attr attributes{};
    attributes.size = sizeof(attributes);
    attributes.type = event.type;
    attributes.config = event.config;
    attributes.disabled = 1;
    // What users may count without privilege.
    attributes.exclude_kernel = event.type == PERF_TYPE_SOFTWARE ? 0 : 1;
    attributes.exclude_hv = 1;
    attributes.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    fd_ = open(attributes, thread);
    if (fd_ < 0 && attributes.exclude_kernel == 0 && !event.is_of_kernel) {
      attributes.exclude_kernel = 1;
      fd_ = open(attributes, thread);
    }
    error_ = fd_ < 0 ? errno : 0;
  }
  ~EventFile() {
    if (fd_ >= 0) close(fd_);
  }
  EventFile(EventFile&& other) noexcept : fd_(std::exchange(other.fd_, -1)), error_(other.error_) {}
  EventFile(const EventFile&) = delete;
  EventFile& operator=(const EventFile&) = delete;

  [[nodiscard]] int error() const { return error_; }
  void start() const {
    ioctl(fd_, PERF_EVENT_IOC_RESET, 0);
    ioctl(fd_, PERF_EVENT_IOC_ENABLE, 0);
  }
  void stop() const { ioctl(fd_, PERF_EVENT_IOC_DISABLE, 0); }
  /// Scaled up where other events had the counter for part of the time; nothing where they had it
  /// all the time.
  [[nodiscard]] std::optional<double> value() const {
    struct {
      std::uint64_t value, enabled_ns, running_ns;
    } counted{};
    if (read(fd_, &counted, sizeof(counted)) != sizeof(counted)) return std::nullopt;
    if (counted.enabled_ns == 0) return 0;  // the thread never ran
    if (counted.running_ns == 0) return std::nullopt;
    return static_cast<double>(counted.value) * static_cast<double>(counted.enabled_ns) /
           static_cast<double>(counted.running_ns);
  }

 private:
  static int open(perf_event_attr& attributes, pid_t thread) {
    return static_cast<int>(
        syscall(SYS_perf_event_open, &attributes, thread, -1, -1, PERF_FLAG_FD_CLOEXEC));
  }

  int fd_ = -1;
  int error_ = 0;
};

std::string why(int error) {
  switch (error) {
    case ENOENT:
    case ENODEV:
    case EOPNOTSUPP:
      return "this machine does not show this event; most virtual machines show none of hardware";
    case EACCES:
    case EPERM:
      return "this user may not: set kernel.perf_event_paranoid to 2 or less, or run with "
             "CAP_PERFMON (in a container it must also not be filtered by seccomp)";
    default:
      return std::strerror(error);
  }
}

std::vector<pid_t> threads_of_this_process() {
  std::vector<pid_t> threads;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/task")) {
    threads.push_back(std::stoi(entry.path().filename().string()));
  }
  return threads;
}

class CpuLaunchCounter : public LaunchCounter {
 public:
  explicit CpuLaunchCounter(const std::vector<std::string>& asked) {
    for (const std::string& word : asked) {
      for (const std::string& name : names_of(word)) choose(name);
    }
    plan_.passes = chosen_.empty() ? 0 : 1;
    if (chosen_.empty() && !plan_.dropped.empty()) {
      throw NoCounters(describe_dropped(), plan_.dropped);
    }
  }

  [[nodiscard]] const CounterPlan& plan() const override { return plan_; }

  [[nodiscard]] Counts count(const std::function<void()>& prepare,
                             const std::function<void()>& work) override {
    prepare();
    const std::vector<pid_t> threads = threads_of_this_process();
    std::vector<std::pair<const Event*, EventFile>> files;
    for (const Event* const event : chosen_) {
      for (const pid_t thread : threads) files.emplace_back(event, EventFile(*event, thread));
    }
    for (const auto& [event, file] : files) {
      if (file.error() != 0)
        throw NoCounters(fmt::format("{}: {}", event->name, why(file.error())));
    }
    for (const auto& each : files) each.second.start();
    work();
    for (const auto& each : files) each.second.stop();
    Counts counts;
    std::set<std::string> unknown;
    for (const auto& [event, file] : files) {
      const auto value = file.value();
      if (value) counts[event->name] += *value;
      if (!value) unknown.insert(event->name);
    }
    for (const std::string& name : unknown) counts.erase(name);
    return counts;
  }

 private:
  /// "a, b: reason; c: another".
  [[nodiscard]] std::string describe_dropped() const {
    std::vector<std::string> reasons;
    std::map<std::string, std::vector<std::string>> names;
    for (const auto& each : plan_.dropped) {
      if (!names.contains(each.reason)) reasons.push_back(each.reason);
      names[each.reason].push_back(each.name);
    }
    std::vector<std::string> parts;
    for (const std::string& reason : reasons) {
      parts.push_back(fmt::format("{}: {}", fmt::join(names[reason], ", "), reason));
    }
    return fmt::format("{}", fmt::join(parts, "; "));
  }

  void choose(const std::string& name) {
    const auto event = std::find_if(events().begin(), events().end(),
                                    [&](const Event& each) { return name == each.name; });
    if (event == events().end()) {
      std::vector<std::string> known;
      for (const Event& each : events()) known.emplace_back(each.name);
      drop(name, fmt::format("not known of a CPU; known are {}", fmt::join(known, ", ")),
           plan_.dropped);
      return;
    }
    if (std::find(chosen_.begin(), chosen_.end(), &*event) != chosen_.end()) return;
    if (const EventFile trial(*event, 0); trial.error() != 0) {
      drop(name, why(trial.error()), plan_.dropped);
      return;
    }
    chosen_.push_back(&*event);
    plan_.counters.push_back({event->name, event->unit, event->description});
  }

  CounterPlan plan_;
  std::vector<const Event*> chosen_;
};

}  // namespace

std::unique_ptr<LaunchCounter> make_cpu_launch_counter(const std::vector<std::string>& asked) {
  return std::make_unique<CpuLaunchCounter>(asked);
}

}  // namespace roofmax
