#pragma once

#include <nlohmann/json_fwd.hpp>

#include "harness/predict/moving_times.hpp"
#include "harness/profile/processor.hpp"
#include "kernels/contract/device.hpp"

namespace roofmax::predict {

/// A GPU as the header of a record file tells of it. It need not be here.
struct DescribedDevice {
  DeviceTraits traits = {};
  Processor processor = {};  ///< one of its SMs
  double clock_hz = 0;       ///< the highest of its SMs
  MovingTimes moving = {};   ///< as measured there
};

/// The device of a run with these ceilings. Throws std::runtime_error naming the field that is
/// missing or no such number: the header must be of a GPU whose capability `processors()` has, and
/// hold ceilings.
[[nodiscard]] DescribedDevice described_device(const nlohmann::json& header);

}  // namespace roofmax::predict
