#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace roofmax {

// What the system tells of a machine and of who uses it. Nothing where it does not tell. `root` is
// the folder that holds proc and sys.

/// Processor time of the whole machine since it started, over all processors.
struct ProcessorTimes {
  double busy_s = 0;   ///< not idle, and not taken by the host of a virtual machine
  double steal_s = 0;  ///< taken by the host of a virtual machine
  double total_s = 0;
};

/// From the text of /proc/stat.
[[nodiscard]] std::optional<ProcessorTimes> parse_processor_times(std::string_view text,
                                                                  double ticks_per_s);

/// A process and the processor time that it has used.
struct ProcessTime {
  std::string name;
  std::int64_t started = 0;  ///< tells it from an earlier process of the same number
  double used_s = 0;
};

/// From the text of /proc/PID/stat.
[[nodiscard]] std::optional<ProcessTime> parse_process_time(std::string_view text,
                                                            double ticks_per_s);

/// Who has used the processors up to a moment.
struct ProcessorLook {
  std::chrono::steady_clock::time_point at;
  std::optional<ProcessorTimes> times;
  std::map<std::int64_t, ProcessTime> processes;  ///< by number
};

[[nodiscard]] ProcessorLook look_at_processors(const std::filesystem::path& root = "/");

/// Who used the processors between two looks.
struct ProcessorUse {
  struct Process {
    std::int64_t pid = 0;
    std::string name;
    double processors = 0;  ///< 1 is one processor all the time
  };
  double others = 0;               ///< processors in use by other processes, seen or not
  std::vector<Process> processes;  ///< the others that were seen, busiest first
  std::optional<double> steal;     ///< share of the machine's processor time
};

/// `own`: processes that are not counted as others.
[[nodiscard]] ProcessorUse use_between(const ProcessorLook& before, const ProcessorLook& after,
                                       const std::set<std::int64_t>& own);

/// How OpenMP was set, and what came of it.
struct OpenMpFacts {
  int max_threads = 1;
  std::map<std::string, std::string> variables;  ///< those set: OMP_NUM_THREADS, ...
  std::optional<int> bound_processors;           ///< that the bound threads share; not if unbound
};

[[nodiscard]] OpenMpFacts openmp_facts();

/// Processors among which bound threads are spread. `keeps_to_first`: all stay in the first place.
[[nodiscard]] int processors_in(const std::vector<std::vector<int>>& places, bool keeps_to_first);

/// What does not change while something is measured, and how busy the machine was before.
struct HostFacts {
  std::optional<std::array<double, 3>> load_average;  ///< of the last 1, 5 and 15 minutes
  int logical_cpus = 1;
  int usable_cpus = 1;                  ///< that the affinity mask leaves this process
  std::optional<double> cpu_limit;      ///< processors that the control groups leave this process
  std::optional<std::string> governor;  ///< all that there are: "performance" or "a, b"
  std::optional<bool> turbo;
  std::optional<double> memory_pressure;   ///< share of the last 10 s in which a task waited
  std::optional<double> memory_available;  ///< share of the memory
  OpenMpFacts openmp;
};

[[nodiscard]] HostFacts host_facts(const std::filesystem::path& root = "/");

/// The parts of it that read files.
[[nodiscard]] std::optional<std::array<double, 3>> load_average(const std::filesystem::path& root);
[[nodiscard]] std::optional<double> cgroup_cpu_limit(const std::filesystem::path& root);
[[nodiscard]] std::optional<std::string> cpu_governor(const std::filesystem::path& root);
[[nodiscard]] std::optional<bool> cpu_turbo(const std::filesystem::path& root);
[[nodiscard]] std::optional<double> memory_pressure(const std::filesystem::path& root);
[[nodiscard]] std::optional<double> memory_available(const std::filesystem::path& root);

}  // namespace roofmax
