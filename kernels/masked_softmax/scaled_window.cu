// scaled_window: a query sees `window_left` keys before its own position and `window_right` beyond
// it (sliding window attention); forward and backward.
//
// Cost: the compulsory bytes, of which the zeros outside the window are most where it is narrow
// (fused_forward.cuh). The speed of light is then nearly a fill's, and what a row takes to begin,
// its maximum and its sum show beside it: at [2,32,2048,2048] bf16 on an H200, 74% of it where a
// query sees itself alone, 79% with 128 keys and 85% with 512.
//
// S0 gives the window as a pair, S1 as one integer (the left side, with right = 0). S0's fused path
// silently ignores it.

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/fused.hpp"

namespace roofmax::masked_softmax {
namespace {

const Fused fused{.name = "scaled_window",
                  .summary = "scale, sliding window and softmax",
                  .source = "S0, S1 'window_size'",
                  .masks = {"window"}};

const Registration forward{fused_forward_kernel(fused)};
const Registration backward{fused_backward_kernel(fused)};

}  // namespace
}  // namespace roofmax::masked_softmax
