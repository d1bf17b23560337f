#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax {

/// What was measured at one problem: kernels of this build with how fast each was, as a share of
/// the fastest (1).
struct MeasuredProblem {
  Problem problem;
  using Share = std::pair<const Kernel*, double>;
  std::vector<Share> shares;  ///< the fastest first
  double sol = 0;             ///< of the fastest; 0 where it is not known
  /// Logarithm of how many times as fast a kernel is expected to be that was not measured here,
  /// since the fastest of problems near this one is closer to the device's speed.
  double shortfall = 0;
};

/// What was measured on one device.
struct Evidence {
  std::string device;  ///< "NVIDIA H200"
  std::string made;    ///< when, of which revision
  std::vector<MeasuredProblem> problems;
};

/// Finds out at which problems the fastest kernel is likely missing: `shortfall` of all of them.
void find_shortfalls(Evidence& evidence);

/// Evidence, of which shortfalls were found, as it were if the problem at `index` had not been
/// measured. Throws std::out_of_range where there is none.
[[nodiscard]] Evidence without(const Evidence& evidence, std::size_t index);

/// The kernel to use for a problem, and why this one.
struct Chosen {
  const Kernel* kernel;
  std::string why;  ///< one sentence
};

/// The kernel that is expected to be the fastest of those that take the problem on that device:
/// by what was measured on the device most like it, at the problems nearest to this one. Nothing
/// where no kernel takes it.
[[nodiscard]] std::optional<Chosen> choose(const Problem& problem, const DeviceTraits& device);
/// The same by other evidence.
[[nodiscard]] std::optional<Chosen> choose(const Problem& problem, const DeviceTraits& device,
                                           const Evidence& evidence);

/// A kernel named "auto": for each problem it stands for the one that `choose` chooses. It is not
/// among `kernels()`, so that no pattern but its own name selects it. nullptr where no kernel of
/// such a device computes the operation. Lives as long as the process.
[[nodiscard]] const Kernel* auto_kernel(const Operation& operation, DeviceKind device);

/// How unlike two problems of an operation are: 0 for the same, 1 for twice the rows. Rows, length
/// and sizes count by their ratio, modes and layouts by being different; the values of the inputs,
/// and limits (sizes whose default is below 0: none), do not count.
[[nodiscard]] double distance_between(const Problem& one, const Problem& other);

/// What this library knows of devices of a kind; nullptr where it knows none.
[[nodiscard]] const Evidence* evidence_of(const DeviceTraits& device);

}  // namespace roofmax
