#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/operation.hpp"

namespace roofmax {

/// Why a kernel does not take a problem. `constraint` is a short, stable word ("cols", "dtype",
/// "compute_capability"); `reason` is the sentence shown to the user.
struct Refusal {
  std::string constraint;
  std::string reason;
};

/// An opaque stream: a cudaStream_t on CUDA, ignored on the CPU.
using Stream = void*;

/// Everything a launch is given. Pointers are device pointers on CUDA. Inputs and outputs come in
/// the order of `Operation::tensors`; any element-aligned address is legal.
struct Launch {
  std::span<const void* const> inputs;
  std::span<void* const> outputs;  ///< every tensor that `is_written()`
  void* workspace = nullptr;       ///< of `Kernel::workspace_bytes`, 256-byte aligned
  Stream stream = nullptr;
  int rank = 0;                  ///< of a collective operation
  int ranks = 1;                 ///< devices that take part
  void* communicator = nullptr;  ///< ncclComm_t of a collective operation
};

/// Enqueues one launch. Only that: it never allocates, never synchronises and asks the runtime
/// nothing. May be called from several threads at once, each with a workspace of its own.
using LaunchFunction = std::function<void(const Launch&)>;

/// Names the choice among all kernels of an operation (`stands_for`): no kernel may be called so.
inline constexpr std::string_view kAutoKernel = "auto";

/// One implementation of an operation: plain data and functions.
///
/// The workspace is zeroed once when it is allocated and then belongs to the kernel: whatever a
/// launch leaves in it is what the next launch on that workspace finds.
struct Kernel {
  std::string name;            ///< states algorithm and granularity, e.g. "two_pass"
  std::string tuning = {};     ///< this row's tuning, e.g. "threads=256,vectors=4"; may be empty
  bool default_tuning = true;  ///< the documented configuration; the others are run on request
  std::string operation;
  DeviceKind device = DeviceKind::cpu;
  std::vector<DtypePair> dtypes;
  /// Choices of the operation's modes (`AxisRole::mode`) that it computes. Of a mode that is not
  /// named here it serves the default alone; what it does not serve is never planned for it.
  std::map<std::string, std::vector<std::string>> serves = {};
  std::string summary;      ///< one line for `roofmax list`
  std::string constraints;  ///< one line: what it does not take; "none" when it takes everything
  std::string source;       ///< where the algorithm is documented
  /// Names the code that it shares with kernels of other names, which serve other problems: how
  /// fast one is there says how fast another is here. Empty: its own.
  std::string code = {};
  /// Added to the operation's tolerance: in half precision, for algorithms documented to round
  /// their intermediates to it; in fp32, for those that do not subtract the maximum, whose
  /// exponentials are off by units of the scores' size and not of their distance from the maximum.
  double extra_half_ulps = 0;
  double extra_fp32_ulps = 0;

  /// Nothing when the kernel takes the problem on that device, else which constraint refuses it.
  /// Dtypes are checked by `refusal_of`, not here. Absent: takes everything.
  std::function<std::optional<Refusal>(const Problem&, const DeviceTraits&)> supports = {};
  /// What a launch on that device moves and computes. Absent: not known.
  std::function<Traffic(const Problem&, const DeviceTraits&)> traffic = {};
  /// Bytes of scratch memory on that device. Absent: none.
  std::function<std::int64_t(const Problem&, const DeviceTraits&)> workspace_bytes = {};
  /// Does once what does not depend on the arguments of a launch: reads axes, chooses the instance
  /// and its grid, asks the runtime what it holds. The current device is the one described. What it
  /// returns is launched as often as wanted, and outlives problem and traits.
  std::function<LaunchFunction(const Problem&, const DeviceTraits&)> prepare = {};
  /// Of a kernel that only chooses others: the one that does the problem on that device, nullptr
  /// where none takes it. Such a kernel has nothing else but `supports`. Absent: does it itself.
  std::function<const Kernel*(const Problem&, const DeviceTraits&)> stands_for = {};

  /// What that adds for outputs of `problem`.
  [[nodiscard]] double extra_ulps(const Problem& problem) const {
    return size_of(problem.dtype_out) == 2 ? extra_half_ulps : extra_fp32_ulps;
  }

  /// "two_pass@threads=256,vectors=4", or the bare name when there is no tuning.
  [[nodiscard]] std::string full_name() const {
    return tuning.empty() ? name : name + "@" + tuning;
  }
};

/// The mode of `problem` that `kernel` does not serve, or nullptr when it serves them all. Kernel
/// and problem must be of the same operation.
[[nodiscard]] const Problem::Coordinate* unserved_mode(const Kernel& kernel,
                                                       const Problem& problem);

/// Whether `kernel` takes `problem` on `device`: its operation, device kind, modes, dtypes and its
/// own `supports`, in that order. Nothing means yes.
[[nodiscard]] std::optional<Refusal> refusal_of(const Kernel& kernel, const Problem& problem,
                                                const DeviceTraits& device);

}  // namespace roofmax
