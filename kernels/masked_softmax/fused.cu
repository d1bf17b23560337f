// The fused masked softmax, forward and backward: in one launch, a row is read once, held while it
// is reduced, and written once. (A sink's gradient takes a second, small launch.) Six names share
// the bodies of fused_forward.cuh and fused_backward.cu, which take the band as numbers and the
// explicit mask and the sink as tensors that may be absent. What differs by name is which masks it
// serves, what they cost, and where that is documented.

#include "kernels/contract/registry.hpp"
#include "kernels/device/cluster.cuh"
#include "kernels/masked_softmax/fused.hpp"
#include "kernels/masked_softmax/layouts.hpp"

namespace roofmax::masked_softmax::fused {
namespace {

LaunchFunction prepare(const Problem& problem, const DeviceTraits& device) {
  if (shape_of(problem).rows() == 0) return [](const Launch&) {};
  return dispatch_mask(explicit_mask_of(problem), [&]<Explicit mask>() -> LaunchFunction {
    return prepare_forward<mask>(problem, device);
  });
}

Traffic modelled_traffic(const Problem& problem, const DeviceTraits& device) {
  const std::size_t element_bytes = size_of(problem.dtype);
  const Explicit mask = explicit_mask_of(problem);
  const bool banded = !has_whole_row_kernels(mask) || !band_of(problem).shows_all();
  const RowLayout* const layout =
      layout_for(forward_layouts(element_bytes, mask, has_aligned_rows(problem), banded),
                 row_registers(problem, forward_registers_per_vector(element_bytes, mask)),
                 device.compute_capability >= device::kClusterCapability);
  Traffic traffic = fused_traffic(problem, layout == nullptr ? 2 : 1);
  if (layout != nullptr &&
      stays_packed(element_bytes, mask, layout->registers, has_aligned_rows(problem))) {
    traffic.exponentials *= 2;
  }
  return traffic;
}

Kernel forward_of(const Fused& fused) {
  return {.name = fused.name,
          .operation = "masked_softmax",
          .device = DeviceKind::cuda,
          .dtypes = kDtypes,
          .serves = {{"mask", fused.masks}, {"sink", {fused.sink}}},
          .summary = fused.summary + " in one launch",
          .constraints = "none",
          .source = fused.source,
          .code = "fused",
          .traffic = modelled_traffic,
          .prepare = prepare};
}

/// A name of the family, registered in both directions.
struct Registered {
  explicit Registered(const Fused& fused)
      : forward(forward_of(fused)), backward(fused_backward_kernel(fused)) {}

  Registration forward;
  Registration backward;
};

/// y = softmax(scale * x), no mask.
///
/// Cost: the compulsory bytes, read and written once. Documented in S0 and S1 as the fused scaled
/// softmax (scores in half precision, 16 < sk <= 4096, sizes in multiples of 4); here any size and
/// alignment, and fp32.
const Registered scaled{{.name = "scaled",
                         .summary = "scale and softmax",
                         .source = "S0, S1 'scaled softmax'",
                         .masks = {"none"}}};

/// A query sees the keys up to its own position.
///
/// Cost: the compulsory bytes. The hidden half of the scores is never read, and its zeros are
/// written without arithmetic. Rows of which little is seen cost as many instructions to begin as
/// whole ones: on an H200 in bf16 that leaves 85 to 92% of the speed of light from sk = 128 to
/// 2048, and 87% at 4096.
///
/// Documented in S0 and S1 as the fused upper-triangular softmax, for sq == sk. Here they may
/// differ: the diagonal ends in the bottom right corner, so that the last query sees all keys.
const Registered scaled_causal{{.name = "scaled_causal",
                                .summary = "scale, causal mask and softmax",
                                .source = "S0, S1 'scaled upper-triangular masked softmax'",
                                .masks = {"causal"}}};

/// A query sees `window_left` keys before its own position and `window_right` beyond it (sliding
/// window attention).
///
/// Cost: the compulsory bytes, of which the zeros outside the window are most where it is narrow.
/// The speed of light is then nearly a fill's, and what a row takes to begin, its maximum and its
/// sum show beside it: at [2,32,2048,2048] bf16 on an H200, 79% of it where a query sees itself
/// alone, 83% with 128 keys, and 88% with 512.
///
/// S0 gives the window as a pair, S1 as one integer (the left side, with right = 0). S0's fused
/// path silently ignores it.
const Registered scaled_window{{.name = "scaled_window",
                                .summary = "scale, sliding window and softmax",
                                .source = "S0, S1 'window_size'",
                                .masks = {"window"}}};

/// y = softmax(scale * x + mask) under an explicit mask, additive or boolean, that is broadcast
/// over heads, over heads and queries, or over batch and heads.
///
/// Cost: the compulsory bytes, the mask counted once. Heads read the same rows of it, and find them
/// in L2: where that would not keep them until the next head, the heads go through the queries
/// together. Rows of an additive mask that are aligned otherwise than the scores are shifted, once
/// for up to four heads: 781 to 2047 columns of [4,32,n,n] bf16 reach 78 to 89% of the speed of
/// light on an H200. 197 columns, which 8 threads hold, are shifted for each head and reach 60%.
/// The backward needs no mask: where one hid a score, y is 0.
///
/// Documented in S0 and S1 as the fused scaled masked softmax, with a boolean mask that replaces
/// hidden scores by -10000; here they are selected away, and an additive mask is added as it is.
const Registered scaled_masked{{.name = "scaled_masked",
                                .summary = "scale, explicit mask and softmax",
                                .source = "S0, S1 'scaled masked softmax'",
                                .masks = {"additive", "boolean"}}};

/// Causal, and an explicit mask besides (padding, mostly).
///
/// Cost: the compulsory bytes: scores and mask are read where the triangle shows them. 85% of the
/// speed of light at [8,32,2048,2048] bf16 on an H200, where `scaled_causal` has 88%.
///
/// S0's fused causal path drops a mask that the user passes along with it: the claim of this kernel
/// is that both count.
const Registered scaled_masked_causal{{.name = "scaled_masked_causal",
                                       .summary = "scale, causal and explicit mask and softmax",
                                       .source = "S0 'causal with padding'",
                                       .masks = {"causal_additive", "causal_boolean"}}};

/// One logit per head that joins the denominator and is then dropped ("softmax off by one" with a
/// learned offset), under any mask. The forward leaves each row's log-sum-exp, from which the
/// backward takes the sink's share for its gradient.
///
/// Cost: the compulsory bytes, and a float per row each way; the backward's gradient of the sink
/// takes a second, small launch.
///
/// S0's text adds an "offset" to the denominator, its code concatenates a logit: y = exp(z - m) /
/// (sum exp(z - m) + exp(sink - m)). This is the logit's form; an offset of 1 is a logit of 0. Its
/// fused kernels know no sink: the documented wrapper falls back.
const Registered sink{{.name = "sink",
                       .summary = "scale, mask, sink and softmax",
                       .source = "S0, S1 'softmax_offset', 'softmax-one'",
                       .masks = kEveryMask,
                       .sink = "logit"}};

}  // namespace
}  // namespace roofmax::masked_softmax::fused
