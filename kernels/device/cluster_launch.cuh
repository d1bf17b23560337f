// Launching clusters of thread blocks.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "kernels/contract/kernel.hpp"
#include "kernels/device/cluster.cuh"
#include "kernels/device/launch.cuh"

namespace roofmax::device {

/// Whether `kernel` was compiled for a device that has clusters. (Built for older ones alone, it
/// runs from PTX that traps.)
template <typename Arguments>
[[nodiscard]] bool is_compiled_for_clusters(void (*kernel)(Arguments)) {
  cudaFuncAttributes attributes{};
  require(cudaFuncGetAttributes(&attributes, kernel), "cudaFuncGetAttributes");
  return attributes.ptxVersion >= kClusterCapability;
}

/// Throws, naming the cure, where `kernel` was not.
template <typename Arguments>
void require_compiled_for_clusters(void (*kernel)(Arguments)) {
  if (is_compiled_for_clusters(kernel)) return;
  throw std::runtime_error(
      "this build has no code for compute capability 9.0, which the kernel needs: configure it "
      "with 90 among CMAKE_CUDA_ARCHITECTURES");
}

/// `GridLaunch` of clusters of `cluster` blocks each; of single blocks where that is 1.
template <typename Arguments>
struct ClusterLaunch {
  void (*kernel)(Arguments) = nullptr;
  std::int64_t blocks = 0;
  int cluster = 1;
  int threads = 0;
  std::size_t shared_bytes = 0;

  void operator()(const Arguments& arguments, const Launch& launch) const {
    cudaLaunchAttribute shape = shape_of_cluster();
    const cudaLaunchConfig_t config = config_of(shape, stream_of(launch));
    require(cudaLaunchKernelEx(&config, kernel, arguments), "launch");
  }

  /// Whether the current device can hold one such cluster.
  [[nodiscard]] bool fits() const { return most_at_once() > 0; }
  /// How many of them it can hold at once.
  [[nodiscard]] int most_at_once() const {
    if (cluster == 1) return blocks_at_once(kernel, threads, shared_bytes);
    cudaLaunchAttribute shape = shape_of_cluster();
    const cudaLaunchConfig_t config = config_of(shape, nullptr);
    int clusters = 0;
    if (cudaOccupancyMaxActiveClusters(&clusters, kernel, &config) == cudaSuccess) return clusters;
    static_cast<void>(cudaGetLastError());
    return 0;
  }

 private:
  [[nodiscard]] cudaLaunchAttribute shape_of_cluster() const {
    cudaLaunchAttribute shape{};
    shape.id = cudaLaunchAttributeClusterDimension;
    shape.val.clusterDim.x = static_cast<unsigned>(cluster);
    shape.val.clusterDim.y = 1;
    shape.val.clusterDim.z = 1;
    return shape;
  }
  [[nodiscard]] cudaLaunchConfig_t config_of(cudaLaunchAttribute& shape,
                                             cudaStream_t stream) const {
    cudaLaunchConfig_t config{};
    config.gridDim = static_cast<unsigned>(blocks);
    config.blockDim = static_cast<unsigned>(threads);
    config.dynamicSmemBytes = shared_bytes;
    config.stream = stream;
    config.attrs = &shape;
    config.numAttrs = cluster > 1 ? 1 : 0;
    return config;
  }
};

/// Blocks for `work` items of a cluster each, or as many clusters as a grid may have: the rest is
/// for the kernel's own loop, or its caller refuses it.
[[nodiscard]] inline std::int64_t cluster_blocks_for(std::int64_t work, int cluster) {
  constexpr std::int64_t kMaxGrid = (std::int64_t{1} << 31) - 1;
  return std::min(work * cluster, kMaxGrid / cluster * cluster);
}

/// `ClusterLaunch` of a row a cluster, once the kernel was asked for what it needs.
template <typename Arguments>
[[nodiscard]] ClusterLaunch<Arguments> launch_of_clusters(void (*kernel)(Arguments),
                                                          std::int64_t rows, int blocks,
                                                          int threads, std::int64_t shared_bytes) {
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
[[nodiscard]] inline std::optional<Refusal> refuse_clusters(int blocks, std::int64_t rows,
                                                            const DeviceTraits& device) {
  const int capability = device.compute_capability;
  if (blocks > 1 && capability < kClusterCapability) {
    return Refusal{"compute_capability", "clusters of blocks need compute capability 9.0, not " +
                                             std::to_string(capability / 10) + "." +
                                             std::to_string(capability % 10)};
  }
  if (blocks > kMaxCluster && capability >= kCapabilityOfSmallClusters) {
    return Refusal{"compute_capability", "clusters of " + std::to_string(blocks) +
                                             " blocks need compute capability 9.0 "
                                             "to 11.x, not " +
                                             std::to_string(capability / 10) + "." +
                                             std::to_string(capability % 10)};
  }
  const std::int64_t most = cluster_blocks_for(rows, blocks) / blocks;
  if (rows <= most) return std::nullopt;
  return Refusal{"rows", "a launch has clusters for " + std::to_string(most) + " rows, not " +
                             std::to_string(rows)};
}

}  // namespace roofmax::device
