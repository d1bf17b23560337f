#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "kernels/contract/distribution.hpp"

namespace roofmax::reference {

/// Fills a tensor by a registered distribution (kernels/contract/distribution.hpp). The bits of
/// those in distribution.cpp come from integer arithmetic on (seed, row, column), so that any part
/// of a tensor can be made alone and on any device. Throws std::invalid_argument on an unknown name
/// and on a distribution that leaves the inputs to the caller.
void fill_by_distribution(const std::string& distribution, std::uint64_t seed,
                          const TensorSpec& spec, std::byte* data);

}  // namespace roofmax::reference
