// What the names of the fused forward have in common: their traffic, and by which explicit mask
// they are compiled. The kernels are in fused_forward.cuh.

#include "kernels/device/cluster.cuh"
#include "kernels/masked_softmax/fused.hpp"
#include "kernels/masked_softmax/layouts.hpp"

namespace roofmax::masked_softmax {
namespace {

LaunchFunction prepare(const Problem& problem, const DeviceTraits& device) {
  if (shape_of(problem).rows() == 0) return [](const Launch&) {};
  switch (explicit_mask_of(problem)) {
    case Explicit::none:
      return prepare_forward<Explicit::none>(problem, device);
    case Explicit::additive:
      return prepare_forward<Explicit::additive>(problem, device);
    case Explicit::boolean:
      return prepare_forward<Explicit::boolean>(problem, device);
  }
  return {};
}

Traffic modelled_traffic(const Problem& problem, const DeviceTraits& device) {
  const std::size_t element_bytes = size_of(problem.dtype);
  const Explicit mask = explicit_mask_of(problem);
  const bool banded = !has_whole_row_kernels(mask) || !band_of(problem).shows_all();
  const RowLayout* const layout =
      layout_for(forward_layouts(element_bytes, mask, has_aligned_rows(problem), banded),
                 row_registers(problem, forward_registers_per_vector(element_bytes, mask)),
                 device.compute_capability >= device::kClusterCapability);
  Traffic traffic = fused_traffic(problem, layout == nullptr ? 2 : 1);
  if (layout != nullptr &&
      stays_packed(element_bytes, mask, layout->registers, has_aligned_rows(problem))) {
    traffic.exponentials *= 2;
  }
  return traffic;
}

}  // namespace

Kernel fused_forward_kernel(const Fused& fused) {
  return {.name = fused.name,
          .operation = "masked_softmax",
          .device = DeviceKind::cuda,
          .dtypes = kDtypes,
          .serves = {{"mask", fused.masks}, {"sink", {fused.sink}}},
          .summary = fused.summary + " in one launch",
          .constraints = "none",
          .source = fused.source,
          .traffic = modelled_traffic,
          .prepare = prepare};
}

}  // namespace roofmax::masked_softmax
