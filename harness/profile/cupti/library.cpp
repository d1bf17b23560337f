#include "harness/profile/cupti/library.hpp"

#include <cuda.h>
#include <dlfcn.h>
#include <fmt/format.h>

#include <map>
#include <string>

#include "harness/profile/counters.hpp"

namespace roofmax {
namespace {

void* open_library() {
  // By its version first; then wherever the toolkit of the build had it.
  const std::string versioned = fmt::format("libcupti.so.{}", CUDA_VERSION / 1000);
  for (const std::string& name :
       {versioned, std::string("libcupti.so"), std::string(ROOFMAX_CUPTI_LIBRARY)}) {
    if (void* const library = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  }
  throw NoCounters(
      fmt::format("{} is not found, which reads hardware counters and times kernels: put the "
                  "folder of CUPTI (extras/CUPTI/lib64 "
                  "of the CUDA toolkit, or lib64) into LD_LIBRARY_PATH",
                  versioned));
}

/// What to do about what CUPTI reports of a device; empty where it is not known.
std::string cure_of(CUptiResult result) {
  static const std::map<CUptiResult, const char*> cures = {
      {CUPTI_ERROR_INSUFFICIENT_PRIVILEGES,
       "run as root or with CAP_PERFMON (a container: --cap-add=PERFMON), or have the driver "
       "loaded "
       "with NVreg_RestrictProfilingToAdminUsers=0"},
      {CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES,
       "have the virtual GPU's host allow profiling"},
      {CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED, "a virtual GPU has none; use a whole one"},
      {CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED, "a divided GPU (MIG) has none; use a whole one"},
      {CUPTI_ERROR_HARDWARE_BUSY, "end the other profiler that has them"},
      {CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED, "end the other profiler that has them"},
      {CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED,
       "not to be had while confidential computing is on"},
      {CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED,
       "allow access to counters in the NVIDIA control panel of Windows"},
      {CUPTI_ERROR_NOT_SUPPORTED, "a newer driver may have them"},
      {CUPTI_ERROR_INVALID_DEVICE, "a GPU older than Turing has none"},
  };
  const auto found = cures.find(result);
  return found == cures.end() ? std::string() : found->second;
}

}  // namespace

Cupti::Cupti() : library_(open_library()) {}

const Cupti& Cupti::instance() {
  static const Cupti cupti;
  return cupti;
}

void* Cupti::find_symbol(const char* name) const {
  if (void* const found = dlsym(library_, name)) return found;
  throw NoCounters(fmt::format("CUPTI has no {}: it is older than 12.6", name));
}

void require(CUptiResult result, const char* what) {
  if (result == CUPTI_SUCCESS) return;
  const char* name = nullptr;
  static_cast<void>(Cupti::instance().cuptiGetResultString(result, &name));
  const std::string cure = cure_of(result);
  throw NoCounters(fmt::format("CUPTI: {}: {} ({}){}{}", what,
                               name == nullptr ? "unknown error" : name, static_cast<int>(result),
                               cure.empty() ? "" : ": ", cure));
}

}  // namespace roofmax
