// Plans of the softmax of masked attention scores.
#pragma once

#include <cstdint>
#include <string_view>

#include "roofmax/plan.hpp"

namespace roofmax {

/// Which keys a query sees. Causal masks and windows align at the bottom right: the last query is
/// at the last key.
enum class Mask : std::uint8_t {
  none,
  causal,    ///< keys up to its own position
  window,    ///< `window_left` keys before its own position to `window_right` behind it
  additive,  ///< a tensor that is added to the scaled scores
  boolean,   ///< a tensor of uint8 that hides a score where it is not 0
  causal_additive,
  causal_boolean,
};

/// Extents of an explicit mask.
enum class MaskShape : std::uint8_t {
  batch_queries_keys,  ///< [batch, 1, seqlen_q, seqlen_k]
  batch_keys,          ///< [batch, 1, 1, seqlen_k]
  queries_keys,        ///< [1, 1, seqlen_q, seqlen_k]
};

/// Scores [batch, heads, seqlen_q, seqlen_k], contiguous.
struct MaskedSoftmaxOptions {
  Dtype dtype = Dtype::fp16;  ///< of x, y, an additive mask, sinks and gradients
  std::int64_t batch = 0;
  std::int64_t heads = 0;
  std::int64_t seqlen_q = 0;
  std::int64_t seqlen_k = 0;  ///< 0 means seqlen_q
  double scale = 1;           ///< factor of the scores, as a rule 1 / sqrt(head size)
  Mask mask = Mask::none;
  MaskShape mask_shape = MaskShape::batch_queries_keys;
  std::int64_t window_left = -1;   ///< of Mask::window; -1 means all
  std::int64_t window_right = -1;  ///< likewise
  bool sink = false;               ///< a logit a head joins the denominator
};

/// Inputs x, then the mask where it is a tensor, then with `sink` the logits [heads]; outputs y
/// and, with `sink`, lse [batch, heads, seqlen_q] (fp32), which the backward needs. x and y may be
/// the same. Throws like `plan`.
[[nodiscard]] Plan plan_masked_softmax(std::string_view kernel, const MaskedSoftmaxOptions& options,
                                       const DeviceTraits& device);
/// By the kernel that is expected to be the fastest.
[[nodiscard]] inline Plan plan_masked_softmax(const MaskedSoftmaxOptions& options,
                                              const DeviceTraits& device) {
  return plan_masked_softmax("auto", options, device);
}

/// The gradient. Inputs y and dy, with `sink` the logits [heads] and lse; outputs dx and, with
/// `sink`, dsink [heads] (fp32). Throws like `plan`.
[[nodiscard]] Plan plan_masked_softmax_backward(std::string_view kernel,
                                                const MaskedSoftmaxOptions& options,
                                                const DeviceTraits& device);
/// By the kernel that is expected to be the fastest.
[[nodiscard]] inline Plan plan_masked_softmax_backward(const MaskedSoftmaxOptions& options,
                                                       const DeviceTraits& device) {
  return plan_masked_softmax_backward("auto", options, device);
}

}  // namespace roofmax
