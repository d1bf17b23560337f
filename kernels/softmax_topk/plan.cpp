// Plans of `softmax_topk` for users of the library.

#include "roofmax/softmax_topk.hpp"

namespace roofmax {

Plan plan_softmax_topk(std::string_view kernel, const SoftmaxTopkOptions& options,
                       const DeviceTraits& device) {
  return plan("softmax_topk", kernel, {options.dtype, Dtype::fp32},
              {{"rows", std::to_string(options.rows)},
               {"vocab", std::to_string(options.vocab)},
               {"k", std::to_string(options.k)},
               {"stride", std::to_string(options.stride)},
               {"over", options.share_of == ShareOf::row ? "row" : "top_k"},
               {"indices", options.wide_indices ? "int64" : "int32"},
               {"lse", options.lse ? "stored" : "none"},
               {"temperature", shortest_word(options.temperature)}},
              device);
}

}  // namespace roofmax
