// scaled_causal: a query sees the keys up to its own position; forward and backward.
//
// Cost: the compulsory bytes. The hidden half of the scores is never read, and its zeros are
// written without arithmetic. A warp or a block takes a row whatever part of it is seen: short
// rows at the top cost as many instructions to start as long ones, and this, not bytes, is what
// keeps the kernel from its speed of light.
//
// Documented in S0 and S1 as the fused upper-triangular softmax, for sq == sk. Here they may
// differ: the diagonal ends in the bottom right corner, so that the last query sees all keys.

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/fused.hpp"

namespace roofmax::masked_softmax {
namespace {

const Fused fused{.name = "scaled_causal",
                  .summary = "scale, causal mask and softmax",
                  .source = "S0, S1 'scaled upper-triangular masked softmax'",
                  .masks = {"causal"}};

const Registration forward{fused_forward_kernel(fused)};
const Registration backward{fused_backward_kernel(fused)};

}  // namespace
}  // namespace roofmax::masked_softmax
