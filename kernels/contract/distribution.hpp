#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/tensor.hpp"

namespace roofmax {

/// How input values are distributed: a choice of the axis `distribution`. Registered where it is
/// defined, by `DistributionRegistration`.
struct Distribution {
  std::string name;
  std::string summary;
  /// Fills a tensor in host memory, laid out as its spec says: the same bits for the same seed,
  /// whatever the number of threads; NaN in the gaps between rows, so that a kernel that reads one
  /// is caught. Throws std::logic_error for an element type that it cannot make. Absent: the caller
  /// writes the inputs.
  std::function<void(std::uint64_t seed, const TensorSpec&, std::byte*)> fill = {};
};

/// All distributions, in order of registration within a file, `normal` first.
[[nodiscard]] std::vector<const Distribution*> distributions();
/// The distribution of that name, or nullptr.
[[nodiscard]] const Distribution* find_distribution(std::string_view name);

/// A namespace-scope constant of this type adds a distribution. Throws std::logic_error on a
/// duplicate.
class DistributionRegistration {
 public:
  explicit DistributionRegistration(Distribution distribution);
};

}  // namespace roofmax
