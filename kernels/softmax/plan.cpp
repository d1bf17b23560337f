// Plans of `softmax` for users of the library.

#include "roofmax/softmax.hpp"

namespace roofmax {
namespace {

Plan plan_direction(std::string_view kernel, const SoftmaxOptions& options, const char* direction,
                    const DeviceTraits& device) {
  return plan("softmax", kernel, {options.dtype, options.dtype},
              {{"rows", std::to_string(options.rows)},
               {"cols", std::to_string(options.cols)},
               {"stride", std::to_string(options.stride)},
               {"result", options.log ? "log_softmax" : "softmax"},
               {"lse", options.lse ? "stored" : "none"},
               {"direction", direction}},
              device);
}

}  // namespace

Plan plan_softmax(std::string_view kernel, const SoftmaxOptions& options,
                  const DeviceTraits& device) {
  return plan_direction(kernel, options, "forward", device);
}

Plan plan_log_softmax(std::string_view kernel, SoftmaxOptions options, const DeviceTraits& device) {
  options.log = true;
  return plan_direction(kernel, options, "forward", device);
}

Plan plan_softmax_backward(std::string_view kernel, const SoftmaxOptions& options,
                           const DeviceTraits& device) {
  return plan_direction(kernel, options, "backward", device);
}

}  // namespace roofmax
