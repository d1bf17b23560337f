#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "harness/record/record.hpp"

namespace roofmax {

/// How long the fastest kernel took that was found for a ceiling.
struct CeilingSamples {
  double work = 0;  ///< of a launch, such as the bytes that it moves
  Summary seconds;  ///< of a launch
  std::size_t samples = 0;
  std::string kernel;
  std::vector<std::string> flags;  ///< what disturbed the samples or the choice of the kernel
};

/// Flags of both, each once.
[[nodiscard]] std::vector<std::string> united(std::vector<std::string> flags,
                                              const std::vector<std::string>& others);

/// Samples once more if they were disturbed. If they were both times, the faster ones: a ceiling is
/// what the device can do.
[[nodiscard]] CeilingSamples least_disturbed(const std::function<CeilingSamples()>& sample);

/// Adds what is known of a ceiling to its entry in a header's list: the work of a second as field
/// `rate`, and "ci", "samples", "kernel" and "flags".
void describe(const CeilingSamples& found, const char* rate, nlohmann::json& entry);

}  // namespace roofmax
