// From a table of layouts to the kernel that takes a problem, and its launch.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "kernels/device/cluster_launch.cuh"
#include "kernels/masked_softmax/layouts.hpp"

namespace roofmax::masked_softmax {

/// Row `index` of a family's table, as its kernels take it.
template <typename Family, std::size_t index>
using LayoutAt = Layout<Family::layouts[index].threads, Family::layouts[index].registers,
                        (Family::layouts[index].cluster > 1)>;

/// The kernels of a family, in the order of its table. A family is kernels that differ in their
/// layout alone: `Parameter`, `layouts`, `held<Layout>()` and `rereading()`.
template <typename Family, std::size_t... i>
[[nodiscard]] auto kernels_of(std::index_sequence<i...>) {
  using Kernel = void (*)(typename Family::Parameter);
  return std::array<Kernel, sizeof...(i)>{Family::template held<LayoutAt<Family, i>>()...};
}
/// The one of that layout, a row of its table.
template <typename Family>
[[nodiscard]] auto kernel_of(const RowLayout* layout) {
  const auto kernels = kernels_of<Family>(std::make_index_sequence<Family::layouts.size()>{});
  return kernels[static_cast<std::size_t>(layout - Family::layouts.data())];
}

/// The layout of `Family` for `rows` rows of that many registers; nullptr where they are read
/// twice.
template <typename Family>
[[nodiscard]] const RowLayout* layout_of(std::int64_t rows, std::int64_t registers,
                                         const DeviceTraits& device) {
  const auto layout_with = [&](bool has_clusters) {
    return layout_for(Family::layouts, registers, has_clusters);
  };
  const RowLayout* layout = layout_with(device.compute_capability >= device::kClusterCapability);
  if (layout != nullptr && layout->cluster > 1 &&
      (!device::is_compiled_for_clusters(kernel_of<Family>(layout)) ||
       device::cluster_blocks_for(rows, layout->cluster) < rows * layout->cluster)) {
    layout = layout_with(false);
  }
  return layout;
}

/// Its launch for so many groups: rows, or several that a team takes one after another. A cluster
/// takes one row.
template <typename Family>
[[nodiscard]] device::ClusterLaunch<typename Family::Parameter> launch_of(const RowLayout* layout,
                                                                          std::int64_t groups) {
  if (layout == nullptr) {
    return {Family::rereading(), device::cluster_blocks_for(groups, 1), 1, Rereading::threads};
  }
  const int threads = block_threads(layout->threads);
  const int teams = threads / layout->threads;
  const std::int64_t work = (groups + teams - 1) / teams;
  return {kernel_of<Family>(layout), device::cluster_blocks_for(work, layout->cluster),
          layout->cluster, threads};
}

/// Whether every row of `cols` elements begins and ends on a vector of `width` elements, in all of
/// the tensors. Null ones are not there.
template <int width, typename... Tensors>
[[nodiscard]] bool are_aligned(std::int64_t cols, const Tensors*... tensors) {
  return cols % width == 0 &&
         ((reinterpret_cast<std::uintptr_t>(tensors) % (width * sizeof(Tensors)) == 0) && ...);
}

}  // namespace roofmax::masked_softmax
