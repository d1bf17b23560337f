#include "harness/measure/environment.hpp"

#include <fmt/core.h>
#include <sys/sysinfo.h>
#include <sys/utsname.h>

#include <CLI/Version.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>

#include "harness/record/record.hpp"
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

nlohmann::json host() {
  struct sysinfo info {};
  sysinfo(&info);
  utsname system{};
  uname(&system);
  return {{"os", value_in_file("/etc/os-release", "PRETTY_NAME", '=')},
          {"kernel", std::string(system.sysname) + " " + system.release},
          {"cpu", value_in_file("/proc/cpuinfo", "model name", ':')},
          {"logical_cpus", std::thread::hardware_concurrency()},
          {"memory_bytes", static_cast<std::int64_t>(info.totalram) * info.mem_unit}};
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

nlohmann::json describe_environment(const Backend& backend) {
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
          {"host", host()},
          {"libraries", libraries()}};
}

}  // namespace roofmax
