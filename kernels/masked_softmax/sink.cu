// sink: softmax with one logit per head that joins the denominator and is then dropped ("softmax
// off by one" with a learned offset), under any mask; forward and backward. The forward leaves each
// row's log-sum-exp, from which the backward takes the sink's share for its gradient.
//
// Cost: the compulsory bytes, and a float per row each way; the backward's gradient of the sink
// takes a second, small launch.
//
// S0's text adds an "offset" to the denominator, its code concatenates a logit: y = exp(z - m) /
// (sum exp(z - m) + exp(sink - m)). This is the logit's form; an offset of 1 is a logit of 0. Its
// fused kernels know no sink: the documented wrapper falls back.

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/fused.hpp"

namespace roofmax::masked_softmax {
namespace {

const Fused fused{.name = "sink",
                  .summary = "scale, mask, sink and softmax",
                  .source = "S0, S1 'softmax_offset', 'softmax-one'",
                  .masks = {"none", "causal", "window", "additive", "boolean", "causal_additive",
                            "causal_boolean"},
                  .sink = "logit"};

const Registration forward{fused_forward_kernel(fused)};
const Registration backward{fused_backward_kernel(fused)};

}  // namespace
}  // namespace roofmax::masked_softmax
