#include "harness/profile/nvtx_range.hpp"

#include <nvtx3/nvToolsExt.h>

namespace roofmax {
namespace {

std::uint32_t category_of(Phase phase) { return static_cast<std::uint32_t>(phase) + 1; }

nvtxDomainHandle_t make_domain() {
  const nvtxDomainHandle_t made = nvtxDomainCreateA("roofmax");
  const auto name = [&](Phase phase, const char* text) {
    nvtxDomainNameCategoryA(made, category_of(phase), text);
  };
  name(Phase::inputs, "inputs");
  name(Phase::verify, "verify");
  name(Phase::warm_up, "warm-up");
  name(Phase::measure, "measure");
  name(Phase::counters, "counters");
  return made;
}

nvtxDomainHandle_t domain() {
  static const nvtxDomainHandle_t handle = make_domain();
  return handle;
}

}  // namespace

NvtxRange::NvtxRange(Phase phase, const char* label) {
  nvtxEventAttributes_t event{};
  event.version = NVTX_VERSION;
  event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
  event.category = category_of(phase);
  event.messageType = NVTX_MESSAGE_TYPE_ASCII;
  event.message.ascii = label;
  nvtxDomainRangePushEx(domain(), &event);
}

NvtxRange::~NvtxRange() { nvtxDomainRangePop(domain()); }

}  // namespace roofmax
