#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax {

/// All operations, sorted by name.
[[nodiscard]] const std::vector<const Operation*>& operations();
/// All kernels, sorted by operation, device, name; tunings in their declared order.
[[nodiscard]] const std::vector<const Kernel*>& kernels();

/// The operation of that name, or nullptr.
[[nodiscard]] const Operation* find_operation(std::string_view name);
/// A kernel by operation, device and name: "two_pass" gives its default tuning,
/// "two_pass@threads=512,vectors=2" that row. nullptr when there is none.
[[nodiscard]] const Kernel* find_kernel(std::string_view operation, DeviceKind device,
                                        std::string_view full_name);

/// Whether a user's pattern (shell glob: * and ?) selects a kernel. A pattern without '@' selects
/// default tunings only; with '@' it is matched against the full name.
[[nodiscard]] bool selects(std::string_view pattern, const Kernel& kernel);

/// Adds operations and kernels to the registry; a namespace-scope constant of this type beside a
/// definition is all that it takes to add one. The registry owns the copies. Throws
/// std::logic_error on a duplicate.
class Registration {
 public:
  explicit Registration(Operation operation);
  explicit Registration(Kernel kernel);
  /// Tuning rows of one kernel; the first is the default.
  explicit Registration(std::vector<Kernel> tunings);
};

}  // namespace roofmax
