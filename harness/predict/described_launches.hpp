#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "harness/predict/described_device.hpp"
#include "kernels/contract/kernel.hpp"

namespace roofmax::predict {

/// A launch as a kernel would make it on a device, with what the compiler made of its function.
struct DescribedLaunch {
  std::string function;  ///< as records have it: "two_pass<__half, 256>"
  std::int64_t blocks = 0;
  int threads = 0;                   ///< of a block
  std::int64_t shared_bytes = 0;     ///< of a block, with what the launch adds
  std::int64_t dynamic_bytes = 0;    ///< what the launch adds
  int registers = 0;                 ///< of a thread
  int blocks_per_sm = 0;             ///< that fit
  std::int64_t instructions = 0;     ///< in the function's code
  std::int64_t bytes_in_flight = 0;  ///< of a thread: `CodeFacts::load_bytes_in_flight`
};

/// The launches that a kernel makes for a problem on that device, in their order. Needs no GPU: the
/// kernel prepares and launches as ever, and what it asks of the CUDA runtime is answered from the
/// description and the compiled code; nothing runs. Kernels of plugins bring a runtime of their
/// own, which nobody answers for. Throws std::runtime_error where the build has no code for the
/// device, and what the kernel's `prepare` throws.
[[nodiscard]] std::vector<DescribedLaunch> launches_on(const DescribedDevice& device,
                                                       const Kernel& kernel,
                                                       const Problem& problem);

}  // namespace roofmax::predict
