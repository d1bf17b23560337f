#include "harness/measure/machine.hpp"

#include <omp.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <thread>

namespace roofmax {
namespace {

namespace fs = std::filesystem;

/// Empty when there is no such file.
std::string text_of(const fs::path& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}

std::optional<double> first_number(const fs::path& path) {
  std::ifstream file(path);
  double value = 0;
  if (file >> value) return value;
  return std::nullopt;
}

double system_ticks_per_s() { return static_cast<double>(sysconf(_SC_CLK_TCK)); }

bool is_number(const std::string& word) {
  return !word.empty() &&
         std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c); });
}

/// Folders cpu0, cpu1, ... of the system's list of processors.
std::vector<fs::path> cpu_folders(const fs::path& root) {
  std::vector<fs::path> folders;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(root / "sys/devices/system/cpu", error)) {
    const std::string name = entry.path().filename();
    if (name.starts_with("cpu") && is_number(name.substr(3))) folders.push_back(entry.path());
  }
  return folders;
}

/// The quota of one group in processors; nothing where it has none.
std::optional<double> cpu_quota(const fs::path& folder, bool is_unified) {
  if (is_unified) {
    std::ifstream file(folder / "cpu.max");
    double quota = 0;  // or the word "max"
    double period = 0;
    if (file >> quota >> period && period > 0) return quota / period;
    return std::nullopt;
  }
  const auto quota = first_number(folder / "cpu.cfs_quota_us");
  const auto period = first_number(folder / "cpu.cfs_period_us");
  if (quota && period && *quota > 0 && *period > 0) return *quota / *period;
  return std::nullopt;
}

/// A field of /proc/meminfo.
std::optional<double> memory_field(const fs::path& root, std::string_view name) {
  std::ifstream file(root / "proc/meminfo");
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(name) || line.size() <= name.size() || line[name.size()] != ':') continue;
    return std::strtod(line.c_str() + name.size() + 1, nullptr);
  }
  return std::nullopt;
}

std::optional<int> processors_of_bound_threads() {
  const omp_proc_bind_t bind = omp_get_proc_bind();
  const int count = omp_get_num_places();
  if (bind == omp_proc_bind_false || count == 0) return std::nullopt;
  std::vector<std::vector<int>> places(static_cast<std::size_t>(count));
  for (int place = 0; place < count; ++place) {
    auto& ids = places[static_cast<std::size_t>(place)];
    ids.resize(static_cast<std::size_t>(omp_get_place_num_procs(place)));
    if (!ids.empty()) omp_get_place_proc_ids(place, ids.data());
  }
  return processors_in(places, bind == omp_proc_bind_master);
}

}  // namespace

std::optional<ProcessorTimes> parse_processor_times(std::string_view text, double ticks_per_s) {
  std::istringstream line{std::string(text.substr(0, text.find('\n')))};
  std::string name;
  // user, nice, system, idle, iowait, irq, softirq, steal; guests are part of user and nice.
  std::array<double, 8> ticks{};
  line >> name;
  if (name != "cpu") return std::nullopt;
  std::size_t count = 0;
  while (count < ticks.size() && line >> ticks[count]) ++count;
  constexpr std::size_t kFewest = 4;
  if (count < kFewest) return std::nullopt;
  const auto& [user, nice, system, idle, waiting, interrupts, soft_interrupts, steal] = ticks;
  const double busy = user + nice + system + interrupts + soft_interrupts;
  return ProcessorTimes{.busy_s = busy / ticks_per_s,
                        .steal_s = steal / ticks_per_s,
                        .total_s = (busy + idle + waiting + steal) / ticks_per_s};
}

std::optional<ProcessTime> parse_process_time(std::string_view text, double ticks_per_s) {
  // The name stands in parentheses and may contain anything, these too.
  const auto open = text.find('(');
  const auto close = text.rfind(')');
  if (open == std::string_view::npos || close == std::string_view::npos || close < open) {
    return std::nullopt;
  }
  std::istringstream fields{std::string(text.substr(close + 1))};
  // From the third field on, as proc(5) numbers them.
  constexpr int kUser = 14;
  constexpr int kSystem = 15;
  constexpr int kStarted = 22;
  ProcessTime found{.name = std::string(text.substr(open + 1, close - open - 1))};
  std::string word;
  for (int field = 3; field <= kStarted; ++field) {
    if (!(fields >> word)) return std::nullopt;
    if (field == kUser || field == kSystem) {
      found.used_s += std::strtod(word.c_str(), nullptr) / ticks_per_s;
    }
    if (field == kStarted) found.started = std::strtoll(word.c_str(), nullptr, 10);
  }
  return found;
}

ProcessorLook look_at_processors(const fs::path& root) {
  const double ticks_per_s = system_ticks_per_s();
  ProcessorLook look{.at = std::chrono::steady_clock::now(),
                     .times = parse_processor_times(text_of(root / "proc/stat"), ticks_per_s),
                     .processes = {}};
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(root / "proc", error)) {
    const std::string name = entry.path().filename();
    if (!is_number(name)) continue;
    const auto process = parse_process_time(text_of(entry.path() / "stat"), ticks_per_s);
    if (process) look.processes[std::strtoll(name.c_str(), nullptr, 10)] = *process;
  }
  return look;
}

ProcessorUse use_between(const ProcessorLook& before, const ProcessorLook& after,
                         const std::set<std::int64_t>& own) {
  const double elapsed_s = std::chrono::duration<double>(after.at - before.at).count();
  ProcessorUse use;
  if (elapsed_s <= 0) return use;
  double own_s = 0;
  for (const auto& [pid, process] : after.processes) {
    const auto earlier = before.processes.find(pid);
    const bool is_known =
        earlier != before.processes.end() && earlier->second.started == process.started;
    const double used_s = process.used_s - (is_known ? earlier->second.used_s : 0);
    if (own.contains(pid)) {
      own_s += used_s;
    } else if (used_s > 0) {
      use.processes.push_back({pid, process.name, used_s / elapsed_s});
      use.others += used_s / elapsed_s;
    }
  }
  std::sort(use.processes.begin(), use.processes.end(),
            [](const auto& a, const auto& b) { return a.processors > b.processors; });
  if (!before.times || !after.times) return use;
  const double total_s = after.times->total_s - before.times->total_s;
  if (total_s <= 0) return use;  // not every system counts
  const double busy_s = after.times->busy_s - before.times->busy_s;
  // Processes that ended meanwhile, or that cannot be seen from inside a container.
  use.others = std::max(use.others, (busy_s - own_s) / elapsed_s);
  use.steal = std::max(0.0, after.times->steal_s - before.times->steal_s) / total_s;
  return use;
}

int processors_in(const std::vector<std::vector<int>>& places, bool keeps_to_first) {
  std::set<int> processors;
  for (const auto& place : places) {
    processors.insert(place.begin(), place.end());
    if (keeps_to_first) break;
  }
  return static_cast<int>(processors.size());
}

OpenMpFacts openmp_facts() {
  OpenMpFacts facts{.max_threads = omp_get_max_threads(),
                    .variables = {},
                    .bound_processors = processors_of_bound_threads()};
  for (const char* name : {"OMP_NUM_THREADS", "OMP_PROC_BIND", "OMP_PLACES", "OMP_WAIT_POLICY",
                           "OMP_DYNAMIC", "OMP_THREAD_LIMIT", "GOMP_CPU_AFFINITY"}) {
    if (const char* const value = std::getenv(name)) facts.variables[name] = value;
  }
  return facts;
}

std::optional<std::array<double, 3>> load_average(const fs::path& root) {
  std::ifstream file(root / "proc/loadavg");
  std::array<double, 3> load{};
  if (file >> load[0] >> load[1] >> load[2]) return load;
  return std::nullopt;
}

std::optional<double> cgroup_cpu_limit(const fs::path& root) {
  std::optional<double> least;
  std::ifstream groups(root / "proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const auto first = line.find(':');
    const auto second = line.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos) continue;
    const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",";
    const bool is_unified = controllers == ",,";
    if (!is_unified && controllers.find(",cpu,") == std::string::npos) continue;
    const fs::path top = root / (is_unified ? "sys/fs/cgroup" : "sys/fs/cgroup/cpu");
    // A limit anywhere on the way up counts. Inside a container the path may not exist; its root
    // is then the container's own group.
    for (auto path = fs::path(line.substr(second + 1)).relative_path();;
         path = path.parent_path()) {
      const auto quota = cpu_quota(top / path, is_unified);
      if (quota && (!least || *quota < *least)) least = quota;
      if (path.empty()) break;
    }
  }
  return least;
}

std::optional<std::string> cpu_governor(const fs::path& root) {
  std::set<std::string> governors;
  for (const fs::path& folder : cpu_folders(root)) {
    std::ifstream file(folder / "cpufreq/scaling_governor");
    if (std::string name; file >> name) governors.insert(name);
  }
  if (governors.empty()) return std::nullopt;
  std::string all;
  for (const std::string& name : governors) all += (all.empty() ? "" : ", ") + name;
  return all;
}

std::optional<bool> cpu_turbo(const fs::path& root) {
  const fs::path folder = root / "sys/devices/system/cpu";
  if (const auto is_off = first_number(folder / "intel_pstate/no_turbo")) return *is_off == 0;
  if (const auto is_on = first_number(folder / "cpufreq/boost")) return *is_on != 0;
  return std::nullopt;
}

std::optional<double> memory_pressure(const fs::path& root) {
  const std::string text = text_of(root / "proc/pressure/memory");
  constexpr std::string_view kMean = "some avg10=";
  const auto at = text.find(kMean);
  if (at == std::string::npos) return std::nullopt;
  constexpr double kPercent = 0.01;
  return std::strtod(text.c_str() + at + kMean.size(), nullptr) * kPercent;
}

std::optional<double> memory_available(const fs::path& root) {
  const auto available = memory_field(root, "MemAvailable");
  const auto total = memory_field(root, "MemTotal");
  if (!available || !total || *total <= 0) return std::nullopt;
  return *available / *total;
}

HostFacts host_facts(const fs::path& root) {
  HostFacts facts;
  facts.load_average = load_average(root);
  facts.logical_cpus = static_cast<int>(sysconf(_SC_NPROCESSORS_ONLN));
  // Not the affinity mask of this thread, which OpenMP binds to its first place.
  facts.usable_cpus = omp_get_num_procs();
  facts.cpu_limit = cgroup_cpu_limit(root);
  facts.governor = cpu_governor(root);
  facts.turbo = cpu_turbo(root);
  facts.memory_pressure = memory_pressure(root);
  facts.memory_available = memory_available(root);
  facts.openmp = openmp_facts();
  return facts;
}

}  // namespace roofmax
