// Plans of the largest softmax probabilities of rows of logits, and of their gradient.
#pragma once

#include <cstdint>
#include <string_view>

#include "roofmax/plan.hpp"

namespace roofmax {

/// What the probabilities of a row are shares of.
enum class ShareOf : std::uint8_t {
  row,    ///< the whole row, as a sampler wants them
  top_k,  ///< the k largest, whose probabilities add up to 1, as a router of experts wants them
};

/// Logits [rows, vocab], `stride` elements from row to row.
struct SoftmaxTopkOptions {
  Dtype dtype = Dtype::fp16;  ///< of the logits; the probabilities are fp32
  std::int64_t rows = 0;
  std::int64_t vocab = 0;
  std::int64_t k = 0;       ///< at most vocab
  std::int64_t stride = 0;  ///< 0 means vocab
  ShareOf share_of = ShareOf::row;
  bool wide_indices = false;  ///< int64 instead of int32
  bool lse = false;           ///< store the log-sum-exp of each row too
  double temperature = 1;     ///< what logits are divided by, 1e-30 to 1e30
};

/// Input logits; outputs probabilities [rows, k] (fp32), largest first, and indices [rows, k], the
/// columns they come from (of equal logits the lower column first; NaN before every number); with
/// `lse` the log-sum-exp of each row [rows] (fp32). Throws like `plan`.
[[nodiscard]] Plan plan_softmax_topk(std::string_view kernel, const SoftmaxTopkOptions& options,
                                     const DeviceTraits& device);
/// By the kernel that is expected to be the fastest.
[[nodiscard]] inline Plan plan_softmax_topk(const SoftmaxTopkOptions& options,
                                            const DeviceTraits& device) {
  return plan_softmax_topk("auto", options, device);
}

/// The gradient of that with `share_of` the k largest. Inputs probabilities [rows, k] (fp32),
/// indices [rows, k], as the forward left them, and dprobabilities [rows, k] (fp32); output
/// dlogits [rows, vocab], of which `dtype` and `stride` are. Throws like `plan`; with other shares
/// or `lse` ProblemError.
[[nodiscard]] Plan plan_softmax_topk_backward(std::string_view kernel,
                                              const SoftmaxTopkOptions& options,
                                              const DeviceTraits& device);
/// By the kernel that is expected to be the fastest.
[[nodiscard]] inline Plan plan_softmax_topk_backward(const SoftmaxTopkOptions& options,
                                                     const DeviceTraits& device) {
  return plan_softmax_topk_backward("auto", options, device);
}

}  // namespace roofmax
