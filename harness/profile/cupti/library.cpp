#include "harness/profile/cupti/library.hpp"

#include <cuda.h>
#include <dlfcn.h>
#include <fmt/format.h>

#include <string>

#include "harness/profile/counters.hpp"
#include "harness/profile/cures.hpp"

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

// The numbers that `cure_of` knows them by.
static_assert(CUPTI_ERROR_INVALID_DEVICE == 2 && CUPTI_ERROR_NOT_INITIALIZED == 15 &&
              CUPTI_ERROR_HARDWARE_BUSY == 26 && CUPTI_ERROR_NOT_SUPPORTED == 27 &&
              CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED == 33 &&
              CUPTI_ERROR_INSUFFICIENT_PRIVILEGES == 35 &&
              CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED == 39 &&
              CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES == 40 &&
              CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED == 41 &&
              CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED == 43 &&
              CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED == 45);

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
