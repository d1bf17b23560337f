// scaled_causal: a query sees the keys up to its own position; forward and backward.
//
// Cost: the compulsory bytes. The hidden half of the scores is never read, and its zeros are
// written without arithmetic (fused_forward.cuh). Rows of which little is seen cost as many
// instructions to begin as whole ones: on an H200 in bf16 that leaves 88 to 96% of the speed of
// light from sk = 128 to 2048, and 90% at 4096.
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
