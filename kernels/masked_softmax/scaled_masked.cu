// scaled_masked: y = softmax(scale * x + mask) under an explicit mask, additive or boolean, that is
// broadcast over heads, over heads and queries, or over batch and heads; forward and backward.
//
// Cost: the compulsory bytes, the mask counted once (fused_forward.cuh). Heads read the same rows
// of it, and those that run at about the same time find them in L2. The backward needs no mask:
// where one hid a score, y is 0.
//
// Documented in S0 and S1 as the fused scaled masked softmax, with a boolean mask that replaces
// hidden scores by -10000; here they are selected away, and an additive mask is added as it is.

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/fused.hpp"

namespace roofmax::masked_softmax {
namespace {

const Fused fused{.name = "scaled_masked",
                  .summary = "scale, explicit mask and softmax",
                  .source = "S0, S1 'scaled masked softmax'",
                  .masks = {"additive", "boolean"}};

const Registration forward{fused_forward_kernel(fused)};
const Registration backward{fused_backward_kernel(fused)};

}  // namespace
}  // namespace roofmax::masked_softmax
