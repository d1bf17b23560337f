#include "harness/measure/environment.hpp"

#include <fmt/core.h>
#include <sys/sysinfo.h>
#include <sys/utsname.h>

#include <CLI/Version.hpp>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>

#include "harness/backend/cpu_eviction.hpp"
#include "harness/backend/digest.hpp"
#include "harness/measure/channel.hpp"
#include "harness/record/record.hpp"
#include "kernels/contract/plugin.hpp"
#include "kernels/contract/registry.hpp"
#include "roofmax_build_info.hpp"

namespace roofmax {
namespace {

/// Value of the first "KEY<separator>VALUE" line of a file; null when there is none.
nlohmann::json value_in_file(const char* path, const std::string& key, char separator) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const auto at = line.find(separator);
    if (line.rfind(key, 0) != 0 || at == std::string::npos) continue;
    std::string value = line.substr(at + 1);
    const auto is_wrapping = [](char c) { return c == ' ' || c == '"'; };
    while (!value.empty() && is_wrapping(value.front())) value.erase(0, 1);
    while (!value.empty() && is_wrapping(value.back())) value.pop_back();
    return value;
  }
  return nullptr;
}

template <typename T>
nlohmann::json null_if_unknown(const std::optional<T>& value) {
  return value ? nlohmann::json(*value) : nlohmann::json(nullptr);
}

nlohmann::json describe_openmp(const OpenMpFacts& facts) {
  nlohmann::json openmp = facts.variables;
  openmp["max_threads"] = facts.max_threads;
  return openmp;
}

nlohmann::json host(const HostFacts& facts) {
  struct sysinfo info {};
  sysinfo(&info);
  utsname system{};
  uname(&system);
  return {{"os", value_in_file("/etc/os-release", "PRETTY_NAME", '=')},
          {"kernel", std::string(system.sysname) + " " + system.release},
          {"cpu", value_in_file("/proc/cpuinfo", "model name", ':')},
          {"logical_cpus", facts.logical_cpus},
          {"memory_bytes", static_cast<std::int64_t>(info.totalram) * info.mem_unit},
          {"usable_cpus", facts.usable_cpus},
          {"cpu_limit", null_if_unknown(facts.cpu_limit)},
          {"load_average", null_if_unknown(facts.load_average)},
          {"governor", null_if_unknown(facts.governor)},
          {"turbo", null_if_unknown(facts.turbo)},
          {"openmp", describe_openmp(facts.openmp)}};
}

nlohmann::json libraries() {
  return {{"fmt", fmt::format("{}.{}.{}", FMT_VERSION / 10000, FMT_VERSION / 100 % 100,
                              FMT_VERSION % 100)},
          {"cli11", CLI11_VERSION},
          {"nlohmann_json", fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR,
                                        NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH)},
          {"google_benchmark", build_info::kGoogleBenchmark},
          {"yaml_cpp", build_info::kYamlCpp}};
}

}  // namespace

nlohmann::json load_described_plugin(const std::string& path) {
  const std::set<const Kernel*> before(kernels().begin(), kernels().end());
  load_plugin(path);
  nlohmann::json names = nlohmann::json::array();
  for (const Kernel* const kernel : kernels()) {
    if (!before.contains(kernel)) names.push_back(kernel->operation + ' ' + kernel->full_name());
  }
  nlohmann::json plugin = {
      {"path", path}, {"bytes", nullptr}, {"digest", nullptr}, {"kernels", std::move(names)}};
  std::ifstream file(path, std::ios::binary);
  const std::string content{std::istreambuf_iterator<char>(file), {}};
  if (!file.bad() && !content.empty()) {
    const auto bytes = static_cast<std::int64_t>(content.size());
    plugin["bytes"] = bytes;
    plugin["digest"] = fmt::format("{:016x}", digest_of(content.data(), bytes));
  }
  return plugin;
}

nlohmann::json describe_environment(const Backend& backend, const HostFacts& facts,
                                    const nlohmann::json& plugins) {
  return {{"kind", "header"},
          {"schema", kRecordSchema},
          {"roofmax",
           {{"version", build_info::kVersion},
            {"revision", build_info::kRevision},
            {"dirty", build_info::kDirty},
            {"build_type", build_info::kBuildType},
            {"compiler", build_info::kCompiler},
            {"compiler_flags", build_info::kCompilerFlags},
            {"cuda", build_info::kCuda}}},
          {"device", backend.describe()},
          {"host", host(facts)},
          {"plugins", plugins},
          {"libraries", libraries()}};
}

nlohmann::json greeting() {
  return {{"protocol", kWorkerProtocol},
          {"version", build_info::kVersion},
          {"revision", build_info::kRevision},
          {"dirty", build_info::kDirty},
          {"cache_cleared_by", cpu::how_caches_are_cleared()}};
}

}  // namespace roofmax
