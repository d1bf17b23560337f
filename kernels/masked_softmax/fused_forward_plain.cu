// The fused forward of scores without an explicit mask: its kernels, compiled.

#include "kernels/masked_softmax/fused_forward.cuh"

namespace roofmax::masked_softmax {

template LaunchFunction prepare_forward<Explicit::none>(const Problem&, const DeviceTraits&);

}  // namespace roofmax::masked_softmax
