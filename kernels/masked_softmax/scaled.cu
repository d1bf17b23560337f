// scaled: y = softmax(scale * x), no mask, forward and backward.
//
// Cost: the compulsory bytes, read and written once (fused_forward.cuh, fused_backward.cu).
//
// Documented in S0 and S1 as the fused scaled softmax (scores in half precision, 16 < sk <= 4096,
// sizes in multiples of 4); here any size and alignment, and fp32.

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/fused.hpp"

namespace roofmax::masked_softmax {
namespace {

const Fused fused{.name = "scaled",
                  .summary = "scale and softmax",
                  .source = "S0, S1 'scaled softmax'",
                  .masks = {"none"}};

const Registration forward{fused_forward_kernel(fused)};
const Registration backward{fused_backward_kernel(fused)};

}  // namespace
}  // namespace roofmax::masked_softmax
