// A plugin that registers past the C ABI as well, as each does that is linked with libroofmax.

#include "kernels/contract/distribution.hpp"
#include "kernels/contract/registry.hpp"
#include "kernels/tests/plugin/planted.hpp"

namespace {

int does_nothing(void*, const roofmax_launch*) { return 0; }

roofmax::Kernel past_the_abi() {
  roofmax::Kernel kernel{};
  kernel.name = "past_the_abi";
  kernel.operation = "softmax";
  return kernel;
}

const roofmax::DistributionRegistration is_there_already{
    {.name = "given", .summary = "registered by roofmax too"}};
const roofmax::Registration is_new{past_the_abi()};

constexpr roofmax_kernel kKernels[] = {
    roofmax::tests::planted("softmax", "by_the_abi", ROOFMAX_CPU, does_nothing)};
constexpr roofmax_plugin kPlugin{sizeof(roofmax_plugin), ROOFMAX_ABI_VERSION, "registering", 1,
                                 kKernels};

}  // namespace

extern "C" const roofmax_plugin* roofmax_plugin_v1(void) { return &kPlugin; }
