// From a table of layouts to the kernel that takes a problem, and its launch.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "kernels/device/cluster.cuh"
#include "kernels/device/launch.cuh"
#include "kernels/masked_softmax/layouts.hpp"

namespace roofmax::masked_softmax {

/// A kernel and its grid: all of a launch but its arguments.
template <typename Parameter>
struct Instance {
  void (*kernel)(Parameter) = nullptr;
  int threads = 0;
  int cluster = 1;
  std::int64_t blocks = 0;

  void enqueue(const Parameter& parameter, cudaStream_t stream) const {
    cudaLaunchAttribute shape{};
    shape.id = cudaLaunchAttributeClusterDimension;
    shape.val.clusterDim.x = static_cast<unsigned>(cluster);
    shape.val.clusterDim.y = 1;
    shape.val.clusterDim.z = 1;
    cudaLaunchConfig_t config{};
    config.gridDim = static_cast<unsigned>(blocks);
    config.blockDim = static_cast<unsigned>(threads);
    config.stream = stream;
    config.attrs = &shape;
    config.numAttrs = cluster > 1 ? 1 : 0;
    device::require(cudaLaunchKernelEx(&config, kernel, parameter), "launch");
  }
};

/// Whether `kernel` was compiled for a device that has clusters. (Built for older ones alone, it
/// runs from PTX that traps.)
template <typename Parameter>
[[nodiscard]] bool is_compiled_for_clusters(void (*kernel)(Parameter)) {
  cudaFuncAttributes attributes{};
  device::require(cudaFuncGetAttributes(&attributes, kernel), "cudaFuncGetAttributes");
  return attributes.ptxVersion >= device::kClusterCapability;
}

/// A block, or a cluster of them, for each of `work` items; the kernel's own loop takes what is
/// beyond the grid's limit.
[[nodiscard]] inline std::int64_t blocks_for(std::int64_t work, int cluster) {
  constexpr std::int64_t kMaxGrid = (std::int64_t{1} << 31) - device::kMaxCluster;
  return std::min(work * cluster, kMaxGrid / cluster * cluster);
}

/// Row `index` of a family's table, as its kernels take it.
template <typename Family, std::size_t index>
using LayoutAt = Layout<Family::layouts[index].threads, Family::layouts[index].registers,
                        (Family::layouts[index].cluster > 1)>;

/// The kernels of a family, in the order of its table.
template <typename Family, std::size_t... i>
[[nodiscard]] auto kernels_of(std::index_sequence<i...>) {
  using Kernel = void (*)(typename Family::Parameter);
  return std::array<Kernel, sizeof...(i)>{Family::template held<LayoutAt<Family, i>>()...};
}

/// The instance of `Family` for `rows` rows of that many registers. A family is kernels that differ
/// in their layout alone: `Parameter`, `layouts`, `held<Layout>()` and `rereading()`.
template <typename Family>
[[nodiscard]] Instance<typename Family::Parameter> instance_of(std::int64_t rows,
                                                               std::int64_t registers,
                                                               const DeviceTraits& device) {
  const auto kernels = kernels_of<Family>(std::make_index_sequence<Family::layouts.size()>{});
  const auto kernel_of = [&](const RowLayout* layout) {
    return kernels[static_cast<std::size_t>(layout - Family::layouts.data())];
  };

  const RowLayout* layout = layout_for(Family::layouts, registers,
                                       device.compute_capability >= device::kClusterCapability);
  if (layout != nullptr && layout->cluster > 1 && !is_compiled_for_clusters(kernel_of(layout))) {
    layout = nullptr;
  }
  if (layout == nullptr) {
    return {Family::rereading(), Rereading::threads, 1, blocks_for(rows, 1)};
  }
  const int threads = block_threads(layout->threads);
  const int rows_per_block = threads / layout->threads;
  return {kernel_of(layout), threads, layout->cluster,
          blocks_for((rows + rows_per_block - 1) / rows_per_block, layout->cluster)};
}

/// Whether every row of `cols` elements begins and ends on a vector of `width` elements, in all of
/// the tensors. Null ones are not there.
template <int width, typename... Tensors>
[[nodiscard]] bool are_aligned(std::int64_t cols, const Tensors*... tensors) {
  return cols % width == 0 &&
         ((reinterpret_cast<std::uintptr_t>(tensors) % (width * sizeof(Tensors)) == 0) && ...);
}

}  // namespace roofmax::masked_softmax
