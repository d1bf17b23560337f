#pragma once

#include <functional>
#include <string>
#include <vector>

#include "harness/measure/benchmark_flags.hpp"
#include "harness/record/case.hpp"

namespace benchmark {
class State;
}  // namespace benchmark

namespace roofmax {

/// Makes `cases` all that Google Benchmark knows; `body` measures one when it is asked to.
void register_cases(const std::vector<Case>& cases,
                    const std::function<void(benchmark::State&, const Case&)>& body);

/// Hands the flags to Google Benchmark, for a run that measures. Throws std::invalid_argument
/// naming a flag that the library at hand does not take.
void initialise_google_benchmark(const BenchmarkFlags& flags);

/// What the flags let through.
struct Matches {
  std::vector<Case> cases;
  std::vector<std::string> names;  ///< that Google Benchmark gives them; empty when nobody asked
};

/// Throws std::invalid_argument, naming the flag, when the filter lets no case through or is no
/// regular expression, and when the library does not take one of the flags.
[[nodiscard]] Matches match_cases(const std::vector<Case>& cases, const BenchmarkFlags& flags);

}  // namespace roofmax
