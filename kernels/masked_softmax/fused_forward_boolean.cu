// The fused forward under a boolean mask: its kernels, compiled.

#include "kernels/masked_softmax/fused_forward.cuh"

namespace roofmax::masked_softmax {

template LaunchFunction prepare_forward<Explicit::boolean>(const Problem&, const DeviceTraits&);

}  // namespace roofmax::masked_softmax
