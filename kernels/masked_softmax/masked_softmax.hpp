#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "kernels/contract/kernel.hpp"
#include "kernels/device/scores.hpp"

namespace roofmax::masked_softmax {

using scores::Band;
using scores::Explicit;
using scores::MaskRows;
using scores::Range;
using scores::Shape;

[[nodiscard]] Shape shape_of(const Problem& problem);
[[nodiscard]] Band band_of(const Problem& problem);
[[nodiscard]] Explicit explicit_mask_of(const Problem& problem);
[[nodiscard]] MaskRows mask_rows_of(const Problem& problem);
[[nodiscard]] bool is_backward(const Problem& problem);
[[nodiscard]] bool has_sink(const Problem& problem);

/// A launch's arguments by name. Forward: in come the scores x, the explicit mask if there is one
/// and the sink logits if there are any; out come y and, with a sink, the state lse. Backward: in
/// come y, dy and, with a sink, the sink logits and lse; out come dx and, with a sink, dsink.
struct ForwardArguments {
  const void* x = nullptr;
  const void* mask = nullptr;  ///< or null
  const void* sink = nullptr;  ///< or null
  void* y = nullptr;
  float* lse = nullptr;  ///< or null
};
struct BackwardArguments {
  const void* y = nullptr;
  const void* dy = nullptr;
  const void* sink = nullptr;  ///< or null
  const float* lse = nullptr;  ///< or null
  void* dx = nullptr;
  float* dsink = nullptr;  ///< or null
};
[[nodiscard]] ForwardArguments forward_arguments(const Launch& launch, bool has_mask,
                                                 bool has_sink);
[[nodiscard]] BackwardArguments backward_arguments(const Launch& launch, bool has_sink);

/// Calls `body.template operator()<kind>()` with that kind of explicit mask.
template <typename Body>
auto dispatch_mask(Explicit kind, const Body& body) {
  switch (kind) {
    case Explicit::none:
      return body.template operator()<Explicit::none>();
    case Explicit::additive:
      return body.template operator()<Explicit::additive>();
    case Explicit::boolean:
      return body.template operator()<Explicit::boolean>();
  }
  throw std::invalid_argument("no such kind of explicit mask");
}

/// Element types of every kernel here.
inline const std::vector<DtypePair> kDtypes{
    {Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}};

/// Every choice of the axis `mask`.
inline const std::vector<std::string> kEveryMask{
    "none", "causal", "window", "additive", "boolean", "causal_additive", "causal_boolean"};

/// Modelled traffic of a fused kernel: the compulsory work, its inputs read and its exponentials
/// taken `reads` times.
[[nodiscard]] Traffic fused_traffic(const Problem& problem, int reads, int launches = 1);

}  // namespace roofmax::masked_softmax
