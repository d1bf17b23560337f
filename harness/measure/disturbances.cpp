#include "harness/measure/disturbances.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace roofmax {
namespace {

using namespace limits;

std::string percent(double share) { return fmt::format("{:.3g}%", 100 * share); }

std::string counted(int count, const char* noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

/// Collects what is found.
class Findings {
 public:
  explicit Findings(const MachineState& state)
      : state_(state), is_cpu_(state.device == DeviceKind::cpu) {}

  void note_other_processes() {
    const double others = state_.use.others;
    if (others < kOthersSaid) return;
    const double processors = state_.host.logical_cpus;
    const double left_over = std::max(0.0, processors - state_.host.openmp.max_threads);
    const double limit = std::min(left_over + kOthersSevere,
                                  std::max(kOthersSevere, kOthersShareSevere * processors));
    add("other_processes",
        fmt::format("other processes use {:.2f} of {} ({}){}", others,
                    counted(state_.host.logical_cpus, "processor"), named_processes(),
                    is_cpu_ ? fmt::format("; severe from {:.2g}", limit) : ""),
        "end them, or wait until they are done", others >= limit && is_cpu_);
  }

  void note_steal() {
    const auto& steal = state_.use.steal;
    if (!steal || *steal < kStealSaid) return;
    add("steal",
        fmt::format("the host of this virtual machine takes {} of its processor time (severe from "
                    "{})",
                    percent(*steal), percent(kStealSevere)),
        "measure at another time, or on a machine of its own", *steal >= kStealSevere && is_cpu_);
  }

  void note_load() {
    const auto& load = state_.host.load_average;
    if (!load || load->front() < kLoadSaid * state_.host.logical_cpus) return;
    add("load",
        fmt::format("the load average of the last minute is {:.2f} on {}", load->front(),
                    counted(state_.host.logical_cpus, "processor")),
        "wait a minute, and see what else starts work here", false);
  }

  void note_memory() {
    const auto& pressure = state_.host.memory_pressure;
    if (pressure && *pressure >= kPressureSaid) {
      add("memory_pressure",
          fmt::format("tasks waited for memory in {} of the last 10 s (severe from {})",
                      percent(*pressure), percent(kPressureSevere)),
          "end what holds memory", *pressure >= kPressureSevere && is_cpu_);
    }
    const auto& available = state_.host.memory_available;
    if (available && *available < kMemorySaid) {
      add("memory", fmt::format("only {} of the memory is available", percent(*available)),
          "end what holds it: the largest ceilings and problems may be left out", false);
    }
  }

  void note_clocks() {
    const auto& governor = state_.host.governor;
    if (governor && *governor != "performance") {
      add("governor", fmt::format("the frequency governor is {}", *governor),
          "cpupower frequency-set -g performance", false);
    }
    if (state_.host.turbo.value_or(false)) {
      add("turbo", "turbo is on: clocks depend on heat and on what neighbours do",
          "switch it off to compare runs of different days", false);
    }
  }

  void note_processors() {
    const HostFacts& host = state_.host;
    const int threads = host.openmp.max_threads;
    if (host.usable_cpus < host.logical_cpus) {
      add("affinity",
          fmt::format("this process may use {} of {}{}", host.usable_cpus,
                      counted(host.logical_cpus, "processor"),
                      because_of({"OMP_PLACES", "GOMP_CPU_AFFINITY"})),
          "start it without taskset, numactl and such variables to measure the whole machine",
          false);
    }
    if (host.cpu_limit && *host.cpu_limit < host.usable_cpus) {
      add("cpu_limit",
          fmt::format("the control group allows {:.2f} processors, and {} run{}; severe if it "
                      "allows fewer than run",
                      *host.cpu_limit, counted(threads, "thread"), threads == 1 ? "s" : ""),
          "raise the limit, or set OMP_NUM_THREADS to what it allows", *host.cpu_limit < threads);
    }
  }

  void note_threads() {
    const OpenMpFacts& openmp = state_.host.openmp;
    const int threads = openmp.max_threads;
    const int usable = state_.host.usable_cpus;
    if (threads < usable) {
      add("unused_processors",
          fmt::format("OpenMP uses {} for {}{}", counted(threads, "thread"),
                      counted(usable, "processor"),
                      because_of({"OMP_NUM_THREADS", "OMP_THREAD_LIMIT"})),
          "unset it to measure all of them", false);
    }
    const int shared = std::min(usable, openmp.bound_processors.value_or(usable));
    if (threads > shared) {
      add("shared_processors",
          fmt::format(
              "{} share {}{} (severe: more threads than processors)",
              counted(threads, "OpenMP thread"), counted(shared, "processor"),
              because_of({"OMP_NUM_THREADS", "OMP_PROC_BIND", "OMP_PLACES", "GOMP_CPU_AFFINITY"})),
          "unset these, or give every thread a processor of its own", true);
    }
  }

  void note_device(const char* when) {
    if (!state_.health) return;
    const DeviceHealth& health = *state_.health;
    if (!health.other_processes.empty()) {
      add("device_processes",
          fmt::format("{} computing on the device ({})",
                      health.other_processes.size() == 1
                          ? std::string("another process is")
                          : fmt::format("{} other processes are", health.other_processes.size()),
                      device_processes()),
          "end them, or choose another device", false);
    }
    if (health.utilisation && *health.utilisation >= kUtilisationSaid) {
      add("device_utilisation",
          fmt::format("the device was in use for {} of the time before this began (severe from {})",
                      percent(*health.utilisation), percent(kUtilisationSevere)),
          "find out who uses it (nvidia-smi), or choose another device",
          *health.utilisation >= kUtilisationSevere);
    }
    for (const DeviceHealth::Throttling& found : health.throttling) {
      add("device_throttling",
          fmt::format("the device lowers its clocks{}: {}", when, found.reason),
          found.is_severe ? "cool it, or look at its power supply"
                          : "a limit that was set, or its power cap: compare only with runs under "
                            "the same",
          found.is_severe);
    }
    note_temperature(health);
  }

  void note_mig() {
    if (!state_.health || !state_.health->mig.value_or(false)) return;
    add("mig", "the device is divided (MIG): its other parts share power and clocks",
        "see that nothing runs on them", false);
  }

  [[nodiscard]] std::vector<Disturbance> found() && { return std::move(found_); }

 private:
  void add(std::string what, std::string finding, std::string cure, bool is_severe) {
    found_.push_back({std::move(what), std::move(finding), std::move(cure), is_severe});
  }

  void note_temperature(const DeviceHealth& health) {
    if (!health.temperature_c || !health.slowdown_temperature_c) return;
    if (*health.temperature_c < *health.slowdown_temperature_c - kDegreesSaid) return;
    add("device_temperature",
        fmt::format("the device has {:g} C and lowers its clocks at {:g} C", *health.temperature_c,
                    *health.slowdown_temperature_c),
        "let it cool down", *health.temperature_c >= *health.slowdown_temperature_c);
  }

  /// "1234 yes 0.97, 1235 cc1plus 0.90, and 3 more".
  [[nodiscard]] std::string named_processes() const {
    constexpr std::size_t kMost = 3;
    std::vector<std::string> names;
    std::size_t count = 0;
    for (const ProcessorUse::Process& process : state_.use.processes) {
      if (process.processors < kProcessNamed) break;
      if (++count <= kMost) {
        names.push_back(fmt::format("{} {} {:.2f}", process.pid, process.name, process.processors));
      }
    }
    if (count > kMost) names.push_back(fmt::format("and {} more", count - kMost));
    if (names.empty()) return "none that can be seen from here uses much";
    return fmt::format("{}", fmt::join(names, ", "));
  }

  [[nodiscard]] std::string device_processes() const {
    constexpr double kMebibyte = 1 << 20;
    std::vector<std::string> names;
    for (const DeviceHealth::Process& process : state_.health->other_processes) {
      names.push_back(fmt::format("{}{}{}, {:.0f} MiB", process.pid,
                                  process.name.empty() ? "" : " ", process.name,
                                  static_cast<double>(process.memory_bytes) / kMebibyte));
    }
    return fmt::format("{}", fmt::join(names, "; "));
  }

  /// " (OMP_NUM_THREADS=1)" of those that are set.
  [[nodiscard]] std::string because_of(std::initializer_list<const char*> variables) const {
    std::vector<std::string> set;
    for (const char* const name : variables) {
      const auto found = state_.host.openmp.variables.find(name);
      if (found != state_.host.openmp.variables.end()) {
        set.push_back(fmt::format("{}={}", name, found->second));
      }
    }
    return set.empty() ? "" : fmt::format(" ({})", fmt::join(set, ", "));
  }

  const MachineState& state_;
  bool is_cpu_;
  std::vector<Disturbance> found_;
};

}  // namespace

std::vector<Disturbance> disturbances_before(const MachineState& state) {
  Findings findings(state);
  findings.note_other_processes();
  findings.note_load();
  findings.note_steal();
  findings.note_memory();
  if (state.device == DeviceKind::cpu) {
    findings.note_processors();
    findings.note_threads();
    findings.note_clocks();
  }
  findings.note_device("");
  findings.note_mig();
  return std::move(findings).found();
}

std::vector<Disturbance> disturbances_during(const MachineState& state) {
  Findings findings(state);
  findings.note_other_processes();
  findings.note_steal();
  findings.note_memory();
  findings.note_device(" under load");
  return std::move(findings).found();
}

std::optional<Disturbance> unsteadiness(const nlohmann::json& ceilings,
                                        const nlohmann::json& again) {
  double most = 0;
  std::string where;
  for (const nlohmann::json& second : again) {
    for (const nlohmann::json& first : ceilings) {
      const auto is_same = [&](const char* field) { return first.at(field) == second.at(field); };
      if (!is_same("direction") || !is_same("cache") || !is_same("footprint_bytes")) continue;
      const double before = first.at("bytes_per_s");
      const double now = second.at("bytes_per_s");
      const double change = std::max(before, now) / std::min(before, now) - 1;
      if (change <= most) continue;
      most = change;
      where = fmt::format(
          "{} {} of {} MiB was {:.4g} GB/s, and {:.4g} GB/s when measured again",
          second.at("cache").get<std::string>(), second.at("direction").get<std::string>(),
          second.at("footprint_bytes").get<std::int64_t>() >> 20, before / 1e9, now / 1e9);
    }
  }
  if (most < kUnsteadySaid) return std::nullopt;
  return Disturbance{
      .what = "unsteady",
      .finding = fmt::format("{} (severe from {})", where, percent(kUnsteadySevere)),
      .cure =
          "measure at another time; what shares the memory or the host cannot be seen from here",
      .is_severe = most >= kUnsteadySevere};
}

nlohmann::json to_json(const Disturbance& disturbance, const std::string& when) {
  return {{"what", disturbance.what},
          {"finding", disturbance.finding},
          {"cure", disturbance.cure},
          {"severe", disturbance.is_severe},
          {"when", when}};
}

}  // namespace roofmax
