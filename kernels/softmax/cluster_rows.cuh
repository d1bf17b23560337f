// What kernels share that give a row to the warps of a cluster of blocks, or of a single block:
// the exchange of what its warps know of the row, and when such a kernel can be launched.
#pragma once

#include <bit>
#include <string>
#include <vector>

#include "kernels/device/cluster_launch.cuh"
#include "kernels/device/cluster_totals.cuh"
#include "kernels/softmax/row_vectors.cuh"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {

/// Which of the clusters of 2^log blocks a block is in, or how many there are.
[[nodiscard]] __device__ inline std::int64_t clusters_of(unsigned blocks, int log) {
  return blocks >> log;
}

/// How the (max, sum) pairs of a row's parts become the row's.
template <typename T>
struct MergePairs {
  using Total = device::MaxSum;
  [[nodiscard]] static __device__ Total neutral() { return {}; }
  /// Over the lanes of a warp.
  [[nodiscard]] static __device__ Total over_lanes(Total part) {
    return device::warp_reduce<T>(part);
  }
};
/// Shared memory of a block of `threads` threads for such pairs, or less, in a cluster of `blocks`:
/// a multiple of 16 bytes.
[[nodiscard]] inline std::int64_t bytes_of_totals(int blocks, int threads) {
  const std::int64_t totals = blocks + threads / device::kWarpSize;
  return (totals * std::int64_t{sizeof(device::MaxSum)} + 15) / 16 * 16;
}

/// 0, which the compiler cannot tell.
[[nodiscard]] __device__ inline unsigned unknown_zero(int log_blocks) {
  return static_cast<unsigned>(log_blocks) >> 8;
}

/// `vector`, by words that the compiler does not know, given an `unknown_zero`. A vector that is
/// unpacked again would else be kept as the numbers in it, in twice the registers.
template <typename T>
[[nodiscard]] __device__ device::Vector<T> forgotten(device::Vector<T> vector, unsigned zero) {
#pragma unroll
  for (std::uint32_t& word : vector.words) word ^= zero;
  return vector;
}

/// What a kernel is told whose clusters hold rows in their registers.
template <typename Problem>
struct HeldArguments {
  Problem problem;
  int log_blocks;  ///< of a cluster
};

/// What enqueues such a kernel for rows of `row_vectors` vectors, of which a thread holds as many
/// as `vectors`: in blocks with no more warps than that takes.
template <typename Problem>
[[nodiscard]] auto launch_of_held_rows(void (*kernel)(HeldArguments<Problem>), std::int64_t rows,
                                       std::int64_t row_vectors, int vectors, int blocks) {
  const std::int64_t of_warps = std::int64_t{blocks} * vectors * device::kWarpSize;
  const std::int64_t warps = std::max<std::int64_t>(1, (row_vectors + of_warps - 1) / of_warps);
  const int threads = device::kWarpSize * static_cast<int>(warps);
  const auto enqueue =
      device::launch_of_clusters(kernel, rows, blocks, threads, bytes_of_totals(blocks, threads));
  const int log_blocks = std::countr_zero(static_cast<unsigned>(blocks));
  return [=](const Problem& problem, const Launch& launch) {
    enqueue({problem, log_blocks}, launch);
  };
}

/// Refuses clusters where the device has none, and more rows than a launch has clusters for.
[[nodiscard]] inline std::optional<Refusal> refuse_clusters(int blocks, const Problem& problem,
                                                            const DeviceTraits& device) {
  return device::refuse_clusters(blocks, problem.at("rows"), device);
}

/// The same, and longer rows than clusters hold whose blocks have at most `threads` threads with
/// `vectors` vectors each.
[[nodiscard]] inline std::optional<Refusal> refuse_unheld_rows(int blocks, int threads, int vectors,
                                                               const Problem& problem,
                                                               const DeviceTraits& device) {
  if (auto refusal = refuse_clusters(blocks, problem, device)) return refusal;
  // Off its alignment a row may begin a line early, and end a vector late.
  const std::int64_t bytes = std::int64_t{16} * blocks * threads * vectors - kLineBytes - 16;
  return refuse_beyond(bytes / static_cast<std::int64_t>(size_of(problem.dtype)),
                       "the registers of a cluster", problem);
}

// ---- rows in the shared memory of a cluster -----------------------------------------------------

inline constexpr int kMostClusterThreads = 512;

/// A tuning of the kernels that hold rows there.
struct ClusterTuning {
  int blocks;  ///< of a cluster
  int threads;

  [[nodiscard]] std::string name() const {
    return "cluster=" + std::to_string(blocks) + ",threads=" + std::to_string(threads);
  }
};

/// `tuned(tuning)` of all of them.
template <typename Tuned>
[[nodiscard]] std::vector<Kernel> for_each_cluster(const Tuned& tuned) {
  std::vector<Kernel> kernels;
  for (const int blocks : {1, 2, 4, 8, 16}) {
    for (const int threads : {256, kMostClusterThreads}) {
      kernels.push_back(tuned(ClusterTuning{blocks, threads}));
    }
  }
  return kernels;
}

/// What a block holds of a row, in vectors of 16 bytes.
struct ClusterPlan {
  int log_blocks;    ///< of a cluster
  int first_vector;  ///< of the row: the totals come before it
  int slots;         ///< of a thread, for each tensor
};

/// For rows of `vectors` vectors of each tensor.
[[nodiscard]] inline ClusterPlan plan_cluster(std::int64_t vectors, ClusterTuning tuning) {
  const std::int64_t at_once = std::int64_t{tuning.blocks} * tuning.threads;
  return {std::countr_zero(static_cast<unsigned>(tuning.blocks)),
          static_cast<int>(bytes_of_totals(tuning.blocks, tuning.threads) / 16),
          static_cast<int>((vectors + at_once - 1) / at_once)};
}

/// `launch_of_clusters` where a block holds its part of a row of so many tensors.
template <typename Arguments>
[[nodiscard]] device::ClusterLaunch<Arguments> launch_of_shared_rows(void (*kernel)(Arguments),
                                                                     std::int64_t rows,
                                                                     const ClusterPlan& plan,
                                                                     int tensors,
                                                                     ClusterTuning tuning) {
  device::prefer_shared(kernel);
  const std::int64_t vectors =
      plan.first_vector + std::int64_t{tensors} * plan.slots * tuning.threads;
  return device::launch_of_clusters(kernel, rows, tuning.blocks, tuning.threads, 16 * vectors);
}

/// Refuses what `refuse_clusters` does, and rows of which so many tensors do not fit in the shared
/// memory of a cluster together.
[[nodiscard]] inline std::optional<Refusal> refuse_unshared(ClusterTuning tuning, int tensors,
                                                            const Problem& problem,
                                                            const DeviceTraits& device) {
  const auto [blocks, threads] = tuning;
  if (auto refusal = refuse_clusters(blocks, problem, device)) return refusal;
  constexpr std::int64_t kInbox = 16;
  const std::int64_t slots =
      (device.shared_bytes_per_block - kInbox - bytes_of_totals(blocks, threads)) /
      (std::int64_t{16} * tensors * threads);
  // Off its alignment a row may begin a line early, and end a vector late.
  const std::int64_t bytes = slots * threads * blocks * 16 - kLineBytes - 16;
  return refuse_beyond(bytes / static_cast<std::int64_t>(size_of(problem.dtype)),
                       "the shared memory of a cluster", problem);
}

}  // namespace roofmax::softmax
