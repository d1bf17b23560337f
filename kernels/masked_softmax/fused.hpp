#pragma once

#include <string>
#include <vector>

#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {

/// One name of the fused family.
struct Fused {
  std::string name;     ///< of the forward; the backward's ends in "_backward"
  std::string summary;  ///< what is fused
  std::string source;
  std::vector<std::string> masks;  ///< the values of the axis `mask` that it serves
  std::string sink = "none";       ///< and of the axis `sink`
};

/// The backward of a name: y and dy are read once, dx is written once, and dy is not changed. Rows
/// are held as long as those of the forward (fp32: 131072 columns). With a sink, a float per row
/// goes through a workspace to a second launch.
[[nodiscard]] Kernel fused_backward_kernel(const Fused& fused);

/// Prepares the forward of a problem of one row or more under that explicit mask. Rows are held as
/// far as a cluster of thread blocks can, 262144 columns (131072 of fp32 under an additive mask),
/// or a block on GPUs without clusters, an eighth of that; longer ones are read twice. Compiled by
/// fused_forward_plain.cu, _additive.cu and _boolean.cu.
template <Explicit mask>
[[nodiscard]] LaunchFunction prepare_forward(const Problem& problem, const DeviceTraits& device);

}  // namespace roofmax::masked_softmax
