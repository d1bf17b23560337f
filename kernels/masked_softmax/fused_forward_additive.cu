// The fused forward under an additive mask: its kernels, compiled.

#include "kernels/masked_softmax/fused_forward.cuh"

namespace roofmax::masked_softmax {

template LaunchFunction prepare_forward<Explicit::additive>(const Problem&, const DeviceTraits&);

}  // namespace roofmax::masked_softmax
