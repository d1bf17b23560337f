#pragma once

#include <string>

namespace roofmax {

/// What to do where CUPTI refuses the counters of a device, by the number of its result
/// (cupti_result.h). Empty where it is not known.
[[nodiscard]] std::string cure_of(int cupti_result);

}  // namespace roofmax
