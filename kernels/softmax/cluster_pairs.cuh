// What kernels share that give a row to the warps of a cluster of blocks, or of a single block:
// the exchange of the warps' pairs, and when such a kernel can be launched.
#pragma once

#include "kernels/device/cluster_launch.cuh"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {

/// Which of the clusters of 2^log blocks a block is in, or how many there are.
[[nodiscard]] __device__ inline std::int64_t clusters_of(unsigned blocks, int log) {
  return blocks >> log;
}

/// The (max, sum) pairs of a row whose elements the warps of a cluster have between them. A block's
/// warps merge theirs at its barrier; its first warp sends the result to every block of the cluster
/// and alone waits until these have begun. All wait for what was sent to their own block, with an
/// order that reaches no further: on Hopper a barrier of the cluster, and an acquire at its scope,
/// throw away the SM's first-level cache, for all that run there.
class ClusterPairs {
 public:
  /// Shared memory for them, of blocks of `threads` threads: a multiple of 16.
  [[nodiscard]] static std::int64_t bytes(int blocks, int threads) {
    const std::int64_t pairs = blocks + threads / device::kWarpSize;
    return (pairs * std::int64_t{sizeof(float2)} + 15) / 16 * 16;
  }

  /// In so many bytes at `shared`, for a cluster of `blocks` blocks.
  __device__ ClusterPairs(void* shared, int blocks)
      : of_blocks_(static_cast<float2*>(shared)),
        of_warps_(of_blocks_ + blocks),
        blocks_(blocks),
        warps_(static_cast<int>(blockDim.x) / device::kWarpSize) {}

  /// By all threads: afterwards other blocks may send.
  __device__ void open() {
    if (blocks_ == 1) return;
    if (threadIdx.x < device::kWarpSize) {
      inbox().expect(static_cast<unsigned>(blocks_) * unsigned{sizeof(float2)});
    }
    device::announce_to_cluster();
  }

  /// The row's pair, of those of its warps. By all threads; once, in a cluster of several blocks.
  template <typename T>
  [[nodiscard]] __device__ device::MaxSum merged(device::MaxSum of_warp) {
    using namespace device;
    const int lane = static_cast<int>(threadIdx.x) % kWarpSize;
    const int warp = static_cast<int>(threadIdx.x) / kWarpSize;
    if (warps_ > 1) {
      if (lane == 0) of_warps_[warp] = {of_warp.max, of_warp.sum};
      __syncthreads();
      if (blocks_ > 1 && warp > 0) return of_cluster<T>();
      of_warp = merged<T>(of_warps_, warps_, lane);
    }
    if (blocks_ == 1) return of_warp;
    wait_for_cluster();
    if (lane < blocks_) {
      inbox().send(of_blocks_ + block_in_cluster(), {of_warp.max, of_warp.sum},
                   static_cast<unsigned>(lane));
    }
    return of_cluster<T>();
  }

  /// Before a block that is no cluster's merges another row.
  __device__ void reuse() const { __syncthreads(); }

 private:
  /// Of `count` pairs, at most one a lane.
  template <typename T>
  [[nodiscard]] static __device__ device::MaxSum merged(const float2* pairs, int count, int lane) {
    using namespace device;
    const float2 pair = lane < count ? pairs[lane] : float2{-INFINITY, 0.0f};
    return warp_reduce<T>({pair.x, pair.y});
  }
  /// By a warp, of the pairs of all blocks, once they are here.
  template <typename T>
  [[nodiscard]] __device__ device::MaxSum of_cluster() {
    inbox().wait_in_block();
    return merged<T>(of_blocks_, blocks_, static_cast<int>(threadIdx.x) % device::kWarpSize);
  }
  static __device__ device::Inbox& inbox() {
    __shared__ device::Inbox inbox;
    return inbox;
  }

  float2* of_blocks_;
  float2* of_warps_;
  int blocks_;
  int warps_;
};

/// `ClusterLaunch` of a row a cluster, once the kernel was asked for what it needs.
template <typename Arguments>
[[nodiscard]] device::ClusterLaunch<Arguments> launch_of_clusters(void (*kernel)(Arguments),
                                                                  std::int64_t rows, int blocks,
                                                                  int threads,
                                                                  std::int64_t shared_bytes) {
  using namespace device;
  if (blocks > 1) require_compiled_for_clusters(kernel);
  if (blocks > kMaxCluster) {
    require(cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1),
            "cudaFuncSetAttribute");
  }
  allow_dynamic_shared(kernel, shared_bytes);
  const ClusterLaunch<Arguments> launch{kernel, cluster_blocks_for(rows, blocks), blocks, threads,
                                        static_cast<std::size_t>(shared_bytes)};
  if (blocks > 1 && !launch.fits()) {
    throw std::runtime_error("the device has no room for a cluster of " + std::to_string(blocks) +
                             " such blocks: use a tuning of fewer");
  }
  return launch;
}

/// Compute capability from which no cluster has more than `kMaxCluster` blocks.
inline constexpr int kCapabilityOfSmallClusters = 120;

/// Refuses clusters where the device has none, and more rows than a launch has clusters for.
[[nodiscard]] inline std::optional<Refusal> refuse_clusters(int blocks, const Problem& problem,
                                                            const DeviceTraits& device) {
  if (blocks == 1) return std::nullopt;
  const int capability = device.compute_capability;
  if (capability < device::kClusterCapability) {
    return Refusal{"compute_capability", "clusters of blocks need compute capability 9.0, not " +
                                             std::to_string(capability / 10) + "." +
                                             std::to_string(capability % 10)};
  }
  if (blocks > device::kMaxCluster && capability >= kCapabilityOfSmallClusters) {
    return Refusal{"compute_capability", "clusters of " + std::to_string(blocks) +
                                             " blocks need compute capability 9.0 "
                                             "or 10.x, not " +
                                             std::to_string(capability / 10) + "." +
                                             std::to_string(capability % 10)};
  }
  const std::int64_t rows = problem.at("rows");
  const std::int64_t most = device::cluster_blocks_for(rows, blocks) / blocks;
  if (rows <= most) return std::nullopt;
  return Refusal{"rows", "a launch has clusters for " + std::to_string(most) + " rows, not " +
                             std::to_string(rows)};
}

}  // namespace roofmax::softmax
