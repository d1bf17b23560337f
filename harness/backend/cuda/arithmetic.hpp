#pragma once

#include <functional>
#include <string>
#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax::cuda {

/// Kernels that keep one unit of every SM, or the L2, of the current device busy. A launch takes
/// about half a millisecond at 2 GHz, or `times` as long.
[[nodiscard]] std::vector<UnitKernel> unit_kernels(const DeviceTraits& traits, int times = 1);

/// What a unit kernel computes, for whoever computes it again.
struct UnitWork {
  std::string unit;
  std::string name;
  int threads = 0;    ///< of a block
  int floats = 0;     ///< chains of multiply-adds or exponentials of a thread
  int integers = 0;   ///< chains of bitwise operations of a thread
  int steps = 0;      ///< of each chain, or loads, in a round
  int kibibytes = 0;  ///< that are read from the L2
  /// Enqueues a launch of one block, which keeps the result of each of its threads.
  std::function<void(int rounds, Stream)> enqueue = {};
};
/// That of all unit kernels.
[[nodiscard]] std::vector<UnitWork> unit_work();

/// What the multiply-adds of all chains add: x = x * x + kAddend does not settle (it ends in a
/// cycle of 1862 values), so that bits keep changing as those of real data do.
inline constexpr float kAddend = -1.85F;
/// Where chain `chain` of a thread begins.
[[nodiscard]] constexpr float first_float(int thread, int chain) {
  return -1.0F + static_cast<float>(thread + 1024 * chain) * 0x1p-13F;
}
[[nodiscard]] constexpr unsigned int first_integer(int thread, int chain) {
  return 0x9e3779b9U * static_cast<unsigned int>(thread + 1024 * chain + 1);
}
/// The words from which shared memory and L1 are read, 16 KiB in vectors of four: less than the
/// smallest L1 there is beside the largest shared memory.
inline constexpr int kWindowVectors = 1024;
[[nodiscard]] constexpr unsigned int window_word(int word) {
  return 0x85ebca6bU * static_cast<unsigned int>(word + 1);
}
/// The vector with which a thread begins the loads of a round. The next are a warp's vectors
/// apart.
[[nodiscard]] constexpr int first_vector(int thread, int round) {
  constexpr int kWarp = 32;
  return (thread + kWarp * round) % (kWindowVectors / 2);
}

/// The vector with which a block begins the loads of a round from `kibibytes`, a power of two, that
/// the L2 holds, and as many besides as a block loads in a round. A thread's next is a block's
/// vectors apart.
[[nodiscard]] constexpr int first_resident(int block, int threads, int loads, int kibibytes,
                                           int round) {
  constexpr unsigned int kWarp = 32;
  constexpr unsigned int kScatter = 0x9e3779b1U;  // warps that blocks begin apart
  const unsigned int vectors = static_cast<unsigned int>(kibibytes) << 6;
  const auto of_round = static_cast<unsigned int>(threads * loads);
  return static_cast<int>((kScatter * kWarp * static_cast<unsigned int>(block) +
                           of_round * static_cast<unsigned int>(round)) %
                          vectors);
}

/// Results of the threads of the last launch that kept them, by work that was waited for.
[[nodiscard]] std::vector<unsigned int> results_of_threads(int threads);

}  // namespace roofmax::cuda
