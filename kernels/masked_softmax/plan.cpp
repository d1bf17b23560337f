// Plans of `masked_softmax` for users of the library.

#include "roofmax/masked_softmax.hpp"

namespace roofmax {
namespace {

const char* word_of(Mask mask) {
  switch (mask) {
    case Mask::none:
      return "none";
    case Mask::causal:
      return "causal";
    case Mask::window:
      return "window";
    case Mask::additive:
      return "additive";
    case Mask::boolean:
      return "boolean";
    case Mask::causal_additive:
      return "causal_additive";
    case Mask::causal_boolean:
      return "causal_boolean";
  }
  return "";
}

const char* word_of(MaskShape shape) {
  switch (shape) {
    case MaskShape::batch_queries_keys:
      return "heads";
    case MaskShape::batch_keys:
      return "heads_queries";
    case MaskShape::queries_keys:
      return "batch_heads";
  }
  return "";
}

Plan plan_direction(std::string_view kernel, const MaskedSoftmaxOptions& options,
                    const char* direction, const DeviceTraits& device) {
  return plan("masked_softmax", kernel, {options.dtype, options.dtype},
              {{"b", std::to_string(options.batch)},
               {"heads", std::to_string(options.heads)},
               {"sq", std::to_string(options.seqlen_q)},
               {"sk", std::to_string(options.seqlen_k)},
               {"scale", shortest_word(options.scale)},
               {"mask", word_of(options.mask)},
               {"broadcast", word_of(options.mask_shape)},
               {"window_left", std::to_string(options.window_left)},
               {"window_right", std::to_string(options.window_right)},
               {"sink", options.sink ? "logit" : "none"},
               {"direction", direction}},
              device);
}

}  // namespace

Plan plan_masked_softmax(std::string_view kernel, const MaskedSoftmaxOptions& options,
                         const DeviceTraits& device) {
  return plan_direction(kernel, options, "forward", device);
}

Plan plan_masked_softmax_backward(std::string_view kernel, const MaskedSoftmaxOptions& options,
                                  const DeviceTraits& device) {
  return plan_direction(kernel, options, "backward", device);
}

}  // namespace roofmax
