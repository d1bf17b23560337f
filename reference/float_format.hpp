#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/contract/dtype.hpp"

namespace roofmax::reference {

/// Element `index` of an array of `dtype` as fp64 (exact for every supported type but integers
/// beyond 2^53).
[[nodiscard]] double load_element(Dtype dtype, const std::byte* data, std::int64_t index);

/// Stores `value` as element `index`, rounded once to nearest-even.
void store_element(Dtype dtype, std::byte* data, std::int64_t index, double value);

/// `value` rounded once to `dtype` (nearest-even, overflow to infinity), as fp64.
[[nodiscard]] double round_to(Dtype dtype, double value);

/// Distance in representable values of `dtype` between two finite or infinite numbers already
/// representable in it; +0 and -0 are the same. NaN against NaN is 0, NaN against a number is
/// infinity.
[[nodiscard]] double ulp_distance(Dtype dtype, double a, double b);

}  // namespace roofmax::reference
