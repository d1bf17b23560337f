#pragma once

#include <string_view>

#include "kernels/contract/device.hpp"
#include "kernels/contract/work.hpp"

namespace roofmax {

/// What can bound a problem on a device.
enum class Resource : std::uint8_t { memory, fp32, fp64, matrix, exponentials };

/// The word that records carry.
[[nodiscard]] std::string_view name_of(Resource resource);

/// The resource that takes longest for the compulsory work: memory for `memory_s` seconds (those of
/// the SOL twin), each unit for as long as its peak rate allows. A unit whose rate is unknown is
/// left out.
[[nodiscard]] Resource binding_resource(const Work& work, double memory_s, const PeakRates& peak);

}  // namespace roofmax
