// Google Benchmark ends the process over some values, and takes others in ways that roofmax must
// know of: these are read here first.

#include "harness/measure/benchmark_flags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "harness/record/words.hpp"

namespace roofmax {
namespace {

const std::vector<std::string> kFormats = {"console", "json", "csv"};

/// Flags whose value is one out of a few words.
const std::map<std::string, std::vector<std::string>> kChoices = {
    {"--benchmark_out_format", kFormats}, {"--benchmark_time_unit", {"ns", "us", "ms", "s"}}};

/// Flags that decide how often a case is measured.
const std::vector<std::string> kSampling = {"--benchmark_repetitions", "--benchmark_min_time",
                                            "--benchmark_min_warmup_time", "--benchmark_dry_run"};

/// As Google Benchmark writes truth; a bare flag is true.
bool parse_truth(const std::string& name, std::string value) {
  std::transform(value.begin(), value.end(), value.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  for (const char* const word : {"", "true", "yes", "on", "1", "t", "y"}) {
    if (value == word) return true;
  }
  for (const char* const word : {"false", "no", "off", "0", "f", "n"}) {
    if (value == word) return false;
  }
  throw std::invalid_argument(
      fmt::format("{}: invalid value '{}': use true or false", name, value));
}

}  // namespace

BenchmarkFlags parse_benchmark_flags(const std::vector<std::string>& arguments) {
  BenchmarkFlags flags{.arguments = arguments};
  for (const std::string& argument : arguments) {
    const std::size_t equals = argument.find('=');
    const std::string name = argument.substr(0, equals);
    const bool has_value = equals != std::string::npos;
    const std::string value = has_value ? argument.substr(equals + 1) : std::string{};
    if (name == "--benchmark_list_tests") {
      flags.lists_tests = parse_truth(name, value);
      continue;
    }
    if (std::find(kSampling.begin(), kSampling.end(), name) != kSampling.end()) {
      throw std::invalid_argument(
          name +
          ": leave it out: roofmax itself decides how often a case is measured, and keeps every "
          "sample in the record (--budget gives a case more time)");
    }
    if (name == "--benchmark_format") {
      throw std::invalid_argument(
          name +
          ": leave it out: roofmax prints a table of its own (--benchmark_out=FILE and "
          "--benchmark_out_format=json write Google Benchmark's)");
    }
    const bool needs_value = name == "--benchmark_filter" || name == "--benchmark_out" ||
                             name == "--benchmark_color" || kChoices.contains(name);
    if (needs_value && (!has_value || (value.empty() && name != "--benchmark_filter"))) {
      throw std::invalid_argument(
          fmt::format("{}: has no value: write it as {}=VALUE", name, name));
    }
    if (const auto choices = kChoices.find(name); choices != kChoices.end()) {
      const auto& words = choices->second;
      if (std::find(words.begin(), words.end(), value) == words.end()) {
        throw std::invalid_argument(
            fmt::format("{}: invalid value '{}': use one of: {}", name, value, join(words)));
      }
    }
    if (name == "--benchmark_filter") flags.filter = value;
    if (name == "--benchmark_out") flags.out = value;
  }
  return flags;
}

}  // namespace roofmax
