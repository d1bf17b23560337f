#include "harness/profile/cures.hpp"

#include <map>

namespace roofmax {

std::string cure_of(int cupti_result) {
  // The names are CUPTI's, with CUPTI_ERROR_ in front; library.cpp holds the numbers to them.
  static const std::map<int, const char*> cures = {
      {2, "a GPU older than Turing has none"},                     // INVALID_DEVICE
      {15, "have a driver of this CUPTI's CUDA, or a newer one"},  // NOT_INITIALIZED
      {26, "end the other profiler that has them"},                // HARDWARE_BUSY
      {27, "a newer driver may have them"},                        // NOT_SUPPORTED
      {33, "a virtual GPU has none; use a whole one"},  // VIRTUALIZED_DEVICE_NOT_SUPPORTED
      {35,                                              // INSUFFICIENT_PRIVILEGES
       "run as root or with CAP_PERFMON (a container: --cap-add=PERFMON), or have the "
       "driver loaded with NVreg_RestrictProfilingToAdminUsers=0"},
      {39, "end the other profiler that has them"},         // MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED
      {40, "have the virtual GPU's host allow profiling"},  // VIRTUALIZED_..._PRIVILEGES
      {41, "not to be had while confidential computing is on"},  // CONFIDENTIAL_COMPUTING_...
      {43, "a divided GPU (MIG) has none; use a whole one"},     // MIG_DEVICE_NOT_SUPPORTED
      {45, "allow access to counters in the NVIDIA control panel of Windows"},  // WSL_DEVICE_...
  };
  const auto found = cures.find(cupti_result);
  return found == cures.end() ? std::string() : found->second;
}

}  // namespace roofmax
