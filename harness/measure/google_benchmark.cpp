// Registration and flags of Google Benchmark. It keeps both in one place per process.

#include "harness/measure/google_benchmark.hpp"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <sstream>
#include <stdexcept>

namespace roofmax {
namespace {

/// Parses flags into the library's own variables, where what is not named would keep the value of
/// the call before, or come from the environment.
void initialise(const std::vector<std::string>& arguments) {
  // The library keeps the pointer to the program's name.
  static std::vector<std::string> words;
  words.assign(1, "roofmax");
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  int count = static_cast<int>(pointers.size());
  benchmark::Initialize(&count, pointers.data());
  if (count > 1) {
    throw std::invalid_argument(fmt::format(
        "{}: is not a flag of this version of Google Benchmark, or has an invalid value: leave it "
        "out (roofmax supports --benchmark_filter, --benchmark_list_tests, --benchmark_out and "
        "--benchmark_out_format)",
        pointers[1]));
  }
}

/// For listings, which report nothing.
class NoReporter : public benchmark::BenchmarkReporter {
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>&) override {}
};

}  // namespace

void register_cases(const std::vector<Case>& cases,
                    const std::function<void(benchmark::State&, const Case&)>& body) {
  benchmark::ClearRegisteredBenchmarks();
  for (const Case& c : cases) {
    benchmark::RegisterBenchmark(c.key().c_str(),
                                 [&c, body](benchmark::State& state) { body(state, c); })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMicrosecond);
  }
}

void initialise_google_benchmark(const BenchmarkFlags& flags) {
  std::vector<std::string> arguments = flags.arguments;
  // A case runs once, even if the environment asks for repetitions.
  arguments.insert(arguments.end(),
                   {"--benchmark_list_tests=false", "--benchmark_filter=" + flags.filter,
                    "--benchmark_out=" + flags.out, "--benchmark_repetitions=1",
                    "--benchmark_min_warmup_time=0"});
  initialise(arguments);
  // The library package of some distributions calls itself a debug build; that is its own build,
  // not that of the kernels measured here.
  benchmark::AddCustomContext("note",
                              "library_build_type is that of the benchmark library package");
}

Matches match_cases(const std::vector<Case>& cases, const BenchmarkFlags& flags) {
  if (flags.arguments.empty()) return {cases, {}};
  std::vector<std::string> arguments;
  for (const std::string& argument : flags.arguments) {
    // Contexts add up, and would stand there twice.
    if (!argument.starts_with("--benchmark_context=")) arguments.push_back(argument);
  }
  arguments.insert(arguments.end(), {"--benchmark_list_tests=true",
                                     "--benchmark_filter=" + flags.filter, "--benchmark_out="});
  initialise(arguments);
  register_cases(cases, [](benchmark::State&, const Case&) {});
  std::ostringstream listed;
  std::ostringstream complaints;
  NoReporter reporter;
  reporter.SetOutputStream(&listed);
  reporter.SetErrorStream(&complaints);
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::ClearRegisteredBenchmarks();

  Matches found;
  std::istringstream lines(listed.str());
  auto c = cases.begin();
  for (std::string name; std::getline(lines, name);) {
    // Listed in the order of registration; a name is the key and what the library adds.
    while (c != cases.end() && !name.starts_with(c->key() + '/')) ++c;
    if (c == cases.end()) break;
    found.cases.push_back(*c++);
    found.names.push_back(std::move(name));
  }
  if (found.cases.empty()) {
    std::string complaint = complaints.str();
    while (complaint.ends_with('\n')) complaint.pop_back();
    throw std::invalid_argument(
        complaint.find("compile") != std::string::npos
            ? fmt::format("--benchmark_filter: '{}' is not a valid regular expression: {}",
                          flags.filter, complaint)
            : fmt::format("--benchmark_filter: '{}' matches none of the {} cases: "
                          "--benchmark_list_tests shows their names",
                          flags.filter, cases.size()));
  }
  return found;
}

}  // namespace roofmax
