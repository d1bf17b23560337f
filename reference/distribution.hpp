#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "kernels/contract/operation.hpp"

namespace roofmax::reference {

/// The values of the axis `distribution`, in the order of `distribution_axis().choices`:
///   normal      approximately N(0, 1)
///   wide        normal * 10 (most outputs of a long row round to zero; a few carry the row)
///   ascending   grows along the row from -8 to 8 (the running maximum moves at every step)
///   descending  the reverse (the first element is the maximum)
///   constant    one value for the whole row
///   spikes      normal, with about one element in 1024 raised by 12, at least one in every row
///   sparse_neg_inf  normal, with three elements in four set to -inf, never a whole row
///   given       the caller writes the inputs; nothing generates it
/// Values come from integer arithmetic on (seed, row, column), so any part of a tensor can be made
/// alone and on any device with the same bits. The gaps between rows are NaN, so that a kernel that
/// lets one into its result is caught.
/// Throws std::invalid_argument on an unknown name and on `given`.
void fill_by_distribution(const std::string& distribution, std::uint64_t seed,
                          const TensorSpec& spec, std::byte* data);

}  // namespace roofmax::reference
