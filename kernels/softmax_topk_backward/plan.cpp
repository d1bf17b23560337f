// Plans of `softmax_topk_backward` for users of the library.

#include "roofmax/softmax_topk.hpp"

namespace roofmax {

Plan plan_softmax_topk_backward(std::string_view kernel, const SoftmaxTopkOptions& options,
                                const DeviceTraits& device) {
  if (options.share_of != ShareOf::top_k) {
    throw ProblemError("over",
                       "share_of is ShareOf::row, which has no backward; use "
                       "ShareOf::top_k, as routers do");
  }
  if (options.lse) {
    throw ProblemError("lse", "lse is true, and a backward stores none; leave it false");
  }
  return plan("softmax_topk_backward", kernel, {Dtype::fp32, options.dtype},
              {{"rows", std::to_string(options.rows)},
               {"vocab", std::to_string(options.vocab)},
               {"k", std::to_string(options.k)},
               {"stride", std::to_string(options.stride)},
               {"indices", options.wide_indices ? "int64" : "int32"},
               {"temperature", shortest_word(options.temperature)}},
              device);
}

}  // namespace roofmax
