// scaled_masked_causal: causal, and an explicit mask besides (padding, mostly); forward and
// backward.
//
// Cost: the compulsory bytes: scores and mask are read where the triangle shows them
// (fused_forward.cuh). 88% of the speed of light at [8,32,2048,2048] bf16 on an H200, where
// `scaled_causal` has 94%; what takes the rest has not been measured.
//
// S0's fused causal path drops a mask that the user passes along with it: the claim of this kernel
// is that both count.

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/fused.hpp"

namespace roofmax::masked_softmax {
namespace {

const Fused fused{.name = "scaled_masked_causal",
                  .summary = "scale, causal and explicit mask and softmax",
                  .source = "S0 'causal with padding'",
                  .masks = {"causal_additive", "causal_boolean"}};

const Registration forward{fused_forward_kernel(fused)};
const Registration backward{fused_backward_kernel(fused)};

}  // namespace
}  // namespace roofmax::masked_softmax
